//! `.loc … view`: numbering of rows at the same address.

use super::Assembler;
use super::assignment::Assignment;
use super::rows;
use crate::debug::dwarf::{Loc, Number, View, ViewRequest};
use crate::diag::Code;
use crate::model::{Definition, FragmentTail, SectionId, SectionOffset};
use crate::parse::ast::{BinaryOp, Expr, ExprId, Specifier};
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// The contents between two places of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gap {
    Nothing,
    Bytes,
    /// Known only after layout.
    Unknown,
}

/// [`read`] if the operand has a common form. A name is not interned.
pub(in crate::asm) fn common(cursor: &mut LineCursor<'_>) -> Option<(View<()>, Span)> {
    match cursor.byte() {
        b'0'..=b'9' => {
            let (number, at) = cursor.literal()?;
            (number == 0 && at.end - at.start == 1).then_some((View::Zero, at))
        }
        _ => cursor.common_name().map(|(_, at)| (View::Named(()), at)),
    }
}

/// The operand of `view`: `0`, `-0` or a symbol.
pub(in crate::asm) fn read(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<(View, Span)> {
    if !matches!(cursor.byte(), b'-' | b'0'..=b'9') {
        let (name, at) = cursor.name("")?;
        return Ok((View::Named(a.intern(&name)), at));
    }
    let sign = cursor.sign(b"-");
    match cursor.literal() {
        Some((0, at)) if at.end - at.start == 1 => Ok(sign.map_or((View::Zero, at), |sign| (View::Reset, sign))),
        number => {
            let at = number.map_or_else(|| cursor.here(), |number| number.1);
            Err(syntax_error(Code::BadLineOperand, at, "numeric view can only be asserted to zero"))
        }
    }
}

/// Sets the line of the following code, whose row gets a view number.
pub(in crate::asm) fn set(a: &mut Assembler<'_, '_>, loc: Loc, view: View, span: Span) -> Parse<()> {
    let current = a.current(span)?;
    rows::set(a, loc);
    if let View::Named(name) = view
        && a.model.symbol(name).is_defined()
    {
        let message = format!("symbol '{}' is already defined", a.model.display_name(name));
        return Err(syntax_error(Code::SymbolRedefined, span, message));
    }
    a.debug.lines.view_request = Some(ViewRequest { view, subsection: current.subsection, span });
    Ok(())
}

/// Emits the pending row and computes its view number.
pub(crate) fn row(a: &mut Assembler<'_, '_>) {
    let Some(asked) = a.debug.lines.view_request.take() else { return };
    let subsection = &a.model.subsections[asked.subsection.0 as usize];
    let (section, place) = (subsection.section, subsection.here(asked.subsection));
    a.model.own_symbols += 1;
    let row = a.debug.lines.row_in(section, place);
    let number = if asked.view == View::Reset { Number::default() } else { number(a, section, row) };
    a.debug.lines.sequence(section).view = (row, number);
    match asked.view {
        View::Named(name) => {
            let value = expression(a, number);
            let assignment = Assignment { symbol: name, span: asked.span, value, redefinable: false };
            if let Err(error) = assignment.perform(a) {
                a.diagnostics.push(*error);
            }
        }
        View::Zero if number.symbol.is_none() && number.more != 0 => {
            a.error(Code::BadLineOperand, asked.span, "view number mismatch");
        }
        View::Zero | View::Reset => {}
    }
}

/// The view number of a row: one more than that of the previous row if both are for the same address, else 0.
fn number(a: &mut Assembler<'_, '_>, section: SectionId, row: usize) -> Number {
    let Some(sequence) = a.debug.lines.sequence_of(section) else { return Number::default() };
    let (known, mut number) = sequence.view;
    let mut first = row;
    while first > known {
        if gap(a, sequence.rows[first - 1].place, sequence.rows[first].place) == Gap::Bytes {
            number = Number::default();
            break;
        }
        first -= 1;
    }
    for row in first + 1..=row {
        let Some(sequence) = a.debug.lines.sequence_of(section) else { break };
        let (from, to) = (sequence.rows[row - 1].place, sequence.rows[row].place);
        number.more += 1;
        if gap(a, from, to) == Gap::Unknown {
            number = if_same(a, (from, to), number);
        }
    }
    number
}

/// Whether there are bytes between two places, the second of which comes later.
fn gap(a: &Assembler<'_, '_>, from: SectionOffset, to: SectionOffset) -> Gap {
    if from == to {
        return Gap::Nothing;
    }
    if from.subsection != to.subsection {
        return Gap::Unknown;
    }
    let subsection = &a.model.subsections[from.subsection.0 as usize];
    let at = |place: SectionOffset| subsection.fragments[place.fragment as usize].start + place.offset;
    if at(from) != at(to) {
        return Gap::Bytes;
    }
    for fragment in from.fragment..to.fragment {
        match subsection.tail(fragment as usize) {
            FragmentTail::None => {}
            FragmentTail::Relax | FragmentTail::Leb { .. } => return Gap::Bytes,
            _ => return Gap::Unknown,
        }
    }
    Gap::Nothing
}

/// `number` if the two places turn out to be the same address, else 0.
fn if_same(a: &mut Assembler<'_, '_>, (from, to): (SectionOffset, SectionOffset), number: Number) -> Number {
    let [from, to] = [from, to].map(|place| {
        let label = a.model.anonymous(b"");
        a.model.symbol_mut(label).definition = Definition::Label(place);
        a.model.expr(Expr::Symbol(label, Specifier::NONE))
    });
    let number = expression(a, number);
    let zero = a.model.expr(Expr::Int(0));
    let mut binary = |op, left, right| a.model.expr(Expr::Binary(op, left, right));
    let distance = binary(BinaryOp::Sub, to, from);
    let same = binary(BinaryOp::Eq, distance, zero);
    // The comparison is -1 if true.
    let value = binary(BinaryOp::And, same, number);
    a.progress.retained = true;
    let symbol = a.model.anonymous(b"");
    a.model.symbol_mut(symbol).definition = Definition::Variable(value);
    Number { symbol: Some(symbol), more: 0 }
}

fn expression(a: &mut Assembler<'_, '_>, Number { symbol, more }: Number) -> ExprId {
    let more = a.model.expr(Expr::Int(i64::from(more)));
    let Some(symbol) = symbol else { return more };
    let symbol = a.model.expr(Expr::Symbol(symbol, Specifier::NONE));
    a.model.expr(Expr::Binary(BinaryOp::Add, symbol, more))
}
