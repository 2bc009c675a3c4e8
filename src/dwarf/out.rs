//! The end of a section that is being written.

use crate::ast::Name;
use crate::emitter::Emitter;
use crate::model::{Definition, FixupKind, Model, RelocatableValue, SectionOffset, Subsection, SubsectionId, Value};

/// The fixup kinds of what is not known yet.
#[derive(Clone, Copy, Debug)]
pub struct Fixups {
    /// Of an address.
    pub address: FixupKind,
    /// Of an offset from the start of another section.
    pub section_offset: FixupKind,
    /// The bytes of lengths and of such offsets: 4, or 8 in 64-bit DWARF.
    pub offset_size: u8,
}

/// A copy of a subsection that is being written; the model keeps what the text put there, for places in it have offsets.
pub(super) struct Out {
    id: SubsectionId,
    subsection: Subsection,
    fixups: Fixups,
}

impl Out {
    /// Copies a subsection.
    pub(super) fn open(model: &Model, id: SubsectionId, fixups: Fixups) -> Self {
        Out { id, subsection: model.subsections[id.0 as usize].clone(), fixups }
    }

    /// Puts it in the place of the one in the model.
    pub(super) fn close(self, model: &mut Model) {
        model.subsections[self.id.0 as usize] = self.subsection;
    }

    /// Its end.
    #[inline]
    pub(super) fn end(&mut self) -> Emitter<'_> {
        Emitter::new(&mut self.subsection)
    }

    /// llvm-mc ends a fragment here.
    pub(super) fn split(&mut self) {
        self.subsection.split();
    }

    /// How many bytes there are so far.
    pub(super) fn len(&self) -> usize {
        self.subsection.data().len()
    }

    /// The place after them.
    pub(super) fn here(&self) -> SectionOffset {
        self.subsection.here(self.id)
    }

    /// The offset of that place in its section: all that was written behind what the text put there is bytes.
    pub(super) fn offset(&self, model: &Model) -> u64 {
        let of_text = model.subsections[self.id.0 as usize].fragments.last();
        of_text.map_or(0, |last| last.offset + (self.len() as u64 - u64::from(last.start)))
    }

    pub(super) fn byte(&mut self, byte: u8) {
        self.end().bytes(&[byte]);
    }

    pub(super) fn bytes(&mut self, bytes: &[u8]) {
        self.end().bytes(bytes);
    }

    pub(super) fn uleb(&mut self, value: u64) {
        self.end().uleb(value);
    }

    /// A text and its NUL.
    pub(super) fn text(&mut self, text: &[u8]) {
        self.bytes(text);
        self.byte(0);
    }

    /// A number in `size` bytes.
    pub(super) fn number(&mut self, value: u64, size: u8) {
        self.end().number(value, size);
    }

    /// Starts a unit (DWARF 5, section 7.4) with a length that [`Out::patch_length`] fills.
    pub(super) fn unit_length(&mut self) -> usize {
        if self.fixups.offset_size == 8 {
            self.number(0xffff_ffff, 4);
        }
        self.length()
    }

    /// A unit's length that reaches to a symbol of another section.
    pub(super) fn length_to(&mut self, model: &mut Model, end: Name) {
        let here = label(model, self.here());
        let value = RelocatableValue { sub: Some(here), constant: -4, ..RelocatableValue::symbol(end) };
        self.field(value, 4, self.fixups.section_offset);
    }

    /// Starts a length that [`Out::patch_length`] fills.
    pub(super) fn length(&mut self) -> usize {
        let at = self.len();
        self.number(0, self.fixups.offset_size);
        at
    }

    /// Fills the length at `at` with the number of bytes behind it.
    pub(super) fn patch_length(&mut self, at: usize) {
        let size = self.fixups.offset_size;
        let length = self.len() - at - usize::from(size);
        self.end().patch_number(at, length as u64, size);
    }

    /// The offset of a place in another section.
    pub(super) fn section_offset(&mut self, value: RelocatableValue) {
        self.field(value, self.fixups.offset_size, self.fixups.section_offset);
    }

    fn field(&mut self, value: RelocatableValue, size: u8, kind: FixupKind) {
        self.end().field(kind, size, Value::Relocatable(value), 0);
    }

    /// A field that holds the address of a place.
    pub(super) fn address(&mut self, model: &mut Model, place: SectionOffset, size: u8) {
        self.address_of(label(model, place), size);
    }

    /// A field that holds the address of a symbol.
    pub(super) fn address_of(&mut self, name: Name, size: u8) {
        self.field(RelocatableValue::symbol(name), size, self.fixups.address);
    }
}

/// A nameless symbol for a place.
pub(super) fn label(model: &mut Model, place: SectionOffset) -> Name {
    let label = model.anonymous(b"");
    model.register(label);
    model.symbol_mut(label).definition = Definition::Label(place);
    label
}
