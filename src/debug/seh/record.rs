//! Shared by the records of targets whose epilogues have unwind codes.

use super::{Entry, Epilogue, Operation, Writer};
use crate::diag::Code;
use crate::model::SectionOffset;

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
    String::from_utf8_lossy(writer.model.names.text(writer.unwind.frames[index].function)).into_owned()
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
    if distance != expected {
        let message = format!(
            "Incorrect size for {} {what}: {distance} bytes of instructions in range, but .seh directives corresponding \
             to {expected} bytes",
            name(writer, index)
        );
        let source_pos = writer.unwind.frames[index].source_pos;
        writer.placeless(Code::SehMisplaced, source_pos, message);
    }
}

pub(crate) fn write_entries(writer: &mut Writer<'_>, index: usize) {
    let frame = &mut writer.unwind.frames[index];
    let (source_pos, begin) = (frame.source_pos, frame.begin);
    let entries = std::mem::take(&mut frame.entries);
    writer.align(source_pos);
    let begin = writer.label(begin);
    for (offset, entry) in entries {
        writer.reference(begin, offset, source_pos);
        match entry {
            Entry::Packed(word) => writer.bytes(&word.to_le_bytes()),
            Entry::Info(label) => writer.reference(label, 0, source_pos),
        }
    }
}
