//! The tables that the build made of `grammar/isa/x86`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

/// What an operand of a row accepts.
#[derive(Debug)]
pub struct Class {
    /// The bits of the classes.
    pub mask: u64,
    /// The number of the only register that fits; 0xff where any does.
    pub register: u8,
    /// How a message calls it.
    pub name: &'static str,
}

/// One encoding of one form.
#[derive(Debug)]
pub struct Row {
    pub classes: [u8; 6],
    pub count: u8,
    pub space: u8,
    pub map: u8,
    pub pp: u8,
    pub w: bool,
    pub l: u8,
    pub size: u8,
    pub opcode: u8,
    pub form: u8,
    pub digit: u8,
    pub imm: u8,
    pub imm2: u8,
    pub scale: u8,
    pub widens: bool,
    pub rounding: bool,
    pub given: u8,
    pub roles: u32,
    pub flags: u32,
}

/// Whether a row is an instruction of strings, which addresses memory by registers of its own.
pub fn is_string(row: &Row) -> bool {
    row.space == 0 && row.map == 0 && row.form == 0 && matches!(row.opcode, 0x6c..=0x6f | 0xa4..=0xa7 | 0xaa..=0xaf)
}

/// A mnemonic and its rows.
#[derive(Debug)]
pub struct Mnemonic {
    pub name: &'static str,
    /// The same of at most 16 bytes, from the lowest one on; zeros for a longer name.
    pub packed: [u64; 2],
    /// Where its rows start in the list.
    pub first: u32,
    pub count: u16,
    /// The slots of the names with each suffix; 0xffff where there is none.
    pub suffixed: [u16; 4],
}

include!(concat!(env!("OUT_DIR"), "/x86_tables.rs"));
