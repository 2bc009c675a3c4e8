//! Checks the contents of sections without bytes in the file.

use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::{FragmentTail, Model, OriginMark, Section, SectionId, Subsection, SubsectionId};
use crate::source::Span;

/// The size in bytes up to which a section too large for the file is still checked for other errors.
const MAX_CHECKED: u64 = 1 << 20;

/// A nonzero byte at this offset in a subsection, or a nonzero fill that ends this fragment.
enum Nonzero {
    Byte(usize),
    Fill(usize),
}

/// The position of the statement that emits a section's first nonzero byte.
fn first_byte(model: &Model, section: &Section) -> Option<Span> {
    section.subsections.iter().find_map(|&(_, id)| {
        let subsection = model.subsections.get(id.0 as usize)?;
        let start = |mark: &OriginMark| {
            let fragment = subsection.fragments.get(mark.place.fragment as usize);
            fragment.map_or(0, |fragment| fragment.start as usize) + mark.place.offset as usize
        };
        let own = model.origin_marks.iter().filter(|mark| mark.place.subsection == id);
        let found = match first_nonzero(model, id, subsection)? {
            Nonzero::Byte(byte) => own.take_while(|mark| start(mark) <= byte).last(),
            Nonzero::Fill(fragment) => own.take_while(|mark| mark.place.fragment as usize <= fragment).last(),
        };
        found.map(|mark| Span::at(mark.source_pos))
    })
}

/// Reports nonzero bytes or fixups in a section without bytes in the file. Returns whether to check for other errors.
pub(super) fn check(model: &Model, id: SectionId, diagnostics: &mut Diagnostics) -> bool {
    if is_blank(model, id) {
        return false;
    }
    let section = &model.sections[id.0 as usize];
    let name = String::from_utf8_lossy(model.section_name(section)).into_owned();
    let mut fixups = section.subsections.iter().flat_map(|c| &model.subsections[c.1.0 as usize].fixups);
    let at = fixups.next().map(|f| Span::at(f.source_pos));
    let what = if at.is_some() { "fixups" } else { "non-zero bytes" };
    let first = if at.is_none() { first_byte(model, section) } else { None };
    let message = format!("BSS section '{name}' cannot have {what}");
    let error = Diagnostic::error(Code::DataInBss, at, message);
    let error = match first {
        Some(first) => error.note(first, "the first one is here"),
        None => error,
    };
    diagnostics.push(error.help("reserve bytes with '.zero', or enter a section with contents, such as .data"));
    model.written_size(id) <= MAX_CHECKED
}

/// The first byte or fill of a subsection that is not zero, of those that llvm-mc checks: it ignores the contents of a
/// fragment that ends in an alignment.
fn first_nonzero(model: &Model, id: SubsectionId, subsection: &Subsection) -> Option<Nonzero> {
    let fragments = || 0..subsection.fragments.len();
    let is_filled = |i| matches!(subsection.tail(i), FragmentTail::Fill { value, .. } if value != 0);
    if subsection.data().iter().all(|&b| b == 0) && !fragments().any(is_filled) {
        return None;
    }
    let own = model.fragment_splits.iter().filter(|split| split.subsection == id);
    let mut splits: Vec<(u32, u32)> = own.map(|split| (split.fragment, split.at)).collect();
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
            let split = splits.pop_if(|split| split.0 as usize >= i);
            let from = split.map_or(start, |split| (split.1 as usize).clamp(start, end));
            let nonzero = subsection.data()[from..end].iter().position(|&b| b != 0);
            if let Some(at) = nonzero.filter(|_| !is_aligned) {
                first = Some(Nonzero::Byte(from + at));
            }
            if split.is_none() {
                break;
            }
            (is_aligned, end) = (false, from);
        }
    }
    first
}

/// Returns whether the contents of a section are valid for one without bytes in the file.
fn is_blank(model: &Model, id: SectionId) -> bool {
    model.sections[id.0 as usize].subsections.iter().all(|(_, c)| {
        let subsection = &model.subsections[c.0 as usize];
        subsection.fixups.is_empty()
            && !model.layout.reloc_fields.contains_key(&id)
            && first_nonzero(model, *c, subsection).is_none()
            && (0..subsection.fragments.len()).all(|i| match subsection.tail(i) {
                FragmentTail::None | FragmentTail::Align { .. } | FragmentTail::Fill { .. } => true,
                FragmentTail::Org { fill, .. } => fill == 0,
                _ => false,
            })
    })
}
