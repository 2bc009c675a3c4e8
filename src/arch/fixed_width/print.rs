//! Prints instructions that are about to be emitted.

use super::syntax::{Encoded, Syntax};
use crate::asm::state::Assembler;
use crate::source::Span;
#[cfg(feature = "disasm")]
use {
    crate::arch::disasm::{EncodedFields, Part, Replacement, Style},
    crate::asm::print::{Field, FieldTexts, Print, UNPRINTABLE},
    crate::diag::Code,
    std::borrow::Cow,
};

/// What is written in place of the bytes' fields.
#[cfg(feature = "disasm")]
struct InstructionFields<'f> {
    has_fixup: bool,
    number: Option<i64>,
    texts: &'f FieldTexts,
}

#[cfg(feature = "disasm")]
impl EncodedFields for InstructionFields<'_> {
    fn shown(&self, part: Part, _: u32) -> Replacement {
        match part {
            Part::Only if self.has_fixup => Replacement::Expression,
            Part::Written => self.number.map_or(Replacement::Bytes, Replacement::Number),
            _ => Replacement::Bytes,
        }
    }

    fn text(&self, _: u32) -> Cow<'_, [u8]> {
        Cow::Borrowed(self.texts.get(0))
    }
}

/// Prints an instruction that is about to be emitted.
#[cfg(feature = "disasm")]
#[cold]
#[inline(never)]
pub fn print<M: Syntax>(a: &mut Assembler<'_, '_>, instruction: &Encoded<'_, M>, span: Span) {
    let Assembler { isa, printer, model, desc, state, .. } = a;
    let fixups = isa.fixups();
    let (Some(machine), Some(printer)) = (M::state(isa), printer.as_deref_mut()) else { return };
    let (bytes, size) = M::bytes(&instruction.found, desc.endian);
    let bytes = bytes.get(..size).unwrap_or_default();
    let field = instruction.fixup.and_then(|(kind, value)| {
        let info = fixups.get(usize::from(M::fixup(kind).0))?;
        Some(Field { offset: 0, area: M::area(kind, info, desc.endian), info, value, addend: 0 })
    });
    let mut print = Print::new(printer, model, desc, state.forms.as_deref_mut());
    let is_whole = print.instruction(bytes, field.as_slice(), |parts| {
        let shown = InstructionFields { has_fixup: field.is_some(), number: instruction.number(), texts: parts.fields };
        let style = Style { hex: parts.style.hexadecimal, fields: Some(&shown), ..Style::default() };
        M::print(machine, instruction, &style, (parts.out, parts.comment))
    });
    if !is_whole {
        a.error(Code::NotYet, span, UNPRINTABLE);
    }
}

/// Instructions are not printed without the disassemblers.
#[cfg(not(feature = "disasm"))]
pub fn print<M: Syntax>(_: &mut Assembler<'_, '_>, _: &Encoded<'_, M>, _: Span) {}
