//! Prints instructions that are about to be emitted.

use super::syntax::{Encoded, Syntax};
use crate::asm::state::Assembler;
#[cfg(feature = "disasm")]
use {
    crate::arch::disasm::{Fields, Part, Wanted, Style},
    crate::asm::print::{Field, Print},
    std::fmt,
};

/// What is written in place of the field with the fixup.
#[cfg(feature = "disasm")]
struct FixupField<'f>(&'f dyn Fn(usize, &mut dyn fmt::Write) -> fmt::Result);

#[cfg(feature = "disasm")]
impl Fields for FixupField<'_> {
    fn shown(&self, _: Part, _: u32) -> Wanted {
        Wanted::Expression
    }

    fn write(&self, _: u32, out: &mut dyn fmt::Write) -> fmt::Result {
        (self.0)(0, out)
    }
}

/// Prints an instruction that is about to be emitted.
#[cfg(feature = "disasm")]
#[cold]
#[inline(never)]
pub fn print<M: Syntax>(a: &mut Assembler<'_, '_>, instruction: &Encoded<M>) {
    let Assembler { isa, printer, model, desc, state, .. } = a;
    let fixups = isa.fixups();
    let (Some(machine), Some(printer)) = (M::state(isa), printer.as_deref_mut()) else { return };
    let (bytes, size) = M::bytes(&instruction.found);
    let bytes = bytes.get(..size).unwrap_or_default();
    let field = instruction.fixup.and_then(|(kind, value)| {
        let info = fixups.get(usize::from(M::fixup(kind).0))?;
        Some(Field { offset: 0, info, value, addend: 0 })
    });
    let mut print = Print::new(printer, model, desc, state.forms.as_deref_mut());
    print.instruction(bytes, field.as_slice(), |parts| {
        let shown = FixupField(parts.field);
        let fields = field.is_some().then_some(&shown as &dyn Fields);
        let style = Style { hex: parts.style.hexadecimal, fields, ..Style::default() };
        M::print(machine, instruction, &style, (parts.out, parts.comment))
    });
}

/// Instructions are not printed without the disassemblers.
#[cfg(not(feature = "disasm"))]
pub fn print<M: Syntax>(_: &mut Assembler<'_, '_>, _: &Encoded<M>) {}
