//! Files, messages, conditionals and `.end`.

use crate::asm::state::Assembler;
use crate::asm::state::expansion::Expander;
use crate::diag::Code;
use crate::model::SymbolLocation;
use crate::model::expr::{Evaluator, Stage};
use crate::options::parts::DEBUG;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error};
use crate::source::Span;

/// Directives that are accepted and ignored.
pub(crate) fn ignored(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.rest();
    Ok(())
}

/// Directives without operands that are accepted and ignored.
pub(super) fn ignored_alone(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()
}

/// `.file "name"`; with a number it belongs to the DWARF line table.
pub(super) fn file(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    if cursor.byte().is_ascii_digit() && cursor.tokens().kind() == Some(Kind::Number) {
        return if DEBUG { super::dwarf::file(a, cursor, span) } else { super::debug_missing(a, cursor, span) };
    }
    let name = cursor.bytes("expected string")?.0;
    cursor.finish()?;
    if let Some(mut print) = a.print() {
        print.string(".file", &name);
    }
    let order = a.model.registered.len();
    a.model.requests.files.push((name, order));
    Ok(())
}

/// `.include "file"`
pub(super) fn include(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let at = cursor.here();
    let name = cursor.string("expected string in '.include' directive")?;
    cursor.finish()?;
    if let Some(mut print) = a.print() {
        print.leave_end();
    }
    Expander::of(a).include(&name, at)
}

/// `.end`
pub(super) fn end(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()?;
    a.input.ended = true;
    Ok(())
}

/// `.abort`
pub(super) fn abort(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (text, _) = cursor.rest();
    a.input.ended = true;
    let message = match text {
        [] => ".abort detected. Assembly stopping".to_owned(),
        text => format!(".abort '{}' detected. Assembly stopping", String::from_utf8_lossy(text)),
    };
    Err(syntax_error(Code::UserError, span, message))
}

/// `.err`
pub(super) fn err(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.rest();
    Err(syntax_error(Code::UserError, span, ".err encountered"))
}

/// The optional text of `.error` and `.warning`.
fn message(cursor: &mut Cursor<'_, '_>, name: &str) -> Parse<String> {
    if cursor.at_end() {
        return Ok(format!("{name} directive invoked in source file"));
    }
    if cursor.kind() != Some(Kind::String) {
        return Err(cursor.error(Code::ExpectedString, format!("{name} argument must be a string")));
    }
    let (text, _) = cursor.raw_string("expected string")?;
    cursor.finish()?;
    Ok(String::from_utf8_lossy(text).into_owned())
}

/// `.error ["text"]`
pub(super) fn error(_: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let message = message(cursor, ".error")?;
    Err(syntax_error(Code::UserError, span, message))
}

/// `.warning ["text"]`
pub(super) fn warning(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let message = message(cursor, ".warning")?;
    a.warn(Code::UserWarning, span, message);
    Ok(())
}

/// `.print "text"`
pub(super) fn print(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    if cursor.kind() != Some(Kind::String) {
        return Err(cursor.error(Code::ExpectedString, "expected double quoted string after .print"));
    }
    let (text, _) = cursor.raw_string("expected double quoted string after .print")?;
    cursor.finish()?;
    a.progress.printed.extend_from_slice(text);
    a.progress.printed.push(b'\n');
    Ok(())
}

/// `.line [n]`
pub(super) fn line(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    if cursor.at_end() {
        return Ok(());
    }
    if cursor.kind() != Some(Kind::Number) {
        return Err(cursor.error(Code::ExpectedInteger, "unexpected token in '.line' directive"));
    }
    a.absolute(cursor)?;
    cursor.finish()
}

/// `.if`, `.ifeq`, `.ifge` and so on: compare a number with 0.
pub(super) fn condition(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    span: Span,
    holds: fn(i64) -> bool,
) -> Parse<()> {
    let value = a.absolute(cursor).inspect_err(|_| a.input.conditions.begin_skipped(span))?;
    a.input.conditions.begin(holds(value), span);
    cursor.finish()
}

/// `.ifdef`, `.ifndef`
pub(super) fn if_defined<const WANTED: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    span: Span,
) -> Parse<()> {
    let directive = if WANTED { "ifdef" } else { "ifndef" };
    let named = matches!(cursor.kind(), Some(Kind::Ident | Kind::String | Kind::Dollar | Kind::At));
    if !named || cursor.text() == b"." {
        a.input.conditions.begin_skipped(span);
        return Err(cursor.error(Code::ExpectedIdentifier, format!("expected identifier after '.{directive}'")));
    }
    let (name, _) = cursor.name("")?;
    let defined =
        a.model.names.get(&name).is_some_and(|symbol| SymbolLocation::of(a.model, symbol) != SymbolLocation::Unknown);
    a.input.conditions.begin(defined == WANTED, span);
    cursor.finish()
}

/// `.ifb`, `.ifnb`
pub(super) fn if_blank<const WANTED: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    span: Span,
) -> Parse<()> {
    let blank = cursor.at_end();
    cursor.rest();
    a.input.conditions.begin(blank == WANTED, span);
    Ok(())
}

/// `.ifc`, `.ifnc`: two texts separated by a comma
pub(super) fn if_same<const WANTED: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    span: Span,
) -> Parse<()> {
    let (text, at) = cursor.rest();
    let Some(comma) = text.iter().position(|&b| b == b',') else {
        a.input.conditions.begin_skipped(span);
        return Err(syntax_error(Code::ExpectedComma, at, "expected comma"));
    };
    let same = text[..comma].trim_ascii() == text[comma + 1..].trim_ascii();
    a.input.conditions.begin(same == WANTED, span);
    Ok(())
}

/// `.ifeqs`, `.ifnes`: two strings
pub(super) fn if_strings<const WANTED: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut Cursor<'_, '_>,
    span: Span,
) -> Parse<()> {
    let name = if WANTED { ".ifeqs" } else { ".ifnes" };
    a.input.conditions.begin_skipped(span);
    let first = cursor.raw_string(&format!("expected string parameter for '{name}' directive"))?.0;
    if !cursor.eat(Kind::Comma) {
        let message = format!("expected comma after first string for '{name}' directive");
        return Err(cursor.error(Code::ExpectedComma, message));
    }
    let second = cursor.raw_string(&format!("expected string parameter for '{name}' directive"))?.0;
    a.input.conditions.end();
    a.input.conditions.begin((first == second) == WANTED, span);
    cursor.finish()
}

/// `.elseif`
pub(super) fn elseif(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    match a.input.conditions.elseif() {
        None => {
            let message = "Encountered a .elseif that doesn't follow an .if or  an .elseif";
            Err(syntax_error(Code::UnmatchedConditional, span, message))
        }
        Some(false) => {
            cursor.rest();
            a.input.conditions.set(false);
            Ok(())
        }
        Some(true) => {
            let expr = a.expr(cursor)?;
            let value = Evaluator::new(a.model, Stage::Building).absolute(expr);
            let Some(value) = value else {
                return Err(syntax_error(Code::NotAbsolute, span, "expected absolute expression"));
            };
            a.input.conditions.set(value != 0);
            cursor.finish()
        }
    }
}

/// `.else`
pub(super) fn else_branch(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    if a.input.conditions.otherwise() {
        return Ok(());
    }
    let message = "Encountered a .else that doesn't follow  an .if or an .elseif";
    Err(syntax_error(Code::UnmatchedConditional, span, message))
}

/// `.endif`
pub(super) fn endif(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    if a.input.conditions.end() {
        return Ok(());
    }
    let message = "Encountered a .endif that doesn't follow an .if or .else";
    Err(syntax_error(Code::UnmatchedConditional, span, message))
}

/// A statement in a branch that is not taken: only directives that open and close conditionals count.
pub fn skipped(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) {
    let span = cursor.here();
    let name = cursor.text().to_ascii_lowercase();
    let run = match name.as_slice() {
        b".elseif" => elseif,
        b".else" => else_branch,
        b".endif" => endif,
        // Names from MRI syntax, which GNU as accepts.
        b".elsec" if a.options.is_gnu() => else_branch,
        b".endc" if a.options.is_gnu() => endif,
        name => {
            if name.starts_with(b".if") {
                a.input.conditions.begin_skipped(span);
            }
            return;
        }
    };
    cursor.bump();
    if let Err(error) = run(a, cursor, span) {
        a.diagnostics.push(*error);
    }
}

/// Directives that no supported target implements.
pub(super) fn unsupported(a: &mut Assembler<'_, '_>, _: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let name = String::from_utf8_lossy(a.sources.text(span)).into_owned();
    Err(syntax_error(Code::UnsupportedDirective, span, format!("{name} not currently supported for this target")))
}
