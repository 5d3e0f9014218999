/// All kinds of parts that have an encoding of their own.
struct Kinds: Codable, Equatable {
  var flag: Bool
  var int: Int, int8: Int8, int16: Int16, int32: Int32, int64: Int64, int128: Int128
  var uint: UInt, uint8: UInt8, uint16: UInt16, uint32: UInt32, uint64: UInt64, uint128: UInt128
  var double: Double, float: Float
  var string: String
}

/// A part of each kind that may be missing.
struct MaybeKinds: Codable, Equatable {
  var flag: Bool?
  var int: Int?, int8: Int8?, int16: Int16?, int32: Int32?, int64: Int64?, int128: Int128?
  var uint: UInt?, uint8: UInt8?, uint16: UInt16?, uint32: UInt32?, uint64: UInt64?, uint128: UInt128?
  var double: Double?, float: Float?
  var string: String?
  var suit: Suit?
  var numbers: [Int?]?
}

struct Album: Codable, Equatable {
  struct Track: Codable, Equatable {
    var title: String
    var seconds: Double?
  }
  var tracks: [Track]
  var byYear: [Int: [String]]
  var tags: Set<String>
  var suit: Suit
  var level: Level
  var isbn: Code
  var options: Options
}

/// Numbered cases that nothing lists.
enum Level: Int, Codable {
  case low = -1
  case middle = 10
  case high = 404
}

/// A number by another name.
struct Code: RawRepresentable, Codable, Hashable { var rawValue: Int }

struct Options: OptionSet, Codable, Hashable {
  var rawValue: UInt8
  static let first = Options(rawValue: 1)
}

/// It holds any number of itself, twice over.
struct Forest: Codable, Equatable {
  var trees: [Forest]
  var byName: [String: Forest]
  var others: [Forest]
}

/// It may hold itself three times.
final class Ternary: Codable, Equatable {
  var left: Ternary?
  var middle: Ternary?
  var right: Ternary?

  static func == (one: Ternary, other: Ternary) -> Bool {
    one.left == other.left && one.middle == other.middle && one.right == other.right
  }
}

/// Two numbers without keys, and then any number more.
struct Points: Codable, Equatable {
  var x: Double
  var y: Double
  var more: [Int]

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    (x, y, more) = (try container.decode(Double.self), try container.decode(Double.self), [])
    while !container.isAtEnd { more.append(try container.decode(Int.self)) }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(x)
    try container.encode(y)
    for number in more { try container.encode(number) }
  }
}

class Animal: Codable {
  var name: String?
  init() {}
}

/// What the superclass has is decoded from a part of its own, and the legs from another.
final class Dog: Animal, Equatable {
  var legs: Int
  private enum CodingKeys: CodingKey { case body }
  private enum BodyKeys: CodingKey { case legs }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    legs = try container.nestedContainer(keyedBy: BodyKeys.self, forKey: .body).decode(
      Int.self, forKey: .legs)
    try super.init(from: container.superDecoder())
  }

  override func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var body = container.nestedContainer(keyedBy: BodyKeys.self, forKey: .body)
    try body.encode(legs, forKey: .legs)
    try super.encode(to: container.superEncoder())
  }

  static func == (one: Dog, other: Dog) -> Bool { one.legs == other.legs && one.name == other.name }
}

enum Shape: Codable {
  case point
  case circle(radius: Double)
}

struct Drawing: Codable { var shapes: [Shape] }

/// Texts that nothing lists.
enum Mood: String, Codable { case good, bad }

/// A text that only some texts can be.
struct Digit: Codable {
  var value: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let value = Int(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no digit")
    }
    self.value = value
  }
}
