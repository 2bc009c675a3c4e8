//! Bytes, numbers and values in the current section.

use super::{Assembler, structure};
use crate::diag::Code;
use crate::hint::ok;
use crate::model::emitter::EmitKind;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, RelocatableValue, Value};
use crate::parse::ast::Specifier;
use crate::parse::{Parse, syntax_error};
use crate::source::Span;
use std::hint::cold_path;

impl Assembler<'_, '_> {
    #[inline]
    pub fn bytes(&mut self, bytes: &[u8], span: Span) -> Parse<()> {
        if let Some(mut print) = self.print() {
            print.bytes(bytes);
        }
        self.put_bytes(bytes, span)
    }

    /// [`Self::bytes`] that are printed as something else.
    #[inline]
    pub(crate) fn put_bytes(&mut self, bytes: &[u8], span: Span) -> Parse<()> {
        let done = self.emit(EmitKind::Data, span).map(|mut end| end.bytes(bytes));
        done.or_else(|missing| {
            let zeros = bytes.iter().all(|&byte| byte == 0);
            structure::skip(self, bytes.len() as i64, zeros, span, missing)
        })
    }

    /// Appends the low `size` bytes of a number in the target's byte order.
    #[inline]
    pub fn number(&mut self, value: u64, size: u8, span: Span) -> Parse<()> {
        if let Some(mut print) = self.print() {
            print.integer(value as i64, size);
        }
        self.put_number(value, size, span)
    }

    #[inline]
    fn put_number(&mut self, value: u64, size: u8, span: Span) -> Parse<()> {
        let done = self.emit(EmitKind::Data, span).map(|mut end| end.number(value, size));
        done.or_else(|missing| structure::skip(self, i64::from(size), value == 0, span, missing))
    }

    /// Appends a field of `size` bytes with a value.
    pub fn field(&mut self, value: Value, size: u8, span: Span) -> Parse<()> {
        if let Value::Relocatable(linear) = value
            && linear.specifier == Specifier::NONE
            && let Some(constant) = linear.as_constant()
        {
            return self.number(constant as u64, size, span);
        }
        if let Some(mut print) = self.print() {
            print.value(value, size);
        }
        self.put_field(value, size, span)
    }

    /// [`Self::field`] of a value in linear form that is not a number.
    #[inline(never)]
    pub(crate) fn linear_field(&mut self, value: &RelocatableValue, size: u8, span: Span) -> Parse<()> {
        let value = Value::Relocatable(*value);
        if let Some(mut print) = self.print() {
            print.value(value, size);
        }
        self.put_field(value, size, span)
    }

    /// [`Self::field`] of a value that is not a number, and is printed as something else.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn put_field(&mut self, value: Value, size: u8, span: Span) -> Parse<()> {
        self.map_data(span)?;
        self.register_value(value);
        let may_be_settled = match value {
            Value::Tree(_) => self.current(span).map(|_| true)?,
            Value::Relocatable(value) => value.sub.is_some() && may_be_settled(self, &value, size, span)?,
        };
        if may_be_settled && let Some(constant) = settled(self, value) {
            if !fits(constant, size) {
                cold_path();
                let message = format!("value evaluated as {constant} is out of range");
                return Err(syntax_error(Code::DataOutOfRange, span, message));
            }
            return self.put_number(constant as u64, size, span);
        }
        let kind = self.desc.data_fixup(size);
        ok!(self.emit(EmitKind::Data, span)).field(kind, size, value, span.start);
        Ok(())
    }
}

/// Whether a value fits a field of `size` bytes, signed or unsigned.
#[inline(always)]
pub(crate) fn fits(value: i64, size: u8) -> bool {
    // What is left of it is the highest bit of an unsigned value, or the sign.
    let rest = value.wrapping_shr((8 * u32::from(size)).wrapping_sub(1));
    rest.wrapping_add(1) as u64 <= 2
}

/// Whether a difference may be known already, in the cases where emitting a fixup would give another result: COFF
/// symbols may become functions, which the linker may move; a section without contents has no fixups; and a difference
/// resolved later is truncated to its field, while one that is known now must fit.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn may_be_settled(a: &Assembler<'_, '_>, value: &RelocatableValue, size: u8, span: Span) -> Parse<bool> {
    let section = &a.model.sections[a.current(span)?.section.0 as usize];
    // Labels of one section are less than 4 GiB apart.
    let always_fits = size >= 4 && i32::try_from(value.constant).is_ok();
    if a.model.coff.is_none() && !section.is_nobits() && always_fits {
        return Ok(false);
    }
    // A symbol that is still undefined is only cancelled by itself, perhaps through a variable.
    let (Some(add), Some(sub)) = (value.add, value.sub) else { return Ok(true) };
    let is_open = match (&a.model.symbol(add).definition, &a.model.symbol(sub).definition) {
        (Definition::Undefined, Definition::Undefined) => add != sub,
        (Definition::Undefined, Definition::Label(_)) | (Definition::Label(_), Definition::Undefined) => true,
        _ => false,
    };
    Ok(!is_open)
}

/// The value of a difference, if it is known.
#[inline(never)]
fn settled(a: &Assembler<'_, '_>, value: Value) -> Option<i64> {
    let value = Evaluator::new(a.model, Stage::Building).value(value, false);
    value.ok().and_then(|value| value.as_constant())
}
