//! The engine of the machines whose instructions are words of 16 or 32 bits, A64 and T32.
//!
//! [`Machine`] has what differs below the text: tables, kinds of operands, and where a row may be used. [`explain::Messages`]
//! has what differs in messages, [`syntax::Syntax`] what differs in the steps of a statement.

#[cfg(feature = "disasm")]
pub mod decode;
pub mod directives;
pub mod explain;
pub mod expressions;
pub mod float8;
#[cfg(feature = "explain")]
pub mod forms;
pub mod literal;
pub mod machine;
pub mod matcher;
#[cfg(feature = "disasm")]
pub mod operands;
pub mod packed;
pub mod pool;
pub mod print;
#[cfg(all(test, feature = "disasm"))]
pub mod reach_tests;
pub mod reader;
pub mod refusal;
pub mod statement;
pub mod syntax;
pub use llas_isa::fixed_width::tags as tag;
pub mod value;
pub mod words;

pub use machine::Machine;
