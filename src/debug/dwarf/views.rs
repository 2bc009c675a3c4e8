//! View numbers: of several rows for one address, which one a row is, counted from 0.
//!
//! GCC's location lists name them (`.loc … view .LVU1`, then `.uleb128 .LVU1`), so that a variable can have another value in
//! each of several lines that share an address. llvm-mc has none of this; the numbers are GNU as's.

use crate::model::{SectionId, SubsectionId};
use crate::parse::ast::Name;
use crate::source::Span;
use rustc_hash::FxHashMap;

/// What `view` asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// The number becomes a symbol's value.
    Named(Name),
    /// `0`: that the number is 0.
    Zero,
    /// `-0`: the number is 0 whatever came before.
    Reset,
}

/// A number: what a symbol stands for, if there is one, and so much more.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// A symbol whose value is known only with the layout.
    pub symbol: Option<Name>,
    /// What is added to it.
    pub more: u32,
}

/// What the last `.loc` asks for, which has no row yet.
#[derive(Clone, Copy, Debug)]
pub struct Asked {
    /// What it is.
    pub view: View,
    /// Where the row goes, even if the section changes before it is made.
    pub subsection: SubsectionId,
    /// Where the text says so.
    pub span: Span,
}

/// The numbers of rows, as far as they were asked for.
#[derive(Debug, Default)]
pub struct Views {
    asked: Option<Asked>,
    /// Of each section the last row whose number is known, and that number.
    known: FxHashMap<SectionId, (usize, Number)>,
}

impl Views {
    /// Whether the row that waits has to have a number.
    #[inline]
    #[must_use]
    pub fn is_asked(&self) -> bool {
        self.asked.is_some()
    }

    /// Asks for the number of the row that waits.
    pub fn ask(&mut self, asked: Asked) {
        self.asked = Some(asked);
    }

    /// What is asked for, which is answered then.
    pub fn take(&mut self) -> Option<Asked> {
        self.asked.take()
    }

    /// The last row of a section whose number is known, and that number.
    #[must_use]
    pub fn last(&self, section: SectionId) -> Option<(usize, Number)> {
        self.known.get(&section).copied()
    }

    /// Keeps the number of a row.
    pub fn know(&mut self, section: SectionId, row: usize, number: Number) {
        self.known.insert(section, (row, number));
    }
}
