@_exported import UIKit

@MainActor @preconcurrency open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var configuration: WKWebViewConfiguration { WKWebViewConfiguration() }
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  open var scrollView: UIScrollView { UIScrollView() }
  open var url: URL? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ script: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {}
}
@MainActor @preconcurrency open class WKNavigation: NSObject {}
@MainActor @preconcurrency open class WKWebViewConfiguration: NSObject {
  public override init() {}
  open var userContentController = WKUserContentController()
}
@MainActor @preconcurrency open class WKUserContentController: NSObject {
  public override init() {}
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func removeAllScriptMessageHandlers() {}
}
@MainActor @preconcurrency open class WKScriptMessage: NSObject {
  open var body: Any { "" }
  open var name: String { "" }
}
@MainActor @preconcurrency public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
@MainActor @preconcurrency public protocol WKUIDelegate: NSObjectProtocol {}
@MainActor @preconcurrency public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
}
