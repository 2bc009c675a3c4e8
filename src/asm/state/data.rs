//! Values of data that are known while the source is read.

use super::Assembler;
use crate::model::Value;
use crate::model::expr::{Evaluator, Stage};
use crate::parse::Parse;
use crate::source::Span;

/// Whether a value fits a field of `size` bytes, signed or unsigned.
#[inline(always)]
pub(crate) fn fits(value: i64, size: u8) -> bool {
    let bits = u32::from(size) * 8;
    bits >= 64 || value >> bits == 0 || value >> (bits - 1) == -1
}

/// The value of a difference that is already known, in the cases where emitting a fixup would give another result:
/// COFF symbols may become functions, which the linker may move; a section without contents has no fixups; and a
/// difference resolved later is truncated to its field, while one that is known now must fit.
pub(super) fn settled(a: &Assembler<'_, '_>, value: Value, size: u8, span: Span) -> Parse<Option<i64>> {
    let section = &a.model.sections[a.current(span)?.section.0 as usize];
    // Labels of one section are less than 4 GiB apart.
    let always_fits = matches!(value, Value::Relocatable(value) if size >= 4 && i32::try_from(value.constant).is_ok());
    if a.model.coff.is_none() && !section.is_nobits() && always_fits {
        return Ok(None);
    }
    let value = Evaluator::new(a.model, Stage::Building).value(value, false);
    Ok(value.ok().and_then(|value| value.as_constant()))
}
