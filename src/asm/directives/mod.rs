//! One file per family of directives; each turns a directive's operands into changes of the model.
//!
//! `table.rs` lists the directives: the name, the object formats that support it, and the handler. These modules must
//! not know instruction encodings or file layout.

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
pub use own::MachineTable;
pub use scanned::{Scanned, Text};

use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::parse::{Cursor, Parse};
use crate::source::Span;
use crate::source::bytes::Scanner;

/// The handler of a directive; the cursor is after the name.
pub type Handler = fn(&mut Assembler<'_, '_>, &mut Cursor<'_, '_>, Span) -> Parse<()>;

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
    /// How it is read without tokens.
    pub scanned: Scanned,
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
}

/// Runs the directive at the cursor; `machine` has those that only the machine has.
///
/// # Errors
/// If it is unknown or malformed.
#[inline]
pub fn run(assembler: &mut Assembler<'_, '_>, machine: &MachineTable, cursor: &mut Cursor<'_, '_>) -> Parse<()> {
    let name = cursor.text();
    let span = cursor.here();
    let coff = assembler.is_coff();
    let found = table::find(name, coff).or_else(|| own(machine, name, coff)).or_else(|| folded(name, coff));
    match found.or_else(|| gnu::find(name, coff, assembler.options.gnu_dialect)) {
        Some(directive) => {
            assembler.progress.interruptions += 1;
            cursor.bump();
            (directive.run)(assembler, cursor, span)
        }
        // llvm-mc accepts and ignores every directive with this prefix.
        None if assembler.desc.syntax.ignored_directives.is_some_and(|start| name.starts_with(start)) => {
            cursor.rest();
            let message = "unknown directive with an ignored prefix has no effect";
            assembler.warn(Code::NoEffect, span, message);
            Ok(())
        }
        None if table::find(name, !coff).is_some() => Err(elsewhere(name, coff, span)),
        None => Err(unknown(assembler, machine, name, span)),
    }
}

/// Runs the directive at the cursor if a scanner accepts it. Returns the offset of the next statement, or `None`,
/// without side effects, if the directive must be tokenized.
#[inline(never)]
pub fn scanned(
    assembler: &mut Assembler<'_, '_>,
    machine: &MachineTable,
    mut cursor: Scanner<'_>,
    base: u32,
) -> Option<usize> {
    let start = cursor.at;
    cursor.at += 1;
    let (word, len) = cursor.packed();
    let directive = if len < 8
        && let Some(directive) = table::find_word(word, assembler.is_coff())
    {
        cursor.at += len;
        directive
    } else {
        long(assembler.is_coff(), machine, &mut cursor)?
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

/// Finds the directive at the cursor and advances past its name.
#[inline(never)]
fn long(coff: bool, machine: &MachineTable, cursor: &mut Scanner<'_>) -> Option<&'static Directive> {
    let found = |key| table::find_packed(key, coff).or_else(|| own::find(key, coff, machine));
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

/// Finds a machine-specific directive.
fn own(machine: &MachineTable, name: &[u8], coff: bool) -> Option<&'static Directive> {
    of_machine(machine, coff).find(|d| d.name.as_bytes() == name)
}

/// The machine-specific directives that the object format supports.
fn of_machine(machine: &MachineTable, coff: bool) -> impl Iterator<Item = &'static Directive> + use<> {
    let other = if coff { Formats::Elf } else { Formats::Coff };
    machine.rows.iter().filter(move |d| d.formats != other)
}

/// Finds a case-insensitive directive whose name is written with capital letters.
#[cold]
fn folded(name: &[u8], coff: bool) -> Option<&'static Directive> {
    if !name.iter().any(u8::is_ascii_uppercase) {
        return None;
    }
    table::find(&name.to_ascii_lowercase(), coff).filter(|d| d.formats == Formats::All)
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
fn unknown(a: &Assembler<'_, '_>, machine: &MachineTable, name: &[u8], span: Span) -> Box<Diagnostic> {
    let coff = a.is_coff();
    let error = Diagnostic::error(Code::UnknownDirective, span, "unknown directive");
    if !a.diagnostics.may_suggest() {
        return Box::new(error);
    }
    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
    match crate::diag::nearest(&name, table::names(coff).chain(of_machine(machine, coff).map(|d| d.name))) {
        Some(near) => Box::new(error.help(format!("did you mean '{near}'?"))),
        None => Box::new(error),
    }
}
