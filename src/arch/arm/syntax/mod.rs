//! Instructions of T32 as text.
//!
//! One reader of operands serves twice: for the ordinary lines it is the fast way in, which gives up before anything has
//! happened; for all others it is run again with the grammar of expressions beside it, and says what is wrong.

mod architecture;
mod attributes;
mod block;
mod directives;
mod frames;
mod functions;
mod list;
mod mnemonic;
mod operands;
mod pool;
mod register;
mod seh;
mod statement;

pub use directives::{INDEX as DIRECTIVE_INDEX, ROWS as DIRECTIVES};
pub use frames::{frame_register, register_name};
pub use statement::{instruction, scanned};

use crate::arch::fixed_width::pool as literals;
use crate::arch::syntax::pure_code;
use crate::asm::state::{Assembler, Hooks};

/// What T32 adds to shared statements: marks of functions.
pub const HOOKS: Hooks = Hooks { label: Some(functions::label), function: Some(functions::function), data: None };

/// What comes at the end of the text: literals, attributes.
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    block::end_of_text(a);
    literals::end_of_text(a);
    functions::end_of_text(a);
    if a.is_coff() {
        return;
    }
    if let Err(error) = attributes::write(a) {
        a.diagnostics.push(*error);
    }
    pure_code::mark_text(a);
}
