#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// Has a method of `observer` called, on the main thread, which is where such notifications are to be posted.
    ///
    /// The centre does not keep the observer alive, and one that is gone hears nothing. Who is added twice hears
    /// twice. The turn is that of the registration, among observers with blocks too.
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let observer = NotificationObservation.WeakObserver(observer as AnyObject)
      NotificationHub.hub(of: self).add(
        aName, from: anObject.map { $0 as AnyObject }, to: self, by: .selector(aSelector, of: observer))
    }
  }
#endif
