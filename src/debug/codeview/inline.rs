//! I: the annotations of an inlined call (`S_INLINESITE`, `BinaryAnnotationOpcode`).
//!
//! They form a small program that walks over the code: change the file, advance by some lines and bytes, end a range. A
//! number is encoded in one, two or four bytes, so the size depends on the layout of the code.

use super::{CodeView, Source, distance, place, place_of};
use crate::model::{Deferred, Model};
use crate::parse::ast::Name;

const CHANGE_CODE_OFFSET: u32 = 3;
const CHANGE_CODE_LENGTH: u32 = 4;
const CHANGE_FILE: u32 = 5;
const CHANGE_LINE_OFFSET: u32 = 6;
const CHANGE_CODE_OFFSET_AND_LINE_OFFSET: u32 = 11;

/// A record holds at most 0xff00 bytes, of which its header takes 12 and the last annotation up to 8.
const MAX_ANNOTATION_BYTES: usize = 0xff00 - 12 - 8;

/// Appends a number. One of 30 bits or more has no encoding and is left out.
#[cfg_attr(not(target_family = "wasm"), inline(always))]
fn number(value: u32, out: &mut Vec<u8>) {
    match value {
        0..0x80 => out.push(value as u8),
        0x80..0x4000 => out.extend_from_slice(&(value as u16 | 0x8000).to_be_bytes()),
        0x4000..0x2000_0000 => out.extend_from_slice(&(value | 0xc000_0000).to_be_bytes()),
        _ => {}
    }
}

fn annotation(kind: u32, value: u32, out: &mut Deferred) {
    number(kind, &mut out.bytes);
    number(value, &mut out.bytes);
}

/// Moves the sign to the lowest bit.
fn signed(value: u32) -> u32 {
    if value >> 31 == 1 { value.wrapping_neg() << 1 | 1 } else { value << 1 }
}

impl CodeView {
    /// Writes the annotations of the inlined call `function`, whose source starts at `start`.
    pub(super) fn write_inline(
        &self,
        function: u32,
        start: Source,
        begin: Name,
        end: Name,
        model: &Model,
        out: &mut Deferred,
    ) {
        let nest = self.nest();
        let Some((first, behind)) = nest.extent(function) else { return };
        let (mut next, behind) = (first as usize, behind as usize);
        let mut last_place = place(begin, model, out);
        let end = place(end, model, out);
        let mut last = start;
        let mut open = false;
        while next < behind && out.bytes.len() < MAX_ANNOTATION_BYTES {
            let (at, line) = (next, &self.lines[next]);
            next += 1;
            let place = place_of(line.place, model, out);
            let source = if line.function == function {
                Source { file: line.file, line: line.line, column: 0 }
            } else {
                let (source, after) = nest.run(&self.lines, at, behind, function, &self.functions);
                next = after;
                match source {
                    Some(source) => source,
                    None => {
                        // Code of another function ends the range.
                        if open {
                            let length = distance(last_place, place, out);
                            annotation(CHANGE_CODE_LENGTH, length, out);
                            last_place = place;
                        }
                        open = false;
                        continue;
                    }
                }
            };
            if open && source.file == last.file && source.line == last.line {
                continue;
            }
            open = true;
            if source.file != last.file {
                match self.files.get(source.file).and_then(|f| f.offset) {
                    Some(offset) => annotation(CHANGE_FILE, offset, out),
                    None => out.fail("no .cv_filechecksums gives the files of this table an offset"),
                }
            }
            let lines = source.line.wrapping_sub(last.line);
            let encoded = signed(lines);
            let bytes = distance(last_place, place, out);
            if encoded < 8 && bytes <= 0xf {
                annotation(CHANGE_CODE_OFFSET_AND_LINE_OFFSET, encoded << 4 | bytes, out);
            } else {
                if lines != 0 {
                    annotation(CHANGE_LINE_OFFSET, encoded, out);
                }
                annotation(CHANGE_CODE_OFFSET, bytes, out);
            }
            last_place = place;
            last = source;
        }
        // The last range ends with the function or where the next function's code begins, whichever comes first.
        let mut length = distance(last_place, end, out);
        if let Some(line) = self.lines.get(behind) {
            let place = place_of(line.place, model, out);
            if place.section == last_place.section {
                length = length.min(distance(last_place, place, out));
            }
        }
        annotation(CHANGE_CODE_LENGTH, length, out);
    }
}
