//! Prints what the statements of a text do, as llvm-mc's `-filetype=asm`.
//!
//! A printer is an optional part of the state of an assembly. Where a directive or an instruction changes the model it
//! also calls [`Assembler::print`](super::state::Assembler::print) and, if there is a printer, a method of [`Print`] that
//! names the change. Macros, repeats and conditionals have no such calls, so what is printed is what they expand to.
//! This module must not know how operands are read.

mod coff;
mod comments;
mod data;
mod debug;
#[cfg(feature = "disasm")]
mod decoded;
mod encoding;
mod expr;
mod instruction;
mod section;
mod symbol;

pub use comments::{after_blocks, is_late};
#[cfg(feature = "disasm")]
pub use decoded::{FieldTexts, Parts};
pub use encoding::Field;
pub use section::Entered;

use super::print::expr::ExprWriter;
use crate::arch::TargetDesc;
use crate::model::{Endian, Model, SectionId};
use crate::parse::Forms;
use crate::parse::ast::Name;

/// How a text is printed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PrintStyle {
    /// Instructions are in the machine's second syntax, if it has two.
    pub intel: bool,
    /// Immediates are hexadecimal.
    pub hexadecimal: bool,
    /// The bytes and fixups of an instruction are in a comment after it.
    pub encodings: bool,
    /// Comments of the source are kept.
    pub comments: bool,
}

/// The text printed so far.
#[derive(Debug, Default)]
pub struct Printer {
    pub(crate) out: Vec<u8>,
    pub(crate) style: PrintStyle,
    /// Comments on the current line, without what starts a comment; each line ends with a newline.
    comment: String,
    /// Comments of the source for the next line.
    source_comments: Vec<u8>,
    /// The comments at the ends of the directives whose nested texts are read.
    pub open_ends: Vec<Vec<u8>>,
    /// How many labels precede something else in the statement, and its comment: llvm-mc prints the labels before it reads
    /// the end of the line.
    pub after_labels: (usize, Vec<u8>),
    /// What is written before the next instruction unless it begins with it.
    pub(crate) prefix: String,
    #[cfg(feature = "disasm")]
    buffers: decoded::Buffers,
    /// For the fields of an instruction; kept for its memory.
    #[cfg(feature = "disasm")]
    pub(crate) fields: Vec<Field>,
    /// Where letters are added to the mnemonic of the last implicit block.
    block: usize,
    /// llvm-mc leaves the end of the current statement, and prints it as an empty line.
    leaves_end: bool,
    /// The section and subsection that the text is in.
    section: Option<(SectionId, u32)>,
}

/// The printer of a text.
#[cfg(feature = "disasm")]
pub type TextPrinter = Box<Printer>;

/// Without the disassemblers, which print instructions, it has no values, so that the compiler leaves out all code for it.
#[cfg(not(feature = "disasm"))]
#[derive(Debug)]
pub enum TextPrinter {}

#[cfg(not(feature = "disasm"))]
impl std::ops::Deref for TextPrinter {
    type Target = Printer;

    fn deref(&self) -> &Printer {
        match *self {}
    }
}

#[cfg(not(feature = "disasm"))]
impl std::ops::DerefMut for TextPrinter {
    fn deref_mut(&mut self) -> &mut Printer {
        match *self {}
    }
}

impl Printer {
    /// A printer that has printed nothing.
    pub fn new(style: PrintStyle) -> Self {
        Printer { style, ..Printer::default() }
    }

    fn text(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// An empty line.
    #[cold]
    pub fn blank(&mut self) {
        self.flush_source_comments();
        self.out.push(b'\n');
    }

    /// Ends a statement; `rest` begins after its last token.
    #[cold]
    pub fn end_statement(&mut self, rest: &[u8]) {
        if std::mem::take(&mut self.leaves_end) && is_blank_line(rest) {
            self.blank();
        }
    }
}

/// A printer with the state that it shows.
pub struct Print<'p> {
    pub(super) printer: &'p mut Printer,
    pub(super) model: &'p Model,
    pub(super) desc: &'p TargetDesc,
    pub(super) forms: Option<&'p Forms>,
    /// Lines do not end with comments of the source.
    is_apart: bool,
}

/// The error for an instruction whose bytes have a fixup, but which the disassembler does not know.
pub const UNPRINTABLE: &str = "this instruction cannot be printed: there is no disassembler for it";

/// Comments begin in this column.
const COMMENT_COLUMN: usize = 40;

impl<'p> Print<'p> {
    /// Prints the labels that stand for `.`, and returns a printer for what follows.
    pub(crate) fn new(
        printer: &'p mut Printer,
        model: &'p Model,
        desc: &'p TargetDesc,
        mut forms: Option<&'p mut Forms>,
    ) -> Self {
        let labels = match &mut forms {
            Some(forms) if !forms.labels.is_empty() => std::mem::take(&mut forms.labels),
            _ => Vec::new(),
        };
        let mut print = Print { printer, model, desc, forms: forms.map(|forms| &*forms), is_apart: false };
        labels.into_iter().for_each(|label| print.label(label));
        print
    }

    /// For a line that llvm-mc's parts for a machine print: it does not end with comments of the source.
    pub fn apart(&mut self) -> &mut Self {
        self.is_apart = true;
        self
    }

    /// The byte order of data.
    pub fn endian(&self) -> Endian {
        self.model.rules.endian
    }

    /// What precedes the name of a type: `%` where `@` begins a comment.
    fn type_sign(&self) -> &'static str {
        if self.desc.print.comment == "@" { "%" } else { "@" }
    }

    /// Whether the alignment of `.comm` is printed as a logarithm.
    pub fn has_log2(&self) -> bool {
        self.desc.print.common_log2
    }

    fn text(&mut self, text: &str) {
        self.printer.text(text);
    }

    fn number(&mut self, number: i64) {
        let mut digits = [0; 20];
        let mut at = digits.len();
        let mut rest = number.unsigned_abs();
        loop {
            at -= 1;
            digits[at] = b'0' + (rest % 10) as u8;
            rest /= 10;
            if rest == 0 || at == 0 {
                break;
            }
        }
        if number < 0 {
            self.printer.out.push(b'-');
        }
        self.printer.out.extend_from_slice(&digits[at..]);
    }

    fn hexadecimal(&mut self, number: u64) {
        self.text(&format!("0x{number:x}"));
    }

    /// Writes the name of a symbol, quoted if necessary.
    fn name(&mut self, name: Name) {
        let model = self.model;
        self.raw_name(model.names.text(name));
    }

    fn raw_name(&mut self, name: &[u8]) {
        expr::write_name(name, self.desc, &mut self.printer.out);
    }

    fn exprs(&self) -> ExprWriter<'p> {
        ExprWriter { model: self.model, desc: self.desc, forms: self.forms }
    }

    /// Writes bytes as a string.
    fn quoted(&mut self, bytes: &[u8]) {
        let out = &mut self.printer.out;
        out.push(b'"');
        for &byte in bytes {
            match byte {
                b'"' | b'\\' => out.extend_from_slice(&[b'\\', byte]),
                b' '..=b'~' => out.push(byte),
                8 => out.extend_from_slice(b"\\b"),
                12 => out.extend_from_slice(b"\\f"),
                b'\n' => out.extend_from_slice(b"\\n"),
                b'\r' => out.extend_from_slice(b"\\r"),
                b'\t' => out.extend_from_slice(b"\\t"),
                _ => out.extend_from_slice(&[b'\\', b'0' + (byte >> 6), b'0' + (byte >> 3 & 7), b'0' + (byte & 7)]),
            }
        }
        out.push(b'"');
    }

    /// Ends the line, after comments.
    fn end(&mut self) {
        if !self.printer.source_comments.is_empty() && !self.is_apart {
            self.printer.flush_source_comments();
        }
        if !self.printer.comment.is_empty() {
            self.comments();
        } else {
            self.printer.out.push(b'\n');
        }
    }

    /// Adds a line to the comment at the end of the next line.
    pub fn comment(&mut self, comment: &str) {
        self.printer.comment.push_str(comment);
        self.printer.comment.push('\n');
    }

    #[cold]
    fn comments(&mut self) {
        let comment = std::mem::take(&mut self.printer.comment);
        for line in comment.lines() {
            self.comment_line(line);
        }
        self.printer.comment = comment;
        self.printer.comment.clear();
    }

    /// Writes one line of a comment, and ends the line.
    fn comment_line(&mut self, line: &str) {
        self.pad();
        let start = self.desc.print.comment;
        self.text(start);
        self.text(" ");
        self.text(line);
        self.text("\n");
    }

    /// Writes blanks up to the column of comments, at least one. As in LLVM a tab that begins at a multiple of 8 has
    /// no width.
    fn pad(&mut self) {
        let out = &mut self.printer.out;
        let start = memchr::memrchr(b'\n', out).map_or(0, |at| at + 1);
        let column = out[start..]
            .iter()
            .filter(|byte| **byte & 0xc0 != 0x80)
            .fold(0usize, |column, byte| if *byte == b'\t' { column.next_multiple_of(8) } else { column + 1 });
        let blanks = COMMENT_COLUMN.saturating_sub(column).max(1);
        out.resize(out.len() + blanks, b' ');
    }

    /// A directive without operands.
    pub fn bare(&mut self, directive: &str) {
        self.text("\t");
        self.text(directive);
        self.end();
    }

    /// A directive and its operands, which are printed as they are.
    pub fn line(&mut self, directive: &str, operands: std::fmt::Arguments<'_>) {
        use std::io::Write as _;
        self.text("\t");
        self.text(directive);
        // Writing to a vector cannot fail.
        let _ = self.printer.out.write_fmt(operands);
        self.end();
    }

    /// llvm-mc's reader of the directive leaves its end, which is then printed as an empty line.
    pub fn leave_end(&mut self) {
        self.printer.leaves_end = true;
    }
}

/// Returns whether a line ends without a comment after blanks and block comments.
pub fn is_blank_line(text: &[u8]) -> bool {
    let mut rest = text;
    loop {
        let blanks = rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t' | 0x0b | 0x0c)).count();
        rest = rest.get(blanks..).unwrap_or_default();
        match rest {
            [b'/', b'*', inside @ ..] => {
                let end = inside.windows(2).position(|pair| pair == b"*/");
                rest = end.and_then(|end| inside.get(end + 2..)).unwrap_or_default();
            }
            _ => return matches!(rest.first(), Some(b'\n' | b'\r')),
        }
    }
}

/// Returns whether a line is a marker of a preprocessor: `# 1 "a.c"`. llvm-mc prints an empty line for it.
pub fn is_marker(line: &[u8]) -> bool {
    let Some(rest) = line.strip_prefix(b"#") else { return false };
    let skip = |text: &[u8], is: fn(&u8) -> bool| text.iter().take_while(|byte| is(byte)).count();
    let blanks = skip(rest, |byte| matches!(byte, b' ' | b'\t'));
    let rest = rest.get(blanks..).unwrap_or_default();
    let digits = skip(rest, u8::is_ascii_digit);
    let rest = rest.get(digits..).unwrap_or_default();
    let blanks = skip(rest, |byte| matches!(byte, b' ' | b'\t'));
    digits > 0 && rest.get(blanks) == Some(&b'"')
}
