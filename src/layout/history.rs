//! When sections were looked at and when their offsets changed, so that nothing is looked at twice for the same answer.

use crate::diag::Diagnostic;
use crate::model::SectionId;

/// A moment; the larger is the later.
type Moment = u64;

/// So many mistakes are kept: every round may come to each of them.
pub(super) const MOST_ERRORS: usize = 64;

/// What happened in the rounds so far.
#[derive(Debug)]
pub(super) struct History {
    now: Moment,
    /// When anything moved last.
    last_move: Moment,
    sections: Vec<Events>,
    /// The mistakes in sizes that the present walk over the sections has come to.
    pub errors: Vec<Diagnostic>,
}

/// The last events of one section; zero is before all of them.
#[derive(Clone, Copy, Debug, Default)]
struct Events {
    looked: Moment,
    moved: Moment,
}

impl History {
    /// Nothing has happened to that many sections.
    pub(super) fn new(sections: usize) -> Self {
        History { now: 0, last_move: 0, sections: vec![Events::default(); sections], errors: Vec::new() }
    }

    /// A section is looked at. Tells when it was before that.
    pub(super) fn look(&mut self, section: SectionId) -> Moment {
        self.now += 1;
        std::mem::replace(&mut self.sections[section.0 as usize].looked, self.now)
    }

    /// A section has got new offsets.
    pub(super) fn moved(&mut self, section: SectionId) {
        self.now += 1;
        self.last_move = self.now;
        self.sections[section.0 as usize].moved = self.now;
    }

    /// Whether a section's offsets are those of that moment, at which there were some.
    pub(super) fn has_rested(&self, section: SectionId, since: Moment) -> bool {
        self.sections[section.0 as usize].moved < since
    }

    /// Whether nothing at all has moved since a section was looked at.
    pub(super) fn is_settled(&self, section: SectionId) -> bool {
        self.last_move < self.sections[section.0 as usize].looked
    }
}
