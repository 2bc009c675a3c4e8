//! Which place of the text each byte of the sections comes from, where somebody asks.

use super::{Model, SectionOffset};

/// The statement that what enters a section comes from: up to the next such mark of its subsection.
#[derive(Clone, Copy, Debug)]
pub struct OriginMark {
    /// Where it enters.
    pub place: SectionOffset,
    /// The statement's position in the text.
    pub source_pos: u32,
}

impl Model {
    /// Where the bytes of laid-out sections come from: section, offset, position, in order.
    #[must_use]
    pub fn origins(&self) -> Vec<(u32, u64, u32)> {
        let place = |mark: &OriginMark| {
            let SectionOffset { subsection, fragment, offset } = mark.place;
            let subsection = self.subsections.get(subsection.0 as usize)?;
            let fragment = subsection.fragments.get(fragment as usize)?;
            Some((subsection.section.0, fragment.offset.saturating_add(offset.into()), mark.source_pos))
        };
        let mut places: Vec<_> = self.origin_marks.iter().filter_map(place).collect();
        // Of marks at one place only the last one has bytes.
        places.sort_by_key(|&(section, offset, _)| (section, offset));
        places
    }
}
