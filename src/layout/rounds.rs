//! The rounds, section by section, and again where a later section has changed what an earlier one refers to.

use super::history::History;
use super::{distances, fragments, has_tail, place, relax, sweep};
use crate::arch::Backend;
use crate::diag::Diagnostic;
use crate::model::{Computed, Model, SectionId, Tables, Tail, Trial};

/// A section in which something may grow.
#[derive(Clone, Copy, Debug)]
struct Open {
    id: SectionId,
    how: How,
}

/// How a section is settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// Distances between its own labels decide.
    Distances,
    /// By rounds over all of it.
    Rounds,
    /// It is a table, by its index, that is written anew.
    Written(usize),
    /// It is.
    Settled,
}

/// What is to be done about a section, if anything may grow in it.
fn open_section(model: &Model, id: SectionId) -> Option<Open> {
    let mut how = None;
    let subsections = &model.sections[id.0 as usize].subsections;
    for &(_, subsection) in subsections.iter() {
        let subsection = &model.subsections[subsection.0 as usize];
        let mut rares = subsection.rares().iter().filter(|rare| relax::is_open(rare)).peekable();
        let is_empty = subsection.relaxables.is_empty() && rares.peek().is_none();
        if !subsection.lebs().is_empty() || rares.any(|rare| !matches!(rare.tail, Tail::Boundary { .. })) {
            how = Some(How::Rounds);
        } else if !is_empty {
            how = how.or(Some(if subsections.len() == 1 { How::Distances } else { How::Rounds }));
        }
    }
    how.map(|how| Open { id, how })
}

/// What has come of the rounds.
#[derive(Default)]
pub(super) struct Settled {
    /// All sections have come to rest.
    pub(super) comes_to_rest: bool,
    /// What was wrong in the last round.
    pub(super) errors: Vec<Diagnostic>,
}

/// The tables that are written in the rounds, and their sections.
pub(super) type Written<'t> = (&'t mut (dyn Tables + 't), &'t [SectionId]);

/// Gives all sections offsets, and widens what does not fit, until all does.
pub(super) fn settle(model: &mut Model, target: &impl Backend, (tables, written): Written<'_>) -> Settled {
    let sections = model.sections.len() as u32;
    let mut open = Vec::new();
    for section in 0..sections {
        place(model, SectionId(section), |_| ());
        open.extend(open_section(model, SectionId(section)));
    }
    for (index, &id) in written.iter().enumerate() {
        let how = How::Written(index);
        tables.write(model, index, &mut Trial { is_first: true, ..Trial::default() });
        match open.binary_search_by_key(&id, |section: &Open| section.id) {
            Ok(at) => open[at].how = how,
            Err(at) => open.insert(at, Open { id, how }),
        }
    }
    if open.is_empty() {
        return Settled { comes_to_rest: true, errors: Vec::new() };
    }
    // The first round gives fillings their sizes, which counts as a change of their sections.
    let by_rounds = open.iter().any(|section| section.how == How::Rounds);
    let filled = |id: &SectionId| by_rounds && fragments::has_fillings(model, *id);
    let filled: Vec<SectionId> = (0..model.sections.len() as u32).map(SectionId).filter(filled).collect();
    let mut rounds = Rounds {
        history: History::new(model.sections.len()),
        scratch: distances::Scratch::default(),
        tables,
        sizes: vec![Vec::new(); written.len()],
        given_up: 0,
    };
    let mut unstable = rounds.walk(model, target, &mut open, (u32::MAX, &filled));
    let mut left = MOST_WALKS;
    while unstable > 0 && left > 0 {
        let before = rounds.given_up;
        unstable = rounds.walk(model, target, &mut open, (unstable, &[]));
        let cost = usize::from(model.open_fillings) + 4 * usize::from(rounds.given_up > before);
        left = left.saturating_sub(cost);
    }
    let Rounds { history, given_up, .. } = rounds;
    // Where rounds ended before the offsets came to rest, what was worked out last was not made of those that count.
    if open.iter().any(|section| section.how == How::Rounds && !history.is_settled(section.id)) {
        model.computed = Computed::default();
    }
    Settled { comes_to_rest: given_up == 0, errors: history.into_errors() }
}

/// The rounds so far.
struct Rounds<'t> {
    history: History,
    scratch: distances::Scratch,
    tables: &'t mut (dyn Tables + 't),
    /// The sizes of the distances in each table as it was written last.
    sizes: Vec<Vec<u32>>,
    /// How often a section was left before it came to rest.
    given_up: usize,
}

impl Rounds<'_> {
    /// Settles the sections before `unstable` one by one, and the others, too, once one has changed: the last one that has, of
    /// those in front of which all may have to be looked at again. `filled` have changed anyway.
    fn walk(
        &mut self,
        model: &mut Model,
        target: &impl Backend,
        sections: &mut [Open],
        (mut unstable, filled): (u32, &[SectionId]),
    ) -> u32 {
        let mut again = filled.last().map_or(0, |id| id.0);
        for section in sections {
            let id = section.id;
            if id.0 >= unstable {
                break;
            }
            let changed = match section.how {
                How::Settled => false,
                How::Written(index) => self.write(model, target, id, index),
                How::Distances => {
                    self.history.look(id);
                    let outcome = distances::settle(model, target, id, &mut self.scratch);
                    section.how = if outcome.is_final { How::Settled } else { How::Rounds };
                    if outcome.moved {
                        self.history.moved(id);
                    }
                    let more = section.how == How::Rounds && self.rounds(model, target, id, false);
                    outcome.moved || more
                }
                How::Rounds => self.rounds(model, target, id, filled.contains(&id)),
            };
            if changed {
                (again, unstable) = (again.max(id.0), u32::MAX);
            }
        }
        self.history.keep_errors(|id| id.0 < unstable);
        again
    }

    /// The rounds of a section; whether it has changed.
    fn rounds(&mut self, model: &mut Model, target: &impl Backend, id: SectionId, mut is_filled: bool) -> bool {
        let mut rounds = 0;
        self.history.begin(id);
        while !self.history.is_settled(id) && (relax::look(model, target, id, &mut self.history) || is_filled) {
            is_filled = false;
            rounds += 1;
            if rounds == MOST_EXACT && has_tail(model, id, |rare| matches!(rare.tail, Tail::Boundary { .. })) {
                self.history.sweep(id);
            }
            // What never comes to rest is left as llvm-mc leaves it, after as many rounds as there are fragments.
            if rounds >= FEW_ROUNDS && rounds >= fragments::count(model, id) + usize::from(self.tables.end_with(id)) {
                model.uneven = true;
                self.given_up += 1;
                break;
            }
            let mut errors = Vec::new();
            if self.history.sweeps(id) {
                is_filled = sweep(model, id) && rounds < 2 * MOST_EXACT;
            }
            place(model, id, |error| errors.push(error));
            self.history.moved(id);
            if !errors.is_empty() {
                self.history.failed(id, &mut errors);
            }
        }
        rounds > 0
    }

    /// Writes a table until it stays the same; whether it has changed.
    fn write(&mut self, model: &mut Model, target: &impl Backend, id: SectionId, index: usize) -> bool {
        let mut changed = false;
        for _ in 0..MOST_WRITINGS {
            if self.history.is_settled(id) {
                break;
            }
            // The text may have put something in front of the table.
            let grown = relax::look(model, target, id, &mut self.history);
            if grown {
                place(model, id, |_| ());
                self.history.moved(id);
                changed = true;
            }
            let mut trial = Trial::default();
            self.tables.write(model, index, &mut trial);
            let before = std::mem::replace(&mut self.sizes[index], trial.distances);
            // At first they take no bytes.
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

/// A table that speaks of itself may never stay the same.
const MOST_WRITINGS: usize = 4;

/// Two sections that keep each other from coming to rest keep llvm-mc for ever: after so many walks they stay as they are.
const MOST_WALKS: usize = 64;

/// After this many rounds boundary padding is sized as it will be once nothing else changes.
const MOST_EXACT: usize = 1 << 9;

/// Any section may have so many rounds.
const FEW_ROUNDS: usize = 2;
