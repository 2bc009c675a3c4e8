//! `.macro`, repeats, and the directives that end them.

use crate::asm::state::arguments::repeat_values;
use crate::asm::state::{Assembler, Capture, macro_error};
use crate::diag::Code;
use crate::parse::expand::macros::{Macro, Parameter};
use crate::parse::lexer::Kind;
use crate::parse::literal::Number;
use crate::parse::{Argument, Cursor, Parse, Piece, syntax_error};
use crate::source::Span;
use hashbrown::HashSet;

/// `.macro name [,] parameter[:req|:vararg][=default] ...`
pub(super) fn define(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let expected =
        |cursor: &Cursor<'_, '_>| cursor.error(Code::BadMacroDefinition, "expected identifier in '.macro' directive");
    let name = cursor.identifier().ok_or_else(|| expected(cursor))?.to_vec();
    let shown = String::from_utf8_lossy(&name).into_owned();
    cursor.eat(Kind::Comma);
    let mut parameters: Vec<Parameter> = Vec::new();
    let mut names = HashSet::new();
    while !cursor.at_end() {
        let at = cursor.here();
        if parameters.last().is_some_and(|p| p.vararg) {
            let last = parameters.last().map_or(String::new(), |p| String::from_utf8_lossy(&p.name).into_owned());
            return Err(macro_error(at, format!("vararg parameter '{last}' should be the last parameter")));
        }
        let parameter_name = cursor.identifier().ok_or_else(|| expected(cursor))?;
        let mut parameter = Parameter { name: parameter_name.to_vec(), ..Parameter::default() };
        let text = || String::from_utf8_lossy(parameter_name);
        if !names.insert(parameter_name) {
            return Err(macro_error(at, format!("macro '{shown}' has multiple parameters named '{}'", text())));
        }
        if cursor.eat(Kind::Colon) {
            let at = cursor.here();
            match cursor.identifier() {
                Some(b"req") => parameter.required = true,
                Some(b"vararg") => parameter.vararg = true,
                other => {
                    let other = String::from_utf8_lossy(other.unwrap_or_default());
                    let text = text();
                    let message = format!("{other} is not a valid parameter qualifier for '{text}' in macro '{shown}'");
                    return Err(macro_error(at, message));
                }
            }
        }
        if cursor.eat(Kind::Equal) {
            let mut offset = cursor.next_offset();
            parameter.default = Some(cursor.argument(&mut offset)?.text);
            if cursor.piece(offset).0 == Piece::Blanks {
                return Err(expected(cursor));
            }
            if parameter.required {
                let text = text();
                let message = format!("pointless default value for required parameter '{text}' in macro '{shown}'");
                a.warn(Code::MacroParameter, at, message);
            }
        }
        parameters.push(parameter);
        cursor.eat(Kind::Comma);
    }
    if a.input.macros.contains_key(&name) {
        // The body is skipped nevertheless.
        a.error(Code::BadMacroDefinition, span, format!("macro '{shown}' is already defined"));
    }
    a.input.capture = Some(Capture::Macro(name, Box::new(Macro { parameters, ..Macro::default() }), span));
    Ok(())
}

/// `.endm` without `.macro`
pub(super) fn stray_endm(a: &mut Assembler<'_, '_>, _: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let name = String::from_utf8_lossy(a.sources.text(span)).into_owned();
    let message = format!("unexpected '{name}' in file, no current macro definition");
    Err(syntax_error(Code::UnmatchedMacroEnd, span, message))
}

/// `.endr` without a repeat
pub(super) fn stray_endr(_: &mut Assembler<'_, '_>, _: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    Err(syntax_error(Code::UnmatchedMacroEnd, span, "unmatched '.endr' directive"))
}

/// `.exitm`
pub(super) fn exitm(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    if !a.input.leave_macro() {
        let message = "unexpected '.exitm' in file, no current macro definition";
        return Err(syntax_error(Code::UnmatchedMacroEnd, span, message));
    }
    Ok(())
}

/// `.purgem name`
pub(super) fn purgem(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    let at = cursor.here();
    let Some(name) = cursor.identifier() else {
        return Err(cursor.error(Code::ExpectedIdentifier, "expected identifier in '.purgem' directive"));
    };
    cursor.finish()?;
    if a.input.macros.remove(name).is_none() {
        let name = String::from_utf8_lossy(name);
        return Err(syntax_error(Code::UnknownMacro, at, format!("macro '{name}' is not defined")));
    }
    Ok(())
}

/// `.altmacro`
pub(super) fn altmacro(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()?;
    a.input.altmacro = true;
    Ok(())
}

/// `.noaltmacro`
pub(super) fn noaltmacro(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, _: Span) -> Parse<()> {
    cursor.finish()?;
    a.input.altmacro = false;
    Ok(())
}

/// `.rept count`
pub(super) fn rept(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let at = cursor.here();
    let count = a.absolute(cursor).map_err(|mut error| {
        error.message = "unexpected token in '.rept' directive".to_owned();
        error
    })?;
    cursor.finish()?;
    match u64::try_from(count) {
        Ok(count) => {
            a.input.capture = Some(Capture::Repeat(count, span));
            Ok(())
        }
        Err(_) => Err(syntax_error(Code::BadRepeatCount, at, "Count is negative")),
    }
}

fn parameter(cursor: &mut Cursor<'_, '_>, directive: &str) -> Parse<Vec<u8>> {
    let Some(name) = cursor.identifier() else {
        return Err(cursor.error(Code::ExpectedIdentifier, format!("expected identifier in '{directive}' directive")));
    };
    cursor.comma()?;
    Ok(name.to_vec())
}

/// `.irp parameter, value ...`
pub(super) fn irp(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let parameter = parameter(cursor, ".irp")?;
    let values = repeat_values(a, cursor, false)?.into_iter().map(|value| value.text).collect();
    a.input.capture = Some(Capture::Iterate(parameter, values, span));
    Ok(())
}

/// `.irpc parameter, characters`
pub(super) fn irpc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let parameter = parameter(cursor, ".irpc")?;
    let message = "unexpected token in '.irpc' directive";
    // The argument must be a single token; `1g` is two.
    let whole = cursor.kind() != Some(Kind::Number) || matches!(cursor.number(), Ok(Number::Int(_) | Number::Big(_)));
    if !whole {
        return Err(cursor.error(Code::UnexpectedToken, message));
    }
    let values = repeat_values(a, cursor, true)?;
    let [Argument { text, pieces: 1 }] = values.as_slice() else {
        return Err(cursor.error(Code::UnexpectedToken, message));
    };
    let values = text.iter().map(|&b| vec![b]).collect();
    a.input.capture = Some(Capture::Iterate(parameter, values, span));
    Ok(())
}
