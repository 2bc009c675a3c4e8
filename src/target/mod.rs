//! The instruction sets: each turns a statement's operands into bytes and fixups.

pub mod x86;
