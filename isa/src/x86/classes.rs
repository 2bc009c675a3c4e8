//! Operand classes as bits: what an operand can be, and which of that a row accepts.
//!
//! An operand of a statement has the bits of everything it can be; an operand of a row has the bits of everything it
//! accepts. They match if the two have a bit in common (and the register number is equal, if the row specifies one).

macro_rules! bits {
    ($($name:ident $doc:literal),* $(,)?) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms, missing_docs, reason = "the names are those of the table")]
        #[derive(Clone, Copy)]
        enum Index { $($name),* }
        $(#[doc = concat!("The operand is ", $doc, ".")] pub const $name: u64 = 1 << Index::$name as u32;)*
        #[cfg(feature = "compiler")]
        pub(super) const ALL: u64 = 0 $(| $name)*;
    };
}

bits! {
    R8 "an 8-bit general register",
    R16 "a 16-bit general register",
    R32 "a 32-bit general register",
    PORT "a 16-bit general register as the number of a port",
    R64 "a 64-bit general register",
    SEG "a segment register",
    CR "a control register",
    DR "a debug register",
    ST "an x87 stack register",
    MM "an MMX register",
    XLO "xmm0 to xmm7",
    XEXT "xmm8 to xmm15",
    XHI "xmm16 to xmm31",
    YLO "ymm0 to ymm7",
    YEXT "ymm8 to ymm15",
    YHI "ymm16 to ymm31",
    ZMM "a 512-bit register",
    K "a mask register",
    TMM "a tile register",
    IR16 "a 16-bit register as the target of an indirect branch",
    IR32 "a 32-bit register as the target of an indirect branch",
    IR64 "a 64-bit register as the target of an indirect branch",
    MOFFS "memory at an absolute address, without registers",
    MOFFSQ "memory at an absolute address beyond 32 bits",
    IM16 "16 bits of memory that hold the target of an indirect branch",
    IM32 "32 bits of memory that hold the target of an indirect branch",
    IM64 "64 bits of memory that hold the target of an indirect branch",
    M8 "8 bits of memory",
    M16 "16 bits of memory",
    M32 "32 bits of memory",
    M64 "64 bits of memory",
    M80 "80 bits of memory",
    M128 "128 bits of memory",
    M256 "256 bits of memory",
    M512 "512 bits of memory",
    MANY "memory of no particular size",
    VX "memory with an index in an xmm register",
    VY "memory with an index in a ymm register",
    VZ "memory with an index in a zmm register",
    SI "memory at the source index register",
    DI "memory at the destination index register",
    BC2 "memory broadcast to 2 elements",
    BC4 "memory broadcast to 4 elements",
    BC8 "memory broadcast to 8 elements",
    BC16 "memory broadcast to 16 elements",
    BC32 "memory broadcast to 32 elements",
    REL "the target of a direct branch",
    REL8 "the target of a branch that is always short",
    IMM "an immediate",
    I8W "an immediate that sign-extends from 8 to 16 bits",
    I8L "an immediate that sign-extends from 8 to 32 bits",
    I8Q "an immediate that sign-extends from 8 to 64 bits",
    I32Q "an immediate that sign-extends from 32 to 64 bits",
    U8 "an immediate that fits in 8 bits",
    U4 "an immediate that fits in 4 bits, unsigned",
    USYM "the immediate of a comparison whose sides may be exchanged",
    WIDE "an immediate that does not fit in 32 bits",
    ONE "the immediate 1",
    THREE "the immediate 3",
    RC "a rounding mode",
    SAE "suppress all exceptions",
    DFV "default flag values",
}

/// Memory by its size in bits.
pub const MEMORY_SIZES: [(u16, u64); 8] =
    [(8, M8), (16, M16), (32, M32), (64, M64), (80, M80), (128, M128), (256, M256), (512, M512)];

/// Broadcast memory by the number of elements.
pub const BROADCASTS: [(u16, u64); 5] = [(2, BC2), (4, BC4), (8, BC8), (16, BC16), (32, BC32)];

/// The class of a size or a number.
#[must_use]
pub fn of_number(classes: &[(u16, u64)], number: u16) -> Option<u64> {
    classes.iter().find(|class| class.0 == number).map(|class| class.1)
}
