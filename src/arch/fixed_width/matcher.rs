//! Selects the row that matches a statement's operands.

use super::Machine;
use crate::arch::features::Features;
use crate::arch::operand::{Operand, shape};
use crate::source::bytes::operand_end;
use llas_isa::fixed_width::tables::{Item, Mnemonic, Row};

/// Why an operand does not match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mismatch {
    /// It is of a different kind.
    Other,
    /// A number is out of range or not a multiple: minimum, maximum and step.
    Range(i64, i64, i64),
    /// A value that cannot be encoded, with the message.
    Value(&'static str),
    /// A register, or combination of registers, that is not allowed, with the message.
    Registers(&'static str),
}

/// Flag in [`Matched::flags`]: a number was truncated. The machines define the others.
pub const TRUNCATED: u16 = 1 << 15;

/// The result of matching.
#[derive(Clone, Copy, Debug)]
pub struct Matched<M: Machine> {
    /// The encoding so far.
    pub word: u32,
    /// The row's flags and those that matching has set.
    pub flags: u16,
    /// The fixup and the index of its operand.
    pub fixup: Option<(M::Fixup, u8)>,
    /// The last number.
    pub last: i64,
}

impl<M: Machine> Matched<M> {
    /// An encoding without operands.
    #[inline]
    #[must_use]
    pub fn new(word: u32, flags: u16) -> Self {
        Matched { word, flags, fixup: None, last: 0 }
    }
}

/// A statement's operands, with all that decides which rows match.
#[derive(Clone, Copy, Debug)]
pub struct Statement<'a, M: Machine> {
    /// The source text that word operands refer to.
    pub text: &'a [u8],
    pub operands: &'a [Operand],
    /// The enabled features.
    pub features: &'a Features,
    pub context: M::Context,
}

impl<'a, M: Machine> Statement<'a, M> {
    /// The text of a word operand.
    #[must_use]
    pub fn word(&self, operand: &Operand) -> &'a [u8] {
        let at = operand.at as usize;
        self.text.get(at..at + operand.value as usize).unwrap_or(&[])
    }

    /// The text of an operand as written.
    #[cold]
    #[must_use]
    pub fn written(&self, operand: &Operand) -> String {
        let at = operand.at as usize;
        let end = operand_end(self.text, at).max(at);
        String::from_utf8_lossy(self.text.get(at..end).unwrap_or_default()).into_owned()
    }

    /// Returns whether the features of a row are enabled.
    #[inline]
    #[must_use]
    pub fn has(&self, row: &Row) -> bool {
        self.features.has(row.needs::<M>())
    }
}

/// Encodes a multiple of `step` between `least * step` and `most * step`.
///
/// # Errors
/// If the value is out of range or not a multiple.
#[inline]
pub fn ranged(value: i64, least: i64, most: i64, step: i64) -> Result<u32, Mismatch> {
    let (low, high) = (least.saturating_mul(step), most.saturating_mul(step));
    if (low..=high).contains(&value) && value % step == 0 {
        return Ok((value / step) as u32);
    }
    Err(Mismatch::Range(low, high, step))
}

/// Checks that the item's field can hold the value.
///
/// # Errors
/// If it cannot.
#[inline]
pub fn held<M: Machine>(item: &Item<M>, value: u32) -> Result<u32, Mismatch> {
    if item.holds(value) { Ok(value) } else { Err(Mismatch::Other) }
}

/// Checks that a register is the one of a preceding operand, or with `next` the one after it.
///
/// # Errors
/// The message: `tied` if it had to be the same.
#[inline]
pub fn follows<M: Machine>(
    item: &Item<M>,
    operands: &[Operand],
    number: u8,
    next: bool,
    tied: &'static str,
) -> Result<(), Mismatch> {
    if number == operands[item.arg as usize].number + u8::from(next) {
        return Ok(());
    }
    Err(Mismatch::Registers(if next { "the second register must follow the first" } else { tied }))
}

/// The encoding by the first row that matches the operands, is allowed in the context and whose features are enabled;
/// `None` if there is no such row.
#[inline]
#[must_use]
pub fn select<M: Machine>(mnemonic: &'static Mnemonic, statement: &Statement<'_, M>) -> Option<Matched<M>> {
    let shape = shape(statement.operands);
    for row in mnemonic.rows::<M>() {
        if row.shape == shape
            && M::allowed(row, statement).is_ok()
            && let Ok(found) = take(row, statement)
            && statement.has(row)
        {
            return Some(found);
        }
    }
    None
}

/// Encodes operands with a row.
///
/// # Errors
/// The index of the first operand that does not match, and why.
#[inline]
pub fn take<M: Machine>(row: &'static Row, statement: &Statement<'_, M>) -> Result<Matched<M>, (usize, Mismatch)> {
    if usize::from(row.count) != statement.operands.len() {
        return Err((0, Mismatch::Other));
    }
    let word = row.value | M::context_bits(row, statement);
    let mut matched = Matched::new(word, row.flags);
    for (i, item) in row.items::<M>().enumerate() {
        if item.tag != statement.operands[i].tag {
            return Err((i, Mismatch::Other));
        }
        M::take(&mut matched, item, statement, i).map_err(|mismatch| (i, mismatch))?;
    }
    Ok(matched)
}
