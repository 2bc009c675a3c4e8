//! A64's disassembler.

use super::features;
use super::format::Printer;
use super::machine::A64;
use super::tables::{Kind, Mnemonic};
use crate::arch::disasm::{Flow, Part, Skip, Style, Wanted};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode::{self, signed};
use crate::options::Settings;
use llas_isa::aarch64::flag;
use std::fmt::{self, Write};

/// Decodes with the features of a target.
#[derive(Clone, Debug)]
pub struct Decoder {
    features: Features,
}

/// A decoded instruction.
#[derive(Clone, Copy, Debug)]
pub struct Decoded(decode::Decoded);

impl Decoder {
    pub(in crate::arch) fn new(options: &Settings) -> Self {
        Decoder { features: features::of_options(&options.cpu, &options.features) }
    }

    /// Decodes the word at the start of some bytes.
    ///
    /// # Errors
    /// If it is not an instruction.
    #[inline]
    pub fn decode(&self, bytes: &[u8]) -> Result<Decoded, Skip> {
        let Some(word) = bytes.first_chunk::<4>() else { return Err(Skip(1)) };
        let found = decode::Decoded::find::<A64>(0, u32::from_le_bytes(*word), &self.features, ());
        found.map(Decoded).ok_or(Skip(4))
    }

    /// Writes an instruction.
    ///
    /// # Errors
    /// If the output fails.
    pub fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut dyn Write,
        comment: &mut dyn Write,
    ) -> fmt::Result {
        Printer { decoded: &decoded.0, features: &self.features, style, out, comment }.print()
    }
}

impl Decoded {
    /// Returns whether the behavior is unpredictable: bits that should be one are not, or a register is loaded twice or
    /// loaded and written back.
    #[must_use]
    pub fn is_unpredictable(&self) -> bool {
        let word = self.0.word;
        let field = |at: u32| word >> at & 31;
        let (first, base, second) = (field(0), field(5), field(10));
        let is_load = word & 1 << 22 != 0;
        let is_integer = word & 1 << 26 == 0;
        let is_written_back = word & 1 << 23 != 0 && word & 1 << 24 != 0 || word & 3 << 23 == 1 << 23;
        // Pairs.
        if word & 0x3a00_0000 == 0x2800_0000 {
            let overlaps = base != 31 && (first == base || second == base);
            return is_load && first == second || is_written_back && is_integer && overlaps;
        }
        // Single registers with an offset before or after the access, or without privileges.
        if word & 0x3f20_0000 == 0x3800_0000 && word & 0xc00 != 0 {
            return is_load && base != 31 && first == base;
        }
        // Authenticated loads.
        if word & 0xff20_0c00 == 0xf820_0c00 {
            return base != 31 && first == base;
        }
        // Exclusive pairs; llvm-mc does not check exclusive stores.
        let is_exclusive_store = word & 0x3fe0_0000 == 0x0800_0000;
        word & 0xbfe0_0000 == 0x8860_0000 && first == second
            || !is_exclusive_store && self.0.has_unexpected_bits::<A64>()
    }

    /// What it does to the flow of control, and the distance to a direct target.
    #[must_use]
    pub fn flow(&self) -> (Flow, Option<i64>) {
        let target = self.0.items::<A64>().find_map(|item| {
            let flow = match item.kind {
                Kind::Call => Flow::Call,
                Kind::Jump => Flow::Branch,
                Kind::Branch | Kind::TestBranch | Kind::CompareBranch => Flow::ConditionalBranch,
                _ => return None,
            };
            let distance = signed(item.extract(self.0.word), item.width()) * 4;
            Some((flow, Some(distance)))
        });
        target.unwrap_or((self.indirect_flow(), None))
    }

    fn indirect_flow(&self) -> Flow {
        match self.0.row.flags & flag::FLOW {
            flag::RETURN => Flow::Return,
            flag::BRANCH => Flow::IndirectBranch,
            flag::CALL => Flow::IndirectCall,
            flag::EXCEPTION => Flow::Exception,
            _ => Flow::Next,
        }
    }
}

/// Returns whether an operand may be an expression.
pub(super) fn symbolic(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Call
            | Kind::Jump
            | Kind::Branch
            | Kind::TestBranch
            | Kind::CompareBranch
            | Kind::Backward
            | Kind::Literal
            | Kind::Adr
            | Kind::Adrp
            | Kind::AddImmediate
            | Kind::LoadStore
            | Kind::MovWide
            | Kind::MovSymbol
    )
}

/// Writes an instruction that has just been encoded. With a fixup it is the first row, of those that decode the word or
/// else of the mnemonic, that has an operand for it. Returns false if there is none.
pub(super) fn print(
    word: u32,
    features: &Features,
    mnemonic: &'static Mnemonic,
    style: &Style<'_>,
    (out, comment): (&mut dyn Write, &mut dyn Write),
) -> bool {
    let found = match style.shown(Part::Only, 0) {
        Wanted::Expression => {
            let fits = |decoded: &decode::Decoded| decoded.items::<A64>().any(|item| symbolic(item.kind));
            decode::Decoded::find_with::<A64>((0, word), mnemonic, features, fits)
        }
        _ => decode::Decoded::find::<A64>(0, word, features, ()),
    };
    let Some(decoded) = found else { return false };
    Printer { decoded: &decoded, features, style, out, comment }.print().is_ok()
}
