@_exported import Foundation
@_exported import FoundationNetworking

// What Foundation has on Apple's systems by way of Objective-C, and nowhere else.

public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
  public init(_ name: String) {}
  public init(stringLiteral value: String) {}
}

/// Stands for `#selector`, which needs Objective-C.
public func _selector<Function>(_ function: Function) -> Selector { "" }

extension NotificationCenter {
  public func addObserver(
    _ observer: Any, selector: Selector, name: NSNotification.Name?, object: Any?
  ) {}
}

extension Timer {
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { fatalError() }
  public convenience init(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) { fatalError() }
}

extension NSObjectProtocol {
  public func responds(to selector: Selector) -> Bool { false }
}

extension NSObject {
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {}
  public class func cancelPreviousPerformRequests(withTarget target: Any) {}
  public func value(forKey key: String) -> Any? { nil }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
    context: UnsafeMutableRawPointer?
  ) {}
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
}

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = Self(rawValue: 1)
  public static let old = Self(rawValue: 2)
  public static let initial = Self(rawValue: 4)
  public static let prior = Self(rawValue: 8)
}

public class NSKeyValueObservation: NSObject {
  public func invalidate() {}
}

public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
}

public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation { fatalError() }
}

public enum objc_AssociationPolicy: UInt {
  case OBJC_ASSOCIATION_ASSIGN, OBJC_ASSOCIATION_RETAIN_NONATOMIC
  case OBJC_ASSOCIATION_COPY_NONATOMIC, OBJC_ASSOCIATION_RETAIN, OBJC_ASSOCIATION_COPY
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { nil }
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
public func object_setClass(_ object: Any?, _ class: AnyClass) -> AnyClass? { nil }
public func objc_allocateClassPair(
  _ superclass: AnyClass?, _ name: UnsafePointer<CChar>, _ extraBytes: Int
) -> AnyClass? { nil }

public struct NSKeyValueChangeKey: Hashable, Sendable {
  public static let newKey = NSKeyValueChangeKey()
  public static let oldKey = NSKeyValueChangeKey()
}
