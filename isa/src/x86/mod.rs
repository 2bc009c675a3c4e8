//! x86 in 16, 32 and 64 bits.

#[cfg(feature = "compiler")]
mod check;
pub mod classes;
#[cfg(feature = "compiler")]
mod emit;
#[cfg(feature = "compiler")]
mod encoding;
pub mod flags;
#[cfg(feature = "compiler")]
mod kinds;
#[cfg(feature = "compiler")]
mod notation;
#[cfg(feature = "compiler")]
pub mod operands;
#[cfg(feature = "compiler")]
pub mod rows;

/// The number of kinds of operands: coarse classes by which rows are preselected.
pub const KINDS: usize = 16;

/// For each position and kind of operand, the set of two-operand rows that remain.
pub type Sets = [[u64; KINDS]; 2];

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

/// One encoding of one form. The numbers are those of the types in `rows`.
#[derive(Debug)]
pub struct Row {
    /// The indices of the operands' classes.
    pub classes: [u8; 6],
    /// The number of operands.
    pub count: u8,
    /// The encoding space.
    pub space: u8,
    /// The opcode map: 0 one byte, 1 `0F`, 2 `0F 38`, 3 `0F 3A`, 4 to 10 as in EVEX.mmm and XOP.mmmmm, 15 3DNow!.
    pub map: u8,
    /// The mandatory prefix: 0 none, 1 66, 2 F3, 3 F2.
    pub pp: u8,
    /// REX.W or VEX.W.
    pub w: bool,
    /// The vector length: 0, 1, 2 for 128, 256, 512.
    pub l: u8,
    /// The operand size that needs a prefix unless it is the mode's: 0, 16 or 32.
    pub size: u8,
    /// The opcode.
    pub opcode: u8,
    /// What follows the opcode.
    pub form: u8,
    /// The digit or the fixed byte.
    pub digit: u8,
    /// The immediate.
    pub imm: u8,
    /// The second immediate.
    pub imm2: u8,
    /// log2 of the scale of an 8-bit displacement.
    pub scale: u8,
    /// The immediate of 8 bits is sign-extended, so that a symbolic one may have to be widened.
    pub widens: bool,
    /// The immediate that the row specifies.
    pub given: u8,
    /// The role of each operand, in 4 bits.
    pub roles: u32,
    /// Bits of [`flags`].
    pub flags: u64,
    /// The index of the operand in ModRM.reg; 8 if there is none.
    pub reg_at: u8,
    /// The index of the operand in ModRM.rm or the low bits of the opcode.
    pub rm_at: u8,
    /// The index of the operand in VEX.vvvv.
    pub vvvv_at: u8,
    /// The index of the operand in the first immediate.
    pub imm_at: u8,
    /// The escape bytes, the opcode and the fixed byte that follows it, little-endian.
    pub head: u32,
    /// The number of bytes in `head`.
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

impl Row {
    /// Returns whether it is a string instruction, whose memory is addressed by implied registers.
    #[must_use]
    pub fn is_string(&self) -> bool {
        let one_byte = (self.space, self.map, self.form) == (0, 0, 0);
        one_byte && matches!(self.opcode, 0x6c..=0x6f | 0xa4..=0xa7 | 0xaa..=0xaf)
    }
}

/// The tables of x86, in the order in which their rows are tried.
#[cfg(feature = "compiler")]
pub const TABLES: &[&str] = &[
    "integer",
    "bmi",
    "control",
    "system",
    "x87",
    "mmx",
    "apx",
    "sse",
    "vex",
    "evex",
    "xop",
    "predicates",
    "names",
    "exceptions",
];

/// Reads every table of x86 and checks the rows: the compiled tables.
#[cfg(feature = "compiler")]
pub(crate) fn compile(root: &std::path::Path) -> Result<String, String> {
    let mut folder = crate::source::Folder::new(root, "x86");
    let mut tables = rows::Tables::default();
    folder.tables(TABLES, |source, line| tables.read(source, line));
    folder.report(tables.resolve_aliases());
    folder.report(check::shadowed(&tables));
    folder.finish()?;
    emit::rust(&tables)
}
