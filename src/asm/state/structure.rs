//! `.struct`: labels with absolute values, and space between them that is in no section.
//!
//! No section is selected then; the functions that emit code and data call these if there is no current section.

use super::Assembler;
use super::assignment::Assignment;
use super::fill::Fill;
use crate::diag::{Code, Diagnostic};
use crate::model::Value;
use crate::parse::ast::{Expr, Name};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;

/// `.struct [number]`: sets the location counter to an absolute number
pub(in crate::asm) fn begin(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let number = if cursor.at_end() { 0 } else { a.absolute(cursor)? };
    cursor.finish()?;
    a.sections.leave(a.model);
    a.state.structure = Some(number);
    Ok(())
}

/// The location counter of the structure, or the error `missing` (no section) outside of one.
fn place<'p>(a: &'p mut Assembler<'_, '_>, missing: Box<Diagnostic>) -> Parse<&'p mut i64> {
    a.state.structure.as_mut().ok_or(missing)
}

pub(crate) fn label(a: &mut Assembler<'_, '_>, symbol: Name, span: Span, missing: Box<Diagnostic>) -> Parse<()> {
    let number = *place(a, missing)?;
    let value = a.model.expr(Expr::Int(number));
    Assignment { symbol, span, value, redefinable: false }.perform(a)
}

/// Advances the location counter by `size` bytes, which must be zeros.
pub(crate) fn skip(
    a: &mut Assembler<'_, '_>,
    size: i64,
    zeros: bool,
    span: Span,
    missing: Box<Diagnostic>,
) -> Parse<()> {
    let number = place(a, missing)?;
    if !zeros {
        return Err(syntax_error(Code::NoSection, span, "attempt to store value in absolute section"));
    }
    *number = number.wrapping_add(size);
    Ok(())
}

/// Advances the location counter over a fill, whose count must be known.
pub(super) fn fill(a: &mut Assembler<'_, '_>, fill: Fill, span: Span, missing: Box<Diagnostic>) -> Parse<()> {
    match fill.count.as_constant() {
        Some(count) => {
            let size = count.max(0).saturating_mul(i64::from(fill.size));
            skip(a, size, fill.value == 0, span, missing)
        }
        None => {
            place(a, missing)?;
            Err(syntax_error(Code::NotAbsolute, span, "size of space in a structure must be a constant"))
        }
    }
}

/// Aligns the location counter.
pub(crate) fn align(a: &mut Assembler<'_, '_>, log2: u8, missing: Box<Diagnostic>) -> Parse<()> {
    let number = place(a, missing)?;
    let mask = (1i64 << log2.min(62)) - 1;
    *number = number.wrapping_add(mask) & !mask;
    Ok(())
}

/// `.org` and `. = `: sets the location counter.
pub(in crate::asm) fn go_on_at(
    a: &mut Assembler<'_, '_>,
    target: Value,
    span: Span,
    missing: Box<Diagnostic>,
) -> Parse<()> {
    let number = place(a, missing)?;
    *number =
        target.as_constant().ok_or_else(|| syntax_error(Code::NotAbsolute, span, "expected an absolute expression"))?;
    Ok(())
}
