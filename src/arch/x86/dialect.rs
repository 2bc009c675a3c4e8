//! The rows that exist in each mode and in each assembler's dialect.

use super::prefixes::Prefixes;
use super::{EncodeOptions, Mode, tables as t};

/// The assembler whose rows and encodings apply where llvm-mc and GNU as differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Dialect {
    #[default]
    Llvm,
    Gnu,
    /// GNU as after `.code16gcc`: stack instructions use 32 bits unless the operand size is explicit.
    GnuGcc16,
}

impl Dialect {
    pub fn after_code16gcc(self) -> Dialect {
        if self == Dialect::Llvm { self } else { Dialect::GnuGcc16 }
    }

    /// The dialect after any other mode directive.
    pub fn after_code(self) -> Dialect {
        if self == Dialect::Llvm { self } else { Dialect::Gnu }
    }
}

pub(super) const MODES: u64 = t::F_ONLY_16 | t::F_NOT_16 | t::F_ONLY_32 | t::F_ONLY_64 | t::F_NOT_64;

pub(super) const DIALECTS: u64 = t::F_GNU | t::F_LLVM | t::F_GCC16 | t::F_NOT_GCC16;

pub(super) const REJECTED: [u64; 3] =
    [t::F_NOT_16 | t::F_ONLY_32 | t::F_ONLY_64, t::F_ONLY_16 | t::F_ONLY_64, t::F_NOT_64 | t::F_ONLY_16 | t::F_ONLY_32];

/// The flags that exclude a row in each dialect, indexed by [`Dialect`].
const FOREIGN: [u64; 3] = [t::F_GNU | t::F_GCC16, t::F_LLVM | t::F_GCC16, t::F_LLVM | t::F_NOT_GCC16];

#[derive(Clone, Copy)]
pub(super) struct RowSet {
    pub(super) mode: Mode,
    dialect: Dialect,
    /// `data32` is an operand-size prefix for GNU as, which then never picks a short jump.
    data32: bool,
}

impl RowSet {
    /// The rows available to an instruction. In llvm-mc's dialect `data32` and `.code16gcc` select the forms of 32-bit
    /// mode.
    #[inline(always)]
    pub(super) fn new(prefixes: &Prefixes, mode: Mode, options: &EncodeOptions) -> RowSet {
        let wide = options.gcc16 && options.dialect() == Dialect::Llvm || prefixes.has(Prefixes::DATA32);
        let data32 = options.dialect() != Dialect::Llvm && prefixes.has(Prefixes::DATA32);
        RowSet { mode: if wide { Mode::Bits32 } else { mode }, dialect: options.dialect(), data32 }
    }

    #[inline(always)]
    pub(super) fn rejected(self) -> u64 {
        let short = if self.data32 { t::F_RELAX } else { 0 };
        REJECTED[usize::from(self.mode.number())] | FOREIGN[self.dialect as usize] | short
    }

    /// The suffixes, as indices for `matcher::suffixed`, that GNU as prefers if several fit.
    pub(super) fn default_suffix(self, float: bool) -> Option<&'static [usize]> {
        match (self.dialect, self.mode) {
            (Dialect::Llvm, _) => None,
            _ if float => Some(&[0, 1]),
            (_, Mode::Bits16) => Some(&[1, 2]),
            _ => Some(&[2, 3]),
        }
    }
}
