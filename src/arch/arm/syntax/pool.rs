//! Literal pools: `ldr r0, =expr`.

use super::mnemonic::Named;
use crate::arch::arm::machine::Matched;
use crate::arch::arm::operand::{PC, SP, tag};
use crate::arch::arm::tables::flag;
use crate::arch::arm::{Fixup, modified, rotated};
use crate::arch::fixed_width::expressions::Scratch;
use crate::arch::fixed_width::matcher::TRUNCATED;
use crate::arch::fixed_width::pool::reference;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::model::{RelocatableValue, Value};
use crate::parse::ast::Specifier;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;

/// `mov`, `mvn`, `movw` and `ldr` (literal), wide; `mov` and `ldr`, narrow.
const MOV: u32 = 0xf04f_0000;
const MVN: u32 = 0xf06f_0000;
const MOVW: u32 = 0xf240_0000;
const LDR: u32 = 0xf85f_0000;
const NARROW_MOV: u32 = 0x2000;
const NARROW_LDR: u32 = 0x4800;

/// `mov`, `mvn`, `movw` and `ldr` (literal) of A32, without a condition.
const ARM_MOV: u32 = 0x03a0_0000;
const ARM_MVN: u32 = 0x03e0_0000;
const ARM_MOVW: u32 = 0x0300_0000;
const ARM_LDR: u32 = 0x051f_0000;

/// `i:imm3:imm8` of wide instructions.
fn immediate(value: u32) -> u32 {
    (value & 0x800) << 15 | (value & 0x700) << 4 | value & 0xff
}

/// The instruction that produces a number, so that it needs no literal.
fn number(a: &Assembler<'_, '_>, register: u8, value: i64, (named, in_block): (&Named, bool)) -> Option<(u32, u16)> {
    let isa = a.isa.arm()?;
    if register == PC || register == SP {
        return None;
    }
    let (rd, bits) = (u32::from(register), value as u32);
    if !isa.is_thumb() {
        let with = |word: u32| Some((condition(named) | word | rd << 12, A32));
        return match (rotated(value), rotated(!value)) {
            (Some(found), _) => with(ARM_MOV | found),
            (None, Some(found)) => with(ARM_MVN | found),
            _ if isa.features.named("v6t2") && (0..0x1_0000).contains(&value) => {
                with(ARM_MOVW | (bits & 0xf000) << 4 | bits & 0xfff)
            }
            _ => None,
        };
    }
    if isa.has_wide() {
        if in_block && register < 8 && bits < 256 && !named.wide() {
            return Some((NARROW_MOV | rd << 8 | bits, 0));
        }
        if let Some(found) = modified(i64::from(bits)) {
            return Some((MOV | immediate(found) | rd << 8, flag::WIDE));
        }
        if let Some(found) = modified(i64::from(!bits)) {
            return Some((MVN | immediate(found) | rd << 8, flag::WIDE));
        }
    }
    if isa.features.named("v8m") && (0..0x1_0000).contains(&value) {
        return Some((MOVW | (bits & 0xf000) << 4 | immediate(bits & 0xfff) | rd << 8, flag::WIDE));
    }
    None
}

/// The flags of an instruction of A32.
const A32: u16 = flag::WIDE | flag::A32;

/// The condition of an instruction of A32.
fn condition(named: &Named) -> u32 {
    u32::from(named.condition()) << 28
}

/// `ldr register, =value`: the instruction and its fixup.
///
/// # Errors
/// If the register cannot be loaded this way or the number does not fit it.
pub(super) fn load(
    a: &mut Assembler<'_, '_>,
    named: &Named,
    scratch: &Scratch,
    span: Span,
    in_block: bool,
) -> Parse<(Matched, Option<(Fixup, Value)>)> {
    let mut buffer = [0; 16];
    let operands = &scratch.operands.list;
    let (Some(register), Some(&value), "ldr") =
        (operands.first(), scratch.values.first(), named.mnemonic.name(&mut buffer))
    else {
        return Err(syntax_error(Code::WrongOperands, span, "only 'ldr register, =value' loads a literal"));
    };
    if register.tag != tag::R || operands.len() > 2 {
        return Err(syntax_error(Code::WrongOperands, span, "invalid operand for instruction"));
    }
    let rt = register.number;
    if named.wide() && a.isa.arm().is_some_and(|isa| isa.is_thumb() && !isa.has_wide()) {
        return Err(syntax_error(Code::WrongMode, span, "instruction requires: thumb2"));
    }
    if let Value::Relocatable(RelocatableValue { add: None, sub: None, constant, specifier: Specifier::NONE }) = value {
        let is_word = (-(1i64 << 31)..1i64 << 32).contains(&constant);
        if let Some((word, flags)) = number(a, rt, constant, (named, in_block)) {
            let cut = if is_word { 0 } else { TRUNCATED };
            return Ok((Matched::new(word, flags | cut), None));
        }
        if !is_word {
            return Err(syntax_error(
                Code::ImmediateRange,
                span,
                format!("value evaluated as {constant} is out of range."),
            ));
        }
    }
    let at = span.start + operands.last().map_or(0, |operand| operand.at);
    let place = Span::new(at, at);
    let label = Value::Relocatable(RelocatableValue::symbol(reference(a, value, &scratch.tokens, 4, place)?));
    if a.isa.arm().is_some_and(|isa| !isa.is_thumb()) {
        let word = condition(named) | ARM_LDR | u32::from(rt) << 12;
        return Ok((Matched::new(word, A32), Some((Fixup::ArmLiteral12, label))));
    }
    Ok(if rt < 8 && !named.wide() {
        (Matched::new(NARROW_LDR | u32::from(rt) << 8, 0), Some((Fixup::Literal8, label)))
    } else {
        (Matched::new(LDR | u32::from(rt) << 12, flag::WIDE), Some((Fixup::Literal12, label)))
    })
}
