//! The tables that the build generates from `grammar/isa/aarch64`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use crate::arch::features::{Bits, Feature, Needs};
pub use crate::arch::fixed_width::tables::{Mnemonic, Row};
pub use crate::arch::segment::Segment;

use super::machine::A64;

pub type Item = crate::arch::fixed_width::tables::Item<A64>;

/// A system register, PSTATE field or system operation.
#[derive(Debug)]
pub struct SystemName {
    /// In lower case.
    pub name: &'static str,
    pub code: u32,
    /// Depends on the table: access rights, field width, or use of a register operand.
    pub flags: u8,
    /// Whether any one of the features is enough.
    pub any: bool,
    /// The required features, one bit for each of [`FEATURES`].
    pub needs: Bits,
}

/// How an operand is matched and encoded: see `kinds.rs`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Sign,
    Any,
    Fixed,
    Register,
    RegisterOrSp,
    RegisterOrCounter,
    RegisterApart,
    RegisterOfPrefix,
    Even,
    Next,
    Tied,
    Const,
    ConstRange,
    Same,
    FloatZero,
    Zero,
    HalfOrOne,
    HalfOrTwo,
    ZeroOrOne,
    ShiftedByte,
    ShiftedSignedByte,
    Pattern,
    VectorPrefetch,
    Tiles,
    Multiple,
    FixedShift,
    Unsigned,
    Signed,
    From,
    Minus,
    Range,
    AddImmediate,
    SubImmediate,
    Bitmask,
    BitmaskNot,
    MovZ,
    MovN,
    MovWide,
    MovSymbol,
    LoadStore,
    ShiftLeft,
    Lsb,
    NegativeLsb,
    Width,
    InsertWidth,
    FloatImmediate,
    ByteMask,
    AnyByte,
    Call,
    Jump,
    Branch,
    TestBranch,
    CompareBranch,
    Behind,
    Literal,
    Adr,
    Adrp,
    Word,
    Condition,
    InvertedCondition,
    Prefetch,
    RangePrefetch,
    Barrier,
    BarrierNxs,
    InstructionBarrier,
    BranchTarget,
    StoreHint,
    ReadRegister,
    WriteRegister,
    ProcessorState,
    ControlRegister,
    SystemOperation,
    Shift,
    ShiftOrRotate,
    Extend,
    ExtendX,
    IndexW,
    IndexX,
    Lsl,
    Msl,
}

include!(concat!(env!("OUT_DIR"), "/aarch64_tables.rs"));
