// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "KeyboardFuzz",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "PropertyTesting", targets: ["PropertyTesting"]),
    .library(name: "HeadlessUIKit", targets: ["HeadlessUIKit"]),
    .library(name: "PortableUIKit", targets: ["PortableUIKit"]),
    .library(
      name: "KeyboardFuzz",
      targets: ["KeyboardFuzz", "KeyboardInvariants", "KeyboardScenarios", "KeyboardStage"]),
    .executable(name: "keyboard-fuzz", targets: ["keyboard-fuzz"]),
  ],
  targets: [
    .target(name: "PropertyTesting"),
    .target(name: "HeadlessUIKit"),
    .target(name: "PortableUIKit", dependencies: ["HeadlessUIKit"]),
    .target(name: "KeyboardScenarios", dependencies: ["PropertyTesting"]),
    .target(name: "KeyboardInvariants", dependencies: ["KeyboardScenarios"]),
    .target(name: "KeyboardStage", dependencies: ["KeyboardScenarios", "PortableUIKit"]),
    .target(name: "KeyboardSubjects", dependencies: ["KeyboardScenarios", "KeyboardStage", "PortableUIKit"]),
    .target(
      name: "KeyboardFuzz",
      dependencies: ["KeyboardInvariants", "KeyboardScenarios", "KeyboardStage", "PropertyTesting"]),
    .executableTarget(name: "keyboard-fuzz", dependencies: ["KeyboardFuzz", "KeyboardSubjects"]),
    .executableTarget(
      name: "keyboard-fuzz-bench",
      dependencies: [
        "KeyboardFuzz", "KeyboardInvariants", "KeyboardScenarios", "KeyboardStage", "KeyboardSubjects",
        "PortableUIKit", "PropertyTesting",
      ],
      exclude: ["Peers", "compare-with-peers"]),

    .target(name: "ExclusiveScreen", path: "Tests/ExclusiveScreen"),
    .testTarget(name: "PropertyTestingTests", dependencies: ["PropertyTesting"]),
    .target(name: "FoundationOnlyPoster", path: "Tests/FoundationOnlyPoster"),
    .testTarget(
      name: "HeadlessUIKitTests", dependencies: ["ExclusiveScreen", "FoundationOnlyPoster", "HeadlessUIKit"]),
    .testTarget(name: "UIKitConformanceTests", dependencies: ["ExclusiveScreen", "PortableUIKit"]),
    .testTarget(name: "KeyboardScenariosTests", dependencies: ["KeyboardScenarios", "PropertyTesting"]),
    .testTarget(
      name: "KeyboardInvariantsTests",
      dependencies: [
        "ExclusiveScreen", "KeyboardInvariants", "KeyboardScenarios", "KeyboardStage", "PortableUIKit",
        "PropertyTesting",
      ]),
    .testTarget(
      name: "KeyboardStageTests",
      dependencies: [
        "ExclusiveScreen", "KeyboardInvariants", "KeyboardScenarios", "KeyboardStage", "KeyboardSubjects",
        "PortableUIKit", "PropertyTesting",
      ]),
    .testTarget(
      name: "KeyboardSubjectsTests",
      dependencies: [
        "ExclusiveScreen", "KeyboardScenarios", "KeyboardStage", "KeyboardSubjects", "PortableUIKit",
      ]),
    .testTarget(
      name: "KeyboardFuzzTests",
      dependencies: [
        "ExclusiveScreen", "KeyboardFuzz", "KeyboardInvariants", "KeyboardScenarios", "KeyboardStage",
        "KeyboardSubjects",
        "PortableUIKit", "PropertyTesting",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = [
    .treatAllWarnings(as: .error),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .enableUpcomingFeature("ImmutableWeakCaptures"),
  ]
}
