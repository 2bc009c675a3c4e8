//! One file per family of directives; each turns a directive's operands into changes of the model.
//!
//! `table.rs` lists the directives: the name, the object formats that support it, and the handler. These modules must
//! not know instruction encodings or file layout.

pub(crate) mod align;
pub(crate) mod cfi;
mod cfi_operands;
pub(crate) mod codeview;
pub(crate) mod codeview_tables;
pub(crate) mod coff_data;
pub(crate) mod coff_section;
pub(crate) mod coff_symbol;
pub(crate) mod common;
pub(crate) mod constants;
pub(crate) mod control;
pub(crate) mod data;
pub(crate) mod dwarf;
pub(crate) mod elf_section;
pub(crate) mod fill;
mod found;
pub(crate) mod gnu;
pub(crate) mod gnu_symbols;
#[cfg(feature = "explain")]
pub mod help;
pub(crate) mod ident;
mod macros;
pub(crate) mod operands;
pub(crate) mod probe;
mod real;
pub(crate) mod reloc;
pub(crate) mod section;
mod section_flags;
pub(crate) mod section_type;
pub(crate) mod seh;
pub(crate) mod symbol;
pub(crate) mod symbol_type;
pub(crate) mod table;

pub use constants::Encoding;
pub use control::skipped;
pub use fill::origin;
pub use table::Table;

pub(crate) use self::found::Found;
use self::operands::Operands;
use self::table::DIRECTIVES;
use crate::arch::Isa;
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::options::parts::{COFF, DEBUG, ELF, GNU, missing};
use crate::parse::{Cursor, Lexed, LineCursor, Parse};
use crate::source::Span;
use crate::source::bytes::Scanner;
use std::hint::cold_path;

/// The handler of a directive: it reads the operands from a cursor after the name, whose span it gets.
#[derive(Clone, Copy)]
pub enum Handler {
    /// There are no operands. The directive does not change which statements are read next.
    Bare(fn(&mut Assembler<'_, '_>, Span) -> Parse<()>),
    /// The operands are read from the line. The directive does not change which statements are read next.
    Line(fn(&mut Assembler<'_, '_>, &mut LineCursor<'_>, Span) -> Parse<()>),
    /// As `Line`, for numbers with an encoding.
    Numbers(fn(&mut Assembler<'_, '_>, &mut LineCursor<'_>, Span) -> Parse<()>, Encoding),
    /// As `Line`; the second function reads common operands that depend on nothing but the text and the machine.
    Parted(
        fn(&mut Assembler<'_, '_>, &mut LineCursor<'_>, Span) -> Parse<()>,
        fn(&mut LineCursor<'_>, &Isa) -> Option<Operands>,
    ),
    /// The whole statement is tokenized first.
    Tokens(fn(&mut Assembler<'_, '_>, &mut Cursor<'_, '_>, Span) -> Parse<()>),
}

impl Handler {
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn run(self, a: &mut Assembler<'_, '_>, cursor: &mut LineCursor<'_>, span: Span) -> Parse<()> {
        match self {
            Handler::Bare(run) => {
                cursor.finish()?;
                run(a, span)
            }
            Handler::Line(run) | Handler::Numbers(run, _) | Handler::Parted(run, _) => run(a, cursor, span),
            Handler::Tokens(run) => run(a, cursor.tokens(), span),
        }
    }
}

/// A row of the directive table.
#[derive(Clone, Copy)]
pub struct Directive {
    /// The name, with its leading dot.
    pub name: &'static str,
    /// The object formats that support it.
    pub formats: Formats,
    /// The handler.
    pub run: Handler,
    /// The name without the leading dot, packed.
    pub key: table::Key,
}

/// The object formats that support a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formats {
    /// All; the name is case-insensitive.
    All,
    /// All; lower case only.
    Exact,
    /// ELF only.
    Elf,
    /// COFF only.
    Coff,
    /// All, as `All`; for debuggers.
    Debug,
    /// All, as `All`; for what only GNU as has.
    Gnu,
}

impl Formats {
    /// Whether what the directive needs is compiled in.
    const fn is_there(self) -> bool {
        match self {
            Formats::All | Formats::Exact => true,
            Formats::Elf => ELF,
            Formats::Coff => COFF,
            Formats::Debug => DEBUG,
            Formats::Gnu => GNU,
        }
    }

    /// The handler if it is not.
    const fn refusal(self) -> Handler {
        match self {
            Formats::Gnu => Handler::Line(gnu_missing),
            _ => Handler::Line(debug_missing),
        }
    }
}

/// Refuses a directive that only GNU as has.
fn gnu_missing(_: &mut Assembler<'_, '_>, _: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    Err(Box::new(Diagnostic::error(Code::UnsupportedDirective, span, missing("this directive", "gnu"))))
}

/// Refuses a directive for debuggers.
fn debug_missing(_: &mut Assembler<'_, '_>, _: &mut LineCursor<'_>, span: Span) -> Parse<()> {
    Err(Box::new(Diagnostic::error(Code::UnsupportedDirective, span, missing("this directive", "debug"))))
}

/// Returns whether a directive only selects statements: those around it follow each other.
fn is_conditional(name: &str) -> bool {
    name.starts_with(".if") || matches!(name, ".elseif" | ".else" | ".endif" | ".elsec" | ".endc")
}

/// Runs the directive at the cursor; `machine` has those that only the machine has.
///
/// # Errors
/// If it is unknown or malformed.
#[inline]
pub fn run(assembler: &mut Assembler<'_, '_>, machine: &Table, cursor: &mut Cursor<'_, '_>) -> Parse<()> {
    let name = cursor.text();
    let span = cursor.here();
    let coff = assembler.is_coff();
    let found = DIRECTIVES.named(name, coff).or_else(|| machine.named(name, coff)).or_else(|| folded(name, coff));
    match found.or_else(|| gnu::find(name, coff, assembler.options.is_gnu())) {
        Some(directive) => {
            assembler.progress.interruptions += u64::from(!is_conditional(directive.name));
            cursor.bump();
            directive.run.run(assembler, &mut LineCursor::of_tokens(cursor.fork()), span)
        }
        // llvm-mc accepts and ignores every directive with this prefix.
        None if assembler.desc.ignored_directives.is_some_and(|start| name.starts_with(start)) => {
            cursor.rest();
            let message = "unknown directive with an ignored prefix has no effect";
            assembler.warn(Code::NoEffect, span, message);
            Ok(())
        }
        None if DIRECTIVES.named(name, !coff).is_some() => Err(elsewhere(name, coff, span)),
        None => Err(unknown(assembler, machine, name, span)),
    }
}

/// Runs the directive at the cursor if its name is a known one, and nothing has to be known of the whole statement; and
/// those that follow on indented lines, unless only one is to be read. Returns the offset of the next statement, or 0 if
/// the first has to be tokenized, and nothing has been changed.
///
/// # Errors
/// If a directive is malformed; the cursor is at its dot.
#[inline(never)]
pub fn lines(
    a: &mut Assembler<'_, '_>,
    machine: &'static Table,
    s: &mut Scanner<'_>,
    lexed: &mut Lexed,
    is_alone: bool,
) -> Parse<usize> {
    let is_coff = a.is_coff();
    let Some(mut found) = Found::at_dot(s.local(), is_coff, machine) else { return Ok(0) };
    // The end of the statement before this one, if that has been read here.
    let mut before = 0;
    loop {
        let (text, operands) = (s.text(), found.operands);
        let start = lexed.base + s.at as u32;
        if let Some(encoding) = found.encoding_of_constants() {
            let (next, after) = constants::emit(a, machine, (text, operands), encoding, start);
            if next != 0 {
                a.progress.interruptions += 1;
                match after {
                    Some((dot, after)) if !is_alone => (s.at, found, before) = (dot, after, next),
                    _ => return Ok(next),
                }
                continue;
            }
        }
        if !found.is_read_from_line() {
            cold_path();
            return Ok(before);
        }
        let (next, goes_on) = line(a, &found, s, lexed)?;
        if !goes_on {
            cold_path();
            return Ok(if next == 0 { before } else { next });
        }
        if is_alone {
            return Ok(next);
        }
        s.at = next;
        // At the start of a line it may be a label.
        if !s.at_indented(|byte| byte == b'.') {
            return Ok(next);
        }
        match Found::at_dot(s.local(), is_coff, machine) {
            Some(after) => (found, before) = (after, next),
            None => return Ok(next),
        }
    }
}

/// Runs the directive that has been found at the cursor. Returns the offset of the next statement, or 0 if the directive has
/// to be tokenized, and whether others may be read from their lines after it.
///
/// # Errors
/// If it is malformed.
#[inline(always)]
pub(crate) fn line(
    a: &mut Assembler<'_, '_>,
    found: &Found,
    s: &Scanner<'_>,
    lexed: &mut Lexed,
) -> Parse<(usize, bool)> {
    let text = s.text();
    a.progress.interruptions += 1;
    a.progress.retained = false;
    let mark = a.model.exprs.len();
    let name = Span { start: lexed.base + s.at as u32, end: lexed.base + found.end as u32 };
    let mut cursor = LineCursor::new(text, found.operands, a.desc.comment, lexed);
    let result = found.directive.run.run(a, &mut cursor, name);
    let next = if result.is_ok() && a.printer.is_none() { cursor.finish_line() } else { 0 };
    if next != 0 {
        return Ok((next, true));
    }
    cold_path();
    let (next, at) = ended(&mut cursor, result.is_ok());
    if let Some(printer) = a.printer.as_deref_mut() {
        printer.end_statement(text.get(at..).unwrap_or_default());
    }
    let next = if next == 0 { after_tokens(a, lexed, mark, result)? } else { result.map(|()| next)? };
    Ok((next, false))
}

/// The offset of the statement after a directive, or 0 if tokens of it were read, and where its text has been read to.
#[cold]
#[inline(never)]
fn ended(cursor: &mut LineCursor<'_>, is_ok: bool) -> (usize, usize) {
    let next = if is_ok { cursor.finish_line() } else { usize::from(cursor.is_plain()) };
    (next, cursor.here_in_text())
}

/// Ends a directive of which tokens were read.
#[inline(never)]
fn after_tokens(a: &mut Assembler<'_, '_>, lexed: &Lexed, mark: usize, result: Parse<()>) -> Parse<usize> {
    if !a.progress.retained {
        a.model.exprs.truncate(mark);
    }
    a.state.end_statement();
    match lexed.next() {
        Some(next) => result.map(|()| next),
        None => {
            a.state.drop_labels();
            Ok(0)
        }
    }
}

/// Finds a case-insensitive directive whose name is written with capital letters.
#[cold]
fn folded(name: &[u8], coff: bool) -> Option<&'static Directive> {
    if !name.iter().any(u8::is_ascii_uppercase) {
        return None;
    }
    DIRECTIVES
        .named(&name.to_ascii_lowercase(), coff)
        .filter(|d| matches!(d.formats, Formats::All | Formats::Debug | Formats::Gnu))
}

/// What to write on COFF instead of an ELF-only directive.
const INSTEAD: &[(&str, &str)] = &[
    (".size", "COFF symbols have no size; remove it"),
    (
        ".hidden",
        "COFF has no visibility; remove it, symbols are not exported unless '-export:' in .drectve requests it",
    ),
    (".internal", "COFF has no visibility; remove it"),
    (".protected", "COFF has no visibility; remove it"),
    (".local", "COFF symbols are local without a '.globl'; '.lcomm' reserves local zeros"),
    (".ident", "write the text with '.asciz' into a section of its own"),
    (".version", "write the text with '.asciz' into a section of its own"),
    (".rodata", "the COFF section is '.rdata': .section .rdata,\"dr\""),
    (".tdata", "COFF thread-local data is in '.tls$': .section .tls$,\"dw\""),
    (".tbss", "COFF thread-local data is in '.tls$': .section .tls$,\"dw\""),
    (".previous", "use '.pushsection' and '.popsection'"),
    (".subsection", "COFF has no subsections; the linker merges sections named 'x$1', 'x$2' in that order"),
    (".weakref", "use '.weak' and '.set'"),
    (".symver", "COFF has no symbol versions"),
];

/// The error for a directive of the other object format.
#[cold]
fn elsewhere(name: &[u8], coff: bool, span: Span) -> Box<Diagnostic> {
    let name = String::from_utf8_lossy(name);
    let (here, there) = if coff { ("COFF", "ELF") } else { ("ELF", "COFF") };
    let mut help = format!("'{name}' is only available for {there} objects, not {here}");
    if coff && let Some((_, instead)) = INSTEAD.iter().find(|i| i.0 == name) {
        help = format!("{help}; {instead}");
    }
    Box::new(Diagnostic::error(Code::UnknownDirective, span, "unknown directive").help(help))
}

#[cold]
fn unknown(a: &Assembler<'_, '_>, machine: &Table, name: &[u8], span: Span) -> Box<Diagnostic> {
    let coff = a.is_coff();
    let error = Diagnostic::error(Code::UnknownDirective, span, "unknown directive");
    if !a.diagnostics.may_suggest() {
        return Box::new(error);
    }
    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
    let known = DIRECTIVES.supported(coff).chain(machine.supported(coff));
    match crate::diag::nearest(&name, known.map(|d| d.name)) {
        Some(near) => Box::new(error.help(format!("did you mean '{near}'?"))),
        None => Box::new(error),
    }
}
