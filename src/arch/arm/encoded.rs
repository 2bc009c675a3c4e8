//! Writes instructions that have just been encoded.

use super::decode::{A32, Place, WIDE, own_condition};
use super::disasm::{ALWAYS, a32};
use super::format::Printer;
use super::machine::T32;
use super::tables::{Kind, Mnemonic, flag};
use super::vector;
use crate::arch::disasm::{Part, Replacement, Style};
use crate::arch::features::Features;
use crate::arch::fixed_width::decode;
use crate::arch::fixed_width::syntax::Texts;
use llas_isa::arm::state::of_a32;

/// Returns whether an operand may be an expression.
pub(super) fn symbolic(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Jump
            | Kind::Branch
            | Kind::WideBranch
            | Kind::CompareBranch
            | Kind::WideJump
            | Kind::Call
            | Kind::LoopStart
            | Kind::LoopEnd
            | Kind::FuturePoint
            | Kind::FutureTarget
            | Kind::CallExchange
            | Kind::Literal
            | Kind::WideLiteral
            | Kind::DoubleLiteral
            | Kind::FloatLiteral
            | Kind::HalfLiteral
            | Kind::Adr
            | Kind::WideAdr
            | Kind::Modified
            | Kind::MovWide
            | Kind::Rotated
            | Kind::ArmJump
            | Kind::ArmCall
            | Kind::ArmExchange
            | Kind::ArmLiteral
            | Kind::ArmHalfLiteral
            | Kind::ArmAdr
    )
}

fn find_named(name: &str) -> Option<&'static Mnemonic> {
    Mnemonic::find::<T32>([name.as_bytes(), &[]])
}

/// `vext` has the same encoding for elements of all sizes.
fn is_vext(mnemonic: &Mnemonic) -> bool {
    mnemonic.packed[0] as u32 == u32::from_le_bytes(*b"vext")
}

/// Writes an instruction of A32 that has just been encoded; see [`print`].
pub(super) fn print_a32(
    word: u32,
    features: &Features,
    (mnemonic, condition): (&'static Mnemonic, u8),
    style: &Style<'_>,
    out: Texts<'_, '_>,
) -> bool {
    // `adr` has the words of `add` and `sub`.
    let is_adr = mnemonic.is("adr");
    // llvm-mc writes loads and stores of one register with write-back in this way, but does not decode them so.
    let is_of_one = |decoded: &decode::Decoded| decoded.items::<T32>().any(|item| item.kind == Kind::OneRegister);
    let of_one = match word & 0x0fff_0fff {
        0x052d_0004 => find_named("push"),
        0x049d_0004 => find_named("pop"),
        _ => None,
    };
    let of_one = of_one.and_then(|name| decode::Decoded::find_with::<T32>((A32, word), name, features, is_of_one));
    let has_expression = style.shown(Part::Only, 0) == Replacement::Expression;
    let found = if of_one.is_some() {
        of_one
    } else if has_expression || is_adr {
        let is_meant = |kind: Kind| symbolic(kind) && is_adr == (kind == Kind::ArmAdr);
        let fits = |decoded: &decode::Decoded| {
            own_condition(decoded) != Some(15) && decoded.items::<T32>().any(|item| is_meant(item.kind))
        };
        let find = |set, word| decode::Decoded::find_with::<T32>((set, word), mnemonic, features, fits);
        find(A32, word).or_else(|| find(WIDE, of_a32(word)?))
    } else if is_vext(mnemonic) {
        let is_written = |decoded: &decode::Decoded| std::ptr::eq(decoded.mnemonic, mnemonic);
        decode::Decoded::find_with::<T32>((WIDE, of_a32(word).unwrap_or(word)), mnemonic, features, is_written)
    } else {
        // Some rows of earlier architectures are not decoded.
        let own = || decode::Decoded::find_with::<T32>((A32, word), mnemonic, features, |_| true);
        a32(word, features).map(|found| found.0).or_else(own)
    };
    let Some(decoded) = found else { return false };
    let (out, comment) = out;
    Printer {
        decoded: &decoded,
        condition: u32::from(condition),
        a32: true,
        predicate: vector::NONE,
        features,
        style,
        out,
        comment,
    }
    .print()
    .is_ok()
}

/// Writes an instruction that has just been encoded, in a block with the condition or outside of one. With a fixup it
/// is the first row, of those that decode the word or else of the mnemonic, that has an operand for it. Returns false if
/// no row fits.
pub(super) fn print(
    (set, word): (usize, u32),
    (features, condition, predicate): (&Features, Option<u8>, u8),
    mnemonic: &'static Mnemonic,
    style: &Style<'_>,
    (out, comment): Texts<'_, '_>,
) -> bool {
    let in_block = condition.is_some();
    let takes_immediate = style.shown(Part::Immediate(0), 0) == Replacement::Expression;
    let found = match style.shown(Part::Only, 0) {
        Replacement::Expression => {
            let excluded = if in_block { flag::OUT_OF_BLOCK } else { flag::IN_BLOCK };
            let fits = |decoded: &decode::Decoded| {
                decoded.items::<T32>().any(|item| symbolic(item.kind) || takes_immediate && item.kind == Kind::Unsigned)
            };
            let is_meant = |decoded: &decode::Decoded| decoded.row.flags & excluded == 0 && fits(decoded);
            decode::Decoded::find_with::<T32>((set, word), mnemonic, features, is_meant)
                .or_else(|| decode::Decoded::find_with::<T32>((set, word), mnemonic, features, fits))
        }
        _ if is_vext(mnemonic) => {
            let is_written = |decoded: &decode::Decoded| std::ptr::eq(decoded.mnemonic, mnemonic);
            decode::Decoded::find_with::<T32>((set, word), mnemonic, features, is_written)
        }
        _ => {
            let find =
                |anywhere| decode::Decoded::find::<T32>(set, word, features, Place { in_block, anywhere, a32: false });
            find(false).or_else(|| find(true))
        }
    };
    let Some(decoded) = found else { return false };
    let condition = u32::from(condition.unwrap_or(ALWAYS));
    Printer { decoded: &decoded, condition, a32: false, predicate, features, style, out, comment }.print().is_ok()
}
