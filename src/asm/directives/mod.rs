//! One file for each family of directives; each turns a directive's operands into changes of the model.
//!
//! The table below is the list of what there is: a name, the object formats that have it, and what runs it. These modules must
//! not know how instructions are encoded or files laid out.

pub(crate) mod align;
pub(crate) mod cfi;
pub(crate) mod codeview;
pub(crate) mod codeview_tables;
pub(crate) mod coff_data;
pub(crate) mod coff_section;
pub(crate) mod coff_symbol;
pub(crate) mod common;
pub(crate) mod control;
pub(crate) mod data;
pub(crate) mod dwarf;
pub(crate) mod elf_section;
pub(crate) mod fill;
pub(crate) mod gnu;
pub(crate) mod gnu_symbols;
pub(crate) mod ident;
mod macros;
pub(crate) mod own;
pub(crate) mod probe;
mod real;
pub(crate) mod reloc;
pub(crate) mod scanned;
pub(crate) mod section;
pub(crate) mod section_type;
pub(crate) mod seh;
pub(crate) mod symbol;
pub(crate) mod symbol_type;
pub(crate) mod table;

pub use control::skipped;
pub use fill::origin;
pub use own::Index;
pub use scanned::{Scanned, Text};

use crate::arch::syntax;
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// What runs a directive; the cursor is behind its name.
pub type Handler = fn(&mut Assembler<'_, '_>, &mut Cursor<'_, '_>, Span) -> Parse<()>;

/// One line of the table.
#[derive(Clone, Copy)]
pub struct Directive {
    /// Its name.
    pub name: &'static str,
    /// Which object formats have it.
    pub formats: Formats,
    /// What runs it.
    pub run: Handler,
    /// Its name behind the point, packed.
    pub key: table::Key,
    /// How it is read without tokens.
    pub scanned: Scanned,
}

/// Which object formats have a directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Formats {
    /// All; the name's case does not matter.
    All,
    /// All; in lower case only.
    Exact,
    /// ELF only.
    Elf,
    /// COFF only.
    Coff,
}

/// Runs the directive the cursor is at.
///
/// # Errors
/// Where it is unknown or malformed.
#[inline]
pub fn run(assembler: &mut Assembler<'_, '_>, cursor: &mut Cursor<'_, '_>) -> Parse<()> {
    let name = cursor.text();
    let span = cursor.here();
    let coff = assembler.is_coff();
    let found = table::find(name, coff).or_else(|| own(assembler, name)).or_else(|| folded(name, coff));
    match found.or_else(|| gnu::find(name, coff, assembler.options.gnu_dialect)) {
        Some(directive) => {
            assembler.progress.interruptions += 1;
            cursor.bump();
            (directive.run)(assembler, cursor, span)
        }
        // Whatever starts so, llvm-mc takes and ignores.
        None if assembler.desc.ignored_directives.is_some_and(|start| name.starts_with(start)) => {
            cursor.rest();
            let message = "there is no such directive, and it has no effect: what begins like this is passed over";
            assembler.warn(Code::NoEffect, span, message);
            Ok(())
        }
        None if table::find(name, !coff).is_some() => Err(elsewhere(name, coff, span)),
        None => Err(unknown(assembler, name, coff, span)),
    }
}

/// Takes the directive at the cursor if a scanner can read it: where the next statement starts. None, and nothing has
/// happened, where tokens have to be made of it.
#[inline(never)]
pub fn scanned(assembler: &mut Assembler<'_, '_>, mut cursor: Scanner<'_>, base: u32) -> Option<usize> {
    let start = cursor.at;
    cursor.at += 1;
    let (word, len) = cursor.packed();
    let directive = if len < 8
        && let Some(directive) = table::find_word(word, assembler.is_coff())
    {
        cursor.at += len;
        directive
    } else {
        long(assembler, &mut cursor)?
    };
    if !matches!(cursor.byte(), b' ' | b'\t' | b'\n' | b'\r' | b';' | b'#') {
        return None;
    }
    let text = Text::new(cursor, base, start);
    assembler.progress.interruptions += 1;
    match directive.scanned {
        Scanned::By(read) => read(assembler, text),
        Scanned::Alone => scanned::alone(assembler, text, directive.run),
        Scanned::Never => None,
    }
}

/// The directive at the cursor, which goes behind it.
#[inline(never)]
fn long(assembler: &Assembler<'_, '_>, cursor: &mut Scanner<'_>) -> Option<&'static Directive> {
    let found = |key| {
        let coff = assembler.is_coff();
        table::find_packed(key, coff).or_else(|| own::find(key, coff, syntax::directives(assembler.isa)))
    };
    let mut key = [0; 3];
    for word in &mut key {
        let (bytes, len) = cursor.packed();
        *word = bytes;
        cursor.at += len;
        if len < 8 {
            return found(key);
        }
    }
    if cursor.packed().1 == 0 { found(key) } else { None }
}

/// The directive of that name that belongs to the machine.
fn own(a: &Assembler<'_, '_>, name: &[u8]) -> Option<&'static Directive> {
    of_machine(a).find(|d| d.name.as_bytes() == name)
}

/// The machine's directives that the object's format has.
fn of_machine(a: &Assembler<'_, '_>) -> impl Iterator<Item = &'static Directive> + use<> {
    let other = if a.is_coff() { Formats::Elf } else { Formats::Coff };
    syntax::directives(a.isa).0.iter().filter(move |d| d.formats != other)
}

/// The directive of a name with capital letters in it, if its case does not matter.
#[cold]
fn folded(name: &[u8], coff: bool) -> Option<&'static Directive> {
    if !name.iter().any(u8::is_ascii_uppercase) {
        return None;
    }
    table::find(&name.to_ascii_lowercase(), coff).filter(|d| d.formats == Formats::All)
}

/// What to write in COFF for a directive that only ELF has.
const INSTEAD: &[(&str, &str)] = &[
    (".size", "COFF symbols have no size: leave it out"),
    (
        ".hidden",
        "COFF has no visibilities: leave it out, symbols are not exported unless '-export:' in .drectve asks for it",
    ),
    (".internal", "COFF has no visibilities: leave it out"),
    (".protected", "COFF has no visibilities: leave it out"),
    (".local", "COFF symbols are local without a '.globl'; '.lcomm' reserves local zeros"),
    (".ident", "write the text with '.asciz' into a section of its own"),
    (".version", "write the text with '.asciz' into a section of its own"),
    (".rodata", "the section is called '.rdata' in COFF: .section .rdata,\"dr\""),
    (".tdata", "thread-local data stands in '.tls$' in COFF: .section .tls$,\"dw\""),
    (".tbss", "thread-local data stands in '.tls$' in COFF: .section .tls$,\"dw\""),
    (".previous", "use '.pushsection' and '.popsection'"),
    (
        ".subsection",
        "COFF has no subsections; sections named 'x$1', 'x$2' are put together by the linker in that order",
    ),
    (".weakref", "use '.weak' and '.set'"),
    (".symver", "COFF has no symbol versions"),
];

/// A directive that the other object format has.
#[cold]
fn elsewhere(name: &[u8], coff: bool, span: Span) -> Box<Diagnostic> {
    let name = String::from_utf8_lossy(name);
    let (here, there) = if coff { ("COFF", "ELF") } else { ("ELF", "COFF") };
    let mut help = format!("'{name}' exists for {there} objects only, and this is {here}");
    if coff && let Some((_, instead)) = INSTEAD.iter().find(|i| i.0 == name) {
        help = format!("{help}; {instead}");
    }
    Box::new(Diagnostic::error(Code::UnknownDirective, span, "unknown directive").help(help))
}

#[cold]
fn unknown(a: &Assembler<'_, '_>, name: &[u8], coff: bool, span: Span) -> Box<Diagnostic> {
    let error = Diagnostic::error(Code::UnknownDirective, span, "unknown directive");
    if !a.diagnostics.may_suggest() {
        return Box::new(error);
    }
    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
    match crate::diag::nearest(&name, table::names(coff).chain(of_machine(a).map(|d| d.name))) {
        Some(near) => Box::new(error.help(format!("did you mean '{near}'?"))),
        None => Box::new(error),
    }
}
