//! The compiled tables of a machine.

use super::segment::{self, Segment};
use crate::features::Needs;
use crate::hash;
use std::fmt::Debug;

/// The tables of a machine; the compiler writes the implementation.
pub trait Tables: Copy + Debug + Default + 'static {
    /// How an operand is matched and encoded.
    type Kind: Copy + PartialEq + Debug + 'static;

    /// All rows.
    const ROWS: &'static [Row];
    /// The indices of the rows' items in [`Tables::ITEMS`].
    const LISTS: &'static [u16];
    /// The items.
    const ITEMS: &'static [Item<Self>];
    /// The positions of items' values.
    const FIELDS: &'static [&'static [Segment]];
    /// The combinations of required features.
    const NEEDS: &'static [Needs];
    /// The classes of operands and the places that a row refuses, see [`super::preselect`].
    const REFUSED: &'static [u64];
    /// The rows of each mnemonic by shape: a hash table of the first row with each shape, counted from the mnemonic's
    /// first row, or [`NO_ROW`].
    const SHAPES: &'static [u8];
    /// The slots of a perfect hash table.
    const MNEMONICS: &'static [Mnemonic];
    /// The displacements of its buckets.
    const DISPLACEMENTS: &'static [u16];
    /// The names of all mnemonics, separated by blanks.
    const NAMES: &'static str;
}

/// The tables that decoders need in addition; the compiler writes the implementation.
pub trait DecodeTables: Tables {
    /// The decision trees: [`candidates`] describes a node.
    const TREE: &'static [u32];
    /// The root of the tree of each set of rows.
    const ROOTS: &'static [u32];
    /// The lists of rows at the leaves.
    const LEAVES: &'static [u16];
    /// The bits that must have the row's value, by row.
    const MASKS: &'static [u32];
    /// The fixed bits of which other values are unpredictable, of the rows that have any, in their order.
    const EXPECTED: &'static [(u16, u32)];
    /// The index of the mnemonic, by row.
    const NAMED: &'static [u16];
}

/// The flag of a child that is a list of rows: bits 8 and higher are its start, the low ones its length.
pub const LEAF: u32 = 1 << 31;

/// The rows of a set of which one may have a word, the preferred one first.
///
/// A node is a word with the lowest of the bits that it tests (bits 0 to 7) and their number (8 to 15), followed by its
/// children, one for each value of these bits: the index of a node, or a list of rows.
#[inline]
#[must_use]
pub fn candidates<M: DecodeTables>(set: usize, word: u32) -> &'static [u16] {
    let mut child = M::ROOTS.get(set).copied().unwrap_or(LEAF);
    while child & LEAF == 0 {
        let at = child as usize;
        let Some(node) = M::TREE.get(at) else { return &[] };
        let tested = word >> (node & 31) & ((1 << (node >> 8)) - 1);
        child = M::TREE.get(at + 1 + tested as usize).copied().unwrap_or(LEAF);
    }
    let (start, count) = ((child & !LEAF) as usize >> 8, child as usize & 0xff);
    M::LEAVES.get(start..start + count).unwrap_or_default()
}

/// An empty slot in [`Tables::SHAPES`].
pub const NO_ROW: u8 = 0xff;

/// One encoding of an instruction form.
#[derive(Debug)]
#[repr(C)]
pub struct Row {
    /// The shape of the operands.
    pub shape: u32,
    /// The fixed bits.
    pub value: u32,
    /// The index of its first item in [`Tables::LISTS`].
    pub first: u16,
    /// The number of items.
    pub count: u8,
    /// The required features, as an index into [`Tables::NEEDS`].
    pub needs: u8,
    /// The machine's flags.
    pub flags: u16,
    /// What it refuses, as an index into [`Tables::REFUSED`].
    pub refused: u8,
    /// The distance to the next row of the mnemonic with the same shape; 0 for the last one.
    pub next: u8,
}

impl Row {
    /// The patterns of the operands.
    #[inline]
    pub fn items<M: Tables>(&self) -> impl Iterator<Item = &'static Item<M>> {
        self.list::<M>().iter().map(|&i| &M::ITEMS[usize::from(i)])
    }

    /// The indices of the patterns of the operands.
    #[inline(always)]
    #[must_use]
    pub fn list<M: Tables>(&self) -> &'static [u16] {
        let first = usize::from(self.first);
        M::LISTS.get(first..first + usize::from(self.count)).unwrap_or_default()
    }

    /// The index of the next row of the mnemonic with the same shape, given its own.
    #[inline(always)]
    #[must_use]
    pub fn next(&self, own: usize) -> Option<usize> {
        (self.next > 0).then_some(own + usize::from(self.next))
    }

    /// The required features.
    #[inline]
    #[must_use]
    pub fn needs<M: Tables>(&self) -> Needs {
        M::NEEDS[usize::from(self.needs)]
    }
}

/// The pattern of one operand.
#[derive(Debug)]
pub struct Item<M: Tables> {
    /// How the operand is matched and encoded.
    pub kind: M::Kind,
    /// The syntactic class.
    pub tag: u16,
    /// The argument of the kind.
    pub arg: i32,
    /// The position of its value, as an index into [`Tables::FIELDS`].
    pub field: u8,
    /// The lowest bit of the value and its width, if it is in one piece; otherwise the width is 0.
    pub whole: (u8, u8),
}

impl<M: Tables> Item<M> {
    /// The position of its value.
    #[inline]
    #[must_use]
    pub fn segments(&self) -> &'static [Segment] {
        M::FIELDS[usize::from(self.field)]
    }

    /// The number of bits of its value.
    #[inline(always)]
    #[must_use]
    pub fn width(&self) -> u8 {
        if self.whole.1 > 0 { self.whole.1 } else { segment::width(self.segments()) }
    }

    /// Returns whether the field can hold a value.
    #[inline(always)]
    #[must_use]
    pub fn holds(&self, value: u32) -> bool {
        match self.whole {
            (_, 0) => segment::holds(self.segments(), value),
            (_, width) => u64::from(value) >> (width & 63) == 0,
        }
    }

    /// The value of the operand in a word.
    #[inline]
    #[must_use]
    pub fn extract(&self, word: u32) -> u32 {
        segment::extract(self.segments(), word)
    }

    /// The bits of the word for a value.
    #[inline(always)]
    #[must_use]
    pub fn place(&self, value: u32) -> u32 {
        match self.whole {
            (_, 0) => segment::place(self.segments(), value),
            (at, width) => (value & ((1u64 << (width & 63)) - 1) as u32) << (at & 31),
        }
    }
}

/// A mnemonic and its rows.
#[derive(Debug)]
pub struct Mnemonic {
    /// The name as two words, starting at the lowest byte.
    pub packed: [u64; 2],
    /// The index of the first row.
    pub first: u16,
    /// The number of rows.
    pub count: u16,
    /// The index of its first slot in [`Tables::SHAPES`].
    pub shapes: u16,
    /// The logarithm of the number of its slots.
    pub log2: u8,
}

impl Mnemonic {
    /// The mnemonic with a name, which may be in two parts, ignoring case.
    #[inline]
    #[must_use]
    pub fn find<M: Tables>(parts: [&[u8]; 2]) -> Option<&'static Self> {
        Self::find_packed::<M>(pack(parts)?)
    }

    /// The mnemonic with a name in lower case, as two words that start at the lowest byte.
    #[inline(always)]
    #[must_use]
    pub fn find_packed<M: Tables>(name: [u64; 2]) -> Option<&'static Self> {
        let slot = hash::slot(hash::of_packed(name), M::DISPLACEMENTS, M::MNEMONICS.len());
        let entry = &M::MNEMONICS[slot];
        (entry.packed == name).then_some(entry)
    }

    /// The name, written to a buffer.
    pub fn name<'b>(&self, buffer: &'b mut [u8; 16]) -> &'b str {
        for (to, word) in buffer.chunks_exact_mut(8).zip(self.packed) {
            to.copy_from_slice(&word.to_le_bytes());
        }
        let len = buffer.iter().position(|byte| *byte == 0).unwrap_or(buffer.len());
        std::str::from_utf8(&buffer[..len]).unwrap_or_default()
    }

    /// Returns whether this is the mnemonic with a name.
    #[inline]
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        pack([name.as_bytes(), &[]]) == Some(self.packed)
    }

    /// The rows, in the order in which they are tried.
    #[inline]
    #[must_use]
    pub fn rows<M: Tables>(&self) -> &'static [Row] {
        &M::ROWS[usize::from(self.first)..][..usize::from(self.count)]
    }

    /// The index of the first row with a shape; [`Row::next`] gives the others, in the order in which they are tried.
    #[inline(always)]
    #[must_use]
    pub fn first_with<M: Tables>(&self, shape: u32) -> Option<usize> {
        let first = slot(shape, self.log2);
        let mut at = first;
        loop {
            let row = M::SHAPES[usize::from(self.shapes) + at];
            if row == NO_ROW {
                return None;
            }
            let index = usize::from(self.first) + usize::from(row);
            if M::ROWS[index].shape == shape {
                return Some(index);
            }
            at = (at + 1) & ((1 << (self.log2 & 15)) - 1);
            if at == first {
                return None;
            }
        }
    }
}

/// The slot of a shape, of `1 << log2`, from which on it is searched for.
#[inline(always)]
pub(super) fn slot(shape: u32, log2: u8) -> usize {
    (u64::from(shape) << (log2 & 15) >> 32) as usize
}

/// Converts eight bytes to lower case.
#[inline]
fn lower_case(word: u64) -> u64 {
    const ONES: u64 = 0x0101_0101_0101_0101;
    const HIGH: u64 = 0x80 * ONES;
    let low = word & !HIGH;
    let from_a = low + (0x80 - b'A' as u64) * ONES;
    let past_z = low + (0x7f - b'Z' as u64) * ONES;
    word | (from_a & !past_z & !word & HIGH) >> 2
}

/// Packs a name of at most 16 bytes in lower case.
#[inline]
fn pack(parts: [&[u8]; 2]) -> Option<[u64; 2]> {
    let len = parts[0].len();
    let mut bytes = [0u8; 16];
    bytes.get_mut(..len)?.copy_from_slice(parts[0]);
    if !parts[1].is_empty() {
        bytes.get_mut(len..len + parts[1].len())?.copy_from_slice(parts[1]);
    }
    let (low, high) = bytes.split_at(8);
    Some([lower_case(u64::from_le_bytes(*low.first_chunk()?)), lower_case(u64::from_le_bytes(*high.first_chunk()?))])
}
