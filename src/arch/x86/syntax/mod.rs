//! x86 instructions as text.
//!
//! Each syntax has one reader of operands ([`att`], [`intel`]). It reads a common line without tokens and gives up
//! before anything has happened if the line is not one; then it reads the line again with the lexer's tokens, and reports
//! errors.

mod ahead;
mod att;
mod directives;
mod frame_data;
mod full;
mod gnu;
mod hints;
mod intel;
mod mnemonic;
mod place;
#[cfg(feature = "disasm")]
mod print;
mod reader;
mod register;
mod scanned;
mod seh;
mod statement;

pub use crate::arch::x86::Written;
pub use ahead::{Field, emit_ahead, encode_ahead};
pub use directives::DIRECTIVES;
pub use gnu::end_of_text;
pub use register::name as register_name;
pub use statement::{Buffers, instruction};

use crate::arch::x86::{Code, Encoded, Encoder, Relax, State};
use crate::asm::state::Assembler;
use crate::asm::state::describe;
use crate::hint::some;
use crate::model::emitter::EmitKind;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{Definition, RelocatableValue, Value};
use crate::parse::Parse;
use crate::parse::ast::{BinaryOp, Expr, Name, Specifier};
use crate::source::Span;
use crate::source::bytes::Scanner;
use scanned::Symbol;
use std::hint::cold_path;

/// Returns whether a word is an instruction prefix in either syntax.
pub fn is_prefix(word: &[u8]) -> bool {
    std::str::from_utf8(word).is_ok_and(|word| crate::arch::x86::prefix(word, true).is_some())
}

/// The state in which consecutive instructions are read; no instruction changes it.
#[derive(Clone, Copy)]
pub struct Lines {
    state: State,
    /// Each instruction is also printed, described in debug information, or kept off a boundary.
    is_watched: bool,
}

impl Lines {
    /// `None` if the text needs an option that only the slow path knows.
    #[inline]
    pub fn new(a: &Assembler<'_, '_>) -> Option<Lines> {
        let state = a.isa.x86()?.state;
        let is_watched = state.options().keeps_branches || a.printer.is_some() || a.debug.describes();
        state.usual().reads.then_some(Lines { state, is_watched })
    }

    #[inline]
    pub fn is_intel(&self) -> bool {
        self.state.intel
    }
}

/// Assembles the instruction at the cursor if it has a common form. Returns the offset of the next statement; if
/// `None`, nothing has been changed.
#[inline(always)]
pub fn scanned<const INTEL: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &Scanner<'_>,
    base: u32,
    buffers: &mut Buffers,
    lines: &Lines,
) -> Option<usize> {
    let (end, code) = encode::<INTEL>(&lines.state, cursor, buffers, lines.is_watched)?;
    let Some(code) = code else {
        cold_path();
        return with_values(a, cursor, base, buffers, lines).map(|()| end);
    };
    let start = base + cursor.at as u32;
    // The only error is a missing section; the slow path reports it.
    some!(a.emit(EmitKind::Code, Span::new(start, start)).ok()).short(code.words, code.len.into());
    Some(end)
}

/// Emits the instruction in the buffers, which has symbols or is watched.
#[inline(never)]
fn with_values(
    a: &mut Assembler<'_, '_>,
    cursor: &Scanner<'_>,
    base: u32,
    buffers: &mut Buffers,
    lines: &Lines,
) -> Option<()> {
    let Buffers { encoded, values, symbols, .. } = buffers;
    if let (Relax::Jump { number, plain }, &[symbol], false) = (encoded.relax, symbols.as_slice(), lines.is_watched)
        && !symbol.is_moved
    {
        let start = base + cursor.at as u32;
        let target = (Value::Relocatable(value(a, cursor, base, symbol)?), base + symbol.operand);
        let code = (encoded.code.head(), encoded.code.bytes().len());
        return place::emit_jump(a, code, (number, plain), target, Span::new(start, start)).ok();
    }
    values.clear();
    for symbol in symbols.as_slice() {
        let mut value = value(a, cursor, base, *symbol)?;
        if symbol.is_moved {
            cold_path();
            if a.printer.is_some() {
                return None;
            }
            value.constant = known_distance(a, cursor, base, symbols.distance())?;
        }
        values.push(Value::Relocatable(value), base + symbol.operand);
    }
    let start = base + cursor.at as u32;
    let span = Span::new(start, start);
    // The only error is a missing section; the slow path reports it.
    if lines.is_watched {
        cold_path();
        watched(a, encoded, values, span, lines).ok()
    } else {
        place::unwatched(a, encoded, values, span).ok()
    }
}

#[inline(never)]
fn watched(
    a: &mut Assembler<'_, '_>,
    encoded: &Encoded,
    values: &full::Values,
    span: Span,
    lines: &Lines,
) -> Parse<()> {
    if a.debug.describes() {
        describe::instruction(a, span);
    }
    place::place(a, encoded, values, span, lines.state.options().keeps_branches)
}

/// Reads and encodes the instruction at the cursor if it has a common form. Returns the offset of the next statement, and
/// the bytes if there is nothing else and it is not `watched`; otherwise the instruction is in the buffers, of a jump that
/// the layout relaxes only what is relaxed.
#[inline(always)]
fn encode<const INTEL: bool>(
    state: &State,
    cursor: &Scanner<'_>,
    buffers: &mut Buffers,
    watched: bool,
) -> Option<(usize, Option<Code>)> {
    let scan = if INTEL { intel::scan } else { att::scan };
    // Separate arguments stay in registers. A copy of the scanner is vector loads, which wait for the stores of its fields.
    let (text, at, comment) = cursor.parts();
    let found = some!(scan(text, at, comment, state.mode(), buffers));
    let Buffers { encoded, prefixes, .. } = buffers;
    let encoder = Encoder { state, prefixes };
    if !watched && let Some(code) = encoder.bytes::<INTEL>(found.mnemonic, &encoded.operands) {
        return Some((found.end, Some(code)));
    }
    cold_path();
    encoder.common::<INTEL>(found.mnemonic, encoded, watched)?;
    if encoded.remark.is_some() {
        return None;
    }
    Some((found.end, None))
}

/// A symbol with what is added to it; `None` if it is a variable.
#[inline(always)]
fn value(a: &mut Assembler<'_, '_>, cursor: &Scanner<'_>, base: u32, symbol: Symbol) -> Option<RelocatableValue> {
    let Symbol { at, len, constant, specifier, .. } = symbol;
    let add = Some(label(a, cursor.part(at, len), base + at)?);
    Some(RelocatableValue { add, sub: None, constant, specifier })
}

/// The symbol that an instruction names; `None` if it is a variable.
#[inline]
fn label(a: &mut Assembler<'_, '_>, name: &[u8], at: u32) -> Option<Name> {
    let name = a.context().refer(name, Span::new(at, at));
    if let Definition::Variable(_) = a.model.symbol(name).definition {
        cold_path();
        return None;
    }
    Some(name)
}

/// The distance from the second of two labels to the first, if it is final.
#[inline(never)]
fn known_distance(a: &mut Assembler<'_, '_>, cursor: &Scanner<'_>, base: u32, names: [(u32, u32); 2]) -> Option<i64> {
    let mark = a.model.exprs.len();
    let [to, from] = names.map(|(at, len)| {
        let name = a.context().refer(cursor.part(at, len), Span::new(base + at, base + at));
        a.model.expr(Expr::Symbol(name, Specifier::NONE))
    });
    let distance = a.model.expr(Expr::Binary(BinaryOp::Sub, to, from));
    let is_label = |expr| match a.model.exprs[expr] {
        Expr::Symbol(name, _) => matches!(a.model.symbol(name).definition, Definition::Label(_)),
        _ => false,
    };
    let labels = is_label(mark) && is_label(mark + 1);
    let found = Evaluator::new(a.model, Stage::Building).expr(distance, false);
    a.model.exprs.truncate(mark);
    found.ok()?.as_constant().filter(|_| labels)
}
