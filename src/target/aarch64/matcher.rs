//! A statement's operands to the row that takes them.

use super::kinds::{Matched, Miss, Statement};
use super::operand::shape;
use super::tables::{Mnemonic, Needs, Row};

/// The word of the first row that takes the operands and whose features there are; none where there is none.
#[inline]
#[must_use]
pub fn select(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Option<Matched> {
    let shape = shape(statement.operands);
    for row in mnemonic.rows() {
        if row.shape == shape
            && let Ok(found) = take(row, statement)
            && statement.features.has(row.needs())
        {
            return Some(found);
        }
    }
    None
}

/// The row that [`select`] finds.
#[cold]
pub(super) fn selected(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Option<&'static Row> {
    mnemonic.rows().iter().find(|row| take(row, statement).is_ok() && statement.features.has(row.needs()))
}

/// The word that a row makes of operands.
///
/// # Errors
/// The first operand that does not fit, and why.
#[inline]
pub(super) fn take(row: &'static Row, statement: &Statement<'_>) -> Result<Matched, (usize, Miss)> {
    let mut matched = Matched { word: row.value, ..Matched::default() };
    if usize::from(row.count) != statement.operands.len() {
        return Err((0, Miss::Other));
    }
    for (i, item) in row.items().enumerate() {
        if item.tag != statement.operands[i].tag {
            return Err((i, Miss::Other));
        }
        matched.take(item, statement, i).map_err(|miss| (i, miss))?;
    }
    Ok(matched)
}

/// Why no row takes a statement.
#[derive(Clone, Copy, Debug)]
pub enum Refusal {
    /// A row would, if there were the features it needs.
    Features(Needs),
    /// The operand at that place of the list does not fit.
    Operand(usize, Miss),
    /// There are fewer operands than any row has.
    TooFew,
}

/// Why no row takes a statement: the row that comes nearest tells.
#[cold]
#[must_use]
pub fn refusal(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Refusal {
    let mut best: Option<(usize, Miss)> = None;
    let mut too_few = true;
    for row in mnemonic.rows() {
        let operands = statement.operands;
        let mut matched = Matched { word: row.value, ..Matched::default() };
        let mut failed = None;
        for (i, item) in row.items().enumerate() {
            let Some(operand) = operands.get(i) else {
                failed = Some((operands.len(), Miss::Other));
                break;
            };
            let miss = if item.tag == operand.tag { matched.take(item, statement, i).err() } else { Some(Miss::Other) };
            if let Some(miss) = miss {
                failed = Some((i, miss));
                break;
            }
        }
        if operands.len() >= usize::from(row.count) {
            too_few = false;
        }
        match failed {
            None if operands.len() == usize::from(row.count) => return Refusal::Features(row.needs()),
            None => best = best.max_by_place((usize::from(row.count), Miss::Other)),
            Some(found) => best = best.max_by_place(found),
        }
    }
    match best {
        Some((at, _)) if at >= statement.operands.len() && too_few => Refusal::TooFew,
        Some((at, miss)) => Refusal::Operand(at, miss),
        None => Refusal::TooFew,
    }
}

/// Keeps what was found furthest on, and what says more.
trait MaxByPlace {
    fn max_by_place(self, other: (usize, Miss)) -> Self;
}

impl MaxByPlace for Option<(usize, Miss)> {
    fn max_by_place(self, other: (usize, Miss)) -> Self {
        match self {
            Some(known) if known.0 > other.0 || known.0 == other.0 && known.1 != Miss::Other => Some(known),
            _ => Some(other),
        }
    }
}
