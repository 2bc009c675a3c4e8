//! Prints a stream in the format of `llvm-bcanalyzer -dump`: a tag for each block and record, and statistics of their
//! sizes in bits.

mod naming;
mod statistics;

pub use naming::Naming;
pub use statistics::Statistics;

use super::names::{block, metadata};
use super::stream::{Container, Enter, Error, EventKind, IR_MAGIC, Reader, Record, Span};
use super::strings::metadata_strings;
use naming::Names;
use std::fmt::{self, Write};

/// The reason why a dump failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DumpError {
    /// The stream is malformed. Everything before the error has been printed.
    Stream(Error),
    /// The text cannot be written.
    Write(fmt::Error),
}

impl fmt::Display for DumpError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DumpError::Stream(error) => error.fmt(f),
            DumpError::Write(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for DumpError {}

impl From<Error> for DumpError {
    fn from(error: Error) -> DumpError {
        DumpError::Stream(error)
    }
}

impl From<fmt::Error> for DumpError {
    fn from(error: fmt::Error) -> DumpError {
        DumpError::Write(error)
    }
}

/// Prints the contents of a file and returns its statistics. Any bitstream is accepted, but names are known only for
/// LLVM IR.
///
/// ```
/// use llas::bitcode::dump::{Naming, dump};
/// use llas::bitcode::stream::{IR_MAGIC, Writer};
///
/// let mut writer = Writer::new(IR_MAGIC);
/// writer.enter(13, 5)?;
/// writer.record(3, 2, &[0], None)?;
/// writer.exit()?;
/// let mut text = String::new();
/// dump(&writer.finish()?, Naming::Analyzer, &mut text)?;
/// assert_eq!(
///     text,
///     "<IDENTIFICATION_BLOCK_ID NumWords=1 BlockCodeSize=5>\n  <EPOCH op0=0/>\n</IDENTIFICATION_BLOCK_ID>\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the stream is malformed or the text cannot be written.
pub fn dump(file: &[u8], naming: Naming, out: &mut impl Write) -> Result<Statistics, DumpError> {
    let container = Container::parse(file)?;
    if let Some(wrapper) = container.wrapper {
        writeln!(
            out,
            "<BITCODE_WRAPPER_HEADER Magic=0x0b17c0de Version={:#010x} Offset={:#010x} Size={:#010x} CPUType={:#010x}/>",
            wrapper.version, wrapper.offset, wrapper.size, wrapper.cpu_type
        )?;
    }
    let mut reader = Reader::new(container.stream)?;
    let names = Names::new(naming, reader.magic() == IR_MAGIC);
    let statistics = Statistics::new(reader.magic(), container.stream.len() as u64 * 8);
    let mut dump = Dump { names, statistics, open: Vec::new(), index: 0, out };
    while let Some(event) = reader.event()? {
        match event.kind {
            EventKind::Enter(enter) => dump.enter(&enter)?,
            EventKind::Exit(_) => dump.exit(event.span.end)?,
            EventKind::Define(_) => dump.statistics.definition(dump.open.last().map(|open| open.id)),
            EventKind::Record(record) => dump.record(&record, event.span)?,
            EventKind::Tail(_) => {}
        }
    }
    dump.statistics.names = dump.names;
    Ok(dump.statistics)
}

struct Open {
    id: u32,
    /// The bit after its id.
    start: u64,
    /// Total size of the nested blocks in bits.
    inner: u64,
}

struct Dump<'o, W> {
    names: Names,
    statistics: Statistics,
    open: Vec<Open>,
    /// The bit at which the metadata index is expected.
    index: u64,
    out: &'o mut W,
}

struct Indent(usize);

impl fmt::Display for Indent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..self.0).try_for_each(|_| f.write_str("  "))
    }
}

fn is_printable(byte: u8) -> bool {
    matches!(byte, b' '..=b'~')
}

fn printable(bytes: &[u8]) -> Option<&str> {
    if bytes.iter().all(|byte| is_printable(*byte)) { std::str::from_utf8(bytes).ok() } else { None }
}

impl<W: Write> Dump<'_, W> {
    fn indent(&self) -> Indent {
        Indent(self.open.len())
    }

    fn enter(&mut self, enter: &Enter) -> Result<(), DumpError> {
        self.statistics.enter(enter.id, self.open.last().map(|open| open.id));
        if enter.id == block::BLOCKINFO {
            // Its records are not printed: they only define the names and abbreviations used elsewhere.
            writeln!(self.out, "{}<BLOCKINFO_BLOCK/>", self.indent())?;
            self.names.forget();
        } else {
            let (indent, name) = (self.indent(), self.names.block(enter.id));
            writeln!(self.out, "{indent}<{name} NumWords={} BlockCodeSize={}>", enter.words, enter.width)?;
        }
        // An index is only expected in the metadata block itself, not in nested blocks.
        self.index = 0;
        self.open.push(Open { id: enter.id, start: enter.after_id, inner: 0 });
        Ok(())
    }

    fn exit(&mut self, end: u64) -> Result<(), DumpError> {
        let Some(Open { id, start, inner }) = self.open.pop() else { return Ok(()) };
        self.statistics.exit(id, end - start - inner);
        if let Some(outer) = self.open.last_mut() {
            outer.inner += end - start;
        }
        if id != block::BLOCKINFO {
            writeln!(self.out, "{}</{}>", self.indent(), self.names.block(id))?;
        }
        Ok(())
    }

    fn record(&mut self, record: &Record<'_>, span: Span) -> Result<(), DumpError> {
        let Some(Open { id, .. }) = self.open.last() else { return Ok(()) };
        let id = *id;
        let is_abbreviated = record.abbreviation != 3;
        self.statistics.record(id, record.code, span.end - span.start, is_abbreviated);
        if id == block::BLOCKINFO {
            self.names.learn(record);
            return Ok(());
        }
        write!(self.out, "{}<{}", self.indent(), self.names.record(id, record.code))?;
        if is_abbreviated {
            write!(self.out, " abbrevid={}", record.abbreviation)?;
        }
        for (n, operand) in record.operands().enumerate() {
            write!(self.out, " op{n}={}", operand as i64)?;
        }
        if id == block::METADATA {
            self.metadata_index(record, span)?;
        }
        self.out.write_str("/>")?;
        if let Some(array) = record.array().filter(|_| is_abbreviated)
            && record.operands().skip(array).all(|operand| is_printable(operand as u8))
        {
            self.out.write_str(" record string = '")?;
            record.operands().skip(array).try_for_each(|operand| self.out.write_char(operand as u8 as char))?;
            self.out.write_char('\'')?;
        }
        match record.blob {
            Some(_) if (id, record.code) == (block::METADATA, metadata::STRINGS) => self.strings(record)?,
            Some(blob) => match printable(blob) {
                Some(text) => write!(self.out, " blob data = '{text}'")?,
                None => write!(self.out, " blob data = unprintable, {} bytes.", blob.len())?,
            },
            None => {}
        }
        writeln!(self.out)?;
        Ok(())
    }

    /// Notes where the metadata index is expected, or checks its position.
    fn metadata_index(&mut self, record: &Record<'_>, span: Span) -> fmt::Result {
        let mut operands = record.operands();
        match record.code {
            metadata::INDEX_OFFSET => match (operands.next(), operands.next(), operands.next()) {
                (Some(low), Some(high), None) => {
                    self.index = span.end.wrapping_add(low.wrapping_add(high << 32));
                    Ok(())
                }
                _ => self.out.write_str("(Invalid record)"),
            },
            metadata::INDEX if self.index == span.start => self.out.write_str(" (offset match)"),
            metadata::INDEX => write!(self.out, " (offset mismatch: {} vs {})", self.index, span.start),
            _ => Ok(()),
        }
    }

    /// Prints the strings of a metadata block: the blob has VBR6 lengths, followed by the characters.
    fn strings(&mut self, record: &Record<'_>) -> fmt::Result {
        let count = record.operands().next().unwrap_or(0) as u32;
        writeln!(self.out, " num-strings = {count} {{")?;
        for string in metadata_strings(record) {
            write!(self.out, "{}  '", self.indent())?;
            for byte in string {
                match byte {
                    b'\\' => self.out.write_str("\\\\")?,
                    b'\t' => self.out.write_str("\\t")?,
                    b'\n' => self.out.write_str("\\n")?,
                    b'"' => self.out.write_str("\\\"")?,
                    byte if is_printable(*byte) => self.out.write_char(*byte as char)?,
                    byte => write!(self.out, "\\x{byte:02X}")?,
                }
            }
            self.out.write_str("'\n")?;
        }
        write!(self.out, "{}}}", self.indent())
    }
}
