//! Parses T32 instructions.
//!
//! The same operand reader is used twice: as a fast path for common lines, which gives up before any side effect, and
//! for all other lines together with the expression grammar, to parse them completely and report errors.

mod architecture;
mod attributes;
mod block;
mod directives;
mod exception_tables;
mod exceptions;
mod frames;
mod functions;
mod future;
mod list;
mod mnemonic;
mod operands;
mod pool;
#[cfg(feature = "disasm")]
mod prefixed;
mod register;
mod saved_registers;
mod seh;
mod statement;
mod target;

pub use directives::DIRECTIVES;
pub use frames::register_name;
pub use functions::{function, label};
pub use statement::{encode_ahead, scanned};
pub use target::start_of_text;

use crate::arch::fixed_width::pool as literals;
use crate::arch::syntax::pure_code;
use crate::asm::state::Assembler;

/// Emits literal pools and build attributes at the end of the text.
#[inline(never)]
pub fn end_of_text(a: &mut Assembler<'_, '_>) {
    block::end_of_text(a);
    literals::end_of_text(a);
    functions::end_of_text(a);
    exceptions::end_of_text(a);
    if a.is_coff() {
        return;
    }
    if a.printer.is_none()
        && let Err(error) = attributes::write(a)
    {
        a.diagnostics.push(*error);
    }
    pure_code::mark_text(a);
}
