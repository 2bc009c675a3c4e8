//! `.file` with a number, `.loc` and `.loc_label`: DWARF line tables.

use super::operands::Operands;
use crate::arch::Isa;
use crate::asm::state::Assembler;
use crate::asm::state::rows;
use crate::asm::state::views;
use crate::debug::dwarf::{
    BASIC_BLOCK, EPILOGUE_BEGIN, File, FileError, IS_STMT, Loc, MAX_FILE, PROLOGUE_END, Registers, View,
};
use crate::diag::Code;
use crate::parse::ast::{Expr, Name};
use crate::parse::lexer::Kind;
use crate::parse::literal::Number;
use crate::parse::{LineCursor, Parse, syntax_error};
use crate::source::Span;

/// `.file N ["directory"] "name" [md5 0x…] [source "text"]`
pub(super) fn file(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    const UNEXPECTED: &str = "unexpected token in '.file' directive";
    let Some((number, _)) = cursor.literal() else {
        return Err(cursor.error(Code::BadFileNumber, UNEXPECTED));
    };
    let mut directory = Vec::new();
    let mut name = cursor.bytes("expected string")?.0;
    if cursor.byte() == b'"' && cursor.tokens().kind() == Some(Kind::String) {
        directory = std::mem::replace(&mut name, cursor.bytes("expected string")?.0);
    }
    let mut file = File { name, ..File::default() };
    while !cursor.at_end() {
        if cursor.eat_word("md5") {
            let cursor = cursor.tokens();
            let at = cursor.here();
            let sum = match (cursor.kind(), cursor.number()) {
                (Some(Kind::Number), Ok(Number::Int(value))) => u128::from(value),
                (Some(Kind::Number), Ok(Number::Big(value))) => value,
                (Some(Kind::Number), _) => {
                    return Err(syntax_error(Code::DataOutOfRange, at, "out of range literal value"));
                }
                _ => return Err(cursor.error(Code::BadLineOperand, "unknown token in expression")),
            };
            cursor.bump();
            file.md5 = Some(sum.to_be_bytes());
        } else if cursor.eat_word("source") {
            file.source = Some(cursor.bytes(UNEXPECTED)?.0);
        } else {
            return Err(cursor.error(Code::BadLineOperand, UNEXPECTED));
        }
    }
    add_file(a, number, directory, file, span)
}

/// Assigns a number to a file; 0 is the root file.
pub(crate) fn add_file(
    a: &mut Assembler<'_, '_>,
    number: u64,
    directory: Vec<u8>,
    file: File,
    span: Span,
) -> Parse<()> {
    // If the source has its own line table, `-g` adds none.
    if a.debug.drop_dwarf() {
        a.debug.lines.reset_files();
    }
    if let Some(mut print) = a.print() {
        print.numbered_file(number, &directory, &file);
    }
    if number == 0 {
        a.debug.lines.set_root(directory, file);
    } else {
        a.debug.lines.add(number, directory, file).map_err(|error| match error {
            FileError::Taken => syntax_error(Code::BadFileNumber, span, "file number already allocated"),
            FileError::TooLarge => {
                let message =
                    format!("file number exceeds {MAX_FILE}; the file table has an entry for every lower number");
                syntax_error(Code::BadFileNumber, span, message)
            }
        })?;
    }
    // GNU as does not warn; without checksums for all files its tables omit them, as ours do.
    if !a.options.is_gnu() && !a.debug.lines.reported_inconsistent && !a.debug.lines.consistent_md5() {
        a.debug.lines.reported_inconsistent = true;
        a.warn(Code::DwarfLimitation, span, "inconsistent use of MD5 checksums");
    }
    Ok(())
}

const BAD_LOC: &str = "unexpected token in '.loc' directive";

/// The operands of `.loc` but its view.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LocOperands {
    /// All but the file, and but [`IS_STMT`].
    loc: Loc,
    is_stmt: Option<bool>,
}

/// `.loc file [line [column]] [basic_block] [prologue_end] [epilogue_begin] [is_stmt 0|1] [isa N] [discriminator N]
/// [view 0|-0|symbol]`
pub(super) fn loc(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, _: Span) -> Parse<()> {
    let (file, at) = loc_file(cursor)?;
    check_file(a, file, at)?;
    let mut view = None;
    let read_view = |a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>| {
        view = Some(views::read(a, cursor)?);
        Ok(())
    };
    let operands = loc_operands(a, cursor, option_constant, read_view)?;
    set_loc(a, file, operands, view)
}

/// Reads the operands of `.loc` if they have a common form.
pub(super) fn common_loc(cursor: &mut LineCursor<'_>, _: &Isa) -> Option<Operands> {
    let file = loc_file(cursor).ok()?;
    let mut view = None;
    let constant = |(): &mut (), cursor: &mut LineCursor<'_>| match cursor.literal_before_word() {
        Some((value, at)) => Ok((Some(value as i64), at)),
        None => Err(cursor.error(Code::BadLineOperand, BAD_LOC)),
    };
    let read_view = |(): &mut (), cursor: &mut LineCursor<'_>| {
        view = views::common(cursor);
        if view.is_some() { Ok(()) } else { Err(cursor.error(Code::BadLineOperand, BAD_LOC)) }
    };
    let operands = loc_operands(&mut (), cursor, constant, read_view);
    Some(Operands::Loc(file, operands.ok()?, view))
}

/// Performs a `.loc` of which the operands have been read before.
pub(super) fn perform_loc(
    a: &mut Assembler<'_, '_>,
    (file, at): (u64, Span),
    operands: LocOperands,
    view: Option<(View, Span)>,
) -> Parse<()> {
    check_file(a, file, at)?;
    set_loc(a, file, operands, view)
}

#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn set_loc(a: &mut Assembler<'_, '_>, file: u64, operands: LocOperands, view: Option<(View, Span)>) -> Parse<()> {
    let loc = new_loc(a, file, operands);
    match view {
        Some((view, at)) => views::set(a, loc, view, at),
        None => {
            rows::set(a, loc);
            Ok(())
        }
    }
}

/// Completes and prints the operands of `.loc`.
#[inline]
fn new_loc(a: &mut Assembler<'_, '_>, file: u64, LocOperands { loc, is_stmt }: LocOperands) -> Loc {
    let before = a.debug.lines.current.flags();
    let flag = match is_stmt {
        Some(is_stmt) => IS_STMT * u8::from(is_stmt),
        None => before & IS_STMT,
    };
    let loc = Loc::new(Registers { file: file as u32, flags: loc.flags() | flag, ..loc.registers() });
    if let Some(mut print) = a.print() {
        print.loc(loc.registers(), before);
    }
    loc
}

#[inline]
fn loc_file(cursor: &mut LineCursor<'_>) -> Parse<(u64, Span)> {
    match cursor.literal() {
        Some(file) => Ok(file),
        None => Err(cursor.error(Code::BadLineOperand, BAD_LOC)),
    }
}

/// Reads the operands of `.loc` after the file. `constant` reads a constant, and `view` the operand of `view`.
#[inline(always)]
fn loc_operands<'t, S>(
    state: &mut S,
    cursor: &mut LineCursor<'t>,
    mut constant: impl FnMut(&mut S, &mut LineCursor<'t>) -> Parse<(Option<i64>, Span)>,
    mut view: impl FnMut(&mut S, &mut LineCursor<'t>) -> Parse<()>,
) -> Parse<LocOperands> {
    let [line, column] = [(); 2].map(|()| cursor.literal().map_or(0, |literal| literal.0));
    let (line, column) = (line as u32, column as u16);
    let (mut flags, mut isa, mut discriminator) = (0, 0, 0);
    let mut is_stmt = None;
    while !cursor.at_end() {
        let Some((word, at)) = cursor.word() else {
            return Err(cursor.error(Code::BadLineOperand, BAD_LOC));
        };
        match word {
            b"basic_block" => flags |= BASIC_BLOCK,
            b"prologue_end" => flags |= PROLOGUE_END,
            b"epilogue_begin" => flags |= EPILOGUE_BEGIN,
            b"is_stmt" | b"isa" | b"discriminator" => {
                let (value, at) = constant(state, cursor)?;
                // llvm-mc truncates these numbers to 32 bits.
                let (code, message) = match (word, value.map(|value| value as i32)) {
                    (b"is_stmt", Some(value @ (0 | 1))) => {
                        is_stmt = Some(value == 1);
                        continue;
                    }
                    (b"isa", Some(value)) if value >= 0 => {
                        isa = value as u8;
                        continue;
                    }
                    (b"discriminator", Some(value)) => {
                        discriminator = value as u32;
                        continue;
                    }
                    (b"is_stmt", Some(_)) => (Code::BadLineOperand, "is_stmt value not 0 or 1"),
                    (b"is_stmt", None) => (Code::BadLineOperand, "is_stmt value not the constant value of 0 or 1"),
                    (b"isa", Some(_)) => (Code::BadLineOperand, "isa number less than zero"),
                    (b"isa", None) => (Code::BadLineOperand, "isa number not a constant value"),
                    _ => (Code::NotAbsolute, "expected absolute expression"),
                };
                return Err(syntax_error(code, at, message));
            }
            b"view" => view(state, cursor)?,
            _ => {
                let words =
                    ["basic_block", "prologue_end", "epilogue_begin", "is_stmt", "isa", "discriminator", "view"];
                let mut error = syntax_error(Code::BadLineOperand, at, "unknown sub-directive in '.loc' directive");
                *error = error.help(format!("expected one of {}", words.join(", ")));
                return Err(error);
            }
        }
    }
    let loc = Loc::new(Registers { file: 0, line, column, flags, isa, discriminator });
    Ok(LocOperands { loc, is_stmt })
}

/// Rejects unassigned file numbers.
pub(crate) fn check_file(a: &mut Assembler<'_, '_>, file: u64, at: Span) -> Parse<()> {
    if file < 1 && a.debug.lines.version < 5 {
        return Err(syntax_error(Code::BadFileNumber, at, "file number less than one in '.loc' directive"));
    }
    a.debug.lines.wanted = true;
    if !a.debug.lines.has_file(file) && !a.debug.lines.number_main(file) {
        return Err(syntax_error(Code::BadFileNumber, at, "unassigned file number in '.loc' directive"));
    }
    Ok(())
}

/// The constant operand of an option, and its span; `None` if it is not absolute. Another option may follow without a
/// comma.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(super) fn option_constant(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<(Option<i64>, Span)> {
    if let Some((value, at)) = cursor.literal_before_word() {
        return Ok((Some(value as i64), at));
    }
    let cursor = cursor.tokens();
    let at = cursor.here();
    let expr = a.expr(cursor)?;
    Ok(match a.model.exprs[expr.0 as usize] {
        Expr::Int(value) => (Some(value), at),
        _ => (None, at),
    })
}

/// `.loc_label symbol`
pub(super) fn loc_label(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let label = a.symbol(cursor, "")?;
    cursor.finish()?;
    add_label(a, label, span)
}

/// Ends the sequence, and defines a symbol at the position in the line table where the next one starts.
pub(crate) fn add_label(a: &mut Assembler<'_, '_>, (symbol, at): (Name, Span), span: Span) -> Parse<()> {
    let current = a.current(span)?;
    let place = a.here(span)?;
    a.debug.lines.wanted = true;
    if let Some(mut print) = a.print() {
        print.loc_label(symbol);
    }
    a.model.own_symbols += 1;
    a.debug.lines.label(current.section, place, symbol, at);
    Ok(())
}
