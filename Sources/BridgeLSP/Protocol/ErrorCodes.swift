import JSONRPC

extension ResponseError.Code {
  static let serverNotInitialized = ResponseError.Code(rawValue: -32002)
  static let requestCancelled = ResponseError.Code(rawValue: -32800)
  static let contentModified = ResponseError.Code(rawValue: -32801)
  static let serverCancelled = ResponseError.Code(rawValue: -32802)
  static let requestFailed = ResponseError.Code(rawValue: -32803)
}

extension ResponseError {
  static let cancelled = ResponseError(.requestCancelled, "cancelled by the client")
  static let contentModified = ResponseError(
    .contentModified, "the document was changed in the meantime")

  /// A pull that cannot be answered as it was asked, and whether the client shall ask again.
  static func serverCancelled(retrigger: Bool) -> ResponseError {
    ResponseError(
      .serverCancelled, "the document was changed or closed in the meantime",
      data: ["retriggerRequest": .boolean(retrigger)])
  }
}
