//! A64: encodes a statement's operands as a 32-bit word with a fixup.
//!
//! [`lookup`] finds the rows of a mnemonic in the tables, [`matcher`] selects the first row that matches the operands,
//! and [`kinds`] matches and encodes each operand. [`relocation`] maps a fixup kind and a specifier to the relocation
//! type of the object file. This module does not depend on source text, offsets, sections or object file headers.

mod backend;
mod desc;
mod error;
pub mod features;
mod fields;
mod fixup;
#[cfg(feature = "cli")]
mod forms;
mod frame;
mod immediate;
mod kinds;
mod known;
mod lookup;
mod matcher;
mod movw;
mod named;
pub mod operand;
mod prefix;
mod print;
#[cfg(test)]
mod print_tests;
mod registers;
mod reloc_names;
mod relocation;
mod relocation_types;
mod respell;
pub mod seh;
mod shifted;
pub mod specifier;
mod symbolic;
pub mod syntax;
mod tables;
mod words;

pub use backend::{Aarch64, Attributes};
pub use error::{explain, unknown};
pub use fixup::Kind as Fixup;
#[cfg(feature = "cli")]
pub use forms::forms;
pub use frame::{frame_register, known as frame_number};
pub use kinds::{CUT, Matched, PREFIX, Statement};
pub use lookup::mnemonic;
pub use matcher::select;
pub use prefix::Prefix;
pub use respell::{arranged, counters};
pub use tables::Mnemonic;
