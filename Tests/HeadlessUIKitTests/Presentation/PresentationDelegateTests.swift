import Foundation
import HeadlessUIKit
import Testing

/// Writes down what it hears, and allows what it is told to.
@MainActor private final class Listener: NSObject, UISheetPresentationControllerDelegate {
  let heard: Heard
  var allows = true

  init(in heard: Heard) {
    self.heard = heard
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    heard.all.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.all.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.all.append("did")
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    heard.all.append("attempt")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheet: UISheetPresentationController) {
    heard.all.append(sheet.selectedDetentIdentifier?.rawValue ?? "none")
  }
}

extension ScreenTests {
  @Suite(.serialized) @MainActor struct PresentationDelegateTests {
    private let heard = Heard()
    private let listener: Listener
    private let window = makeWindow()
    private let modal: ListeningController
    private let sheet: UISheetPresentationController

    init() throws {
      listener = Listener(in: heard)
      modal = ListeningController("modal", in: heard)
      sheet = try #require(modal.sheetPresentationController)
      sheet.detents = [.medium(), .large()]
      sheet.delegate = listener
      window.rootViewController = UIViewController()
      window.rootViewController?.present(modal, animated: false)
      heard.all = []
    }

    @Test func `a user's dismissal is asked for, announced, and told when it is over`() {
      #expect(sheet.headlessDismissByUser())
      #expect(heard.take() == ["should", "will", "modal will disappear"])
      #expect(modal.isBeingDismissed)
      Headless.advance(by: 1)
      #expect(heard.take() == ["modal did disappear", "did"] && modal.presentingViewController == nil)
    }

    @Test func `a refusal is an attempt`() {
      listener.allows = false
      #expect(!sheet.headlessDismissByUser())
      #expect(heard.take() == ["should", "attempt"] && modal.presentingViewController != nil)
    }

    @Test func `a modal controller is not dismissed, and the delegate not asked`() {
      modal.isModalInPresentation = true
      #expect(!sheet.headlessDismissByUser())
      #expect(heard.take() == ["attempt"])
    }

    // As in Apple's sample "Disabling the pull-down gesture for a sheet", where the child says so.
    @Test func `a child that is modal holds the presentation while it is to be seen`() {
      let child = UIViewController()
      child.isModalInPresentation = true
      modal.addChild(child)
      modal.view.addSubview(child.view)
      #expect(!sheet.headlessDismissByUser())
      child.view.removeFromSuperview()
      #expect(sheet.headlessDismissByUser())
    }

    @Test func `code that dismisses tells no delegate`() {
      modal.dismiss(animated: false)
      #expect(heard.take() == ["modal will disappear", "modal did disappear"])
      #expect(!sheet.headlessDismissByUser())
    }

    @Test func `what presents another is not dismissed by a user`() {
      modal.present(UIViewController(), animated: false)
      #expect(!sheet.headlessDismissByUser() && heard.all.isEmpty)
    }

    @Test func `a user's drag is told, a selection by code is not`() {
      sheet.selectedDetentIdentifier = .large
      #expect(heard.all.isEmpty)
      sheet.headlessDrag(to: .medium)
      #expect(heard.take() == ["com.apple.UIKit.medium"])
      sheet.headlessDrag(to: .medium)
      sheet.headlessDrag(to: .init("nowhere"))
      #expect(heard.all.isEmpty && sheet.selectedDetentIdentifier == .medium)
    }

    @Test func `the delegate of any presentation is that of the sheet too`() {
      let presentation: UIPresentationController = sheet
      #expect(presentation.delegate === listener)
      presentation.delegate = nil
      #expect(sheet.delegate == nil)
    }
  }
}
