//! A statement's operands to the row that takes them.

use super::it::ALWAYS;
use super::kinds::{Matched, Miss, Statement};
use super::lists::range;
use super::operand::{Form, Operand, PC, shape, tag};
use super::tables::{Item, Kind, Mnemonic, Needs, Row, flag};

/// The first row that takes the operands and whose features there are; none where there is none.
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

/// The operand whose number has more than the 32 bits of a register, if it stands where a modified immediate may stand: llvm-mc takes
/// the lower ones without a word.
#[cold]
#[must_use]
pub fn too_long(mnemonic: &'static Mnemonic, operands: &[Operand]) -> Option<usize> {
    let long = |o: &Operand| o.form == Form::Number && !(-(1i64 << 31)..1i64 << 32).contains(&o.value);
    let index = operands.iter().position(long)?;
    let modified = |row: &Row| row.items().nth(index).is_some_and(|item| item.kind == Kind::Modified);
    let shape = shape(operands);
    mnemonic.rows().iter().any(|row| row.shape == shape && modified(row)).then_some(index)
}

/// Whether an instruction goes elsewhere, and so ends an IT block: a branch, or one that writes the program counter.
#[inline]
#[must_use]
pub fn leaves(flags: u16, operands: &[Operand]) -> bool {
    let first_is_pc = || operands.first().is_some_and(|o| o.tag == tag::R && o.number == PC);
    flags & flag::LAST != 0
        || flags & flag::LAST_WITH_PC != 0 && first_is_pc()
        || operands.last().is_some_and(|o| o.tag == tag::LIST && o.value >> PC & 1 != 0)
}

/// Why a row is none for the place of a statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// `.w` is written, and there is no wider form; or is not, and must be.
    Width,
    /// It has no condition, and one is written.
    NoCondition,
    /// It is of the processor's other state.
    State,
    /// It is only for IT blocks.
    OutOfBlock,
    /// It is not for IT blocks.
    InBlock,
    /// It has a condition, which only instructions in IT blocks have.
    Predicated,
    /// It may stand in an IT block only at the end.
    NotLast,
}

/// Whether a row can be taken where the statement stands.
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

/// The bits that a row makes of operands.
///
/// # Errors
/// The first operand that does not fit, and why.
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
        matched.take(item, statement, i).map_err(|miss| (i, miss))?;
    }
    Ok(matched)
}

/// Why no row takes a statement.
#[derive(Clone, Copy, Debug)]
pub enum Refusal {
    /// A row would, if there were the features it needs.
    Features(Needs),
    /// A row would in another place.
    Place(Unfit),
    /// The operand at that place of the list does not fit.
    Operand(usize, Miss),
    /// There are fewer operands than any row has.
    TooFew,
    /// There is one more than a row has that takes the others.
    TooMany(usize),
}

/// The registers that an item wants where something else stands.
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

/// Why no row takes a statement: the row that comes nearest tells.
#[cold]
#[must_use]
pub fn refusal(mnemonic: &'static Mnemonic, statement: &Statement<'_>) -> Refusal {
    let mut best: Option<(usize, Miss)> = None;
    let (mut too_few, mut too_many, mut place, mut features) = (true, false, None, None);
    for row in mnemonic.rows() {
        let operands = statement.operands;
        let mut matched = Matched { word: row.value, ..Matched::default() };
        let mut failed = None;
        for (i, item) in row.items().enumerate() {
            let Some(operand) = operands.get(i) else {
                failed = Some((operands.len(), Miss::Other));
                break;
            };
            let miss =
                if item.tag == operand.tag { matched.take(item, statement, i).err() } else { Some(wanted(item)) };
            if let Some(miss) = miss {
                failed = Some((i, miss));
                break;
            }
        }
        too_few &= operands.len() < usize::from(row.count);
        match failed {
            None if operands.len() == usize::from(row.count) => {
                let has = statement.features.has(row.needs());
                match allowed(row, statement) {
                    Ok(()) => features = features.or(Some(row.needs())),
                    Err(unfit) if has => place = place.filter(|p| *p != Unfit::Width).or(Some(unfit)),
                    Err(_) => {}
                }
            }
            None => {
                best = furthest(best, (usize::from(row.count), Miss::Other));
                too_many |= operands.get(usize::from(row.count)).is_some_and(|o| o.tag != tag::BANG);
            }
            Some(found) => best = furthest(best, found),
        }
    }
    match (features, place, best) {
        (Some(needs), ..) => Refusal::Features(needs),
        (None, Some(unfit), _) => Refusal::Place(unfit),
        (None, None, Some((at, _))) if at >= statement.operands.len() && too_few => Refusal::TooFew,
        (None, None, Some((at, Miss::Other))) if statement.operands.get(at).is_some_and(|o| o.tag == tag::ALIGN) => {
            Refusal::Operand(at, Miss::Value("alignment must be omitted"))
        }
        (None, None, Some((at, Miss::Other))) if too_many => Refusal::TooMany(at),
        (None, None, Some((at, miss))) => Refusal::Operand(at, miss),
        (None, None, None) => Refusal::TooFew,
    }
}

/// What was found furthest on, and what says more.
fn furthest(known: Option<(usize, Miss)>, other: (usize, Miss)) -> Option<(usize, Miss)> {
    match known {
        Some(known) if known.0 > other.0 || known.0 == other.0 && known.1 != Miss::Other => Some(known),
        _ => Some(other),
    }
}
