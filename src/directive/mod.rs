//! One file for each family of directives; each turns a directive's operands into changes of the model.
//!
//! The table below is the list of what there is: a name, the object formats that have it, and what runs it. These rooms must
//! not know how instructions are encoded or files laid out.

mod align;
mod cfi;
mod codeview;
mod control;
mod data;
mod dwarf;
mod fill;
mod frame_data;
mod macros;
mod real;
mod register;
mod reloc;
mod section;
mod section_type;
mod seh;
mod symbol;
mod symbol_type;
mod table;
mod target;

pub use control::skipped;
pub use fill::origin;

use crate::assembler::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::parse::{Cursor, Parse};
use crate::source::Span;

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
    match table::find(name).or_else(|| folded(name)) {
        Some(directive) => {
            cursor.bump();
            if directive.formats == Formats::Coff {
                return Err(coff_only(name, span));
            }
            (directive.run)(assembler, cursor, span)
        }
        // Whatever starts so, llvm-mc takes and ignores.
        None if name.starts_with(b".arch") => {
            cursor.rest();
            Ok(())
        }
        None => Err(unknown(name, span)),
    }
}

/// The directive of a name with capital letters in it, if its case does not matter.
#[cold]
fn folded(name: &[u8]) -> Option<&'static Directive> {
    if !name.iter().any(u8::is_ascii_uppercase) {
        return None;
    }
    table::find(&name.to_ascii_lowercase()).filter(|d| d.formats == Formats::All)
}

#[cold]
fn coff_only(name: &[u8], span: Span) -> Box<Diagnostic> {
    let name = String::from_utf8_lossy(name);
    let error = Diagnostic::error(Code::UnknownDirective, span, "unknown directive");
    Box::new(error.help(format!("'{name}' exists for COFF objects only")))
}

#[cold]
fn unknown(name: &[u8], span: Span) -> Box<Diagnostic> {
    let error = Diagnostic::error(Code::UnknownDirective, span, "unknown directive");
    let name = String::from_utf8_lossy(name).to_ascii_lowercase();
    match crate::diag::nearest(&name, table::names()) {
        Some(near) => Box::new(error.help(format!("did you mean '{near}'?"))),
        None => Box::new(error),
    }
}
