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
    pub given: u8,
    pub roles: u32,
    pub flags: u64,
    /// The indices of the operands in ModRM.reg, in ModRM.rm or the low bits of the opcode, in VEX.vvvv, and in the first
    /// immediate; 8 where there is none.
    pub reg_at: u8,
    pub rm_at: u8,
    pub vvvv_at: u8,
    pub imm_at: u8,
    /// The escapes, the opcode and the byte behind it that is fixed, the first one lowest.
    pub head: u32,
    pub head_len: u8,
    /// A bit for each mode, by its number, in which the operand size needs a prefix.
    pub sized: u8,
    /// A bit for each mode, by its number, in which the row has no prefix but REX, none of the VEX family, nothing rare and
    /// nothing to check.
    pub plain: u8,
    /// It has an operand at a place that few rows have, or one of the flags that few have.
    pub rare: bool,
    /// It takes at most two operands, and any register of a class.
    pub easy: bool,
}

/// A row of a mnemonic, with what its operands accept: indices of [`CLASSES`].
#[derive(Debug)]
pub struct Candidate {
    pub row: u16,
    pub classes: [u8; 6],
}

/// Whether a row is an instruction of strings, which addresses memory by registers of its own.
pub fn is_string(row: &Row) -> bool {
    row.space == 0 && row.map == 0 && row.form == 0 && matches!(row.opcode, 0x6c..=0x6f | 0xa4..=0xa7 | 0xaa..=0xaf)
}

/// A mnemonic and its rows.
#[derive(Debug)]
pub struct Mnemonic {
    /// Where its name starts in all of them, and the length of the name in the lowest byte.
    pub text: u32,
    /// Its name, of at most 16 bytes, from the lowest one on; zeros for a longer name.
    pub packed: [u64; 2],
    /// Where its rows start in the list.
    pub first: u32,
    /// Where those with so many operands start behind that, and where those with one more.
    pub starts: [u8; 8],
    /// The slots of the names with each suffix; 0xffff where there is none.
    pub suffixed: [u16; 4],
    /// The index of what each kind of operand leaves of its rows with two; 0xffff where they are gone through as they are.
    pub sets: u16,
}

/// The rows with two operands that are left by each kind of operand at each place.
pub type Sets = [[u64; 16]; 2];

impl Mnemonic {
    /// The first letter of its name.
    #[must_use]
    pub fn initial(&self) -> u8 {
        TEXTS.as_bytes().get((self.text >> 8) as usize).copied().unwrap_or(0)
    }

    /// Its name.
    #[must_use]
    pub fn name(&self) -> &'static str {
        let (start, len) = ((self.text >> 8) as usize, (self.text & 0xff) as usize);
        TEXTS.get(start..start + len).unwrap_or_default()
    }
}

include!(concat!(env!("OUT_DIR"), "/x86_tables.rs"));
