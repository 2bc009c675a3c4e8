//! Checks the contents of sections without bytes in the file.

use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::{FragmentTail, Model, OriginMark, Section, SectionId, Subsection, SubsectionId};
use crate::source::Span;
use rustc_hash::FxHashMap;
use std::cell::OnceCell;

/// The size in bytes up to which a section too large for the file is still checked for other errors.
const MAX_CHECKED: u64 = 1 << 20;

/// A nonzero byte at this offset in a subsection, or a nonzero fill that ends this fragment.
enum Nonzero {
    Byte(usize),
    Fill(usize),
}

/// What the model records about one subsection, in the order of the text.
#[derive(Default)]
struct Recorded {
    /// The model's fragment and the offset in the subsection at which llvm-mc starts a fragment.
    splits: Vec<(u32, u32)>,
    origins: Vec<OriginMark>,
}

/// Checks the sections of a model that have no bytes in the file.
pub(super) struct Nobits<'m> {
    model: &'m Model,
    /// Collected once for all subsections, when the first one is not blank.
    recorded: OnceCell<FxHashMap<SubsectionId, Recorded>>,
}

impl<'m> Nobits<'m> {
    pub(super) fn new(model: &'m Model) -> Self {
        Nobits { model, recorded: OnceCell::new() }
    }

    fn recorded(&self, id: SubsectionId) -> Option<&Recorded> {
        let all = self.recorded.get_or_init(|| {
            let mut all: FxHashMap<SubsectionId, Recorded> = FxHashMap::default();
            for split in &self.model.fragment_splits {
                all.entry(split.subsection).or_default().splits.push((split.fragment, split.at));
            }
            for &mark in &self.model.origin_marks {
                all.entry(mark.place.subsection).or_default().origins.push(mark);
            }
            all
        });
        all.get(&id)
    }

    /// The position of the statement that emits a section's first nonzero byte.
    fn first_byte(&self, section: &Section) -> Option<Span> {
        section.subsections.iter().find_map(|&(_, id)| {
            let subsection = self.model.subsections.get(id.0 as usize)?;
            let start = |mark: &OriginMark| {
                let fragment = subsection.fragments.get(mark.place.fragment as usize);
                fragment.map_or(0, |fragment| fragment.start as usize) + mark.place.offset as usize
            };
            let nonzero = self.first_nonzero(id, subsection)?;
            let before = self.recorded(id)?.origins.iter().take_while(|mark| match nonzero {
                Nonzero::Byte(byte) => start(mark) <= byte,
                Nonzero::Fill(fragment) => mark.place.fragment as usize <= fragment,
            });
            before.last().map(|mark| Span::at(mark.source_pos))
        })
    }

    /// Reports nonzero bytes or fixups in a section without bytes in the file. Returns whether to check for other errors.
    pub(super) fn check(&self, id: SectionId, diagnostics: &mut Diagnostics) -> bool {
        if self.is_blank(id) {
            return false;
        }
        let model = self.model;
        let section = &model.sections[id.0 as usize];
        let name = String::from_utf8_lossy(model.section_name(section)).into_owned();
        let mut fixups = section.subsections.iter().flat_map(|c| model.subsections[c.1.0 as usize].fixups.iter());
        let at = fixups.next().map(|f| Span::at(f.source_pos));
        let what = if at.is_some() { "fixups" } else { "non-zero bytes" };
        let first = if at.is_none() { self.first_byte(section) } else { None };
        let message = format!("BSS section '{name}' cannot have {what}");
        let error = Diagnostic::error(Code::DataInBss, at, message);
        let error = match first {
            Some(first) => error.note(first, "the first one is here"),
            None => error,
        };
        diagnostics.push(error.help("reserve bytes with '.zero', or enter a section with contents, such as .data"));
        model.written_size(id) <= MAX_CHECKED
    }

    /// The first byte or fill of a subsection that is not zero, of those that llvm-mc checks: it ignores the contents of
    /// a fragment that ends in an alignment.
    fn first_nonzero(&self, id: SubsectionId, subsection: &Subsection) -> Option<Nonzero> {
        let fragments = || 0..subsection.fragments.len();
        let is_filled = |i| matches!(subsection.tail(i), FragmentTail::Fill { value, .. } if value != 0);
        if subsection.data().iter().all(|&b| b == 0) && !fragments().any(is_filled) {
            return None;
        }
        let mut splits = self.recorded(id).map_or(&[][..], |recorded| &recorded.splits);
        // From the last byte to the first; llvm-mc's fragment there may end in an alignment.
        let (mut first, mut is_aligned) = (None, false);
        for i in fragments().rev() {
            match subsection.tail(i) {
                FragmentTail::Fill { is_data: true, .. } => {}
                FragmentTail::Align { .. } => is_aligned = true,
                _ => is_aligned = false,
            }
            if is_filled(i) && !is_aligned {
                first = Some(Nonzero::Fill(i));
            }
            let (start, mut end) = (subsection.fragments[i].start as usize, subsection.end(i));
            loop {
                let split = splits.split_last().filter(|(split, _)| split.0 as usize >= i);
                let from = split.map_or(start, |(split, _)| (split.1 as usize).clamp(start, end));
                let nonzero = subsection.data()[from..end].iter().position(|&b| b != 0);
                if let Some(at) = nonzero.filter(|_| !is_aligned) {
                    first = Some(Nonzero::Byte(from + at));
                }
                let Some((_, before)) = split else { break };
                splits = before;
                (is_aligned, end) = (false, from);
            }
        }
        first
    }

    /// Returns whether the contents of a section are valid for one without bytes in the file.
    fn is_blank(&self, id: SectionId) -> bool {
        let model = self.model;
        model.sections[id.0 as usize].subsections.iter().all(|(_, c)| {
            let subsection = &model.subsections[c.0 as usize];
            subsection.fixups.is_empty()
                && !model.layout.reloc_fields.contains_key(&id)
                && self.first_nonzero(*c, subsection).is_none()
                && (0..subsection.fragments.len()).all(|i| match subsection.tail(i) {
                    FragmentTail::None | FragmentTail::Align { .. } | FragmentTail::Fill { .. } => true,
                    FragmentTail::Org { fill, .. } => fill == 0,
                    _ => false,
                })
        })
    }
}
