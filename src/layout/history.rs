//! When sections were checked and when their offsets changed, so that no check is repeated with the same result.

use crate::diag::Diagnostic;
use crate::model::{Reads, SectionId};

/// A logical time stamp.
type Moment = u64;

const MAX_ERRORS: usize = 1 << 10;

#[derive(Debug)]
pub(super) struct History {
    now: Moment,
    /// When any section last moved.
    last_move: Moment,
    /// The number of sections.
    sections: usize,
    /// When each section was last checked, then when each last moved, then whether each has a [`Self::sweep`]; zero is before all
    /// events. Memory that is all zeros takes no time until it is used, and in most texts few sections have events.
    events: Vec<Moment>,
    errors: Vec<(SectionId, Moment, Diagnostic)>,
}

impl History {
    pub(super) fn new(sections: usize) -> Self {
        History { now: 0, last_move: 0, sections, events: vec![0; 3 * sections], errors: Vec::new() }
    }

    fn looked(&self, section: SectionId) -> Moment {
        self.events[section.0 as usize]
    }

    /// Records that a section is checked. Returns when it was checked before.
    pub(super) fn look(&mut self, section: SectionId) -> Moment {
        self.now += 1;
        std::mem::replace(&mut self.events[section.0 as usize], self.now)
    }

    pub(super) fn moved(&mut self, section: SectionId) {
        self.now += 1;
        self.last_move = self.now;
        self.events[self.sections + section.0 as usize] = self.now;
    }

    /// From now on the boundary padding of a section is sized by the offsets of the same round.
    pub(super) fn sweep(&mut self, section: SectionId) {
        self.events[2 * self.sections + section.0 as usize] = 1;
    }

    pub(super) fn sweeps(&self, section: SectionId) -> bool {
        self.events[2 * self.sections + section.0 as usize] != 0
    }

    /// Returns whether it is known that offsets have not changed since then.
    pub(super) fn has_rested(&self, reads: Reads, since: Moment) -> bool {
        let Reads::Sections(first, more) = reads else { return false };
        let first = self.sections + first.0 as usize;
        self.events[first..=first + usize::from(more)].iter().all(|&moved| moved < since)
    }

    /// Records errors in a section's tails, found with its last check and the resulting offsets.
    #[cold]
    pub(super) fn failed(&mut self, section: SectionId, errors: &mut Vec<Diagnostic>) {
        let looked = self.looked(section);
        // Every round may find the same errors.
        let room = MAX_ERRORS.saturating_sub(self.errors.len());
        self.errors.extend(errors.drain(..).take(room).map(|error| (section, looked, error)));
    }

    /// Starts a round of a section: forgets the errors of its previous round, unless the round would give the same
    /// ones.
    pub(super) fn begin(&mut self, section: SectionId) {
        if !self.errors.is_empty() {
            let (is_settled, looked) = (self.is_settled(section), self.looked(section));
            self.errors.retain(|(of, at, _)| *of != section || is_settled && *at == looked);
        }
    }

    /// Forgets the errors of sections that a round does not visit.
    pub(super) fn keep_errors(&mut self, comes_to: impl Fn(SectionId) -> bool) {
        self.errors.retain(|(section, ..)| comes_to(*section));
    }

    pub(super) fn into_errors(self) -> Vec<Diagnostic> {
        self.errors.into_iter().map(|(_, _, error)| error).collect()
    }

    /// Returns whether nothing has moved since a section was checked.
    pub(super) fn is_settled(&self, section: SectionId) -> bool {
        self.last_move < self.looked(section)
    }
}
