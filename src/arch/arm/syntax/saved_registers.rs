//! The register lists of `.save` and `.vsave`.

use super::exceptions::error;
use super::operands::find;
use crate::arch::arm::has_upper_doubles;
use crate::arch::arm::operand::{Register, tag};
use crate::asm::state::Assembler;
use crate::debug::ehabi::AUTHENTICATION_CODE;
use crate::diag::Code;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse};
use crate::source::Span;

/// The name of the authentication code of the return address, which only `.save` knows.
pub(super) const CODE: &str = "ra_auth_code";

/// The register that has it in the order of a list.
const BESIDE_CODE: u8 = 12;

fn position(register: u8) -> u8 {
    if register == AUTHENTICATION_CODE { BESIDE_CODE } else { register }
}

fn brace(cursor: &mut Cursor<'_, '_>, kind: Kind, message: &str) -> Parse<()> {
    if cursor.eat(kind) { Ok(()) } else { Err(cursor.error(Code::ExpectedDelimiter, message)) }
}

/// Reads a register, and returns its span.
fn register(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<(Register, Span)> {
    let span = cursor.here();
    let isa = a.isa.arm();
    let found = match cursor.kind() {
        Some(Kind::Ident) if cursor.text().eq_ignore_ascii_case(CODE.as_bytes()) => {
            Some(Register { tag: tag::R, number: AUTHENTICATION_CODE })
        }
        Some(Kind::Ident) => isa.and_then(|isa| find(cursor.text(), &isa.aliases)),
        _ => None,
    };
    let is_missing = |register: &Register| {
        register.tag == tag::D && register.number >= 16 && !isa.is_some_and(|isa| has_upper_doubles(&isa.features))
    };
    let found = found.filter(|register| !is_missing(register));
    let found = found.ok_or_else(|| error(Code::UnknownRegister, span, "register expected"))?;
    cursor.bump();
    Ok((found, span))
}

/// A general register of a list.
fn general_register(
    a: &Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    is_first: bool,
    start: Span,
) -> Parse<(u8, Span)> {
    let (found, span) = register(a, cursor)?;
    match found.tag {
        tag::R => Ok((found.number, span)),
        _ if is_first => Err(error(Code::EhabiBadOperand, start, ".save expects GPR registers")),
        _ => Err(error(Code::EhabiBadOperand, span, "invalid register in register list")),
    }
}

/// Reads a list of general registers, which may have the authentication code; returns them in ascending order.
///
/// # Errors
/// If the list is malformed.
pub(super) fn general(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, start: Span) -> Parse<Vec<u8>> {
    let mut list = Vec::new();
    brace(cursor, Kind::LBrace, "expected a list of registers in braces")?;
    let (mut last, _) = general_register(a, cursor, true, start)?;
    list.push(last);
    let no_range = |span| error(Code::EhabiBadOperand, span, "pseudo-register not allowed");
    loop {
        if cursor.kind() == Some(Kind::Minus) {
            if last == AUTHENTICATION_CODE {
                return Err(no_range(cursor.here()));
            }
            cursor.bump();
            let (end, span) = general_register(a, cursor, false, start)?;
            if end == AUTHENTICATION_CODE {
                return Err(no_range(span));
            }
            if end < last {
                return Err(error(Code::EhabiBadOperand, span, "bad range in register list"));
            }
            for register in last + 1..=end {
                insert(a, &mut list, register, span);
            }
            last = end;
        } else if cursor.eat(Kind::Comma) {
            let (next, span) = general_register(a, cursor, false, start)?;
            if position(next) < position(last) {
                if next == AUTHENTICATION_CODE {
                    return Err(error(Code::EhabiBadOperand, span, "register list not in ascending order"));
                }
                a.warn(Code::SuspiciousValue, span, "register list not in ascending order");
            }
            insert(a, &mut list, next, span);
            last = next;
        } else {
            brace(cursor, Kind::RBrace, "'}' expected")?;
            return Ok(list);
        }
    }
}

/// Adds a register to a list in ascending order; warns if there is one at its position.
fn insert(a: &mut Assembler<'_, '_>, list: &mut Vec<u8>, register: u8, span: Span) {
    match list.binary_search_by_key(&position(register), |&other| position(other)) {
        Ok(_) => {
            let name = String::from_utf8_lossy(a.sources.text(span)).into_owned();
            a.warn(Code::SuspiciousValue, span, format!("duplicated register ({name}) in register list"));
        }
        Err(at) => list.insert(at, register),
    }
}

/// Reads a list of consecutive double registers.
///
/// # Errors
/// If the list is malformed.
pub(super) fn doubles(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, start: Span) -> Parse<Vec<u8>> {
    brace(cursor, Kind::LBrace, "expected a list of registers in braces")?;
    let (first, mut last) = double(a, cursor, true, start)?.0;
    loop {
        if cursor.eat(Kind::Minus) {
            let ((_, end), span) = double(a, cursor, false, start)?;
            if end < last {
                return Err(error(Code::EhabiBadOperand, span, "bad range in register list"));
            }
            last = end;
        } else if cursor.eat(Kind::Comma) {
            let ((next, end), span) = double(a, cursor, false, start)?;
            if next < last {
                return Err(error(Code::EhabiBadOperand, span, "register list not in ascending order"));
            }
            if next != last + 1 {
                return Err(error(Code::EhabiBadOperand, span, "non-contiguous register range"));
            }
            last = end;
        } else {
            brace(cursor, Kind::RBrace, "'}' expected")?;
            return Ok((first..=last).collect());
        }
    }
}

/// The first and the last register that a register of a list names, and its span.
fn double(a: &Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, is_first: bool, start: Span) -> Parse<((u8, u8), Span)> {
    let (found, span) = register(a, cursor)?;
    match found.tag {
        tag::D => Ok(((found.number, found.number), span)),
        tag::Q => Ok(((2 * found.number, 2 * found.number + 1), span)),
        _ if is_first => Err(error(Code::EhabiBadOperand, start, ".vsave expects DPR registers")),
        _ => Err(error(Code::EhabiBadOperand, span, "invalid register in register list")),
    }
}
