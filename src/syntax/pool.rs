//! Literal pools: the values that instructions load, and where they go.

use crate::assembler::Assembler;
use crate::ast::Name;
use crate::model::{Definition, Padding, RelocatableValue, SectionId, Value};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::target::literal::Literal;

/// The symbol of the place that a value of that size will have.
///
/// # Errors
/// Where there is no section.
pub fn reference(a: &mut Assembler<'_, '_>, value: Value, size: u8, span: Span) -> Parse<Name> {
    let section = a.current(span)?.section;
    let same = |literal: &&Literal| literal.section == section && literal.size == size && is_same(literal.value, value);
    let known = a.isa.literals().and_then(|literals| literals.iter().find(same).map(|known| known.label));
    a.retain();
    Ok(match known {
        Some(label) => label,
        None => {
            let label = a.model.anonymous(b"");
            a.state.nameless = true;
            let literal = Literal { section, label, value, size, written: false, source_pos: span.start };
            a.isa.literals().into_iter().for_each(|literals| literals.push(literal));
            label
        }
    })
}

/// Numbers and plain symbols share a literal, as llvm-mc has it.
fn is_same(a: Value, b: Value) -> bool {
    let plain = |v: RelocatableValue| v.sub.is_none() && (v.add.is_none() || v.constant == 0);
    match (a, b) {
        (Value::Relocatable(a), Value::Relocatable(b)) => a == b && plain(a),
        _ => false,
    }
}

/// `.ltorg`, `.pool`: the literals of the current section.
///
/// # Errors
/// Where there is no section, or more stands behind the directive.
pub fn ltorg(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    let section = a.current(span)?.section;
    write(a, section)
}

/// The literals that no directive has placed come at the ends of their sections.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    let Some(literals) = a.isa.literals() else { return };
    // In the order in which sections first had one.
    let mut sections: Vec<(SectionId, bool)> = Vec::new();
    for literal in literals.iter() {
        match sections.iter_mut().find(|s| s.0 == literal.section) {
            Some(known) => known.1 |= !literal.written,
            None => sections.push((literal.section, !literal.written)),
        }
    }
    for (section, _) in sections.into_iter().filter(|s| s.1) {
        a.sections.switch(a.model, section, 0);
        if let Err(error) = write(a, section) {
            a.diagnostics.push(*error);
        }
    }
}

fn write(a: &mut Assembler<'_, '_>, section: SectionId) -> Parse<()> {
    let Some(literals) = a.isa.literals() else { return Ok(()) };
    let mut due = Vec::new();
    for literal in literals.iter_mut().filter(|l| l.section == section && !l.written) {
        literal.written = true;
        due.push(*literal);
    }
    for literal in due {
        let span = Span::new(literal.source_pos, literal.source_pos);
        a.align(literal.size.trailing_zeros() as u8, Padding::Value(0, 1), None, span)?;
        let place = a.here(span)?;
        a.model.symbol_mut(literal.label).definition = Definition::Label(place);
        a.field(literal.value, literal.size, span)?;
    }
    Ok(())
}
