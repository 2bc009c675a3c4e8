//! `.reloc offset, name [, expr]`

use crate::assembler::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::lexer::Kind;
use crate::model::{Linear, RelocDirective, Value};
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
    let mut value = Value::Linear(Linear::constant(0));
    if cursor.eat(Kind::Comma) {
        let span = cursor.here();
        value = a.value(cursor)?;
        if !matches!(value, Value::Linear(Linear { sub, .. }) if sub.is_none() || !a.is_coff()) {
            return Err(syntax_error(Code::NotRelocatable, span, "expression must be relocatable"));
        }
    }
    cursor.finish()?;
    let Some(kind) = a.target.reloc_name(name) else {
        return Err(syntax_error(Code::UnknownRelocationName, name_span, "unknown relocation name"));
    };
    if a.is_coff() {
        // llvm-mc dies of both.
        if matches!(offset, Value::Linear(l) if l.as_constant().is_some()) {
            let error =
                Diagnostic::error(Code::BadRelocOffset, at, ".reloc offset must be relative to a label on COFF");
            return Err(Box::new(error.help("put a label in front of the field, or write '.'")));
        }
        if matches!(value, Value::Linear(Linear { add: None, .. })) {
            return Err(syntax_error(Code::NotRelocatable, name_span, ".reloc needs a symbol on COFF"));
        }
    }
    a.register_value(value);
    let section = a.current(at)?.section;
    let directive = RelocDirective { offset, kind, value, position: at.start };
    a.model.sections[section.0 as usize].relocs.push(directive);
    Ok(())
}
