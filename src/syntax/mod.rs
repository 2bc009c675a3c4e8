//! The syntaxes of instructions: one folder for each machine.

pub mod x86;
