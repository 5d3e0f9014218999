// UIKit where there is one, and its headless stand-in elsewhere: no other room needs to ask.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
