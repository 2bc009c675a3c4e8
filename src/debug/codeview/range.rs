//! R: where a variable lives (`S_DEFRANGE_*`), as ranges of code with gaps.
//!
//! A record covers at most 0xf000 bytes. Ranges that fit together become one record with gaps (G); a longer range is
//! split into several records.

use super::{CodeView, distance, place};
use crate::model::{Deferred, Model, RelocatableValue, Value};

/// The maximum length of a record's range, in bytes.
const MAX_RANGE: u32 = 0xf000;
/// In a text with more ranges than this, a range that ends before it begins is an error.
const MAX_REVERSED: usize = 16;

/// The location of a variable in a range of code, as in CodeView (`S_DEFRANGE_*`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum VariableLocation {
    /// In a register, given by its CodeView number: `reg`.
    Register(u16),
    /// At an offset from the frame pointer: `frame_ptr_rel`.
    FramePointer(i32),
    /// A part of the variable is in a register: `subfield_reg`.
    Subfield {
        /// The register.
        register: u16,
        /// The offset of the part in the variable.
        offset: u32,
    },
    /// At an offset from a register: `reg_rel`.
    RegisterRelative {
        /// The register.
        register: u16,
        /// Flags: whether it is a part of the variable, and which one.
        flags: u16,
        /// The offset.
        offset: i32,
    },
}

impl VariableLocation {
    fn head(self, out: &mut Vec<u8>) {
        let mut half = |value: u16| out.extend_from_slice(&value.to_le_bytes());
        match self {
            VariableLocation::Register(register) => [0x1141, register, 0].into_iter().for_each(half),
            VariableLocation::FramePointer(offset) => {
                [0x1142, offset as u16, (offset >> 16) as u16].into_iter().for_each(half);
            }
            VariableLocation::Subfield { register, offset } => {
                [0x1143, register, 0, offset as u16, (offset >> 16) as u16].into_iter().for_each(half);
            }
            VariableLocation::RegisterRelative { register, flags, offset } => {
                half(0x1145);
                half(register);
                [flags, offset as u16, (offset >> 16) as u16].into_iter().for_each(half);
            }
        }
    }
}

/// One `.cv_def_range`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranges {
    /// The half-open range of its indices in `CodeView::ranges`.
    pub(super) span: (u32, u32),
    pub(super) location: VariableLocation,
}

impl CodeView {
    pub(super) fn write_ranges(&self, of: &Ranges, model: &Model, out: &mut Deferred) {
        let Some(ranges) = self.ranges.get(of.span.0 as usize..of.span.1 as usize) else { return };
        // For each range, the gap before it and its size.
        let mut sizes = std::mem::take(&mut out.pairs);
        sizes.clear();
        let mut last = None;
        for &(begin, end) in ranges {
            let (begin, end) = (place(begin, model, out), place(end, model, out));
            let gap = last.map_or(0, |last| distance(last, begin, out));
            sizes.push((gap, distance(begin, end, out)));
            last = Some(end);
        }
        let mut at = 0;
        while let (Some(&(begin, _)), Some(&(_, first))) = (ranges.get(at), sizes.get(at)) {
            let mut size = first;
            let mut next = at + 1;
            while let Some(&(gap, more)) = sizes.get(next)
                && size.wrapping_add(gap).wrapping_add(more) <= MAX_RANGE
            {
                size = size.wrapping_add(gap).wrapping_add(more);
                next += 1;
            }
            let gaps = &sizes[at + 1..next];
            // llvm-mc treats the size as a large unsigned number, which makes 70,000 records each time.
            if i32::try_from(size).is_err() && self.ranges.len() > MAX_REVERSED {
                out.fail("a range of a variable ends before it begins");
                out.remark = None;
                size = 0;
            }
            let mut bias = 0;
            loop {
                let piece = size.min(MAX_RANGE);
                let record = out.bytes.len();
                out.half(0);
                of.location.head(&mut out.bytes);
                let length = (out.bytes.len() - record - 2 + 8 + 4 * gaps.len()) as u16;
                out.bytes[record..record + 2].copy_from_slice(&length.to_le_bytes());
                let value = RelocatableValue { constant: i64::from(bias), ..RelocatableValue::symbol(begin) };
                if let Some(relocations) = &self.relocations {
                    out.field(4, relocations.section_offset, Value::Relocatable(value));
                    out.field(2, relocations.section_index, Value::Relocatable(value));
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
                start = start.wrapping_add(gap).wrapping_add(more);
            }
            at = next;
        }
        out.pairs = sizes;
        // llvm-mc counts the fixups of a fragment in eight bits and drops those beyond the count.
        if out.fields.len() > usize::from(u8::MAX) {
            out.fields.truncate(out.fields.len() & usize::from(u8::MAX));
            out.remark =
                out.remark.or(Some("the range of a variable is so long that most of its records lack relocations"));
        }
    }
}
