//! The symbols that have been found, with LLVM's flags.

use super::SymbolFlags;
use crate::assembler::recording::mark;

/// A symbol of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScannedSymbol<'s> {
    /// Its name, without quotes. Empty where it stands for places that only `.` or a literal pool speaks of.
    pub name: &'s [u8],
    /// What is said of it.
    pub flags: SymbolFlags,
}

impl ScannedSymbol<'_> {
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

/// Symbols: their names in one piece, and their flags.
#[derive(Clone, Debug, Default)]
pub(super) struct Symbols {
    names: Vec<u8>,
    /// Where each name ends, and the symbol's flags.
    symbols: Vec<(u32, SymbolFlags)>,
}

impl Symbols {
    /// Adds a symbol of which something was said.
    pub(super) fn add(&mut self, name: &[u8], marks: u8) {
        if marks != 0 {
            self.names.extend_from_slice(name);
            self.symbols.push((self.names.len() as u32, flags(marks)));
        }
    }

    /// All of them.
    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = ScannedSymbol<'_>> {
        self.symbols.iter().enumerate().map(|(i, (end, flags))| {
            let start = i.checked_sub(1).map_or(0, |before| self.symbols[before].0);
            ScannedSymbol { name: &self.names[start as usize..*end as usize], flags: *flags }
        })
    }
}

/// What LLVM makes of what is said of a symbol.
fn flags(marks: u8) -> SymbolFlags {
    let undefined = marks & mark::DEFINED == 0;
    let weak = marks & mark::WEAK != 0;
    let mut flags = SymbolFlags::EXECUTABLE;
    if weak {
        flags |= SymbolFlags::WEAK;
    }
    if undefined {
        flags |= SymbolFlags::UNDEFINED | SymbolFlags::USED;
    }
    if if undefined { !weak } else { weak || marks & mark::GLOBAL != 0 } {
        flags |= SymbolFlags::GLOBAL;
    }
    flags
}
