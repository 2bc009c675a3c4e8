//! The tags of A64's operands.

pub use crate::fixed_width::tags::*;

/// A 32-bit general register.
pub const W: u16 = 1;
/// A 64-bit general register.
pub const X: u16 = 2;
/// The scalar registers: B, H, S, D and Q.
pub const SCALAR: u16 = 3;
/// A list of tiles, as a bit mask.
pub const TILES: u16 = 12;
/// `[` directly after an operand, without a comma.
pub const INDEX: u16 = 13;
/// A vector register, plus the index of its suffix in [`ARRANGEMENTS`].
pub const V: u16 = 0x10;
/// A scalable vector register, plus the index of its suffix in [`ELEMENTS`].
pub const Z: u16 = 0x30;
/// A predicate register, plus the index of its suffix in [`PREDICATES`].
pub const P: u16 = 0x38;
/// A predicate whose inactive elements are kept.
pub const P_MERGING: u16 = P + 6;
/// A predicate whose inactive elements are cleared.
pub const P_ZEROING: u16 = P + 7;
/// A predicate-as-counter register.
pub const PN: u16 = 0x40;
/// A predicate-as-counter register whose inactive elements are kept.
pub const PN_MERGING: u16 = PN + 6;
/// A predicate-as-counter register whose inactive elements are cleared.
pub const PN_ZEROING: u16 = PN + 7;
/// The ZA array.
pub const ZA: u16 = 0x48;
/// A tile.
pub const TILE: u16 = 0x50;
/// A horizontal slice of a tile; add 8 for a vertical one.
pub const SLICE: u16 = 0x58;
/// The ZT0 table.
pub const ZT: u16 = 0x68;
/// Multiplied by the number of registers in a list.
pub const LIST: u16 = 0x100;
/// The registers of a list are 4 apart; twice this value: 8 apart.
pub const STRIDE: u16 = 0x800;

/// The suffixes of scalable vectors and tiles.
pub const ELEMENTS: &[&str] = &["", "b", "h", "s", "d", "q"];
/// The suffixes of predicates.
pub const PREDICATES: &[&str] = &["", "b", "h", "s", "d", "q", "m", "z"];
/// The suffixes of vectors.
pub const ARRANGEMENTS: &[&str] =
    &["", "b", "h", "s", "d", "q", "8b", "16b", "4h", "8h", "2s", "4s", "1d", "2d", "1q", "4b", "2h", "2b"];
