import Foundation
import HeadlessUIKit
import Testing

@Suite struct TransformTests {
  @Test func `the identity leaves its six numbers plain`() {
    let identity = CGAffineTransform.identity
    #expect([identity.a, identity.b, identity.c, identity.d, identity.tx, identity.ty] == [1, 0, 0, 1, 0, 0])
  }
}
