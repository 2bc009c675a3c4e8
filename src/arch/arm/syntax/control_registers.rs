//! GNU as's names for moves of the control registers of iWMMXt, which llvm-mc has under those of coprocessor 1 only.

use super::register::register;
use crate::arch::arm::it::condition;
use crate::arch::arm::operand::tag;

/// The control registers and their numbers.
const CONTROL: [(&str, u8); 8] =
    [("wcid", 0), ("wcon", 1), ("wcssf", 2), ("wcasf", 3), ("wcgr0", 8), ("wcgr1", 9), ("wcgr2", 10), ("wcgr3", 11)];

/// `mrc` for `tmrc r2, wCon`, `mcr` for `tmcr wCon, r2`. The whole statement is checked, so that no error of its operands refers to
/// the other text.
pub(super) fn equivalent(text: &[u8]) -> Option<Vec<u8>> {
    let (name, rest) = text.split_at_checked(4)?;
    let reads = name.eq_ignore_ascii_case(b"tmrc");
    if !reads && !name.eq_ignore_ascii_case(b"tmcr") {
        return None;
    }
    let (suffix, operands) = std::str::from_utf8(rest).ok()?.split_once([' ', '\t'])?;
    let (first, second) = operands.split_once(',')?;
    let (general, control) = if reads { (first.trim(), second.trim()) } else { (second.trim(), first.trim()) };
    let (_, number) = CONTROL.iter().find(|(name, _)| name.eq_ignore_ascii_case(control))?;
    register(general.as_bytes()).filter(|r| r.tag == tag::R && ![13, 15].contains(&r.number))?;
    if !suffix.is_empty() {
        condition(suffix.as_bytes())?;
    }
    let mnemonic = if reads { "mrc" } else { "mcr" };
    Some(format!("{mnemonic}{suffix} p1, 0, {general}, c{number}, c0, 0").into_bytes())
}
