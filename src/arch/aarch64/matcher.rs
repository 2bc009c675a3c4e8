//! Selects the row that matches a statement's operands.

use super::kinds::{Matched, Miss, Statement, ZERO_ONLY};
use super::operand::shape;
use super::tables::{Item, Mnemonic, Needs, Row};

/// The encoding by the first row that matches the operands and whose features are enabled; `None` if there is no such
/// row.
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

/// Encodes operands with a row.
///
/// # Errors
/// The index of the first operand that does not match, and why.
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

/// Why no row matches a statement.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// A row matches, but needs features that are not enabled.
    Features(Needs),
    /// An operand does not match.
    Operand(Misfit),
    /// There are fewer operands than in any row.
    TooFew,
}

/// An operand that matches no row, according to the closest rows.
#[derive(Clone, Debug)]
pub struct Misfit {
    /// The operand's index.
    pub at: usize,
    /// Why it does not match the first of these rows.
    pub miss: Miss,
    /// That row's item at this index, if it has that many operands.
    pub item: Option<&'static Item>,
    /// The items of the other equally close rows.
    pub others: Vec<&'static Item>,
    /// The numeric ranges (minimum, maximum, step) of this operand in rows with the shape of the statement.
    pub ranges: Vec<(i64, i64, i64)>,
}

/// Why no row matches a statement, according to the closest rows: those with the shape of the operands, and among these
/// the ones that match the most operands.
#[cold]
#[must_use]
pub fn refusal(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Refusal {
    let operands = statement.operands;
    let own = shape(operands);
    let mut best: Option<(bool, Misfit)> = None;
    let mut too_few = true;
    for row in mnemonic.rows() {
        let mut matched = Matched { word: row.value, ..Matched::default() };
        let mut failed = None;
        for (i, item) in row.items().enumerate() {
            let Some(operand) = operands.get(i) else {
                failed = Some((operands.len(), Miss::Other, None));
                break;
            };
            let miss = if item.tag == operand.tag { matched.take(item, statement, i).err() } else { Some(Miss::Other) };
            if let Some(miss) = miss {
                failed = Some((i, miss, Some(item)));
                break;
            }
        }
        too_few &= operands.len() < usize::from(row.count);
        let (at, miss, item) = match failed {
            None if operands.len() == usize::from(row.count) => return Refusal::Features(row.needs()),
            None => (usize::from(row.count), Miss::Other, None),
            Some(failed) => failed,
        };
        let has_shape = row.shape == own && row.count as usize == operands.len();
        let range = match miss {
            Miss::Range(least, most, step) => Some((least, most, step)),
            _ => None,
        };
        match &mut best {
            Some((known_shape, known)) if (*known_shape, known.at) > (has_shape, at) => {}
            Some((known_shape, known)) if (*known_shape, known.at) == (has_shape, at) => {
                known.ranges.extend(range);
                known.others.extend(item);
                if says_more(miss, known.miss) {
                    (known.miss, known.item) = (miss, item);
                }
            }
            _ => {
                best = Some((
                    has_shape,
                    Misfit { at, miss, item, others: Vec::new(), ranges: range.into_iter().collect() },
                ))
            }
        }
    }
    match best {
        Some((_, misfit)) if misfit.at >= operands.len() && too_few => Refusal::TooFew,
        Some((_, misfit)) => Refusal::Operand(misfit),
        None => Refusal::TooFew,
    }
}

/// Returns whether one reason is more specific than another: a constraint on registers or numbers beats a mismatch of
/// kinds, and a form for zero only is the least specific constraint.
fn says_more(miss: Miss, known: Miss) -> bool {
    let rank = |miss: Miss| match miss {
        Miss::Other => 0,
        Miss::Value(ZERO_ONLY) => 1,
        Miss::Range(..) => 2,
        Miss::Value(_) => 3,
        Miss::Registers(_) => 4,
    };
    rank(miss) > rank(known)
}
