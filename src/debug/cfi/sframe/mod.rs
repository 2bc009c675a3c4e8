//! `.sframe` (The SFrame Format, version 2): stack traces without a CFI interpreter, as llvm-mc writes them.
//!
//! Each function has an FDE, with an FRE (called a row here) for each place at which the CFA or the location of a saved
//! register changes. A frame that the format cannot represent is left out with a warning.

mod escape;
mod rows;

use super::encode::Writer;
use super::fields::{Labels, PE_PCREL, PE_SDATA4};
use super::{Frame, FrameTarget, Frames, Pointer, SectionOptions, SframeTarget};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::model::{Endian, Model};
use rows::{Row, State};

const MAGIC: u64 = 0xdee2;
const VERSION: u8 = 2;
/// `SFRAME_F_FDE_FUNC_START_PCREL`
const STARTS_ARE_RELATIVE: u8 = 4;
/// The size of an FDE in bytes.
const ENTRY_SIZE: u32 = 20;

struct Function<'f> {
    frame: &'f Frame,
    rows: Vec<Row>,
}

pub fn emit(
    frames: &Frames,
    model: &mut Model,
    machine: &FrameTarget,
    options: &SectionOptions,
    labels: &mut Labels,
    diagnostics: &mut Diagnostics,
) {
    let Some(target) = &machine.sframe else { return };
    let mut functions = Vec::with_capacity(frames.list.len());
    for frame in frames.list.iter().filter(|frame| frame.end != frame.begin) {
        if let Some(rows) = rows::of(frame, frames, machine, target, diagnostics) {
            functions.push(Function { frame, rows });
        }
    }
    let mut writer = Writer::new(frames, model, machine, options, labels, diagnostics);
    writer.sframe(&functions, target);
    writer.align_section(8);
    writer.out.close(writer.model);
}

impl Row {
    /// The encoded size of its offsets (`fre_offset_size`): log2 of the number of bytes.
    fn offset_size(&self) -> u8 {
        let State { cfa, frame_pointer, return_address, .. } = self.state;
        let all = [cfa, frame_pointer, return_address];
        let fit = |bits: u32| all.iter().all(|&offset| offset << (64 - bits) >> (64 - bits) == offset);
        if fit(8) {
            0
        } else if fit(16) {
            1
        } else {
            2
        }
    }

    /// The offsets that are written, starting with that of the CFA.
    fn offsets(&self) -> impl Iterator<Item = i64> {
        let saved = [self.state.frame_pointer, self.state.return_address];
        std::iter::once(self.state.cfa).chain(saved.into_iter().filter(|&offset| offset != 0))
    }

    /// The size of the row in bytes if addresses have `address` bytes.
    fn size(&self, address: u8) -> u32 {
        let offsets = (self.offsets().count() as u32) << self.offset_size();
        u32::from(address) + 1 + offsets
    }
}

impl Writer<'_> {
    fn sframe(&mut self, functions: &[Function<'_>], target: &SframeTarget) {
        let is_big = self.out.end().endian() == Endian::Big;
        // Log2 of the size of the addresses in each function's rows.
        let address_sizes: Vec<u8> = functions.iter().map(|f| self.address_size(f)).collect();
        let sizes = functions.iter().zip(&address_sizes);
        let sizes: Vec<u32> = sizes.map(|(f, &log2)| f.rows.iter().map(|row| row.size(1 << log2)).sum()).collect();
        self.out.number(MAGIC, 2);
        self.out.bytes(&[VERSION, STARTS_ARE_RELATIVE, target.abi[usize::from(is_big)]]);
        self.out.bytes(&[0, target.fixed_return_address as u8, 0]);
        self.word(functions.len() as u32);
        self.word(functions.iter().map(|f| f.rows.len() as u32).sum());
        self.word(sizes.iter().sum());
        self.word(0);
        self.word(functions.len() as u32 * ENTRY_SIZE);
        let mut first_row = 0;
        for ((function, &address_size), size) in functions.iter().zip(&address_sizes).zip(&sizes) {
            self.function(function, first_row, address_size);
            first_row += size;
        }
        for (function, &address_size) in functions.iter().zip(&address_sizes) {
            function.rows.iter().for_each(|row| self.row(function.frame, row, address_size));
        }
    }

    fn address_size(&mut self, function: &Function<'_>) -> u8 {
        let last = function.rows.last().map_or(0, |row| self.offset_in(function.frame, row));
        match last {
            0..0x100 => 0,
            0x100..0x1_0000 => 1,
            _ => 2,
        }
    }

    fn offset_in(&mut self, frame: &Frame, row: &Row) -> u64 {
        self.distance(frame.begin, row.place).unwrap_or_else(|| {
            let message = "invalid CFI advance_loc expression in sframe";
            self.diagnostics.push(Diagnostic::error(Code::DifferenceAcrossSections, frame.span, message));
            0
        })
    }

    fn function(&mut self, function: &Function<'_>, first_row: u32, address_size: u8) {
        let frame = function.frame;
        let (symbol, at) = self.symbol_of(frame.begin);
        self.pointer(Pointer { symbol, encoding: PE_PCREL | PE_SDATA4 }, at);
        let size = self.distance(frame.begin, frame.end).unwrap_or_else(|| {
            self.across_sections(frame.span);
            0
        });
        self.word(size as u32);
        self.word(first_row);
        self.word(function.rows.len() as u32);
        // Row addresses are increments in bytes (`SFRAME_FDE_TYPE_PCINC`); no repetition; padding.
        self.out.bytes(&[address_size, 0, 0, 0]);
    }

    fn row(&mut self, frame: &Frame, row: &Row, address_size: u8) {
        let offset = self.offset_in(frame, row);
        self.out.number(offset, 1 << address_size);
        let size = row.offset_size();
        let count = row.offsets().count() as u8;
        self.out.byte(size << 5 | count << 1 | u8::from(row.state.counts_from_stack_pointer));
        row.offsets().for_each(|offset| self.out.number(offset as u64, 1 << size));
    }
}
