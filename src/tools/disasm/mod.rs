//! Decodes machine code into instructions and formats them, with the rows that encode them.
//!
//! A [`Decoder`] reads one [`Instruction`] at a time; a [`Formatter`] writes it as llvm-mc does.
//!
//! ```
//! use llas::disasm::{Decoder, Formatter};
//!
//! let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
//! let mut decoder = Decoder::new(&options)?;
//! let formatter = Formatter::new(&options)?.absolute(true);
//! let code = [0x20, 0x00, 0x80, 0x52, 0xfe, 0xff, 0xff, 0x17, 0xff, 0xff, 0xff, 0xff];
//! let line = |found: Result<llas::disasm::Instruction, llas::disasm::Invalid>| match found {
//!     Ok(instruction) => formatter.text(&instruction),
//!     Err(invalid) => format!("{:#x}: not an instruction", invalid.address()),
//! };
//! let lines: Vec<String> = decoder.instructions(&code, 0x1000).map(line).collect();
//! assert_eq!(lines, ["mov\tw0, #1", "b\t0xffc", "0x1008: not an instruction"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The [`operands`](Instruction::operands) of an instruction are data, in the order of most manuals: the destination is
//! first.
//!
//! ```
//! use llas::disasm::{Bank, Decoder, Flow, Instruction, Operand};
//!
//! let mut instruction = Instruction::default();
//!
//! // addl $16, %fs:4(%rax,%rcx,8)
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let code = [0x64, 0x83, 0x44, 0xc8, 0x04, 0x10];
//! assert_eq!(Decoder::new(&options)?.decode(&code, 0, &mut instruction)?, 6);
//! assert_eq!(instruction.mnemonic(), "addl");
//! let [Operand::Memory(memory), Operand::Immediate(16)] = instruction.operands()[..] else { panic!() };
//! let index = memory.index.unwrap();
//! assert_eq!((index.bank, index.number, index.bits, memory.scale), (Bank::General, 1, 64, 8));
//! assert_eq!((memory.displacement, memory.bits), (4, 32));
//! assert_eq!(instruction.fields().iter().map(|field| field.offset).collect::<Vec<_>>(), [4, 5]);
//!
//! // vaddps %xmm16, %xmm1, %xmm2
//! Decoder::new(&options)?.decode(&[0x62, 0xb1, 0x74, 0x08, 0x58, 0xd0], 0, &mut instruction)?;
//! assert_eq!(instruction.requirements().to_string(), "avx512f, avx512vl");
//!
//! // ldr x0, [x1], #8
//! let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
//! let mut decoder = Decoder::new(&options)?;
//! decoder.decode(&0xf840_8420u32.to_le_bytes(), 0, &mut instruction)?;
//! for operand in instruction.operands() {
//!     match operand {
//!         Operand::Register(register) => assert_eq!((register.number, register.bits), (0, 64)),
//!         Operand::Memory(memory) => assert_eq!(memory.displacement, 8),
//!         other => panic!("{other:?}"),
//!     }
//! }
//!
//! // bl 0x1010
//! decoder.decode(&0x9400_0004u32.to_le_bytes(), 0x1000, &mut instruction)?;
//! assert_eq!((instruction.flow(), instruction.target()), (Flow::Call, Some(0x1010)));
//! assert_eq!(instruction.operands()[..], [Operand::Target(0x1010)]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod instruction;
#[cfg(feature = "inspect")]
mod objects;
mod text;

pub use crate::arch::disasm::list::{List, Text};
pub use crate::arch::disasm::operand::{
    Bank, Condition, Field, FieldKind, Fields, Index, Lane, Memory, Name, NameKind, Operand, Operands, Register,
    RegisterList, Rounding, Shift, ShiftKind, WriteBack,
};
pub use crate::arch::disasm::{Flow, Symbolize};
pub use crate::arch::features::Requirements;
pub use instruction::Instruction;
#[cfg(feature = "inspect")]
pub use objects::{ObjectCode, ObjectError, ObjectPrinter};
pub use text::{Bytes, Disassembly, disassemble, read_bytes};

use crate::arch::decoder;
use crate::arch::disasm::buffer::{Comment, TextBuffer};
use crate::arch::disasm::{Style, WriteName};

use crate::options::Options;
use std::fmt::{self, Write};

/// The target has no disassembler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsupported {
    target: String,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no disassembler for '{}'", self.target)
    }
}

impl std::error::Error for Unsupported {}

/// Bytes that are not an instruction of the target with its features.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Invalid {
    address: u64,
    length: usize,
}

impl Invalid {
    /// Their address.
    #[must_use]
    pub fn address(&self) -> u64 {
        self.address
    }

    /// The number of bytes to skip before the next attempt, at least 1.
    #[must_use]
    pub fn length(&self) -> usize {
        self.length
    }
}

impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid instruction encoding at {:#x}", self.address)
    }
}

impl std::error::Error for Invalid {}

/// Decodes the instructions of a target.
#[derive(Clone, Debug)]
pub struct Decoder {
    decoder: decoder::Decoder,
}

impl Decoder {
    /// A decoder for the target of the options, with its processor and features.
    ///
    /// # Errors
    /// If the target has no disassembler.
    pub fn new(options: &Options) -> Result<Self, Unsupported> {
        Ok(Decoder { decoder: machine(options)? })
    }

    /// Decodes the instruction at the start of `bytes` in place and returns the number of its bytes.
    ///
    /// # Errors
    /// If there is no valid instruction; `instruction` is empty then.
    #[inline]
    pub fn decode(&mut self, bytes: &[u8], address: u64, instruction: &mut Instruction) -> Result<usize, Invalid> {
        instruction.address = address;
        self.decoder.decode(bytes, &mut instruction.decoded).map_err(|skip| {
            instruction.decoded = None;
            Invalid { address, length: skip.0.clamp(1, bytes.len().max(1)) }
        })
    }

    /// All instructions of a buffer whose first byte has an address. After invalid bytes it goes on where llvm-mc does.
    pub fn instructions<'d>(&'d mut self, bytes: &'d [u8], address: u64) -> Instructions<'d> {
        Instructions { decoder: self, bytes, address }
    }
}

fn machine(options: &Options) -> Result<decoder::Decoder, Unsupported> {
    let unsupported = || Unsupported { target: options.triple().to_string() };
    decoder::Decoder::new(options.settings()).ok_or_else(unsupported)
}

/// The instructions of a buffer.
#[derive(Debug)]
pub struct Instructions<'d> {
    decoder: &'d mut Decoder,
    bytes: &'d [u8],
    address: u64,
}

impl Iterator for Instructions<'_> {
    type Item = Result<Instruction, Invalid>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.bytes.is_empty() {
            return None;
        }
        let mut instruction = Instruction::default();
        let found = self.decoder.decode(self.bytes, self.address, &mut instruction);
        let length = found.unwrap_or_else(|invalid| invalid.length).max(1);
        self.bytes = self.bytes.get(length..).unwrap_or_default();
        self.address = self.address.wrapping_add(length as u64);
        Some(found.map(|_| instruction))
    }
}

/// Writes instructions as text.
#[derive(Clone, Debug)]
pub struct Formatter {
    decoder: decoder::Decoder,
    intel: bool,
    hexadecimal: bool,
    absolute: bool,
}

impl Formatter {
    /// A formatter for the target of the options, in its first syntax (AT&T's, if it has two), with decimal immediates.
    ///
    /// # Errors
    /// If the target has no disassembler.
    pub fn new(options: &Options) -> Result<Self, Unsupported> {
        Ok(Formatter { decoder: machine(options)?, intel: false, hexadecimal: false, absolute: false })
    }

    /// Uses Intel syntax, if the machine has it.
    #[must_use]
    pub fn intel(mut self, on: bool) -> Self {
        self.intel = on;
        self
    }

    /// Writes immediates in hexadecimal.
    #[must_use]
    pub fn hexadecimal(mut self, on: bool) -> Self {
        self.hexadecimal = on;
        self
    }

    /// Writes the targets of branches as addresses, not as distances.
    #[must_use]
    pub fn absolute(mut self, on: bool) -> Self {
        self.absolute = on;
        self
    }

    /// Writes an instruction: its mnemonic, a tab, and its operands.
    ///
    /// # Errors
    /// If `out` fails.
    #[inline]
    pub fn write(&self, instruction: &Instruction, out: &mut dyn Write) -> fmt::Result {
        self.write_text(instruction, None, out, &mut Comment::unwanted())
    }

    /// Writes an instruction, and a comment on it, such as an immediate in the other base.
    ///
    /// # Errors
    /// If an output fails.
    pub fn write_with_comment(
        &self,
        instruction: &Instruction,
        out: &mut dyn Write,
        comment: &mut dyn Write,
    ) -> fmt::Result {
        let mut comments = Comment::wanted();
        self.write_text(instruction, None, out, &mut comments)?;
        comment.write_str(comments.text())
    }

    /// Writes an instruction in which `symbolize` adds names to addresses.
    ///
    /// # Errors
    /// If `out` or the callback fails.
    pub fn write_with_symbols(
        &self,
        instruction: &Instruction,
        symbolize: Symbolize<'_>,
        out: &mut dyn Write,
    ) -> fmt::Result {
        let name = |target: u64, text: &mut TextBuffer<'_>| symbolize(target, text);
        self.write_text(instruction, Some(&name), out, &mut Comment::unwanted())
    }

    #[inline]
    fn write_text(
        &self,
        instruction: &Instruction,
        symbolize: Option<WriteName<'_>>,
        out: &mut dyn Write,
        comment: &mut Comment,
    ) -> fmt::Result {
        let Some(decoded) = &instruction.decoded else { return Ok(()) };
        let address = (self.absolute || symbolize.is_some()).then_some(instruction.address);
        let style = Style { intel: self.intel, hex: self.hexadecimal, address, symbolize, fields: None };
        let mut room = [0; ROOM];
        let mut text = TextBuffer::new(&mut room);
        self.decoder.write(decoded, &style, &mut text, comment)?;
        // All that is written is text.
        out.write_str(std::str::from_utf8(text.written()).unwrap_or_default())
    }

    /// The text of an instruction.
    #[must_use]
    pub fn text(&self, instruction: &Instruction) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(instruction, &mut text);
        text
    }

    /// The mnemonic of an instruction in the syntax of the formatter.
    #[must_use]
    pub fn mnemonic(&self, instruction: &Instruction) -> Text {
        instruction.decoded.map_or_else(Text::new, |decoded| decoded.mnemonic(self.intel))
    }

    /// The name of an operand of an instruction.
    #[must_use]
    pub fn name(&self, instruction: &Instruction, name: &Name) -> Text {
        let mut room = [0; ROOM];
        let mut name_text = TextBuffer::new(&mut room);
        if let Some(decoded) = &instruction.decoded {
            // Writing to memory cannot fail.
            let _ = self.decoder.write_name(decoded, name, &mut name_text);
        }
        let mut text = Text::new();
        // Names are short enough.
        let _ = text.write_str(std::str::from_utf8(name_text.written()).unwrap_or_default());
        text
    }

    /// The directive that selects the syntax of the formatter; empty if the target has one syntax.
    #[cfg(feature = "explain")]
    pub(crate) fn syntax(&self) -> &'static str {
        self.decoder.syntax(self.intel)
    }

    /// What begins a comment in the target's syntax.
    #[must_use]
    pub fn comment_start(&self) -> &'static str {
        self.decoder.comment()
    }
}

/// Longer texts of instructions are written to memory of their own first.
const ROOM: usize = 128;
