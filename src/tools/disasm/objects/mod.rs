//! Writes the code of objects as text, as `llvm-objdump -d -r` does.

mod code;
mod data;
#[cfg(feature = "demangle")]
mod demangle;
mod functions;
mod machine;
mod names;
mod page;
mod relocations;
mod section;
mod shares;
mod source;
mod symbols;

pub use code::ObjectCode;

use crate::arch::disasm::buffer::Comment;
use crate::inspect::{File, Problem, Unreadable, objects};
use crate::options::triple::Triple;
use crate::source::files::{Files, NoFiles};
use machine::Machine;
use names::Shown;
use page::Page;
use section::Dump;
use source::Source;
use std::fmt;
use std::io;
use symbols::{Names, Near};

/// Writes the code of objects and of archives of objects as llvm-objdump 22 does with `-d -r`: each instruction with
/// its bytes, the names of the addresses that it refers to, and its relocations.
///
/// ```
/// let options = llas::Options::for_target("aarch64-linux-gnu".parse()?)?;
/// let object = llas::assemble(".globl f\nf:\tbl g\n\tret\n", &options)?.to_bytes()?;
/// let mut text = Vec::new();
/// llas::disasm::ObjectPrinter::default().print("f.o", &object, &mut text)?;
/// let text = String::from_utf8(text)?;
/// let lines: Vec<&str> = text.lines().skip(5).collect();
/// assert_eq!(lines[0], "0000000000000000 <f>:");
/// assert_eq!(lines[1], "       0: 94000000     \tbl\t0x0 <f>");
/// assert_eq!(lines[2], "\t\t0000000000000000:  R_AARCH64_CALL26\tg");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct ObjectPrinter {
    triple: Option<Triple>,
    cpu: String,
    features: Vec<String>,
    intel: bool,
    sections: Vec<Vec<u8>>,
    symbols: Vec<Vec<u8>>,
    line_numbers: bool,
    source: bool,
    demangle: bool,
    threads: usize,
}

/// Why objects cannot be written as text.
#[derive(Debug)]
#[non_exhaustive]
pub enum ObjectError {
    /// The file is not an object.
    Unreadable(Unreadable),
    /// There is no disassembler for the target.
    Unsupported(String),
    /// The output failed.
    Output(io::Error),
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::Unreadable(error) => error.fmt(f),
            ObjectError::Unsupported(message) => f.write_str(message),
            ObjectError::Output(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ObjectError {}

/// The magics of archives, and of those whose members are in other files.
const ARCHIVE: &[u8] = b"!<arch>\n";
const THIN_ARCHIVE: &[u8] = b"!<thin>\n";

/// What is written while a file is read.
struct Writing<'o> {
    page: Page<'o>,
    names: Shown,
    problems: Vec<Problem>,
    files: &'o dyn Files,
}

/// Limit on the total size of sections and relocations, as a multiple of the file's size: in a malformed file they may
/// overlap.
const TIMES: usize = 4;
const AT_LEAST: usize = 1 << 16;

/// The size of a relocation in the file, at least.
const RELOCATION: usize = 4;

impl ObjectPrinter {
    /// Decodes for a target, not for that of the object.
    #[must_use]
    pub fn triple(mut self, triple: Triple) -> Self {
        self.triple = Some(triple);
        self
    }

    /// Decodes for a processor.
    #[must_use]
    pub fn cpu(mut self, name: impl Into<String>) -> Self {
        self.cpu = name.into();
        self
    }

    /// Enables (`+sve2`) or disables (`-fp`) a feature. Without any and without a processor, those are enabled that
    /// llvm-objdump enables.
    #[must_use]
    pub fn feature(mut self, feature: impl Into<String>) -> Self {
        self.features.push(feature.into());
        self
    }

    /// Uses Intel syntax, if the machine has it.
    #[must_use]
    pub fn intel(mut self, on: bool) -> Self {
        self.intel = on;
        self
    }

    /// Writes only sections of this name, and of those given before, whether they have code or not.
    #[must_use]
    pub fn section(mut self, name: impl Into<Vec<u8>>) -> Self {
        self.sections.push(name.into());
        self
    }

    /// Writes only what follows a symbol of this name, or of those given before, up to the next symbol.
    #[must_use]
    pub fn symbol(mut self, name: impl Into<Vec<u8>>) -> Self {
        self.symbols.push(name.into());
        self
    }

    /// Writes the name of each function, and the file and the number of each line, before their first instruction, as
    /// far as the object has line tables of DWARF or CodeView.
    #[must_use]
    pub fn line_numbers(mut self, on: bool) -> Self {
        self.line_numbers = on;
        self
    }

    /// Writes the text of each line before its first instruction; [`print_with_files`](ObjectPrinter::print_with_files)
    /// has the source files.
    #[must_use]
    pub fn source(mut self, on: bool) -> Self {
        self.source = on;
        self
    }

    /// Writes names of C++ and Rust as programmers write them.
    #[cfg(feature = "demangle")]
    #[must_use]
    pub fn demangle(mut self, on: bool) -> Self {
        self.demangle = on;
        self
    }

    /// Uses at most that many threads for large sections. Without it, one is used; the text is the same.
    #[must_use]
    pub fn threads(mut self, most: usize) -> Self {
        self.threads = most;
        self
    }

    /// Writes an object, or all objects of an archive. `name` is the file's name for display; a member of an archive is
    /// shown as `name(member)`. Returns what is wrong with the objects.
    ///
    /// # Errors
    /// If the file is not an object, has no disassembler, or `out` fails.
    pub fn print(&self, name: &str, data: &[u8], out: &mut dyn io::Write) -> Result<Vec<Problem>, ObjectError> {
        self.print_with_files(name, data, &NoFiles, out)
    }

    /// Writes an object as [`print`](ObjectPrinter::print) does, with source files.
    ///
    /// # Errors
    /// Those of [`print`](ObjectPrinter::print).
    pub fn print_with_files(
        &self,
        name: &str,
        data: &[u8],
        files: &dyn Files,
        out: &mut dyn io::Write,
    ) -> Result<Vec<Problem>, ObjectError> {
        if data.starts_with(THIN_ARCHIVE) {
            let reason = "a thin archive does not contain its members".to_owned();
            return Err(ObjectError::Unreadable(Unreadable { reason }));
        }
        let mut output =
            Writing { page: Page::new(out), names: Shown::new(data.len(), self.demangle), problems: Vec::new(), files };
        if data.starts_with(ARCHIVE) {
            for (name, file) in objects(name, data) {
                self.object(&name, &file, &mut output)?;
            }
        } else {
            let file = File::read(data).map_err(ObjectError::Unreadable)?;
            self.object(name, &file, &mut output)?;
        }
        output.page.finish().map_err(ObjectError::Output)?;
        Ok(output.problems)
    }

    fn object(&self, name: &str, file: &File<'_>, output: &mut Writing<'_>) -> Result<(), ObjectError> {
        let machine = Machine::of(self, file)?;
        let Writing { page, names, problems, files } = output;
        let names = &*names;
        page.end_line();
        page.bytes(&names.plain(name.as_bytes()));
        page.bytes(b":\tfile format ");
        page.bytes(file.format_name().as_bytes());
        page.end_line();
        let has_source = self.line_numbers || self.source;
        let source = has_source.then(|| Source::of(file, names, self.line_numbers, self.source.then_some(*files)));
        let mut dump = Dump {
            file,
            names,
            wanted: &self.symbols,
            machine,
            page,
            intel: self.intel,
            source,
            comment: Comment::wanted(),
            near: Near::default(),
            threads: self.threads,
        };
        let mut symbols = Names::of(file);
        let mut left = file.data.len().saturating_mul(TIMES).saturating_add(AT_LEAST);
        for (index, section) in file.sections.iter().enumerate() {
            let is_wanted = match self.sections.as_slice() {
                [] => file.is_code(section) && !file.is_virtual(section),
                names => names.iter().any(|name| name == section.name),
            };
            if !is_wanted {
                continue;
            }
            let Some(less) = left.checked_sub(section.data.len()) else {
                let what = "the sections overlap, so not all of them are disassembled".to_owned();
                problems.push(Problem { section: Some(index as u32), at: 0, what });
                break;
            };
            let most = (less / RELOCATION).min(file.data.len() / RELOCATION + 1024);
            let relocations = dump.section(index, most, &mut symbols);
            left = less.saturating_sub(relocations * RELOCATION);
        }
        Ok(())
    }
}
