//! Shared by the records of targets whose epilogues have unwind codes.

use super::rules::NONE;
use super::{Entry, Epilogue, Operation, Rules, Writer};
use crate::diag::Code;
use crate::model::SectionOffset;

/// What the targets have in common whose epilogues have unwind codes.
pub(crate) const WITH_EPILOGUES: Rules = Rules {
    placeless: true,
    has_epilogue_codes: true,
    measures_functions: true,
    lists: |frame| frame.info.is_some(),
    write_function: write_entries,
    ..NONE
};

/// The contents of a frame, from its directives.
pub(crate) struct Said {
    /// The codes of the prologue in the order of its instructions, after the code that ends it.
    pub prologue: Vec<Operation>,
    pub epilogues: Vec<Epilogue>,
    pub begin: SectionOffset,
    pub end: Option<SectionOffset>,
    pub source_pos: u32,
}

/// Takes the contents of a frame; `None` if its information has already been written or cannot be.
pub(crate) fn said(writer: &mut Writer<'_>, index: usize, end: Operation) -> Option<Said> {
    let frame = &mut writer.unwind.frames[index];
    if frame.info.is_some() {
        return None;
    }
    if frame.ends == 0 && frame.steps.is_empty() && frame.epilogues.iter().all(|e| e.steps.is_empty()) {
        frame.skipped = true;
        return None;
    }
    let source_pos = frame.source_pos;
    let ends = std::iter::repeat_n(end, frame.ends as usize);
    let prologue = ends.chain(std::mem::take(&mut frame.steps).into_iter().map(|s| s.1)).collect();
    let epilogues = std::mem::take(&mut frame.epilogues);
    if frame.skipped {
        let message = format!(
            "Earlier .seh_handlerdata for {} skipped due to no unwind info at the time (.seh_handlerdata too early?), \
             but the function later did get unwind info that can't be emitted",
            name(writer, index)
        );
        writer.placeless(Code::SehMisplaced, source_pos, message);
        return None;
    }
    Some(Said { prologue, epilogues, begin: frame.begin, end: frame.function_end, source_pos })
}

pub(crate) fn name(writer: &Writer<'_>, index: usize) -> String {
    writer.model.display_name(writer.unwind.frames[index].function).into_owned()
}

/// Compares the size of the codes' instructions with that of the actual code, as far as both are known.
pub(crate) fn check_size(
    writer: &mut Writer<'_>,
    index: usize,
    expected: Option<i64>,
    begin: SectionOffset,
    end: SectionOffset,
    what: &str,
) {
    let (Some(distance), Some(expected)) = (writer.distance(begin, end), expected) else { return };
    if distance != expected && !writer.unwind.is_printed {
        let message = format!(
            "Incorrect size for {} {what}: {distance} bytes of instructions in range, but .seh directives corresponding \
             to {expected} bytes",
            name(writer, index)
        );
        let source_pos = writer.unwind.frames[index].source_pos;
        writer.placeless(Code::SehMisplaced, source_pos, message);
    }
}

/// The maximum number of words of unwind codes in a record.
const MAX_WORDS: u32 = 0xff;

/// Assigns each epilogue the offset of its codes in bytes: that of equal codes in the prologue, as far as `in_prologue`
/// finds them, or of codes appended to `more`, whose offset is `next`.
pub(crate) fn share<'e>(
    epilogues: impl Iterator<Item = &'e [Operation]>,
    mut next: u32,
    size: fn(&[Operation]) -> u32,
    mut in_prologue: impl FnMut(&[Operation]) -> Option<u32>,
    more: &mut Vec<Operation>,
) -> Vec<u32> {
    let mut added: Vec<(&[Operation], u32)> = Vec::new();
    let offset = |codes: &'e [Operation]| {
        if let Some(known) = added.iter().find(|a| a.0 == codes) {
            return known.1;
        }
        in_prologue(codes).unwrap_or_else(|| {
            let at = next;
            next += size(codes);
            // Offsets above the maximum cannot be encoded.
            if next <= 4 * MAX_WORDS {
                added.push((codes, at));
            }
            more.extend_from_slice(codes);
            at
        })
    };
    epilogues.map(offset).collect()
}

/// Reports codes or epilogues that exceed what the header of a record can hold; returns whether they do.
pub(crate) fn is_too_large(writer: &mut Writer<'_>, index: usize, words: u32, epilogues: u32, other: bool) -> bool {
    let is_too_large = words > MAX_WORDS || epilogues > 0xffff || other;
    if is_too_large {
        let message = format!("{} has more unwind codes or epilogues than a record can hold", name(writer, index));
        let source_pos = writer.unwind.frames[index].source_pos;
        writer.error(Code::SehBadOperand, source_pos, message);
    }
    is_too_large
}

/// Writes a frame's entries in the function table.
fn write_entries(writer: &mut Writer<'_>, index: usize) {
    let frame = &mut writer.unwind.frames[index];
    let (source_pos, begin) = (frame.source_pos, frame.begin);
    let entries = std::mem::take(&mut frame.entries);
    writer.align();
    let begin = writer.label(begin);
    for (offset, entry) in entries {
        writer.reference(begin, offset, source_pos);
        match entry {
            Entry::Packed(word) => writer.bytes(&word.to_le_bytes()),
            Entry::Info(label) => writer.reference(label, 0, source_pos),
        }
    }
}
