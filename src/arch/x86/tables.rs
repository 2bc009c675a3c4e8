//! The tables that the build generates from `grammar/isa/x86`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

/// The operands that a row accepts at one position.
#[derive(Debug)]
pub struct Class {
    /// The accepted class bits.
    pub mask: u64,
    /// The number of the only register that is accepted; 0xff for any.
    pub register: u8,
    /// The name in messages.
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
    /// The indices of the operands in ModRM.reg, in ModRM.rm or the low bits of the opcode, in VEX.vvvv, and in the
    /// first immediate; 8 if there is none.
    pub reg_at: u8,
    pub rm_at: u8,
    pub vvvv_at: u8,
    pub imm_at: u8,
    /// The escape bytes, the opcode and the fixed byte that follows it, little-endian.
    pub head: u32,
    pub head_len: u8,
    /// One bit per mode, by number: the operand size needs a prefix.
    pub sized: u8,
    /// One bit per mode, by number: the row has no prefix but REX, is not in the VEX family, and has no rare fields and
    /// no constraints to check.
    pub plain: u8,
    /// The row has an operand in a rare field, or a rare flag.
    pub rare: bool,
    /// The row takes at most two operands, and accepts any register of a class.
    pub easy: bool,
}

/// A row of a mnemonic, with the operands that it accepts as indices in [`CLASSES`].
#[derive(Debug)]
pub struct Candidate {
    pub row: u16,
    pub classes: [u8; 6],
}

/// Returns whether a row is a string instruction, whose memory is addressed by implied registers.
pub fn is_string(row: &Row) -> bool {
    row.space == 0 && row.map == 0 && row.form == 0 && matches!(row.opcode, 0x6c..=0x6f | 0xa4..=0xa7 | 0xaa..=0xaf)
}

/// A mnemonic and its rows.
#[derive(Debug)]
pub struct Mnemonic {
    /// The offset of its name in [`TEXTS`], and the length of the name in the lowest byte.
    pub text: u32,
    /// A name of at most 16 bytes, little-endian; zeros for a longer name.
    pub packed: [u64; 2],
    /// The index of its first row in the list.
    pub first: u32,
    /// The index, relative to `first`, of the first row with each number of operands.
    pub starts: [u8; 8],
    /// The slots of the names with each suffix; 0xffff if there is none.
    pub suffixed: [u16; 4],
    /// The index in the sets for its rows with two operands; 0xffff if the rows are searched linearly.
    pub sets: u16,
}

/// For each position and kind of operand, the set of two-operand rows that remain.
pub type Sets = [[u64; 16]; 2];

impl Mnemonic {
    /// The first letter of the name.
    #[must_use]
    pub fn initial(&self) -> u8 {
        TEXTS.as_bytes().get((self.text >> 8) as usize).copied().unwrap_or(0)
    }

    #[must_use]
    pub fn name(&self) -> &'static str {
        let (start, len) = ((self.text >> 8) as usize, (self.text & 0xff) as usize);
        TEXTS.get(start..start + len).unwrap_or_default()
    }
}

include!(concat!(env!("OUT_DIR"), "/x86_tables.rs"));
