//! The symbols of a text: what it defines, what it makes global or weak, and what it needs of others.
//!
//! Link-time optimization asks this of module-level assembly before it decides which symbols of the rest of a program it may
//! drop or rename. [`scan`] answers as LLVM does: the names, the flags and their meaning are those of
//! `llvm/lib/Object/{RecordStreamer,ModuleSymbolTable,IRSymtab}.cpp`, and `llvm-nm` shows the same of a module with this text.
//! Macros, repeats, conditionals and included files count as what they become.
//!
//! What an answer is, the assembler's own front end says: it reads the text and notes what it says of symbols (`definition`). Most
//! texts need no such reading (`quick`). No object is laid out. This module must not know layout, relocations or the records of a
//! file.

mod definition;
mod flags;
mod quick;
mod roles;
mod symbols;

pub use flags::SymbolFlags;
pub use symbols::ScannedSymbol;

use crate::build::context::{Failure, Input, reports};
use crate::diag::{Diagnostics, Report};
use crate::options::Options;
use crate::source::SourceMap;
use crate::source::files::Text;
use symbols::Symbols;

/// A `.symver`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolVersion {
    /// The symbol's name.
    pub symbol: Vec<u8>,
    /// Its other name, with a version behind one, two or three `@`.
    pub versioned: Vec<u8>,
}

/// What a text says of symbols.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Scanned {
    symbols: Symbols,
    /// The versions that `.symver` gives, in the text's order. The names that come of them are among the symbols.
    pub versions: Vec<SymbolVersion>,
    /// The warnings, in the order in which the text is read.
    pub warnings: Vec<Report>,
}

impl Scanned {
    /// The symbols, in no order; no name twice.
    ///
    /// Private labels are among them. The labels `1:`, `2:`, … have the names `.Ltmp0`, `.Ltmp1`, … in the order in which the text
    /// first speaks of each. A place that only `.` or a literal pool speaks of has no name: all of these are one symbol without one.
    pub fn symbols(&self) -> impl ExactSizeIterator<Item = ScannedSymbol<'_>> {
        self.symbols.iter()
    }
}

/// Reads the symbols of a text that is taken to be right.
///
/// What plain statements say of symbols is read from their text alone, which is many times quicker than to assemble them. So a
/// mistake is not seen where it has nothing to do with symbols, such as an instruction that does not exist; [`checked`] sees it. A
/// text with macros, conditionals, or anything else that is not plain is read as [`checked`] reads it.
///
/// Of the options those count that have a meaning before an object is laid out: target, processor, features, syntax, include
/// paths, `-defsym` and limits.
///
/// # Errors
/// Where a mistake is seen.
///
/// ```
/// let options = llas::Options::for_target(llas::Triple::host())?;
/// let scanned = llas::scan(".globl f\nf: .long g\n.weak h\nlocal = f+4\n", &options)?;
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

/// Reads the symbols of a text, and every statement in full, as assembling would.
///
/// # Errors
/// Where the text has a mistake that its statements show; every such mistake is reported. What only the layout would find, such as
/// a jump that does not reach, is none.
pub fn checked<'a>(input: impl Into<Input<'a>>, options: &Options) -> Result<Scanned, Failure> {
    definition::scan(input.into(), options)
}
