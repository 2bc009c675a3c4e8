//! The encoding of a row, which is one form at one operand size and vector length, and what the compiled tables keep of it.

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
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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

    /// Returns whether it is the distance to the target of a branch.
    #[inline]
    #[must_use]
    pub fn is_relative(self) -> bool {
        matches!(self, Imm::Cb | Imm::Cw | Imm::Cd)
    }
}

/// What follows the opcode. The forms with a ModRM byte come first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Form {
    /// A ModRM byte with a register: `/r`.
    Register,
    /// A ModRM byte with a digit: `/0`.
    Digit,
    /// ModRM; the last byte is the opcode (3DNow!).
    Suffix,
    /// Nothing.
    Plain,
    /// A fixed byte: `0F 01 D0`.
    Fixed,
    /// Nothing; the low bits of the opcode are a register: `50+r`.
    Low,
}

impl Form {
    /// Returns whether a ModRM byte encodes operands. A comparison: a match would compile to a jump table.
    #[inline(always)]
    #[must_use]
    pub fn has_modrm(self) -> bool {
        self as u8 <= Form::Suffix as u8
    }
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

/// How an instruction is encoded.
#[derive(Clone, Copy, Debug)]
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

/// An encoding without its numbers, and what follows from it; many rows share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits of [`super::flags`], and [`Format::RARE`].
    pub flags: u64,
    /// The encoding space.
    pub space: Space,
    /// The opcode map.
    pub map: u8,
    /// The index in [`Format::leads`]: [`Format::pp`] in the low two bits, [`Format::sized`] above it.
    pub lead: u8,
    /// REX.W or VEX.W.
    pub w: bool,
    /// The vector length.
    pub l: u8,
    /// What follows the opcode.
    pub form: Form,
    /// The immediate.
    pub imm: Imm,
    /// The second immediate.
    pub imm2: Imm,
    /// log2 of the scale of an 8-bit displacement.
    pub scale: u8,
    /// The bytes before the opcode, little-endian. In a legacy row they are the map.
    pub escapes: u16,
    /// The number of bytes in `escapes`.
    pub escapes_len: u8,
    /// The number of bytes before the ModRM byte: `escapes`, the opcode, and the fixed byte.
    pub head_len: u8,
    /// Which bytes of the opcode, the low one, and the fixed byte there are.
    pub opcode_mask: u16,
    /// [`Imm::size`] of the immediate.
    pub imm_len: u8,
    /// The bits of a register in ModRM.reg; 0 if it has none.
    pub reg_mask: u8,
    /// The bits of the row's digit in ModRM.reg; 0 if it has none.
    pub digit_mask: u8,
    /// The bits of a register in the opcode; 0 if it has none.
    pub low_mask: u8,
    /// -1 if there are ModRM and SIB, else 0.
    pub modrm_mask: i8,
}

impl Format {
    /// The row has an operand in a rare field, a rare flag, or constraints to check.
    pub const RARE: u64 = 1 << 63;

    /// The mandatory prefix: 0 none, 1 66, 2 F3, 3 F2.
    #[inline]
    #[must_use]
    pub fn pp(&self) -> u8 {
        self.lead & 3
    }

    /// The byte of the mandatory prefix; 0 for none.
    #[inline]
    #[must_use]
    pub fn mandatory(&self) -> u8 {
        MANDATORY[usize::from(self.pp())]
    }

    /// One bit per mode, by number: the operand size needs a prefix.
    #[inline]
    #[must_use]
    pub fn sized(&self) -> u8 {
        self.lead >> 2
    }

    /// The operand size that needs a prefix unless it is the mode's: 0, 16 or 32.
    #[inline]
    #[must_use]
    pub fn size(&self) -> u8 {
        match self.sized() {
            Self::SIZED_16 => 16,
            Self::SIZED_32 => 32,
            _ => 0,
        }
    }

    /// The modes in which a size of 16 bits needs a prefix. Their numbers are 0 for 16 bits, 1 for 32, 2 for 64.
    pub const SIZED_16: u8 = 0b110;
    /// The modes in which a size of 32 bits needs a prefix.
    pub const SIZED_32: u8 = 0b001;

    /// The prefixes of legacy rows in a mode, by [`Format::lead`]: the operand-size prefix and the mandatory one,
    /// little-endian, and their number in the high byte.
    #[must_use]
    pub const fn leads(mode: u8) -> [u32; 32] {
        let mut leads = [0; 32];
        let mut lead = 0;
        while lead < leads.len() {
            let mandatory = MANDATORY[lead & 3] as u32;
            let is_sized = lead >> 2 >> mode & 1 != 0;
            let len = is_sized as u32 + (mandatory != 0) as u32;
            leads[lead] = len << 24 | if is_sized { 0x66 | mandatory << 8 } else { mandatory };
            lead += 1;
        }
        leads
    }
}

/// The mandatory prefixes, by number; 0 for none.
const MANDATORY: [u8; 4] = [0, 0x66, 0xf3, 0xf2];
