//! The fields of CIEs and FDEs that hold addresses and distances: encoded pointers (`DW_EH_PE_*`, LSB Core, chapter 10)
//! and lengths of code.

use super::encode::Writer;
use super::{Frame, Pointer};
use crate::diag::{Code, Diagnostic};
use crate::model::{Definition, RelocatableValue, SectionOffset, Value};
use crate::parse::ast::Name;
use crate::source::Span;
use object::elf::SHF_TLS;
use rustc_hash::FxHashMap;

pub(super) const PE_PCREL: u8 = 0x10;
pub(super) const PE_SDATA4: u8 = 0x0b;
const PE_SDATA8: u8 = 0x0c;

/// The symbols of places that relocations do not refer to by section symbol and offset.
pub type Labels = FxHashMap<SectionOffset, Name>;

/// In a larger COFF section, relocations may be relative to a label within it (`$L.text_1`). In bytes.
const LARGE_SECTION: u64 = 1 << 20;

impl Writer<'_> {
    pub(super) fn pointer_encoding(&self) -> u8 {
        if self.machine.absolute {
            return 0;
        }
        PE_PCREL | if self.options.large && self.machine.has_large_code { PE_SDATA8 } else { PE_SDATA4 }
    }

    pub(super) fn encoded_size(&self, encoding: u8) -> u8 {
        match encoding & 0x07 {
            2 => 2,
            3 => 4,
            4 => 8,
            _ => self.machine.pointer_size,
        }
    }

    /// The symbol and addend by which a relocation refers to a place with a final offset.
    pub(super) fn symbol_of(&mut self, place: SectionOffset) -> (Name, i64) {
        let section = &self.model.sections[self.model.section_of(place).0 as usize];
        // A place in thread-local storage is referred to by its own symbol.
        let is_counted_from_label = match self.model.coff {
            Some(_) => section.size > LARGE_SECTION,
            None => section.elf.flags & SHF_TLS.0 != 0,
        };
        if !is_counted_from_label {
            return (section.symbol, self.model.offset_of(place) as i64);
        }
        let model = &mut *self.model;
        let label = *self.labels.entry(place).or_insert_with(|| {
            let label = model.anonymous(b"");
            model.symbol_mut(label).definition = Definition::Label(place);
            label
        });
        (label, 0)
    }

    /// The length of a frame's code. If the code ends in another section, COFF represents it by a relocation.
    pub(super) fn length(&mut self, frame: &Frame, end: SectionOffset, size: u8) {
        if let Some(length) = self.distance(frame.begin, end) {
            self.out.number(length, size);
            return;
        }
        // A distance within the section that is being written can be a PC-relative relocation.
        let own = self.model.section_of(frame.begin) == self.out.subsection.section;
        if self.model.coff.is_none() && !own {
            self.across_sections(frame.span);
        }
        let at = self.out.len();
        self.out.end().zeros(usize::from(size));
        if self.model.coff.is_some() || own {
            let (label, end) = match frame.end_label {
                Some(label) => (label, 0),
                None => self.symbol_of(end),
            };
            let (begin, start) = self.symbol_of(frame.begin);
            self.model.register(label);
            let constant = end.wrapping_sub(start);
            let value = RelocatableValue { sub: Some(begin), constant, ..RelocatableValue::symbol(label) };
            let kind = self.options.data_fixup[size.trailing_zeros() as usize - 1];
            self.out.end().fixup(at, kind, Value::Relocatable(value), 0, frame.span.start);
        }
    }

    pub(super) fn across_sections(&mut self, span: Span) {
        let message = "Cannot represent a difference across sections";
        self.diagnostics.push(Diagnostic::error(Code::DifferenceAcrossSections, span, message));
    }

    /// The distance in bytes between two places of the same section; `None` if the sections differ.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn distance(&self, from: SectionOffset, to: SectionOffset) -> Option<u64> {
        let (model, same) = (&self.model, self.model.section_of(from) == self.model.section_of(to));
        same.then(|| model.offset_of(to).wrapping_sub(model.offset_of(from)))
    }

    /// A field with the address of a symbol plus a constant, absolute or relative to the field.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn pointer(&mut self, pointer: Pointer, constant: i64) {
        let size = self.encoded_size(pointer.encoding);
        let at = self.out.len();
        self.model.register(pointer.symbol);
        let mut value = RelocatableValue { constant, ..RelocatableValue::symbol(pointer.symbol) };
        if pointer.encoding & 0x70 == PE_PCREL {
            value.sub = Some(self.options.section_symbol);
            value.constant = constant.wrapping_sub(self.section_offset(at) as i64);
        }
        self.out.end().zeros(usize::from(size));
        let kind = self.options.data_fixup[size.trailing_zeros() as usize - 1];
        self.out.end().fixup(at, kind, Value::Relocatable(value), 0, 0);
    }
}
