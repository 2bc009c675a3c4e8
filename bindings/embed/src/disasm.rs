//! Disassembled instructions.

use crate::report::{Error, ErrorKind, Report};
use llas::disasm::{Decoder, Formatter, Unsupported};
#[cfg(feature = "explain")]
pub use llas::explain::{Field, Unit};
use llas::{Options, diag};

/// An instruction, or bytes that cannot be decoded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instruction {
    /// The address of the first byte.
    pub address: u64,
    /// The number of bytes.
    pub size: usize,
    /// The mnemonic, a tab and the operands; empty if the bytes are not an instruction.
    pub text: String,
}

fn unsupported(error: Unsupported) -> Error {
    Error::one(ErrorKind::Settings, Report::error(diag::Code::UnsupportedTarget.as_str(), error.to_string()))
}

#[derive(Debug)]
pub(crate) struct Disassembler {
    decoder: Decoder,
    formatter: Formatter,
}

impl Disassembler {
    pub(crate) fn new(options: &Options, intel: bool) -> Result<Self, Error> {
        let decoder = Decoder::new(options).map_err(unsupported)?;
        Ok(Disassembler {
            decoder,
            formatter: Formatter::new(options).map_err(unsupported)?.intel(intel).absolute(true),
        })
    }

    /// Explains the instructions of bytes.
    #[cfg(feature = "explain")]
    pub(crate) fn explain(&self, bytes: &[u8], options: &Options) -> Result<String, Error> {
        let found = llas::explain::explain_code(bytes, options, &self.formatter).map_err(unsupported)?;
        let texts: Vec<String> = found.iter().map(ToString::to_string).collect();
        Ok(texts.join("\n"))
    }

    /// The fields of the instructions of bytes.
    #[cfg(feature = "explain")]
    pub(crate) fn fields(&self, bytes: &[u8], options: &Options) -> Result<Vec<Unit>, Error> {
        let found = llas::explain::explain_code(bytes, options, &self.formatter).map_err(unsupported)?;
        let forms = found.into_iter().filter_map(|code| code.instruction?.forms.into_iter().next());
        Ok(forms.flat_map(|form| form.units).collect())
    }

    pub(crate) fn all(&mut self, bytes: &[u8], address: u64) -> Vec<Instruction> {
        // Some machines' decoders have a state, which a buffer must not hand on to the next.
        let mut decoder = self.decoder.clone();
        let found = decoder.instructions(bytes, address).map(|found| match found {
            Ok(found) => Instruction { address: found.address(), size: found.len(), text: self.formatter.text(&found) },
            Err(invalid) => Instruction { address: invalid.address(), size: invalid.length(), text: String::new() },
        });
        found.collect()
    }
}
