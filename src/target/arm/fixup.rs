//! The fields of instructions and data that the layout or the linker fills.

use crate::model::FixupKind;
use crate::target::{Endian, FixupInfo, Pc, Range};

/// What is to be done at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// No field.
    None,
    /// 1 byte.
    Data1,
    /// 2 bytes.
    Data2,
    /// 4 bytes.
    Data4,
    /// 8 bytes.
    Data8,
    /// 4 bytes relative to the start of a COFF section.
    SecRel4,
    /// 2 bytes: the number of a COFF section.
    SecIdx2,
}

const fn data(name: &'static str, bytes: u8) -> FixupInfo {
    FixupInfo { name, bytes, offset: 0, bits: bytes * 8, endian: Endian::Little, pc: Pc::None, range: Range::Any }
}

/// What each kind fills, in the order of [`Kind`].
pub const FIXUPS: [FixupInfo; 7] = [
    data("none", 0),
    data("data1", 1),
    data("data2", 2),
    data("data4", 4),
    data("data8", 8),
    data("secrel4", 4),
    data("secidx2", 2),
];

impl Kind {
    /// The kind as the model has it.
    #[must_use]
    pub const fn id(self) -> FixupKind {
        FixupKind(self as u8)
    }
}
