//! What a machine's syntax adds to statements that all machines share.

use super::Assembler;
use crate::parse::ast::Name;
use crate::parse::{Cursor, Parse};
use crate::source::Span;

/// Reads and emits an item of a data directive of the given size in bytes; false if the item is not the machine's own.
pub type DataItem = fn(&mut Assembler<'_, '_>, &mut Cursor<'_, '_>, u8) -> Parse<bool>;

/// Reads a register; fails if no register has that name.
pub type RegisterName = fn(&Assembler<'_, '_>, &mut Cursor<'_, '_>) -> Parse<(String, Span)>;

/// Functions of a machine that the shared statements call. They are function pointers so that the state does not depend on the
/// machines' syntaxes, which change it.
#[derive(Clone, Copy, Debug)]
pub struct Hooks {
    /// Before a symbol becomes a label.
    pub label: Option<fn(&mut Assembler<'_, '_>, Name)>,
    /// After a directive has made a symbol's type that of a function.
    pub function: Option<fn(&mut Assembler<'_, '_>, Name)>,
    /// Items of data directives in ELF objects.
    pub data: Option<DataItem>,
    /// Reads a register operand of a directive and returns its name for call frame information.
    pub register_name: RegisterName,
}
