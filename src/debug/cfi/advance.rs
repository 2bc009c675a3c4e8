//! `DW_CFA_advance_loc*`: advances to the place at which the next instruction takes effect.

use super::encode::Writer;
use crate::model::SectionOffset;
use crate::source::Span;

impl Writer<'_> {
    pub(super) fn advance_to(&mut self, row: SectionOffset, place: SectionOffset, source_pos: u32) {
        match self.distance(row, place) {
            Some(delta) => {
                let start = self.out.len();
                if !self.trial.as_ref().is_some_and(|trial| trial.is_first) {
                    self.advance(delta / self.machine.code_align);
                }
                let size = self.out.len() - start;
                if let Some(trial) = &mut self.trial {
                    trial.distances.push(size as u32);
                }
            }
            None => {
                self.across_sections(Span::at(source_pos));
            }
        }
    }

    fn advance(&mut self, delta: u64) {
        match delta {
            0 => {}
            1..0x40 => self.out.byte(0x40 | delta as u8),
            0x40..0x100 => self.out.bytes(&[0x02, delta as u8]),
            0x100..0x1_0000 => {
                self.out.byte(0x03);
                self.out.number(delta, 2);
            }
            _ => {
                self.out.byte(0x04);
                self.word(delta as u32);
            }
        }
    }
}
