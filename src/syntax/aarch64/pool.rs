//! Literal pools: `ldr x0, =expr`, and where the values go.

use crate::assembler::Assembler;
use crate::ast::Specifier;
use crate::diag::Code;
use crate::model::{Definition, Padding, RelocatableValue, SectionId, Value};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::target::Isa;
use crate::target::aarch64::operand::{Operand, SP, tag};
use crate::target::aarch64::{Fixup, Literal};

/// `movz` and `ldr` of a literal, of 32 bits.
const MOVZ: u32 = 0x5280_0000;
const LDR: u32 = 0x1800_0000;
/// The same `ldr` of a scalar register of 32 bits.
const LDR_VECTOR: u32 = 0x1c00_0000;
/// The bits that make them 64 bits wide.
const WIDE_MOVZ: u32 = 1 << 31;
const WIDE_LDR: u32 = 1 << 30;

/// The word and fixup of `ldr register, =value`: a number that `movz` can make is no literal. As in llvm-mc a literal has 32 bits
/// unless the register is an `x`.
///
/// # Errors
/// Where the register or the number is none that can be loaded so.
pub(super) fn load(
    a: &mut Assembler<'_, '_>,
    register: Operand,
    value: Value,
    span: Span,
) -> Parse<(u32, Option<(Fixup, Value)>)> {
    let wide = register.tag == tag::X;
    let literal = match register.tag {
        tag::X | tag::W if register.number < SP => LDR | if wide { WIDE_LDR } else { 0 },
        tag if tag == tag::SCALAR + 2 => LDR_VECTOR,
        tag if tag == tag::SCALAR + 3 => LDR_VECTOR | 1 << 30,
        tag if tag == tag::SCALAR + 4 => LDR_VECTOR | 2 << 30,
        _ => return Err(syntax_error(Code::WrongOperands, span, "invalid operand for instruction")),
    };
    let is_vector = register.tag >= tag::SCALAR;
    if let Value::Relocatable(known) = value
        && known.specifier != Specifier::NONE
    {
        return Err(syntax_error(Code::UnexpectedToken, span, "unexpected token in argument list"));
    }
    let number = match value {
        Value::Relocatable(known) if known.specifier == Specifier::NONE => known.as_constant(),
        _ => None,
    };
    let rt = u32::from(register.number);
    if let Some(number) = number {
        if !wide && !(-(1i64 << 31)..1i64 << 32).contains(&number) {
            return Err(syntax_error(Code::ImmediateRange, span, "Immediate too large for register"));
        }
        let last = if wide { 4 } else { 2 };
        if let Some(half) = (0..last).find(|half| number as u64 & !(0xffff << (16 * half)) == 0) {
            // llvm-mc makes a move of it whatever the register.
            if is_vector {
                return Err(syntax_error(Code::WrongOperands, span, "invalid operand for instruction"));
            }
            let bits = (number as u64 >> (16 * half)) as u32;
            return Ok((MOVZ | if wide { WIDE_MOVZ } else { 0 } | half << 21 | bits << 5 | rt, None));
        }
    }
    let section = a.current(span)?.section;
    let size = if wide { 8 } else { 4 };
    let same = |literal: &&Literal| literal.section == section && literal.size == size && is_same(literal.value, value);
    let Isa::Aarch64(isa) = &mut a.isa else { return Ok((0, None)) };
    let label = match isa.literals.iter().find(same) {
        Some(known) => known.label,
        None => {
            let label = a.model.anonymous(b"");
            isa.literals.push(Literal { section, label, value, size, written: false, source_pos: span.start });
            label
        }
    };
    a.retain();
    Ok((literal | rt, Some((Fixup::Literal19, Value::Relocatable(RelocatableValue::symbol(label))))))
}

/// Numbers and plain symbols share a literal, as llvm-mc has it.
fn is_same(a: Value, b: Value) -> bool {
    let plain = |v: RelocatableValue| v.sub.is_none() && (v.add.is_none() || v.constant == 0);
    match (a, b) {
        (Value::Relocatable(a), Value::Relocatable(b)) => a == b && plain(a),
        _ => false,
    }
}

/// `.ltorg`, `.pool`: the literals of the current section.
pub(super) fn ltorg(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let section = a.current(span)?.section;
    write(a, section)
}

/// The literals that no directive has placed come at the ends of their sections.
pub(super) fn end_of_text(a: &mut Assembler<'_, '_>) {
    let Isa::Aarch64(isa) = &a.isa else { return };
    // In the order in which sections first had one.
    let mut sections: Vec<(SectionId, bool)> = Vec::new();
    for literal in &isa.literals {
        match sections.iter_mut().find(|s| s.0 == literal.section) {
            Some(known) => known.1 |= !literal.written,
            None => sections.push((literal.section, !literal.written)),
        }
    }
    for (section, _) in sections.into_iter().filter(|s| s.1) {
        a.sections.switch(&mut a.model, section, 0);
        if let Err(error) = write(a, section) {
            a.diagnostics.push(*error);
        }
    }
}

fn write(a: &mut Assembler<'_, '_>, section: SectionId) -> Parse<()> {
    let Isa::Aarch64(isa) = &mut a.isa else { return Ok(()) };
    let mut due = Vec::new();
    for literal in isa.literals.iter_mut().filter(|l| l.section == section && !l.written) {
        literal.written = true;
        due.push(*literal);
    }
    for literal in due {
        let span = Span::new(literal.source_pos, literal.source_pos);
        a.align(literal.size.trailing_zeros() as u8, Padding::Value(0, 1), None, span)?;
        let place = a.here(span)?;
        a.model.symbol_mut(literal.label).definition = Definition::Label(place);
        a.field(literal.value, literal.size, span)?;
    }
    Ok(())
}
