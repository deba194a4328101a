@_exported import Combine
@_exported import ObjectiveC

public final class CGColor {}
public final class CGImage {}
public final class CGContext {
  public func fill(_ rect: CGRect) {}
  public func setFillColor(_ color: CGColor) {}
}
public class CGPath {}

public struct CGAffineTransform: Equatable, Sendable {
  public static let identity = CGAffineTransform()
  public init() {}
  public init(rotationAngle: CGFloat) {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(translationX: CGFloat, y: CGFloat) {}
}

open class CALayer: NSObject {
  public override init() {}
  open var cornerRadius: CGFloat = 0
  open var masksToBounds = false
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var opacity: Float = 1
  open func addSublayer(_ layer: CALayer) {}
  open func removeFromSuperlayer() {}
  open var sublayers: [CALayer]?
  open func add(_ animation: CAAnimation, forKey key: String?) {}
  open func removeAllAnimations() {}
  open func removeAnimation(forKey key: String) {}
}

open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  open var repeatCount: Float = 0
}
open class CABasicAnimation: CAAnimation {
  public convenience init(keyPath path: String?) { self.init() }
  open var fromValue: Any?
  open var toValue: Any?
}

open class CAGradientLayer: CALayer {
  open var colors: [Any]?
}

public class CADisplayLink: NSObject {
  public init(target: Any, selector: Selector) {}
  public var isPaused = false
  public var timestamp: CFTimeInterval { 0 }
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {}
  public func invalidate() {}
}

public typealias CFTimeInterval = Double
public func CACurrentMediaTime() -> CFTimeInterval { 0 }

open class CATransaction: NSObject {
  public class func begin() {}
  public class func commit() {}
  public class func setCompletionBlock(_ block: (() -> Void)?) {}
  public class func setDisableActions(_ flag: Bool) {}
}
