//! A64: encodes a statement's operands as a 32-bit word with a fixup.
//!
//! The engine in `fixed_width` selects a row with what [`machine`] tells it, and [`kinds`] matches and encodes each operand. [`relocation`] maps a fixup kind and a specifier to the relocation
//! type of the object file. This module does not depend on source text, offsets, sections or object file headers.

mod backend;
#[cfg(feature = "disasm")]
mod decode;
mod desc;
#[cfg(feature = "disasm")]
pub mod disasm;
mod error;
pub mod features;
mod fields;
mod fixup;
#[cfg(feature = "disasm")]
mod format;
#[cfg(feature = "explain")]
mod forms;
mod frame;
mod immediate;
mod kinds;
pub mod machine;
mod movw;
mod named;
#[cfg(feature = "disasm")]
mod names;
pub mod operand;
mod prefix;
mod print;
#[cfg(test)]
mod print_tests;
mod registers;
mod relocation;
mod relocation_types;
mod respell;
pub mod seh;
mod shifted;
pub mod specifier;
mod symbolic;
pub mod syntax;
mod tables;
#[cfg(feature = "disasm")]
mod typed;
mod words;

pub use backend::{Aarch64, Attributes};
pub use fixup::Kind as Fixup;
pub use frame::{frame_register, known as frame_number};
pub use prefix::Prefix;
pub use respell::{arranged, counters};
