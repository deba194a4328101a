/// The requirements of `UIViewRepresentable` and `UIViewControllerRepresentable`.
enum RepresentableMethods {
  static let making = ["makeUIView", "makeUIViewController"]
  static let updating = ["updateUIView", "updateUIViewController"]
  static let dismantling = ["dismantleUIView", "dismantleUIViewController"]
}
