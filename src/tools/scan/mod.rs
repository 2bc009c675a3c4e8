//! The symbols of a text: those that it defines, makes global or weak, or requires from others.
//!
//! Link-time optimization needs this for module-level assembly, before it decides which symbols of the program can be
//! dropped or renamed. [`scan`] returns the same as LLVM: names, flags and their meaning are those of
//! `llvm/lib/Object/{RecordStreamer,ModuleSymbolTable,IRSymtab}.cpp`, and `llvm-nm` prints the same symbols for a module with
//! this text. Macros, repeats, conditionals and included files are expanded.
//!
//! No layout is done: [`scan`] is many times faster than an assembly, and [`checked`] detects every error that does not
//! depend on layout.

mod definition;
mod flags;
mod quick;
mod roles;
mod symbols;

pub use flags::SymbolFlags;
pub use symbols::ScannedSymbol;

use crate::build::outcome::{Failure, reports};
use crate::diag::{Diagnostics, Report};
use crate::options::Options;
use crate::source::SourceMap;
use crate::source::files::Text;
use crate::source::input::Input;
use symbols::Symbols;

/// A `.symver` directive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolVersion {
    /// The symbol's name.
    pub symbol: Vec<u8>,
    /// The versioned name: a name and a version with one, two or three `@` between them.
    pub versioned: Vec<u8>,
}

/// The symbols of a text.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Scanned {
    symbols: Symbols,
    /// The `.symver` directives, in the order of the text. The versioned names are among the symbols.
    pub versions: Vec<SymbolVersion>,
    /// The warnings, in the order of the text.
    pub warnings: Vec<Report>,
}

impl Scanned {
    /// The symbols, without duplicates and in no particular order.
    ///
    /// Private labels are included. The labels `1:`, `2:`, … have the names `.Ltmp0`, `.Ltmp1`, … in the order of first
    /// mention. Places that only `.` or a literal pool refers to have no name: together they are one symbol with an
    /// empty name.
    pub fn symbols(&self) -> impl ExactSizeIterator<Item = ScannedSymbol<'_>> {
        self.symbols.iter()
    }
}

/// Reads the symbols of a text that is assumed to be correct.
///
/// The symbols of most statements are found without parsing them fully, which is many times faster than assembling.
/// Errors that do not affect symbols, such as an unknown instruction, are therefore not detected; use [`checked`] to
/// detect them. A text with macros, conditionals or other complex statements is read like in [`checked`].
///
/// Only the options that have a meaning before layout matter: target, processor, features, syntax, include paths,
/// `-defsym` and limits.
///
/// # Errors
/// If an error is detected.
///
/// ```
/// let options = llas::Options::for_target(llas::Triple::host())?;
/// let scanned = llas::scan::scan(".globl f\nf: .long g\n.weak h\nlocal = f+4\n", &options)?;
/// let mut shown: Vec<_> = scanned.symbols().map(|s| format!("{} {}", s.letter(), String::from_utf8_lossy(s.name))).collect();
/// shown.sort();
/// assert_eq!(shown, ["T f", "U g", "t local", "w h"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn scan<'a>(input: impl Into<Input<'a>>, options: &Options) -> Result<Scanned, Failure> {
    let input = input.into();
    if let Text::Bytes(text) = input.text
        && let Some(symbols) = quick::scan(text, options)
    {
        let diagnostics = Diagnostics::new(options.settings().policy());
        let (warnings, _) = reports(diagnostics, &SourceMap::new(), input.name, options);
        return Ok(Scanned { symbols, versions: Vec::new(), warnings });
    }
    definition::scan(input, options)
}

/// Reads the symbols of a text, parsing every statement fully as in an assembly.
///
/// # Errors
/// If a statement has an error; all such errors are reported. Errors that only layout can find, such as a jump out of
/// range, are not detected.
pub fn checked<'a>(input: impl Into<Input<'a>>, options: &Options) -> Result<Scanned, Failure> {
    definition::scan(input.into(), options)
}
