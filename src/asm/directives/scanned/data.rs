//! Data, strings, fills and alignment.

use super::{Text, done};
use crate::asm::directives::{align, data};
use crate::asm::state::Assembler;
use crate::model::emitter::EmitKind;
use crate::model::{RelocatableValue, Value};
use crate::parse::literal;

/// `.byte value, …` and the other integer directives.
#[inline]
pub(crate) fn integers<const SIZE: u8>(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let start = text;
    if matches!(text.s.byte(), b'-' | b'0'..=b'9') {
        let (value, span) = text.integer()?;
        if let Some(end) = text.end() {
            let result = data::literal(a, value, SIZE, span);
            return done(a, end, result);
        }
    } else {
        let (value, span) = text.value(a)?;
        if let Some(end) = text.end() {
            let result = a.field(Value::Relocatable(value), SIZE, span);
            return done(a, end, result);
        }
    }
    list::<SIZE>(a, start, text)
}

/// A list of values; the first one starts at `start` and ends at `text`.
#[inline(never)]
fn list<'t, const SIZE: u8>(a: &mut Assembler<'_, '_>, start: Text<'t>, mut text: Text<'t>) -> Option<usize> {
    // Check the whole list before emitting the first value.
    let end = loop {
        text.comma()?;
        text.value(a)?;
        if let Some(end) = text.end() {
            break end;
        }
    };
    text = start;
    while let Some((value, span)) = text.value(a) {
        if let Err(error) = data::integer(a, Value::Relocatable(value), SIZE, span) {
            a.diagnostics.push(*error);
            break;
        }
        if text.comma().is_none() {
            break;
        }
    }
    Some(end)
}

/// `.word value, …`
pub(in crate::asm::directives) fn words(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    match a.desc.word_size {
        2 => integers::<2>(a, text),
        _ => integers::<4>(a, text),
    }
}

/// `.ascii "text"`; `.asciz` with a NUL.
#[inline]
pub(in crate::asm::directives) fn string<const ZERO: bool>(
    a: &mut Assembler<'_, '_>,
    mut text: Text<'_>,
) -> Option<usize> {
    let (inside, escapes) = text.s.string()?;
    let next = text.end()?;
    let mut end = a.emit(EmitKind::Data, text.word).ok()?;
    if escapes {
        // The token reader reports a bad escape; `append` drops the string.
        end.append(|data| literal::unescape(inside, data)).ok()?;
    } else {
        end.bytes(inside);
    }
    if ZERO {
        end.zeros(1);
    }
    Some(next)
}

/// `.uleb128 value`, `.sleb128 value`
#[inline]
pub(in crate::asm::directives) fn leb128<const SIGNED: bool>(
    a: &mut Assembler<'_, '_>,
    mut text: Text<'_>,
) -> Option<usize> {
    let (value, span) = text.value(a)?;
    let end = text.end()?;
    let result = data::leb::<SIGNED>(a, Value::Relocatable(value), span);
    done(a, end, result)
}

/// `.zero count [, value]`
pub(in crate::asm::directives) fn space(a: &mut Assembler<'_, '_>, mut text: Text<'_>) -> Option<usize> {
    let (count, span) = text.integer()?;
    let mut value = 0;
    if text.end().is_none() {
        text.comma()?;
        value = text.integer()?.0;
        if value != 0 && value as u8 == 0 {
            return None;
        }
    }
    let end = text.end()?;
    let count = Value::Relocatable(RelocatableValue::constant(count));
    let result = a.fill(count, value as u64 & 0xff, 1, span);
    done(a, end, result)
}

/// `.p2align log2 [, [fill] [, max]]`; `.align` and `.balign` with an alignment in bytes.
fn aligned(a: &mut Assembler<'_, '_>, mut text: Text<'_>, is_log2: bool, unit: u8) -> Option<usize> {
    let (value, at) = text.integer()?;
    let (mut fill, mut max) = (None, None);
    if text.end().is_none() {
        text.comma()?;
        if text.s.byte() != b',' {
            fill = Some(text.integer()?.0);
        }
        if text.end().is_none() {
            text.comma()?;
            max = Some(text.integer()?);
        }
    }
    let end = text.end()?;
    let result = align::padding(a, (value, at), is_log2, unit, fill, max);
    done(a, end, result)
}

/// `.align`
pub(in crate::asm::directives) fn align(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    aligned(a, text, a.desc.alignment.is_log2, 1)
}

/// `.balign`
pub(in crate::asm::directives) fn bytes<const UNIT: u8>(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    aligned(a, text, false, UNIT)
}

/// `.p2align`
pub(in crate::asm::directives) fn log2<const UNIT: u8>(a: &mut Assembler<'_, '_>, text: Text<'_>) -> Option<usize> {
    aligned(a, text, true, UNIT)
}
