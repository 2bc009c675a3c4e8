//! Splits the contents of sections into parts of about the same work.

use crate::model::{Fixup, Model, Section, Subsection};

/// A position in the contents of a section at which they may be split. The default is the start of the section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SplitPoint {
    /// The index of a subsection in the section.
    pub subsection: usize,
    pub fragment: usize,
    /// The offset in the subsection's bytes, in the fragment and not in a field.
    pub at: usize,
}

/// The contents between two points, each a section and a split point in it.
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub from: (usize, SplitPoint),
    pub to: (usize, SplitPoint),
}

/// The distance of two fixups, in bytes, from which on their fields do not overlap, and no relocation covers both.
const APART: u32 = 16;

/// How many pairs of fixups are tried as split points.
const TRIES: usize = 64;

/// The work for a fixup, in bytes that are copied in the same time.
const FIXUP_COST: u64 = 256;

impl SplitPoint {
    /// The number of a subsection's fixups before the split point.
    #[inline]
    pub(super) fn fixups_before(self, subsection: &Subsection) -> usize {
        if self.at == 0 && self.fragment == 0 {
            return 0;
        }
        let before = subsection.fixups.partition_point(|fixup| (fixup.at as usize) < self.at);
        let is_start = subsection.fragments[self.fragment].start as usize == self.at;
        before + if is_start { subsection.marks_behind(self.fragment - 1) } else { 0 }
    }

    /// Its offset in the section.
    pub(super) fn offset(self, model: &Model, section: &Section) -> u64 {
        let Some(&(_, id)) = section.subsections.get(self.subsection) else { return 0 };
        let fragment = &model.subsections[id.0 as usize].fragments[self.fragment];
        fragment.offset + (self.at - fragment.start as usize) as u64
    }
}

impl Part {
    /// All sections of a model.
    pub fn whole(model: &Model) -> Part {
        Part { from: (0, SplitPoint::default()), to: (model.sections.len(), SplitPoint::default()) }
    }

    /// The sections of which the part has contents, each with the range of these; the end is `None` if it is the section's.
    pub fn sections(self, count: usize) -> impl Iterator<Item = (usize, SplitPoint, Option<SplitPoint>)> {
        let Part { from: (first, from), to: (last, to) } = self;
        let end = if to == SplitPoint::default() { last } else { last + 1 };
        (first..end.min(count)).map(move |i| {
            (i, if i == first { from } else { SplitPoint::default() }, if i == last { Some(to) } else { None })
        })
    }
}

/// The work for a section.
fn cost(model: &Model, section: &Section) -> u64 {
    if section.is_nobits() {
        return FIXUP_COST;
    }
    let fixups: usize = section.subsections.iter().map(|c| fields(&model.subsections[c.1.0 as usize])).sum();
    section.size + FIXUP_COST * (1 + fixups as u64)
}

fn fields(subsection: &Subsection) -> usize {
    subsection.fixups.len() + subsection.relaxables.len()
}

/// Divides the sections of a model into about `count` parts.
pub fn parts(model: &Model, count: usize) -> Vec<Part> {
    let all: u64 = model.sections.iter().map(|section| cost(model, section)).sum();
    let each = all / count as u64 + 1;
    let mut places = vec![(0, SplitPoint::default())];
    let mut left = each;
    for (i, section) in model.sections.iter().enumerate() {
        let cost = cost(model, section);
        // What has no bytes in the file is checked as a whole.
        let pieces = if section.is_nobits() { 1 } else { (cost / each) as usize };
        if left == 0 || pieces > 1 && places.last() != Some(&(i, SplitPoint::default())) {
            places.push((i, SplitPoint::default()));
            left = each;
        }
        if pieces > 1 {
            places.extend(within(model, section, pieces).into_iter().map(|point| (i, point)));
            left = 0;
        } else {
            left = left.saturating_sub(cost);
        }
    }
    places.push((model.sections.len(), SplitPoint::default()));
    places.windows(2).map(|pair| Part { from: pair[0], to: pair[1] }).collect()
}

/// The split points of a section for up to `pieces` pieces.
fn within(model: &Model, section: &Section, pieces: usize) -> Vec<SplitPoint> {
    let Some((index, subsection)) = section
        .subsections
        .iter()
        .enumerate()
        .map(|(i, c)| (i, &model.subsections[c.1.0 as usize]))
        .max_by_key(|(_, subsection)| subsection.data().len() + fields(subsection))
    else {
        return Vec::new();
    };
    let points = (1..pieces).filter_map(|piece| split_near(subsection, piece, pieces));
    let mut points: Vec<_> = points.map(|(fragment, at)| SplitPoint { subsection: index, fragment, at }).collect();
    points.dedup();
    points
}

/// The fragment and the offset of a split point of a subsection, with about `piece` of `pieces` pieces before it.
fn split_near(subsection: &Subsection, piece: usize, pieces: usize) -> Option<(usize, usize)> {
    let share = |all: usize| (all as u64 * piece as u64 / pieces as u64) as usize;
    let (fragments, fixups) = (&*subsection.fragments, &*subsection.fixups);
    if fragments.len() > 8 * pieces {
        let fragment = share(fragments.len());
        return Some((fragment, fragments[fragment].start as usize));
    }
    let at = if fixups.len() > 8 * pieces {
        let near = fixups[share(fixups.len())..].windows(2).take(TRIES);
        let is_apart = |pair: &&[Fixup]| pair[1].at.saturating_sub(pair[0].at) >= APART;
        near.into_iter().find(is_apart)?[1].at
    } else {
        let at = share(subsection.data().len()) as u32;
        let before = fixups.partition_point(|fixup| fixup.at < at).checked_sub(1);
        if before.is_some_and(|before| at - fixups[before].at < APART) {
            return None;
        }
        at
    };
    let fragment = fragments.partition_point(|fragment| fragment.start <= at).checked_sub(1)?;
    Some((fragment, at as usize))
}
