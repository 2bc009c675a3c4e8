//! Source positions of section contents, if requested.

use super::{Model, SectionOffset};
use crate::order::sort_by_key;

/// The source statement of the contents from `place` up to the next mark in the subsection.
#[derive(Clone, Copy, Debug)]
pub struct OriginMark {
    pub place: SectionOffset,
    pub source_pos: u32,
}

impl Model {
    /// The origins of all contents after layout: section, offset and source position, sorted.
    pub fn origins(&self) -> Vec<(u32, u64, u32)> {
        let place = |mark: &OriginMark| {
            let SectionOffset { subsection, fragment, offset } = mark.place;
            let subsection = self.subsections.get(subsection.0 as usize)?;
            let fragment = subsection.fragments.get(fragment as usize)?;
            Some((subsection.section.0, fragment.offset.saturating_add(offset.into()), mark.source_pos))
        };
        let mut places: Vec<_> = self.origin_marks.iter().filter_map(place).collect();
        // Of marks at the same place only the last one has contents.
        sort_by_key(&mut places, |&(section, offset, _)| (section, offset));
        places
    }
}
