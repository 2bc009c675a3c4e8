//! Fragments, what they may end in, and fixups.
//!
//! A fragment is a run of a subsection's bytes and a tail whose size only the layout knows: padding, an instruction that may have
//! to grow, a LEB128 of a difference. A fragment has the index of its tail only, in the list of the tails of its sort.

use super::deferred::{DeferredOwner, Reads};
use super::packed::PackedValue;
use super::symbol::Value;

/// A kind of fixup: an index in the target's table of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FixupKind(pub u8);

impl FixupKind {
    /// Of every target the kind of a fixup without a field: a mark for the linker.
    pub const NONE: FixupKind = FixupKind(0);
}

/// A place that may grow, or a field of it: a number of the target's own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RelaxId(pub u32);

/// A field whose value is filled in once it is known, or by a relocation. See [`Subsection::value`].
#[derive(Clone, Copy, Debug)]
pub struct Fixup {
    /// The field's first byte in the subsection's.
    pub at: u32,
    /// Where the source asked for it.
    pub source_pos: u32,
    /// What goes there; the first note is the kind.
    pub(super) value: PackedValue,
    pub(super) constant: i32,
}

impl Fixup {
    /// How the value goes there.
    #[inline]
    #[must_use]
    pub fn kind(&self) -> FixupKind {
        FixupKind(self.value.notes[0])
    }
}

/// An instruction that the layout may have to give a larger encoding.
#[derive(Clone, Copy, Debug)]
pub struct Relaxable {
    /// What it is: the target's number.
    pub id: RelaxId,
    /// Where the source asked for it.
    pub source_pos: u32,
    /// Its values; the notes are the state and the size of the encoding in that state.
    pub(super) value: PackedValue,
}

impl Relaxable {
    /// Which encoding it has, counted from the smallest.
    #[inline]
    #[must_use]
    pub fn state(&self) -> u8 {
        self.value.notes[0]
    }

    /// How many bytes it has.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u8 {
        self.value.notes[1]
    }

    /// Gives it another encoding.
    #[inline]
    pub fn set(&mut self, state: u8, size: u8) {
        self.value.notes = [state, size];
    }
}

/// Padding up to a multiple of `1 << log2`, unless that takes more than `max` bytes.
#[derive(Clone, Copy, Debug)]
pub struct Align {
    /// The most bytes it may take.
    pub max: u32,
    /// The logarithm of the alignment.
    pub log2: u8,
    /// What to pad with.
    pub padding: Padding,
}

impl Align {
    /// How many bytes it takes at an offset.
    #[inline]
    #[must_use]
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
    /// Where the source asked for it.
    pub source_pos: u32,
}

impl Leb {
    /// Its size in bytes, 0 before the layout.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.value.notes[0]
    }

    /// Gives it another size.
    pub fn set_size(&mut self, size: u8) {
        self.value.notes[0] = size;
    }

    /// Whether it is signed.
    #[must_use]
    pub fn is_signed(&self) -> bool {
        self.value.notes[1] != 0
    }
}

/// A tail of which there are few.
#[derive(Clone, Copy, Debug)]
pub struct Rare {
    /// The fragment whose tail it is.
    pub fragment: u32,
    /// Where the source asked for it.
    pub source_pos: u32,
    /// Its size; set by the layout.
    pub size: u64,
    /// What it is.
    pub tail: Tail,
}

/// What padding is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Padding {
    /// The target's nops, of the code that is read in that mode (the target's own number).
    Nops(u8),
    /// A value of 1 to 8 bytes, repeated.
    Value(i64, u8),
}

/// The part of a fragment whose size depends on the layout.
#[derive(Clone, Copy, Debug)]
pub enum Tail {
    /// Nothing.
    None,
    /// Padding up to a multiple of `1 << log2`, unless that takes more than `max` bytes.
    Align {
        /// The logarithm of the alignment.
        log2: u8,
        /// What to pad with.
        padding: Padding,
        /// The most bytes it may take.
        max: u32,
    },
    /// `count` times a value of `size` bytes.
    Fill {
        /// How often.
        count: Value,
        /// The value.
        value: u64,
        /// Its size in bytes.
        size: u8,
        /// The values stand in llvm-mc's fragment as other data does, and are no fragment of their own.
        is_data: bool,
    },
    /// Up to an offset in the section.
    Org {
        /// The offset.
        target: Value,
        /// The byte to fill with.
        fill: u8,
    },
    /// A LEB128 number.
    Leb {
        /// The number.
        value: Value,
        /// Whether it is signed.
        signed: bool,
    },
    /// An instruction that may have to grow; made by [`Subsection::push_relaxable`].
    Relax,
    /// `.nops`
    Nops {
        /// How many bytes.
        size: u32,
        /// The longest single nop; 0 leaves it to the target.
        longest: u8,
        /// The mode of the code: the target's own number.
        mode: u8,
    },
    /// Nops that keep what comes next from crossing a boundary, and from ending at one.
    Boundary {
        /// The logarithm of the boundary.
        log2: u8,
        /// The mode of the code: the target's own number.
        mode: u8,
        /// The last fragment of what is kept, if anything is.
        last: Option<u32>,
    },
    /// Bytes that another module works out from the offsets of each round.
    Deferred {
        /// Which module.
        by: DeferredOwner,
        /// Its own number for them.
        index: u32,
        /// What they were made of when they were last worked out.
        reads: Reads,
    },
}

/// Where a fragment's tail is kept: an index in one of the subsection's lists.
#[derive(Clone, Copy, Debug)]
pub enum TailIndex {
    /// There is none.
    None,
    /// In [`Subsection::relaxables`].
    Relax(u32),
    /// In [`Subsection::aligns`].
    Align(u32),
    /// In [`Subsection::lebs`].
    Leb(u32),
    /// In [`Subsection::rares`].
    Rare(u32),
}

/// The same in 4 bytes: the list in the two low bits, above them the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct PackedTail(u32);

impl PackedTail {
    const NONE: PackedTail = PackedTail(u32::MAX);

    /// Every tail takes more than four bytes of text, whose places are numbers of 32 bits: an index has less than 30.
    #[inline]
    fn new(tail: TailIndex) -> Self {
        PackedTail(match tail {
            TailIndex::None => return Self::NONE,
            TailIndex::Relax(index) => index << 2,
            TailIndex::Align(index) => index << 2 | 1,
            TailIndex::Leb(index) => index << 2 | 2,
            TailIndex::Rare(index) => index << 2 | 3,
        })
    }

    #[inline]
    fn get(self) -> TailIndex {
        let index = self.0 >> 2;
        match self.0 & 3 {
            0 => TailIndex::Relax(index),
            1 => TailIndex::Align(index),
            2 => TailIndex::Leb(index),
            _ if self == Self::NONE => TailIndex::None,
            _ => TailIndex::Rare(index),
        }
    }
}

/// A run of a subsection's bytes and the tail behind it.
#[derive(Clone, Copy, Debug)]
pub struct Fragment {
    /// Its offset in the section; set by the layout.
    pub offset: u64,
    /// Where its bytes start in the subsection's; they end where the next fragment's start.
    pub start: u32,
    tail: PackedTail,
}

impl Fragment {
    /// A fragment without a tail whose bytes start there.
    #[inline]
    pub(super) fn new(start: u32) -> Self {
        Fragment { offset: 0, start, tail: PackedTail::NONE }
    }

    /// What is behind its bytes.
    #[inline]
    #[must_use]
    pub fn tail(&self) -> TailIndex {
        self.tail.get()
    }

    #[inline]
    pub(super) fn set_tail(&mut self, tail: TailIndex) {
        self.tail = PackedTail::new(tail);
    }
}

// A page fault costs more than the work on what the page holds.
const _: () = assert!(size_of::<Fragment>() == 16);
const _: () = assert!(size_of::<Fixup>() == 20);
const _: () = assert!(size_of::<Relaxable>() == 16);
const _: () = assert!(size_of::<Align>() <= 32);
const _: () = assert!(size_of::<Leb>() == 16);
