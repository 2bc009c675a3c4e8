//! Parses and emits one instruction: mnemonic, operands, selection of the row, encoding and fixup.

use super::block::{self, Place};
use super::mnemonic::{Named, find};
use super::operands::Reader;
use super::{directives, pool};
use crate::arch::Isa;
use crate::arch::arm::it::ALWAYS;
use crate::arch::arm::operand::{Form, OFFSET, Operand, TWICE, tag};
use crate::arch::arm::{
    Arm, Fixup, Matched, Statement, explain, flag, leaves, select, too_long, unknown, wrong_condition,
};
use crate::arch::fixed_width::reader::{Operands, Symbol, VALUE};
use crate::arch::operand::Shown;
use crate::arch::syntax::expressions::{Scratch, expression, without_comments};
use crate::arch::syntax::near_macro;
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::model::emitter::EmitKind;
use crate::model::{Definition, RelaxId, RelocatableValue, Value};
use crate::parse::ast::Specifier;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// The statement to match, with its context.
#[inline]
pub(super) fn statement<'a>(isa: &'a Arm, named: &Named, text: &'a [u8], operands: &'a [Operand]) -> Statement<'a> {
    Statement {
        text,
        operands,
        features: &isa.features,
        condition: named.condition,
        in_block: isa.it.expected().is_some(),
        last: isa.it.is_last(),
        wide: named.wide,
        a32: !isa.is_thumb(),
    }
}

/// Returns whether an instruction has the condition that the open block requires. Instructions that are not predicable
/// but allowed in blocks always do.
#[inline]
fn fits_block(isa: &Arm, named: &Named, found: &Matched) -> bool {
    match isa.it.expected() {
        Some(expected) => named.condition == expected || found.flags & flag::EVERYWHERE != 0,
        None => true,
    }
}

/// Fast path: assembles the instruction at the cursor if it has a common shape and returns the offset of the next
/// statement. Otherwise returns `None` without side effects.
#[inline]
pub fn scanned(a: &mut Assembler<'_, '_>, mut cursor: Scanner<'_>, base: u32, scratch: &mut Scratch) -> Option<usize> {
    let Isa::Arm(isa) = &a.isa else { return None };
    if !isa.is_thumb() {
        return None;
    }
    let (text, start) = (cursor.text(), cursor.at);
    let name = cursor.name()?;
    let Some(named) = find(name) else { return block::scanned(a, name, cursor, base + start as u32) };
    if a.options.arm.implicit_it {
        return None;
    }
    scratch.clear();
    cursor.blanks();
    if cursor.byte() == b':' {
        // A label.
        return None;
    }
    let mut end = match cursor.byte() {
        b'\n' | b'\r' | b';' | b'@' | b'/' => cursor.end(),
        _ => None,
    };
    let Isa::Arm(isa) = &a.isa else { return None };
    if end.is_none() {
        let mut reader = Reader::new(text, cursor, &mut scratch.operands, &isa.aliases);
        reader.operands().ok()?;
        end = reader.cursor.end();
    }
    let end = end?;
    if scratch.operands.list.last().is_some_and(|list| list.tag == tag::LIST && list.number != 0) {
        return None;
    }
    if !scratch.operands.symbols.is_empty() {
        note_offsets(&mut scratch.operands, text);
    }
    let Operands { list, symbols, complex, pool } = &scratch.operands;
    if *complex || *pool {
        return None;
    }
    let found = select(named.mnemonic, &statement(isa, &named, text, list)).filter(|f| fits_block(isa, &named, f))?;
    if named.narrow && found.flags & flag::WIDE != 0 || found.flags & (flag::UNDEFINED | flag::CUT) != 0 {
        return None;
    }
    let span = Span::new(base + start as u32, base + start as u32);
    let (mut fixup, mut field_at) = (None, span.start);
    if let Some((kind, index)) = found.fixup {
        let operand = &list[usize::from(index)];
        let (at, len, constant) = match operand.form {
            Form::Word => (operand.at as usize, operand.value as usize, 0),
            _ => {
                let symbol = &symbols[operand.value as usize];
                (symbol.start as usize, symbol.name as usize, symbol.constant)
            }
        };
        let place = Span::new(base + at as u32, base + at as u32);
        field_at = place.start;
        let name = a.context().refer(text.get(at..at + len)?, place);
        if let Definition::Variable(_) = a.model.symbol(name).definition {
            return None;
        }
        let value = RelocatableValue { add: Some(name), sub: None, constant, specifier: Specifier::NONE };
        fixup = Some((kind, Value::Relocatable(value)));
    }
    if a.debug.description.is_some() {
        a.describe_instruction(span);
    }
    emit(a, &found, fixup, span, field_at).ok()?;
    Some(end)
}

/// Emits an instruction with its fixup. `field_at` is the source position of the fixup's operand.
#[inline]
fn emit(
    a: &mut Assembler<'_, '_>,
    found: &Matched,
    fixup: Option<(Fixup, Value)>,
    span: Span,
    field_at: u32,
) -> Parse<()> {
    if let Isa::Arm(isa) = &mut a.isa {
        isa.it.advance();
    }
    let word = found.word;
    let narrow = found.flags & flag::WIDE == 0;
    if let Some((kind, value)) = fixup
        && narrow
        && kind.may_grow()
    {
        a.emit(EmitKind::Code, span)?;
        a.register_value(value);
        let id = a.isa.arm().map_or(RelaxId(word), |isa| isa.relax_id(word as u16));
        a.emit(EmitKind::Filling, span)?.relaxable(id, 2, &[value], field_at);
        return Ok(());
    }
    let mut end = a.emit(EmitKind::Code, span)?;
    let at = end.len();
    if narrow {
        end.bytes(&(word as u16).to_le_bytes());
    } else if found.flags & flag::A32 != 0 {
        end.bytes(&word.to_le_bytes());
    } else {
        // The first halfword is the more significant one.
        end.bytes(&word.rotate_left(16).to_le_bytes());
    }
    if let Some((kind, value)) = fixup {
        a.register_value(value);
        a.emit(EmitKind::Filling, span)?.fixup(at, kind.id(), value, 0, field_at);
    }
    Ok(())
}

/// Parses and emits an instruction.
///
/// # Errors
/// If no instruction matches.
pub fn instruction(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, scratch: &mut Scratch) -> Parse<()> {
    let start = cursor.here();
    let (text, span) = cursor.rest();
    let blank = without_comments(text);
    let text = blank.as_deref().unwrap_or(text);
    let base = span.start;
    let at = |offset: usize| Span::new(base + offset as u32, base + offset as u32);
    scratch.clear();
    let mut scanner = Scanner::new(text, 0, a.desc.comment);
    let Some(name) = scanner.name() else {
        return Err(syntax_error(Code::UnexpectedToken, start, "unexpected token at start of statement"));
    };
    let name_span = Span::new(base, base + name.len() as u32);
    scanner.blanks();
    if text[scanner.at..].len() > 4 && text[scanner.at..scanner.at + 4].eq_ignore_ascii_case(b".req") {
        return directives::alias(a, name, &text[scanner.at + 4..], span);
    }
    if a.debug.description.is_some() {
        a.describe_instruction(start);
    }
    let a32 = !a.isa.arm().is_some_and(|isa| isa.is_thumb());
    if !a32 && let Some(conditions) = block::conditions(name) {
        return block::begin(a, scanner, conditions, name_span, base);
    }
    let Some(named) = find(name) else {
        let suggest = a.diagnostics.may_suggest();
        let error = unknown(name, name_span, suggest);
        return Err(match near_macro(a, name).filter(|_| suggest) {
            _ if a32 => no_a32(name_span),
            Some(near) => Box::new(Diagnostic { help: vec![near], ..*error }),
            None => error,
        });
    };
    let Isa::Arm(isa) = &a.isa else { return Ok(()) };
    if scanner.at < text.len() {
        let mut reader = Reader::new(text, scanner, &mut scratch.operands, &isa.aliases);
        let read = reader.operands();
        scanner = reader.cursor;
        if let Err(stop) = read {
            return Err(stop.explain(text, at(stop.at), crate::arch::arm::specifier::near));
        }
        if scanner.at < text.len() {
            return Err(syntax_error(Code::UnexpectedToken, at(scanner.at), "unexpected token in argument list"));
        }
    }
    scratch.resolve(a, text, base, |_, _| {})?;
    note_offsets(&mut scratch.operands, text);
    if scratch.operands.pool && a32 {
        return Err(no_a32(name_span));
    }
    if scratch.operands.pool {
        let (found, fixup) = pool::load(a, &named, scratch, span)?;
        let Isa::Arm(isa) = &mut a.isa else { return Ok(()) };
        let expected = isa.it.expected().unwrap_or(ALWAYS);
        if named.condition != expected {
            isa.it.advance();
            return Err(wrong_condition(named.condition, expected, name_span));
        }
        warn_of_cut(a, &found, name_span);
        return emit(a, &found, fixup, span, span.start);
    }
    let choose = |a: &Assembler<'_, '_>, scratch: &Scratch| match &a.isa {
        Isa::Arm(isa) => select(named.mnemonic, &statement(isa, &named, text, &scratch.operands.list)),
        _ => None,
    };
    let (mut found, mut place) = (choose(a, scratch), Place::Given);
    if found.is_none()
        && let Some(index) = too_long(named.mnemonic, &scratch.operands.list)
    {
        let operand = &mut scratch.operands.list[index];
        operand.value = i64::from(operand.value as u32);
        let message = "the number does not fit the 32-bit register: only its low 32 bits are used";
        let place = at(operand.at as usize);
        found = choose(a, scratch);
        if found.is_some() {
            a.warn(Code::ValueTruncated, place, message);
        }
    }
    if found.is_none_or(|f| f.fixup.is_some()) && scratch.numbers_for_words(a, text) {
        found = choose(a, scratch);
    }
    if a.options.arm.implicit_it
        && let Some((other, where_to)) = block::implicit(a, &named, text, scratch, found.is_some())
    {
        (found, place) = (Some(other), where_to);
    }
    if found.is_none()
        && let Some(register) = label_like_register(&mut scratch.operands.list, text)
    {
        found = choose(a, scratch);
        if found.is_none() {
            scratch.operands.list[0] = register;
        }
    }
    let Isa::Arm(isa) = &mut a.isa else { return Ok(()) };
    let Some(found) = found else {
        if a32 {
            return Err(no_a32(name_span));
        }
        let helps = a.diagnostics.may_suggest();
        let statement = statement(isa, &named, text, &scratch.operands.list);
        return Err(explain(named.mnemonic, &statement, name_span, base, helps));
    };
    if !fits_block(isa, &named, &found) {
        let expected = isa.it.expected().unwrap_or(ALWAYS);
        isa.it.advance();
        return Err(wrong_condition(named.condition, expected, name_span));
    }
    if found.flags & flag::UNDEFINED != 0 {
        let message = "the architecture does not define this form: it is encoded as in llvm-mc, as another mode";
        a.warn(Code::NoEffect, name_span, message);
    }
    if named.narrow && found.flags & flag::WIDE != 0 {
        let message = "'.n' is written but there is no narrow form: the wide one is used, as in llvm-mc";
        a.warn(Code::NoEffect, name_span, message);
    }
    warn_of_cut(a, &found, name_span);
    for list in scratch.operands.list.iter().filter(|operand| operand.tag == tag::LIST && operand.number != 0) {
        let place = Shown::of(text, list.at as usize).span(base);
        let message = match list.number & TWICE {
            0 => "register list not in ascending order: the lowest register still has the lowest address",
            _ => "a register is listed twice: it is only transferred once",
        };
        a.warn(Code::SuspiciousValue, place, message);
    }
    let fixup = settle(a, &found, text, base, scratch)?;
    let leaves = leaves(found.flags, &scratch.operands.list);
    #[cfg(feature = "cli")]
    if let (Some(_), Isa::Arm(isa)) = (&a.progress.forms, &*a.isa) {
        let statement = statement(isa, &named, text, &scratch.operands.list);
        a.progress.show_forms(crate::arch::arm::forms(named.mnemonic, &statement, &found));
    }
    block::prepare(a, place, named.condition, leaves, span)?;
    let field_at = found.fixup.map_or(span.start, |(_, i)| base + scratch.operands.list[usize::from(i)].at);
    emit(a, &found, fixup, span, field_at)
}

/// Marks the operands that are a symbol plus an explicit offset, even if that is 0.
fn note_offsets(operands: &mut Operands, text: &[u8]) {
    for operand in operands.list.iter_mut().filter(|o| o.form == Form::Symbolic && o.tag == VALUE) {
        let Some(symbol) = operands.symbols.get(operand.value as usize) else { continue };
        let written = text.get(symbol.start as usize..symbol.end as usize).unwrap_or_default();
        if !written.starts_with(b"\"") && written.iter().any(|b| b"+-".contains(b)) {
            operand.number |= OFFSET;
        }
    }
}

fn warn_of_cut(a: &mut Assembler<'_, '_>, found: &Matched, place: Span) {
    if found.flags & flag::CUT != 0 {
        let message = "this number does not fit the instruction: it is truncated, as in llvm-mc";
        a.warn(Code::ValueTruncated, place, message);
    }
}

/// Only a few A32 instructions are supported.
#[cold]
fn no_a32(span: Span) -> Box<Diagnostic> {
    let error = *syntax_error(Code::NotYet, span, "not supported: A32 code other than b, bl, bx, blx and nop");
    Box::new(error.help("'.thumb' switches to T32"))
}

/// Turns the only operand from a register into a symbol, for branches to labels named like registers. Returns the
/// register.
#[cold]
fn label_like_register(operands: &mut [Operand], text: &[u8]) -> Option<Operand> {
    let [operand] = operands else { return None };
    let register = *operand;
    if !(tag::R..=tag::Q).contains(&register.tag) {
        return None;
    }
    let name = text.get(register.at as usize..)?;
    let len = name.iter().position(|b| !b.is_ascii_alphanumeric()).unwrap_or(name.len());
    *operand = Operand { tag: tag::VALUE, number: 0, form: Form::Word, value: len as i64, ..register };
    Some(register)
}

/// The value of a fixup.
fn settle(
    a: &mut Assembler<'_, '_>,
    found: &Matched,
    text: &[u8],
    base: u32,
    scratch: &mut Scratch,
) -> Parse<Option<(Fixup, Value)>> {
    let Some((kind, index)) = found.fixup else { return Ok(None) };
    let operand = scratch.operands.list[usize::from(index)];
    let value = match operand.form {
        Form::Word => {
            let symbol = Symbol { start: operand.at, end: operand.at + operand.value as u32, name: 0, constant: 0 };
            expression(a, text, base, &symbol, &mut scratch.tokens)?
        }
        _ => scratch.values[operand.value as usize],
    };
    Ok(Some((kind, value)))
}
