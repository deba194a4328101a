/// The few facts about Apple's frameworks that the analyzer relies on, from their documentation.
enum KnownTypes {
  /// The superclass of a class.
  static let superclasses: [String: String] = {
    let families: [(String, String)] = [
      (
        "NSObject",
        "UIResponder UIBarItem UIGestureRecognizer UINavigationItem UIPresentationController NSLayoutConstraint UICollectionViewLayout UICollectionViewDiffableDataSource UITableViewDiffableDataSource URLSession URLSessionTask Operation OperationQueue NSOperation AVPlayer AVPlayerItem AVCaptureSession CLLocationManager WKWebViewConfiguration WKUserContentController CADisplayLink Timer Thread NSManagedObject NSManagedObjectContext NSFetchedResultsController UIScreen UITraitCollection UIImage UIColor UIFont CALayer MKMapItem UIMenuElement"
      ),
      ("UIResponder", "UIView UIViewController UIApplication UIScene"),
      ("UIScene", "UIWindowScene"),
      ("UIBarItem", "UIBarButtonItem UITabBarItem"),
      ("UIMenuElement", "UIAction UIMenu UICommand"),
      ("UIPresentationController", "UISheetPresentationController UIPopoverPresentationController"),
      (
        "UIViewController",
        "UINavigationController UITabBarController UITableViewController UICollectionViewController UISplitViewController UIPageViewController UIHostingController UIAlertController UIActivityViewController UISearchController UIInputViewController UISearchContainerViewController SFSafariViewController PHPickerViewController MFMailComposeViewController MFMessageComposeViewController AVPlayerViewController QLPreviewController UIDocumentPickerViewController UIDocumentBrowserViewController UIDocumentViewController UIFontPickerViewController UIColorPickerViewController CNContactPickerViewController CNContactViewController EKEventEditViewController UICloudSharingController UIReferenceLibraryViewController SLComposeServiceViewController GKGameCenterViewController VNDocumentCameraViewController PKAddPassesViewController MSMessagesAppViewController UITextFormattingViewController"
      ),
      ("UINavigationController", "UIImagePickerController UIVideoEditorController"),
      (
        "UIView",
        "UIControl UILabel UIImageView UIScrollView UIStackView UITableViewCell UICollectionReusableView UITableViewHeaderFooterView UIWindow UIVisualEffectView UIProgressView UIActivityIndicatorView UINavigationBar UITabBar UIToolbar UISearchBar UIPickerView WKWebView MKMapView MTKView SCNView SKView ARView GLKView MKAnnotationView UIInputView PDFView AVPictureInPictureView UIContentUnavailableView UIListContentView UICalendarView QLPreviewView GADBannerView"
      ),
      (
        "UIControl",
        "UIButton UITextField UISwitch UISlider UISegmentedControl UIDatePicker UIStepper UIPageControl UIRefreshControl UIColorWell"
      ),
      ("UITextField", "UISearchTextField"),
      ("UIScrollView", "UITableView UICollectionView UITextView"),
      ("UICollectionReusableView", "UICollectionViewCell"),
      ("UICollectionViewCell", "UICollectionViewListCell"),
      ("UICollectionViewLayout", "UICollectionViewFlowLayout UICollectionViewCompositionalLayout"),
      ("MKAnnotationView", "MKPinAnnotationView MKMarkerAnnotationView"),
      (
        "UIGestureRecognizer",
        "UITapGestureRecognizer UIPanGestureRecognizer UILongPressGestureRecognizer UIPinchGestureRecognizer UIRotationGestureRecognizer UISwipeGestureRecognizer UIHoverGestureRecognizer"
      ),
      (
        "",
        "NSObject PassthroughSubject CurrentValueSubject AnyCancellable JSONDecoder JSONEncoder"
      ),
      // macOS: known, so that it is known not to be UIKit's.
      ("NSResponder", "NSView NSViewController NSWindow NSApplication"),
      ("NSObject", "NSResponder"),
      ("NSViewController", "NSHostingController"),
      ("NSView", "NSHostingView"),
    ]
    var result: [String: String] = [:]
    for (superclass, classes) in families {
      for name in classes.split(separator: " ") where !name.hasSuffix("_") {
        result[String(name)] = superclass
      }
    }
    return result
  }()

  /// What a protocol refines.
  static let refinedProtocols: [String: [String]] = [
    "UIViewRepresentable": ["View"], "UIViewControllerRepresentable": ["View"],
    "Shape": ["View"], "InsettableShape": ["Shape"], "NSViewRepresentable": ["View"],
    "NSViewControllerRepresentable": ["View"], "AnimatableModifier": ["ViewModifier"],
    "EnvironmentalModifier": ["ViewModifier"], "DynamicViewContent": ["View"],
    "Codable": ["Encodable", "Decodable"], "Comparable": ["Equatable"],
    "Hashable": ["Equatable"], "Error": ["Sendable"],
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
  ]

  /// Protocols that are known to be protocols and to lead nowhere else.
  static let protocols: Set<String> = {
    let names = """
      View ViewModifier App Scene PreviewProvider ObservableObject DynamicProperty EnvironmentKey
      PreferenceKey ButtonStyle PrimitiveButtonStyle LabelStyle ToggleStyle Layout Animatable
      Identifiable Equatable Encodable Decodable Sendable CaseIterable AnyObject Any Error
      CustomStringConvertible CustomDebugStringConvertible RawRepresentable ExpressibleByStringLiteral
      LocalizedError NSCoding NSCopying NSObjectProtocol UIApplicationDelegate
      UISceneDelegate UIWindowSceneDelegate UITableViewDataSource UIScrollViewDelegate
      UICollectionViewDataSource UITextFieldDelegate UITextViewDelegate UINavigationControllerDelegate
      UITabBarControllerDelegate UIGestureRecognizerDelegate UIAdaptivePresentationControllerDelegate
      UIPopoverPresentationControllerDelegate UISearchBarDelegate UISearchResultsUpdating
      UISearchControllerDelegate UIPageViewControllerDelegate UIPageViewControllerDataSource
      UIViewControllerTransitioningDelegate UIContentConfiguration UIContentView
      UITraitBridgedEnvironmentKey WKNavigationDelegate WKUIDelegate WKScriptMessageHandler
      MKMapViewDelegate CLLocationManagerDelegate AVAudioPlayerDelegate Publisher Subject Subscriber
      Subscription Cancellable Scheduler Sequence Collection IteratorProtocol AsyncSequence
      AsyncIteratorProtocol Actor GlobalActor Observable UITableViewDragDelegate
      UITableViewDropDelegate UICollectionViewDragDelegate UICollectionViewDropDelegate
      UICollectionViewDelegateFlowLayout UITableViewDataSourcePrefetching URLSessionDelegate
      NSFetchedResultsControllerDelegate UISheetPresentationControllerDelegate UIPickerViewDelegate
      UIPickerViewDataSource UIImagePickerControllerDelegate UIDocumentPickerDelegate
      PHPickerViewControllerDelegate SFSafariViewControllerDelegate UISplitViewControllerDelegate
      UITabBarDelegate UITextInputTraits UIBarPositioningDelegate Transferable Widget TimelineProvider
      """
    return Set(names.split { $0 == " " || $0 == "\n" }.map(String.init))
      .union(refinedProtocols.keys)
  }()

  /// The type of a member that code reaches through.
  static func member(_ name: String, of type: String) -> TypeRef? {
    members[type]?[name].map { TypeRef($0) }
  }

  private static let members: [String: [String: String]] = [
    "UIViewController": [
      "view": "UIView", "viewIfLoaded": "UIView", "navigationController": "UINavigationController",
      "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
      "parent": "UIViewController", "presentedViewController": "UIViewController",
      "presentingViewController": "UIViewController", "navigationItem": "UINavigationItem",
      "presentationController": "UIPresentationController", "tabBarItem": "UITabBarItem",
      "sheetPresentationController": "UISheetPresentationController",
      "popoverPresentationController": "UIPopoverPresentationController",
    ],
    "UITableViewController": ["tableView": "UITableView"],
    "UICollectionViewController": ["collectionView": "UICollectionView"],
    "UINavigationController": [
      "navigationBar": "UINavigationBar", "topViewController": "UIViewController",
      "visibleViewController": "UIViewController", "toolbar": "UIToolbar",
      "interactivePopGestureRecognizer": "UIGestureRecognizer",
    ],
    "UITabBarController": ["selectedViewController": "UIViewController", "tabBar": "UITabBar"],
    "UIView": [
      "superview": "UIView", "window": "UIWindow", "layer": "CALayer",
      "safeAreaLayoutGuide": "UILayoutGuide", "inputAccessoryView": "UIView",
    ],
    "UIWindow": ["rootViewController": "UIViewController", "windowScene": "UIWindowScene"],
    "UITableViewCell": ["contentView": "UIView", "backgroundView": "UIView"],
    "UICollectionViewCell": ["contentView": "UIView", "backgroundView": "UIView"],
    "UITableViewHeaderFooterView": ["contentView": "UIView"],
    "UIVisualEffectView": ["contentView": "UIView"],
    "UITableView": [
      "tableHeaderView": "UIView", "tableFooterView": "UIView", "backgroundView": "UIView",
    ],
    "UICollectionView": ["backgroundView": "UIView"],
    "UINavigationItem": ["titleView": "UIView", "leftBarButtonItem": "UIBarButtonItem"],
    "WKWebView": ["configuration": "WKWebViewConfiguration", "scrollView": "UIScrollView"],
    "WKWebViewConfiguration": ["userContentController": "WKUserContentController"],
  ]
}
