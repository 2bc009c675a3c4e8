//! One check of every tail of a section whose size may change.

use super::history::History;
use super::{boundaries, sized};
use crate::arch::{Backend, Pc, Reach, SymbolTraits};
use crate::diag::Diagnostic;
use crate::model::expr::{Evaluator, Stage};
use crate::model::{
    Binding, Deferred, Definition, FixupKind, FragmentTail, GlobalJumps, Model, Reads, RelocatableValue, SectionId,
    Subsection, SubsectionId, TailIndex, Value,
};
use crate::parse::ast::{Name, Specifier};
use object::elf::{STT_FUNC, STT_GNU_IFUNC};

/// The bits of `st_other` that hold the visibility; the default one is 0.
const STV_MASK: u8 = 3;

/// Whether the size of a tail is not known before the layout.
pub(super) fn is_open(tail: &FragmentTail) -> bool {
    match *tail {
        FragmentTail::Fill { count: Value::Relocatable(count), .. } => count.as_constant().is_none(),
        FragmentTail::Nops { .. }
        | FragmentTail::Boundary { last: None, .. }
        | FragmentTail::Deferred { reads: Reads::Nothing, .. } => false,
        _ => true,
    }
}

/// Checks every tail of a section with the offsets of the previous round. Returns true if the section needs new
/// offsets.
pub(super) fn look(model: &mut Model, target: &impl Backend, id: SectionId, history: &mut History) -> bool {
    let before = history.look(id);
    let (mut changed, mut errors) = (false, Vec::new());
    for i in 0..model.sections[id.0 as usize].subsections.len() {
        let subsection = model.sections[id.0 as usize].subsections[i].1;
        // A boundary is checked before the instructions in its unit grow.
        if !history.sweeps(id) {
            changed |= boundaries::look(model, subsection);
        }
    }
    for i in 0..model.sections[id.0 as usize].subsections.len() {
        let subsection = model.sections[id.0 as usize].subsections[i].1;
        changed |= relaxables(model, target, id, subsection);
        let rested = |reads| history.has_rested(reads, before);
        changed |= lebs(model, subsection, rested);
        changed |= other_tails(model, subsection, rested, &mut errors);
    }
    if !errors.is_empty() {
        history.failed(id, &mut errors);
    }
    changed
}

fn relaxables(model: &mut Model, target: &impl Backend, id: SectionId, subsection: SubsectionId) -> bool {
    let mut changed = false;
    let subsection = subsection.0 as usize;
    if model.subsections[subsection].relaxables.is_empty() {
        return false;
    }
    for f in 0..model.subsections[subsection].fragments.len() {
        let owner = &model.subsections[subsection];
        let TailIndex::Relax(i) = owner.fragments[f].tail() else { continue };
        let Some(next) = grown(model, target, id, owner, f, i) else { continue };
        let relaxable = &mut model.subsections[subsection].relaxables[i as usize];
        relaxable.set(next, target.relax_form(relaxable.id, next).size);
        changed = true;
    }
    changed
}

/// The next state of the instruction at the end of `fragment`, with this index in the subsection's list, if its values
/// do not fit the current one.
pub(super) fn grown<T: Backend>(
    model: &Model,
    target: &T,
    id: SectionId,
    owner: &Subsection,
    fragment: usize,
    index: u32,
) -> Option<u8> {
    let relaxable = &owner.relaxables[index as usize];
    let state = relaxable.state();
    let form = target.relax_form(relaxable.id, state);
    if !form.may_grow {
        return None;
    }
    let start = owner.tail_start(fragment);
    let fits = form.fields.iter().enumerate().all(|(i, field)| {
        let (value, addend) = owner.relax_value(relaxable, field.value);
        let info = target.fixup(field.kind);
        let offset = start + u64::from(field.at);
        let site = FieldSite { section: id, offset, kind: field.kind, is_jump: true };
        let reach = match evaluated(model, value) {
            Some(l) => {
                let constant = l.constant.wrapping_add(addend).wrapping_add(field.addend.into());
                let l = RelocatableValue { constant, ..l };
                let value = if info.is_pc_relative() {
                    let specifier = if T::RELAXES_SPECIFIED { Specifier::NONE } else { l.specifier };
                    let l = RelocatableValue { specifier, ..l };
                    let known = resolved_distance(model, target, l, site, |_| false);
                    known.or_else(|| model.rules.address.and_then(|address| to_number(l, id, offset, info.pc, address)))
                } else {
                    l.as_constant()
                };
                // A jump with a specifier cannot hold a relocation if its target needs none otherwise.
                let near = value.is_none() && info.is_pc_relative() && l.specifier != Specifier::NONE && {
                    let plain = RelocatableValue { specifier: Specifier::NONE, ..l };
                    resolved_distance(model, target, plain, site, |_| false).is_some()
                };
                Reach { value, specifier: if near { Specifier::NONE } else { l.specifier } }
            }
            None => Reach { value: None, specifier: Specifier::NONE },
        };
        target.relax_fits(relaxable.id, state, i, reach)
    });
    (!fits).then(|| state.saturating_add(1))
}

/// The distance from an offset in the first section to a number, if that section has a known address. The field keeps
/// its relocation, so that the object is correct at any address.
fn to_number(l: RelocatableValue, section: SectionId, at: u64, pc: Pc, address: u64) -> Option<i64> {
    let number = l.as_constant().filter(|_| section == SectionId(0))?;
    Some(pc.distance(number.wrapping_sub(address as i64), at))
}

#[inline]
fn evaluated(model: &Model, value: Value) -> Option<RelocatableValue> {
    match model.plain(&value) {
        Some(plain) => Some(plain),
        None => Evaluator::new(model, Stage::Layout).value(value, false).ok(),
    }
}

#[derive(Clone, Copy)]
pub(crate) struct FieldSite {
    pub section: SectionId,
    pub offset: u64,
    pub kind: FixupKind,
    pub is_jump: bool,
}

/// The value of a PC-relative field, if it needs no relocation.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
pub(crate) fn resolved_distance<T: Backend>(
    model: &Model,
    target: &T,
    l: RelocatableValue,
    FieldSite { section, offset: field, kind, is_jump }: FieldSite,
    retyped: impl Fn(Name) -> bool,
) -> Option<i64> {
    if l.sub.is_some() || target.forces_relocation(kind, l.specifier) {
        return None;
    }
    let name = l.add?;
    let pc = target.fixup(kind).pc;
    let is_fixed =
        is_local(model, name) || is_jump && keeps_jumps(model, name) || is_ifunc_alone(model, name) && retyped(name);
    if !is_fixed || T::SYMBOLS_DECIDE && target.symbol_forces_relocation(kind, traits(model, name)) {
        return None;
    }
    if let Definition::Label(place) = model.symbol(name).definition {
        if model.section_of(place) != section {
            return None;
        }
        return Some(pc.distance((model.offset_of(place) as i64).wrapping_add(l.constant), field));
    }
    let (home, offset) = Evaluator::new(model, Stage::Layout).offset(name)?;
    (home == section.0).then(|| pc.distance(offset.wrapping_add(l.constant), field))
}

/// The properties of a symbol that decide whether fields that refer to it need relocations.
pub(super) fn traits(model: &Model, name: Name) -> SymbolTraits {
    let symbol = model.symbol(name);
    SymbolTraits {
        is_function: matches!(symbol.kind, kind if kind == STT_FUNC.0 || kind == STT_GNU_IFUNC.0),
        has_odd_address: model.has_odd_address(name),
    }
}

/// Checks the LEB128 numbers; `rested` returns whether offsets are those of the last check.
fn lebs(model: &mut Model, subsection: SubsectionId, rested: impl Fn(Reads) -> bool) -> bool {
    let owner = &model.subsections[subsection.0 as usize];
    if owner.lebs().is_empty() || rested(owner.lebs_read()) {
        return false;
    }
    let (mut changed, mut reads) = (false, Reads::Nothing);
    for i in 0..model.subsections[subsection.0 as usize].lebs().len() {
        let owner = &model.subsections[subsection.0 as usize];
        let leb = &owner.lebs()[i];
        let evaluator = Evaluator::new(model, Stage::Layout);
        let number = evaluator.value(owner.leb_value(leb), false).ok().and_then(|l| l.as_constant());
        let size = number.map_or(1, |v| leb_size(v, leb.is_signed()) as u8);
        reads = reads.and(evaluator.reads());
        // A number that has become smaller keeps its size.
        if size > leb.size() {
            model.subsections[subsection.0 as usize].lists_mut().lebs[i].set_size(size);
            changed = true;
        }
    }
    model.subsections[subsection.0 as usize].lists_mut().lebs_read = reads;
    changed
}

/// Checks the tails other than instructions and LEB128 numbers; `rested` returns whether offsets are those of the last
/// check.
fn other_tails(
    model: &mut Model,
    subsection: SubsectionId,
    rested: impl Fn(Reads) -> bool,
    errors: &mut Vec<Diagnostic>,
) -> bool {
    let mut changed = false;
    let mut computed = Deferred::default();
    for i in 0..model.subsections[subsection.0 as usize].other_tails().len() {
        let owner = &model.subsections[subsection.0 as usize];
        let other = &owner.other_tails()[i];
        let tail = owner.other_tail(other);
        if !is_open(&tail) {
            continue;
        }
        let at = owner.tail_start(other.fragment as usize);
        match tail {
            FragmentTail::Boundary { .. } => {}
            FragmentTail::Deferred { reads, .. } if rested(reads) => {}
            FragmentTail::Deferred { by, index, .. } => {
                model.compute(by, index, at, &mut computed);
                model.layout.computed.keep(by, index, &computed);
                let size = computed.bytes.len() as u64;
                let other = &mut model.subsections[subsection.0 as usize].lists_mut().other_tails[i];
                changed |= size != other.size;
                other.size = size;
                other.set_reads(computed.reads);
            }
            tail => {
                let size = sized(model, tail, other.source_pos, at).unwrap_or_else(|error| {
                    errors.push(error);
                    0
                });
                changed |= size != other.size;
            }
        }
    }
    changed
}

/// Returns whether a symbol counts as preemptible only because of its type.
#[cold]
fn is_ifunc_alone(model: &Model, name: Name) -> bool {
    let symbol = model.symbol(name);
    model.coff.is_none()
        && symbol.kind == STT_GNU_IFUNC.0
        && symbol.is_defined()
        && symbol.binding.is_none_or(|binding| binding == Binding::Local)
}

/// Returns whether a symbol cannot be preempted at link or load time.
#[inline]
pub(super) fn is_local(model: &Model, name: Name) -> bool {
    let symbol = model.symbol(name);
    if model.coff.is_some() {
        return symbol.is_defined() && !model.coff_symbol(name).is_function();
    }
    symbol.kind != STT_GNU_IFUNC.0
        && match symbol.binding {
            Some(binding) => binding == Binding::Local,
            None => symbol.is_defined(),
        }
}

/// Returns whether jumps to a global symbol need no relocation although it may be preempted, as in GNU as.
pub(super) fn keeps_jumps(model: &Model, name: Name) -> bool {
    let symbol = model.symbol(name);
    let is_default = symbol.other & STV_MASK == 0;
    let keeps = match model.rules.symbols.global_jumps {
        GlobalJumps::Relocated => false,
        GlobalJumps::NotPreemptible => !is_default,
        GlobalJumps::All => true,
    };
    keeps && symbol.kind != STT_GNU_IFUNC.0 && symbol.is_defined() && symbol.binding == Some(Binding::Global)
}

/// The size in bytes of a LEB128 number.
fn leb_size(value: i64, signed: bool) -> u32 {
    if signed {
        let bits = 65 - (value ^ (value >> 63)).leading_zeros();
        bits.div_ceil(7)
    } else {
        (64 - (value as u64 | 1).leading_zeros()).div_ceil(7)
    }
}
