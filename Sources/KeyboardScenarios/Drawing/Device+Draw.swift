import PropertyTesting

extension Device {
  /// Draws a device: around the screens that exist, and where the scene is a part of one.
  static func draw(like example: Device?, from source: inout Draw) -> Device {
    let plain = Device.plain
    let proposed = example ?? source.propose(Device.usual)
    return source.optional(
      "device", like: proposed.map { $0 != plain }, by: { _ in false },
      value: { source in
        let screen = Size.draw(towards: plain.screen, atLeast: 1, like: proposed?.screen, from: &source) {
          _ in
          plain.screen
        }
        let isPad = source.flag("is pad", like: proposed.map { $0.idiom == .pad }) { _ in false }
        let whole = Rect(0, 0, screen.width, screen.height)
        let scene = source.optional("scene", like: proposed.map { $0.scene != nil }, by: { _ in false }) {
          source in
          Rect.draw(towards: whole, like: proposed?.scene, from: &source) { _ in whole }
        }
        var device = Device(screen: screen, idiom: isPad ? .pad : .phone, scene: scene)
        device.safeArea = Insets.draw(like: proposed?.safeArea, from: &source) { _ in .zero }
        return device
      }) ?? plain
  }

  private static func usual(_ random: inout Random) -> Device {
    if random.oneIn(3) { return .plain }
    if random.oneIn(3) { return usualPad(&random) }
    let size = random.element(of: phones)
    var device = Device(screen: size)
    if random.oneIn(2) { device.safeArea = safeAreaOfPhone(size) }
    guard random.oneIn(5) else { return device }
    var turned = Device(screen: size.turned)
    turned.safeArea = device.safeArea(on: size.turned)
    return turned
  }

  /// A notch and a home indicator where the screen is as long as that of a phone that has them, otherwise a
  /// status bar.
  private static func safeAreaOfPhone(_ size: Size) -> Insets {
    guard size.height >= 812 else { return Insets(top: 20) }
    let tops: [Double: Double] = [812: 44, 896: 44, 844: 47, 926: 47, 852: 59, 874: 62]
    return Insets(top: tops[size.height] ?? 47, bottom: 34)
  }

  private static func usualPad(_ random: inout Random) -> Device {
    let size = random.element(of: pads)
    let screen = random.oneIn(3) ? size.turned : size
    guard random.oneIn(2) else {
      var device = Device(screen: screen, idiom: .pad)
      if random.oneIn(2) { device.safeArea = Insets(top: 24, bottom: random.oneIn(2) ? 20 : 0) }
      return device
    }
    // A window of its own, side by side or slid over: anywhere on the screen, at least 320 wide.
    let width = random.number(of: [320, 375, 500, 700, screen.width / 2])
    let height = random.number(of: [480, 800, screen.height])
    let x = random.number(of: [0, 100, screen.width - width])
    let y = random.number(of: [0, 24, 100, screen.height - height])
    return Device(screen: screen, idiom: .pad, scene: Rect(x, max(0, y), width, height))
  }

  /// The screens around which devices are drawn, in portrait.
  public static let published: [Device] =
    phones.map { Device(screen: $0) } + pads.map { Device(screen: $0, idiom: .pad) }

  private static let phones = [
    Size(320, 568), Size(375, 667), Size(414, 736), Size(375, 812), Size(414, 896), Size(390, 844),
    Size(393, 852), Size(402, 874), Size(428, 926), Size(320, 480), Size(320, 693),
  ]

  private static let pads = [Size(768, 1024), Size(1024, 1366), Size(834, 1194), Size(810, 1080)]
}
