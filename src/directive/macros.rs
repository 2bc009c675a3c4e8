//! `.macro`, repeats, and what ends them.

use crate::assembler::{Assembler, Capture, argument, macro_error};
use crate::diag::Code;
use crate::expand::macros::{Macro, Parameter};
use crate::lexer::Kind;
use crate::parse::literal::Number;
use crate::parse::{Cursor, Parse, syntax_error};
use crate::source::Span;
use hashbrown::HashSet;

/// The most parameters of a macro: each use of one is looked for among all of them.
const MAX_PARAMETERS: usize = 1024;

/// `.macro name [,] parameter[:req|:vararg][=default] ...`
pub(super) fn define(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    if cursor.kind() != Some(Kind::Ident) {
        return Err(cursor.error(Code::BadMacroDefinition, "expected identifier in '.macro' directive"));
    }
    let name = cursor.text().to_vec();
    let shown = String::from_utf8_lossy(&name).into_owned();
    cursor.bump();
    cursor.eat(Kind::Comma);
    let mut parameters: Vec<Parameter> = Vec::new();
    let mut names = HashSet::new();
    while !cursor.at_end() {
        let at = cursor.here();
        if parameters.last().is_some_and(|p| p.vararg) {
            let last = parameters.last().map_or(String::new(), |p| String::from_utf8_lossy(&p.name).into_owned());
            return Err(macro_error(at, format!("vararg parameter '{last}' should be the last parameter")));
        }
        if cursor.kind() != Some(Kind::Ident) {
            return Err(cursor.error(Code::BadMacroDefinition, "expected identifier in '.macro' directive"));
        }
        if parameters.len() == MAX_PARAMETERS {
            return Err(macro_error(at, format!("macro '{shown}' has more than {MAX_PARAMETERS} parameters")));
        }
        let mut parameter = Parameter { name: cursor.text().to_vec(), ..Parameter::default() };
        let text = String::from_utf8_lossy(&parameter.name).into_owned();
        if !names.insert(parameter.name.clone()) {
            return Err(macro_error(at, format!("macro '{shown}' has multiple parameters named '{text}'")));
        }
        cursor.bump();
        if cursor.eat(Kind::Colon) {
            match cursor.text() {
                b"req" => parameter.required = true,
                b"vararg" => parameter.vararg = true,
                other => {
                    let other = String::from_utf8_lossy(other);
                    let message = format!("{other} is not a valid parameter qualifier for '{text}' in macro '{shown}'");
                    return Err(macro_error(cursor.here(), message));
                }
            }
            cursor.bump();
        }
        if cursor.eat(Kind::Equal) {
            parameter.default = Some(argument(cursor));
            if parameter.required {
                let message = format!("pointless default value for required parameter '{text}' in macro '{shown}'");
                a.warn(Code::MacroParameter, at, message);
            }
        }
        parameters.push(parameter);
        cursor.eat(Kind::Comma);
    }
    if a.input.macros.contains_key(&name) {
        // The body is skipped all the same.
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
    if !a.leave_macro() {
        let message = "unexpected '.exitm' in file, no current macro definition";
        return Err(syntax_error(Code::UnmatchedMacroEnd, span, message));
    }
    Ok(())
}

/// `.purgem name`
pub(super) fn purgem(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let (name, _) = cursor.name(" in '.purgem' directive")?;
    cursor.finish()?;
    if a.input.macros.remove(&*name).is_none() {
        let name = String::from_utf8_lossy(&name);
        return Err(syntax_error(Code::UnknownMacro, span, format!("macro '{name}' is not defined")));
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
    if cursor.kind() != Some(Kind::Ident) {
        return Err(cursor.error(Code::ExpectedIdentifier, format!("expected identifier in '{directive}' directive")));
    }
    let name = cursor.text().to_vec();
    cursor.bump();
    cursor.comma()?;
    Ok(name)
}

/// `.irp parameter, value ...`
pub(super) fn irp(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let parameter = parameter(cursor, ".irp")?;
    let values = a.values(cursor, false)?;
    a.input.capture = Some(Capture::Iterate(parameter, values, span));
    Ok(())
}

/// `.irpc parameter, characters`
pub(super) fn irpc(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    let parameter = parameter(cursor, ".irpc")?;
    let message = "unexpected token in '.irpc' directive";
    // One token, and `1g` is two.
    let whole = cursor.kind() != Some(Kind::Number) || matches!(cursor.number(), Ok(Number::Int(_) | Number::Big(_)));
    if cursor.at_end() || !whole {
        return Err(cursor.error(Code::UnexpectedToken, message));
    }
    let alternate = a.input.altmacro && matches!(cursor.kind(), Some(Kind::Percent | Kind::Less));
    if !alternate && cursor.kind_at(1).is_some() {
        cursor.bump();
        return Err(cursor.error(Code::UnexpectedToken, message));
    }
    let values = a.values(cursor, true)?;
    let [value] = values.as_slice() else {
        return Err(cursor.error(Code::UnexpectedToken, message));
    };
    let values = value.iter().map(|&b| vec![b]).collect();
    a.input.capture = Some(Capture::Iterate(parameter, values, span));
    Ok(())
}
