//! The symbols of a text: what it defines, what it makes global or weak, and what it needs of others.
//!
//! Link-time optimization asks this of module-level assembly before it decides which symbols of the rest of a program it may
//! drop or rename. [`scan`] answers as LLVM does: the names, the flags and their meaning are those of
//! `llvm/lib/Object/{RecordStreamer,ModuleSymbolTable,IRSymtab}.cpp`, and `llvm-nm` shows the same of a module with this text.
//! Macros, repeats, conditionals and included files count as what they become.
//!
//! The assembler's own front end reads the text (`definition`). No object is laid out. This module must not know layout,
//! relocations or the records of a file.

mod definition;
mod flags;

pub use flags::SymbolFlags;

use crate::context::{Failure, Input};
use crate::diag::Report;
use crate::options::Options;

/// A symbol of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScannedSymbol {
    /// Its name as an object has it: without quotes, with the target's underscore if there is one.
    ///
    /// Private labels are listed too. The labels `1:`, `2:`, … have the names `.Ltmp0`, `.Ltmp1`, … in the order in which the text
    /// first speaks of each. A place that only `.` or a literal pool speaks of has no name: all of these are one symbol without one.
    pub name: Vec<u8>,
    /// What is said of it.
    pub flags: SymbolFlags,
}

impl ScannedSymbol {
    /// The letter that `llvm-nm` shows: `T` defined and global, `t` defined, `U` undefined, `W` weak and defined, `w` weak and
    /// undefined. Symbols of assembly count as code, whatever their section.
    #[must_use]
    pub fn letter(&self) -> char {
        let has = |flag| self.flags.contains(flag);
        match (has(SymbolFlags::WEAK), has(SymbolFlags::UNDEFINED)) {
            (true, true) => 'w',
            (true, false) => 'W',
            (false, true) => 'U',
            (false, false) if has(SymbolFlags::GLOBAL) => 'T',
            (false, false) => 't',
        }
    }
}

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
    /// The symbols, in the order in which the text first speaks of each; no name twice.
    pub symbols: Vec<ScannedSymbol>,
    /// The versions that `.symver` gives, in the text's order. The names that come of them are among the symbols.
    pub versions: Vec<SymbolVersion>,
    /// The warnings, in the order in which the text is read.
    pub warnings: Vec<Report>,
}

/// Reads the symbols of a text.
///
/// Of the options those count that have a meaning before an object is laid out: target, processor, features, syntax, include
/// paths, `-defsym` and limits.
///
/// # Errors
/// Where the text has a mistake that its statements show; every such mistake is in the diagnostics. What only the layout would
/// find, such as a jump that does not reach, is none.
///
/// ```
/// let options = llas::Options::for_target(llas::Triple::host())?;
/// let scanned = llas::scan(".globl f\nf: .long g\n.weak h\nlocal = f+4\n", &options)?;
/// let shown = scanned.symbols.iter().map(|s| format!("{} {}", s.letter(), String::from_utf8_lossy(&s.name)));
/// assert_eq!(shown.collect::<Vec<_>>(), ["T f", "U g", "w h", "t local"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn scan<'a>(input: impl Into<Input<'a>>, options: &Options) -> Result<Scanned, Failure> {
    definition::scan(input.into(), options)
}
