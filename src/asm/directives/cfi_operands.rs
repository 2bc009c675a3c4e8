//! Operands of `.cfi_*`: registers and offsets.

use crate::arch::Isa;
use crate::asm::state::Assembler;
use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::source::bytes::Scanner;

/// A register: its name, with or without `%`, or its DWARF number.
#[inline]
pub(super) fn register_operand(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<u64> {
    match cursor.scan(|s| scanned_register(a.isa, s)) {
        Some(register) => Ok(register),
        None => general_register(a, cursor.tokens()),
    }
}

#[inline(always)]
fn scanned_register(isa: &Isa, s: &mut Scanner<'_>) -> Option<u64> {
    let has_percent = s.eat(b'%');
    if !has_percent && !s.byte().is_ascii_alphabetic() {
        return s.number().filter(|&number| u32::try_from(number).is_ok());
    }
    let (name, len) = s.packed();
    s.at += len;
    isa.frame_register(name, has_percent)
}

#[inline(never)]
fn general_register(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<u64> {
    if !matches!(cursor.kind(), Some(Kind::Number) | None) {
        let (name, at) = (a.hooks.register_name)(a, cursor)?;
        return match a.desc.frame.number(&name) {
            Ok(number) => Ok(number),
            Err(number) => {
                let message = format!("%{name} has no DWARF register number; {number} is emitted");
                a.warn(Code::SuspiciousValue, at, message);
                Ok(number)
            }
        };
    }
    let at = cursor.here();
    if cursor.at_end() {
        return Err(syntax_error(Code::CfiBadOperand, at, "expected a register"));
    }
    // `6 -16` is a single expression, but two operands were meant.
    let two = cursor.kind() == Some(Kind::Number) && cursor.kind_at(1) == Some(Kind::Minus);
    let number = a.absolute(cursor)?;
    if two && number < 0 {
        return Err(syntax_error(Code::ExpectedComma, at, "expected a comma after the register number"));
    }
    let number = number as u64;
    if number > u64::from(u32::MAX) {
        a.warn(Code::ValueTruncated, at, "register number truncated to 32 bits");
    }
    Ok(number & u64::from(u32::MAX))
}

/// A register and a constant. They are read together, since most operands of these directives are such pairs.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn register_and_offset(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<(u64, i64)> {
    match common_register_and_offset(cursor, a.isa) {
        Some(both) => Ok(both),
        None => general_register_and_offset(a, cursor),
    }
}

/// A register and a constant in a common form.
#[inline(always)]
pub(super) fn common_register_and_offset(cursor: &mut LineCursor<'_>, isa: &Isa) -> Option<(u64, i64)> {
    cursor.scan(
        #[inline(always)]
        |s| {
            let register = scanned_register(isa, s)?;
            s.blanks();
            if !s.eat(b',') {
                return None;
            }
            s.blanks();
            Some((register, s.integer()?))
        },
    )
}

#[inline(never)]
fn general_register_and_offset(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<(u64, i64)> {
    let register = register_operand(a, cursor)?;
    cursor.comma()?;
    let offset = a.constant(cursor)?.0;
    Ok((register, offset))
}
