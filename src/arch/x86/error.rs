//! Errors and remarks about instructions.

/// The width of each mode in bits.
pub(super) const BITS: [u8; 3] = [16, 32, 64];

/// A row that rejected the operands. Its text is formatted when the error is displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The distance from the operands; the lowest is the nearest row.
    pub misses: usize,
    /// The mnemonic, including its suffix.
    pub name: &'static str,
    /// The index in the table of rows.
    pub row: u16,
}

/// Why an instruction was rejected. `operand` is an index in the statement's own order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EncodeError {
    /// No instruction has that name, or the operands require one of the `nearest` names.
    UnknownMnemonic {
        nearest: Vec<&'static str>,
    },
    /// The instruction exists, but not with these operands.
    WrongOperands {
        /// The first operand that fits no form, if there is a single one to blame.
        operand: Option<usize>,
        forms: Vec<Refused>,
        /// A row accepts the two operands in the other order.
        swapped: bool,
    },
    OperandCount {
        forms: Vec<Refused>,
    },
    /// More than one operand size fits, and no operand determines it.
    AmbiguousSuffix {
        candidates: Vec<&'static str>,
    },
    /// More than one memory size fits, and nothing determines it.
    AmbiguousSize {
        operand: usize,
        sizes: Vec<&'static str>,
    },
    ImmediateRange {
        operand: usize,
        least: i64,
        greatest: i64,
    },
    WrongMode {
        /// The current mode: 0, 1 and 2 for 16, 32 and 64 bits.
        this: u8,
        /// The modes that have it, one bit each.
        modes: u8,
        /// This mode has the instruction with other operands.
        others: bool,
    },
    /// The prefixes request an encoding that the instruction does not have.
    NoSuchEncoding,
    /// An operand is rejected by itself; `name` is that of an unknown register, or empty.
    Operand {
        operand: usize,
        problem: Problem,
        name: String,
    },
    /// A high-byte register in an instruction that requires a REX, REX2, VEX or EVEX prefix.
    HighByte {
        operand: usize,
        /// `REX`, `REX2`, `VEX` or `EVEX`.
        prefix: &'static str,
    },
    SameTile {
        /// The operand that repeats a register.
        operand: usize,
    },
    TooLong,
}

/// Why an operand is rejected by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    Count,
    UnknownRegister,
    /// The register exists in 64-bit mode only.
    RegisterMode,
    Address(AddressProblem),
    UnknownBrace,
    /// `{1toN}` with an N that does not match the vector, or on an operand that cannot be broadcast.
    Broadcast,
    Mask,
    UnknownMask,
    /// The mask is `k0`, whose encoding means "no mask".
    ZeroMask,
}

impl Problem {
    pub const DISPLACEMENT: Problem = Problem::Address(AddressProblem::DISPLACEMENT);
    pub const SCALE: Problem = Problem::Address(AddressProblem::SCALE);

    /// The error for the operand at an index in the statement.
    #[cold]
    pub fn at(self, operand: usize, name: &[u8]) -> EncodeError {
        EncodeError::Operand { operand, problem: self, name: String::from_utf8_lossy(name).into_owned() }
    }

    pub(super) fn text(self) -> &'static str {
        match self {
            Problem::Count => "invalid number of operands for instruction",
            Problem::UnknownRegister | Problem::UnknownMask => "invalid register name",
            Problem::RegisterMode => "register is only available in 64-bit mode",
            Problem::Address(problem) => problem.0,
            Problem::UnknownBrace => "unknown operand in braces",
            Problem::Broadcast => "invalid broadcast",
            Problem::Mask | Problem::ZeroMask => "invalid write mask",
        }
    }
}

/// Legal but suspicious operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The memory operand of a string instruction determines only its size; the location is implied.
    Moved,
    /// The registers of a gather overlap; they should be distinct.
    Gather {
        mask: bool,
    },
    Destination,
    /// The source is a group of four registers, and the written one is not the first of the group.
    Group {
        /// `xmm` or `zmm`
        family: &'static str,
        number: u8,
    },
    /// The address must be relative to `%rip`.
    RipOnly,
    /// Nothing determines the memory size; the default of the mode is used.
    DefaultSize,
}

impl std::fmt::Display for Remark {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match *self {
            Self::Moved => {
                f.write_str("memory operand is only for determining the size: the index registers give the location")
            }
            Self::Gather { mask: true } => f.write_str("mask, index, and destination registers should be distinct"),
            Self::Gather { mask: false } => f.write_str("index and destination registers should be distinct"),
            Self::DefaultSize => {
                f.write_str("no mnemonic suffix and no register gives the operand size: the default is used")
            }
            Self::Destination => f.write_str("destination register should be distinct from source registers"),
            Self::Group { family, number } => {
                let (first, last) = (number & !3, number | 3);
                write!(
                    f,
                    "source register '{family}{number}' implicitly denotes '{family}{first}' to '{family}{last}' source group"
                )
            }
            Self::RipOnly => f.write_str("the instruction supports only addresses relative to %rip"),
        }
    }
}

/// Why an address is invalid: the message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AddressProblem(&'static str);

#[allow(missing_docs, reason = "the texts say it")]
impl AddressProblem {
    pub const BASE_INDEX: Self = Self("invalid base+index expression");
    pub const PAIR_16: Self = Self("invalid 16-bit base/index register combination");
    pub const BASE_64_INDEX_NOT: Self = Self("base register is 64-bit, but index register is not");
    pub const BASE_32_INDEX_NOT: Self = Self("base register is 32-bit, but index register is not");
    pub const BASE_16_INDEX_NOT: Self = Self("base register is 16-bit, but index register is not");
    pub const BASE: Self = Self("invalid base register");
    pub const INDEX: Self = Self("invalid index register");
    pub const RIP_INDEX: Self = Self("%rip as base register can not have an index register");
    pub const RIP_MODE: Self = Self("IP-relative addressing requires 64-bit mode");
    pub const BASE_16_IN_64: Self = Self("16-bit addresses cannot be used in 64-bit mode");
    pub const SCALE: Self = Self("scale factor in address must be 1, 2, 4 or 8");
    pub const SCALE_16: Self = Self("scale factor in 16-bit address must be 1");
    pub const SEGMENT: Self = Self("invalid segment register");
    pub const DISPLACEMENT: Self = Self("displacement does not fit in 32 bits");
    pub const WIDTH: Self = Self("the address must be as wide as the register operand");
    pub const OFFSET: Self = Self("`OFFSET` operator cannot be used in an unconditional branch");
}

impl std::fmt::Display for EncodeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::UnknownMnemonic { .. } => f.write_str("invalid instruction mnemonic"),
            Self::WrongOperands { .. } => f.write_str("invalid operand for instruction"),
            Self::OperandCount { .. } => f.write_str(Problem::Count.text()),
            Self::AmbiguousSuffix { candidates } => {
                f.write_str("ambiguous instructions require an explicit suffix (could be ")?;
                for (i, c) in candidates.iter().enumerate() {
                    let lead = match i {
                        0 => "",
                        _ if i + 1 == candidates.len() => ", or ",
                        _ => ", ",
                    };
                    write!(f, "{lead}'{c}'")?;
                }
                f.write_str(")")
            }
            Self::AmbiguousSize { .. } => f.write_str("ambiguous operand size for instruction"),
            Self::ImmediateRange { least, greatest, .. } => {
                write!(f, "immediate must be an integer in range [{least}, {greatest}]")
            }
            Self::WrongMode { this, others, .. } => {
                let which = if *others { " with these operands" } else { "" };
                write!(f, "instruction does not exist{which} in {}-bit mode", BITS[usize::from(*this % 3)])
            }
            Self::NoSuchEncoding => f.write_str("instruction does not have the encoding that its prefix requests"),
            Self::Operand { problem, .. } => f.write_str(problem.text()),
            Self::HighByte { prefix, .. } => {
                write!(f, "can't encode a high-byte register in an instruction requiring {prefix} prefix")
            }
            Self::TooLong => f.write_str("instruction length exceeds the limit of 15"),
            Self::SameTile { .. } => f.write_str("all tmm registers must be distinct"),
        }
    }
}
