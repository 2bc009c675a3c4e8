//! The symbol table of bitcode: what linkers resolve, with the names that symbols have in objects.
//!
//! LLVM writes it into most files; [`symtab`] reads it there, and makes it of the [`Summary`] and of the module's assembly text
//! ([`scan`](crate::tools::scan())) where it is missing or was made of other modules. Source: `llvm/Object/IRSymtab.h`.

mod make;
pub(super) mod mangle;
mod read;

pub use crate::tools::scan::SymbolFlags;

use super::summary::{Selection, Summary, Visibility};
use crate::build::context::Failure;
use crate::build::module::LayoutError;
use crate::options::OptionsError;
use crate::options::triple::TripleError;
use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

/// A text that is a part of the file or was made.
pub type Text<'a> = Cow<'a, [u8]>;

/// The symbols of a file.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Symtab<'a> {
    /// Who made it: `22.1.8`; empty where it was made here.
    pub producer: Text<'a>,
    /// The target triple.
    pub triple: Text<'a>,
    /// The name of what the first module was made from.
    pub source_name: Text<'a>,
    /// What COFF linkers are told, a blank in front of each option.
    pub linker_options: Text<'a>,
    /// The libraries that ELF linkers are told of.
    pub dependent_libraries: Vec<Text<'a>>,
    /// The COMDATs of symbols.
    pub comdats: Vec<SymtabComdat<'a>>,
    /// The symbols of all modules: functions, globals, aliases, ifuncs, then those of assembly text.
    pub symbols: Vec<Symbol<'a>>,
    /// Which of them are whose, module by module.
    pub modules: Vec<Range<usize>>,
}

/// A COMDAT as linkers know it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymtabComdat<'a> {
    /// Its name; in COFF that of its leader's symbol.
    pub name: Text<'a>,
    /// Which one the linker keeps.
    pub selection: Selection,
}

/// A symbol.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Symbol<'a> {
    /// Its name in objects.
    pub name: Text<'a>,
    /// The name of the value it is; empty for symbols of assembly text.
    pub ir_name: Text<'a>,
    /// The COMDAT it is in: its place in [`Symtab::comdats`].
    pub comdat: Option<u32>,
    /// The visibility.
    pub visibility: Visibility,
    /// What else is said of it.
    pub flags: SymbolFlags,
    /// The bytes of a common symbol.
    pub common_size: u64,
    /// Its alignment in bytes; 0 for none.
    pub common_align: u32,
    /// The symbol that a weak external of COFF leads to where nothing defines it.
    pub fallback: Text<'a>,
    /// The section that it asks for.
    pub section: Text<'a>,
}

impl Symbol<'_> {
    /// The letter that `llvm-nm` shows of it: `T` and `t` for code, `D` and `d` for data, `C` for common symbols, `W` and `w` for
    /// weak ones, `U` for those that are needed.
    #[must_use]
    pub fn letter(&self) -> char {
        let has = |flag| self.flags.contains(flag);
        let letter = match (has(SymbolFlags::WEAK), has(SymbolFlags::UNDEFINED), has(SymbolFlags::COMMON)) {
            (true, true, _) => return 'w',
            (true, false, _) => return 'W',
            (false, true, _) => return 'U',
            (false, false, true) => return 'C',
            _ if has(SymbolFlags::EXECUTABLE) => 'T',
            _ => 'D',
        };
        if has(SymbolFlags::GLOBAL) { letter } else { letter.to_ascii_lowercase() }
    }
}

/// Why there is no symbol table.
#[derive(Debug)]
#[non_exhaustive]
pub enum SymtabError {
    /// The table in the file tells of what is not there; the byte of the table at which it does.
    Table(usize),
    /// The data layout cannot be read, which says how names of values become names of symbols.
    Layout(LayoutError),
    /// The module has assembly text for a target that is not known.
    Triple(TripleError),
    /// The module has assembly text for a target that llas does not have.
    Target(OptionsError),
    /// The assembly text has a mistake.
    Assembly(Failure),
}

impl fmt::Display for SymtabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SymtabError::Table(at) => write!(f, "the symbol table tells at byte {at} of what is not there"),
            SymtabError::Layout(error) => error.fmt(f),
            SymtabError::Triple(error) => error.fmt(f),
            SymtabError::Target(error) => error.fmt(f),
            SymtabError::Assembly(failure) => failure.fmt(f),
        }
    }
}

impl std::error::Error for SymtabError {}

/// The symbols of a file.
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
/// Where the table in the file is broken, or none can be made.
pub fn symtab<'a>(summary: &Summary<'a>) -> Result<Symtab<'a>, SymtabError> {
    if let Some(table) = summary.symtab
        && let Some(found) = read::symtab(table, summary.symtab_strings)?
        && found.modules.len() == summary.modules.len()
    {
        return Ok(found);
    }
    make(summary)
}

/// The symbols of a file without a look at the table in it.
///
/// A symbol table of LLVM has the symbols of assembly text in the order of a hash table; here they are sorted by name.
///
/// # Errors
/// Where a data layout or assembly text cannot be read.
pub fn make<'a>(summary: &Summary<'a>) -> Result<Symtab<'a>, SymtabError> {
    make::symtab(summary)
}
