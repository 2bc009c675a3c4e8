//! The decoders of an object: one, or two where marks switch between instruction sets.

use super::page::Page;
use super::{ObjectError, ObjectPrinter};
use crate::arch::Endian;
use crate::arch::decoder::{Decoded, Decoder};
use crate::inspect::File;
use crate::options::Options;

/// Comments begin that many columns after the text of instructions.
const COMMENT: usize = 32;

/// The mark after which the second instruction set begins, and those after which the first does.
const SECOND: u8 = b't';
const FIRST: [u8; 2] = [b'a', b'x'];
const DATA: u8 = b'd';

/// What decodes, and what is decoded now.
#[derive(Clone, Debug)]
pub(super) struct Machine {
    first: Option<Decoder>,
    second: Option<Decoder>,
    is_second: bool,
    /// The bytes are data.
    pub(super) is_in_data: bool,
}

impl Machine {
    /// The decoders for an object.
    pub(super) fn of(printer: &ObjectPrinter, file: &File<'_>) -> Result<Self, ObjectError> {
        let unknown = || ObjectError::Unsupported(format!("there is no disassembler for {}", file.format_name()));
        let second = file.second_triple();
        let first = match &printer.triple {
            Some(triple) => triple.to_string(),
            None => file.triple().ok_or_else(unknown)?,
        };
        let features = file.assumed_features(!printer.features.is_empty() || !printer.cpu.is_empty());
        let decoder = |triple: &str| -> Result<Option<Decoder>, ObjectError> {
            let triple = triple.parse().map_err(|_| unknown())?;
            let given = printer.features.iter().map(String::as_str);
            let options = features
                .iter()
                .copied()
                .chain(given)
                .fold(Options::builder(triple), |options, feature| options.feature(feature));
            let options = options.cpu(printer.cpu.as_str()).build();
            let options = options.map_err(|error| ObjectError::Unsupported(error.message))?;
            Ok(Decoder::new(options.settings()))
        };
        // Where there are two instruction sets, one may have no disassembler.
        let first = match (decoder(&first), &second) {
            (Err(_), Some(_)) => None,
            (found, _) => found?,
        };
        let second = match second {
            Some(triple) => decoder(&triple)?,
            None => None,
        };
        if first.is_none() && second.is_none() {
            return Err(unknown());
        }
        Ok(Machine { first, second, is_second: false, is_in_data: false })
    }

    /// Whether what is decoded does not depend on the instructions before.
    pub(super) fn is_stateless(&self) -> bool {
        self.second.is_none() && self.first.as_ref().is_some_and(Decoder::is_stateless)
    }

    /// A section begins.
    pub(super) fn begin_section(&mut self) {
        self.is_in_data = false;
    }

    /// Decodes the second instruction set from here on, if there is one.
    pub(super) fn select_second(&mut self) {
        self.mark(SECOND);
    }

    /// A mark is passed.
    pub(super) fn mark(&mut self, kind: u8) {
        self.is_in_data = kind == DATA;
        if kind == SECOND && self.second.is_some() {
            self.is_second = true;
        } else if FIRST.contains(&kind) {
            self.is_second = false;
        }
    }

    /// The decoder of the instruction set; `None` if it has no disassembler.
    pub(super) fn decoder(&self) -> Option<&Decoder> {
        if self.is_second { self.second.as_ref() } else { self.first.as_ref() }
    }

    /// Decodes the instruction at the start of some bytes in place and returns the number of its bytes.
    ///
    /// # Errors
    /// The number of bytes to skip if they are not an instruction.
    #[inline]
    pub(super) fn decode(&mut self, bytes: &[u8], decoded: &mut Option<Decoded>) -> Result<usize, usize> {
        match if self.is_second { self.second.as_mut() } else { self.first.as_mut() } {
            Some(decoder) => decoder.decode(bytes, decoded).map_err(|skip| decoder.passed(bytes, skip)),
            None => Err(WORD),
        }
    }

    /// The column of the text of instructions.
    pub(super) fn text_column(&self) -> usize {
        self.decoder().or(self.second.as_ref()).map_or(0, Decoder::text_column).max(8)
    }

    pub(super) fn comment_column(&self) -> usize {
        self.text_column() + COMMENT
    }

    /// Writes the start of a line with an instruction.
    #[inline]
    pub(super) fn write_code(&self, address: u64, bytes: &[u8], page: &mut Page<'_>) {
        let unit = self.decoder().map_or(WORD, Decoder::unit);
        let column = self.text_column();
        if self.decoder().map_or(Endian::Little, Decoder::endian) == Endian::Big {
            let mut bytes = bytes.to_vec();
            bytes.chunks_exact_mut(unit).for_each(<[u8]>::reverse);
            page.instruction(address, &bytes, unit, column);
        } else {
            page.instruction(address, bytes, unit, column);
        }
    }
}

/// The size of instructions of a set that has no disassembler.
const WORD: usize = 4;
