//! Preselects the rows of a mnemonic by the kinds of the operands; a kind is a coarse class that takes a single table
//! lookup.
//!
//! The kind of an operand is that of its lowest class bit. A kind keeps every row that accepts some operand of that
//! kind; the classes then decide about the operand at hand.

use super::classes::{self as c, ALL};
use super::rows::Row;
use super::{KINDS as COUNT, Sets};

/// With fewer rows than this, a list is searched linearly; a set of more than 64 rows does not fit in a word.
const MIN_ROWS: usize = 5;
const MAX_ROWS: usize = 64;

const SIZED: u64 = c::M8 | c::M16 | c::M32 | c::M64 | c::M80 | c::M128 | c::M256 | c::M512;
const INDIRECT: u64 = c::IM16 | c::IM32 | c::IM64;
const VECTOR: u64 = c::MM | c::XLO | c::XEXT | c::XHI | c::YLO | c::YEXT | c::YHI | c::ZMM | c::K | c::TMM;
/// These bits are lower than those of the sizes, so that an address without registers has a kind of its own.
const ABSOLUTE: u64 = c::MOFFS | c::MOFFSQ;
const IMMEDIATE: u64 =
    c::IMM | c::I8W | c::I8L | c::I8Q | c::I32Q | c::U8 | c::U4 | c::USYM | c::WIDE | c::ONE | c::THREE;

/// The bits that operands of each kind may have. Memory without a size has the bits of all sizes; `sized`: memory
/// always has a size.
fn kinds(sized: bool) -> [u64; COUNT] {
    let registers =
        [c::R8, c::R16 | c::PORT | c::IR16, c::R32 | c::IR32, c::R64 | c::IR64, VECTOR, c::SEG | c::CR | c::DR | c::ST];
    let memory = ALL & !registers.iter().fold(IMMEDIATE | c::RC | c::SAE | c::DFV, |all, bits| all | bits);
    let relative = memory & !ABSOLUTE;
    let unsized_bits = relative & !SIZED & !INDIRECT;
    let of = |size: u64| if sized { size | unsized_bits } else { relative };
    let [r8, r16, r32, r64, vector, other] = registers;
    [
        r8,
        r16,
        r32,
        r64,
        vector,
        other,
        of(c::IM16 | c::M16),
        of(c::IM32 | c::M32),
        of(c::IM64 | c::M64),
        of(c::M8),
        of(SIZED | INDIRECT),
        IMMEDIATE,
        c::RC | c::SAE | c::DFV,
        memory,
        0,
        0,
    ]
}

/// The kind for each lowest class bit.
#[must_use]
pub fn of_bits() -> [u8; 64] {
    let kinds = kinds(true);
    let mut of = [COUNT as u8 - 1; 64];
    for (bit, kind) in of.iter_mut().enumerate() {
        let bit = 1u64 << bit;
        let sized = [c::IM16 | c::M16, c::IM32 | c::M32, c::IM64 | c::M64, c::M8];
        *kind = if let Some(size) = sized.iter().position(|size| size & bit != 0) {
            6 + size as u8
        } else if ABSOLUTE & bit != 0 {
            13
        } else if kinds[10] & bit != 0 {
            10
        } else {
            kinds.iter().position(|bits| bits & bit != 0).map_or(COUNT as u8 - 1, |kind| kind as u8)
        };
    }
    of
}

/// For each position and kind, the two-operand rows that remain; `None` if there are too few or too many rows.
#[must_use]
pub fn sets(list: &[usize], rows: &[Row], sized: bool) -> Option<Sets> {
    let two: Vec<&Row> = list.iter().map(|&row| &rows[row]).filter(|row| row.operands.len() == 2).collect();
    if !(MIN_ROWS..=MAX_ROWS).contains(&two.len()) {
        return None;
    }
    let mut sets = [[0; COUNT]; 2];
    for (i, row) in two.iter().enumerate() {
        for (set, operand) in sets.iter_mut().zip(&row.operands) {
            for (left, bits) in set.iter_mut().zip(kinds(sized)) {
                if operand.mask & bits != 0 {
                    *left |= 1 << i;
                }
            }
        }
    }
    Some(sets)
}
