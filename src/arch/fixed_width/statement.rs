//! The steps of one instruction: mnemonic, operands, selection of the row, encoding and fixup.

use super::explain::{Refused, unknown};
use super::expressions::{Scratch, expression, without_comments};
#[cfg(feature = "explain")]
use super::forms::forms;
use super::machine::Machine;
use super::matcher::{Matched, select_with};
use super::print::print;
use super::reader::{Operands, Reader, Symbol};
use super::syntax::{Encoded, Line, Syntax};
use crate::arch::ahead::{self, Instruction, Plain};
use crate::arch::operand::{Form, Operand};
use crate::asm::state::Assembler;
use crate::asm::state::describe;
use crate::diag::{Code, Diagnostic};
use crate::hint::some;
use crate::model::emitter::EmitKind;
use crate::model::{Definition, FixupKind, RelocatableValue, Value};
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::hint::cold_path;

/// A symbol in a field, and the instruction, of which the other fields are encoded.
#[derive(Clone, Copy, Debug)]
pub struct Field<M: Machine> {
    found: Matched<M>,
    kind: M::Fixup,
    /// The offset is that of its operand, too.
    symbol: ahead::Symbol,
}

/// Fast path: assembles an instruction if it has a common shape and returns the offset of the next statement; the cursor
/// is after its mnemonic, which is at `start`. Otherwise returns `None` without side effects.
#[inline]
pub fn scanned<M: Syntax>(
    a: &mut Assembler<'_, '_>,
    named: M::Named,
    cursor: Scanner<'_>,
    base: u32,
    start: usize,
    scratch: &mut Scratch,
) -> Option<usize> {
    let (found, symbol, end) = encode::<M>(M::state(a.isa)?, named, cursor, start, scratch)?;
    let start_of_text = cursor.text().get(start..)?;
    let span = Span::new(base + start as u32, base + start as u32);
    let (mut fixup, mut field_at) = (None, span.start);
    if let (Some((kind, _)), Some(symbol)) = (found.fixup, symbol) {
        fixup = Some((kind, value_of_symbol(a, &symbol, start_of_text, span.start)?));
        field_at = span.start + symbol.operand;
    }
    if a.debug.description.is_some() {
        cold_path();
        describe::instruction(a, span);
    }
    if a.printer.is_some() {
        cold_path();
        let operands = scratch.operands.list.as_slice();
        print::<M>(a, &Encoded { named, operands, found, fixup, placement: None }, span);
    }
    M::emit(a, &found, fixup, span, field_at).ok()?;
    Some(end)
}

/// Reads an instruction and encodes it if it has a common shape: all but the value of a symbol. Also returns the offset
/// of the next statement.
#[inline(always)]
fn encode<M: Syntax>(
    state: &M::State,
    named: M::Named,
    mut cursor: Scanner<'_>,
    start: usize,
    scratch: &mut Scratch,
) -> Option<(Matched<M>, Option<ahead::Symbol>, usize)> {
    let text = cursor.text();
    scratch.clear();
    cursor.blanks();
    if cursor.byte() == b':' {
        // A label.
        cold_path();
        return None;
    }
    let mut end = if cursor.byte().is_ascii_alphanumeric() { None } else { cursor.end() };
    if end.is_none() {
        let mut reader = Reader::new(text, cursor, &mut scratch.operands, M::aliases(state));
        if M::operands(&mut reader).is_err() {
            cold_path();
            return None;
        }
        end = reader.cursor.end();
    }
    let end = end?;
    if !scratch.operands.symbols.is_empty() {
        M::complete(&mut scratch.operands, text);
    }
    let Operands { list, key, symbols, complex, pool } = &scratch.operands;
    if *complex || *pool {
        cold_path();
        return None;
    }
    let statement = M::statement(state, named, text, list);
    let mut found = some!(select_with(M::mnemonic(named), &statement, *key));
    if !M::is_final(state, named, list, &found) {
        cold_path();
        return None;
    }
    let Some((_, index)) = found.fixup else { return Some((found, None, end)) };
    let operand = &list[usize::from(index)];
    let (at, len, constant) = match operand.form {
        Form::Word => (operand.at, operand.value as u32, 0),
        _ => {
            let symbol = &symbols[operand.value as usize];
            (symbol.start, symbol.name, symbol.constant)
        }
    };
    let specifier = M::specifier(&mut found, operand);
    let at = at - start as u32;
    Some((found, Some(ahead::Symbol { constant, name: at, len, operand: at, specifier }), end))
}

/// The value of a symbol in the instruction whose text starts at `start` in the source; `None` if it is a variable.
#[inline]
fn value_of_symbol(a: &mut Assembler<'_, '_>, symbol: &ahead::Symbol, text: &[u8], start: u32) -> Option<Value> {
    let (at, len) = (symbol.name as usize, symbol.len as usize);
    let place = Span::new(start + symbol.name, start + symbol.name);
    let name = a.context().refer(text.get(at..at + len)?, place);
    if let Definition::Variable(_) = a.model.symbol(name).definition {
        return None;
    }
    let &ahead::Symbol { constant, specifier, .. } = symbol;
    Some(Value::Relocatable(RelocatableValue { add: Some(name), sub: None, constant, specifier }))
}

/// Encodes an instruction if it has a common shape; see [`ahead`]. The cursor is after its mnemonic, which is at `start`.
/// Returns the offset of the next statement. With `plain`, an instruction without a symbol goes there.
pub fn encode_ahead<M: Syntax>(
    state: &M::State,
    named: M::Named,
    cursor: Scanner<'_>,
    start: usize,
    scratch: &mut Scratch,
    (list, fields): (&mut Vec<Instruction>, &mut Vec<Field<M>>),
    plain: Option<Plain<'_>>,
) -> Option<usize> {
    let (found, symbol, end) = encode::<M>(state, named, cursor, start, scratch)?;
    let mut field = Instruction::NO_FIELD;
    if let (Some((kind, _)), Some(symbol)) = (found.fixup, symbol) {
        field = fields.len() as u32;
        fields.push(Field { found, kind, symbol });
    } else if let Some(mut plain) = plain {
        let (bytes, size) = M::bytes(&found, plain.endian);
        plain.push([u32::from_le_bytes(bytes).into(), 0], size);
        return Some(end);
    }
    list.push(Instruction { code: [found.word.into(), 0], field, flags: found.flags, size: 0 });
    Some(end)
}

/// Emits an instruction that was encoded ahead; its text starts in the source at `start`. Returns `None` if it has to be
/// read again; then nothing has been changed.
#[inline]
pub fn emit_ahead<M: Syntax>(
    a: &mut Assembler<'_, '_>,
    fields: &[Field<M>],
    instruction: &Instruction,
    text: &[u8],
    start: u32,
) -> Option<()> {
    let span = Span::new(start, start);
    let (mut found, mut fixup, mut field_at) =
        (Matched::new(instruction.code[0] as u32, instruction.flags), None, start);
    if let Some(field) = fields.get(instruction.field as usize) {
        found = field.found;
        fixup = Some((field.kind, value_of_symbol(a, &field.symbol, text, start)?));
        field_at = start + field.symbol.operand;
    }
    if a.debug.description.is_some() {
        describe::instruction(a, span);
    }
    M::emit(a, &found, fixup, span, field_at).ok()
}

/// Adds the fixup of the instruction at an offset of the current section.
///
/// # Errors
/// If there is no current section.
#[inline(never)]
pub fn emit_fixup(
    a: &mut Assembler<'_, '_>,
    at: usize,
    (kind, value): (FixupKind, Value),
    span: Span,
    field_at: u32,
) -> Parse<()> {
    a.register_value(value);
    a.emit(EmitKind::Filling, span)?.fixup(at, kind, value, 0, field_at);
    Ok(())
}

/// Parses and emits an instruction.
///
/// # Errors
/// If no instruction matches.
pub fn instruction<M: Syntax>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    scratch: &mut Scratch,
) -> Parse<()> {
    let start = cursor.here();
    let (text, span) = cursor.rest();
    let blank = without_comments(text);
    let text = blank.as_deref().unwrap_or(text);
    let base = span.start;
    scratch.clear();
    let mut scanner = Scanner::new(text, 0, a.desc.comment);
    let Some(name) = scanner.name() else {
        return Err(syntax_error(Code::UnexpectedToken, start, "unexpected token at start of statement"));
    };
    let line = Line { text, base, span, name: Span::new(base, base + name.len() as u32), named: name };
    scanner.blanks();
    if let Some((word, register)) = text[scanner.at..].split_at_checked(4)
        && word.eq_ignore_ascii_case(b".req")
        && register.first().is_some_and(u8::is_ascii_whitespace)
    {
        return M::alias(a, name, register, span);
    }
    if a.debug.description.is_some() {
        describe::instruction(a, start);
    }
    if let Some(done) = M::other_statement(a, &line, scanner) {
        return done;
    }
    let Some(named) = M::state(a.isa).and_then(|state| M::named(state, name)) else {
        return Err(unknown_mnemonic::<M>(a, &line));
    };
    let line = Line { text, base, span, name: line.name, named };
    read_operands::<M>(a, scanner, &line, scratch)?;
    scratch.resolve(a, text, base, M::specified)?;
    M::complete(&mut scratch.operands, text);
    if scratch.operands.pool {
        return M::load(a, &line, scratch);
    }
    let Some((mut found, placement)) = M::choose(a, &line, scratch) else {
        let error = explain::<M>(a, &line, &scratch.operands.list);
        M::refused(a, &line, &scratch.operands.list);
        return Err(error);
    };
    M::check(a, &line, &scratch.operands.list, &found)?;
    #[cfg(feature = "explain")]
    let matched = found;
    let (mut fixup, mut field_at) = (None, span.start);
    if let Some((kind, index)) = found.fixup {
        let (operand, value) = value_of(a, &line, scratch, usize::from(index))?;
        let at = line.at(operand.at as usize);
        fixup = Some((kind, M::settle(a, &mut found, &operand, at, value)?));
        field_at = at.start;
    }
    let operands = &scratch.operands.list;
    #[cfg(feature = "explain")]
    if let (Some(_), Some(state)) = (&a.progress.forms, M::state(a.isa)) {
        let statement = M::statement(state, named, text, operands);
        let forms = forms(M::mnemonic(named), &statement, &matched, found.word, a.model.rules.endian);
        a.progress.show_forms(forms);
    }
    M::prepare(a, &line, operands, &found, placement)?;
    if a.printer.is_some() {
        print::<M>(a, &Encoded { named, operands, found, fixup, placement: Some(placement) }, span);
    }
    let others = if found.fixup.is_some() { M::other_fixups(&found, operands) } else { Vec::new() };
    if others.is_empty() {
        return M::emit(a, &found, fixup, span, field_at);
    }
    let mut values = Vec::new();
    for (kind, index, base) in others {
        let (operand, mut value) = value_of(a, &line, scratch, index)?;
        if let Some(base) = base {
            let (_, base) = value_of(a, &line, scratch, base)?;
            value = difference(value, base);
        }
        values.push((kind, value, line.at(operand.at as usize).start));
    }
    M::emit(a, &found, fixup, span, field_at)?;
    let end = a.emit(EmitKind::Filling, span)?.len();
    for (kind, value, at) in values {
        emit_fixup(a, end - SEVERAL, (kind, value), span, at)?;
    }
    Ok(())
}

/// The size of instructions with several fixups.
const SEVERAL: usize = 4;

/// The distance from one symbol to another.
fn difference(value: Value, base: Value) -> Value {
    match (value, base) {
        (Value::Relocatable(value), Value::Relocatable(base)) if value.sub.is_none() && base.sub.is_none() => {
            let constant = value.constant.wrapping_sub(base.constant);
            Value::Relocatable(RelocatableValue { sub: base.add, constant, ..value })
        }
        _ => value,
    }
}

/// Why a mnemonic is unknown.
#[cold]
fn unknown_mnemonic<M: Syntax>(a: &Assembler<'_, '_>, line: &Line<'_, &[u8]>) -> Box<Diagnostic> {
    let suggest = a.diagnostics.may_suggest();
    let error = unknown::<M>(line.named, line.name, suggest);
    match a.input.near_macro(line.named).filter(|_| suggest) {
        Some(near) => Box::new(Diagnostic { help: vec![near], ..*error }),
        None => error,
    }
}

/// Reads the operands, up to the end of the text.
fn read_operands<'t, M: Syntax>(
    a: &Assembler<'_, '_>,
    mut scanner: Scanner<'t>,
    line: &Line<'t, M::Named>,
    scratch: &mut Scratch,
) -> Parse<()> {
    let Some(state) = M::state(a.isa) else { return Ok(()) };
    if scanner.at < line.text.len() {
        let mut reader = Reader::new(line.text, scanner, &mut scratch.operands, M::aliases(state));
        let read = M::operands(&mut reader);
        scanner = reader.cursor;
        if let Err(stop) = read {
            return Err(stop.explain::<M>(line.text, line.at(stop.at)));
        }
        if scanner.at < line.text.len() {
            return Err(syntax_error(Code::UnexpectedToken, line.at(scanner.at), "unexpected token in argument list"));
        }
    }
    Ok(())
}

/// Why no row matches the operands.
#[cold]
fn explain<M: Syntax>(a: &Assembler<'_, '_>, line: &Line<'_, M::Named>, operands: &[Operand]) -> Box<Diagnostic> {
    let error = || syntax_error(Code::WrongOperands, line.span, "invalid operand for instruction");
    M::state(a.isa).map_or_else(error, |state| {
        let statement = &M::statement(state, line.named, line.text, operands);
        let (mnemonic, helps) = (M::mnemonic(line.named), a.diagnostics.may_suggest());
        Refused { mnemonic, statement, base: line.base, span: line.name, helps }.explain()
    })
}

/// Selects a row for the operands as they are.
pub fn select_row<M: Syntax>(
    a: &Assembler<'_, '_>,
    line: &Line<'_, M::Named>,
    operands: &[Operand],
) -> Option<Matched<M>> {
    M::select(&M::statement(M::state(a.isa)?, line.named, line.text, operands), line.named)
}

/// Selects a row again if none has been found, or one with a fixup, after replacing symbols for absolute numbers by these.
pub fn select_with_numbers<M: Syntax>(
    a: &mut Assembler<'_, '_>,
    line: &Line<'_, M::Named>,
    scratch: &mut Scratch,
    found: Option<Matched<M>>,
) -> Option<Matched<M>> {
    if found.is_none_or(|f| f.fixup.is_some()) && scratch.numbers_for_words(a, line.text) {
        return select_row(a, line, &scratch.operands.list);
    }
    found
}

/// An operand and its value.
fn value_of<N>(
    a: &mut Assembler<'_, '_>,
    line: &Line<'_, N>,
    scratch: &mut Scratch,
    index: usize,
) -> Parse<(Operand, Value)> {
    let operand = scratch.operands.list[index];
    let value = match operand.form {
        Form::Word => {
            let symbol = Symbol { start: operand.at, end: operand.at + operand.value as u32, name: 0, constant: 0 };
            expression(a, line.text, line.base, &symbol, &mut scratch.tokens)?
        }
        _ => scratch.values[operand.value as usize],
    };
    Ok((operand, value))
}
