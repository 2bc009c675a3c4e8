//! Appends to a section that is being written.

use crate::model::emitter::Emitter;
use crate::model::{Definition, FixupKind, Model, RelocatableValue, SectionOffset, Subsection, SubsectionId, Value};
use crate::parse::ast::Name;

/// The fixup kinds of fields that the layout or the linker fills.
#[derive(Clone, Copy, Debug)]
pub struct Fixups {
    pub address: FixupKind,
    pub section_offset: FixupKind,
    /// The size of lengths and section offsets: 4 bytes, or 8 in 64-bit DWARF.
    pub offset_size: u8,
}

/// A copy of a subsection to append to. The model keeps the original, whose places have offsets.
pub(in crate::debug) struct Out {
    id: SubsectionId,
    pub(in crate::debug) subsection: Subsection,
    pub(in crate::debug) fixups: Fixups,
}

impl Out {
    pub(in crate::debug) fn open(model: &Model, id: SubsectionId, fixups: Fixups) -> Self {
        Out { id, subsection: model.subsections[id.0 as usize].clone(), fixups }
    }

    pub(in crate::debug) fn close(self, model: &mut Model) {
        model.subsections[self.id.0 as usize] = self.subsection;
    }

    #[inline]
    pub(in crate::debug) fn end(&mut self) -> Emitter<'_> {
        Emitter::new(&mut self.subsection)
    }

    /// Ends the fragment, as llvm-mc does here.
    pub(in crate::debug) fn split(&mut self) {
        self.subsection.split();
    }

    pub(in crate::debug) fn len(&self) -> usize {
        self.subsection.data().len()
    }

    pub(in crate::debug) fn here(&self) -> SectionOffset {
        self.subsection.here(self.id)
    }

    /// The offset of [`here`](Self::here) in its section. Only bytes follow what the source put there.
    pub(in crate::debug) fn offset(&self, model: &Model) -> u64 {
        let of_text = model.subsections[self.id.0 as usize].fragments.last();
        of_text.map_or(0, |last| last.offset + (self.len() as u64 - u64::from(last.start)))
    }

    pub(in crate::debug) fn byte(&mut self, byte: u8) {
        self.end().bytes(&[byte]);
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(in crate::debug) fn bytes(&mut self, bytes: &[u8]) {
        self.end().bytes(bytes);
    }

    pub(in crate::debug) fn uleb(&mut self, value: u64) {
        self.end().uleb(value);
    }

    /// A NUL-terminated string.
    pub(in crate::debug) fn text(&mut self, text: &[u8]) {
        self.bytes(text);
        self.byte(0);
    }

    pub(in crate::debug) fn number(&mut self, value: u64, size: u8) {
        self.end().number(value, size);
    }

    /// Starts a unit (DWARF 5, section 7.4). [`Out::patch_length`] fills in its length.
    pub(in crate::debug) fn unit_length(&mut self) -> usize {
        if self.fixups.offset_size == 8 {
            self.number(0xffff_ffff, 4);
        }
        self.length()
    }

    /// A unit's length that reaches to a symbol of another section.
    pub(in crate::debug) fn length_to(&mut self, model: &mut Model, end: Name) {
        let here = label(model, self.here());
        let value = RelocatableValue { sub: Some(here), constant: -4, ..RelocatableValue::symbol(end) };
        self.field(value, 4, self.fixups.section_offset);
    }

    /// Reserves a length, which [`Out::patch_length`] fills in.
    pub(in crate::debug) fn length(&mut self) -> usize {
        let at = self.len();
        self.number(0, self.fixups.offset_size);
        at
    }

    /// Sets the length at `at` to the number of bytes that follow it.
    pub(in crate::debug) fn patch_length(&mut self, at: usize) {
        let size = self.fixups.offset_size;
        let length = self.len() - at - usize::from(size);
        self.end().patch_number(at, length as u64, size);
    }

    pub(in crate::debug) fn section_offset(&mut self, value: RelocatableValue) {
        self.field(value, self.fixups.offset_size, self.fixups.section_offset);
    }

    fn field(&mut self, value: RelocatableValue, size: u8, kind: FixupKind) {
        self.end().field(kind, size, Value::Relocatable(value), 0);
    }

    pub(in crate::debug) fn address(&mut self, model: &mut Model, place: SectionOffset, size: u8) {
        self.address_of(label(model, place), size);
    }

    pub(in crate::debug) fn address_of(&mut self, name: Name, size: u8) {
        self.field(RelocatableValue::symbol(name), size, self.fixups.address);
    }
}

pub(in crate::debug) fn label(model: &mut Model, place: SectionOffset) -> Name {
    let label = model.anonymous(b"");
    model.register(label);
    model.symbol_mut(label).definition = Definition::Label(place);
    label
}
