//! The tables that the build made of `grammar/isa/arm`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use crate::arch::features::Needs;
pub use crate::arch::segment::Segment;

use crate::arch::segment;

/// What a row is besides its operands and bits.
pub mod flag {
    /// It has 32 bits.
    pub const WIDE: u16 = 1;
    /// It is only for IT blocks.
    pub const IN_BLOCK: u16 = 2;
    /// It is not for IT blocks.
    pub const OUT_OF_BLOCK: u16 = 4;
    /// `.w` may be written.
    pub const TAKES_W: u16 = 8;
    /// `.w` must be written.
    pub const NEEDS_W: u16 = 16;
    /// It has no condition.
    pub const NO_CONDITION: u16 = 32;
    /// It may stand in an IT block without one.
    pub const EVERYWHERE: u16 = 64;
    /// It may only be the last one in an IT block.
    pub const LAST: u16 = 128;
    /// The condition is part of its bits, outside of IT blocks.
    pub const CONDITION: u16 = 256;
    /// It may only be the last one in an IT block if its first register is the program counter.
    pub const LAST_WITH_PC: u16 = 512;
    /// The manual has no such form.
    pub const UNDEFINED: u16 = 2048;
    /// It is of A32.
    pub const A32: u16 = 1024;
    /// Bits of a number were cut off: no row has it, a match does.
    pub const CUT: u16 = 4096;
}

/// One encoding of one form.
#[derive(Debug)]
pub struct Row {
    /// The shape of its operands.
    pub shape: u32,
    /// The bits that are the same for all operands.
    pub value: u32,
    /// Where its items start in [`LISTS`].
    pub first: u16,
    /// How many it has.
    pub count: u8,
    /// The features it needs: an index of [`NEEDS`].
    pub needs: u8,
    /// What it is besides, of [`flag`].
    pub flags: u16,
}

impl Row {
    /// What its operands must be.
    pub fn items(&self) -> impl Iterator<Item = &'static Item> {
        let list = &LISTS[usize::from(self.first)..][..usize::from(self.count)];
        list.iter().map(|&i| &ITEMS[usize::from(i)])
    }

    /// The features it needs.
    pub fn needs(&self) -> Needs {
        NEEDS[usize::from(self.needs)]
    }
}

/// What one operand must be.
#[derive(Debug)]
pub struct Item {
    pub kind: Kind,
    pub tag: u16,
    pub arg: i32,
    /// Where its value goes: an index of [`FIELDS`].
    pub field: u8,
}

impl Item {
    pub fn segments(&self) -> &'static [Segment] {
        FIELDS[usize::from(self.field)]
    }

    /// How many bits its value has.
    pub fn width(&self) -> u8 {
        segment::width(self.segments())
    }

    /// Whether the bits can say a value.
    pub fn holds(&self, value: u32) -> bool {
        segment::holds(self.segments(), value)
    }

    /// The bits of the word for a value.
    #[inline]
    pub fn place(&self, value: u32) -> u32 {
        segment::place(self.segments(), value)
    }
}

/// A mnemonic and its rows.
#[derive(Debug)]
pub struct Mnemonic {
    /// Its name as two words, from the lowest byte on.
    pub packed: [u64; 2],
    /// Its first row.
    pub first: u16,
    /// How many rows it has.
    pub count: u16,
}

impl Mnemonic {
    /// Its name.
    pub fn name<'r>(&self, room: &'r mut [u8; 16]) -> &'r str {
        for (to, word) in room.chunks_exact_mut(8).zip(self.packed) {
            to.copy_from_slice(&word.to_le_bytes());
        }
        let len = room.iter().position(|byte| *byte == 0).unwrap_or(room.len());
        std::str::from_utf8(&room[..len]).unwrap_or_default()
    }

    pub fn rows(&self) -> &'static [Row] {
        &ROWS[usize::from(self.first)..][..usize::from(self.count)]
    }
}

/// What an operand must be, and how its value is made: see `kinds.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sign,
    Fixed,
    Register,
    NotPc,
    General,
    NotSp,
    Low,
    Quad,
    RegisterApart,
    NotPcApart,
    GeneralApart,
    Even,
    Pair,
    Next,
    Tied,
    DoubleList,
    Align,
    Const,
    FloatZero,
    Unsigned,
    Signed,
    From,
    Minus,
    Modified,
    ModifiedNot,
    ModifiedNegated,
    Negated,
    SignMagnitude,
    CutMagnitude,
    Indexed,
    IndexedNegative,
    MovWide,
    ShiftAmount,
    Rotation,
    MovLarge,
    NegatedMany,
    Inverted,
    Lsb,
    Width,
    Msb,
    AnyNumber,
    Jump,
    WideJump,
    Branch,
    WideBranch,
    ArmJump,
    ArmCall,
    Call,
    CallExchange,
    CompareBranch,
    Literal,
    WideLiteral,
    DoubleLiteral,
    FloatLiteral,
    HalfLiteral,
    Adr,
    WideAdr,
    Word,
    Condition,
    Barrier,
    InstructionBarrier,
    TraceBarrier,
    Coprocessor,
    ControlRegister,
    Endian,
    InterruptFlags,
    ReadStatus,
    WriteStatus,
    Banked,
    List,
    LowList,
    OneRegister,
    SingleList,
    DoubleRegisters,
    Shift,
    LeftShift,
    NoShift,
    RightShift,
    SaturateShift,
    ShiftLeft,
    ShiftRight,
    RotateBytes,
    FixedShift,
    ShiftBy,
    LowShiftBy,
    Option,
    Element,
    Complement,
    MovedElement,
    InvertedElement,
    Repeated,
    RepeatedInverted,
    FloatElement,
    FloatImmediate,
    FloatCode,
    NotZero,
}

include!(concat!(env!("OUT_DIR"), "/arm_tables.rs"));
