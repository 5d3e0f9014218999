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

  // G9 [CAT]
  @Test func `concatenation applies the receiver first`() {
    #expect(right.concatenating(quarter) == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 100))
    #expect(quarter.concatenating(right) == CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 100, ty: 0))
  }

  // G9 [CAT]
  @Test func `translating, scaling and rotating act before what is there`() {
    let scaled = CGAffineTransform(scaleX: 2, y: 3)
    #expect(scaled.translatedBy(x: 10, y: 10) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 30))
    #expect(right.scaledBy(x: 2, y: 3) == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 100, ty: 0))
    let turned = right.rotated(by: .pi / 2)
    #expect(turned.tx == 100 && turned.ty == 0 && turned.b == 1 && turned.c == -1)
  }

  // G9 [CAT]
  @Test func `a singular transform is its own inverse`() {
    let flat = CGAffineTransform(scaleX: 0, y: 0).translatedBy(x: 5, y: 5)
    #expect(flat.inverted() == flat)
  }

  @Test func `an inverse undoes its transform`() {
    let transform = CGAffineTransform(a: 2, b: 0, c: 1, d: 4, tx: 10, ty: 20)
    #expect(transform.concatenating(transform.inverted()).isIdentity)
  }

  @Test func `a point, a vector and a box go through a transform`() {
    let transform = quarter.concatenating(right)
    #expect(CGPoint(x: 1, y: 2).applying(transform) == CGPoint(x: 98, y: 1))
    #expect(CGSize(width: 1, height: 2).applying(transform) == CGSize(width: -2, height: 1))
    let box = CGRect(x: 0, y: 0, width: 10, height: 20).applying(transform)
    #expect(box == CGRect(x: 80, y: 0, width: 20, height: 10))
  }
}
