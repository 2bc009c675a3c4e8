//! Registers and lists of registers.

/// A set of registers. Machines that have such registers share a name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bank {
    /// General registers.
    General,
    /// The second bytes of general registers: `ah` is number 4.
    HighByte,
    /// The stack pointer, where it is not one of the general registers.
    StackPointer,
    /// The zero register; as an index it means no index.
    Zero,
    /// The instruction pointer, where it is not one of the general registers.
    InstructionPointer,
    /// Vectors. The width is 0 if it depends on the processor.
    Vector,
    /// One number in the lowest part of a vector register.
    Scalar,
    /// Masks or predicates, a bit for each element.
    Mask,
    /// Predicates that hold a count.
    Counter,
    /// The floating-point stack; 0 is its top.
    Stack,
    /// The 64-bit vectors in the floating-point stack.
    Mmx,
    /// Tiles of a matrix.
    Tile,
    /// Horizontal slices of tiles.
    HorizontalSlice,
    /// Vertical slices of tiles.
    VerticalSlice,
    /// The whole matrix.
    Array,
    /// Look-up tables.
    Table,
    /// Segment registers.
    Segment,
    /// Control registers.
    Control,
    /// Debug registers.
    Debug,
    /// Registers that do not exist: LLVM's decoder accepts these numbers.
    Unnamed,
}

/// A register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Register {
    /// The set that it belongs to.
    pub bank: Bank,
    /// Its number in the set.
    pub number: u8,
    /// The width in bits; 0 if it depends on the processor.
    pub bits: u16,
    /// The width of an element in bits; 0 if the instruction does not divide the register.
    pub element_bits: u8,
    /// The lane that is meant.
    pub lane: Option<Lane>,
}

/// A lane of a vector register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lane {
    /// The lane with a number.
    Number(u8),
    /// All lanes get the same value.
    All,
}

impl Register {
    pub(in crate::arch) fn new(bank: Bank, number: u32, bits: u16) -> Self {
        Register { bank, number: number as u8, bits, element_bits: 0, lane: None }
    }
}

/// A list of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegisterList {
    pub(in crate::arch) first: Register,
    pub(in crate::arch) members: Members,
}

/// Which registers a list has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Members {
    /// A bit for each number.
    Mask(u32),
    /// So many, with a distance, from the first one on; after the last of the bank follows the first one.
    Sequence { count: u8, stride: u8, limit: u8 },
}

impl RegisterList {
    /// The registers in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = Register> + use<> {
        let RegisterList { first, members } = *self;
        (0..32u8).filter_map(move |i| {
            let number = match members {
                Members::Mask(mask) => (mask >> i & 1 != 0).then_some(u32::from(i))?,
                Members::Sequence { count, stride, limit } => {
                    let number = u32::from(first.number) + u32::from(i) * u32::from(stride);
                    (i < count).then_some(number % u32::from(limit.max(1)))?
                }
            };
            Some(Register { number: number as u8, ..first })
        })
    }

    /// The number of registers.
    #[must_use]
    #[allow(clippy::len_without_is_empty, reason = "an empty list is rare")]
    pub fn len(&self) -> usize {
        self.iter().count()
    }
}
