//! Fragments, their tails, and fixups.
//!
//! A fragment is a run of a subsection's bytes and a tail whose size is known only after layout: padding, a relaxable
//! instruction, a LEB128 of a difference. A fragment has only the index of its tail; there is one list for each kind of
//! tail.

use super::deferred::{DeferredOwner, Reads};
use super::packed::PackedValue;
use super::symbol::Value;

/// A fixup kind: an index in the target's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FixupKind(pub u8);

impl FixupKind {
    /// The kind of a fixup without a field, on every target: a mark for the linker.
    pub const NONE: FixupKind = FixupKind(0);
}

/// A target-specific number that identifies a relaxable instruction or a field in it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct RelaxId(pub u32);

/// A field that is filled in when its value is known, or by a relocation. For the value see [`Subsection::value`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Fixup {
    /// The offset of the field's first byte in the subsection.
    pub at: u32,
    pub source_pos: u32,
    /// The value; the first note is the kind.
    pub(super) value: PackedValue,
    pub(super) constant: i32,
}

impl Fixup {
    #[inline]
    pub fn kind(&self) -> FixupKind {
        FixupKind(self.value.notes[0])
    }
}

/// An instruction that the layout may relax to a larger encoding.
#[derive(Clone, Copy, Debug, Default)]
pub struct Relaxable {
    pub id: RelaxId,
    pub source_pos: u32,
    /// Its values; the notes are the state and the size of the encoding in that state.
    pub(super) value: PackedValue,
}

impl Relaxable {
    /// The index of its current encoding, from the smallest.
    #[inline]
    pub fn state(&self) -> u8 {
        self.value.notes[0]
    }

    /// Its current size in bytes.
    #[inline]
    pub fn size(&self) -> u8 {
        self.value.notes[1]
    }

    #[inline]
    pub fn set(&mut self, state: u8, size: u8) {
        self.value.notes = [state, size];
    }
}

/// Padding up to a multiple of `1 << log2`, unless that takes more than `max` bytes.
#[derive(Clone, Copy, Debug)]
pub struct Align {
    /// The value that is repeated, or the code mode of nops.
    value: i64,
    /// The maximum number of bytes of padding.
    pub max: u32,
    pub log2: u8,
    /// The size of the value; 0 for nops.
    unit: u8,
}

impl Align {
    pub(super) fn new(log2: u8, padding: Padding, max: u32) -> Self {
        let (value, unit) = match padding {
            Padding::Nops(mode) => (mode.into(), 0),
            Padding::Value(value, unit) => (value, unit.max(1)),
        };
        Align { value, max, log2, unit }
    }

    pub fn padding(&self) -> Padding {
        if self.unit == 0 { Padding::Nops(self.value as u8) } else { Padding::Value(self.value, self.unit) }
    }

    #[inline]
    pub fn size_at(&self, offset: u64) -> u64 {
        let size = offset.wrapping_neg() & ((1u64 << (self.log2 & 63)) - 1);
        if size > u64::from(self.max) { 0 } else { size }
    }
}

/// A LEB128 number whose value is not known yet.
#[derive(Clone, Copy, Debug)]
pub struct Leb {
    /// The number; the notes are its size and whether it is signed.
    pub(super) value: PackedValue,
    pub(super) constant: i32,
    pub source_pos: u32,
}

impl Leb {
    /// Its size in bytes, 0 before the layout.
    pub fn size(&self) -> u8 {
        self.value.notes[0]
    }

    pub fn set_size(&mut self, size: u8) {
        self.value.notes[0] = size;
    }
    pub fn is_signed(&self) -> bool {
        self.value.notes[1] != 0
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Padding {
    /// The target's nops for a code mode (a target-specific number).
    Nops(u8),
    /// A value of 1 to 8 bytes, repeated.
    Value(i64, u8),
}

/// The part of a fragment whose size depends on the layout.
#[derive(Clone, Copy, Debug)]
pub enum FragmentTail {
    None,
    /// Padding up to a multiple of `1 << log2`, unless that takes more than `max` bytes.
    Align {
        log2: u8,
        padding: Padding,
        max: u32,
    },
    /// A value of `size` bytes, repeated `count` times.
    Fill {
        count: Value,
        value: u64,
        size: u8,
        /// In llvm-mc the values are part of the surrounding data fragment, not a fragment of their own.
        is_data: bool,
    },
    /// Up to an offset in the section.
    Org {
        target: Value,
        fill: u8,
    },
    Leb {
        value: Value,
        signed: bool,
    },
    /// A relaxable instruction; made by [`super::emitter::Emitter::relaxable`].
    Relax,
    /// `.nops`
    Nops {
        size: u32,
        /// The maximum length of a single nop; 0 leaves it to the target.
        longest: u8,
        /// The code mode: a target-specific number.
        mode: u8,
    },
    /// Nops that keep the following code from crossing a boundary or ending at one.
    Boundary {
        log2: u8,
        mode: u8,
        /// The last fragment of the code kept together, if there is any.
        last: Option<u32>,
    },
    /// Contents that another module computes from the offsets of each round.
    Deferred {
        by: DeferredOwner,
        index: u32,
        /// The offsets that the last computed contents depend on.
        reads: Reads,
    },
}

/// The index of a fragment's tail in one of the subsection's lists.
#[derive(Clone, Copy, Debug)]
pub enum TailIndex {
    None,
    /// In [`Subsection::relaxables`].
    Relax(u32),
    /// In [`Subsection::aligns`].
    Align(u32),
    /// In [`Subsection::lebs`].
    Leb(u32),
    /// In [`Subsection::other_tails`].
    Other(u32),
}

/// A [`TailIndex`] in 4 bytes: the list in the two low bits, the index in the others.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct PackedTail(u32);

impl PackedTail {
    const NONE: PackedTail = PackedTail(u32::MAX);

    /// Every tail takes more than four bytes of source text, and source positions have 32 bits, so an index has less
    /// than 30.
    #[inline]
    fn new(tail: TailIndex) -> Self {
        PackedTail(match tail {
            TailIndex::None => return Self::NONE,
            TailIndex::Relax(index) => index << 2,
            TailIndex::Align(index) => index << 2 | 1,
            TailIndex::Leb(index) => index << 2 | 2,
            TailIndex::Other(index) => index << 2 | 3,
        })
    }

    #[inline]
    fn get(self) -> TailIndex {
        let index = self.0 >> 2;
        // Most fragments end in a jump.
        if self.0 & 3 == 0 {
            return TailIndex::Relax(index);
        }
        match self.0 & 3 {
            1 => TailIndex::Align(index),
            2 => TailIndex::Leb(index),
            _ if self == Self::NONE => TailIndex::None,
            _ => TailIndex::Other(index),
        }
    }
}

/// A run of a subsection's bytes, and the tail that follows.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fragment {
    /// Its offset in the section; set by the layout.
    pub offset: u64,
    /// The offset of its first byte in the subsection; it ends where the next fragment starts.
    pub start: u32,
    tail: PackedTail,
}

impl Fragment {
    #[inline]
    pub(super) fn new(start: u32) -> Self {
        Fragment { offset: 0, start, tail: PackedTail::NONE }
    }

    #[inline]
    pub fn tail(&self) -> TailIndex {
        self.tail.get()
    }

    #[inline]
    pub(super) fn set_tail(&mut self, tail: TailIndex) {
        self.tail = PackedTail::new(tail);
    }
}

// These are allocated in large numbers, and a page fault costs more than processing the contents of the page.
const _: () = assert!(size_of::<Fragment>() == 16);
const _: () = assert!(size_of::<Fixup>() == 20);
const _: () = assert!(size_of::<Relaxable>() == 16);
const _: () = assert!(size_of::<Align>() == 16);
const _: () = assert!(size_of::<Leb>() == 16);
