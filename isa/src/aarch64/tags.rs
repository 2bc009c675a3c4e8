//! The syntactic class of an operand: a number for punctuation, or for the class of a register with its suffix.
//!
//! The tags of a statement are hashed to its shape, and only rows of that shape are considered.

/// A number, an expression or a word.
pub const VALUE: u16 = 0;
/// The register classes by their letters in the rows: the tag of the register without a suffix, and the suffixes, which
/// add 1, 2, ….
pub const FAMILIES: &[(&str, u16, &[&str])] = &[
    ("ZAT", 0x50, ELEMENTS),
    ("ZAH", 0x58, ELEMENTS),
    ("ZAV", 0x60, ELEMENTS),
    ("ZT", 0x68, &[""]),
    ("ZA", 0x48, ELEMENTS),
    ("PN", 0x40, PREDICATES),
    ("W", 1, &[""]),
    ("X", 2, &[""]),
    ("B", 3, &[""]),
    ("H", 4, &[""]),
    ("S", 5, &[""]),
    ("D", 6, &[""]),
    ("Q", 7, &[""]),
    ("V", 0x10, ARRANGEMENTS),
    ("Z", 0x30, ELEMENTS),
    ("P", 0x38, PREDICATES),
];

const ELEMENTS: &[&str] = &["", "b", "h", "s", "d", "q"];
const PREDICATES: &[&str] = &["", "b", "h", "s", "d", "q", "m", "z"];
const ARRANGEMENTS: &[&str] =
    &["", "b", "h", "s", "d", "q", "8b", "16b", "4h", "8h", "2s", "4s", "1d", "2d", "1q", "4b", "2h", "2b"];

/// `[`
pub const OPEN: u16 = 8;
/// `]`
pub const CLOSE: u16 = 9;
/// `!`
pub const BANG: u16 = 10;
/// `lsl` and other shifts, with or without an amount.
pub const SHIFT: u16 = 11;
/// A list of tiles, as bits.
pub const TILES: u16 = 12;
/// `[` that directly follows an operand, without a comma.
pub const INDEX: u16 = 13;
/// The number of registers in a list, in bits 8 to 10.
pub const LIST: u16 = 0x100;
/// A list of registers with a stride of 4 or 8: bits 11 and 12.
pub const STRIDE: u16 = 0x800;
/// An index in brackets follows.
pub const LANE: u16 = 0x8000;
