//! Integers, strings, LEB128 numbers and `.incbin`.

use super::constants;
use crate::asm::state::Assembler;
use crate::asm::state::data::fits;
use crate::asm::state::include::Lookup;
use crate::diag::Code;
use crate::model::emitter::{EmitKind, Emitter};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Endian, FragmentTail, Value};
use crate::parse::ast::Specifier;
use crate::parse::lexer::Kind;
use crate::parse::literal::{self as text, Number};
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::source::Span;
use std::hint::cold_path;

/// `.dc.a`: integers of pointer size.
pub(super) fn addresses(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    match a.desc.frame.pointer_size {
        4 => integers::<4>(a, cursor, span),
        _ => integers::<8>(a, cursor, span),
    }
}

/// `.word`: integers of the target's word size.
pub(super) fn words(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    match a.desc.word_size {
        2 => integers::<2>(a, cursor, span),
        _ => integers::<4>(a, cursor, span),
    }
}

/// `.byte`, `.short`, `.long`, `.quad` and their aliases.
pub(crate) fn integers<const SIZE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let mut is_first = true;
    loop {
        let goes_on;
        if let Some((number, span)) = cursor.number() {
            goes_on = cursor.goes_on();
            literal(a, number, SIZE, span)?;
        } else if let Some((value, span)) = cursor.labels(&mut a.context()) {
            goes_on = cursor.goes_on();
            integer(a, Value::Relocatable(value), SIZE, span)?;
        } else if let Some((expr, span)) = cursor.scaled_distance(&mut a.context()) {
            goes_on = cursor.goes_on();
            let value = a.reduce(expr);
            integer(a, value, SIZE, span)?;
        } else {
            goes_on = general_integer(a, cursor.tokens(), SIZE, is_first)?;
        }
        if !goes_on {
            return Ok(());
        }
        is_first = false;
        cursor.comma()?;
    }
}

/// Reads and emits a value of an integer directive, of which the first may be missing. Returns whether more follow.
#[inline(never)]
fn general_integer(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, size: u8, is_first: bool) -> Parse<bool> {
    if is_first && cursor.at_end() {
        return Ok(false);
    }
    let own = match a.hooks.data {
        Some(item) if !a.is_coff() => item(a, cursor, size)?,
        _ => false,
    };
    if !own {
        let span = cursor.here();
        let value = a.value(cursor)?;
        integer(a, value, size, span)?;
    }
    Ok(!cursor.at_end())
}

/// One value of an integer directive.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn integer(a: &mut Assembler<'_, '_>, value: Value, size: u8, span: Span) -> Parse<()> {
    match value {
        Value::Relocatable(linear) => match linear.as_constant() {
            Some(number) if linear.specifier == Specifier::NONE => literal(a, number, size, span),
            _ => a.linear_field(&linear, size, span),
        },
        Value::Tree(_) => a.field(value, size, span),
    }
}

/// One constant of an integer directive.
#[inline(always)]
pub(crate) fn literal(a: &mut Assembler<'_, '_>, number: i64, size: u8, span: Span) -> Parse<()> {
    if !fits(number, size) {
        cold_path();
        return Err(syntax_error(Code::DataOutOfRange, span, "out of range literal value"));
    }
    a.number(number as u64, size, span)
}

/// `.octa`: literals of 128 bits.
pub(super) fn octa(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    cursor.optional_items(|cursor| {
        let cursor = cursor.tokens();
        let span = cursor.here();
        let number = match cursor.kind() {
            Some(Kind::Number) => cursor.number(),
            Some(Kind::Char) => Ok(Number::Int(text::character(cursor.text()) as u64)),
            _ => return Err(cursor.error(Code::ExpectedExpression, "unknown token in expression")),
        };
        let value = match number {
            Ok(Number::Int(value)) => u128::from(value),
            Ok(Number::Big(value)) => value,
            _ => return Err(cursor.error(Code::DataOutOfRange, "out of range literal value")),
        };
        cursor.bump();
        let bytes = if a.model.rules.endian == Endian::Little { value.to_le_bytes() } else { value.to_be_bytes() };
        if let Some(mut print) = a.print() {
            for half in bytes.chunks_exact(8) {
                let half: [u8; 8] = half.try_into().unwrap_or_default();
                let little = print.endian() == Endian::Little;
                print.integer(if little { i64::from_le_bytes(half) } else { i64::from_be_bytes(half) }, 8);
            }
        }
        a.put_bytes(&bytes, span)
    })
}

/// `.ascii`: adjacent strings are concatenated; `.asciz`, `.string`: each string is NUL-terminated.
pub(super) fn strings<const ZERO: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
) -> Parse<()> {
    let mut string = match cursor.quoted() {
        Some(string) => string,
        None if cursor.at_end() => return Ok(()),
        None => cursor.string("expected string")?,
    };
    let mut goes_on = cursor.goes_on();
    let is_printed = a.printer.is_some();
    let mut end = a.emit(EmitKind::Data, span)?;
    loop {
        let (inside, has_escapes, at) = string;
        if is_printed {
            end = print_string::<ZERO>(a, string, span)?;
        } else if has_escapes {
            // `try_append` drops the bytes of a malformed string.
            end.try_append(|data| text::unescape(inside, at, data))?;
        } else {
            end.bytes(inside);
        }
        if ZERO && !is_printed {
            end.zeros(1);
        }
        if !goes_on {
            return Ok(());
        }
        if ZERO || cursor.tokens().kind() != Some(Kind::String) {
            cursor.comma()?;
        }
        string = cursor.string("expected string")?;
        goes_on = cursor.goes_on();
    }
}

/// Prints and appends a string.
#[cold]
fn print_string<'e, const ZERO: bool>(
    a: &'e mut Assembler<'_, '_>,
    (inside, has_escapes, at): (&[u8], bool, Span),
    span: Span,
) -> Parse<Emitter<'e>> {
    let mut bytes = Vec::with_capacity(inside.len());
    if has_escapes {
        text::unescape(inside, at, &mut bytes)?;
    } else {
        bytes.extend_from_slice(inside);
    }
    a.bytes(&bytes, span)?;
    if ZERO {
        a.bytes(&[0], span)?;
    }
    a.emit(EmitKind::Data, span)
}

/// `.base64`
pub(super) fn base64(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    cursor.optional_items(|cursor| {
        let (text, _, span) = cursor.string("expected string")?;
        if text.is_empty() {
            return Err(syntax_error(Code::BadBase64, span, "expected nonempty string"));
        }
        let Some(bytes) = decode_base64(text) else {
            return Err(syntax_error(Code::BadBase64, span, "failed to base64 decode string data"));
        };
        a.bytes(&bytes, span)
    })
}

/// Decodes base64 (RFC 4648, section 4); padding is required.
fn decode_base64(text: &[u8]) -> Option<Vec<u8>> {
    if !text.len().is_multiple_of(4) {
        return None;
    }
    let padding = text.iter().rev().take_while(|&&b| b == b'=').count();
    if padding > 2 {
        return None;
    }
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for (i, group) in text.chunks(4).enumerate() {
        let mut word = 0u32;
        for (j, &c) in group.iter().enumerate() {
            let last = i * 4 + j >= text.len() - padding;
            let digit = match c {
                b'A'..=b'Z' => c - b'A',
                b'a'..=b'z' => c - b'a' + 26,
                b'0'..=b'9' => c - b'0' + 52,
                b'+' => 62,
                b'/' => 63,
                b'=' if last => 0,
                _ => return None,
            };
            word = word << 6 | u32::from(digit);
        }
        bytes.extend_from_slice(&word.to_be_bytes()[1..]);
    }
    bytes.truncate(bytes.len() - padding);
    Some(bytes)
}

/// `.sleb128`, `.uleb128`
pub(super) fn leb128<const SIGNED: bool>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    loop {
        let (value, span) = a.operand(cursor)?;
        let goes_on = cursor.goes_on();
        leb(a, value, SIGNED, span)?;
        if !goes_on {
            return Ok(());
        }
        cursor.comma()?;
    }
}

/// One value of `.uleb128` or `.sleb128`.
pub(crate) fn leb(a: &mut Assembler<'_, '_>, value: Value, signed: bool, span: Span) -> Parse<()> {
    // A value known here has its final size from the start; any other starts with size 0, which the first round of
    // relaxation depends on.
    let known = match value {
        Value::Relocatable(linear) if linear.as_constant().is_some() => linear.as_constant(),
        _ => Evaluator::new(a.model, Stage::Building).value(value, false).ok().and_then(|l| l.as_constant()),
    };
    if let Some(mut print) = a.print() {
        // Differences of labels are printed even if they are known.
        match value.as_constant() {
            Some(constant) => {
                let mut bytes = Vec::new();
                constants::leb128(constant, signed, &mut bytes);
                print.bytes(&bytes);
            }
            None => print.leb128(value, signed),
        }
    }
    let mut end = a.emit(if known.is_some() { EmitKind::Data } else { EmitKind::Filling }, span)?;
    match known {
        Some(constant) if signed => end.sleb(constant),
        Some(constant) => end.uleb(constant as u64),
        None => end.tail(FragmentTail::Leb { value, signed }, span.start),
    }
    Ok(())
}

/// `.incbin "file" [, skip [, count]]`
pub(super) fn incbin(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (name, at) = cursor.bytes("expected string in '.incbin' directive")?;
    let (mut skip, mut count) = (0, None);
    let mut skip_span = at;
    let mut count_span = at;
    if cursor.eat(b',') {
        if cursor.byte() != b',' {
            (skip, skip_span) = a.constant(cursor)?;
        }
        if cursor.eat(b',') {
            let (number, span) = a.constant(cursor)?;
            (count, count_span) = (Some(number), span);
        }
    }
    cursor.finish()?;
    let Ok(skip) = usize::try_from(skip) else {
        return Err(syntax_error(Code::BadRepeatCount, skip_span, "skip is negative"));
    };
    let lookup = Lookup { files: a.files, options: a.options };
    let bytes = a.input.files.bytes(lookup, &name, skip > 0 || count.is_some(), at)?;
    let rest = bytes.get(skip..).unwrap_or(&[]);
    let rest = match count {
        None => rest,
        Some(count) => match usize::try_from(count) {
            Ok(count) => &rest[..count.min(rest.len())],
            Err(_) => {
                a.warn(Code::NoEffect, count_span, "negative count has no effect");
                return Ok(());
            }
        },
    };
    a.bytes(rest, at)
}
