//! `.reloc offset, name [, expr]`

use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{RelocDirective, RelocatableValue, Value};
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, Parse, syntax_error, text};
use crate::source::Span;

pub(super) fn reloc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let at = cursor.here();
    let offset = a.value(cursor)?;
    cursor.comma()?;
    let name_span = cursor.here();
    if cursor.kind() != Some(Kind::Ident) {
        return Err(cursor.error(Code::UnknownRelocationName, "expected relocation name"));
    }
    let name = text(cursor.text());
    cursor.bump();
    let mut value = None;
    if cursor.eat(Kind::Comma) {
        let span = cursor.here();
        value = Some((a.value(cursor)?, span));
    }
    cursor.finish()?;
    add(a, (offset, at), (name, name_span), value)
}

/// Adds a relocation; each operand has its span.
pub(crate) fn add(
    a: &mut Assembler<'_, '_>,
    (offset, at): (Value, Span),
    (name, name_span): (&str, Span),
    value: Option<(Value, Span)>,
) -> Parse<()> {
    let shown = value.map(|value| value.0);
    let value = match value {
        Some((Value::Tree(_), span)) => {
            return Err(syntax_error(Code::NotRelocatable, span, "expression must be relocatable"));
        }
        Some((value, _)) => {
            a.register_quietly(value);
            value
        }
        // Without an expression, COFF relocations refer to an undefined symbol.
        None if a.is_coff() => Value::Relocatable(RelocatableValue::symbol(a.model.anonymous(b""))),
        None => Value::Relocatable(RelocatableValue::constant(0)),
    };
    let Some(kind) = a.desc.relocation_types.named(name) else {
        return Err(syntax_error(Code::UnknownRelocationName, name_span, "unknown relocation name"));
    };
    let number = Evaluator::new(a.model, Stage::Parsing).value(offset, true);
    let counts_from_start = number.is_ok_and(|l| l.as_constant().is_some());
    // llvm-mc crashes on such an offset.
    if counts_from_start && a.is_coff() {
        let error = Diagnostic::error(Code::BadRelocOffset, at, ".reloc offset must be relative to a label on COFF");
        return Err(Box::new(error.help("add a label before the field, or use '.'")));
    }
    let section = a.current(at)?.section;
    if let Some(mut print) = a.print() {
        print.reloc(offset, name, shown);
    }
    let directive = RelocDirective { section, counts_from_start, offset, kind, value, source_pos: at.start };
    a.model.relocs.push(directive);
    Ok(())
}
