//! The syntaxes of instructions: one folder for each machine. What reads a machine's text knows that machine, the lexer and the
//! assembler's state; it must not know layout or the object's format.

pub mod x86;
