//! Bytes of unwind information that only the layout can tell, and what it may find wrong then.

use super::Unwind;
use crate::model::{Deferred, Model, SectionOffset, WriteDeferred};
use crate::parse::ast::Name;

/// The bytes that only the layout can tell: the distance of an epilogue, or of a step from its function's start.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Late {
    /// One byte: how far a place is from another.
    Byte { from: SectionOffset, to: SectionOffset },
    /// Four bytes: how far a place is from another in units of two bytes, `bits` besides.
    Halves { from: SectionOffset, to: SectionOffset, bits: u32 },
    /// Two bytes of version 2: where an epilogue is, as `slot` writes it.
    Epilogue {
        from: SectionOffset,
        to: SectionOffset,
        end: SectionOffset,
        size: u8,
        function: Name,
        slot: fn(u16) -> u16,
    },
}

/// The bytes that a distance in units of two bytes, which has 18 bits, cannot say.
pub(crate) const MOST_HALVES: i64 = 1 << 19;

/// What is said of a place in a prologue, which has a byte.
const FAR_CODE: &str =
    "an unwind code is more than 255 bytes from its function's start: only the low 8 bits of the distance are kept";

/// What is said of a function of so many bytes.
pub(crate) const TOO_LONG: &str =
    "the function has 512 KiB or more, which its unwind information cannot say: divide it into parts";

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
                    None => out.fail("an unwind code lies in another section than its function's start"),
                }
                out.bytes.push(0);
            }
            Some(&Late::Halves { from, to, bits }) => {
                [from, to].into_iter().for_each(|place| out.read(model.section_of(place)));
                match distance(from, to) {
                    Some(bytes @ 0..MOST_HALVES) => return out.word((bytes as u32 / 2) | bits),
                    Some(_) => out.fail(TOO_LONG),
                    None => out.fail("the function ends in another section than it starts"),
                }
                out.word(0);
            }
            Some(&Late::Epilogue { from, to, end, size, function, slot }) => {
                [from, to, end].into_iter().for_each(|place| out.read(model.section_of(place)));
                let name = || String::from_utf8_lossy(model.names.text(function)).into_owned();
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

    /// llvm-mc has fragments of their own for these.
    fn known_size(&self, _: u32) -> Option<(u32, bool)> {
        None
    }
}
