/// Where a closure may capture `self` weakly.
extension Node {
  /// Whether code here runs with a whole object, or with none: in a method, in the getter of a
  /// property, in the value of a lazy property, or in a global function. Other values of stored
  /// properties and initialisers, where `self` is not complete yet, do not.
  package var hasWholeSelf: Bool {
    for ancestor in ancestors {
      switch ancestor.kind {
      case .type: return true
      case .function where ancestor.has(.isStatic): return false
      case .property where !ancestor.has(.isLocal):
        guard !ancestor.has(.isStatic), ancestor.has(.isLazy) || ancestor.has(.isComputed) else {
          return false
        }
      case .initializer, .deinitializer, .subscriptDeclaration: return false
      default: break
      }
    }
    return true
  }
}
