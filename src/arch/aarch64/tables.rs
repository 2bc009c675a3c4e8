//! The tables that the build made of `grammar/isa/aarch64`.
#![allow(missing_docs, unreachable_pub, dead_code, clippy::all, reason = "written by the build")]

pub use crate::arch::features::{Bits, Feature, Needs};
pub use crate::arch::segment::Segment;

use crate::arch::segment;

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

/// A name of the system: a register, a field of the processor's state, or an operation.
#[derive(Debug)]
pub struct SystemName {
    /// In small letters.
    pub name: &'static str,
    pub code: u32,
    /// What it can be used for.
    pub flags: u8,
    /// Whether one of its features is enough.
    pub any: bool,
    /// The features it needs, a bit for each of [`FEATURES`].
    pub needs: Bits,
}

/// What an operand must be, and how its value is made: see `kinds.rs`.
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
