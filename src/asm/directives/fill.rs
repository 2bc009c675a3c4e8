//! Fills and `.org`.

use crate::asm::state::Assembler;
use crate::asm::state::fill::Fill;
use crate::asm::state::rows;
use crate::asm::state::structure;
use crate::diag::{Code, Diagnostic};
use crate::model::emitter::EmitKind;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Endian, FragmentTail, RelocatableValue, Value};
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// The value if it is already a constant.
fn known(value: Value) -> Option<i64> {
    match value {
        Value::Relocatable(linear) => linear.as_constant(),
        Value::Tree(_) => None,
    }
}

/// Like [`known`], after folding differences that can no longer change.
fn known_here(a: &Assembler<'_, '_>, value: Value) -> Option<i64> {
    known(value).or_else(|| Evaluator::new(a.model, Stage::Building).value(value, false).ok()?.as_constant())
}

/// `.fill repeat [, size [, value]]`
pub(super) fn fill(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (count, count_span) = a.operand(cursor)?;
    let (mut size, mut value) = (1, 0);
    let (mut size_span, mut value_span) = (span, span);
    if cursor.eat(b',') {
        (size, size_span) = a.constant(cursor)?;
        if cursor.eat(b',') {
            (value, value_span) = a.constant(cursor)?;
        }
    }
    cursor.finish()?;
    values(a, (count, count_span), (size, size_span), (value, value_span))
}

/// Appends `count` values of `size` bytes, at most eight, of which the low four hold the value.
pub(crate) fn values(
    a: &mut Assembler<'_, '_>,
    (count, count_span): (Value, Span),
    (mut size, size_span): (i64, Span),
    (value, value_span): (i64, Span),
) -> Parse<()> {
    if size < 0 {
        a.warn(Code::NoEffect, size_span, "'.fill' directive with negative size has no effect");
        return Ok(());
    }
    if size > 8 {
        let message = "'.fill' directive with size greater than 8 has been truncated to 8";
        a.warn(Code::ValueTruncated, size_span, message);
        size = 8;
    }
    if size > 4 && u32::try_from(value).is_err() {
        a.warn(Code::ValueTruncated, value_span, "'.fill' directive pattern has been truncated to 32-bits");
    }
    if let Some(mut print) = a.print() {
        print.fill(count, size, value);
    }
    let known = known_here(a, count);
    if known.is_some_and(|n| n < 0) {
        a.warn(Code::NoEffect, count_span, "'.fill' directive with negative repeat count has no effect");
        return Ok(());
    }
    if size == 0 && known.is_some() {
        if known != Some(0) {
            a.emit(EmitKind::Data, count_span)?;
        }
        return Ok(());
    }
    // With a constant count the first four bytes of a wide field hold the pattern, in either byte order, and the rest are zero.
    let bytes = if known.is_some() { size.min(4) } else { size };
    let mut pattern = value as u64 & (u64::MAX >> (64 - 8 * bytes.max(1)));
    if a.model.rules.endian == Endian::Big {
        pattern <<= 8 * (size - bytes);
    }
    if known.is_some_and(|n| n > 0) {
        a.line_row();
    }
    let count = known.map_or(count, |n| Value::Relocatable(RelocatableValue::constant(n)));
    Fill { count, value: pattern, size: size as u8 }.emit(a, count_span)
}

/// `.zero`, `.skip`, `.space`: `count [, value]`
pub(super) fn space(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (count, at) = a.operand(cursor)?;
    let mut value = 0;
    if cursor.eat(b',') {
        value = a.constant(cursor)?.0;
    }
    cursor.finish()?;
    if value != 0 && value as u8 == 0 {
        refuse_in_bss(a, span)?;
    }
    if let Some(mut print) = a.print() {
        print.zero(count, value);
    }
    Fill { count, value: value as u64 & 0xff, size: 1 }.emit_apart(a, at)
}

/// Rejects a non-zero value in a section without file contents, even if the truncated bytes are zero.
#[cold]
fn refuse_in_bss(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let section = a.current(span)?.section;
    let section = &a.model.sections[section.0 as usize];
    if section.is_nobits() {
        let name = String::from_utf8_lossy(a.model.section_name(section));
        let message = format!("BSS section '{name}' cannot have non-zero bytes");
        a.diagnostics.push(Diagnostic::error(Code::DataInBss, span, message).deferred());
    }
    Ok(())
}

/// The maximum number of fields that one directive emits.
pub(super) const MAX_FIELDS: i64 = 1 << 24;

/// `.dcb[.b|.w|.l] count, value`
pub(super) fn dcb<const SIZE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (count, at) = a.constant(cursor)?;
    if count < 0 {
        a.warn(Code::NoEffect, at, "'.dcb' directive with negative repeat count has no effect");
        return Err(cursor.error(Code::ExpectedNewline, "unexpected token at start of statement"));
    }
    cursor.comma()?;
    let (value, value_span) = a.operand(cursor)?;
    cursor.finish()?;
    match known(value) {
        Some(value) => {
            let bits = u32::from(SIZE) * 8;
            if value >> bits != 0 && value >> (bits - 1) != -1 {
                return Err(syntax_error(Code::DataOutOfRange, value_span, "literal value out of range for directive"));
            }
            if count > 0 {
                a.line_row();
            }
            if let Some(mut print) = a.print() {
                (0..count.min(MAX_FIELDS)).for_each(|_| print.integer(value, SIZE));
            }
            let value = value as u64 & ((1 << bits) - 1);
            Fill::times(count, value, SIZE).emit(a, span)
        }
        None => {
            if let Some(number) = known_here(a, value) {
                let number = number as u64 & ((1 << (u32::from(SIZE) * 8)) - 1);
                if count > 0 {
                    a.register_value(value);
                    a.line_row();
                }
                return Fill::times(count, number, SIZE).emit(a, span);
            }
            if count > MAX_FIELDS {
                let message = format!("more than {MAX_FIELDS} fields with an unresolved value");
                return Err(syntax_error(Code::OutputTooLarge, at, message));
            }
            for _ in 0..count {
                a.field(value, SIZE, value_span)?;
            }
            Ok(())
        }
    }
}

/// `.ds[.X] count`
pub(super) fn ds<const SIZE: u8>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let (count, at) = a.constant(cursor)?;
    cursor.finish()?;
    if count < 0 {
        let suffix = match SIZE {
            1 => ".b",
            4 => ".l",
            8 => ".d",
            12 => ".x",
            _ => "",
        };
        a.warn(Code::NoEffect, at, format!("'.ds{suffix}' directive with negative repeat count has no effect"));
        return Ok(());
    }
    if count == 0 {
        return Ok(());
    }
    if let Some(mut print) = a.print() {
        let size = Value::Relocatable(RelocatableValue::constant(SIZE.into()));
        (0..count.min(MAX_FIELDS)).for_each(|_| print.zero(size, 0));
    }
    if count <= 64 {
        // In llvm-mc each one is a fragment, which makes a difference if the layout does not converge.
        for _ in 0..count {
            Fill::times(SIZE.into(), 0, 1).emit_apart(a, span)?;
        }
        return Ok(());
    }
    let count = count.saturating_mul(i64::from(SIZE));
    Fill::times(count, 0, 1).emit_apart(a, span)
}

/// `.org`
pub(super) fn org(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    origin(a, cursor, true)
}

/// `.org expr [, fill]`, `. = expr`
///
/// # Errors
/// If the operands are malformed.
pub fn origin(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, with_fill: bool) -> Parse<()> {
    let (target, span) = a.operand(cursor)?;
    let mut fill = 0;
    if with_fill && cursor.eat(b',') {
        fill = a.constant(cursor)?.0;
    }
    cursor.finish()?;
    go_on_at(a, target, fill as u8, span)
}

/// Fills up to an offset in the current section.
pub(crate) fn go_on_at(a: &mut Assembler<'_, '_>, target: Value, fill: u8, span: Span) -> Parse<()> {
    if let Err(missing) = a.current(span) {
        return structure::go_on_at(a, target, span, missing);
    }
    if let Some(mut print) = a.print() {
        print.org(target, fill);
    }
    a.model.layout.open_fillings = true;
    rows::before_padding(a);
    a.emit(EmitKind::Filling, span)?.tail(FragmentTail::Org { target, fill }, span.start);
    Ok(())
}
