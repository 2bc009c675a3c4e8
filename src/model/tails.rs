//! The sizes of tails.

use super::{Padding, Subsection, TailIndex};

impl Subsection {
    /// The size of a fragment's tail, after layout.
    #[inline]
    pub fn tail_size(&self, fragment: usize) -> u64 {
        let this = &self.fragments[fragment];
        let Some(next) = self.fragments.get(fragment + 1) else { return 0 };
        next.offset.saturating_sub(this.offset).saturating_sub(u64::from(next.start - this.start))
    }

    /// The number of bytes of a fragment's tail in the file.
    pub fn written_tail(&self, fragment: usize) -> u64 {
        let size = self.tail_size(fragment);
        match self.fragments[fragment].tail() {
            TailIndex::Align(index) => match self.aligns()[index as usize].padding() {
                Padding::Value(_, unit) if unit > 1 => size / u64::from(unit) * u64::from(unit),
                _ => size,
            },
            TailIndex::Other(index) => self.other_tails()[index as usize].size,
            TailIndex::Leb(index) => self.lebs()[index as usize].size().into(),
            TailIndex::Relax(index) => self.relaxables[index as usize].size().into(),
            TailIndex::None => size,
        }
    }

    /// The offset at which a fragment's tail starts, after layout.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn tail_start(&self, fragment: usize) -> u64 {
        let this = &self.fragments[fragment];
        this.offset + (self.end(fragment) - this.start as usize) as u64
    }
}
