//! The tables that the build generates from `grammar/isa/aarch64`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use crate::arch::features::{Bits, Feature, Needs};
pub use crate::arch::segment::Segment;
pub use llas_isa::aarch64::{Kind, SystemName};

use crate::arch::segment;

/// One encoding of an instruction form.
#[derive(Debug)]
pub struct Row {
    /// The shape of the operands.
    pub shape: u32,
    /// The fixed bits.
    pub value: u32,
    /// The index of its first item in [`LISTS`].
    pub first: u16,
    /// The number of items.
    pub count: u8,
    /// The required features, as an index into [`NEEDS`].
    pub needs: u8,
}

impl Row {
    /// The patterns of the operands.
    pub fn items(&self) -> impl Iterator<Item = &'static Item> {
        let list = &LISTS[usize::from(self.first)..][..usize::from(self.count)];
        list.iter().map(|&i| &ITEMS[usize::from(i)])
    }

    pub fn needs(&self) -> Needs {
        NEEDS[usize::from(self.needs)]
    }
}

/// The pattern of one operand.
#[derive(Debug)]
pub struct Item {
    pub kind: Kind,
    pub tag: u16,
    pub arg: i32,
    /// The position of its value, as an index into [`FIELDS`].
    pub field: u8,
}

impl Item {
    pub fn segments(&self) -> &'static [Segment] {
        FIELDS[usize::from(self.field)]
    }

    /// The number of bits of its value.
    pub fn width(&self) -> u8 {
        segment::width(self.segments())
    }

    /// Returns whether the field can hold a value.
    pub fn holds(&self, value: u32) -> bool {
        segment::holds(self.segments(), value)
    }

    /// The bits of the word for a value.
    #[inline]
    pub fn place(&self, value: u32) -> u32 {
        segment::place(self.segments(), value)
    }
}

#[derive(Debug)]
pub struct Mnemonic {
    /// The name as two words, starting at the lowest byte.
    pub packed: [u64; 2],
    /// The index of the first row.
    pub first: u16,
    /// The number of rows.
    pub count: u16,
}

impl Mnemonic {
    pub fn name<'r>(&self, room: &'r mut [u8; 16]) -> &'r str {
        for (to, word) in room.chunks_exact_mut(8).zip(self.packed) {
            to.copy_from_slice(&word.to_le_bytes());
        }
        let len = room.iter().position(|byte| *byte == 0).unwrap_or(room.len());
        std::str::from_utf8(&room[..len]).unwrap_or_default()
    }

    pub fn rows(&self) -> &'static [Row] {
        &ROWS[usize::from(self.first)..][..usize::from(self.count)]
    }
}

include!(concat!(env!("OUT_DIR"), "/aarch64_tables.rs"));
