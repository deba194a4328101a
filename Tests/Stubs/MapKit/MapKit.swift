@_exported import UIKit

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: Double
  public var longitude: Double
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
public struct MKCoordinateSpan: Sendable {
  public init(latitudeDelta: Double, longitudeDelta: Double) {}
}
public struct MKCoordinateRegion: Sendable {
  public var center: CLLocationCoordinate2D
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { self.center = center }
}
public protocol MKAnnotation: NSObjectProtocol {
  var coordinate: CLLocationCoordinate2D { get }
}
public protocol MKOverlay: MKAnnotation {}
open class MKPolyline: NSObject, MKOverlay {
  public var coordinate: CLLocationCoordinate2D { fatalError() }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
  open var coordinate = CLLocationCoordinate2D(latitude: 0, longitude: 0)
}
@MainActor @preconcurrency open class MKOverlayRenderer: NSObject {
  public init(overlay: any MKOverlay) {}
}
@MainActor @preconcurrency open class MKPolylineRenderer: MKOverlayRenderer {
  open var strokeColor: UIColor?
}
@MainActor @preconcurrency open class MKMapView: UIView {
  open weak var delegate: (any MKMapViewDelegate)?
  open var region: MKCoordinateRegion {
    get { fatalError() }
    set {}
  }
  open var overlays: [any MKOverlay] { [] }
  open var annotations: [any MKAnnotation] { [] }
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
  open func addOverlay(_ overlay: any MKOverlay) {}
  open func removeOverlays(_ overlays: [any MKOverlay]) {}
  open func addAnnotation(_ annotation: any MKAnnotation) {}
  open func addAnnotations(_ annotations: [any MKAnnotation]) {}
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
}
@MainActor @preconcurrency public protocol MKMapViewDelegate: NSObjectProtocol {
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer
}
extension MKMapViewDelegate {
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  public func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay)
    -> MKOverlayRenderer
  { MKOverlayRenderer(overlay: overlay) }
}
