//! Text of the code in objects, for the tables of an inspector.

use super::ObjectPrinter;
use super::machine::Machine;
use crate::arch::disasm::Style;
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::inspect::{CodeLine, Disassemble, File};

/// Decodes objects of all machines that there are disassemblers for, with the features that [`ObjectPrinter`] takes
/// for an object, in the first syntax of each, for [`show_with_code`](crate::inspect::show_with_code).
#[derive(Debug, Default)]
pub struct ObjectCode {
    machine: Option<Machine>,
}

/// Longer texts of instructions are written to memory of their own first.
const ROOM: usize = 128;

impl Disassemble for ObjectCode {
    fn begin(&mut self, file: &File<'_>) {
        self.machine = Machine::of(&ObjectPrinter::default(), file).ok();
    }

    fn select(&mut self, mapping: Option<u8>) {
        let Some(machine) = &mut self.machine else { return };
        match mapping {
            Some(letter) => machine.mark(letter),
            None => machine.select_second(),
        }
    }

    fn disassemble(&mut self, code: &[u8], at: u64, each: &mut dyn FnMut(CodeLine<'_>)) {
        let Some(machine) = &mut self.machine else { return };
        let (mut rest, mut address) = (code, at);
        let mut decoded = None;
        while !rest.is_empty() {
            let found = machine.decode(rest, &mut decoded);
            if let (Ok(size), Some(decoded), Some(decoder)) = (found, &decoded, machine.decoder()) {
                let style = Style { address: Some(address), ..Style::default() };
                let mut room = [0; ROOM];
                let mut text = TextBuffer::new(&mut room);
                // Writing to memory cannot fail, and all that is written is text.
                let _ = decoder.write(decoded, &style, &mut text, &mut Comment::unwanted());
                let text = std::str::from_utf8(text.written()).unwrap_or_default();
                each(CodeLine::new(address, size, text).target(decoded.target(address)));
            }
            let size = found.unwrap_or_else(|skip| skip).max(1);
            rest = rest.get(size..).unwrap_or_default();
            address += size as u64;
        }
    }
}
