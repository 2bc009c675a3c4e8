//! Selects the row that matches a statement's operands.

use super::it::ALWAYS;
use super::kinds::{LOW_REGISTER, Matched, Miss, Statement};
use super::lists::{LOW_REGISTERS, range};
use super::operand::{Form, Operand, PC, shape, tag};
use super::tables::{Item, Kind, Mnemonic, Needs, Row, flag};

/// The encoding by the first row that matches the operands and whose features are enabled; `None` if there is no such
/// row.
#[inline]
#[must_use]
pub fn select(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Option<Matched> {
    let shape = shape(statement.operands);
    for row in mnemonic.rows() {
        if row.shape == shape
            && allowed(row, statement).is_ok()
            && let Ok(found) = take(row, statement)
            && statement.features.has(row.needs())
        {
            return Some(found);
        }
    }
    None
}

/// The index of an operand that is a number of more than 32 bits where a modified immediate is allowed: llvm-mc
/// silently truncates it.
#[cold]
#[must_use]
pub fn too_long(mnemonic: &'static Mnemonic, operands: &[Operand]) -> Option<usize> {
    let long = |o: &Operand| o.form == Form::Number && !(-(1i64 << 31)..1i64 << 32).contains(&o.value);
    let index = operands.iter().position(long)?;
    let modified = |row: &Row| row.items().nth(index).is_some_and(|item| item.kind == Kind::Modified);
    let shape = shape(operands);
    mnemonic.rows().iter().any(|row| row.shape == shape && modified(row)).then_some(index)
}

/// Returns whether an instruction ends an IT block: it is a branch or writes the program counter.
#[inline]
#[must_use]
pub fn leaves(flags: u16, operands: &[Operand]) -> bool {
    let first_is_pc = || operands.first().is_some_and(|o| o.tag == tag::R && o.number == PC);
    flags & flag::LAST != 0
        || flags & flag::LAST_WITH_PC != 0 && first_is_pc()
        || operands.last().is_some_and(|o| o.tag == tag::LIST && o.value >> PC & 1 != 0)
}

/// Why a row is not allowed in the context of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// `.w` is written but there is no wide form, or is required and missing.
    Width,
    /// The statement has a condition, but the instruction is not predicable.
    NoCondition,
    /// The instruction belongs to the other instruction set state.
    State,
    /// It is only allowed in IT blocks.
    OutOfBlock,
    /// It is not allowed in IT blocks.
    InBlock,
    /// It has a condition but is outside an IT block.
    Predicated,
    /// It may only be the last one of an IT block.
    NotLast,
}

/// Checks that a row is allowed in the context of the statement.
#[inline]
pub(super) fn allowed(row: &Row, statement: &Statement<'_>) -> Result<(), Unfit> {
    let has = |bit: u16| row.flags & bit != 0;
    if has(flag::A32) || statement.a32 {
        return if has(flag::A32) && statement.a32 { Ok(()) } else { Err(Unfit::State) };
    }
    if statement.wide && !has(flag::TAKES_W) || !statement.wide && has(flag::NEEDS_W) {
        return Err(Unfit::Width);
    }
    let conditional = statement.condition != ALWAYS;
    if statement.in_block {
        match () {
            () if has(flag::OUT_OF_BLOCK) => Err(Unfit::InBlock),
            () if has(flag::CONDITION) => Err(Unfit::InBlock),
            () if has(flag::NO_CONDITION) && conditional => Err(Unfit::NoCondition),
            () if has(flag::NO_CONDITION) && !has(flag::EVERYWHERE) => Err(Unfit::NoCondition),
            () if !statement.last && leaves(row.flags, statement.operands) => Err(Unfit::NotLast),
            () => Ok(()),
        }
    } else {
        match () {
            () if has(flag::CONDITION) => {
                if conditional {
                    Ok(())
                } else {
                    Err(Unfit::OutOfBlock)
                }
            }
            () if has(flag::NO_CONDITION) && conditional => Err(Unfit::NoCondition),
            () if has(flag::IN_BLOCK) => Err(Unfit::OutOfBlock),
            () if conditional => Err(Unfit::Predicated),
            () => Ok(()),
        }
    }
}

/// Encodes operands with a row.
///
/// # Errors
/// The index of the first operand that does not match, and why.
#[inline]
pub(super) fn take(row: &'static Row, statement: &Statement<'_>) -> Result<Matched, (usize, Miss)> {
    let mut matched = Matched { word: row.value, flags: row.flags, ..Matched::default() };
    if usize::from(row.count) != statement.operands.len() {
        return Err((0, Miss::Other));
    }
    if row.flags & flag::A32 != 0 {
        matched.word |= u32::from(statement.condition) << 28;
    }
    if row.flags & flag::CONDITION != 0 {
        matched.word |= u32::from(statement.condition) << if row.flags & flag::WIDE != 0 { 22 } else { 8 };
    }
    for (i, item) in row.items().enumerate() {
        if item.tag != statement.operands[i].tag {
            return Err((i, Miss::Other));
        }
        if item.kind != Kind::Sign {
            matched.take(item, statement, i).map_err(|miss| (i, miss))?;
        }
    }
    Ok(matched)
}

/// Why no row matches a statement.
#[derive(Clone, Debug)]
pub enum Refusal {
    /// A row matches, but needs features that are not enabled.
    Features(Needs),
    /// A row matches, but is not allowed in this context.
    Place(Unfit),
    /// An operand does not match.
    Operand(Misfit),
    /// There are fewer operands than in any row.
    TooFew,
    /// There is an operand, at this index, after those that match a row.
    TooMany(usize),
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
    /// The numeric ranges (minimum, maximum, step) that these rows accept at this index.
    pub ranges: Vec<(i64, i64, i64)>,
}

/// The mismatch for an item that expects registers of a certain class.
fn wanted(item: &Item) -> Miss {
    match item.tag & !tag::LANE {
        tag::S | tag::D | tag::Q => Miss::Registers(range(item)),
        tag::SINGLES => Miss::Registers("operand must be a list of registers in range [s0, s31]"),
        tag::DOUBLES if item.kind == Kind::DoubleRegisters => {
            Miss::Registers("operand must be a list of registers in range [d0, d31]")
        }
        _ => Miss::Other,
    }
}

/// Why no row matches a statement, according to the closest rows: those allowed in the context come first, then those
/// with the shape of the operands, and among these the ones that match the most operands.
#[cold]
#[must_use]
pub fn refusal(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Refusal {
    let operands = statement.operands;
    let own = shape(operands);
    let mut best: Option<((bool, bool), Misfit)> = None;
    let (mut too_few, mut too_many, mut place, mut features) = (true, None, None, None);
    let of_state = |row: &&Row| (row.flags & flag::A32 != 0) == statement.a32;
    let any_of_state = mnemonic.rows().iter().any(|row| of_state(&row));
    for row in mnemonic.rows().iter().filter(|row| !any_of_state || of_state(row)) {
        let mut matched = Matched { word: row.value, ..Matched::default() };
        let mut failed = None;
        for (i, item) in row.items().enumerate() {
            let Some(operand) = operands.get(i) else {
                failed = Some((operands.len(), Miss::Other, None));
                break;
            };
            let miss =
                if item.tag == operand.tag { matched.take(item, statement, i).err() } else { Some(wanted(item)) };
            if let Some(miss) = miss {
                failed = Some((i, miss, Some(item)));
                break;
            }
        }
        let count = usize::from(row.count);
        too_few &= operands.len() < count;
        let (at, miss, item) = match failed {
            None if operands.len() == count => {
                let has = statement.features.has(row.needs());
                match allowed(row, statement) {
                    Ok(()) => features = features.or(Some(row.needs())),
                    Err(unfit) if has => place = place.filter(|p| *p != Unfit::Width).or(Some(unfit)),
                    Err(_) => {}
                }
                continue;
            }
            None => {
                if count > 0 && operands.get(count).is_some_and(|o| o.tag != tag::BANG) {
                    too_many = too_many.max(Some(count));
                }
                (count, Miss::Other, None)
            }
            Some(failed) => failed,
        };
        let key = (allowed(row, statement).is_ok(), row.shape == own && count == operands.len());
        let range = match miss {
            Miss::Range(least, most, step) => Some((least, most, step)),
            _ => None,
        };
        match &mut best {
            Some((known_key, known)) if (*known_key, known.at) > (key, at) => {}
            Some((known_key, known)) if (*known_key, known.at) == (key, at) => {
                known.ranges.extend(range);
                if says_more(miss, known.miss) {
                    (known.miss, known.item) = (miss, item);
                }
            }
            _ => best = Some((key, Misfit { at, miss, item, ranges: range.into_iter().collect() })),
        }
    }
    let best = best.map(|best| best.1);
    match (features, place, best) {
        (Some(needs), ..) => Refusal::Features(needs),
        (None, Some(unfit), _) => Refusal::Place(unfit),
        (None, None, Some(best)) if best.at >= operands.len() && too_few => Refusal::TooFew,
        (None, None, Some(mut best)) if best.miss == Miss::Other => {
            if operands.get(best.at).is_some_and(|o| o.tag == tag::ALIGN) {
                best.miss = Miss::Value("alignment must be omitted");
                return Refusal::Operand(best);
            }
            match too_many.filter(|at| *at >= best.at) {
                Some(at) => Refusal::TooMany(at),
                None => Refusal::Operand(best),
            }
        }
        (None, None, Some(best)) => Refusal::Operand(best),
        (None, None, None) => Refusal::TooFew,
    }
}

/// Returns whether one reason is more specific than another. Narrow forms are more restricted than wide ones, so their
/// constraints count less.
fn says_more(miss: Miss, known: Miss) -> bool {
    let rank = |miss: Miss| match miss {
        Miss::Other => 0,
        Miss::Registers(LOW_REGISTERS | LOW_REGISTER) => 1,
        Miss::Range(..) => 2,
        Miss::Value(_) => 3,
        Miss::Registers(_) => 4,
    };
    rank(miss) > rank(known)
}
