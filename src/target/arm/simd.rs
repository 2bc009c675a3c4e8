//! Operands of VFP and NEON that are numbers.

use super::kinds::{Matched, Miss, Statement};
use super::tables::Item;

impl Matched {
    /// A number known now, for a kind that only VFP and NEON have.
    pub(super) fn simd(&mut self, _: &Item, _: i64, _: &Statement<'_>, _: usize) -> Result<u32, Miss> {
        Err(Miss::Other)
    }
}
