//! Sections in which only distances between their own labels decide what grows, which is nearly all code.
//!
//! The problem: the rounds of [`super`] check all tails and give all fragments new offsets, although little changes
//! after the first few rounds; and jumps that widen one another, each only once the one before it has grown, take one
//! round each. Growing at once everything that is certain to grow gives a different result, since padding may shrink in
//! between.
//!
//! Most jumps that fit at first fit whatever happens between them and their labels, and are not checked again
//! ([`Bounds`]). For the others the rounds are the same, but each checks only what the previous round affected: the
//! distance D of each open jump J (one that may still grow) is kept up to date by the changes C of tails between J and
//! its target; the changes are the tails that grew in the previous round, and the padding that changed as a result.
//! A jump J without a change C across it would give the same answer again. As long as a round changes very much,
//! checking everything is less work.

use super::bounds::Bounds;
use super::crossings::{Crossings, cover};
use super::paddings::{Change, Paddings};
use super::relax::{grown, is_local, keeps_jumps, traits};
use super::{boundaries, place, sweep};
use crate::arch::{Backend, Pc, Reach, RelaxForm};
use crate::model::{Definition, Model, Relaxable, SectionId, Subsection, SubsectionId, TailIndex, Value};
use crate::parse::ast::{Expr, Specifier};

/// The number of fragments per instruction that grows in a round from which on the rounds are incremental. Small in
/// tests, whose sections are small.
const INCREMENTAL_THRESHOLD: usize = if cfg!(test) { 2 } else { 64 };

/// The number of full rounds after incremental rounds have turned out to be more work.
const MAX_FALLBACK_ROUNDS: u32 = if cfg!(test) { 2 } else { 32 };

/// How often each jump and padding of a section with boundaries is checked, on average, before its rounds are cut
/// short.
const MAX_CHECKS_PER_ITEM: usize = 1 << 9;

/// The number of rounds once they are cut short.
const MAX_SWEEPS: usize = 16;

/// An instruction that may still grow, with one field for the distance to a label.
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    pub(super) index: u32,
    pub(super) fragment: u32,
    pub(super) to: u32,
    specifier: Specifier,
    touched: bool,
    /// It cannot grow any more.
    closed: bool,
    /// The label's offset in its fragment, plus the addend.
    pub(super) within: i64,
    /// The distance from the instruction's start to the label, plus the addend.
    pub(super) distance: i64,
}

#[derive(Debug, Default)]
pub(super) struct RelaxBuffers {
    jumps: Vec<Jump>,
    changes: Vec<Change>,
    forward: Crossings,
    backward: Crossings,
    paddings: Paddings,
    touched: Vec<u32>,
    found: Vec<u32>,
    /// Whether an open jump leads across the tail of each fragment, now or earlier.
    covered: Vec<bool>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Outcome {
    /// Nothing in it can grow any more; otherwise it needs the general rounds from now on.
    pub is_final: bool,
    pub moved: bool,
}

/// A fragment's number in the order of backward jumps, which counts from the end of the section.
fn mirrored(fragment: u32) -> u32 {
    u32::MAX - 1 - fragment
}

/// Relaxes a section of one subsection without other tails whose size depends on offsets.
pub(super) fn settle(model: &mut Model, target: &impl Backend, id: SectionId, scratch: &mut RelaxBuffers) -> Outcome {
    let Some(&(_, home)) = model.sections[id.0 as usize].subsections.first() else {
        return Outcome { is_final: true, moved: false };
    };
    let jumps = &mut scratch.jumps;
    let subsection = home.0 as usize;
    jumps.clear();
    // Reserving the upper bound avoids copies, and only the pages used are touched.
    jumps.reserve(model.subsections[subsection].relaxables.len());
    let (has_boundaries, mut plain) = boundaries::survey(&model.subsections[subsection]);
    let bounds = Bounds::of(&model.subsections[subsection], target, has_boundaries);
    let padded = has_boundaries && boundaries::look(model, home);
    // The number of instructions that have grown in a round.
    let mut count = 0;
    for f in 0..model.subsections[subsection].fragments.len() {
        let owner = &model.subsections[subsection];
        let TailIndex::Relax(i) = owner.fragments[f].tail() else { continue };
        let relaxable = &owner.relaxables[i as usize];
        let form = target.relax_form(relaxable.id, relaxable.state());
        if !form.may_grow {
            continue;
        }
        let watch = jump(model, target, (owner, home), f, (i, form));
        let grown = match watch {
            Watch::Jump(jump) => {
                let grown = next(target, relaxable, form, &jump);
                if grown.map_or_else(|| !bounds.hold(target, owner, form, &jump), |(_, _, may_grow)| may_grow) {
                    jumps.push(jump);
                }
                grown
            }
            Watch::Rounded(jump) if bounds.hold_rounded(target, owner, form, &jump) => None,
            _ => {
                let state = match watch {
                    Watch::Never => {
                        let reach = Reach { value: None, specifier: Specifier::NONE };
                        let fits = target.relax_fits(relaxable.id, relaxable.state(), 0, reach);
                        (!fits).then(|| relaxable.state().saturating_add(1))
                    }
                    _ => grown(model, target, id, owner, f, i),
                };
                let grown = state.map(|state| {
                    let form = target.relax_form(relaxable.id, state);
                    (state, form.size, form.may_grow)
                });
                plain &= grown.map_or(matches!(watch, Watch::No | Watch::Never), |(_, _, may_grow)| !may_grow);
                grown
            }
        };
        if let Some((state, size, _)) = grown {
            count += 1;
            model.subsections[subsection].relaxables[i as usize].set(state, size);
        }
    }
    let moved = count > 0 || padded;
    if moved {
        place(model, id, |_| ());
    }
    let outcome = Outcome { is_final: plain, moved };
    if !(plain && moved) {
        return outcome;
    }
    if has_boundaries {
        if !scratch.jumps.is_empty() && !relax_incremental(&mut model.subsections[subsection], target, scratch) {
            cut_short(model, target, id, subsection, scratch);
        }
        // The rounds may be complete for the instructions, but not yet for the nops.
        place(model, id, |_| ());
        sweep(model, id);
        return outcome;
    }
    let few = model.subsections[subsection].fragments.len() / INCREMENTAL_THRESHOLD;
    let mut whole = 0u32;
    while !scratch.jumps.is_empty() {
        if whole == 0 && count <= few {
            let owner = &mut model.subsections[subsection];
            let done = relax_incremental(owner, target, scratch);
            place(model, id, |_| ());
            if done {
                break;
            }
            whole = MAX_FALLBACK_ROUNDS;
        }
        whole = whole.saturating_sub(1);
        count = grow(&mut model.subsections[subsection], target, &mut scratch.jumps);
        if count == 0 {
            break;
        }
        place(model, id, |_| ());
    }
    outcome
}

/// Checks all open jumps with the current offsets. Returns how many grow.
fn grow(owner: &mut Subsection, target: &impl Backend, jumps: &mut Vec<Jump>) -> usize {
    let mut count = 0;
    jumps.retain_mut(|jump| {
        jump.distance = distance(owner, jump.fragment, jump.to, jump.within);
        let relaxable = &owner.relaxables[jump.index as usize];
        let form = target.relax_form(relaxable.id, relaxable.state());
        let Some((state, size, may_grow)) = next(target, relaxable, form, jump) else { return true };
        owner.relaxables[jump.index as usize].set(state, size);
        count += 1;
        may_grow
    });
    count
}

/// Ends the rounds of a section that has reached [`MAX_CHECKS_PER_ITEM`]: a few sweeps size the boundary padding by the current
/// encodings, then every instruction that might still have to grow does.
#[cold]
fn cut_short(model: &mut Model, target: &impl Backend, id: SectionId, subsection: usize, scratch: &mut RelaxBuffers) {
    for _ in 0..MAX_SWEEPS {
        place(model, id, |_| ());
        sweep(model, id);
        if grow(&mut model.subsections[subsection], target, &mut scratch.jumps) == 0 {
            return;
        }
    }
    let owner = &mut model.subsections[subsection];
    for jump in &scratch.jumps {
        let relaxable = &mut owner.relaxables[jump.index as usize];
        let mut state = relaxable.state();
        while target.relax_form(relaxable.id, state).may_grow {
            state += 1;
        }
        relaxable.set(state, target.relax_form(relaxable.id, state).size);
    }
}

/// Incremental rounds, during which fragments keep their offsets. Returns false if too much changes.
fn relax_incremental(owner: &mut Subsection, target: &impl Backend, scratch: &mut RelaxBuffers) -> bool {
    let RelaxBuffers { jumps, changes, forward, backward, paddings, touched, found, covered } = scratch;
    let number = |(i, jump): (usize, &Jump)| (*jump, i as u32);
    let ahead = jumps.iter().enumerate().map(number).filter(|(jump, _)| jump.to > jump.fragment);
    forward.fill(ahead.map(|(jump, i)| (jump.fragment, jump.to, i)));
    let back = jumps.iter().enumerate().rev().map(number).filter(|(jump, _)| jump.to <= jump.fragment);
    backward.fill(back.map(|(jump, i)| (mirrored(jump.fragment), mirrored(jump.to) + 1, i)));
    paddings.fill(owner);
    cover(covered, jumps.iter().map(|jump| (jump.fragment, jump.to)), owner.fragments.len());
    // With boundaries there is no alternative, only a limit.
    let (much, mut left) = match paddings.has_boundaries() {
        true => (usize::MAX, (paddings.len() + jumps.len()).saturating_mul(MAX_CHECKS_PER_ITEM)),
        false => (owner.fragments.len() / 4 + 4, usize::MAX),
    };
    // Every open jump is checked once with the current offsets.
    touched.clear();
    touched.extend(0..jumps.len() as u32);
    for jump in jumps.iter_mut() {
        jump.distance = distance(owner, jump.fragment, jump.to, jump.within);
        (jump.touched, jump.closed) = (true, false);
    }
    loop {
        changes.clear();
        for &i in touched.iter() {
            let jump = &mut jumps[i as usize];
            jump.touched = false;
            if jump.closed {
                continue;
            }
            let relaxable = &owner.relaxables[jump.index as usize];
            let (before, form) = (relaxable.size(), target.relax_form(relaxable.id, relaxable.state()));
            let Some((state, size, may_grow)) = next(target, relaxable, form, jump) else { continue };
            owner.relaxables[jump.index as usize].set(state, size);
            let by = i64::from(size) - i64::from(before);
            changes.push(Change { fragment: jump.fragment, by });
            let ahead = jump.to > jump.fragment;
            if ahead {
                jump.distance = jump.distance.wrapping_add(by);
            }
            jump.closed = !may_grow;
            match (jump.closed, ahead) {
                (true, true) => forward.remove(jump.fragment),
                (true, false) => backward.remove(mirrored(jump.fragment)),
                (false, _) => {
                    jump.touched = true;
                }
            }
        }
        paddings.look(changes);
        if changes.is_empty() {
            return true;
        }
        // What has grown and may grow again is checked again.
        touched.retain(|&i| jumps[i as usize].touched);
        // Changes after the last open jump do not matter.
        let end = forward.farthest().max(backward.first().map_or(0, mirrored));
        let mut work = paddings.shift(owner, changes, end, much);
        for change in changes.iter().filter(|change| covered[change.fragment as usize]) {
            for (crossings, place, by) in [
                (&*forward, change.fragment, change.by),
                (&*backward, mirrored(change.fragment), change.by.wrapping_neg()),
            ] {
                found.clear();
                crossings.over(place, found);
                work += found.len();
                for &i in found.iter() {
                    let jump = &mut jumps[i as usize];
                    jump.distance = jump.distance.wrapping_add(by);
                    if !jump.touched {
                        jump.touched = true;
                        touched.push(i);
                    }
                }
            }
        }
        left = left.saturating_sub(work + changes.len());
        if work > much || left == 0 {
            jumps.retain(|jump| !jump.closed);
            return false;
        }
        // Indices of jumps are in the order of their addresses.
        touched.sort_unstable();
    }
}

/// How an instruction that may still grow is tracked.
enum Watch {
    /// It has no value, whatever the offsets are: a relocation does.
    Never,
    /// Its value never changes.
    No,
    Jump(Jump),
    /// The value is the distance from the instruction's address rounded down to a multiple of 4; the [`Jump`] has the
    /// distance from the address.
    Rounded(Jump),
    /// Its value is not a distance within the section.
    Unknown,
}

/// How to track the instruction at the end of a fragment, with this index in its subsection's list and this encoding.
#[inline(always)]
fn jump<T: Backend>(
    model: &Model,
    target: &T,
    (owner, home): (&Subsection, SubsectionId),
    fragment: usize,
    (index, form): (u32, RelaxForm<'_>),
) -> Watch {
    let relaxable = &owner.relaxables[index as usize];
    let [field] = form.fields else { return Watch::Unknown };
    let (mut name, constant, specifier) = match owner.relax_symbol(relaxable) {
        Some(name) => (name, 0, Specifier::NONE),
        None => {
            let (value, addend) = owner.relax_value(relaxable, field.value);
            let Value::Relocatable(l) = value else { return Watch::Unknown };
            let (Some(name), None) = (l.add, l.sub) else { return Watch::Unknown };
            (name, l.constant.wrapping_add(addend), l.specifier)
        }
    };
    let watch = match target.fixup(field.kind).pc {
        Pc::Field => Watch::Jump,
        Pc::Aligned4 => Watch::Rounded,
        Pc::None | Pc::Page => return Watch::Unknown,
    };
    if specifier != Specifier::NONE && !T::RELAXES_SPECIFIED {
        return Watch::Unknown;
    }
    let outside = if specifier == Specifier::NONE { Watch::Never } else { Watch::No };
    if target.forces_relocation(field.kind, specifier)
        || !(is_local(model, name) || keeps_jumps(model, name))
        || T::SYMBOLS_DECIDE && target.symbol_forces_relocation(field.kind, traits(model, name))
    {
        return outside;
    }
    // Bounded, since variables may be defined in a cycle.
    for _ in 0..64 {
        let (to, within) = match model.symbol(name).definition {
            Definition::Label(place) if place.subsection == home => (place.fragment, place.offset),
            Definition::Section(id) if id == owner.section => (0, 0),
            Definition::Variable(expr) => match model.exprs[expr.0 as usize] {
                Expr::Symbol(inner, Specifier::NONE) => {
                    name = inner;
                    continue;
                }
                _ => return Watch::Unknown,
            },
            _ => return outside,
        };
        let within = i64::from(within).wrapping_add(constant);
        let fragment = fragment as u32;
        let distance = distance(owner, fragment, to, within);
        return watch(Jump { index, fragment, to, specifier, touched: false, closed: false, within, distance });
    }
    Watch::Unknown
}

/// The distance from an instruction's start to its label, plus the addend.
#[inline(always)]
fn distance(owner: &Subsection, fragment: u32, to: u32, within: i64) -> i64 {
    let start = owner.tail_start(fragment as usize);
    (owner.fragments[to as usize].offset as i64).wrapping_add(within).wrapping_sub(start as i64)
}

/// The next encoding of an instruction whose distance does not fit its current one: state, size, and whether it may
/// grow again.
#[inline(always)]
fn next(target: &impl Backend, relaxable: &Relaxable, form: RelaxForm<'_>, jump: &Jump) -> Option<(u8, u8, bool)> {
    if fits(target, relaxable, form, jump, jump.distance) {
        return None;
    }
    let state = relaxable.state().saturating_add(1);
    let form = target.relax_form(relaxable.id, state);
    Some((state, form.size, form.may_grow))
}

#[inline]
pub(super) fn fits(
    target: &impl Backend,
    relaxable: &Relaxable,
    form: RelaxForm<'_>,
    jump: &Jump,
    distance: i64,
) -> bool {
    let Some(field) = form.fields.first() else { return true };
    let value = distance.wrapping_add(field.addend.into()).wrapping_sub(i64::from(field.at));
    let reach = Reach { value: Some(value), specifier: jump.specifier };
    target.relax_fits(relaxable.id, relaxable.state(), 0, reach)
}
