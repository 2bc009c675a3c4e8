//! R: where a variable lives (`S_DEFRANGE_*`), as ranges of code with gaps in between.
//!
//! A record holds a range of at most 0xf000 bytes. Ranges that fit together become one record with gaps (G); a longer range
//! becomes several records.

use super::{Relocations, distance, offset};
use crate::ast::Name;
use crate::model::{Computed, Linear, Model, Value};

/// The longest range of one record.
const LONGEST: u32 = 0xf000;

/// Where the variable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// In a register.
    Register(u16),
    /// At an offset from the frame pointer.
    FramePointer(i32),
    /// A part of it in a register.
    Subfield {
        /// The register.
        register: u16,
        /// Where the part is in the variable.
        offset: u32,
    },
    /// At an offset from a register.
    RegisterRelative {
        /// The register.
        register: u16,
        /// Flags.
        flags: u16,
        /// The offset.
        offset: i32,
    },
}

impl Location {
    /// The record's kind and head.
    fn head(self) -> Vec<u8> {
        let mut head = Vec::with_capacity(10);
        let mut half = |value: u16| head.extend_from_slice(&value.to_le_bytes());
        match self {
            Location::Register(register) => [0x1141, register, 0].map(half),
            Location::FramePointer(offset) => [0x1142, offset as u16, (offset >> 16) as u16].map(half),
            Location::Subfield { register, offset } => {
                half(0x1143);
                half(register);
                [0, offset as u16, (offset >> 16) as u16].map(half)
            }
            Location::RegisterRelative { register, flags, offset } => {
                half(0x1145);
                half(register);
                [flags, offset as u16, (offset >> 16) as u16].map(half)
            }
        };
        head
    }
}

/// One `.cv_def_range`.
#[derive(Debug)]
pub(super) struct Ranges {
    ranges: Vec<(Name, Name)>,
    head: Vec<u8>,
}

impl Ranges {
    pub(super) fn new(ranges: Vec<(Name, Name)>, location: Location) -> Self {
        Ranges { ranges, head: location.head() }
    }

    pub(super) fn write(&self, relocations: Option<&Relocations>, model: &Model, out: &mut Computed) {
        // Of each range the gap before it and its size.
        let mut sizes: Vec<(u32, u32)> = Vec::with_capacity(self.ranges.len());
        let mut last = None;
        for &(begin, end) in &self.ranges {
            let (begin, end) = (offset(begin, model, out), offset(end, model, out));
            let gap = last.map_or(0, |last| distance(last, begin, out));
            sizes.push((gap, distance(begin, end, out)));
            last = Some(end);
        }
        let mut at = 0;
        while let (Some(&(begin, _)), Some(&(_, first))) = (self.ranges.get(at), sizes.get(at)) {
            let mut size = first;
            let mut next = at + 1;
            while let Some(&(gap, more)) = sizes.get(next)
                && size.saturating_add(gap).saturating_add(more) <= LONGEST
            {
                size += gap + more;
                next += 1;
            }
            let gaps = &sizes[at + 1..next];
            let mut bias = 0;
            loop {
                let piece = size.min(LONGEST);
                out.half((self.head.len() + 8 + 4 * gaps.len()) as u16);
                out.bytes.extend_from_slice(&self.head);
                let value = Linear { constant: i64::from(bias), ..Linear::symbol(begin) };
                if let Some(relocations) = relocations {
                    out.field(4, relocations.section_offset, Value::Linear(value));
                    out.field(2, relocations.section_index, Value::Linear(value));
                } else {
                    out.fail(".cv_def_range needs relocations that only COFF objects have");
                }
                out.half(piece as u16);
                bias += piece;
                size -= piece;
                if size == 0 {
                    break;
                }
            }
            let mut start = first;
            for &(gap, more) in gaps {
                out.half(start as u16);
                out.half(gap as u16);
                start += gap + more;
            }
            at = next;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn heads() {
        assert_eq!(Location::Register(330).head(), [0x41, 0x11, 0x4a, 1, 0, 0]);
        assert_eq!(Location::FramePointer(-8).head(), [0x42, 0x11, 0xf8, 0xff, 0xff, 0xff]);
        let part = Location::Subfield { register: 17, offset: 0x1_0004 };
        assert_eq!(part.head(), [0x43, 0x11, 17, 0, 0, 0, 4, 0, 1, 0]);
        let relative = Location::RegisterRelative { register: 335, flags: 0x11, offset: -1 };
        assert_eq!(relative.head(), [0x45, 0x11, 0x4f, 1, 0x11, 0, 0xff, 0xff, 0xff, 0xff]);
    }
}
