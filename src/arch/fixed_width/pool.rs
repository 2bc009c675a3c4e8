//! Literal pools: the values that instructions load, and their placement.

use crate::arch::fixed_width::literal::{Literal, Shared};
use crate::asm::state::Assembler;
use crate::asm::state::print_section;
use crate::model::{Definition, Padding, RelocatableValue, SectionId, Value};
use crate::parse::ast::Name;
use crate::parse::lexer::{Kind, Token};
use crate::parse::{Cursor, Parse};
use crate::source::Span;

/// The label of the pool entry for a value of this size; `tokens` are those of the value's expression.
///
/// # Errors
/// If there is no current section.
pub fn reference(a: &mut Assembler<'_, '_>, value: Value, tokens: &[Token], size: u8, span: Span) -> Parse<Name> {
    let section = a.current(span)?.section;
    let shared = shared(value, tokens);
    a.retain();
    if let Some(shared) = shared
        && let Some(label) = a.isa.literals().and_then(|pools| pools.find(section, shared, size))
    {
        return Ok(label);
    }
    let label = if a.printer.is_some() { a.state.locals.make(a.model) } else { a.model.anonymous(b"") };
    a.state.nameless = true;
    let literal = Literal { label, value, size, source_pos: span.start };
    if let Some(pools) = a.isa.literals() {
        pools.add(section, literal, shared);
    }
    Ok(label)
}

/// Equal numbers share a literal however they are written; symbols only if they are written alone or in parentheses.
fn shared(value: Value, tokens: &[Token]) -> Option<Shared> {
    let Value::Relocatable(value) = value else { return None };
    if let Some(number) = value.as_constant() {
        return Some(Shared::Number(number));
    }
    let mut written = tokens.iter().filter(|token| !matches!(token.kind, Kind::LParen | Kind::RParen | Kind::End));
    let is_alone = written.next().is_some() && written.next().is_none();
    match value {
        RelocatableValue { add: Some(name), sub: None, constant: 0, .. } if is_alone => Some(Shared::Symbol(name)),
        _ => None,
    }
}

/// `.ltorg`, `.pool`: emits the literals of the current section into its first subsection, which becomes the current
/// one.
///
/// # Errors
/// If there is no current section, or the directive has operands.
pub fn ltorg(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let section = a.current(span)?.section;
    write(a, section)
}

/// Emits the remaining literals at the ends of their sections.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    let Some(pools) = a.isa.literals() else { return };
    for section in pools.open_sections() {
        if let Err(error) = write(a, section) {
            a.diagnostics.push(*error);
        }
    }
}

fn write(a: &mut Assembler<'_, '_>, section: SectionId) -> Parse<()> {
    let literals = a.isa.literals().map(|pools| pools.take(section)).unwrap_or_default();
    if literals.is_empty() {
        return Ok(());
    }
    a.sections.switch(a.model, section, 0);
    print_section(a);
    for literal in literals {
        let span = Span::new(literal.source_pos, literal.source_pos);
        if let Some(mut print) = a.print() {
            print.align(literal.size.trailing_zeros() as u8, Some(0), 1, None);
            print.label(literal.label);
        }
        a.align(literal.size.trailing_zeros() as u8, Padding::Value(0, 1), None, span)?;
        let place = a.here(span)?;
        a.model.symbol_mut(literal.label).definition = Definition::Label(place);
        a.field(literal.value, literal.size, span)?;
    }
    Ok(())
}
