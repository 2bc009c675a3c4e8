//! Instructions of T32 as text.

mod directives;
mod frames;
mod seh;
mod statement;

pub use directives::{INDEX as DIRECTIVE_INDEX, ROWS as DIRECTIVES};
pub use frames::{frame_register, register_name};
pub use statement::{Scratch, instruction, scanned};
