//! The only code that touches the contents of a section.
//!
//! Everything that enters a subsection passes an [`Emitter`]: code and data, fields, alignment, filling, places that may grow.
//! Whoever has a text, or none, makes the same calls. What a machine or a debugger's table has done at that moment (rows of
//! `.loc`, mapping symbols, literal pools, counted unwind codes) hangs on [`Coming`], which the owner of the current section is
//! told first. This module must not know text, spans beyond a position, or the object's format.

use crate::model::{Endian, FixupKind, Padding, RelaxId, Subsection, Tail, Value};

/// What is about to come into a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coming {
    /// An instruction.
    Code,
    /// Data.
    Data,
    /// Padding, filling, and what else no row of a line table begins at.
    Filling,
}

/// The end of a subsection.
#[derive(Debug)]
pub struct Emitter<'s> {
    subsection: &'s mut Subsection,
}

impl<'s> Emitter<'s> {
    /// The end of that subsection.
    #[inline]
    pub fn new(subsection: &'s mut Subsection) -> Self {
        Emitter { subsection }
    }

    /// How many bytes of known size there are.
    #[inline]
    #[must_use]
    pub fn len(&self) -> usize {
        self.subsection.data().len()
    }

    /// The order of the bytes of data.
    #[must_use]
    pub fn endian(&self) -> Endian {
        self.subsection.endian
    }

    /// Whether all that is there has a known size.
    #[must_use]
    pub fn is_known(&self) -> bool {
        self.subsection.is_known()
    }

    /// Appends bytes.
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        self.subsection.data_mut().extend_from_slice(bytes);
    }

    /// Appends the first `len` of 16 bytes: one move, whatever the length.
    #[inline]
    pub fn short(&mut self, bytes: &[u8; 16], len: usize) {
        self.subsection.push_short(bytes, len);
    }

    /// Appends the low `size` bytes of a number, at most 8, in the order of the target's data.
    #[inline]
    pub fn number(&mut self, value: u64, size: u8) {
        let bytes = self.subsection.endian.bytes(value, size);
        self.bytes(&bytes[..usize::from(size.min(8))]);
    }

    /// Writes a number of `size` bytes, at most 8, over bytes that are there.
    pub fn patch_number(&mut self, at: usize, value: u64, size: u8) {
        let bytes = self.subsection.endian.bytes(value, size);
        self.patch(at, &bytes[..usize::from(size.min(8))]);
    }

    /// Appends zeros.
    #[inline]
    pub fn zeros(&mut self, count: usize) {
        let data = self.subsection.data_mut();
        data.resize(data.len() + count, 0);
    }

    /// Appends what `append` appends; nothing stays where it fails.
    ///
    /// # Errors
    /// Those of `append`.
    pub fn append<E>(&mut self, append: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> Result<(), E> {
        let data = self.subsection.data_mut();
        let mark = data.len();
        let done = append(data);
        if done.is_err() {
            data.truncate(mark);
        }
        done
    }

    /// Writes over bytes that are there.
    pub fn patch(&mut self, at: usize, bytes: &[u8]) {
        if let Some(place) = self.subsection.data_mut().get_mut(at..at + bytes.len()) {
            place.copy_from_slice(bytes);
        }
    }

    /// Appends an unsigned LEB128 number.
    pub fn uleb(&mut self, value: u64) {
        // Writing to a vector cannot fail.
        let _ = leb128::write::unsigned(self.subsection.data_mut(), value);
    }

    /// Appends a signed LEB128 number.
    pub fn sleb(&mut self, value: i64) {
        let _ = leb128::write::signed(self.subsection.data_mut(), value);
    }

    /// Notes that the field at byte `at`, in what was appended last, holds a value; `addend` is added to it.
    #[inline]
    pub fn fixup(&mut self, at: usize, kind: FixupKind, value: Value, addend: i64, source_pos: u32) {
        self.subsection.push_fixup(at, kind, value, addend, source_pos);
    }

    /// Notes a fixup without bytes for what comes next.
    pub fn mark(&mut self, kind: FixupKind, value: Value, source_pos: u32) {
        self.subsection.mark();
        self.fixup(self.len(), kind, value, 0, source_pos);
    }

    /// Appends a field of `size` bytes that holds a value.
    #[inline]
    pub fn field(&mut self, kind: FixupKind, size: u8, value: Value, source_pos: u32) {
        let at = self.len();
        self.short(&[0; 16], usize::from(size));
        self.fixup(at, kind, value, 0, source_pos);
    }

    /// Appends a LEB128 number that only the layout knows.
    pub fn leb(&mut self, value: Value, signed: bool, source_pos: u32) {
        self.subsection.push_tail(Tail::Leb { value, signed }, source_pos);
    }

    /// Appends padding up to a multiple of `1 << log2` of the section's offsets, unless that takes more than `max` bytes.
    pub fn align(&mut self, log2: u8, padding: Padding, max: u32, source_pos: u32) {
        self.subsection.push_tail(Tail::Align { log2, padding, max }, source_pos);
    }

    /// Appends `count` times a value of `size` bytes, as data or as a fragment of its own.
    pub fn fill(&mut self, count: Value, (value, size): (u64, u8), is_data: bool, source_pos: u32) {
        self.subsection.push_tail(Tail::Fill { count, value, size, is_data }, source_pos);
    }

    /// Fills up to an offset in the section.
    pub fn org(&mut self, target: Value, fill: u8, source_pos: u32) {
        self.subsection.push_tail(Tail::Org { target, fill }, source_pos);
    }

    /// Appends nops for code of a mode; `longest` is 0 where the target decides.
    pub fn nops(&mut self, size: u32, longest: u8, mode: u8, source_pos: u32) {
        self.subsection.push_tail(Tail::Nops { size, longest, mode }, source_pos);
    }

    /// Appends nops that keep what comes next from crossing a multiple of `1 << log2`, once [`Emitter::end_boundary`] has said where
    /// that ends.
    pub fn boundary(&mut self, log2: u8, mode: u8, source_pos: u32) {
        self.subsection.push_tail(Tail::Boundary { log2, mode, last: None }, source_pos);
    }

    /// What the boundary in the tail of a fragment is for ends here.
    pub fn end_boundary(&mut self, fragment: u32) {
        self.subsection.end_boundary(fragment);
    }

    /// Appends an instruction that may have to grow, `size` bytes at first.
    #[inline]
    pub fn relaxable(&mut self, id: RelaxId, size: u8, values: &[Value], source_pos: u32) {
        self.subsection.push_relaxable(id, size, values, source_pos);
    }

    /// Appends bytes that another module works out from the offsets of each round of the layout.
    pub fn deferred(&mut self, tail: Tail, source_pos: u32) {
        self.subsection.push_tail(tail, source_pos);
    }
}
