//! Selects the row that matches a statement's operands.

use super::Machine;
use crate::arch::features::Features;
use crate::arch::operand::{Form, Operand};
use crate::source::bytes::operand_end;
use llas_isa::fixed_width::preselect::{BYTE, NUMBER, OTHER, SYMBOL, classes};
use llas_isa::fixed_width::tables::{Item, Mnemonic, Row};
use llas_isa::fixed_width::tags;
use std::hint::cold_path;

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
        self.features.meet(row.needs)
    }
}

/// Encodes a multiple of `step` between `least * step` and `most * step`.
///
/// # Errors
/// If the value is out of range or not a multiple.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
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

/// What preselects the rows for some operands.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The shape of the operands.
    shape: u32,
    /// The bits of their classes.
    classes: u64,
}

impl Default for Key {
    #[inline]
    fn default() -> Self {
        Key { shape: tags::NO_SHAPE, classes: 0 }
    }
}

impl Key {
    /// The key of operands.
    #[inline]
    #[must_use]
    pub fn of<M: Machine>(operands: &[Operand]) -> Self {
        let mut key = Key::default();
        operands.iter().enumerate().for_each(|(i, operand)| key.add::<M>(i, operand));
        key
    }

    /// Adds the operand at an index to those before it.
    #[inline(always)]
    pub fn add<M: Machine>(&mut self, index: usize, operand: &Operand) {
        self.shape = tags::extended(self.shape, operand.tag);
        let class = match operand.form {
            Form::None => M::class_of_register(operand.tag, operand.number),
            Form::Number if (0..256).contains(&operand.value) => BYTE,
            Form::Number => NUMBER,
            Form::Word | Form::Symbolic => SYMBOL,
            Form::Float | Form::Range => OTHER,
        };
        self.classes |= classes(index, class);
    }
}

/// The encoding by the first row that matches the operands, is allowed in the context and whose features are enabled;
/// `None` if there is no such row.
#[must_use]
pub fn select<M: Machine>(mnemonic: &'static Mnemonic, statement: &Statement<'_, M>) -> Option<Matched<M>> {
    select_with(mnemonic, statement, Key::of::<M>(statement.operands))
}

/// [`select`], with the key of the operands.
// One of the two callers handles nearly all instructions. For WebAssembly, code size matters more.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
#[must_use]
pub fn select_with<M: Machine>(
    mnemonic: &'static Mnemonic,
    statement: &Statement<'_, M>,
    key: Key,
) -> Option<Matched<M>> {
    let given = key.classes | M::place(&statement.context);
    let (mut found, mut next) = (None, mnemonic.first_with::<M>(key.shape));
    while let Some(index) = next {
        let row = &M::ROWS[index];
        next = row.next(index);
        if M::REFUSED[usize::from(row.refused)] & given == 0
            && M::is_permitted(row, statement)
            && statement.has(row)
            && let Ok(matched) = take(row, statement)
        {
            found = Some(matched);
            break;
        }
    }
    debug_assert_eq!(found.map(|found| found.word), select_of_all(mnemonic, statement), "the preselected rows");
    found
}

/// The word of [`select`], by all rows.
fn select_of_all<M: Machine>(mnemonic: &'static Mnemonic, statement: &Statement<'_, M>) -> Option<u32> {
    let mut rows = mnemonic.rows::<M>().iter();
    rows.find_map(|row| {
        let found = take(row, statement).ok().map(|found| found.word);
        found.filter(|_| M::allowed(row, statement).is_ok() && statement.has(row))
    })
}

/// Encodes operands with a row.
///
/// # Errors
/// The index of the first operand that does not match, and why.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub fn take<M: Machine>(row: &'static Row, statement: &Statement<'_, M>) -> Result<Matched<M>, (usize, Mismatch)> {
    let list = row.list::<M>();
    if list.len() != statement.operands.len() {
        cold_path();
        return Err((0, Mismatch::Other));
    }
    let word = row.value | M::context_bits(row, statement);
    let mut matched = Matched::new(word, row.flags);
    // Plain indices: the compiler does not always inline iterators over two lists.
    let mut i = 0;
    while i < list.len() {
        let (item, operand) = (&M::ITEMS[usize::from(list[i])], &statement.operands[i]);
        if item.tag != operand.tag {
            cold_path();
            return Err((i, Mismatch::Other));
        }
        if let Err(mismatch) = M::take(&mut matched, item, (i, operand), statement) {
            return Err((i, mismatch));
        }
        i += 1;
    }
    M::finish(&mut matched, statement);
    Ok(matched)
}
