//! Parses and emits one instruction: mnemonic, operands, selection of the row, encoding and fixup.

use super::operands::Reader;
use super::register::arrangement;
use super::{directives, pool};
use crate::arch::Isa;
use crate::arch::aarch64::operand::{EXPRESSION, Form, HASHED, SPECIFIER};
use crate::arch::aarch64::{
    CUT, Fixup, Matched, Mnemonic, PREFIX, Prefix, Statement, arranged, counters, explain, mnemonic, select, specifier,
    unknown,
};
use crate::arch::fixed_width::reader::{Operands, Symbol};
use crate::arch::syntax::expressions::{Scratch, expression, without_comments};
use crate::arch::syntax::near_macro;
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::model::emitter::EmitKind;
use crate::model::{Definition, RelocatableValue, Value};
use crate::parse::ast::Specifier;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// Looks up a mnemonic by name.
#[inline]
fn find(name: &[u8]) -> Option<&'static Mnemonic> {
    if name.len() > 16 {
        return None;
    }
    let mut words = [0u64; 2];
    for (i, byte) in name.iter().enumerate() {
        words[i / 8] |= u64::from(byte.to_ascii_lowercase()) << (8 * (i % 8));
    }
    mnemonic(words)
}

/// Looks up a mnemonic whose name may end with an arrangement: `add.4s`.
fn find_arranged(name: &[u8]) -> Option<(&'static Mnemonic, Option<u16>)> {
    if let Some(found) = find(name) {
        return Some((found, None));
    }
    let point = name.iter().rposition(|&b| b == b'.')?;
    Some((find(&name[..point])?, Some(arrangement(&name[point + 1..])?)))
}

/// Selects a row, trying the alternative spellings of the operands, too.
fn choose(
    a: &Assembler<'_, '_>,
    mnemonic: &'static Mnemonic,
    arrangement: Option<u16>,
    text: &[u8],
    scratch: &Scratch,
) -> Option<Matched> {
    let Isa::Aarch64(isa) = &a.isa else { return None };
    let statement = Statement { text, operands: &scratch.operands.list, features: &isa.features };
    match arrangement {
        Some(arrangement) => arranged(mnemonic, arrangement, &statement),
        None => select(mnemonic, &statement).or_else(|| counters(mnemonic, &statement)),
    }
}

/// Fast path: assembles the instruction at the cursor if it has a common shape and returns the offset of the next
/// statement. Otherwise returns `None` without side effects.
#[inline]
pub fn scanned(a: &mut Assembler<'_, '_>, mut cursor: Scanner<'_>, base: u32, scratch: &mut Scratch) -> Option<usize> {
    let (text, start) = (cursor.text(), cursor.at);
    let mnemonic = find(cursor.name()?)?;
    scratch.clear();
    cursor.blanks();
    if cursor.byte() == b':' {
        // A label.
        return None;
    }
    let mut end = cursor.end();
    let Isa::Aarch64(isa) = &a.isa else { return None };
    if end.is_none() {
        let mut reader = Reader::new(text, cursor, &mut scratch.operands, &isa.aliases);
        reader.operands().ok()?;
        end = reader.cursor.end();
    }
    let end = end?;
    let Operands { list, symbols, complex, pool } = &scratch.operands;
    if *complex || *pool {
        return None;
    }
    let statement = Statement { text, operands: list, features: &isa.features };
    let found = select(mnemonic, &statement).filter(|f| f.remarks == 0 && isa.prefix.is_none())?;
    let span = Span::new(base + start as u32, base + start as u32);
    let (mut fixup, mut word) = (None, found.word);
    let mut field_at = span.start;
    if let Some((kind, index)) = found.fixup {
        let operand = &list[usize::from(index)];
        let (at, len, constant, specifier) = match operand.form {
            Form::Word => (operand.at as usize, operand.value as usize, 0, 0),
            _ => {
                let symbol = &symbols[operand.value as usize];
                (symbol.start as usize, symbol.name as usize, symbol.constant, operand.number & SPECIFIER)
            }
        };
        let place = Span::new(base + at as u32, base + at as u32);
        field_at = place.start;
        let name = a.context().refer(text.get(at..at + len)?, place);
        if let Definition::Variable(_) = a.model.symbol(name).definition {
            return None;
        }
        let specifier = Specifier(specifier);
        word = word_of(&found, specifier);
        let value = RelocatableValue { add: Some(name), sub: None, constant, specifier };
        fixup = Some((kind, Value::Relocatable(value)));
    }
    if a.debug.description.is_some() {
        a.describe_instruction(span);
    }
    emit(a, word, fixup, span, field_at).ok()?;
    Some(end)
}

/// Emits an instruction with its fixup. `field_at` is the source position of the fixup's operand.
#[inline]
fn emit(a: &mut Assembler<'_, '_>, word: u32, fixup: Option<(Fixup, Value)>, span: Span, field_at: u32) -> Parse<()> {
    let mut end = a.emit(EmitKind::Code, span)?;
    let at = end.len();
    end.bytes(&word.to_le_bytes());
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
    let mut scanner = Scanner::new(text, 0, 0);
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
    let Some((mnemonic, arrangement)) = find_arranged(name) else {
        let suggest = a.diagnostics.may_suggest();
        let error = unknown(name, name_span, suggest);
        return Err(match near_macro(a, name).filter(|_| suggest) {
            Some(near) => Box::new(Diagnostic { help: vec![near], ..*error }),
            None => error,
        });
    };
    let Isa::Aarch64(isa) = &a.isa else { return Ok(()) };
    if scanner.at < text.len() {
        let mut reader = Reader::new(text, scanner, &mut scratch.operands, &isa.aliases);
        let read = reader.operands();
        scanner = reader.cursor;
        if let Err(stop) = read {
            return Err(stop.explain(text, at(stop.at), specifier::near));
        }
        if scanner.at < text.len() {
            return Err(syntax_error(Code::UnexpectedToken, at(scanner.at), "unexpected token in argument list"));
        }
    }
    scratch.resolve(a, text, base, |operand, specifier| {
        if specifier == specifier::PAGEOFF {
            operand.number |= specifier::LO12.0;
        }
    })?;
    if scratch.operands.pool {
        let &[register, operand] = scratch.operands.list.as_slice() else {
            return Err(syntax_error(Code::WrongOperands, span, "invalid operand for instruction"));
        };
        if mnemonic.packed != [u64::from_le_bytes(*b"ldr\0\0\0\0\0"), 0] {
            return Err(syntax_error(Code::UnexpectedToken, span, "only 'ldr register, =value' loads a literal"));
        }
        let (word, fixup) =
            pool::load(a, register, (scratch.values[0], &scratch.tokens), span, at(operand.at as usize))?;
        return emit(a, word, fixup, span, span.start);
    }
    let mut found = choose(a, mnemonic, arrangement, text, scratch);
    if found.is_none_or(|f| f.fixup.is_some()) && scratch.numbers_for_words(a, text) {
        found = choose(a, mnemonic, arrangement, text, scratch);
    }
    let Some(found) = found else {
        let Isa::Aarch64(isa) = &a.isa else { return Ok(()) };
        let statement = Statement { text, operands: &scratch.operands.list, features: &isa.features };
        return Err(explain(mnemonic, &statement, name_span, base, a.diagnostics.may_suggest()));
    };
    if found.remarks & CUT != 0 {
        a.warn(
            Code::ValueTruncated,
            span,
            "the number does not fit the 32-bit register: only its low 32 bits are used",
        );
    }
    follow_prefix(a, mnemonic, &found, text, base, name_span, scratch)?;
    let (word, fixup) = settle(a, &found, text, base, scratch)?;
    #[cfg(feature = "cli")]
    if let (Some(_), Isa::Aarch64(isa)) = (&a.progress.forms, &*a.isa) {
        let statement = Statement { text, operands: &scratch.operands.list, features: &isa.features };
        a.progress.show_forms(crate::arch::aarch64::forms(mnemonic, &statement, &found, word));
    }
    let field_at = found.fixup.map_or(span.start, |(_, i)| base + scratch.operands.list[usize::from(i)].at);
    emit(a, word, fixup, span, field_at)
}

/// Checks an instruction after a `movprfx`, or records one.
fn follow_prefix(
    a: &mut Assembler<'_, '_>,
    mnemonic: &'static Mnemonic,
    found: &Matched,
    text: &[u8],
    base: u32,
    name: Span,
    scratch: &Scratch,
) -> Parse<()> {
    let operands = &scratch.operands.list;
    let Isa::Aarch64(isa) = &mut a.isa else { return Ok(()) };
    let next = if found.remarks & PREFIX != 0 { Prefix::new(operands) } else { None };
    let Some(prefix) = std::mem::replace(&mut isa.prefix, next) else { return Ok(()) };
    let statement = Statement { text, operands, features: &isa.features };
    prefix.check(mnemonic, &statement).map_err(|(operand, message)| {
        let at = operand.map_or(name, |i| Span::new(base + operands[i].at, base + operands[i].at));
        syntax_error(Code::RegisterConstraint, at, message)
    })
}

/// The final encoding and the value of its fixup.
fn settle(
    a: &mut Assembler<'_, '_>,
    found: &Matched,
    text: &[u8],
    base: u32,
    scratch: &mut Scratch,
) -> Parse<(u32, Option<(Fixup, Value)>)> {
    let Some((kind, index)) = found.fixup else { return Ok((found.word, None)) };
    let operand = scratch.operands.list[usize::from(index)];
    let value = match operand.form {
        Form::Word => {
            let symbol = Symbol { start: operand.at, end: operand.at + operand.value as u32, name: 0, constant: 0 };
            expression(a, text, base, &symbol, &mut scratch.tokens)?
        }
        _ => scratch.values[operand.value as usize],
    };
    let specifier = match operand.number & !HASHED {
        _ if operand.form != Form::Symbolic => Specifier::NONE,
        EXPRESSION if matches!(kind, Fixup::Adr21 | Fixup::Adrp21) => specifier::RAW,
        EXPRESSION => Specifier::NONE,
        number => Specifier(number & SPECIFIER),
    };
    if let Value::Relocatable(RelocatableValue { specifier: inner, .. }) = value
        && inner != Specifier::NONE
        && matches!(kind, Fixup::Adr21 | Fixup::Adrp21)
    {
        let place = Span::new(base + operand.at, base + operand.at);
        return Err(syntax_error(Code::UnexpectedToken, place, "unexpected token in argument list"));
    }
    let value = match value {
        Value::Relocatable(value) => Value::Relocatable(RelocatableValue { specifier, ..value }),
        Value::Tree(expr) if specifier != Specifier::NONE => {
            Value::Tree(a.model.expr(crate::parse::ast::Expr::Specified(expr, specifier)))
        }
        tree @ Value::Tree(_) => tree,
    };
    Ok((word_of(found, specifier), Some((kind, value))))
}

/// The encoding of a statement; a `movz` that the linker may turn into `movn` is encoded as `movn`.
fn word_of(found: &Matched, specifier: Specifier) -> u32 {
    /// Bits 30 and 29 of `movz`, which distinguish it from `movn` and `movk`.
    const MOVZ: u32 = 2 << 29;
    let word = found.word;
    match found.fixup {
        Some((kind, _)) if kind.is_movw() && word & 3 << 29 == MOVZ => {
            let may = kind == Fixup::MovRaw || specifier::may_be_negative(specifier);
            if may { word & !MOVZ } else { word }
        }
        _ => word,
    }
}
