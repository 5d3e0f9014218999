// UIKit where there is one, and its headless stand-in elsewhere: no other room needs to ask. UIKit brings
// Foundation along, and so does this.
#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import Foundation
  @_exported public import HeadlessUIKit
#endif
