import Foundation
import HeadlessUIKit
import Testing

@Suite struct CGAffineTransformTests {
  private let right = CGAffineTransform(translationX: 100, y: 0)
  private let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  @Test func `the identity leaves its six numbers plain`() {
    #expect(CGAffineTransform.identity == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    #expect(CGAffineTransform().isIdentity)
  }

  @Test func `a point, a vector and a box go through a transform`() {
    let transform = quarter.concatenating(right)
    #expect(CGPoint(x: 1, y: 2).applying(transform) == CGPoint(x: 98, y: 1))
    #expect(CGSize(width: 1, height: 2).applying(transform) == CGSize(width: -2, height: 1))
    let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(transform)
    #expect(box == CGRect(x: 80, y: 0, width: 20, height: 10))
  }
}
