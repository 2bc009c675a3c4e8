//! The texts that are read: chunks of the main text, and what macros, repeats and `.include` have read in place of a statement.

use crate::arch::TargetDesc;
use crate::parse::lexer::Dialect;
use std::sync::Arc;

/// Whole lines of a text.
#[derive(Clone, Copy, Debug)]
pub(in crate::asm) struct Chunk<'t> {
    pub(in crate::asm) text: &'t [u8],
    /// The source position of the first byte.
    pub(in crate::asm) base: u32,
    /// Nothing follows this chunk.
    pub(in crate::asm) is_last: bool,
}

/// A text read in place of a statement: a macro or repeat expansion, or an included file.
#[derive(Debug)]
pub(in crate::asm) struct Nested {
    pub(in crate::asm) text: Arc<Vec<u8>>,
    /// The source position of its first byte.
    pub(in crate::asm) base: u32,
    pub(in crate::asm) kind: NestedKind,
}

#[derive(Debug)]
pub(in crate::asm) enum NestedKind {
    /// A macro call, with the number of open conditionals at the call.
    Macro(usize),
    /// `.rept`, `.irp` and `.irpc`.
    Repeat,
    Include,
}

/// The target's lexical dialect.
pub(crate) fn dialect(desc: &TargetDesc) -> Dialect {
    let dialect = Dialect::new(desc.comment, desc.numbers);
    Dialect { names_end_at_at: dialect.names_end_at_at || desc.names.end_at_at, ..dialect }
}
