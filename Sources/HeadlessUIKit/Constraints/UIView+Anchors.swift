// The sides, lengths and middles of the view as constraints name them: of the frame without its transform.

extension UIView {
  public final var leadingAnchor: NSLayoutXAxisAnchor { .init(ConstraintEnd(self, .leading)) }
  public final var trailingAnchor: NSLayoutXAxisAnchor { .init(ConstraintEnd(self, .trailing)) }
  public final var leftAnchor: NSLayoutXAxisAnchor { .init(ConstraintEnd(self, .left)) }
  public final var rightAnchor: NSLayoutXAxisAnchor { .init(ConstraintEnd(self, .right)) }
  public final var topAnchor: NSLayoutYAxisAnchor { .init(ConstraintEnd(self, .top)) }
  public final var bottomAnchor: NSLayoutYAxisAnchor { .init(ConstraintEnd(self, .bottom)) }
  public final var widthAnchor: NSLayoutDimension { .init(ConstraintEnd(self, .width)) }
  public final var heightAnchor: NSLayoutDimension { .init(ConstraintEnd(self, .height)) }
  public final var centerXAnchor: NSLayoutXAxisAnchor { .init(ConstraintEnd(self, .centerX)) }
  public final var centerYAnchor: NSLayoutYAxisAnchor { .init(ConstraintEnd(self, .centerY)) }
}
