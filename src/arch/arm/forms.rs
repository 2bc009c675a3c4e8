//! The forms of an instruction, for display.

use super::machine::{Matched, Statement, T32};
use super::tables::{Row, flag};
use crate::arch::fixed_width::Machine;
use crate::arch::fixed_width::forms::{Forms, unit};
use crate::arch::form::Unit;
use crate::arch::form::rows::{WordRow, arm};

impl Forms for T32 {
    const IN_ORDER_OF_DATA: bool = true;

    fn source(mnemonic: &str, index: usize) -> Option<&'static WordRow> {
        arm(mnemonic, index)
    }

    /// Forms that another width would select are shown, too.
    fn spelling(row: &Row, statement: &Statement<'_>, chosen: &Matched) -> Option<&'static str> {
        let mut other = *statement;
        other.context.wide = !other.context.wide;
        let (here, other) = (T32::allowed(row, statement).is_ok(), T32::allowed(row, &other).is_ok());
        let is_wider = row.flags & flag::WIDE != 0 && chosen.flags & flag::WIDE == 0;
        match () {
            () if !here && !other => None,
            () if !here && statement.context.wide => Some("no .w"),
            () if !here || is_wider && other => Some(".w"),
            () => Some(""),
        }
    }

    fn units(word: u32, flags: u16, row: Option<(&Row, &WordRow)>) -> Vec<Unit> {
        units(word, flags, row)
    }
}

/// The fields of an A32 word whose row has those of T32: see [`llas_isa::arm::state`].
fn in_a32(word: u32, parts: &[(String, u8)]) -> Vec<(String, u8)> {
    let mut bits: Vec<&str> =
        parts.iter().flat_map(|(name, width)| std::iter::repeat_n(name.as_str(), usize::from(*width))).collect();
    if let Some(first) = bits.first_chunk_mut::<8>() {
        match word >> 24 {
            0xf2 | 0xf3 => *first = ["", "", "", "", "", "", "", first[3]],
            0xf4 => *first = [""; 8],
            0xf0.. => {}
            _ => first[..4].fill("cond"),
        }
    }
    let named = bits.chunk_by(|a, b| a == b).filter_map(|bits| Some(((*bits.first()?).to_owned(), bits.len() as u8)));
    named.collect()
}

/// One or two halfwords, or a word of A32.
fn units(word: u32, flags: u16, row: Option<(&Row, &WordRow)>) -> Vec<Unit> {
    let whole = if flags & flag::WIDE != 0 { 32 } else { 16 };
    let one = [(String::new(), whole)];
    let parts = row.map(|row| row.1.parts.as_slice()).filter(|parts| !parts.is_empty()).unwrap_or(&one);
    if flags & flag::A32 != 0 {
        return match row {
            Some((row, _)) if row.flags & flag::SHARED != 0 => vec![unit(4, word, &in_a32(word, parts))],
            _ => vec![unit(4, word, parts)],
        };
    }
    if whole == 16 {
        return vec![unit(2, word & 0xffff, parts)];
    }
    // The first halfword is the more significant one; a field may span both.
    let (mut first, mut second, mut left) = (Vec::new(), Vec::new(), 16);
    for (name, width) in parts.iter().cloned() {
        let high = width.min(left);
        left -= high;
        if high > 0 {
            first.push((name.clone(), high));
        }
        if width > high {
            second.push((name, width - high));
        }
    }
    vec![unit(2, word >> 16, &first), unit(2, word & 0xffff, &second)]
}
