//! Disassembles bytes that are written as text, as `llvm-mc --disassemble` does.

use super::{Decoder, Formatter, Instruction, Unsupported};
use crate::diag::{Code, Diagnostic, Diagnostics, Policy, Report};
use crate::options::Options;
use crate::source::input::Input;
use crate::source::{SourceMap, Span};

/// Comments begin in this column, where tabs do not count as in a terminal: a tab that ends at a multiple of 8 has no
/// width.
const COMMENT_COLUMN: usize = 40;

/// The result of disassembling a text.
#[derive(Debug)]
#[non_exhaustive]
pub struct Disassembly {
    /// The instructions, each on a line that begins with a tab.
    pub text: String,
    /// Errors in the text, and warnings about bytes that are not instructions.
    pub reports: Vec<Report>,
    /// The text has an error, or invalid bytes in a block.
    pub has_failed: bool,
}

/// How bytes are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Bytes {
    /// Numbers such as `0x1f` or `31`.
    #[default]
    Numbers,
    /// Pairs of hexadecimal digits: `1f20`.
    Hexadecimal,
}

/// Disassembles the bytes in a text: numbers or hexadecimal digits, separated by blanks, commas or line breaks, with
/// comments after `#`. Bytes in `[` and `]` are a block, which ends at the first bytes that are not an instruction.
///
/// # Errors
/// If the target has no disassembler.
pub fn disassemble<'a>(
    input: impl Into<Input<'a>>,
    options: &Options,
    formatter: &Formatter,
    bytes: Bytes,
) -> Result<Disassembly, Unsupported> {
    let input = input.into();
    let mut sources = SourceMap::new();
    let mut reader =
        Reader { decoder: Decoder::new(options)?, formatter, digits: Digits::new(bytes), out: String::new() };
    match sources.add_main(input.name, input.text) {
        Some(file) => reader.read(sources.file(file).text()),
        None => reader.digits.too_large(),
    }
    let Reader { out, digits: Digits { found, has_failed, .. }, .. } = reader;
    Ok(Disassembly { text: out, reports: Report::all(found, &sources, input.name), has_failed })
}

/// Reads the bytes of a text without blocks.
///
/// ```
/// use llas::disasm::{Bytes, read_bytes};
///
/// assert_eq!(read_bytes("0x1f, 32 # more", Bytes::Numbers).unwrap(), [0x1f, 0x20]);
/// assert_eq!(read_bytes("1f20 c3", Bytes::Hexadecimal).unwrap(), [0x1f, 0x20, 0xc3]);
/// assert!(read_bytes("[c3]", Bytes::Hexadecimal).is_err());
/// ```
///
/// # Errors
/// If the text has an error.
pub fn read_bytes<'a>(input: impl Into<Input<'a>>, bytes: Bytes) -> Result<Vec<u8>, Vec<Report>> {
    let input = input.into();
    let (mut sources, mut digits, mut collected) = (SourceMap::new(), Digits::new(bytes), Collected::default());
    match sources.add_main(input.name, input.text) {
        Some(file) => {
            let (text, mut at) = (sources.file(file).text(), 0);
            while !digits.has_failed && next_token(text, &mut at).is_some() {
                digits.collect(text, &mut at, &mut collected);
                if let Some(b'[' | b']') = next_token(text, &mut at) {
                    digits.error(at, at + 1, "expected a byte");
                    digits.has_failed = true;
                }
            }
        }
        None => digits.too_large(),
    }
    let reports = Report::all(digits.found, &sources, input.name);
    if reports.is_empty() { Ok(collected.bytes) } else { Err(reports) }
}

struct Reader<'f> {
    decoder: Decoder,
    formatter: &'f Formatter,
    digits: Digits,
    out: String,
}

/// How bytes are read, and the errors in them.
struct Digits {
    bytes: Bytes,
    found: Diagnostics,
    has_failed: bool,
}

/// Bytes, each with the position of its text.
#[derive(Default)]
struct Collected {
    bytes: Vec<u8>,
    places: Vec<u32>,
}

impl Reader<'_> {
    fn read(&mut self, text: &[u8]) {
        let mut at = 0;
        let mut is_block = false;
        let mut collected = Collected::default();
        while let Some(first) = next_token(text, &mut at) {
            match first {
                b'[' | b']' => {
                    let opens = first == b'[';
                    if is_block == opens {
                        let message = if opens { "a block cannot contain a block" } else { "']' without '['" };
                        self.digits.error(at, at + 1, message);
                        self.digits.has_failed = true;
                    }
                    is_block = opens;
                    at += 1;
                }
                _ => {
                    self.digits.collect(text, &mut at, &mut collected);
                    self.print(&collected, is_block);
                    collected.clear();
                }
            }
        }
        if is_block {
            self.digits.error(text.len(), text.len(), "a block is not closed: expected ']'");
            self.digits.has_failed = true;
        }
    }

    fn print(&mut self, collected: &Collected, is_block: bool) {
        let mut at = 0;
        let mut comment = String::new();
        while let Some(rest) = collected.bytes.get(at..).filter(|rest| !rest.is_empty()) {
            let mut instruction = Instruction::default();
            let place = collected.places.get(at).copied().unwrap_or_default();
            let warning = |message| Diagnostic::warning(Code::InvalidEncoding, Span::new(place, place + 1), message);
            match self.decoder.decode(rest, at as u64, &mut instruction) {
                Ok(length) => {
                    if instruction.is_unpredictable() {
                        self.digits.found.push(warning("potentially undefined instruction encoding"));
                    }
                    self.line(&instruction, &mut comment);
                    at += length;
                }
                Err(invalid) => {
                    self.digits.found.push(warning("invalid instruction encoding"));
                    if is_block {
                        self.digits.has_failed = true;
                        return;
                    }
                    at += invalid.length();
                }
            }
        }
    }

    fn line(&mut self, instruction: &Instruction, comment: &mut String) {
        let start = self.out.len();
        self.out.push('\t');
        comment.clear();
        // Writing to a string cannot fail.
        let _ = self.formatter.write_with_comment(instruction, &mut self.out, comment);
        if !comment.is_empty() {
            let line = self.out.get(start..).unwrap_or_default();
            let column = line
                .bytes()
                .fold(0usize, |column, byte| if byte == b'\t' { column.next_multiple_of(8) } else { column + 1 });
            let blanks = COMMENT_COLUMN.saturating_sub(column).max(1);
            for (i, text) in comment.lines().enumerate() {
                // Further comments have lines of their own.
                if i > 0 {
                    self.out.push('\n');
                }
                self.out.extend(std::iter::repeat_n(' ', if i == 0 { blanks } else { COMMENT_COLUMN }));
                self.out.push_str(self.formatter.comment_start());
                self.out.push(' ');
                self.out.push_str(text);
            }
        }
        self.out.push('\n');
    }
}

impl Digits {
    fn new(bytes: Bytes) -> Self {
        Digits { bytes, found: Diagnostics::new(Policy::default()), has_failed: false }
    }

    fn error(&mut self, at: usize, end: usize, message: &str) {
        self.found.push(Diagnostic::error(Code::BadByte, Span::new(at as u32, end as u32), message));
    }

    fn too_large(&mut self) {
        self.found.push(Diagnostic::error(Code::SourceTooLarge, None, "the text is larger than 4 GiB"));
        self.has_failed = true;
    }

    /// Reads bytes up to a bracket, the end, or an error in hexadecimal digits.
    fn collect(&mut self, text: &[u8], at: &mut usize, into: &mut Collected) {
        while let Some(first) = next_token(text, at) {
            if matches!(first, b'[' | b']') {
                return;
            }
            let start = *at;
            let rest = text.get(start..).unwrap_or_default();
            let length = rest.iter().position(|byte| b" \t\n\r,#[]".contains(byte)).unwrap_or(rest.len());
            let word = rest.get(..length).unwrap_or_default();
            let byte = match self.bytes {
                Bytes::Numbers => number(word),
                Bytes::Hexadecimal => {
                    *at += length.min(2);
                    word.first_chunk::<2>().and_then(pair)
                }
            };
            match (byte, self.bytes) {
                (Some(byte), Bytes::Hexadecimal) => into.push(byte, start),
                (Some(byte), Bytes::Numbers) => {
                    into.push(byte, start);
                    *at += length;
                }
                (None, Bytes::Hexadecimal) => {
                    let message = if length < 2 { "expected two hex digits" } else { "invalid input token" };
                    self.error(start, start + length.min(2), message);
                    self.has_failed = true;
                    return;
                }
                (None, Bytes::Numbers) => {
                    // As in llvm-mc the rest of the line is skipped, and all bytes that precede it in the block.
                    self.error(start, start + length, "invalid input token");
                    *at += rest.iter().position(|byte| *byte == b'\n').unwrap_or(rest.len());
                    into.clear();
                }
            }
        }
    }
}

impl Collected {
    fn clear(&mut self) {
        self.bytes.clear();
        self.places.clear();
    }

    fn push(&mut self, byte: u8, place: usize) {
        self.bytes.push(byte);
        self.places.push(place as u32);
    }
}

/// Skips blanks and comments; the first byte of the next token.
fn next_token(text: &[u8], at: &mut usize) -> Option<u8> {
    loop {
        match *text.get(*at)? {
            b' ' | b'\t' | b'\n' | b'\r' | b',' => *at += 1,
            b'#' => *at += text.get(*at..)?.iter().position(|byte| *byte == b'\n')?,
            other => return Some(other),
        }
    }
}

/// A byte as a number with LLVM's prefixes for its base.
fn number(word: &[u8]) -> Option<u8> {
    let text = std::str::from_utf8(word).ok()?;
    let of = |digits: &str, base| if digits.starts_with('+') { None } else { u8::from_str_radix(digits, base).ok() };
    let lower = text.to_ascii_lowercase();
    match lower.as_bytes() {
        [b'0', b'x', ..] => of(lower.get(2..)?, 16),
        [b'0', b'b', ..] => of(lower.get(2..)?, 2),
        [b'0', b'o', ..] => of(lower.get(2..)?, 8),
        [b'0', b'0'..=b'9', ..] => of(lower.get(1..)?, 8),
        _ => of(&lower, 10),
    }
}

/// The byte of two hexadecimal digits.
fn pair(digits: &[u8; 2]) -> Option<u8> {
    let [high, low] = digits.map(|digit| char::from(digit).to_digit(16));
    Some((high? << 4 | low?) as u8)
}
