//! Appends bytes, distances and references to an unwind section.

use super::Unwind;
use super::late::Late;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::emitter::Emitter;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{
    DeferredOwner, Definition, FixupKind, FragmentTail, Model, Padding, Reads, RelocatableValue, SectionOffset,
    SubsectionId, Value,
};
use crate::parse::ast::{Name, Specifier};
use crate::source::Span;

/// Where the bytes go and how they refer to code.
#[derive(Clone, Copy, Debug)]
pub struct Destination {
    pub subsection: SubsectionId,
    pub word: FixupKind,
    pub image_relative: Specifier,
}

#[derive(Debug)]
pub struct Writer<'a> {
    pub model: &'a mut Model,
    pub unwind: &'a mut Unwind,
    pub to: Destination,
    pub diagnostics: &'a mut Diagnostics,
}

impl Writer<'_> {
    #[inline]
    fn end(&mut self) -> Emitter<'_> {
        Emitter::new(&mut self.model.subsections[self.to.subsection.0 as usize])
    }

    pub fn bytes(&mut self, bytes: &[u8]) {
        self.end().bytes(bytes);
    }

    /// Appends zeros up to a multiple of four bytes.
    pub fn align(&mut self) {
        let section = self.model.subsections[self.to.subsection.0 as usize].section;
        let section = &mut self.model.sections[section.0 as usize];
        section.align_log2 = section.align_log2.max(2);
        let mut end = self.end();
        if end.is_known() {
            // Then the length is known, too.
            end.zeros(end.len().next_multiple_of(4) - end.len());
        } else {
            end.align(2, Padding::Value(0, 1), u32::MAX);
        }
    }
    pub fn here(&self) -> SectionOffset {
        self.model.subsections[self.to.subsection.0 as usize].here(self.to.subsection)
    }

    pub fn label(&mut self, place: SectionOffset) -> Name {
        let name = self.model.anonymous(b"unwind");
        self.model.symbol_mut(name).definition = Definition::Label(place);
        name
    }

    /// The distance between two places, if it no longer depends on the layout.
    pub fn distance(&self, from: SectionOffset, to: SectionOffset) -> Option<i64> {
        Evaluator::new(self.model, Stage::Building).between(from, to)
    }

    /// Appends bytes that are computed after layout.
    pub(crate) fn late(&mut self, late: Late, source_pos: u32) {
        self.unwind.late.push(late);
        let index = self.unwind.late.len() as u32 - 1;
        let tail = FragmentTail::Deferred { by: DeferredOwner::Unwind, index, reads: Reads::Anything };
        self.end().tail(tail, source_pos);
    }

    /// Appends the distance between two places as a byte.
    pub fn byte_distance(&mut self, from: SectionOffset, to: SectionOffset, source_pos: u32) {
        match self.distance(from, to) {
            Some(distance) => match u8::try_from(distance) {
                Ok(byte) => self.bytes(&[byte]),
                Err(_) => {
                    let message = format!("value evaluated as {distance} is out of range.");
                    self.error(Code::SehMisplaced, source_pos, message);
                }
            },
            None => self.late(Late::Byte { from, to }, source_pos),
        }
    }

    /// Appends the address of a symbol relative to the start of the image.
    pub fn reference(&mut self, symbol: Name, constant: i64, source_pos: u32) {
        self.model.register(symbol);
        let value =
            RelocatableValue { constant, specifier: self.to.image_relative, ..RelocatableValue::symbol(symbol) };
        let kind = self.to.word;
        self.end().field(kind, 4, Value::Relocatable(value), source_pos);
    }

    /// Reports an error that has no location, with a note at the function.
    pub fn placeless(&mut self, code: Code, source_pos: u32, message: impl Into<String>) {
        let error = Diagnostic::error(code, None, message);
        self.diagnostics.push(error.note(Span::at(source_pos), "the function starts here").deferred());
    }

    pub fn error(&mut self, code: Code, source_pos: u32, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(code, Span::at(source_pos), message).deferred());
    }
}
