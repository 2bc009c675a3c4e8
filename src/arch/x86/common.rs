//! Encodes common instructions, whose operands have been read without tokens, in the first row that accepts them. Other
//! instructions are read again and encoded by [`Encoder::encode`].

use super::matcher::{self, Filter};
use super::operand::Operands;
use super::prefixes::Prefixes;
use super::registers::traits;
use super::tables::{self as t, Mnemonic};
use super::{Code, Encoded, Encoder, Relax, intel};
use crate::hint::some;
use std::hint::cold_path;

impl Encoder<'_> {
    /// The bytes of an instruction, in the syntax `INTEL`, if that is all it consists of: no fixups, nothing to relax, no remark.
    /// `None` if [`Self::common`] is needed.
    #[inline(always)]
    pub fn bytes<const INTEL: bool>(self, mnemonic: &'static Mnemonic, operands: &Operands) -> Option<Code> {
        if operands.traits & (traits::UNUSUAL | traits::RARE | traits::ANY_SYMBOLIC) != 0 || !self.is_usual() {
            return None;
        }
        let filter = self.state.usual().filter();
        let found = some!(if INTEL {
            intel::common(mnemonic, filter, operands)
        } else {
            matcher::first_left(mnemonic, filter, operands)
        });
        if found.row.format().flags & t::Format::RARE != 0 {
            cold_path();
            return None;
        }
        debug_assert!(!found.row.format().imm.is_relative(), "the target of a branch is a symbol");
        Some(Encoder { prefixes: &Prefixes::NONE, ..self }.writer(operands, found.row).common().code)
    }

    /// Encodes the operands in `out`, in the syntax `INTEL`, if a row of the mnemonic accepts them. `None` if
    /// [`Self::encode`] is needed, which also reports errors; the contents of `out` are then unspecified. `is_whole`: of a
    /// jump that the layout relaxes there are bytes and a fixup, too.
    #[inline(never)]
    pub fn common<const INTEL: bool>(
        self,
        mnemonic: &'static Mnemonic,
        out: &mut Encoded,
        is_whole: bool,
    ) -> Option<()> {
        if self.prefixes.flags() != 0 || out.operands.traits & traits::UNUSUAL != 0 {
            cold_path();
            return self.unusual::<INTEL>(mnemonic, out, is_whole);
        }
        self.in_first_row::<INTEL>(mnemonic, self.state.usual().filter(), out, is_whole)
    }

    /// [`Self::common`] with a prefix or unusual operands.
    #[inline(never)]
    fn unusual<const INTEL: bool>(self, mnemonic: &'static Mnemonic, out: &mut Encoded, is_whole: bool) -> Option<()> {
        out.operands.make_symbols_wide(self.state.options().dialect());
        let filter = Filter::new(self.prefixes, self.rows(), &out.operands);
        self.in_first_row::<INTEL>(mnemonic, filter, out, is_whole)
    }

    /// Encodes the operands in `out` in the first row that accepts them and passes the filter.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn in_first_row<const INTEL: bool>(
        self,
        mnemonic: &'static Mnemonic,
        filter: Filter,
        out: &mut Encoded,
        is_whole: bool,
    ) -> Option<()> {
        out.clear();
        let found = some!(if INTEL {
            intel::common(mnemonic, filter, &out.operands)
        } else {
            matcher::found(mnemonic, filter, &out.operands)
        });
        if found.row.format().flags & t::F_RELAX != 0 && !is_whole && self.is_usual() {
            out.relax = self.jump(found.row, &out.operands);
            if !matches!(out.relax, Relax::No) {
                return Some(());
            }
        }
        self.write(found, out).ok()
    }

    /// No prefix or option changes how a row is written.
    #[inline(always)]
    pub(super) fn is_usual(self) -> bool {
        self.prefixes.flags() == 0 && self.state.usual().writes
    }
}
