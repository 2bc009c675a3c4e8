//! The symbols found, with LLVM's flags.

use super::SymbolFlags;
use crate::asm::state::recording::mark;
use crate::model::Names;
use crate::parse::ast::Name;

/// A symbol of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScannedSymbol<'s> {
    /// Its name, without quotes. Empty for the places that only `.` or a literal pool refers to.
    pub name: &'s [u8],
    /// Its flags.
    pub flags: SymbolFlags,
}

impl ScannedSymbol<'_> {
    /// The letter that `llvm-nm` prints: `T` defined and global, `t` defined, `U` undefined, `W` weak and defined, `w`
    /// weak and undefined. Symbols of assembly count as code, whatever their section.
    #[must_use]
    pub fn letter(&self) -> char {
        self.flags.letter()
    }
}

#[derive(Clone, Debug, Default)]
pub(super) struct Symbols {
    names: Names,
    /// For each name; 0 if it is not a symbol.
    marks: Vec<u8>,
    count: usize,
}

#[derive(Debug, Default)]
pub(super) struct Marks {
    names: Names,
    marks: Vec<u8>,
}

impl Marks {
    /// The marks of a symbol, 0 for a new one.
    #[inline]
    pub(super) fn of(&mut self, name: &[u8]) -> &mut u8 {
        let (name, new) = self.names.intern(name);
        if new {
            self.marks.push(0);
        }
        &mut self.marks[name.index()]
    }

    pub(super) fn finish(self) -> Symbols {
        let Marks { names, marks } = self;
        let count = marks.iter().filter(|marks| **marks != 0).count();
        Symbols { names, marks, count }
    }
}

impl Symbols {
    pub(super) fn iter(&self) -> impl ExactSizeIterator<Item = ScannedSymbol<'_>> {
        let mut said = self.marks.iter().enumerate().filter(|(_, marks)| **marks != 0);
        // An exact size, which the filter alone does not have.
        (0..self.count).map(move |_| {
            let (i, marks) = said.next().unwrap_or((0, &0));
            ScannedSymbol { name: self.names.text(Name::new(i as u32)), flags: flags(*marks) }
        })
    }
}

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
