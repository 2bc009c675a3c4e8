//! `--disassemble` of a text: writes the instructions of bytes, and `--explain` of bytes.

use super::output::{self, Contents, Output};
use super::settings::{Matches, Settings};
use super::{Usage, input, report_usage, same, settings, to_stdout};
use llas::Input;
use llas::diag::{Code, Report, Severity};
use llas::disasm::{Bytes, Formatter, disassemble, read_bytes};
use llas::explain::explain_code;

/// The name of bytes on the command line in messages.
const BYTES: &str = "<bytes>";

#[derive(Clone, Copy, Debug)]
pub(super) struct DisassemblyRequest {
    bytes: Bytes,
    intel: bool,
    hexadecimal: bool,
}

impl DisassemblyRequest {
    pub(super) fn of(found: &Matches<'_>) -> Result<Option<Self>, Usage> {
        let explains = found.word("explain").is_some();
        let intel = match explains {
            // The text is assembled, too.
            true => settings::wants_intel(found)?,
            false => found.word("output-asm-variant") == Some("1") || found.switch("intel", false)?,
        };
        let hexadecimal = found.switch("print-imm-hex", false)?;
        let is_hex = found.switch("hex", false)?;
        let bytes = if is_hex { Bytes::Hexadecimal } else { Bytes::Numbers };
        let is_wanted = found.switch("disassemble", false)? || explains && is_hex;
        Ok(is_wanted.then_some(DisassemblyRequest { bytes, intel, hexadecimal }))
    }

    /// Writes the instructions and returns the exit status.
    pub(super) fn run(self, settings: &Settings) -> i32 {
        self.write(settings).unwrap_or_else(|usage| report_usage(&usage, settings.messages))
    }

    /// Explains the instructions of some bytes and returns the exit status: 1 if some are not an instruction.
    pub(super) fn explain(self, bytes: &str, settings: &Settings) -> i32 {
        let done = self.write_explained(bytes, settings);
        done.unwrap_or_else(|usage| report_usage(&usage, settings.messages))
    }

    fn write_explained(self, text: &str, settings: &Settings) -> Result<i32, Usage> {
        let code = match read_bytes(Input::new(BYTES, text), self.bytes) {
            Ok(code) => code,
            Err(reports) => {
                settings.messages.show(&reports);
                return Ok(1);
            }
        };
        if code.is_empty() {
            return Err(Usage::new("expected the bytes of an instruction"));
        }
        let found = explain_code(&code, &settings.options, &self.formatter(settings)?).map_err(unsupported)?;
        let texts: Vec<String> = found.iter().map(ToString::to_string).collect();
        let written = to_stdout(texts.join("\n").as_bytes());
        let invalid = found.iter().filter(|part| part.instruction.is_none()).map(|part| {
            let message = format!("invalid instruction encoding at offset {:#x}", part.offset);
            Report::without_text(Severity::Error, Code::InvalidEncoding, BYTES, message)
        });
        let reports: Vec<Report> = invalid.collect();
        settings.messages.show(&reports);
        Ok(i32::from(written.is_err() || !reports.is_empty()))
    }

    fn formatter(self, settings: &Settings) -> Result<Formatter, Usage> {
        let formatter = Formatter::new(&settings.options).map_err(unsupported)?;
        Ok(formatter.intel(self.intel).hexadecimal(self.hexadecimal))
    }

    fn write(self, settings: &Settings) -> Result<i32, Usage> {
        same::check(settings)?;
        let paths = settings.first();
        let (name, text) = input::read(paths.input.as_deref(), settings.input_limits)?;
        let formatter = self.formatter(settings)?;
        let read = Input::new(&name, text.text());
        let found = disassemble(read, &settings.options, &formatter, self.bytes).map_err(unsupported)?;
        settings.messages.show(&found.reports);
        output::write(&[Output { path: &paths.output, contents: Contents::Bytes(found.text.as_bytes()) }])?;
        Ok(i32::from(found.has_failed))
    }
}

fn unsupported(error: llas::disasm::Unsupported) -> Usage {
    Usage::of(Code::UnsupportedTarget, error.to_string())
}
