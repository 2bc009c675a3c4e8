//! Instructions of A64 as text.
//!
//! One reader of operands serves twice: for the ordinary lines it is the fast way in, which gives up before anything has
//! happened; for all others it is run again with the grammar of expressions beside it, and says what is wrong.

mod attributes;
mod auth;
mod directives;
mod finish;
mod frames;
mod list;
mod operands;
mod pool;
mod register;
mod seh;
mod statement;
mod value;

pub use auth::data;
pub use directives::{INDEX as DIRECTIVE_INDEX, ROWS as DIRECTIVES};
pub use finish::end_of_text;
pub use frames::{frame_register, register_name};

pub use statement::{Scratch, instruction, scanned};
