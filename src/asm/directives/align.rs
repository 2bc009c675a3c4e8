//! Alignment and explicit nops.

use crate::asm::state::Assembler;
use crate::asm::state::rows;
use crate::asm::state::structure;
use crate::diag::Code;
use crate::model::emitter::EmitKind;
use crate::model::{FragmentTail, Padding};
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// `.balign`, `.balignw`, `.balignl`: an alignment in bytes.
pub(super) fn bytes<const UNIT: u8>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    align(a, cursor, span, false, UNIT)
}

/// `.align`: an alignment in bytes or its logarithm, depending on the target.
pub(super) fn by_target(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    match a.desc.alignment.bare_log2 {
        Some(bare) if cursor.at_end() => pad(a, bare, 1, None, None, span),
        _ if a.desc.alignment.is_log2 => log2::<1>(a, cursor, span),
        _ => align(a, cursor, span, false, 1),
    }
}

/// `.align32`: like `.align`, with a fill of four bytes.
pub(super) fn words_by_target(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    align(a, cursor, span, a.desc.alignment.is_log2, 4)
}

/// `.p2align`, `.p2alignw`, `.p2alignl`: the logarithm of an alignment.
pub(super) fn log2<const UNIT: u8>(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    if cursor.at_end() {
        a.warn(Code::NoEffect, span, "p2align directive with no operand(s) is ignored");
        return Ok(());
    }
    align(a, cursor, span, true, UNIT)
}

/// The maximum alignment, as a power of two.
const MAX_LOG2: u8 = 31;

#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn align(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span, is_log2: bool, unit: u8) -> Parse<()> {
    let (value, at) = a.constant(cursor)?;
    let (mut fill, mut max) = (None, None);
    if cursor.eat(b',') {
        if cursor.byte() != b',' {
            fill = Some(a.constant(cursor)?.0);
        }
        if cursor.eat(b',') {
            max = Some(a.constant(cursor)?);
        }
    }
    cursor.finish()?;
    padding(a, (value, at), is_log2, unit, fill, max)
}

/// Appends an alignment with an optional fill value and maximum padding, each with its span.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn padding(
    a: &mut Assembler<'_, '_>,
    (value, at): (i64, Span),
    is_log2: bool,
    unit: u8,
    fill: Option<i64>,
    max: Option<(i64, Span)>,
) -> Parse<()> {
    let log2 = if is_log2 {
        match u8::try_from(value) {
            Ok(log2) if log2 <= MAX_LOG2 => log2,
            _ => return Err(syntax_error(Code::BadAlignment, at, "invalid alignment value")),
        }
    } else {
        let value = if value == 0 { 1 } else { value };
        match u64::try_from(value) {
            Ok(value) if value.is_power_of_two() && value <= 1 << 31 => value.trailing_zeros() as u8,
            Ok(value) if value.is_power_of_two() => {
                return Err(syntax_error(Code::BadAlignment, at, "alignment must be smaller than 2**32"));
            }
            _ => return Err(syntax_error(Code::BadAlignment, at, "alignment must be a power of 2")),
        }
    };
    let mut limit = None;
    if let Some((max, max_span)) = max {
        if max < 1 {
            let message =
                "alignment directive can never be satisfied in this many bytes, ignoring maximum bytes expression";
            return Err(syntax_error(Code::BadAlignment, max_span, message));
        }
        if max >= 1 << log2 {
            let message = "maximum bytes expression exceeds alignment and has no effect";
            a.warn(Code::NoEffect, max_span, message);
        } else {
            limit = u32::try_from(max).ok();
        }
    }
    pad(a, log2, unit, fill, limit, at)
}

/// Appends padding with the section's default fill: nops in code, else zeros.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn pad(
    a: &mut Assembler<'_, '_>,
    log2: u8,
    unit: u8,
    mut fill: Option<i64>,
    limit: Option<u32>,
    at: Span,
) -> Parse<()> {
    let section = match a.current(at) {
        Ok(current) => current.section,
        Err(missing) => return structure::align(a, log2, missing),
    };
    let owner = &a.model.sections[section.0 as usize];
    let in_code = owner.is_code();
    if owner.is_nobits() && fill.is_some_and(|f| f != 0) {
        let name = String::from_utf8_lossy(a.model.section_name(owner)).into_owned();
        a.warn(Code::NoEffect, at, format!("ignoring non-zero fill value in BSS section '{name}'"));
        fill = None;
    }
    if let Some(mut print) = a.print() {
        let fill = fill.or(if in_code { None } else { Some(0) });
        print.align(log2, fill, unit, limit);
    }
    let padding = if in_code && fill.is_none_or(|fill| unit == 1 && a.desc.alignment.nop_fill == Some(fill as u8)) {
        Padding::Nops(a.isa.code_mode())
    } else {
        Padding::Value(fill.unwrap_or(0), unit)
    };
    a.align(log2, padding, limit, at)
}

/// `.even`
pub(crate) fn even(a: &mut Assembler<'_, '_>, span: Span) -> Parse<()> {
    let section = a.current(span)?.section;
    let in_code = a.model.sections[section.0 as usize].is_code();
    if let Some(mut print) = a.print() {
        print.align(1, if in_code { None } else { Some(0) }, 1, None);
    }
    a.align(1, if in_code { Padding::Nops(a.isa.code_mode()) } else { Padding::Value(0, 1) }, None, span)
}

/// Aligns with nops of the current code mode, in any section.
pub(crate) fn code(a: &mut Assembler<'_, '_>, log2: u8, span: Span) -> Parse<()> {
    if let Some(mut print) = a.print() {
        print.align(log2, None, 1, None);
    }
    a.align(log2, Padding::Nops(a.isa.code_mode()), None, span)
}

/// `.nops size [, longest]`
pub(crate) fn nops(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (size, at) = a.constant(cursor)?;
    let mut longest = 0;
    let mut longest_span = at;
    if cursor.eat(b',') {
        (longest, longest_span) = a.constant(cursor)?;
    }
    cursor.finish()?;
    fill_with_nops(a, (size, at), (longest, longest_span))
}

/// Appends `size` bytes of nops, each at most `longest` bytes long unless that is 0.
pub(crate) fn fill_with_nops(
    a: &mut Assembler<'_, '_>,
    (size, at): (i64, Span),
    (longest, longest_span): (i64, Span),
) -> Parse<()> {
    if size <= 0 {
        return Err(syntax_error(Code::BadRepeatCount, at, "'.nops' directive with non-positive size"));
    }
    if longest < 0 {
        return Err(syntax_error(Code::BadRepeatCount, longest_span, "'.nops' directive with negative NOP size"));
    }
    let Ok(size) = u32::try_from(size) else {
        return Err(syntax_error(Code::OutputTooLarge, at, "'.nops' directive with more than 4 GiB"));
    };
    let (longest, mode) = (u8::try_from(longest).unwrap_or(u8::MAX), a.isa.code_mode());
    rows::before_padding(a);
    a.emit(EmitKind::Filling, at)?.tail(FragmentTail::Nops { size, longest, mode }, at.start);
    Ok(())
}
