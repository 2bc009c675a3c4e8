//! The end of a section that is being written.

use crate::ast::Name;
use crate::model::{Chunk, ChunkId, Definition, FixupKind, Linear, Model, Place, SectionId, Value};

/// The fixup kinds of what is not known yet.
#[derive(Clone, Copy, Debug)]
pub struct Fixups {
    /// Of an address.
    pub address: FixupKind,
    /// Of an offset from the start of another section, in 4 bytes.
    pub section_offset: FixupKind,
}

/// A chunk taken out of the model while it is written.
pub(super) struct Out {
    id: ChunkId,
    chunk: Chunk,
    fixups: Fixups,
}

impl Out {
    /// Takes a chunk.
    pub(super) fn open(model: &mut Model, id: ChunkId, fixups: Fixups) -> Self {
        let chunk = std::mem::replace(&mut model.chunks[id.0 as usize], Chunk::new(SectionId(0)));
        Out { id, chunk, fixups }
    }

    /// Puts it back.
    pub(super) fn close(self, model: &mut Model) {
        model.chunks[self.id.0 as usize] = self.chunk;
    }

    /// The bytes so far.
    pub(super) fn data(&mut self) -> &mut Vec<u8> {
        &mut self.chunk.data
    }

    /// The place after them.
    pub(super) fn here(&self) -> Place {
        self.chunk.here(self.id)
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.chunk.data.push(byte);
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.chunk.data.extend_from_slice(bytes);
    }

    pub(super) fn uleb(&mut self, value: u64) {
        // Writing to a vector cannot fail.
        let _ = leb128::write::unsigned(&mut self.chunk.data, value);
    }

    /// A text and its NUL.
    pub(super) fn text(&mut self, text: &[u8]) {
        self.bytes(text);
        self.byte(0);
    }

    /// A number in `size` bytes.
    pub(super) fn number(&mut self, value: u64, size: u8) {
        self.bytes(&value.to_le_bytes()[..usize::from(size)]);
    }

    /// Starts four bytes that [`Out::patch_length`] fills.
    pub(super) fn length(&mut self) -> usize {
        self.bytes(&[0; 4]);
        self.chunk.data.len() - 4
    }

    /// Fills the four bytes at `at` with the number of bytes behind them.
    pub(super) fn patch_length(&mut self, at: usize) {
        let length = (self.chunk.data.len() - at - 4) as u32;
        self.chunk.data[at..at + 4].copy_from_slice(&length.to_le_bytes());
    }

    /// The offset of a place in another section.
    pub(super) fn section_offset(&mut self, value: Linear) {
        self.field(value, 4, self.fixups.section_offset);
    }

    fn field(&mut self, value: Linear, size: u8, kind: FixupKind) {
        let at = self.chunk.data.len();
        self.chunk.data.resize(at + usize::from(size), 0);
        self.chunk.push_fixup(at, kind, Value::Linear(value), 0, 0);
    }

    /// A field that holds the address of a place.
    pub(super) fn address(&mut self, model: &mut Model, place: Place, size: u8) {
        let label = label(model, place);
        self.field(Linear::symbol(label), size, self.fixups.address);
    }
}

/// A nameless symbol for a place.
pub(super) fn label(model: &mut Model, place: Place) -> Name {
    let label = model.anonymous(b"");
    model.register(label);
    model.symbol_mut(label).definition = Definition::Label(place);
    label
}
