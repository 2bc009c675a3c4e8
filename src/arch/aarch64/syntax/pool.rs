//! Literal pools: `ldr x0, =expr`.

use crate::arch::aarch64::Fixup;
use crate::arch::aarch64::operand::{Operand, SP, tag};
use crate::arch::fixed_width::pool::reference;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::{RelocatableValue, Value};
use crate::parse::ast::Specifier;
use crate::parse::lexer::Token;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;

/// `movz` and `ldr` (literal), 32 bits.
const MOVZ: u32 = 0x5280_0000;
const LDR: u32 = 0x1800_0000;
/// `ldr` (literal) of a 32-bit scalar register.
const LDR_VECTOR: u32 = 0x1c00_0000;
/// The bits that select the 64-bit form.
const WIDE_MOVZ: u32 = 1 << 31;
const WIDE_LDR: u32 = 1 << 30;

/// The encoding of `ldr register, =value`. A number that `movz` can produce needs no literal. As in llvm-mc, a literal
/// has 32 bits unless the register is an `x`. `place` is that of the value.
///
/// # Errors
/// If the register cannot be loaded this way or the number does not fit it.
pub(super) fn load(
    a: &mut Assembler<'_, '_>,
    register: Operand,
    (value, tokens): (Value, &[Token]),
    span: Span,
    place: Span,
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
            // llvm-mc emits a `movz` whatever the register.
            if is_vector {
                return Err(syntax_error(Code::WrongOperands, span, "invalid operand for instruction"));
            }
            let bits = (number as u64 >> (16 * half)) as u32;
            return Ok((MOVZ | if wide { WIDE_MOVZ } else { 0 } | half << 21 | bits << 5 | rt, None));
        }
    }
    let label = reference(a, value, tokens, if wide { 8 } else { 4 }, place)?;
    Ok((literal | rt, Some((Fixup::Literal19, Value::Relocatable(RelocatableValue::symbol(label))))))
}
