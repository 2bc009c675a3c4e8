//! What else than its operands decides how an instruction is encoded.

use super::Dialect;

/// Values of the VEX and EVEX fields that an instruction ignores (GNU as's `-mvexwig`, `-mevexlig`, …); zero by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IgnoredFields {
    /// VEX.W is set.
    pub vex_w: bool,
    /// VEX.L of scalar instructions is set.
    pub vex_l: bool,
    /// EVEX.W is set.
    pub evex_w: bool,
    /// EVEX.L'L of scalar instructions.
    pub evex_l: u8,
    /// EVEX.L'L where exceptions are suppressed.
    pub evex_rounding: u8,
}

/// What else decides an encoding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EncodeOptions {
    /// Long forms at once: nothing is left to relax.
    pub relax_all: bool,
    /// The object is COFF, where `@SECREL32` has a fixup of its own.
    pub coff: bool,
    /// `.code16gcc` is in effect.
    pub gcc16: bool,
    /// Whose rows and encodings count.
    pub dialect: Dialect,
    /// SSE instructions get their AVX encoding.
    pub sse2avx: bool,
    /// The target is x32, where some specifiers force a REX prefix.
    pub x32: bool,
    /// Branches are kept from boundaries.
    pub keeps_branches: bool,
    /// What is in fields that mean nothing.
    pub ignored: IgnoredFields,
    /// GNU as's flags refuse or change instructions: [`Changes`](super::Changes) says how.
    pub changed: bool,
}
