/// Types of the standard library and of Apple's frameworks that are values: a copy of one never
/// sees a later change of the original.
enum ValueTypes {
  static let names: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Bool",
    "String", "Substring", "Character", "Double", "Float", "CGFloat", "TimeInterval", "Decimal",
    "CGRect", "CGSize", "CGPoint", "CGVector", "CGAffineTransform", "Data", "Date", "DateInterval",
    "DateComponents", "Calendar", "TimeZone", "Locale", "URL", "URLRequest", "UUID", "IndexPath",
    "IndexSet", "AttributedString", "UIEdgeInsets", "NSDirectionalEdgeInsets", "NSRange", "Range",
    "ClosedRange", "Color", "Font", "Edge", "EdgeInsets", "Alignment", "Angle", "Text", "Image",
    "LocalizedStringKey", "UIKeyboardType", "UIReturnKeyType", "NSTextAlignment",
    "CLLocationDegrees",
    "CLLocationDistance", "CLLocationCoordinate2D", "MKCoordinateRegion", "MKCoordinateSpan",
    "Measurement", "Set", "Array", "Dictionary", TypeRef.arrayMark, TypeRef.dictionaryMark,
    TypeRef.tupleMark,
  ]

  /// Those without generic arguments that fixes may compare.
  static let comparable: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Date", "Double", "Float", "Int", "String",
    "URL", "UUID",
  ]
}
