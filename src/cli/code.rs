//! Text of the code in objects, for the page of `--inspect --html`.

use llas::Options;
use llas::disasm::{Decoder, Formatter, Instruction};
use llas::inspect::{CodeLine, Disassemble, File};

/// All features, or what code commonly uses on machines without a feature for all; the others have no effect.
const FEATURES: [&str; 4] = ["+all", "+neon", "+fp-armv8", "+fullfp16"];

/// Decodes objects of all machines that llas knows, with all of their features, in the first syntax of each.
#[derive(Debug, Default)]
pub(super) struct ObjectCode {
    /// The machine of the last object.
    machine: Option<(String, Machine)>,
}

#[derive(Debug)]
struct Machine {
    decoder: Decoder,
    formatter: Formatter,
}

impl Machine {
    fn new(target: &str) -> Option<Machine> {
        let builder = Options::builder(target.parse().ok()?);
        let options = FEATURES.iter().fold(builder, |builder, feature| builder.feature(*feature)).build().ok()?;
        let formatter = Formatter::new(&options).ok()?.absolute(true);
        Some(Machine { decoder: Decoder::new(&options).ok()?, formatter })
    }
}

impl Disassemble for ObjectCode {
    fn disassemble(&mut self, file: &File<'_>, code: &[u8], at: u64, each: &mut dyn FnMut(CodeLine<'_>)) {
        // Where there are two instruction sets, the second has a disassembler.
        let Some(target) = file.second_triple().or_else(|| file.triple()) else { return };
        if self.machine.as_ref().is_none_or(|found| found.0 != target) {
            self.machine = Machine::new(&target).map(|machine| (target, machine));
        }
        let Some((_, machine)) = &mut self.machine else { return };
        let mut text = String::new();
        let mut rest = code;
        let mut address = at;
        while !rest.is_empty() {
            let mut instruction = Instruction::default();
            let size = match machine.decoder.decode(rest, address, &mut instruction) {
                Ok(size) => {
                    text.clear();
                    // Writing to a string cannot fail.
                    let _ = machine.formatter.write(&instruction, &mut text);
                    each(CodeLine::new(address, size, &text).target(instruction.target()));
                    size
                }
                Err(invalid) => invalid.length(),
            };
            rest = rest.get(size.max(1)..).unwrap_or_default();
            address += size.max(1) as u64;
        }
    }
}
