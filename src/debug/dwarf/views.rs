//! View numbers: the index, from 0, of a row among those for the same address.
//!
//! GCC's location lists refer to them (`.loc ... view .LVU1`, then `.uleb128 .LVU1`), so that a variable can have
//! different values in several lines that share an address. llvm-mc does not support them; the numbers are those of GNU
//! as.

use crate::model::SubsectionId;
use crate::parse::ast::Name;
use crate::source::Span;

/// The operand of `view`; `N` is a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View<N = Name> {
    Named(N),
    /// `0`: requires that the number is 0.
    Zero,
    /// `-0`: resets the number to 0.
    Reset,
}

impl View<()> {
    pub fn with_name<N>(self, name: impl FnOnce() -> N) -> View<N> {
        match self {
            View::Named(()) => View::Named(name()),
            View::Zero => View::Zero,
            View::Reset => View::Reset,
        }
    }
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
