//! `--disassemble` of a text: writes the instructions of bytes.

use super::output::{self, Output};
use super::settings::{Matches, Settings};
use super::{Usage, input, report_usage, same};
use llas::Input;
use llas::diag::Code;
use llas::disasm::{Bytes, Formatter, disassemble};

#[derive(Clone, Copy, Debug)]
pub(super) struct DisassemblyRequest {
    bytes: Bytes,
    intel: bool,
    hexadecimal: bool,
}

impl DisassemblyRequest {
    pub(super) fn of(found: &Matches<'_>) -> Result<Option<Self>, Usage> {
        let intel = found.word("output-asm-variant") == Some("1") || found.switch("intel", false)?;
        let hexadecimal = found.switch("print-imm-hex", false)?;
        let bytes = if found.switch("hex", false)? { Bytes::Hexadecimal } else { Bytes::Numbers };
        let is_wanted = found.switch("disassemble", false)?;
        Ok(is_wanted.then_some(DisassemblyRequest { bytes, intel, hexadecimal }))
    }

    /// Writes the instructions and returns the exit status.
    pub(super) fn run(self, settings: &Settings) -> i32 {
        self.write(settings).unwrap_or_else(|usage| report_usage(&usage, settings.messages))
    }

    fn write(self, settings: &Settings) -> Result<i32, Usage> {
        same::check(settings)?;
        let (name, text) = input::read(settings.input.as_deref(), settings.input_limits)?;
        let unsupported = |error: llas::disasm::Unsupported| Usage::of(Code::UnsupportedTarget, error.to_string());
        let formatter = Formatter::new(&settings.options).map_err(unsupported)?;
        let formatter = formatter.intel(self.intel).hexadecimal(self.hexadecimal);
        let read = Input::new(&name, text.text());
        let found = disassemble(read, &settings.options, &formatter, self.bytes).map_err(unsupported)?;
        settings.messages.show(&found.reports);
        output::write(&[Output { path: &settings.output, pieces: vec![found.text.as_bytes()] }])?;
        Ok(i32::from(found.has_failed))
    }
}
