//! The bytes of a laid-out section: writes tails and resolves fixups; those that need a relocation are passed to the
//! object format.

use super::split::SplitPoint;
use crate::arch::{Backend, RangeError};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::layout::{FieldSite, explain, resolved_distance};
use crate::model::expr::{Evaluator, Stage};
use crate::model::{
    Contents, Definition, FixupKind, Model, Relaxable, RelocatableValue, SectionId, Subsection, SubsectionId,
    TailIndex, Value,
};
use crate::order::sort_by_key;
use crate::parse::ast::{Name, Specifier};
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::hint::cold_path;

#[derive(Clone, Copy, Debug)]
pub struct Unresolved {
    pub offset: u64,
    /// The field's position in the bytes written so far.
    pub at: usize,
    pub kind: FixupKind,
    pub value: RelocatableValue,
    pub explicit_reloc: Option<u32>,
    pub source_pos: u32,
    /// The bytes available for the field: the offset of a `.reloc` may be after the last byte.
    pub room: u8,
}

/// How an object format handles fixups that need a relocation.
pub trait Format {
    /// Handles a fixup of a section; `contents` are the bytes written so far.
    fn relocate(&mut self, field: &Unresolved, contents: &mut [u8]);

    fn retypes(&self, _: Name) -> bool {
        false
    }

    fn diagnostics(&mut self) -> &mut Diagnostics;
}

/// Appends the bytes of a section between two split points, or up to its end. `base` is the position in `out` at which the
/// section starts; it is in two's complement if that is not in `out`.
pub fn contents(
    model: &Model,
    id: SectionId,
    part: (SplitPoint, Option<SplitPoint>),
    target: &impl Backend,
    (out, base): (&mut Contents, usize),
    format: &mut impl Format,
) {
    let section = &model.sections[id.0 as usize];
    if section.size == 0 && is_bare(model, id) {
        return;
    }
    let mut writer = Writer { model, id, target, base, shift: 0, format, explicit_relocs: FxHashMap::default() };
    if !model.layout.reloc_fields.is_empty() {
        writer.collect_explicit_relocs();
    }
    // Without threads nothing is split.
    let (mut from, to) = if cfg!(feature = "threads") { part } else { Default::default() };
    let subsections = &*section.subsections;
    let end = to.map_or(subsections.len(), |to| to.subsection + 1);
    for (i, &(_, subsection)) in (from.subsection..end).zip(&subsections[from.subsection..end]) {
        let to = to.filter(|to| to.subsection == i);
        writer.subsection(subsection, &model.subsections[subsection.0 as usize], (from, to), out);
        from = SplitPoint::default();
    }
}

/// Returns whether a section has nothing but alignments: no bytes, no fixups, nothing that could be written or
/// reported.
fn is_bare(model: &Model, id: SectionId) -> bool {
    let bare = |subsection: &Subsection| {
        let nothing = subsection.data().is_empty() && subsection.fixups.is_empty() && subsection.relaxables.is_empty();
        nothing && subsection.lebs().is_empty() && subsection.other_tails().is_empty()
    };
    let mut subsections = model.sections[id.0 as usize].subsections.iter();
    model.layout.reloc_fields.is_empty() && subsections.all(|c| bare(&model.subsections[c.1.0 as usize]))
}

pub(super) struct Writer<'a, T: Backend, F: Format> {
    pub(super) model: &'a Model,
    id: SectionId,
    pub(super) target: &'a T,
    base: usize,
    /// How far offsets are ahead of the bytes.
    shift: u64,
    format: &'a mut F,
    /// The fields of `.reloc` directives, each with its fragment, after whose fixups it is handled.
    explicit_relocs: FxHashMap<(SubsectionId, u32), Vec<(u32, Unresolved)>>,
}

impl<T: Backend, F: Format> Writer<'_, T, F> {
    /// Sorts the section's `.reloc` fields by their fragments.
    #[inline(never)]
    fn collect_explicit_relocs(&mut self) {
        for field in self.model.layout.reloc_fields.get(&self.id).into_iter().flatten() {
            let (kind, explicit_reloc) = (FixupKind::NONE, Some(field.kind));
            // Only bytes that the text has there are overwritten: no padding, and no bytes of another fragment.
            let subsection = &self.model.subsections[field.subsection.0 as usize];
            let fragment = field.fragment as usize;
            let end = subsection.fragments[fragment].offset + subsection.bytes(fragment).len() as u64;
            let room = end.saturating_sub(field.offset).min(8) as u8;
            let source_pos = field.source_pos;
            let (offset, value) = (field.offset, field.value);
            let unresolved = Unresolved { offset, at: 0, kind, value, explicit_reloc, source_pos, room };
            let fields = self.explicit_relocs.entry((field.subsection, field.fragment)).or_default();
            fields.push((field.until, unresolved));
        }
        for fields in self.explicit_relocs.values_mut() {
            sort_by_key(fields, |field| field.0);
        }
    }

    /// Appends the bytes of a subsection between two split points, or up to its end.
    fn subsection(
        &mut self,
        id: SubsectionId,
        subsection: &Subsection,
        (from, to): (SplitPoint, Option<SplitPoint>),
        out: &mut Contents,
    ) {
        let mut fixups = subsection.fixups[from.fixups_before(subsection)..].iter().peekable();
        let (fragments, data) = (&*subsection.fragments, subsection.data());
        let pending = out.pending(id);
        let len = pending.as_ref().map_or(data.len(), ExactSizeIterator::len);
        let (last_fragment, split_at) = to.map_or((usize::MAX, 0), |to| (to.fragment, to.at));
        let mut begin = from.at;
        let mut explicit_relocs = Vec::new();
        for (i, fragment) in (from.fragment..).zip(&fragments[from.fragment..]) {
            let first = begin;
            begin = fragments.get(i + 1).map_or(len, |next| next.start as usize);
            let is_split = i == last_fragment;
            let end = if is_split { split_at } else { begin };
            let start = out.len();
            let before = (first - fragment.start as usize) as u64;
            self.shift = (fragment.offset + before).wrapping_sub(start.wrapping_sub(self.base) as u64);
            match &pending {
                Some(pending) => out.append_pending(pending.start + first..pending.start + end),
                None => out.append_range(data, first..end),
            }
            if !self.explicit_relocs.is_empty() {
                cold_path();
                explicit_relocs = self.explicit_relocs.remove(&(id, i as u32)).unwrap_or_default();
            }
            // A fixup without bytes may be placed after the last byte.
            let last = end + usize::from(i + 1 == fragments.len() && !is_split);
            let mut marks = if is_split { 0 } else { subsection.marks_behind(i) };
            while let Some(fixup) = fixups.next_if(|f| (f.at as usize) < last || marks > 0 && f.at as usize == end) {
                marks -= usize::from(marks > 0 && fixup.at as usize == end);
                if !explicit_relocs.is_empty() {
                    cold_path();
                    self.explicit(&mut explicit_relocs, fixup.at, out);
                }
                let (value, addend) = subsection.value(fixup);
                let at = start + (fixup.at as usize - first);
                self.fixup(at, false, fixup.kind(), (&value, addend), fixup.source_pos, out);
            }
            if !explicit_relocs.is_empty() {
                cold_path();
                self.explicit(&mut explicit_relocs, u32::MAX, out);
            }
            if is_split {
                return;
            }
            let source_pos = match fragment.tail() {
                TailIndex::Relax(index) => {
                    self.relaxable(subsection, index, out);
                    continue;
                }
                TailIndex::Leb(index) => subsection.lebs()[index as usize].source_pos,
                TailIndex::Other(index) => subsection.other_tails()[index as usize].source_pos,
                TailIndex::None => continue,
                TailIndex::Align(_) => 0,
            };
            let size = if self.model.layout.uneven { subsection.written_tail(i) } else { subsection.tail_size(i) };
            if size == 0 && matches!(fragment.tail(), TailIndex::Align(_)) {
                continue;
            }
            self.tail(subsection.tail(i), size, source_pos, out);
        }
    }

    /// Handles the `.reloc` fields that precede the fixups from offset `until` of the subsection on.
    #[cold]
    fn explicit(&mut self, fields: &mut Vec<(u32, Unresolved)>, until: u32, out: &mut Contents) {
        let ready = fields.partition_point(|field| field.0 <= until);
        for (_, field) in fields.drain(..ready) {
            let at = self.base.wrapping_add(field.offset.wrapping_sub(self.shift) as usize);
            self.format.relocate(&Unresolved { at, ..field }, out.bytes_mut());
        }
    }

    #[inline(never)]
    fn relaxable(&mut self, subsection: &Subsection, index: u32, out: &mut Contents) {
        let relaxable = &subsection.relaxables[index as usize];
        let at = out.len();
        let (id, state) = (relaxable.id, relaxable.state());
        self.target.relax_write(id, state, out);
        let form = self.target.relax_form(id, state);
        if let ([field], Some(name)) = (form.fields, subsection.relax_symbol(relaxable))
            && self.jump(at + usize::from(field.at), field.kind, (name, field.addend.into()), out)
        {
            return;
        }
        self.relaxable_fields(subsection, relaxable, at, out);
    }

    /// Handles the fields of a relaxable instruction at `at` in `out`.
    #[inline(never)]
    fn relaxable_fields(&mut self, subsection: &Subsection, relaxable: &Relaxable, at: usize, out: &mut Contents) {
        for field in self.target.relax_form(relaxable.id, relaxable.state()).fields {
            let (value, addend) = subsection.relax_value(relaxable, field.value);
            let addend = addend.wrapping_add(field.addend.into());
            self.fixup(at + usize::from(field.at), true, field.kind, (&value, addend), relaxable.source_pos, out);
        }
    }

    /// Resolves the fixup of a jump to a label if there is nothing to report and it needs no relocation: what
    /// [`Self::fixup`] does with nearly all.
    #[inline]
    fn jump(&mut self, at: usize, kind: FixupKind, (name, constant): (Name, i64), out: &mut Contents) -> bool {
        let info = self.target.fixup(kind);
        let value = RelocatableValue { constant, ..RelocatableValue::symbol(name) };
        let site = FieldSite { section: self.id, offset: self.offset(at), kind, is_jump: true };
        if !info.is_pc_relative() || !matches!(self.model.symbol(name).definition, Definition::Label(_)) {
            return false;
        }
        let Some(number) = resolved_distance(self.model, self.target, value, site, |_| false) else { return false };
        let is_quiet = !info.cuts(number) && self.target.truncation_warning(kind, number).is_none();
        let field = &mut out.bytes_mut()[at..at + usize::from(info.bytes)];
        is_quiet && self.target.apply(kind, number, field).is_ok()
    }

    /// The offset in the section of a position in the bytes.
    #[inline]
    pub(super) fn offset(&self, at: usize) -> u64 {
        (at.wrapping_sub(self.base) as u64).wrapping_add(self.shift)
    }

    pub(super) fn warn(&mut self, code: Code, source_pos: u32, message: impl Into<String>) {
        self.format.diagnostics().push(Diagnostic::warning(code, Span::at(source_pos), message));
    }

    pub(super) fn error(&mut self, code: Code, source_pos: u32, message: impl Into<String>) {
        self.format.diagnostics().push(Diagnostic::error(code, Span::at(source_pos), message));
    }

    /// Reports a value that does not fit its field; if it is a distance, the error names the target and the range.
    #[cold]
    fn out_of_range(
        &mut self,
        kind: FixupKind,
        number: i64,
        value: RelocatableValue,
        source_pos: u32,
        RangeError(message): RangeError,
    ) {
        let span = Span::at(source_pos);
        let error = match self.target.reach(kind) {
            Some((least, greatest, help)) if !(least..=greatest).contains(&number) => {
                // The label of a literal pool entry has no name.
                let name = value.add.map(|name| self.model.names.text(name)).filter(|name| !name.is_empty());
                let subject =
                    name.map_or("the target".to_owned(), |name| format!("'{}'", String::from_utf8_lossy(name)));
                let message = format!(
                    "{subject} is out of range: it is {number} bytes away, but must be within [{least}, {greatest}]"
                );
                let error = Diagnostic::error(Code::FixupOutOfRange, span, message);
                if help.is_empty() { error } else { error.help(help) }
            }
            _ => Diagnostic::error(Code::FixupOutOfRange, span, message),
        };
        self.format.diagnostics().push(error);
    }

    /// Resolves the fixup at `at` in `out`, or records that it needs a relocation.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(super) fn fixup(
        &mut self,
        at: usize,
        is_jump: bool,
        kind: FixupKind,
        value: (&Value, i64),
        source_pos: u32,
        out: &mut Contents,
    ) {
        let offset = self.offset(at);
        let (value, addend) = value;
        let linear = match self.model.plain(value) {
            Some(plain) => plain,
            None => match Evaluator::new(self.model, Stage::Layout).value(*value, false) {
                Ok(linear) => linear,
                Err(error) => {
                    cold_path();
                    let error = explain(self.model, error, Span::at(source_pos));
                    self.format.diagnostics().push(error);
                    return;
                }
            },
        };
        let linear = RelocatableValue { constant: linear.constant.wrapping_add(addend), ..linear };
        let info = self.target.fixup(kind);
        let resolved = if info.is_pc_relative() {
            let retyped = |name| self.format.retypes(name);
            let site = FieldSite { section: self.id, offset, kind, is_jump };
            resolved_distance(self.model, self.target, linear, site, retyped)
        } else if self.target.forces_relocation(kind, linear.specifier) {
            None
        } else {
            linear.as_constant()
        };
        if linear.specifier != Specifier::NONE
            && self.target.loses_specifier(
                kind,
                linear.specifier,
                resolved.is_some(),
                info.is_pc_relative() || linear.sub.is_some(),
            )
        {
            cold_path();
            let message = "the specifier has no effect here and is ignored";
            self.warn(Code::NoEffect, source_pos, message);
        }
        if let Some(message) = self.target.truncation_warning(kind, resolved.unwrap_or(linear.constant)) {
            cold_path();
            self.warn(Code::ValueTruncated, source_pos, message);
        }
        match resolved {
            Some(number) => {
                if info.cuts(number) {
                    cold_path();
                    let message = format!("{number} does not fit {} bits: its upper bits are dropped", info.bits);
                    self.warn(Code::ValueTruncated, source_pos, message);
                }
                if let Err(error) =
                    self.target.apply(kind, number, &mut out.bytes_mut()[at..at + usize::from(info.bytes)])
                {
                    cold_path();
                    self.out_of_range(kind, number, linear, source_pos, error);
                }
            }
            None => {
                if let Some(message) = self.target.without_relocation(kind) {
                    cold_path();
                    self.warn(Code::NoEffect, source_pos, message);
                    return;
                }
                let field = Unresolved { offset, at, kind, value: linear, explicit_reloc: None, source_pos, room: 8 };
                self.format.relocate(&field, out.bytes_mut());
            }
        }
    }
}
