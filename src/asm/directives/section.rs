//! Section directives and the section stack.

use super::elf_section::{SectionRequest, by_name, switch};
use super::gnu;
use super::section_flags::{JUMP_TABLE, common_flags_and_type, flags};
use super::section_type as types;
use crate::asm::state::Assembler;
use crate::asm::state::print_section;
use crate::asm::state::sections::switch_to_elf;
use crate::diag::{Code, Diagnostic};
use crate::model::ElfSection;
use crate::model::expr::{Evaluator, Stage};
use crate::options::DATA_IN_TEXT;
use crate::parse::ast::Name;
use crate::parse::lexer::Kind;
use crate::parse::{Cursor, LineCursor, Parse, syntax_error, text};
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::borrow::Cow;

/// `.text`, `.data` …, with an optional subsection
pub(super) fn named(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, mut name: &str) -> Parse<()> {
    let mut subsection = optional_subsection(a, cursor)?;
    cursor.finish()?;
    if name == ".data" && a.options.gnu.data_in_text {
        (name, subsection) = (".text", subsection.saturating_add(DATA_IN_TEXT));
    }
    switch_to_elf(a, name.as_bytes(), by_name(name.as_bytes()), subsection);
    print_section(a);
    Ok(())
}

fn optional_subsection(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<u32> {
    if cursor.at_end() { Ok(0) } else { subsection_number(a, cursor) }
}

fn subsection_number(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<u32> {
    let cursor = cursor.tokens();
    let at = cursor.here();
    let expr = a.expr(cursor)?;
    let Some(number) = Evaluator::new(a.model, Stage::Building).absolute(expr) else {
        return Err(syntax_error(Code::NotAbsolute, at, "cannot evaluate subsection number"));
    };
    match u32::try_from(number) {
        Ok(number) if number <= i32::MAX as u32 => Ok(number),
        _ => {
            let message = format!("subsection number {number} is not within [0,2147483647]");
            Err(syntax_error(Code::BadSubsection, at, message))
        }
    }
}

/// `.subsection [n]`
pub(super) fn subsection(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    let number = optional_subsection(a, cursor)?;
    cursor.finish()?;
    let section = a.current(span)?.section;
    a.sections.switch(a.model, section, number);
    print_section(a);
    Ok(())
}

/// `.popsection`
pub(super) fn popsection(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    if a.sections.pop(a.model) {
        print_return(a);
        return Ok(());
    }
    Err(syntax_error(Code::UnmatchedPopSection, span, ".popsection without corresponding .pushsection"))
}

/// `.previous`
pub(super) fn previous(a: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>, span: Span) -> Parse<()> {
    cursor.finish()?;
    if a.sections.swap(a.model) {
        print_return(a);
        return Ok(());
    }
    Err(syntax_error(Code::UnmatchedPopSection, span, ".previous without corresponding .section"))
}

/// Prints a change to the current section, and the end of a directive that llvm-mc leaves.
fn print_return(a: &mut Assembler<'_, '_>) {
    print_section(a);
    if let Some(mut print) = a.print() {
        print.leave_end();
    }
}

/// `.section`, `.pushsection`
pub(super) fn section<const PUSH: bool>(
    a: &mut Assembler<'_, '_>,
    cursor: &mut LineCursor<'_>,
    span: Span,
) -> Parse<()> {
    pushed::<PUSH>(a, |a| change(a, cursor, span, PUSH))
}

/// Changes the current section, with `PUSH` after pushing the old one.
pub(super) fn pushed<const PUSH: bool>(
    a: &mut Assembler<'_, '_>,
    change: impl FnOnce(&mut Assembler<'_, '_>) -> Parse<()>,
) -> Parse<()> {
    if !PUSH {
        return change(a);
    }
    a.sections.push();
    change(a).inspect_err(|_| {
        a.sections.pop(a.model);
    })
}

/// A section name: a string, or everything up to a comma or blank.
fn section_name<'t>(cursor: &mut LineCursor<'t>) -> Parse<Cow<'t, [u8]>> {
    if let Some((name, ..)) = cursor.quoted() {
        return Ok(name.into());
    }
    if let Some(name) = cursor.scan(Scanner::dashed_name) {
        return Ok(name.into());
    }
    let cursor = cursor.tokens();
    let mut name = Vec::new();
    while !cursor.at_end() && cursor.kind() != Some(Kind::Comma) && (name.is_empty() || cursor.touches()) {
        name.extend_from_slice(cursor.text());
        cursor.bump();
    }
    if name.is_empty() {
        return Err(cursor.error(Code::ExpectedIdentifier, "expected identifier"));
    }
    Ok(name.into())
}

/// `@type`, `%type` or `"type"`; `None` if no comma follows.
fn section_type<'s>(cursor: &mut LineCursor<'s>) -> Parse<Option<(&'s str, Span)>> {
    if !cursor.eat(b',') {
        return Ok(None);
    }
    let sign = cursor.sign(b"@%");
    if let Some((name, _, span)) = cursor.quoted() {
        return Ok(Some((text(name), sign.unwrap_or(span))));
    }
    let Some(span) = sign else {
        let error = *cursor.error(Code::UnknownSectionType, "expected '@<type>', '%<type>' or \"<type>\"");
        let word = text(cursor.tokens().text()).trim_start_matches('@');
        let is_type = types::TYPES.iter().any(|known| known.0 == word);
        return Err(Box::new(if is_type { error.help(format!("write '%{word}'")) } else { error }));
    };
    if let Some((name, _)) = cursor.word() {
        return Ok(Some((text(name), span)));
    }
    let cursor = cursor.tokens();
    if cursor.kind() != Some(Kind::Number) {
        return Err(cursor.error(Code::ExpectedIdentifier, "expected identifier"));
    }
    let name = text(cursor.text());
    cursor.bump();
    Ok(Some((name, span)))
}

fn entry_size(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<u64> {
    if !cursor.eat(b',') {
        return Err(cursor.error(Code::ExpectedComma, "expected the entry size"));
    }
    let (size, at) = a.constant(cursor)?;
    match u64::try_from(size) {
        Ok(size) if size > 0 => Ok(size),
        _ => Err(syntax_error(Code::BadSectionArgument, at, "entry size must be positive")),
    }
}

fn linked_symbol(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<Option<Name>> {
    if !cursor.eat(b',') {
        return Err(cursor.error(Code::ExpectedComma, "expected linked-to symbol"));
    }
    if cursor.byte() == b'0' && cursor.tokens().text() == b"0" {
        cursor.tokens().bump();
        return Ok(None);
    }
    let (name, span) = cursor.name("")?;
    if let Some(symbol) = linked(a, &name) {
        return Ok(Some(symbol));
    }
    let symbol = a.intern(&name);
    if !a.options.is_gnu() {
        return Err(Box::new(
            not_in_section(a, symbol, span).help("with --gnu-dialect the label may be defined later"),
        ));
    }
    // GCC names functions whose label is defined later.
    a.sections.linked_later.push((symbol, span));
    Ok(Some(symbol))
}

/// Reports linked-to symbols that are not in any section at the end of the source.
pub(crate) fn check_linked(a: &mut Assembler<'_, '_>) {
    if !a.sections.linked_later.is_empty() {
        report_unlinked(a);
    }
}

#[cold]
fn report_unlinked(a: &mut Assembler<'_, '_>) {
    for (symbol, span) in std::mem::take(&mut a.sections.linked_later) {
        if !is_in_section(a, symbol) {
            let error = not_in_section(a, symbol, span);
            a.diagnostics.push(error);
        }
    }
}

fn not_in_section(a: &Assembler<'_, '_>, symbol: Name, span: Span) -> Diagnostic {
    let message = format!("linked-to symbol is not in a section: {}", a.model.display_name(symbol));
    Diagnostic::error(Code::BadLinkedSection, span, message)
}

/// The symbol of a name, if it is in a section.
pub(super) fn linked(a: &Assembler<'_, '_>, name: &[u8]) -> Option<Name> {
    let symbol = a.model.names.get(name);
    symbol.filter(|&s| is_in_section(a, s))
}

/// Whether a symbol is an address in a section.
pub(crate) fn is_in_section(a: &Assembler<'_, '_>, symbol: Name) -> bool {
    Evaluator::new(a.model, Stage::Building).place(symbol).is_some()
}

fn group(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<(Name, bool)> {
    if !cursor.eat(b',') {
        return Err(cursor.error(Code::ExpectedComma, "expected group name"));
    }
    let name = if cursor.byte().is_ascii_digit() && cursor.tokens().kind() == Some(Kind::Number) {
        let name = cursor.tokens().text();
        cursor.tokens().bump();
        name.into()
    } else {
        cursor.name("")?.0
    };
    let mut comdat = false;
    if cursor.eat(b',') {
        if !cursor.eat_word("comdat") {
            return Err(cursor.error(Code::BadSectionGroup, "Linkage must be 'comdat'"));
        }
        comdat = true;
    }
    Ok((a.intern(&name), comdat))
}

fn unique(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<Option<u32>> {
    if !cursor.eat(b',') {
        return Ok(None);
    }
    if !cursor.eat_word("unique") {
        return Err(cursor.error(Code::BadSectionArgument, "expected 'unique'"));
    }
    if !cursor.eat(b',') {
        return Err(cursor.error(Code::ExpectedComma, "expected comma"));
    }
    unique_id(a, cursor).map(Some)
}

/// The number of a unique section.
pub(super) fn unique_id(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>) -> Parse<u32> {
    let (id, at) = a.constant(cursor)?;
    match u32::try_from(id) {
        Ok(id) if id != u32::MAX => Ok(id),
        _ if id < 0 => Err(syntax_error(Code::BadSectionArgument, at, "unique id must be positive")),
        _ => Err(syntax_error(Code::BadSectionArgument, at, "unique id is too large")),
    }
}

/// `.section` and `.pushsection`, from the name on.
fn change(a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span, push: bool) -> Parse<()> {
    let mut name = section_name(cursor)?;
    if a.options.gnu.section_name_substitution {
        name = gnu::with_current_section(a, &name, span)?.into();
    }
    let mut elf = ElfSection { flags: types::default_flags(&name), ..ElfSection::default() };
    let (mut subsection, mut extra, mut join, mut kind, mut common) = (0, 0, false, None, None);
    let mut more = cursor.eat(b',');
    if more && push && cursor.byte() != b'"' {
        subsection = subsection_number(a, cursor)?;
        more = cursor.eat(b',');
    }
    if more {
        common = cursor.scan(|s| common_flags_and_type(a, s));
        if let Some((flags, _)) = common {
            extra = flags;
        } else if cursor.byte() == b'#' {
            extra = types::flag_words(cursor.tokens())?;
        } else {
            let (inside, _, at) = cursor.string("expected string").map_err(|error| {
                let quotes = error.code == Code::ExpectedString && cursor.word().is_some();
                if quotes {
                    Box::new(error.help("flags must be a string: \"ax\" for code, \"aw\" for data"))
                } else {
                    error
                }
            })?;
            (extra, join) = flags(a, inside, at)?;
        }
        elf.flags |= extra;
        if elf.flags & types::GROUP != 0 && join {
            let message = "Section cannot specifiy a group name while also acting as a member of the last group";
            return Err(cursor.error(Code::BadSectionGroup, message));
        }
        if common.is_none() {
            kind = section_type(cursor)?;
        }
        if kind.is_none() && common.is_none() {
            for (flag, what) in [(types::MERGE, "Mergeable"), (types::GROUP, "Group")] {
                if elf.flags & flag != 0 {
                    return Err(cursor.error(Code::UnknownSectionType, format!("{what} section must specify the type")));
                }
            }
            cursor.finish()?;
        }
        if elf.flags & types::MERGE != 0 || kind.is_some_and(|k| k.0 == JUMP_TABLE) {
            elf.entsize = entry_size(a, cursor)?;
        }
        if elf.flags & types::LINK_ORDER != 0 {
            elf.linked_to = linked_symbol(a, cursor)?;
        }
        if elf.flags & types::GROUP != 0 {
            let (group, comdat) = group(a, cursor)?;
            (elf.group, elf.comdat) = (Some(group), comdat);
        }
        if kind.is_some() || common.is_some() {
            elf.unique = unique(a, cursor)?;
        }
    }
    cursor.finish()?;
    elf.kind = match (common, kind) {
        (Some((_, number)), _) => number,
        // llvm-mc treats an empty type name as absent.
        (None, None | Some(("", _))) => types::default_type(&name),
        (None, Some((word, at))) => types::type_number(word).ok_or_else(|| unknown_type(a, word, at, span))?,
    };
    let type_given = kind.is_some() || common.is_some();
    let given = extra != 0 || elf.entsize != 0 || type_given;
    switch(a, SectionRequest { name: &name, elf, join, subsection, type_given, given }, span)
}

#[cold]
fn unknown_type(a: &Assembler<'_, '_>, name: &str, at: Span, span: Span) -> Box<Diagnostic> {
    let near = crate::diag::nearest(name, types::TYPES.iter().map(|t| t.0));
    let sign = if a.sources.text(at).starts_with(b"@") { '@' } else { '%' };
    let error = Diagnostic::error(Code::UnknownSectionType, after(a, span), "unknown section type")
        .note(at, format!("'{name}' is not a section type"));
    Box::new(match near {
        Some(near) => error.help(format!("did you mean '{sign}{near}'?")),
        None => error,
    })
}

/// The start of the next line, which is where llvm-mc reports errors that it detects after the statement.
pub(super) fn after(a: &Assembler<'_, '_>, span: Span) -> Span {
    let Some(id) = a.sources.find(span.start) else { return span };
    let file = a.sources.file(id);
    let rest = &file.text()[(span.start - file.base) as usize..];
    let end = rest.iter().position(|&b| b == b'\n').map_or(rest.len(), |i| i + 1) as u32;
    Span::new(span.start + end, span.start + end)
}
