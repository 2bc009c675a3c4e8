//! The tables of the disassembler: what a row's bytes must be, and how its operands are read and printed.
//!
//! A *form* is a row as the decoder sees it. Its *key* is what the bytes must be: a mask and a value for the context,
//! a word that the decoder assembles from the prefixes, the mode and the ModRM byte. The forms of an opcode are numbered
//! in the order in which their keys are tried, the most specific ones first.
//!
//! Forms have few different keys, names, operands and traits. The tables have each of these once, and for each form the
//! index of its own, in one column per property.

#[cfg(feature = "compiler")]
mod emit;
#[cfg(feature = "compiler")]
mod forms;
#[cfg(feature = "compiler")]
mod keys;
#[cfg(feature = "compiler")]
mod memory;
#[cfg(feature = "compiler")]
mod operands;

#[cfg(feature = "compiler")]
pub(crate) use emit::rust;

use super::row::Imm;

/// The bits of the context.
pub mod context {
    /// The ModRM byte.
    pub const MODRM: u32 = 0xff;
    /// ModRM.reg.
    pub const REG: u32 = 0x38;
    /// ModRM.mod is 3.
    pub const REGISTER: u32 = 1 << 8;
    /// 64-bit mode.
    pub const IS64: u32 = 1 << 9;
    /// The position of the address size: 0, 1, 2 for 16, 32, 64 bits.
    pub const ADDRESS_SHIFT: u32 = 10;
    /// The address size.
    pub const ADDRESS: u32 = 3 << ADDRESS_SHIFT;
    /// The operand size is 16 bits.
    pub const NARROW: u32 = 1 << 12;
    /// The prefix 66 selects an instruction.
    pub const P66: u32 = 1 << 13;
    /// The prefix F3 selects an instruction.
    pub const PF3: u32 = 1 << 14;
    /// The prefix F2 selects an instruction.
    pub const PF2: u32 = 1 << 15;
    /// REX.W, VEX.W or EVEX.W.
    pub const W: u32 = 1 << 16;
    /// The position of VEX.L or EVEX.L'L.
    pub const LENGTH_SHIFT: u32 = 17;
    /// VEX.L or EVEX.L'L.
    pub const LENGTH: u32 = 3 << LENGTH_SHIFT;
    /// EVEX.b
    pub const B: u32 = 1 << 19;
    /// EVEX.z
    pub const Z: u32 = 1 << 20;
    /// EVEX.aaa is not zero, and is a mask.
    pub const MASKED: u32 = 1 << 21;
    /// EVEX.NF
    pub const NF: u32 = 1 << 22;
    /// A REX2 prefix selects an instruction.
    pub const REX2: u32 = 1 << 23;
    /// The position of the source condition of APX.
    pub const CONDITION_SHIFT: u32 = 24;
    /// The source condition of APX.
    pub const CONDITION: u32 = 15 << CONDITION_SHIFT;
    /// The bits that depend on the ModRM byte.
    pub const OF_MODRM: u32 = MODRM | REGISTER;
}

/// What the bytes of a form must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Key {
    /// The bits of the context that matter.
    pub mask: u32,
    /// Their values.
    pub value: u32,
}

/// The forms of an opcode, or of an opcode with a value of ModRM.reg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bucket {
    /// The number of the first one.
    pub first: u16,
    /// Their number.
    pub count: u8,
    /// How the opcode is looked up.
    pub split: Split,
    /// The index of a table that has the form, counted from the first one, for each value of [`direct`], if nothing else
    /// matters; 0 if something does.
    pub direct: u16,
}

/// No form.
pub const NO_FORM: u8 = 0xff;

/// The number of values of [`direct`].
pub const DIRECT: usize = 16;

/// The bits of the context by which the form of most legacy opcodes is known.
pub const OF_DIRECT: u32 = context::W | context::NARROW | context::REGISTER | context::IS64;

/// The bits [`OF_DIRECT`] of a context as a number.
#[inline(always)]
#[must_use]
pub fn direct(context: u32) -> usize {
    let bits = context >> 16 & 1 | context >> 11 & 2 | context >> 6 & 12;
    bits as usize
}

/// What follows an opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Split {
    /// No ModRM byte.
    Plain,
    /// A ModRM byte.
    Modrm,
    /// A ModRM byte, and there are eight buckets, one for each value of ModRM.reg.
    Reg,
}

/// The field that an operand is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// None: always that register.
    Fixed,
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
    /// An absolute address.
    Moffs,
    /// The low nibble of the immediate.
    Is4Low,
    /// The rounding mode in EVEX.L'L.
    Rounding,
    /// `{sae}`
    Sae,
    /// The default flag values in EVEX.vvvv.
    Flags,
    /// The string source.
    Source,
    /// The string destination.
    Destination,
    /// That number.
    Number,
}

/// A set of registers, or how an immediate is extended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum Bank {
    None,
    Gp8,
    Gp16,
    Gp32,
    Gp64,
    Segment,
    Control,
    Debug,
    Stack,
    Mmx,
    Xmm,
    Ymm,
    Zmm,
    Mask,
    /// Two mask registers, named by the even one.
    MaskPair,
    Tile,
    /// An immediate that is shown as 8 unsigned bits.
    Unsigned8,
    /// An immediate that is zero-extended.
    Zero,
    /// An immediate that is sign-extended.
    Signed,
    /// A branch target.
    Relative,
}

/// Memory as an operand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names are sizes in bits")]
pub enum Memory {
    /// The operand is never memory.
    None,
    /// Of no particular size.
    Any,
    M8,
    M16,
    M32,
    M48,
    M64,
    M80,
    M128,
    M256,
    M512,
}

/// An operand of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Operand {
    /// Where it is encoded.
    pub place: Place,
    /// What it is if it is not memory.
    pub bank: Bank,
    /// What it is if ModRM says memory.
    pub memory: Memory,
    /// The number of a fixed register or the number itself; for memory the number of elements that it is broadcast to.
    pub number: u8,
    /// It is the target of an indirect branch.
    pub indirect: bool,
}

impl Operand {
    /// Returns whether it is in a field that can hold more numbers than there are registers.
    #[must_use]
    pub fn is_restricted(&self) -> bool {
        matches!(self.place, Place::Reg | Place::Rm | Place::Vvvv)
            && matches!(
                self.bank,
                Bank::Mmx
                    | Bank::Segment
                    | Bank::Control
                    | Bank::Debug
                    | Bank::Mask
                    | Bank::MaskPair
                    | Bank::Tile
                    | Bank::Stack
            )
    }
}

/// What an instruction does to control flow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Flow {
    /// The next instruction follows.
    #[default]
    Next,
    /// A direct jump.
    Jump,
    /// A conditional direct jump.
    Branch,
    /// A direct call.
    Call,
    /// A jump to a register or memory.
    IndirectJump,
    /// A call of a register or memory.
    IndirectCall,
    /// A return.
    Return,
    /// A software interrupt or a trap.
    Interrupt,
}

/// The bits of [`Form::flags`].
pub mod flags {
    /// `{vex}` is printed.
    pub const VEX: u16 = 1;
    /// `{evex}` is printed.
    pub const EVEX: u16 = 1 << 1;
    /// `{nf}` is printed.
    pub const NF: u16 = 1 << 2;
    /// There may be a write mask.
    pub const MASK: u16 = 1 << 3;
    /// VEX.vvvv has an operand.
    pub const VVVV: u16 = 1 << 4;
    /// The index of the memory is a vector register, of the bank in the bits from [`INDEX_SHIFT`].
    pub const VSIB: u16 = 1 << 5;
    /// A SIB byte is required.
    pub const SIB: u16 = 1 << 6;
    /// Outside 64-bit mode W does not select it.
    pub const WIDE: u16 = 1 << 7;
    /// The address has the size that the row gives, so that no prefix is printed for it.
    pub const ADDRESS: u16 = 1 << 8;
    /// The numbers of its registers have to be checked, or are not complete without a further bit.
    pub const CHECKED: u16 = 1 << 9;
    /// With the prefix 66 its registers of 32 bits are shown as those of 16.
    pub const NARROWED: u16 = 1 << 10;
    /// The immediate is an absolute address.
    pub const ABSOLUTE: u16 = 1 << 11;
    /// The opcode is the last byte.
    pub const SUFFIXED: u16 = 1 << 14;
    /// The length of the vector registers of a memory's index: 0, 1, 2.
    pub const INDEX_SHIFT: u16 = 12;
}

/// The operands of forms in AT&T and in Intel syntax, both in Intel's order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Operands {
    /// The index of the first operand.
    pub first: [u16; 2],
    /// The number of operands.
    pub counts: [u8; 2],
}

/// What else forms have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Traits {
    /// The immediate.
    pub imm: Imm,
    /// The second immediate.
    pub imm2: Imm,
    /// Bits of [`flags`].
    pub flags: u16,
    /// log2 of the scale of an 8-bit displacement.
    pub scale: u8,
    /// What it does to control flow.
    pub flow: Flow,
    /// The index of the names that immediates give it, 32 in a row; 0xffff without names.
    pub predicates: u16,
    /// The index of the features that it requires.
    pub needs: u16,
}
