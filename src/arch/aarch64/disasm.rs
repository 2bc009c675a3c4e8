//! A64's disassembler.

use super::features;
use super::format::Printer;
use super::machine::A64;
use super::tables::{Kind, Mnemonic};
use super::typed;
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::disasm::list::Text;
use crate::arch::disasm::operand::{Fields, Name, Operands};
use crate::arch::disasm::{self, Disassembler, Flow, Part, Replacement, Skip, Style};
use crate::arch::features::{Features, Requirements};
use crate::arch::fixed_width::decode::{self, signed};
use crate::arch::fixed_width::operands::{self, Value};
use crate::arch::fixed_width::syntax::Texts;
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
}

impl Disassembler for Decoder {
    type Instruction = Decoded;

    const COMMENT: &'static str = "//";
    #[cfg(feature = "inspect")]
    const STATELESS: bool = true;
    #[cfg(feature = "inspect")]
    const TEXT_COLUMN: usize = 24;

    #[cfg(feature = "inspect")]
    fn unit(&self) -> usize {
        4
    }

    #[inline]
    fn decode(&mut self, bytes: &[u8], out: &mut Decoded) -> Result<usize, Skip> {
        let Some(word) = bytes.first_chunk::<4>() else { return Err(Skip(1)) };
        let found = decode::Decoded::find::<A64>(0, u32::from_le_bytes(*word), &self.features, ());
        out.0 = found.ok_or(Skip(4))?;
        Ok(4)
    }

    fn write(
        &self,
        decoded: &Decoded,
        style: &Style<'_>,
        out: &mut TextBuffer<'_>,
        comment: &mut Comment,
    ) -> fmt::Result {
        Printer { decoded: &decoded.0, features: &self.features, style, out, comment }.print()
    }

    fn write_name(&self, decoded: &Decoded, name: &Name, out: &mut TextBuffer<'_>) -> fmt::Result {
        let Some(item) = decoded.0.item::<A64>(usize::from(name.item)) else { return Ok(()) };
        let (style, comment) = (&Style::default(), &mut Comment::unwanted());
        Printer { decoded: &decoded.0, features: &self.features, style, out, comment }.name(item)
    }
}

impl Default for Decoded {
    fn default() -> Self {
        Decoded(decode::Decoded::first::<A64>())
    }
}

impl disasm::Decoded for Decoded {
    #[inline]
    fn length(&self) -> usize {
        4
    }

    /// Returns whether the behavior is unpredictable: bits that should be one are not, or a register is loaded twice or
    /// loaded and written back.
    fn is_unpredictable(&self) -> bool {
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

    fn flow(&self) -> Flow {
        self.branch().map_or_else(|| self.indirect_flow(), |branch| branch.0)
    }

    fn target(&self, address: u64) -> Option<u64> {
        Some(address.wrapping_add_signed(self.branch()?.1))
    }

    fn memory_target(&self, address: u64) -> Option<u64> {
        let literal = self.0.items::<A64>().find(|item| item.kind == Kind::Literal)?;
        let Value::Target(distance) = typed::value(&self.0, literal) else { return None };
        Some(address.wrapping_add_signed(distance))
    }

    fn mnemonic(&self, _: bool) -> Text {
        let mut text = Text::new();
        // It has at most 16 bytes.
        let _ = text.write_str(self.0.mnemonic.name(&mut [0; 16]));
        text
    }

    fn operands(&self, address: u64) -> Operands {
        operands::operands::<A64>(&self.0, address)
    }

    fn fields(&self) -> Fields {
        operands::fields::<A64>(&self.0)
    }

    fn requirements(&self) -> Requirements {
        Requirements::new(self.0.row.needs::<A64>(), features::TABLES.features)
    }
}

impl Decoded {
    /// The kind of a direct branch, and the distance to its target.
    fn branch(&self) -> Option<(Flow, i64)> {
        self.0.items::<A64>().find_map(|item| {
            let flow = match item.kind {
                Kind::Call => Flow::Call,
                Kind::Jump => Flow::Branch,
                Kind::Branch | Kind::TestBranch | Kind::CompareBranch => Flow::ConditionalBranch,
                _ => return None,
            };
            Some((flow, signed(item.extract(self.0.word), item.width()) * 4))
        })
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
/// else of the mnemonic, that has an operand for it. Returns false if no row fits.
pub(super) fn print(
    word: u32,
    features: &Features,
    mnemonic: &'static Mnemonic,
    style: &Style<'_>,
    (out, comment): Texts<'_, '_>,
) -> bool {
    let found = match style.shown(Part::Only, 0) {
        Replacement::Expression => {
            let fits = |decoded: &decode::Decoded| decoded.items::<A64>().any(|item| symbolic(item.kind));
            decode::Decoded::find_with::<A64>((0, word), mnemonic, features, fits)
        }
        _ => decode::Decoded::find::<A64>(0, word, features, ()),
    };
    let Some(decoded) = found else { return false };
    Printer { decoded: &decoded, features, style, out, comment }.print().is_ok()
}
