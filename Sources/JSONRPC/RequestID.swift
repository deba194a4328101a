/// What ties a response to its request. Each side chooses the ids of its own requests.
public enum RequestID: Hashable, Sendable, Codable {
  case number(Int)
  case string(String)

  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else {
      self = .string(try value.decode(String.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    switch self {
    case .number(let number): try value.encode(number)
    case .string(let string): try value.encode(string)
    }
  }
}
