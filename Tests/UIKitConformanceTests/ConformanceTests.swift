import ExclusiveScreen
import Testing

/// The parent of every suite: what UIKit does, said against its public names alone, so that these tests could be run
/// on a device too.
@Suite(.serialized, .exclusiveScreen) @MainActor struct ConformanceTests {}
