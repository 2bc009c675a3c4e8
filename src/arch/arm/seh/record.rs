//! The unwind information of a function (`.xdata`).
//!
//! The length of the function may be unknown before layout, since its branches may be relaxed.

use super::packed::{Shape, pack};
use super::{END, NOP, Operation, code, instructions, is_end, size, write};
use crate::debug::seh::late::{Late, MAX_HALFWORDS, TOO_LONG};
use crate::debug::seh::record::{Said, check_size, is_too_large, name, said, share};
use crate::debug::seh::{Entry, Epilogue, Writer};
use crate::diag::Code;
use crate::model::SectionOffset;

/// The longest function that a packed record describes, in units of two bytes.
const MAX_PACKED_HALFWORDS: i64 = 0x7ff;

/// The condition AL.
const ALWAYS: u8 = 14;

impl Epilogue {
    fn is_conditional(&self) -> bool {
        self.condition.is_some_and(|c| c != ALWAYS)
    }
}

/// Writes the information of a frame unless it has been written; `data` means that the handler's data follows.
pub fn write_info(writer: &mut Writer<'_>, index: usize, data: bool) {
    let Some(said) = said(writer, index, Operation::new(END, 0)) else { return };
    writer.align();
    let here = writer.here();
    let label = writer.label(here);
    writer.unwind.frames[index].info = Some(label);
    let entry = match check(writer, index, &said) {
        true => describe(writer, index, said, data),
        false => None,
    };
    let entry = entry.map_or(Entry::Info(label), Entry::Packed);
    writer.unwind.frames[index].entries.push((0, entry));
}

/// Checks that prologue and epilogues have ended, and compares their codes with the size of the instructions.
fn check(writer: &mut Writer<'_>, index: usize, said: &Said) -> bool {
    let frame = &writer.unwind.frames[index];
    let (prologue_end, fragment) = (frame.prologue_end, frame.fragment);
    let mut whole = true;
    match prologue_end {
        Some(_) if fragment => {}
        Some(end) => check_size(writer, index, instructions(&said.prologue), said.begin, end, "prologue"),
        None => {
            let message = format!("Prologue in {} not correctly terminated", name(writer, index));
            writer.placeless(Code::SehUnfinished, said.source_pos, message);
            whole = false;
        }
    }
    for epilogue in &said.epilogues {
        if let Some(end) = epilogue.end {
            check_size(writer, index, instructions(&epilogue.steps), epilogue.begin, end, "epilogue");
        }
        if !epilogue.steps.last().copied().is_some_and(is_end) {
            let message = format!("Epilogue in {} not correctly terminated", name(writer, index));
            writer.placeless(Code::SehUnfinished, epilogue.source_pos, message);
            whole = false;
        }
    }
    whole
}

/// Returns the packed word of a frame, or writes its record and returns `None`.
fn describe(writer: &mut Writer<'_>, index: usize, said: Said, data: bool) -> Option<u32> {
    let Said { mut prologue, epilogues, begin, end, source_pos } = said;
    let end = end?;
    let frame = &writer.unwind.frames[index];
    let (fragment, on_exception) = (frame.fragment, frame.on_exception);
    let handler = frame.handler.filter(|_| on_exception);
    let length = writer.distance(begin, end);
    if length.is_some_and(|l| !(0..MAX_HALFWORDS).contains(&l)) {
        writer.error(Code::SehBadOperand, source_pos, TOO_LONG);
        return None;
    }
    // The only epilogue, if it is at the end of the function.
    let last = match epilogues.as_slice() {
        [only] if !only.is_conditional() => {
            Some(only).filter(|e| writer.distance(e.begin, end).is_some_and(|d| instructions(&e.steps) == Some(d)))
        }
        _ => None,
    };
    if let Some(length) = length
        && length / 2 <= MAX_PACKED_HALFWORDS
        && !on_exception
        && !data
        && (last.is_some() || epilogues.is_empty())
        && let Some(shape) = Shape::of(&prologue)
        && let Some(word) = pack(shape, last.map(|e| e.steps.as_slice()), (length / 2) as u32, fragment)
    {
        return Some(word);
    }
    let packed = last.and_then(|epilogue| offset_of_last(&mut prologue, &epilogue.steps));
    let prologue_bytes = size(&prologue);
    let mut more = Vec::new();
    let scopes = match packed {
        Some((_, true)) => Vec::new(),
        _ => offsets(&mut prologue, &epilogues, &mut more),
    };
    let bytes = prologue_bytes + size(&more);
    let words = bytes.div_ceil(4);
    let count = packed.map_or(epilogues.len() as u32, |p| p.0);
    let extended = count > 31 || words > 15;
    // llvm-mc keeps the number of codes of a prologue in a byte and loses those beyond it.
    let is_lossy = prologue.len() > 255 || scopes.iter().any(|s| s.1 > 0xff);
    if is_too_large(writer, index, words, count, is_lossy) {
        return None;
    }
    let mut head = u32::from(on_exception) << 20 | u32::from(packed.is_some()) << 21 | u32::from(fragment) << 22;
    if !extended {
        head |= count << 23 | words << 28;
    }
    halves(writer, (begin, end), head, source_pos);
    if extended {
        writer.bytes(&(words << 16 | count).to_le_bytes());
    }
    if packed.is_none() {
        for (epilogue, at) in scopes {
            let condition = u32::from(epilogue.condition.unwrap_or(ALWAYS));
            halves(writer, (begin, epilogue.begin), condition << 20 | at << 24, epilogue.source_pos);
        }
    }
    let mut out = Vec::new();
    prologue.iter().rev().chain(&more).for_each(|o| write(*o, &mut out));
    let filling = code(Operation::new(NOP, 0)).bits as u8;
    out.resize(words as usize * 4, filling);
    writer.bytes(&out);
    if let Some(handler) = handler {
        writer.reference(handler, 0, source_pos);
    }
    None
}

/// Appends the distance between two places in units of two bytes, combined with other bits.
fn halves(writer: &mut Writer<'_>, (from, to): (SectionOffset, SectionOffset), bits: u32, source_pos: u32) {
    match writer.distance(from, to) {
        Some(bytes @ 0..MAX_HALFWORDS) => writer.bytes(&((bytes as u32 / 2) | bits).to_le_bytes()),
        Some(_) => {
            let message = "an epilogue is outside its function";
            writer.error(Code::SehMisplaced, source_pos, message);
        }
        None => writer.late(Late::Halves { from, to, bits }, source_pos),
    }
}

/// The offset in bytes within the prologue's codes of a tail that an epilogue can share. With `may_end_otherwise`, the
/// end codes may differ as long as the prologue's can still be replaced.
fn offset_in_prologue(prologue: &[Operation], epilogue: &[Operation], may_end_otherwise: bool) -> Option<u32> {
    let shared = prologue.get(..epilogue.len())?;
    let same = shared.iter().zip(epilogue.iter().rev()).skip(usize::from(may_end_otherwise)).all(|(a, b)| a == b);
    let ends = !may_end_otherwise || prologue.first().is_some_and(|o| o.code == END);
    (same && ends).then(|| size(&prologue[epilogue.len()..]))
}

/// The offset of the codes of a single epilogue at the end of the function, as the record's header encodes it, and
/// whether they are shared with the prologue, whose end code is then set to the epilogue's.
fn offset_of_last(prologue: &mut [Operation], epilogue: &[Operation]) -> Option<(u32, bool)> {
    let bytes = size(prologue);
    let after = (bytes <= 31 && bytes + size(epilogue) <= 63).then_some((bytes, false));
    let (first, end) = (prologue.first()?, epilogue.last()?);
    match offset_in_prologue(prologue, epilogue, true) {
        Some(offset) if offset <= 31 && bytes <= 63 => {
            if first != end {
                prologue[0] = *end;
            }
            Some((offset, true))
        }
        _ => after,
    }
}

/// Assigns each epilogue the offset of its codes in bytes. Codes that cannot be shared are appended to `more`. The first
/// epilogue that shares codes sets the prologue's end code to its own.
fn offsets<'e>(
    prologue: &mut [Operation],
    epilogues: &'e [Epilogue],
    more: &mut Vec<Operation>,
) -> Vec<(&'e Epilogue, u32)> {
    let first = size(prologue);
    let mut may_end_otherwise = true;
    let in_prologue = |codes: &[Operation]| {
        let offset = offset_in_prologue(prologue, codes, may_end_otherwise)?;
        if let (true, Some(first), Some(end)) = (may_end_otherwise, prologue.first_mut(), codes.last()) {
            *first = *end;
        }
        may_end_otherwise = false;
        Some(offset)
    };
    let offsets = share(epilogues.iter().map(|e| e.steps.as_slice()), first, size, in_prologue, more);
    epilogues.iter().zip(offsets).collect()
}
