//! Values that stand beside the code, from where instructions load them.

use crate::ast::Name;
use crate::model::{SectionId, Value};

/// A value that instructions load from beside the code.
#[derive(Clone, Copy, Debug)]
pub struct Literal {
    /// The section of the code.
    pub section: SectionId,
    /// The symbol of its place.
    pub label: Name,
    /// The value.
    pub value: Value,
    /// How many bytes it has.
    pub size: u8,
    /// Whether it has its place.
    pub written: bool,
    /// Where the text first asks for it.
    pub source_pos: u32,
}
