//! The operands of a decoded instruction as data.

use super::list::List;
pub use super::register::{Bank, Lane, Members, Register, RegisterList};

/// The operands of an instruction, the destination first.
pub type Operands = List<Operand, 8>;

/// Where the immediates and displacements of an instruction are.
pub type Fields = List<Field, 4>;

/// An operand, or what belongs to the operand before it.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub enum Operand {
    /// A register.
    Register(Register),
    /// A register that the instruction also updates, written with `!`: `r0!`.
    Updated(Register),
    /// Several registers: `{v0.4s, v1.4s}`, `{r4-r7, lr}`.
    Registers(RegisterList),
    /// A register that selects elements: `{%k1}`, `p0/m`.
    Mask {
        /// The register.
        register: Register,
        /// Elements that are not selected are cleared; otherwise they keep their value.
        zeroing: bool,
    },
    /// An index in the register before it: `za0h.s[w12, 1]`.
    Index(Index),
    /// Memory, or an address.
    Memory(Memory),
    /// A number.
    Immediate(i64),
    /// A floating-point number.
    Float(f64),
    /// The address that a branch goes to, or that the instruction computes or loads from, relative to its own.
    Target(u64),
    /// How the register or number before it is shifted or extended.
    Shift(Shift),
    /// A condition.
    Condition(Condition),
    /// Anything else that has a name, such as a system register or the kind of a barrier.
    Name(Name),
    /// A rounding mode; exceptions are suppressed.
    Rounding(Rounding),
    /// Exceptions are suppressed.
    SuppressExceptions,
    /// The flags that a conditional comparison sets if it does not compare: O, S, Z, C from bit 3 down.
    DefaultFlags(u8),
}

/// An index in brackets after a register: a vector of an array or tile, or a bit of a predicate.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Index {
    /// The register that holds the index, to which the numbers are added.
    pub register: Option<Register>,
    /// The first of a range of numbers.
    pub first: u32,
    /// The last of a range of numbers.
    pub last: u32,
    /// The number of vector groups, if it is written: `vgx2`.
    pub groups: u8,
    /// The number is a multiple of the length of vectors.
    pub scaled: bool,
}

/// Memory: `segment:[base + index * scale + displacement]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Memory {
    /// The segment register that a prefix selects.
    pub segment: Option<Register>,
    /// The base.
    pub base: Option<Register>,
    /// The index, which may be a vector.
    pub index: Option<Register>,
    /// What the index is multiplied with.
    pub scale: u8,
    /// How the index is extended or shifted, or the unit of the displacement.
    pub extend: Option<Shift>,
    /// The displacement, or an absolute address.
    pub displacement: i64,
    /// What happens to the base.
    pub write_back: WriteBack,
    /// The number of bits that are accessed; 0 if the row does not record it.
    pub bits: u16,
    /// The number of elements that the value is broadcast to; 0 if it is not.
    pub broadcast: u8,
    /// The alignment in bits that the address must have; 0 for the default.
    pub alignment: u16,
}

impl Default for Memory {
    fn default() -> Self {
        Memory {
            segment: None,
            base: None,
            index: None,
            scale: 1,
            extend: None,
            displacement: 0,
            write_back: WriteBack::None,
            bits: 0,
            broadcast: 0,
            alignment: 0,
        }
    }
}

/// Whether an access to memory changes its base.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum WriteBack {
    /// The base is kept.
    #[default]
    None,
    /// Written with `!`: the base becomes the address, or the address after the access if there is no displacement.
    Address,
    /// The base is the address, and the displacement or index is added to it afterwards.
    After,
}

/// A shift or an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Shift {
    /// What is done.
    pub kind: ShiftKind,
    /// By how many bits, or what is multiplied with; 0 if nothing is written.
    pub amount: u8,
}

impl Shift {
    pub(in crate::arch) fn new(kind: ShiftKind, amount: u32) -> Self {
        Shift { kind, amount: amount as u8 }
    }
}

/// The kind of a shift or an extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ShiftKind {
    /// To the left.
    Left,
    /// To the right, with zeros.
    LogicalRight,
    /// To the right, with the sign.
    ArithmeticRight,
    /// Rotated to the right.
    RotateRight,
    /// Rotated to the right by one bit, with the carry flag.
    RotateWithCarry,
    /// To the left, with ones.
    LeftWithOnes,
    /// Multiplied.
    Multiply,
    /// Multiplied with the length of vectors.
    MultiplyByVectorLength,
    /// The lowest 8 bits, with zeros.
    UnsignedByte,
    /// The lowest 16 bits, with zeros.
    UnsignedHalf,
    /// The lowest 32 bits, with zeros.
    UnsignedWord,
    /// All 64 bits, as a number without a sign.
    UnsignedDouble,
    /// The lowest 8 bits, with the sign.
    SignedByte,
    /// The lowest 16 bits, with the sign.
    SignedHalf,
    /// The lowest 32 bits, with the sign.
    SignedWord,
    /// All 64 bits, as a number with a sign.
    SignedDouble,
}

/// A condition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Condition {
    pub(in crate::arch) number: u8,
    pub(in crate::arch) name: &'static str,
}

impl Condition {
    /// The number in encodings.
    #[must_use]
    pub fn number(self) -> u8 {
        self.number
    }

    /// The name, such as `eq`.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.name
    }
}

/// An operand with a name. [`Formatter::name`](crate::disasm::Formatter::name) returns the name, which may depend on the
/// features of the target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Name {
    pub(in crate::arch) kind: NameKind,
    pub(in crate::arch) code: u32,
    /// The index of the row's item.
    pub(in crate::arch) item: u8,
}

impl Name {
    /// What has the name.
    #[must_use]
    pub fn kind(&self) -> NameKind {
        self.kind
    }

    /// The value in the encoding.
    #[must_use]
    pub fn code(&self) -> u32 {
        self.code
    }
}

/// What a name is the name of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum NameKind {
    /// A system register. The code has op0, op1, CRn, CRm and op2 from bit 15 down, or a status register with its fields.
    SystemRegister,
    /// A system operation, such as one on caches.
    SystemOperation,
    /// A field of the processor's state.
    ProcessorState,
    /// The kind of a barrier.
    Barrier,
    /// What is prefetched, and how.
    Prefetch,
    /// How many elements of a predicate are set.
    Pattern,
    /// The branches that may have this target.
    BranchTarget,
    /// A hint about a store.
    Hint,
    /// A coprocessor.
    Coprocessor,
    /// A register of a coprocessor, or of the space of system operations.
    ControlRegister,
    /// The option of an access of a coprocessor.
    Option,
    /// Kinds of interrupts.
    InterruptFlags,
    /// The order of bytes.
    ByteOrder,
    /// A word that the form has always.
    Word,
}

/// A rounding mode.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// To the nearest number.
    Nearest,
    /// Down.
    Down,
    /// Up.
    Up,
    /// To zero.
    Zero,
}

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum FieldKind {
    /// A number.
    Immediate,
    /// The displacement of an address in memory.
    Displacement,
    /// The distance of a target.
    Target,
}

/// Where an immediate or a displacement is encoded, as relocations need it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Field {
    /// What it holds.
    pub kind: FieldKind,
    /// The offset from the start of the instruction. Where instructions are words, fields are at the start of a word.
    pub offset: u32,
    /// The size in bytes: that of the field, or of the word that it is in.
    pub size: u8,
    /// The number of bits that hold the value.
    pub bits: u8,
}

/// The places of an empty list of operands.
pub(crate) const NO_OPERAND: Operand = Operand::SuppressExceptions;

/// The places of an empty list of fields.
pub(crate) const NO_FIELD: Field = Field { kind: FieldKind::Immediate, offset: 0, size: 0, bits: 0 };
