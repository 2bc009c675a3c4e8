//! The rounds of each section, repeated when a later section has changed something that an earlier one refers to.

use super::history::History;
use super::{distances, fragments, has_tail, place, relax, sweep};
use crate::arch::Backend;
use crate::diag::Diagnostic;
use crate::growth;
use crate::model::{Computed, Model, OtherTail, SectionId, Tables, Trial};

#[derive(Clone, Copy, Debug)]
struct Open {
    id: SectionId,
    how: How,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    Distances,
    Rounds,
    /// By writing the table with this index again.
    Written(u32),
    /// It needs no more relaxation.
    Settled,
}

/// How to relax a section, if anything in it may grow.
fn open_section(model: &Model, id: SectionId, settled: &mut Settled) -> Option<Open> {
    let mut how = None;
    let mut is_filled = false;
    let subsections = &model.sections[id.0 as usize].subsections;
    for &(_, subsection) in subsections.iter() {
        let subsection = &model.subsections[subsection.0 as usize];
        is_filled |= subsection.other_tails().iter().any(OtherTail::is_filling);
        let mut other_tails = subsection.each_other_tail().filter(|(_, tail)| relax::is_open(tail)).peekable();
        let is_empty = subsection.relaxables.is_empty() && other_tails.peek().is_none();
        if !subsection.lebs().is_empty() || other_tails.any(|(other, _)| other.boundary().is_none()) {
            how = Some(How::Rounds);
        } else if !is_empty {
            how = how.or(Some(if subsections.len() == 1 { How::Distances } else { How::Rounds }));
        }
    }
    if is_filled {
        settled.filled.push(id);
    }
    how.map(|how| Open { id, how })
}

#[derive(Default)]
pub(super) struct Settled {
    pub(super) comes_to_rest: bool,
    pub(super) errors: Vec<Diagnostic>,
    /// The sections with tails that [`OtherTail::is_filling`] holds for, in order.
    pub(super) filled: Vec<SectionId>,
}

/// Gives all sections offsets, and widens tails that do not fit until all do. `written` are the sections of `tables`, if
/// these are written in each round.
pub(super) fn settle(
    model: &mut Model,
    target: &impl Backend,
    tables: &mut dyn Tables,
    written: &[SectionId],
) -> Settled {
    let sections = model.sections.len() as u32;
    let (mut open, mut settled) = (Vec::new(), Settled::default());
    for section in 0..sections {
        place(model, SectionId(section), |_| ());
        if let Some(section) = open_section(model, SectionId(section), &mut settled) {
            growth::push(&mut open, section);
        }
    }
    for (index, &id) in written.iter().enumerate() {
        let how = How::Written(index as u32);
        tables.write(model, index, &mut Trial { is_first: true, ..Trial::default() });
        match open.binary_search_by_key(&id, |section: &Open| section.id) {
            Ok(at) => open[at].how = how,
            Err(at) => open.insert(at, Open { id, how }),
        }
    }
    if open.is_empty() {
        return Settled { comes_to_rest: true, ..settled };
    }
    let mut rounds = Rounds {
        history: History::new(model.sections.len()),
        scratch: distances::RelaxBuffers::default(),
        tables,
        sizes: vec![Vec::new(); written.len()],
        given_up: 0,
    };
    let mut unstable = rounds.walk(model, target, &mut open, u32::MAX);
    let mut left = MAX_WALKS;
    while unstable > 0 && left > 0 {
        let before = rounds.given_up;
        unstable = rounds.walk(model, target, &mut open, unstable);
        let cost = usize::from(model.layout.open_fillings) + 4 * usize::from(rounds.given_up > before);
        left = left.saturating_sub(cost);
    }
    let Rounds { history, given_up, .. } = rounds;
    // If rounds ended before the offsets converged, the last results were not computed from the final offsets.
    if open.iter().any(|section| section.how == How::Rounds && !history.is_settled(section.id)) {
        model.layout.computed = Computed::default();
    }
    Settled { comes_to_rest: given_up == 0, errors: history.into_errors(), ..settled }
}

struct Rounds<'t> {
    history: History,
    scratch: distances::RelaxBuffers,
    tables: &'t mut (dyn Tables + 't),
    /// The sizes of the distances in each table as last written.
    sizes: Vec<Vec<u32>>,
    /// How often a section was given up before it converged.
    given_up: usize,
}

impl Rounds<'_> {
    /// Relaxes the sections before `unstable` in order, and also the later ones once one has changed. Returns the last
    /// section that has changed: all sections before it may have to be checked again.
    fn walk(&mut self, model: &mut Model, target: &impl Backend, sections: &mut [Open], mut unstable: u32) -> u32 {
        let mut again = 0;
        for section in sections {
            let id = section.id;
            if id.0 >= unstable {
                break;
            }
            let changed = match section.how {
                How::Settled => false,
                How::Written(index) => self.write(model, target, id, index as usize),
                How::Distances => {
                    self.history.look(id);
                    let outcome = distances::settle(model, target, id, &mut self.scratch);
                    section.how = if outcome.is_final { How::Settled } else { How::Rounds };
                    if outcome.moved {
                        self.history.moved(id);
                    }
                    let more = section.how == How::Rounds && self.rounds(model, target, id);
                    outcome.moved || more
                }
                How::Rounds => self.rounds(model, target, id),
            };
            if changed {
                (again, unstable) = (again.max(id.0), u32::MAX);
            }
        }
        self.history.keep_errors(|id| id.0 < unstable);
        again
    }

    fn rounds(&mut self, model: &mut Model, target: &impl Backend, id: SectionId) -> bool {
        let (mut rounds, mut is_swept) = (0, false);
        self.history.begin(id);
        while !self.history.is_settled(id) && (relax::look(model, target, id, &mut self.history) || is_swept) {
            is_swept = false;
            rounds += 1;
            if rounds == MAX_EXACT_ROUNDS && has_tail(model, id, |other| other.boundary().is_some()) {
                self.history.sweep(id);
            }
            // A section that does not converge is left as llvm-mc leaves it, after as many rounds as it has fragments.
            if rounds >= MIN_ROUNDS && rounds >= fragments::count(model, id) + usize::from(self.tables.end_with(id)) {
                model.layout.uneven = true;
                self.given_up += 1;
                break;
            }
            let mut errors = Vec::new();
            if self.history.sweeps(id) {
                is_swept = sweep(model, id) && rounds < 2 * MAX_EXACT_ROUNDS;
            }
            place(model, id, |error| errors.push(error));
            self.history.moved(id);
            if !errors.is_empty() {
                self.history.failed(id, &mut errors);
            }
        }
        rounds > 0
    }

    /// Writes a table until it stops changing. Returns whether it has changed.
    fn write(&mut self, model: &mut Model, target: &impl Backend, id: SectionId, index: usize) -> bool {
        let mut changed = false;
        for _ in 0..MAX_WRITES {
            if self.history.is_settled(id) {
                break;
            }
            // The text may have added bytes before the table.
            let grown = relax::look(model, target, id, &mut self.history);
            if grown {
                place(model, id, |_| ());
                self.history.moved(id);
                changed = true;
            }
            let mut trial = Trial::default();
            self.tables.write(model, index, &mut trial);
            let before = std::mem::replace(&mut self.sizes[index], trial.distances);
            // Initially the distances are empty.
            let is_empty = before.is_empty() && self.sizes[index].iter().all(|&size| size == 0);
            if !grown && (before == self.sizes[index] || is_empty) {
                break;
            }
            self.history.moved(id);
            changed = true;
        }
        changed
    }
}

/// A table that refers to itself may never converge.
const MAX_WRITES: usize = 4;

/// llvm-mc does not terminate if two sections keep changing each other: after this many walks they are left as they
/// are.
const MAX_WALKS: usize = 64;

/// After this many rounds boundary padding is sized as if nothing else changed.
const MAX_EXACT_ROUNDS: usize = 1 << 9;

/// Every section may have this many rounds.
const MIN_ROUNDS: usize = 2;
