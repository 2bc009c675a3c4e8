//! Bytes of unwind information that are computed after layout, and the errors found then.

use super::Unwind;
use crate::model::{Deferred, Model, SectionOffset, WriteDeferred};
use crate::parse::ast::Name;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Late {
    /// One byte: the distance between two places.
    Byte { from: SectionOffset, to: SectionOffset },
    /// Four bytes: the distance between two places in units of two bytes, combined with `bits`.
    Halves { from: SectionOffset, to: SectionOffset, bits: u32 },
    /// Two bytes of version 2: the distance of an epilogue from the end of the function, encoded by `slot`.
    Epilogue {
        from: SectionOffset,
        to: SectionOffset,
        end: SectionOffset,
        size: u8,
        function: Name,
        slot: fn(u16) -> u16,
    },
}

/// The first distance in bytes that does not fit 18 bits in units of two bytes.
pub(crate) const MAX_HALFWORDS: i64 = 1 << 19;

/// The offset of a prologue step is stored in a byte.
const FAR_CODE: &str =
    "an unwind code is more than 255 bytes from its function's start: only the low 8 bits of the distance are kept";

/// Reported for a function of `MAX_HALFWORDS` bytes or more.
pub(crate) const TOO_LONG: &str =
    "the function has 512 KiB or more, which its unwind information cannot represent: split it into fragments";

impl WriteDeferred for Unwind {
    fn compute(&self, index: u32, _: u64, model: &Model, out: &mut Deferred) {
        let distance = |from: SectionOffset, to: SectionOffset| {
            let same = model.section_of(from) == model.section_of(to);
            same.then(|| (model.offset_of(to) as i64).wrapping_sub(model.offset_of(from) as i64))
        };
        match self.late.get(index as usize) {
            Some(&Late::Byte { from, to }) => {
                [from, to].into_iter().for_each(|place| out.read(model.section_of(place)));
                match distance(from, to) {
                    Some(bytes) => {
                        if u8::try_from(bytes).is_err() {
                            out.remark = Some(FAR_CODE);
                        }
                        return out.bytes.push(bytes as u8);
                    }
                    None => out.fail("an unwind code is not in the section in which its function starts"),
                }
                out.bytes.push(0);
            }
            Some(&Late::Halves { from, to, bits }) => {
                [from, to].into_iter().for_each(|place| out.read(model.section_of(place)));
                match distance(from, to) {
                    Some(bytes @ 0..MAX_HALFWORDS) => return out.word((bytes as u32 / 2) | bits),
                    Some(_) => out.fail(TOO_LONG),
                    None => out.fail("the function ends in a section other than the one it starts in"),
                }
                out.word(0);
            }
            Some(&Late::Epilogue { from, to, end, size, function, slot }) => {
                [from, to, end].into_iter().for_each(|place| out.read(model.section_of(place)));
                let name = || model.display_name(function).into_owned();
                if distance(from, end) != Some(i64::from(size) - 1) {
                    out.fail(format!("Size of this epilog does not match size of last epilog in {}", name()));
                }
                match distance(from, to) {
                    Some(offset @ 0..=0xfff) => out.half(slot(offset as u16)),
                    Some(_) => {
                        out.fail(format!("Epilog offset is too large for Unwind v2 in {}", name()));
                        out.half(0);
                    }
                    None => {
                        out.fail(format!("Failed to evaluate epilog offset for Unwind v2 in {}", name()));
                        out.half(0);
                    }
                }
            }
            None => {}
        }
    }

    /// llvm-mc puts these bytes into fragments of their own.
    fn known_size(&self, _: u32) -> Option<(u32, bool)> {
        None
    }
}
