//! Rows of the compiled tables: one encoding of one form at one operand size and vector length.

/// Where an operand is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// The opcode implies it.
    Implied,
    /// ModRM.reg
    Reg,
    /// ModRM.rm
    Rm,
    /// VEX.vvvv
    Vvvv,
    /// The high nibble of the immediate.
    Is4,
    /// The low bits of the opcode.
    Opcode,
    /// The immediate.
    Imm,
    /// The second immediate.
    Imm2,
    /// ModRM.reg and ModRM.rm.
    RegRm,
    /// An absolute address in place of an immediate.
    Moffs,
    /// The low nibble of the immediate, with a register in the high one.
    Is4Low,
    /// A rounding mode in EVEX.LL.
    Rounding,
    /// The string source, whose segment is a prefix.
    Source,
    /// The string destination.
    Destination,
}

/// What follows the ModRM byte, and its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum Imm {
    None,
    Ib,
    Iw,
    Id,
    /// 32 bits, sign-extended to 64.
    Ids,
    Iq,
    Cb,
    Cw,
    Cd,
    /// One byte that the row specifies: `=5`.
    Given,
}

impl Imm {
    /// The size in bytes.
    #[inline]
    #[must_use]
    pub fn size(self) -> u8 {
        match self {
            Imm::None => 0,
            Imm::Ib | Imm::Cb | Imm::Given => 1,
            Imm::Iw | Imm::Cw => 2,
            Imm::Id | Imm::Ids | Imm::Cd => 4,
            Imm::Iq => 8,
        }
    }
}

/// What follows the opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// Nothing.
    Plain,
    /// A ModRM byte with a register: `/r`.
    Register,
    /// A ModRM byte with a digit: `/0`.
    Digit,
    /// A fixed byte: `0F 01 D0`.
    Fixed,
    /// Nothing; the low bits of the opcode are a register: `50+r`.
    Low,
    /// ModRM; the last byte is the opcode (3DNow!).
    Suffix,
}

/// The encoding space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum Space {
    Legacy,
    Vex,
    Evex,
    Xop,
}

/// How a mnemonic constrains a memory operand in Intel syntax.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MemoryRule {
    /// Any size; the source may omit it.
    Any,
    /// `mov`: in 64-bit mode only addresses beyond 32 bits use the form with an absolute address.
    Move,
    /// `push` and `pop`: the default size is that of the mode.
    Stack,
    /// `jmp` and `call`: the default size is that of the mode, and a symbol alone is the target itself.
    Branch,
}

/// How an instruction is encoded. Without padding, of which the table of rows would have a seventh.
#[derive(Clone, Copy, Debug)]
#[repr(C, packed)]
pub struct Encoding {
    /// The encoding space.
    pub space: Space,
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
    pub form: Form,
    /// The digit or the fixed byte.
    pub digit: u8,
    /// The immediate.
    pub imm: Imm,
    /// The second immediate.
    pub imm2: Imm,
    /// log2 of the scale of an 8-bit displacement.
    pub scale: u8,
    /// The immediate that the row specifies.
    pub given: u8,
    /// Bits of [`super::flags`].
    pub flags: u64,
}

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

/// One encoding of one form, and what follows from it.
#[derive(Debug)]
pub struct Row {
    /// The encoding itself.
    pub encoding: Encoding,
    /// The indices of the operands' classes.
    pub classes: [u8; 6],
    /// The role of each operand.
    pub roles: [Role; 6],
    /// The number of operands.
    pub count: u8,
    /// The immediate of 8 bits is sign-extended, so that a symbolic one may have to be widened.
    pub widens: bool,
    /// The index of the operand in ModRM.reg; 8 if ModRM.reg holds no operand.
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
    /// A ModRM byte encodes operands. Testing the form instead would compile to a jump table.
    pub modrm: bool,
    /// One bit per mode, by number: the operand size needs a prefix.
    pub sized: u8,
    /// The row has an operand in a rare field, a rare flag, or constraints to check.
    pub rare: bool,
    /// The row takes at most two operands, and accepts any register of a class.
    pub easy: bool,
}

impl Row {
    /// Returns whether it is a string instruction, whose memory is addressed by implied registers.
    #[must_use]
    pub fn is_string(&self) -> bool {
        let Encoding { space, map, form, opcode, .. } = self.encoding;
        (space, map, form) == (Space::Legacy, 0, Form::Plain)
            && matches!(opcode, 0x6c..=0x6f | 0xa4..=0xa7 | 0xaa..=0xaf)
    }
}
