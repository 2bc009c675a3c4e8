//! Offsets and relaxation, to the same fixpoint as llvm-mc.
//!
//! S is a section, F a fragment in it, T its tail. All tails start at their smallest size. A round checks every T of S
//! with the offsets of the previous round and widens those that do not fit; then S gets new offsets. Widened tails stay
//! wide, so rounds end. A T with padding may shrink again, which is why rounds over single fragments would find a
//! fixpoint other than llvm-mc's. Sections are relaxed one after the other, and again when a later one has changed
//! something that an earlier one refers to.
//!
//! This module must not know mnemonics or headers.

mod boundaries;
mod bounds;
mod crossings;
mod distances;
mod explicit_relocs;
mod fragments;
mod history;
mod paddings;
#[cfg(test)]
mod random_tests;
mod relax;
mod resolve;
mod rounds;
mod widening;

pub(crate) use relax::{FieldSite, resolved_distance};
pub use resolve::{Resolved, is_defined, place_of, resolve};

use crate::arch::{Backend, Widening};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::expr::{EvalError, Evaluator, Stage};
use crate::model::{FragmentTail, Model, OtherTail, SectionId, Subsection, SubsectionId, Tables, TailIndex};
use crate::source::Span;
use rounds::{Settled, settle};
use rustc_hash::FxHashSet;

#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The maximum size in bytes of the whole object.
    pub output: u64,
}

pub type Labeled = FxHashSet<(SubsectionId, u32)>;

/// The largest offset: sums of a few offsets do not overflow.
const MAX_OFFSET: u64 = 1 << 62;

/// Gives every fragment its offset and every tail its size. Returns false if the object would exceed the limit.
/// `tables` are written afterwards, and take part in relaxation only if they have to.
#[inline(never)]
pub fn layout(
    model: &mut Model,
    target: &impl Backend,
    limits: Limits,
    widening: Widening,
    labeled: &Labeled,
    tables: &mut dyn Tables,
    diagnostics: &mut Diagnostics,
) -> bool {
    let (takes_part, uneven) = (tables.take_part(model), model.layout.uneven);
    let mut settled = Settled::default();
    if !takes_part {
        settled = settle(model, target, tables, &[]);
    }
    // The rounds of a section that does not converge start anew when a table has grown.
    if takes_part || !settled.comes_to_rest || !settled.errors.is_empty() {
        let sections = tables.begin(model);
        if takes_part || !sections.is_empty() {
            restart(model, target);
            model.layout.uneven = uneven;
            settled = settle(model, target, tables, &sections);
        }
    }
    let is_done = finish(model, target, limits, widening, labeled, settled, diagnostics);
    if model.layout.tables_in_fragments {
        tables.end(model);
    }
    is_done
}

/// Resets all tails to their smallest size and all offsets to 0.
#[inline(never)]
fn restart(model: &mut Model, target: &impl Backend) {
    model.moved();
    for subsection in &mut model.subsections {
        subsection.fragments.iter_mut().for_each(|fragment| fragment.offset = 0);
        for relaxable in subsection.relaxables.iter_mut() {
            relaxable.set(0, target.relax_form(relaxable.id, 0).size);
        }
        if !subsection.lebs().is_empty() || !subsection.other_tails().is_empty() {
            subsection.lists_mut().reset_sizes(relax::is_open);
        }
    }
}

/// Widens instructions of all code sections.
#[inline(never)]
fn widen_all(model: &mut Model, target: &impl Backend, widening: Widening, labeled: &Labeled) {
    for id in (0..model.sections.len() as u32).map(SectionId) {
        if model.sections[id.0 as usize].is_code() && widening::widen(model, target, id, widening, labeled) {
            place(model, id, |_| ());
        }
    }
}

fn finish(
    model: &mut Model,
    target: &impl Backend,
    limits: Limits,
    widening: Widening,
    labeled: &Labeled,
    Settled { errors, filled, .. }: Settled,
    diagnostics: &mut Diagnostics,
) -> bool {
    let sections = model.sections.len() as u32;
    if widening != Widening::default() {
        widen_all(model, target, widening, labeled);
    }
    let mut total = 0u64;
    let mut filled = filled.into_iter().peekable();
    for section in 0..sections {
        if filled.next_if_eq(&SectionId(section)).is_some() {
            fillings(model, SectionId(section), diagnostics);
        }
        let size = model.written_size(SectionId(section)).max(model.sections[section as usize].size);
        let section = &model.sections[section as usize];
        total = total.saturating_add(if section.is_nobits() { 0 } else { size });
        if total > limits.output || size >= MAX_OFFSET {
            let most = if size >= MAX_OFFSET { MAX_OFFSET } else { limits.output };
            let message = format!("the object would have more than {most} bytes");
            let span = largest(model).map(Span::at);
            diagnostics.push(Diagnostic::error(Code::OutputTooLarge, span, message));
            return false;
        }
    }
    // Expressions that could not be evaluated at any time in the last round are errors, even if they have values in the
    // end. Several walks may have found the same error.
    for error in errors {
        if !error.span.is_some_and(|span| diagnostics.has_reported(error.code, span.start)) {
            diagnostics.push(error);
        }
    }
    explicit_relocs::distribute(model, diagnostics);
    true
}

/// Sets the sizes of fills in the file, by the final offsets.
fn fillings(model: &mut Model, id: SectionId, diagnostics: &mut Diagnostics) {
    for i in 0..model.sections[id.0 as usize].subsections.len() {
        let subsection = model.sections[id.0 as usize].subsections[i].1.0 as usize;
        for index in 0..model.subsections[subsection].other_tails().len() {
            let owner = &model.subsections[subsection];
            let other = owner.other_tails()[index];
            if !other.is_filling() {
                continue;
            }
            let at = owner.tail_start(other.fragment as usize);
            let size = sized(model, owner.other_tail(&other), other.source_pos, at).unwrap_or_else(|error| {
                diagnostics.push(error);
                0
            });
            model.layout.uneven |= size != other.size;
            model.subsections[subsection].lists_mut().other_tails[index].size = size;
        }
    }
}

/// The position of the directive with the largest fill.
#[cold]
fn largest(model: &Model) -> Option<u32> {
    let other_tails = model.subsections.iter().flat_map(|subsection| subsection.other_tails());
    other_tails.filter(|other| other.is_filling()).max_by_key(|other| other.size).map(|other| other.source_pos)
}

fn has_tail(model: &Model, id: SectionId, is: impl Fn(&OtherTail) -> bool + Copy) -> bool {
    let mut subsections = model.sections[id.0 as usize].subsections.iter();
    subsections.any(|c| model.subsections[c.1.0 as usize].other_tails().iter().any(is))
}

/// Gives the fragments of a section their offsets, and calls `wrong` for each tail with an error.
pub(crate) fn place(model: &mut Model, id: SectionId, mut wrong: impl FnMut(Diagnostic)) {
    place_all::<false>(model, id, &mut wrong);
}

/// Gives the fragments of a section their offsets, and sizes boundary padding by them; the lengths of units are those
/// of the previous offsets. Returns whether any padding has changed.
fn sweep(model: &mut Model, id: SectionId) -> bool {
    place_all::<true>(model, id, &mut |_| ())
}

#[inline(never)]
fn place_all<const SWEEPS: bool>(model: &mut Model, id: SectionId, wrong: &mut dyn FnMut(Diagnostic)) -> bool {
    let (mut offset, mut changed) = (0u64, false);
    for i in 0..model.sections[id.0 as usize].subsections.len() {
        let subsection = model.sections[id.0 as usize].subsections[i].1.0 as usize;
        let mut from = 0;
        while let Some((fragment, other)) = place_run::<SWEEPS>(&mut model.subsections[subsection], from, &mut offset) {
            let owner = &model.subsections[subsection];
            let this = owner.other_tails()[other];
            let size = if let Some((log2, Some(last))) = this.boundary() {
                boundaries::size_at(log2, offset, boundaries::length(owner, fragment as u32, last))
            } else {
                let tail = owner.other_tail(&this);
                model.moved();
                sized(model, tail, this.source_pos, offset).unwrap_or_else(|error| {
                    wrong(error);
                    0
                })
            };
            changed |= size != this.size;
            model.subsections[subsection].lists_mut().other_tails[other].size = size;
            offset = offset.saturating_add(size).min(MAX_OFFSET);
            from = fragment + 1;
        }
    }
    model.sections[id.0 as usize].size = offset;
    model.moved();
    changed
}

/// Gives fragments their offsets up to the next one whose tail has to be evaluated, and returns its index and the index
/// of the tail. `offset` is then the start of that tail.
fn place_run<const SWEEPS: bool>(owner: &mut Subsection, from: usize, offset: &mut u64) -> Option<(usize, usize)> {
    let mut at = *offset;
    let (fragments, tails, last) = owner.for_offsets();
    let mut fragments = fragments.iter_mut().enumerate().skip(from).peekable();
    while let Some((f, fragment)) = fragments.next() {
        let end = fragments.peek().map_or(last as u64, |(_, next)| u64::from(next.start));
        fragment.offset = at;
        at += end - u64::from(fragment.start);
        let size = match fragment.tail() {
            TailIndex::None => continue,
            TailIndex::Relax(index) => {
                // There are fewer than 2^32, of at most 255 bytes each: the sum does not overflow.
                at += u64::from(tails.relaxables[index as usize].size());
                continue;
            }
            TailIndex::Align(index) => tails.aligns[index as usize].size_at(at),
            TailIndex::Leb(index) => u64::from(tails.lebs[index as usize].size()),
            TailIndex::Other(index) => {
                let other = &tails.other_tails[index as usize];
                let is_swept = SWEEPS && matches!(other.boundary(), Some((_, Some(_))));
                if is_swept || other.is_filling() {
                    *offset = at;
                    return Some((f, index as usize));
                }
                other.size
            }
        };
        at = at.saturating_add(size).min(MAX_OFFSET);
    }
    *offset = at;
    None
}

fn sized(model: &Model, tail: FragmentTail, source_pos: u32, offset: u64) -> Result<u64, Diagnostic> {
    let span = Span::at(source_pos);
    let evaluator = Evaluator::new(model, Stage::Layout);
    let not_absolute = |error| match error {
        Some(error) => explain(model, error, span),
        None => Diagnostic::error(Code::NotAbsolute, span, "expected assembly-time absolute expression"),
    };
    match tail {
        FragmentTail::Fill { count, size, .. } => {
            let value = evaluator.value(count, true).map_err(|_| not_absolute(None))?;
            let count = value.as_constant().ok_or_else(|| not_absolute(None))?;
            let bytes = count.checked_mul(i64::from(size)).and_then(|n| u64::try_from(n).ok());
            match bytes.filter(|&n| n <= MAX_OFFSET) {
                Some(bytes) => Ok(bytes),
                None if count < 0 => Err(Diagnostic::error(Code::BadRepeatCount, span, "invalid number of bytes")),
                None => Err(Diagnostic::error(Code::OutputTooLarge, span, "fill of more than 4 EiB")),
            }
        }
        FragmentTail::Org { target, .. } => {
            let value = evaluator.value(target, true).map_err(|_| not_absolute(None))?;
            let base = match value.add {
                None => 0,
                Some(name) => evaluator.offset(name).ok_or_else(|| not_absolute(None))?.1,
            };
            if value.sub.is_some() {
                return Err(not_absolute(None));
            }
            let location = base.wrapping_add(value.constant);
            let size = location.wrapping_sub(offset as i64);
            if (0..0x4000_0000).contains(&size) {
                Ok(size as u64)
            } else {
                let message = format!("invalid .org offset '{location}' (at offset '{offset}')");
                Err(Diagnostic::error(Code::InvalidOrg, span, message))
            }
        }
        _ => Ok(0),
    }
}

pub fn explain(model: &Model, error: EvalError, span: Span) -> Diagnostic {
    let (code, message) = match error {
        EvalError::NotRelocatable => (Code::NotRelocatable, "expected relocatable expression"),
        EvalError::DivisionByZero => (Code::DivisionByZero, "the expression divides by zero"),
        EvalError::DivisionOverflow => (Code::DivisionByZero, "the quotient of the division does not fit in 64 bits"),
        EvalError::RemainderOverflow => {
            (Code::DivisionByZero, "the remainder cannot be computed: the quotient does not fit in 64 bits")
        }
        EvalError::Cyclic(name) => {
            let message = format!("cyclic dependency detected for symbol '{}'", model.display_name(name));
            return Diagnostic::error(Code::CyclicDefinition, span, message);
        }
    };
    Diagnostic::error(code, span, message)
}
