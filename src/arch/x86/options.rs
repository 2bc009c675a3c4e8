//! What determines an encoding other than the operands.

use super::Dialect;
use crate::options::parts::GNU;

/// Values of the VEX and EVEX fields that an instruction ignores (GNU as's `-mvexwig`, `-mevexlig`, …); zero by default.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct IgnoredFields {
    /// Set VEX.W.
    pub vex_w: bool,
    /// Set VEX.L of scalar instructions.
    pub vex_l: bool,
    /// Set EVEX.W.
    pub evex_w: bool,
    /// EVEX.L'L of scalar instructions.
    pub evex_l: u8,
    /// EVEX.L'L of instructions with `{sae}`.
    pub evex_rounding: u8,
}

/// What determines an encoding other than the operands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct EncodeOptions {
    /// Use long forms at once: nothing is left to relax.
    pub relax_all: bool,
    /// The object is COFF, where `@SECREL32` has a fixup of its own.
    pub coff: bool,
    /// `.code16gcc` is in effect.
    pub gcc16: bool,
    /// The assembler that the options and directives select; [`EncodeOptions::dialect`] is the one that applies.
    pub named_dialect: Dialect,
    /// SSE instructions are encoded as AVX.
    pub sse2avx: bool,
    /// The target is x32, where some specifiers force a REX prefix.
    pub x32: bool,
    /// Branches are kept off boundaries.
    pub keeps_branches: bool,
    /// The values of ignored fields.
    pub ignored: IgnoredFields,
    /// GNU as's flags reject or change instructions; see [`Changes`](super::Changes).
    pub has_changes: bool,
}

impl EncodeOptions {
    /// The assembler whose rows and encodings apply; always llvm-mc without the feature `gnu`.
    #[inline(always)]
    pub fn dialect(&self) -> Dialect {
        if GNU { self.named_dialect } else { Dialect::Llvm }
    }

    /// Returns whether GNU as's flags reject or change instructions.
    #[inline(always)]
    pub fn is_changed(&self) -> bool {
        GNU && self.has_changes
    }
}
