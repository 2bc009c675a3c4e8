//! View numbers: the index, from 0, of a row among those for the same address.
//!
//! GCC's location lists refer to them (`.loc ... view .LVU1`, then `.uleb128 .LVU1`), so that a variable can have
//! different values in several lines that share an address. llvm-mc does not support them; the numbers are those of GNU
//! as.

use crate::model::{SectionId, SubsectionId};
use crate::parse::ast::Name;
use crate::source::Span;
use rustc_hash::FxHashMap;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    Named(Name),
    /// `0`: requires that the number is 0.
    Zero,
    /// `-0`: resets the number to 0.
    Reset,
}

/// A view number: the value of a symbol, if there is one, plus `more`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Number {
    /// A symbol whose value only the layout determines.
    pub symbol: Option<Name>,
    pub more: u32,
}

/// The `view` operand of a `.loc` that has no row yet.
#[derive(Clone, Copy, Debug)]
pub struct ViewRequest {
    pub view: View,
    /// Where the row goes, even if the section is switched before it is made.
    pub subsection: SubsectionId,
    pub span: Span,
}

/// The view numbers of rows, as far as they have been requested.
#[derive(Debug, Default)]
pub struct Views {
    pending: Option<ViewRequest>,
    /// For each section, the last row whose number is known, and that number.
    known: FxHashMap<SectionId, (usize, Number)>,
}

impl Views {
    #[inline]
    pub fn is_requested(&self) -> bool {
        self.pending.is_some()
    }

    pub fn request(&mut self, request: ViewRequest) {
        self.pending = Some(request);
    }

    pub fn take(&mut self) -> Option<ViewRequest> {
        self.pending.take()
    }

    pub fn last(&self, section: SectionId) -> Option<(usize, Number)> {
        self.known.get(&section).copied()
    }

    pub fn know(&mut self, section: SectionId, row: usize, number: Number) {
        self.known.insert(section, (row, number));
    }
}
