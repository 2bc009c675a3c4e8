//! The only code that changes the contents of a section.
//!
//! Everything that enters a subsection goes through an [`Emitter`]: code and data, fixups, alignment, fills, relaxable
//! instructions. The parser and the library interface make the same calls. Before each one, the caller passes the
//! [`EmitKind`] kind to the owner of the current section, which emits pending `.loc` rows, mapping symbols, literal pools
//! and unwind codes. This module must not know source text, spans other than a position, or the object format.

use crate::growth;
use crate::model::{Endian, FixupKind, Subsection, Value};
use crate::short_slice;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EmitKind {
    Code,
    Data,
    /// Padding, fills, and other contents at which no line table row starts.
    Filling,
}

impl EmitKind {
    pub const COUNT: usize = 3;
}

#[derive(Debug)]
pub struct Emitter<'s> {
    pub(super) subsection: &'s mut Subsection,
}

impl<'s> Emitter<'s> {
    #[inline]
    pub fn new(subsection: &'s mut Subsection) -> Self {
        Emitter { subsection }
    }

    /// The number of bytes of known size.
    #[inline]
    pub fn len(&self) -> usize {
        self.subsection.data().len()
    }

    pub fn endian(&self) -> Endian {
        self.subsection.endian
    }
    pub fn is_known(&self) -> bool {
        self.subsection.is_known()
    }

    #[inline]
    pub fn bytes(&mut self, bytes: &[u8]) {
        short_slice::append(self.subsection.data_mut(), bytes);
    }

    /// Appends the low `size` bytes of a number, at most 8, in the target's byte order.
    #[inline]
    pub fn number(&mut self, value: u64, size: u8) {
        let bytes = self.subsection.endian.bytes(value, size);
        let data = self.subsection.data_mut();
        if data.capacity() - data.len() < bytes.len() {
            growth::grow(data);
        }
        // A copy of a fixed size is fast.
        let end = data.len() + bytes.len().min(size.into());
        data.extend_from_slice(&bytes);
        data.truncate(end);
    }

    /// Overwrites existing bytes with a number of `size` bytes, at most 8.
    pub fn patch_number(&mut self, at: usize, value: u64, size: u8) {
        let bytes = self.subsection.endian.bytes(value, size);
        self.patch(at, &bytes[..usize::from(size.min(8))]);
    }

    #[inline]
    pub fn zeros(&mut self, count: usize) {
        short_slice::fill(self.subsection.data_mut(), 0, count);
    }

    /// Appends what `append` appends to the bytes.
    #[inline]
    pub fn append<T>(&mut self, append: impl FnOnce(&mut Vec<u8>) -> T) -> T {
        append(self.subsection.data_mut())
    }

    /// Appends the bytes that `append` writes; nothing if it fails.
    pub fn try_append<E>(&mut self, append: impl FnOnce(&mut Vec<u8>) -> Result<(), E>) -> Result<(), E> {
        let data = self.subsection.data_mut();
        let mark = data.len();
        let done = append(data);
        if done.is_err() {
            data.truncate(mark);
        }
        done
    }

    pub fn patch(&mut self, at: usize, bytes: &[u8]) {
        if let Some(place) = self.subsection.data_mut().get_mut(at..at + bytes.len()) {
            place.copy_from_slice(bytes);
        }
    }

    pub fn uleb(&mut self, value: u64) {
        // Writing to a vector cannot fail.
        let _ = leb128::write::unsigned(self.subsection.data_mut(), value);
    }

    pub fn sleb(&mut self, value: i64) {
        let _ = leb128::write::signed(self.subsection.data_mut(), value);
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn field(&mut self, kind: FixupKind, size: u8, value: Value, source_pos: u32) {
        let at = self.len();
        self.number(0, size);
        self.fixup(at, kind, value, 0, source_pos);
    }
}
