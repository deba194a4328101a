@_exported import Foundation

open class AVCaptureOutput: NSObject, @unchecked Sendable {}
open class AVCaptureConnection: NSObject, @unchecked Sendable {}
open class AVMetadataObject: NSObject, @unchecked Sendable {}
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?,
    queue objectsCallbackQueue: DispatchQueue?
  ) {}
}
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) {}
}
open class AVCaptureSession: NSObject, @unchecked Sendable {
  open func addOutput(_ output: AVCaptureOutput) {}
}
