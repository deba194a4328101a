@_exported import Foundation

open class CBManager: NSObject {}
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  func centralManagerDidUpdateState(_ central: CBCentralManager)
}
open class CBCentralManager: CBManager {
  weak open var delegate: (any CBCentralManagerDelegate)?
  public init(
    delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil
  ) {}
}
