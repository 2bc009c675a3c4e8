//! Floating-point data.

use super::fill::MAX_FIELDS;
use crate::asm::state::Assembler;
use crate::asm::state::fill::Fill;
use crate::diag::Code;
use crate::model::Endian;
use crate::parse::formats::{self, Format};
use crate::parse::lexer::Kind;
use crate::parse::literal::{self, Number};
use crate::parse::{Cursor, LineCursor, Parse, real, syntax_error};
use crate::source::Span;
use crate::source::bytes::Numbers;

/// `.float`, `.double`
pub(super) fn numbers<const WIDE: bool>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    cursor.optional_items(|cursor| {
        let span = cursor.here();
        let bits = number(cursor.tokens(), WIDE)?;
        a.number(bits, if WIDE { 8 } else { 4 }, span)
    })
}

/// `.dcb.s`, `.dcb.d`: `count, value`
pub(super) fn dcb<const WIDE: bool>(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let count = a.absolute(cursor)?;
    if count < 0 {
        let name = if WIDE { ".dcb.d" } else { ".dcb.s" };
        a.warn(Code::NoEffect, span, format!("'{name}' directive with negative repeat count has no effect"));
        return Ok(());
    }
    cursor.comma()?;
    let bits = number(cursor, WIDE)?;
    cursor.finish()?;
    let size = if WIDE { 8 } else { 4 };
    if count > 0 {
        a.line_row();
    }
    if let Some(mut print) = a.print() {
        (0..count.min(MAX_FIELDS)).for_each(|_| print.integer(bits as i64, size));
    }
    Fill::times(count, bits, size).emit(a, span)
}

/// `.tfloat`, `.hfloat`, `.bfloat16`: formats for which llvm-mc has no directives.
pub(super) fn rare(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span, format: Format) -> Parse<()> {
    cursor.optional_items(|cursor| {
        let bits = rare_number(cursor.tokens(), format)?;
        rare_bytes(a, format, bits, span)
    })
}

/// `.dcb.x`: `count, value`
pub(super) fn dcb_extended(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    let count = a.absolute(cursor)?;
    cursor.comma()?;
    let bits = rare_number(cursor, formats::EXTENDED)?;
    cursor.finish()?;
    if count > 1 << 24 {
        return Err(syntax_error(Code::BadRepeatCount, at, "the count must be at most 16777216"));
    }
    (0..count).try_for_each(|_| rare_bytes(a, formats::EXTENDED, bits, span))
}

fn rare_bytes(a: &mut Assembler<'_, '_>, format: Format, bits: u128, span: Span) -> Parse<()> {
    let mut bytes = bits.to_le_bytes();
    let bytes = &mut bytes[..format.size()];
    if a.model.rules.endian != Endian::Little {
        bytes.reverse();
    }
    a.bytes(bytes, span)
}

/// A number with an optional sign, as bits of a format.
fn rare_number(cursor: &mut Cursor<'_, '_>, format: Format) -> Parse<u128> {
    let span = cursor.here();
    let negative = cursor.kind() == Some(Kind::Minus);
    if negative || cursor.kind() == Some(Kind::Plus) {
        cursor.bump();
    }
    let bits = match cursor.kind() {
        Some(Kind::Real | Kind::Number) => format.decimal(cursor.text()),
        Some(Kind::Ident) if cursor.text().eq_ignore_ascii_case(b"inf") => Some(format.infinity()),
        Some(Kind::Ident) if cursor.text().eq_ignore_ascii_case(b"nan") => Some(format.no_number()),
        _ => None,
    };
    let Some(bits) = bits else { return Err(syntax_error(Code::BadFloat, span, "invalid floating point literal")) };
    cursor.bump();
    Ok(if negative { bits ^ format.sign() } else { bits })
}

/// A number with an optional sign, as bits of a single or double.
fn number(cursor: &mut Cursor<'_, '_>, wide: bool) -> Parse<u64> {
    let span = cursor.here();
    let negative = cursor.kind() == Some(Kind::Minus);
    if negative || cursor.kind() == Some(Kind::Plus) {
        cursor.bump();
    }
    let text = cursor.text();
    let bad = |message: &str| syntax_error(Code::BadFloat, span, message);
    let convert = |text: &[u8]| {
        let bits = if wide { real::double(text) } else { real::single(text).map(u64::from) };
        bits.map_err(|message| syntax_error(Code::BadFloat, span, message))
    };
    let bits = match cursor.kind() {
        Some(Kind::Real) => convert(text)?,
        Some(Kind::Number) => {
            let is_hex = text.len() > 1 && matches!(text[1], b'x' | b'X');
            if is_hex || !matches!(literal::number(text, Numbers::C), Ok(Number::Int(_) | Number::Big(_))) {
                return Err(bad("invalid floating point literal"));
            }
            convert(text)?
        }
        Some(Kind::Ident) => {
            let word = text.to_ascii_lowercase();
            match (word.as_slice(), wide) {
                (b"inf" | b"infinity", true) => f64::INFINITY.to_bits(),
                (b"inf" | b"infinity", false) => u64::from(f32::INFINITY.to_bits()),
                (b"nan", true) => 0x7fff_ffff_ffff_ffff,
                (b"nan", false) => 0x7fff_ffff,
                _ => return Err(bad("invalid floating point literal")),
            }
        }
        _ => return Err(bad("unexpected token in directive")),
    };
    cursor.bump();
    let sign = if wide { 1 << 63 } else { 1 << 31 };
    Ok(if negative { bits ^ sign } else { bits })
}
