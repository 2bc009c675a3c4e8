//! A64: from a statement's operands to a word of 32 bits and its fixup.
//!
//! [`lookup`] finds a mnemonic's rows in the tables, [`matcher`] the first of them that takes the operands, [`kinds`] says what
//! each operand must be and the bits it makes. [`relocation`] turns a field and a specifier into the number that the object file
//! needs. This module must not know text, offsets, sections or headers.

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
pub use frame::known as frame_number;
pub use kinds::{CUT, Matched, PREFIX, Statement};
pub use lookup::mnemonic;
pub use matcher::select;
pub use prefix::Prefix;
pub use respell::{arranged, counters};
pub use tables::Mnemonic;
