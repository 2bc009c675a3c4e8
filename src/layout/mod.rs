//! Offsets, and the widening of what does not fit, to llvm-mc's fixpoint.
//!
//! S is a section, F a fragment of it, T its tail. All tails start as small as they can be. A round looks at every T of S with
//! the offsets of the round before and widens those that do not fit; then S gets new offsets. Widened tails stay wide, so
//! rounds end; a T with padding may shrink again, which is why rounds over single fragments would find another fixpoint than
//! llvm-mc's. Sections are settled one after the other, and again when a later one changed what an earlier one refers to.
//!
//! This module must not know mnemonics or headers.

mod explicit_relocs;
mod history;

use crate::ast::Name;
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::expr::{EvalError, Evaluator, Stage};
use crate::model::{
    Binding, Deferred, Fragment, Model, Padding, Reads, RelocatableValue, SectionId, SubsectionId, Tail, Value,
};
use crate::source::Span;
use crate::target::Target;
use history::History;

/// How many bytes a section or `.org` may have.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The most bytes of the whole object.
    pub output: u64,
}

/// No offset is larger: sums of a few of them fit their type.
const FARTHEST: u64 = 1 << 62;

/// Gives every fragment its offset and every tail its size; false where the object would be larger than it may be.
pub fn layout(model: &mut Model, target: &impl Target, limits: Limits, diagnostics: &mut Diagnostics) -> bool {
    let sections = model.sections.len() as u32;
    for section in 0..sections {
        place(model, SectionId(section), None);
    }
    let mut unstable = sections;
    let mut history = History::new(sections);
    while unstable > 0 {
        unstable = round(model, target, unstable, &mut history);
    }
    let mut total = 0u64;
    for section in 0..sections {
        place(model, SectionId(section), Some(diagnostics));
        let size = model.sections[section as usize].size;
        total = total.saturating_add(if is_nobits(model, section) { 0 } else { size });
        if total > limits.output || size >= FARTHEST {
            let most = if size >= FARTHEST { FARTHEST } else { limits.output };
            let message = format!("the object would have more than {most} bytes");
            diagnostics.push(Diagnostic::error(Code::OutputTooLarge, None, message));
            return false;
        }
    }
    explicit_relocs::distribute(model, diagnostics);
    true
}

fn is_nobits(model: &Model, section: u32) -> bool {
    model.sections[section as usize].is_nobits()
}

/// Settles the first `sections` sections one by one; tells how many may have to be looked at again.
fn round(model: &mut Model, target: &impl Target, sections: u32, history: &mut History) -> u32 {
    let mut again = 0;
    for section in 0..sections {
        let id = SectionId(section);
        let tails: usize = model.sections[section as usize]
            .subsections
            .iter()
            .map(|c| model.subsections[c.1.0 as usize].fragments.len())
            .sum();
        let mut rounds = tails + 1;
        while rounds > 0 && !history.is_settled(id) && relax_section(model, target, id, history) {
            rounds -= 1;
            again = section;
            place(model, id, None);
            history.moved(id);
        }
    }
    again
}

/// Gives the fragments of a section their offsets. Errors are told only where a list for them is given.
pub(crate) fn place(model: &mut Model, id: SectionId, mut diagnostics: Option<&mut Diagnostics>) {
    let mut offset = 0u64;
    for i in 0..model.sections[id.0 as usize].subsections.len() {
        let subsection = model.sections[id.0 as usize].subsections[i].1;
        let count = model.subsections[subsection.0 as usize].fragments.len();
        for f in 0..count {
            let owner = &mut model.subsections[subsection.0 as usize];
            let end = owner.fragments.get(f + 1).map_or(owner.data.len() as u64, |n| u64::from(n.start));
            let fragment = &mut owner.fragments[f];
            fragment.offset = offset;
            offset += end - u64::from(fragment.start);
            let size = match fragment.tail {
                Tail::None
                | Tail::Leb { .. }
                | Tail::Jump { .. }
                | Tail::Relax { .. }
                | Tail::Nops { .. }
                | Tail::Deferred { .. } => fragment.tail_size,
                Tail::Align { log2, max, padding } => {
                    let align = 1u64 << log2;
                    let size = offset.next_multiple_of(align) - offset;
                    let unit = match padding {
                        Padding::Value(_, unit) => u64::from(unit.max(1)),
                        Padding::Nops(_) => 1,
                    };
                    // Padding of wide values stops before the last that does not fit whole.
                    if size > u64::from(max) { 0 } else { size / unit * unit }
                }
                Tail::Fill { .. } | Tail::Org { .. } => {
                    let copy = *fragment;
                    match sized(model, &copy, offset) {
                        Ok(size) => size,
                        Err(error) => {
                            if let Some(diagnostics) = diagnostics.as_deref_mut() {
                                diagnostics.push(error);
                            }
                            0
                        }
                    }
                }
            };
            model.subsections[subsection.0 as usize].fragments[f].tail_size = size;
            offset = offset.saturating_add(size).min(FARTHEST);
        }
    }
    model.sections[id.0 as usize].size = offset;
}

/// The size of a tail that an expression gives.
fn sized(model: &Model, fragment: &Fragment, offset: u64) -> Result<u64, Diagnostic> {
    let span = Span::new(fragment.source_pos, fragment.source_pos);
    let evaluator = Evaluator::new(model, Stage::Layout);
    let not_absolute = |error| match error {
        Some(error) => explain(model, error, span),
        None => Diagnostic::error(Code::NotAbsolute, span, "expected assembly-time absolute expression"),
    };
    match fragment.tail {
        Tail::Fill { count, size, .. } => {
            let value = evaluator.value(count, true).map_err(|_| not_absolute(None))?;
            let count = value.as_constant().ok_or_else(|| not_absolute(None))?;
            let bytes = count.checked_mul(i64::from(size)).and_then(|n| u64::try_from(n).ok());
            match bytes.filter(|&n| n <= FARTHEST) {
                Some(bytes) => Ok(bytes),
                None if count < 0 => Err(Diagnostic::error(Code::BadRepeatCount, span, "invalid number of bytes")),
                None => Err(Diagnostic::error(Code::OutputTooLarge, span, "fill of more than 4 EiB")),
            }
        }
        Tail::Org { target, .. } => {
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
        _ => Ok(fragment.tail_size),
    }
}

/// The diagnostic for an expression that has no value.
#[must_use]
pub fn explain(model: &Model, error: EvalError, span: Span) -> Diagnostic {
    match error {
        EvalError::NotRelocatable => Diagnostic::error(Code::NotRelocatable, span, "expected relocatable expression"),
        EvalError::DivisionByZero => Diagnostic::error(Code::DivisionByZero, span, "the expression divides by zero"),
        EvalError::Cyclic(name) => {
            let name = String::from_utf8_lossy(model.names.text(name)).into_owned();
            Diagnostic::error(Code::CyclicDefinition, span, format!("cyclic dependency detected for symbol '{name}'"))
        }
        EvalError::TooComplex => {
            Diagnostic::error(Code::ExpressionTooComplex, span, "the expression is too complex to evaluate")
        }
    }
}

/// One look at every tail of a section; true if one grew.
fn relax_section(model: &mut Model, target: &impl Target, id: SectionId, history: &mut History) -> bool {
    let before = history.look(id);
    let mut changed = false;
    let mut computed = Deferred::default();
    for i in 0..model.sections[id.0 as usize].subsections.len() {
        let subsection = model.sections[id.0 as usize].subsections[i].1;
        let count = model.subsections[subsection.0 as usize].fragments.len();
        for f in 0..count {
            let fragment = &model.subsections[subsection.0 as usize].fragments[f];
            match fragment.tail {
                Tail::Jump { long: true, .. } | Tail::None | Tail::Align { .. } | Tail::Nops { .. } => {}
                Tail::Fill { .. } | Tail::Org { .. } => {
                    let end = fragment.offset + model.subsections[subsection.0 as usize].bytes(f).len() as u64;
                    let size = sized(model, fragment, end).unwrap_or(0);
                    changed |= size != fragment.tail_size;
                }
                Tail::Jump { .. } => changed |= relax_jump(model, target, id, subsection, f),
                Tail::Leb { value, signed } => changed |= relax_leb(model, subsection, f, value, signed),
                Tail::Relax { index, long: false } => changed |= relax_form(model, target, id, subsection, f, index),
                Tail::Relax { .. } => {}
                Tail::Deferred { reads: Reads::Nothing, .. } => {}
                Tail::Deferred { reads: Reads::Section(other), .. } if history.has_rested(other, before) => {}
                Tail::Deferred { by, index, .. } => {
                    let owner = &model.subsections[subsection.0 as usize];
                    let at = fragment.offset + owner.bytes(f).len() as u64;
                    model.compute(by, index, at, &mut computed);
                    let size = computed.bytes.len() as u64;
                    let fragment = &mut model.subsections[subsection.0 as usize].fragments[f];
                    changed |= size != fragment.tail_size;
                    fragment.tail_size = size;
                    fragment.tail = Tail::Deferred { by, index, reads: computed.reads };
                }
            }
        }
    }
    changed
}

/// The value of a PC-relative field, if no relocation is needed for it.
fn resolve_pc_relative(
    model: &Model,
    value: Value,
    section: SectionId,
    field: u64,
    target: &impl Target,
) -> Option<i64> {
    let linear = match value {
        // The common case, without the general machinery: a label of this section.
        Value::Relocatable(l @ RelocatableValue { add: Some(_), sub: None, .. }) => {
            if let crate::model::Definition::Variable(_) = model.symbol(l.add?).definition {
                Evaluator::new(model, Stage::Layout).value(value, false).ok()?
            } else {
                l
            }
        }
        _ => Evaluator::new(model, Stage::Layout).value(value, false).ok()?,
    };
    resolved_distance(model, linear, section, field, target)
}

/// The value of a PC-relative field whose value is reduced already, if no relocation is needed for it.
pub(crate) fn resolved_distance(
    model: &Model,
    l: RelocatableValue,
    section: SectionId,
    field: u64,
    target: &impl Target,
) -> Option<i64> {
    if l.sub.is_some() || target.forces_relocation(l.specifier) {
        return None;
    }
    let name = l.add?;
    if !is_local(model, name) {
        return None;
    }
    let (home, offset) = Evaluator::new(model, Stage::Layout).offset(name)?;
    (home == section.0).then(|| offset.wrapping_add(l.constant).wrapping_sub(field as i64))
}

fn relax_jump(model: &mut Model, target: &impl Target, section: SectionId, subsection: SubsectionId, f: usize) -> bool {
    let owner = &model.subsections[subsection.0 as usize];
    let fragment = &owner.fragments[f];
    let Tail::Jump { target: value, condition, .. } = fragment.tail else { return false };
    let short = target.jump(condition, false);
    let field = fragment.offset + owner.bytes(f).len() as u64 + u64::from(short.opcode_len);
    let fits = resolve_pc_relative(model, value, section, field, target)
        .is_some_and(|distance| i8::try_from(distance.wrapping_sub(i64::from(short.field))).is_ok());
    if fits {
        return false;
    }
    let fragment = &mut model.subsections[subsection.0 as usize].fragments[f];
    fragment.tail = Tail::Jump { target: value, condition, long: true };
    fragment.tail_size = u64::from(target.jump(condition, true).size());
    true
}

fn relax_form(
    model: &mut Model,
    target: &impl Target,
    section: SectionId,
    subsection: SubsectionId,
    f: usize,
    index: u32,
) -> bool {
    let owner = &model.subsections[subsection.0 as usize];
    let start = owner.fragments[f].offset + owner.bytes(f).len() as u64;
    let form = &owner.relaxables[index as usize].forms[0];
    let fits = form.fixups.iter().all(|&(at, kind, value, addend)| {
        let info = target.fixup(kind);
        let Ok(l) = Evaluator::new(model, Stage::Layout).value(value, false) else { return true };
        let l = RelocatableValue { constant: l.constant.wrapping_add(i64::from(addend)), ..l };
        let resolved = if info.pc_relative {
            resolved_distance(model, l, section, start + u64::from(at), target)
        } else {
            l.as_constant()
        };
        match resolved {
            Some(v) => i8::try_from(v).is_ok(),
            // Another field that is not known yet widens the instruction too, as it does in llvm-mc.
            None => info.size == 1 && target.keeps_short(l.specifier),
        }
    });
    if fits {
        return false;
    }
    let owner = &mut model.subsections[subsection.0 as usize];
    owner.fragments[f].tail = Tail::Relax { index, long: true };
    owner.fragments[f].tail_size = owner.relaxables[index as usize].forms[1].bytes.len() as u64;
    true
}

fn relax_leb(model: &mut Model, subsection: SubsectionId, f: usize, value: Value, signed: bool) -> bool {
    let number = Evaluator::new(model, Stage::Layout).value(value, true).ok().and_then(|l| l.as_constant());
    let size = number.map_or(1, |v| u64::from(leb_size(v, signed)));
    let fragment = &mut model.subsections[subsection.0 as usize].fragments[f];
    if size <= fragment.tail_size {
        return false;
    }
    fragment.tail_size = size;
    true
}

/// Whether a symbol cannot be replaced by another definition at link or load time.
#[must_use]
fn is_local(model: &Model, name: Name) -> bool {
    let symbol = model.symbol(name);
    if model.coff.is_some() {
        return symbol.is_defined() && !symbol.coff.is_function();
    }
    symbol.kind != object::elf::STT_GNU_IFUNC.0
        && match symbol.binding {
            Some(binding) => binding == Binding::Local,
            None => symbol.is_defined(),
        }
}

/// The size of a LEB128 number.
#[must_use]
fn leb_size(value: i64, signed: bool) -> u32 {
    if signed {
        let bits = 65 - (value ^ (value >> 63)).leading_zeros();
        bits.div_ceil(7)
    } else {
        (64 - (value as u64 | 1).leading_zeros()).div_ceil(7)
    }
}
