//! When sections were looked at and when their offsets changed, so that nothing is looked at twice for the same answer.

use crate::diag::Diagnostic;
use crate::model::SectionId;

/// A moment; the larger is the later.
type Moment = u64;

/// So many mistakes are kept.
const MOST_ERRORS: usize = 1 << 10;

/// What happened in the rounds so far.
#[derive(Debug)]
pub(super) struct History {
    now: Moment,
    /// When anything moved last.
    last_move: Moment,
    sections: Vec<Events>,
    errors: Vec<(SectionId, Moment, Diagnostic)>,
}

/// The last events of one section; zero is before all of them.
#[derive(Clone, Copy, Debug, Default)]
struct Events {
    looked: Moment,
    moved: Moment,
    sweeps: bool,
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

    /// From now on a section's boundary padding is sized by the offsets of the same round.
    pub(super) fn sweep(&mut self, section: SectionId) {
        self.sections[section.0 as usize].sweeps = true;
    }

    /// Whether that is so.
    pub(super) fn sweeps(&self, section: SectionId) -> bool {
        self.sections[section.0 as usize].sweeps
    }

    /// Whether a section's offsets are those of that moment, at which there were some.
    pub(super) fn has_rested(&self, section: SectionId, since: Moment) -> bool {
        self.sections[section.0 as usize].moved < since
    }

    /// Notes what is wrong with tails of a section, as its last look and the offsets that it got then have them.
    #[cold]
    pub(super) fn failed(&mut self, section: SectionId, errors: &mut Vec<Diagnostic>) {
        let looked = self.sections[section.0 as usize].looked;
        // Every round may come to each of them.
        let room = MOST_ERRORS.saturating_sub(self.errors.len());
        self.errors.extend(errors.drain(..).take(room).map(|error| (section, looked, error)));
    }

    /// A round comes to a section: what was wrong in the round before is forgotten, but where it would be the same again.
    pub(super) fn begin(&mut self, section: SectionId) {
        if !self.errors.is_empty() {
            let (is_settled, looked) = (self.is_settled(section), self.sections[section.0 as usize].looked);
            self.errors.retain(|(of, at, _)| *of != section || is_settled && *at == looked);
        }
    }

    /// Forgets what is wrong with sections that a round does not come to.
    pub(super) fn keep_errors(&mut self, comes_to: impl Fn(SectionId) -> bool) {
        self.errors.retain(|(section, ..)| comes_to(*section));
    }

    /// What was wrong at any time of the last round.
    pub(super) fn into_errors(self) -> Vec<Diagnostic> {
        self.errors.into_iter().map(|(_, _, error)| error).collect()
    }

    /// Whether nothing at all has moved since a section was looked at.
    pub(super) fn is_settled(&self, section: SectionId) -> bool {
        self.last_move < self.sections[section.0 as usize].looked
    }
}
