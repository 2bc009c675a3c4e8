//! The tables that the build generates from `grammar/isa/arm`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use crate::arch::features::Needs;
pub use crate::arch::fixed_width::tables::{Mnemonic, Row};
pub use crate::arch::segment::Segment;

use super::machine::T32;

pub type Item = crate::arch::fixed_width::tables::Item<T32>;

/// The properties of a row, apart from its operands and bits.
pub mod flag {
    /// The encoding has 32 bits.
    pub const WIDE: u16 = 1;
    /// Only allowed in IT blocks.
    pub const IN_BLOCK: u16 = 2;
    /// Not allowed in IT blocks.
    pub const OUT_OF_BLOCK: u16 = 4;
    /// `.w` is allowed.
    pub const TAKES_W: u16 = 8;
    /// `.w` is required.
    pub const NEEDS_W: u16 = 16;
    /// Not predicable.
    pub const NO_CONDITION: u16 = 32;
    /// Not predicable, but allowed in IT blocks.
    pub const EVERYWHERE: u16 = 64;
    /// Only allowed as the last one of an IT block.
    pub const LAST: u16 = 128;
    /// The condition is encoded in the instruction, outside IT blocks.
    pub const CONDITION: u16 = 256;
    /// If its first register is the program counter, only allowed as the last one of an IT block.
    pub const LAST_WITH_PC: u16 = 512;
    /// Not defined by the ARM ARM.
    pub const UNDEFINED: u16 = 2048;
    /// An A32 instruction.
    pub const A32: u16 = 1024;
}

/// How an operand is matched and encoded: see `kinds.rs`.
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
