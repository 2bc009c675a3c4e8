//! Preselects the rows of a statement by coarse properties of it.
//!
//! Each operand has a class. A statement has one bit for its place and one for the class of each operand; a row has the
//! bits of those that it refuses. What remains is matched.

/// The number of bits for places.
const PLACES: u32 = 12;

/// The number of classes of an operand.
const CLASSES: u32 = 4;

/// The classes of operands after these are not considered.
const MAX_OPERANDS: u32 = (u64::BITS - PLACES) / CLASSES;

/// The classes of operands that are neither registers nor punctuation: a number from 0 to 255.
pub const BYTE: u8 = 1;
/// Any other integer.
pub const NUMBER: u8 = 2;
/// A real number, or a range of numbers.
pub const OTHER: u8 = 4;
/// A word, or an expression with symbols.
pub const SYMBOL: u8 = 8;

/// The bits for the classes of the operand at an index.
#[inline]
#[must_use]
pub fn classes(index: usize, classes: u8) -> u64 {
    let index = index as u32;
    if index < MAX_OPERANDS { u64::from(classes) << (PLACES + CLASSES * index) } else { 0 }
}

/// The bit for a place.
#[inline]
#[must_use]
pub fn place(number: u8) -> u64 {
    1 << (u32::from(number) % PLACES)
}

/// The slots of shapes, see [`super::tables::Tables::SHAPES`], and the logarithm of their number. Each shape has an index.
#[cfg(feature = "compiler")]
pub(super) fn slots(shapes: &[(u32, usize)]) -> (Vec<Option<usize>>, u8) {
    let count = shapes.len().next_power_of_two();
    // A larger table keeps searches short; few shapes are found at once.
    let count = if shapes.len() > 2 && shapes.len() * 4 > count * 3 { count * 2 } else { count };
    let log2 = count.trailing_zeros() as u8;
    let mut slots = vec![None; count];
    for &(shape, index) in shapes {
        let mut at = super::tables::slot(shape, log2);
        while slots[at].is_some() {
            at = (at + 1) % count;
        }
        slots[at] = Some(index);
    }
    (slots, log2)
}
