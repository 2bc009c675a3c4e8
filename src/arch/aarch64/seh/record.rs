//! The unwind information of a function (`.xdata`) and its entries in the function table (`.pdata`).
//!
//! A function that exceeds the maximum length of a record is split into parts; an epilogue must not cross their
//! boundaries.

use super::packed::pack;
use super::{
    CLEAR_UNWOUND_TO_CALL, CONTEXT, EC_CONTEXT, END_C, MACHINE_FRAME, NOP, Operation, TRAP_FRAME, code, shorten, size,
    write,
};
use crate::debug::seh::record::{Said, check_size, is_too_large, name, said, share};
use crate::debug::seh::{Entry, Epilogue, Writer};
use crate::diag::Code;
use std::ops::Range;

/// The maximum length of the code that a record describes, in bytes.
const MAX_LENGTH: i64 = 0xf_fffc;

/// An epilogue, as byte offsets in its function, and its codes.
struct Leaving {
    begin: i64,
    end: i64,
    codes: Vec<Operation>,
}

struct Part {
    begin: i64,
    length: i64,
    epilogues: Range<usize>,
}

impl Part {
    fn has_prologue(&self) -> bool {
        self.begin == 0
    }
}

/// Writes the information of a frame unless it has been written; `data` means that the handler's data follows.
pub fn write_info(writer: &mut Writer<'_>, index: usize, data: bool) {
    let Some(Said { mut prologue, mut epilogues, begin, end, source_pos }) = said(writer, index, super::end()) else {
        return;
    };
    shorten(prologue.iter_mut());
    for epilogue in &mut epilogues {
        shorten(epilogue.steps.iter_mut().rev());
    }
    let Some(length) = end.and_then(|end| writer.distance(begin, end)) else {
        let message = "the length of the function is not known: nothing between '.seh_proc' and here may be aligned";
        return writer.error(Code::SehMisplaced, source_pos, message);
    };
    if let Some(end) = writer.unwind.frames[index].prologue_end {
        check_size(writer, index, expected(&prologue), begin, end, "prologue");
    }
    let Some(leaving) = places(writer, index, epilogues) else { return };
    let Some(parts) = parts(length, &leaving) else {
        let message =
            format!("{} cannot be split between its epilogues, or they are out of order", name(writer, index));
        return writer.error(Code::SehMisplaced, source_pos, message);
    };
    for part in &parts {
        let entry = write_part(writer, index, &prologue, &leaving, part, !data && parts.len() == 1);
        let Some(entry) = entry else { return };
        writer.unwind.frames[index].entries.push((part.begin, entry));
    }
}

/// The size in bytes of the codes' instructions; `None` if it is unknown.
fn expected(codes: &[Operation]) -> Option<i64> {
    const UNKNOWN: [u8; 5] = [TRAP_FRAME, MACHINE_FRAME, CONTEXT, EC_CONTEXT, CLEAR_UNWOUND_TO_CALL];
    (!codes.iter().any(|o| UNKNOWN.contains(&o.code))).then_some(4 * (codes.len() as i64 - 1))
}

/// Computes the offsets of the epilogues in their function.
fn places(writer: &mut Writer<'_>, index: usize, epilogues: Vec<Epilogue>) -> Option<Vec<Leaving>> {
    let begin = writer.unwind.frames[index].begin;
    let mut leaving = Vec::with_capacity(epilogues.len());
    for epilogue in epilogues {
        let Some(place) = writer.distance(begin, epilogue.begin) else {
            let message = "the distance of the epilogue from the start of its function is not known";
            writer.error(Code::SehMisplaced, epilogue.source_pos, message);
            return None;
        };
        if let Some(end) = epilogue.end {
            check_size(writer, index, expected(&epilogue.steps), epilogue.begin, end, "epilogue");
        }
        let end = place + (epilogue.steps.len() as i64 - 1) * 4;
        leaving.push(Leaving { begin: place, end, codes: epilogue.steps });
    }
    Some(leaving)
}

/// Splits a function into parts; `None` if no boundary can be found.
fn parts(length: i64, leaving: &[Leaving]) -> Option<Vec<Part>> {
    if length > i64::from(u32::MAX) || leaving.windows(2).any(|pair| pair[0].begin > pair[1].begin) {
        return None;
    }
    let (mut parts, mut begin, mut next) = (Vec::new(), 0, 0);
    while length - begin > MAX_LENGTH {
        let first = next;
        while leaving.get(next).is_some_and(|e| e.end < begin + MAX_LENGTH) {
            next += 1;
        }
        let size = match leaving.get(next) {
            Some(e) if e.begin <= begin + MAX_LENGTH => e.begin - begin,
            _ => MAX_LENGTH,
        };
        if size <= 0 {
            return None;
        }
        parts.push(Part { begin, length: size, epilogues: first..next });
        begin += size;
    }
    parts.push(Part { begin, length: length - begin, epilogues: next..leaving.len() });
    Some(parts)
}

/// The offset in bytes of a tail of the prologue's codes (`bytes` in size) that equals an epilogue's codes.
fn offset_in_prologue(prologue: &[Operation], bytes: u32, epilogue: &[Operation]) -> Option<u32> {
    let same = prologue.iter().zip(epilogue.iter().rev()).all(|(a, b)| a == b);
    (same && epilogue.len() <= prologue.len()).then(|| bytes - size(epilogue))
}

/// The offset of the codes of the part's single epilogue, as the record's header encodes it, and whether they are
/// shared with the prologue.
fn only_epilogue(prologue: &[Operation], leaving: &[Leaving], part: &Part) -> Option<(u32, bool)> {
    let [epilogue] = leaving.get(part.epilogues.clone())? else { return None };
    let to_end = (part.begin + part.length - epilogue.begin) as u32;
    if to_end as usize / 4 != epilogue.codes.len() {
        return None;
    }
    let bytes = size(prologue);
    let after = (bytes <= 31 && bytes + size(&epilogue.codes) <= 124).then_some((bytes, false));
    match offset_in_prologue(prologue, bytes, &epilogue.codes) {
        Some(offset) if offset <= 31 && bytes <= 124 => Some((offset, true)),
        _ => after,
    }
}

/// Writes the record of a part, or returns the equivalent packed word; `None` if there are too many codes.
fn write_part(
    writer: &mut Writer<'_>,
    index: usize,
    prologue: &[Operation],
    leaving: &[Leaving],
    part: &Part,
    may_pack: bool,
) -> Option<Entry> {
    let frame = &writer.unwind.frames[index];
    let (source_pos, handler) = (frame.source_pos, frame.handler.filter(|_| frame.on_exception));
    writer.align();
    let here = writer.here();
    let label = writer.label(here);
    writer.unwind.frames[index].info.get_or_insert(label);
    let length = part.length as u32 / 4;
    let mut prologue_bytes = size(prologue);
    let only = only_epilogue(prologue, leaving, part);
    if let Some((offset, _)) = only
        && may_pack
        && offset < prologue_bytes
        && handler.is_none()
        && !writer.unwind.frames[index].on_exception
        && length <= 0x7ff
        && let Some(word) = pack(prologue, length, offset)
    {
        return Some(Entry::Packed(word));
    }
    let mut packed = only.map(|o| o.0);
    if !part.has_prologue() {
        prologue_bytes += 1;
        // A part without an epilogue is described as having one that starts at the `end_c` preceding the prologue's
        // codes.
        packed = if part.epilogues.is_empty() { Some(0) } else { packed.map(|p| p + 1) };
    }
    let mut more = Vec::new();
    let scopes = match only {
        Some((_, true)) => Vec::new(),
        _ => {
            let bytes = size(prologue);
            let shifted = u32::from(!part.has_prologue());
            let epilogues = leaving.get(part.epilogues.clone()).unwrap_or_default();
            let codes = epilogues.iter().map(|epilogue| epilogue.codes.as_slice());
            let in_prologue = |codes: &[_]| Some(offset_in_prologue(prologue, bytes, codes)? + shifted);
            let offsets = share(codes, prologue_bytes, size, in_prologue, &mut more);
            epilogues.iter().map(|epilogue| epilogue.begin - part.begin).zip(offsets).collect()
        }
    };
    let bytes = prologue_bytes + size(&more);
    let words = bytes.div_ceil(4);
    let count = packed.unwrap_or(scopes.len() as u32);
    let extended = count > 31 || bytes > 124;
    let mut head = length & 0x3_ffff;
    if !extended {
        head |= count << 22 | words << 27;
    }
    head |= u32::from(writer.unwind.frames[index].on_exception) << 20 | u32::from(packed.is_some()) << 21;
    let mut out = head.to_le_bytes().to_vec();
    if extended {
        if is_too_large(writer, index, words, count, false) {
            return None;
        }
        out.extend_from_slice(&(words << 16 | count).to_le_bytes());
    }
    if packed.is_none() {
        for (offset, at) in scopes {
            let place = offset as u32 / 4;
            out.extend_from_slice(&(place | (at & 0x3ff) << 22).to_le_bytes());
        }
    }
    if !part.has_prologue() {
        out.push(END_C);
    }
    prologue.iter().rev().chain(&more).for_each(|o| write(*o, &mut out));
    let filling = code(Operation::new(NOP, 0)).bits as u8;
    out.resize(out.len() + (words * 4 - bytes) as usize, filling);
    writer.bytes(&out);
    if let Some(handler) = handler {
        writer.reference(handler, 0, source_pos);
    }
    Some(Entry::Info(label))
}
