//! Parses A64 instructions.
//!
//! The same operand reader is used twice: as a fast path for common lines, which gives up before any side effect, and
//! for all other lines together with the expression grammar, to parse them completely and report errors.

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

pub use auth::data;
pub use directives::DIRECTIVES;
pub use finish::end_of_text;
pub use frames::register_name;
pub use statement::scanned;
