//! The symbol table of bitcode: what linkers resolve, with symbol names as in objects.
//!
//! LLVM writes it to most files. [`symtab`] reads it from there; if it is missing or was built from other modules, it
//! is built from the [`Summary`] and from the module-level assembly ([`scan`](crate::scan::scan)). Source:
//! `llvm/Object/IRSymtab.h`.

mod make;
pub(super) mod mangle;
mod read;

pub use crate::tools::scan::SymbolFlags;

use super::summary::{Selection, Summary, Visibility};
use crate::build::module::LayoutError;
use crate::build::outcome::Failure;
use crate::options::OptionsError;
use crate::options::triple::TripleError;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A string that is borrowed from the file or owned.
pub type Text<'a> = Cow<'a, [u8]>;

/// The symbols of a file.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Symtab<'a> {
    /// The producer, such as `22.1.8`; empty if the table was built by llas.
    pub producer: Text<'a>,
    /// The target triple.
    pub triple: Text<'a>,
    /// The source file name of the first module.
    pub source_name: Text<'a>,
    /// Linker options for COFF, each preceded by a blank.
    pub linker_options: Text<'a>,
    /// Dependent libraries for ELF linkers.
    pub dependent_libraries: Vec<Text<'a>>,
    /// The COMDATs of symbols.
    pub comdats: Vec<SymtabComdat<'a>>,
    /// The symbols of all modules: functions, globals, aliases, ifuncs, then those of module-level assembly.
    pub symbols: Vec<IrSymbol<'a>>,
    /// The range of symbols of each module.
    pub modules: Vec<Range<usize>>,
}

/// A COMDAT as linkers see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymtabComdat<'a> {
    /// The name; in COFF the leader's symbol name.
    pub name: Text<'a>,
    /// How the linker selects a definition.
    pub selection: Selection,
}

/// A symbol as linkers see it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct IrSymbol<'a> {
    /// The name in objects.
    pub name: Text<'a>,
    /// The name of the value in the IR; empty for symbols of module-level assembly.
    pub ir_name: Text<'a>,
    /// The COMDAT: an index into [`Symtab::comdats`].
    pub comdat: Option<u32>,
    /// The visibility.
    pub visibility: Visibility,
    /// Further properties.
    pub flags: SymbolFlags,
    /// The size of a common symbol in bytes.
    pub common_size: u64,
    /// The alignment of a common symbol in bytes; 0 for none.
    pub common_align: u32,
    /// The default of a COFF weak external.
    pub fallback: Text<'a>,
    /// The section, if it is set explicitly.
    pub section: Text<'a>,
}

impl IrSymbol<'_> {
    /// The letter that `llvm-nm` shows: `T` and `t` for code, `D` and `d` for data, `C` for common symbols, `W` and `w`
    /// for weak ones, `U` for undefined ones.
    #[must_use]
    pub fn letter(&self) -> char {
        self.flags.letter()
    }
}

/// The reason why there is no symbol table.
#[derive(Debug)]
#[non_exhaustive]
pub enum SymtabError {
    /// The table in the file has an invalid reference, at this byte offset of the table.
    Table(usize),
    /// The data layout, which determines the mangling of names, is invalid.
    Layout(LayoutError),
    /// The module has module-level assembly for an unknown target.
    Triple(TripleError),
    /// The module has module-level assembly for an unsupported target.
    Target(OptionsError),
    /// The module-level assembly has errors.
    Assembly(Failure),
}

impl fmt::Display for SymtabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SymtabError::Table(at) => write!(f, "invalid reference at byte {at} of the symbol table"),
            SymtabError::Layout(error) => error.fmt(f),
            SymtabError::Triple(error) => error.fmt(f),
            SymtabError::Target(error) => error.fmt(f),
            SymtabError::Assembly(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for SymtabError {}

/// Returns the symbols of a file, from its symbol table if it has a valid one.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bitcode/files/assembly.bc");
/// # let Ok(file) = std::fs::read(path) else { return Ok(()) };
/// let summary = llas::bitcode::summary(&file)?;
/// let symtab = llas::bitcode::symtab(&summary)?;
/// let symbol = symtab.symbols.iter().find(|symbol| *symbol.name == *b"defined").ok_or("no such symbol")?;
/// assert_eq!(symbol.letter(), 'T');
/// # Ok(()) }
/// ```
///
/// # Errors
/// If the symbol table in the file is malformed, or if none can be built.
pub fn symtab<'a>(summary: &Summary<'a>) -> Result<Symtab<'a>, SymtabError> {
    if let Some(table) = summary.symtab
        && let Some(found) = read::symtab(table, summary.symtab_strings)?
        && found.modules.len() == summary.modules.len()
    {
        return Ok(found);
    }
    make(summary)
}

/// Builds the symbols of a file, ignoring its symbol table.
///
/// LLVM's symbol table has the symbols of module-level assembly in the order of a hash table; here they are sorted by
/// name.
///
/// # Errors
/// If a data layout or the module-level assembly is invalid.
pub fn make<'a>(summary: &Summary<'a>) -> Result<Symtab<'a>, SymtabError> {
    make::symtab(summary)
}
