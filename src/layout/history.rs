//! When sections were checked and when their offsets changed, so that no check is repeated with the same result.

use crate::diag::Diagnostic;
use crate::model::SectionId;

/// A logical time stamp.
type Moment = u64;

const MAX_ERRORS: usize = 1 << 10;

#[derive(Debug)]
pub(super) struct History {
    now: Moment,
    /// When any section last moved.
    last_move: Moment,
    sections: Vec<Events>,
    errors: Vec<(SectionId, Moment, Diagnostic)>,
}

/// The last events of one section; zero is before all events.
#[derive(Clone, Copy, Debug, Default)]
struct Events {
    looked: Moment,
    moved: Moment,
    sweeps: bool,
}

impl History {
    pub(super) fn new(sections: usize) -> Self {
        History { now: 0, last_move: 0, sections: vec![Events::default(); sections], errors: Vec::new() }
    }

    /// Records that a section is checked. Returns when it was checked before.
    pub(super) fn look(&mut self, section: SectionId) -> Moment {
        self.now += 1;
        std::mem::replace(&mut self.sections[section.0 as usize].looked, self.now)
    }

    pub(super) fn moved(&mut self, section: SectionId) {
        self.now += 1;
        self.last_move = self.now;
        self.sections[section.0 as usize].moved = self.now;
    }

    /// From now on the boundary padding of a section is sized by the offsets of the same round.
    pub(super) fn sweep(&mut self, section: SectionId) {
        self.sections[section.0 as usize].sweeps = true;
    }

    pub(super) fn sweeps(&self, section: SectionId) -> bool {
        self.sections[section.0 as usize].sweeps
    }

    /// Returns whether a section's offsets have not changed since then.
    pub(super) fn has_rested(&self, section: SectionId, since: Moment) -> bool {
        self.sections[section.0 as usize].moved < since
    }

    /// Records errors in a section's tails, found with its last check and the resulting offsets.
    #[cold]
    pub(super) fn failed(&mut self, section: SectionId, errors: &mut Vec<Diagnostic>) {
        let looked = self.sections[section.0 as usize].looked;
        // Every round may find the same errors.
        let room = MAX_ERRORS.saturating_sub(self.errors.len());
        self.errors.extend(errors.drain(..).take(room).map(|error| (section, looked, error)));
    }

    /// Starts a round of a section: forgets the errors of its previous round, unless the round would give the same
    /// ones.
    pub(super) fn begin(&mut self, section: SectionId) {
        if !self.errors.is_empty() {
            let (is_settled, looked) = (self.is_settled(section), self.sections[section.0 as usize].looked);
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
        self.last_move < self.sections[section.0 as usize].looked
    }
}
