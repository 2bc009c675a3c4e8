//! An independent reader of ELF, COFF, archives and (feature `bitcode`) bitcode.
//!
//! It reads the files of any producer. A [`File`] has the sections, symbols and
//! relocations of one object as plain data that borrows from the bytes. [`show`] decodes every section that has a known
//! format and passes the rows to a [`Sink`]: one of the renderers [`Text`], [`Json`] and [`Html`], or [`Tables`], which
//! stores them. Facts come from the System V gABI, Microsoft's "PE Format" and the document "LLVM Extensions"; each
//! decoder names its part.
//!
//! Errors in a file are data too: each is a [`Problem`] with its position, and the rest is still decoded.
//!
//! ```
//! let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
//! let object = llas::assemble(".addrsig\n.addrsig_sym f\n.globl f\nf: callq g@PLT\n", &options)?.to_bytes()?;
//! let mut found = llas::inspect::Tables::default();
//! llas::inspect::show("f.o", &object, &Default::default(), &mut found)?;
//! let table = found.tables.iter().find(|table| table.heading.kind == "addrsig").ok_or("no addrsig")?;
//! assert_eq!(table.rows.len(), 1);
//!
//! let mut text = llas::inspect::Text::new(Vec::new(), false);
//! llas::inspect::show("f.o", &object, &Default::default(), &mut text)?;
//! let text = String::from_utf8(text.finish()?)?;
//! assert!(text.contains("R_X86_64_PLT32"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod archive;
#[cfg(feature = "bitcode")]
mod bitcode;
mod bytes;
mod code;
mod coff;
mod compressed;
mod elf;
mod file;
mod filter;
mod html;
mod json;
mod long_texts;
mod machine;
mod machine_attributes;
mod machine_codeview;
mod machine_relocations;
mod machine_target;
mod names;
mod output;
mod overview;
mod places;
mod relocations;
mod rules;
mod source_lines;
mod tables;
mod text;
mod value;

pub use archive::objects;
pub use code::{CodeLine, Disassemble};
pub use file::{File, Format, Group, Relocation, Section, Symbol, SymbolLocation};
pub use html::Html;
pub use json::Json;
#[cfg(feature = "disasm")]
pub(crate) use long_texts::LongTexts;
pub use rules::{CfaRule, Register, RegisterRule, SavedRegister};
#[cfg(feature = "disasm")]
pub(crate) use source_lines::{Lines, Place};
pub use tables::Schema;
pub use text::Text;
pub use value::{Address, Column, Heading, Problem, Record, Row, Sink, Table, Tables, Value};

use filter::BySymbol;
use overview::Selected;

/// The kind of the table with a section's bytes.
const CONTENTS: &str = "contents";

const ELF: &[u8] = b"\x7fELF";

/// The reason why a file cannot be read at all.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Unreadable {
    /// A description of the error.
    pub reason: String,
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.reason)
    }
}

impl std::error::Error for Unreadable {}

/// Selects what is shown; the default is everything.
///
/// ```
/// let code = llas::inspect::Selection::default().section(".text").section(".text.unlikely").symbol("main");
/// assert_eq!((code.sections.len(), code.symbols.len()), (2, 1));
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Selection {
    /// Show only sections of these names and the tables about them; empty for all.
    pub sections: Vec<Vec<u8>>,
    /// Show only rows that refer to one of these symbols, with their ancestors and descendants; empty for all.
    pub symbols: Vec<Vec<u8>>,
    /// The layouts of entries in PC sections.
    pub schemas: Vec<Schema>,
}

impl Selection {
    /// Selects the sections of this name and the tables about them.
    #[must_use]
    pub fn section(mut self, name: impl Into<Vec<u8>>) -> Self {
        self.sections.push(name.into());
        self
    }

    /// Selects the rows that refer to the symbol of this name.
    #[must_use]
    pub fn symbol(mut self, name: impl Into<Vec<u8>>) -> Self {
        self.symbols.push(name.into());
        self
    }

    /// Adds a layout of entries in PC sections.
    #[must_use]
    pub fn schema(mut self, schema: Schema) -> Self {
        self.schemas.push(schema);
        self
    }
}

impl<'d> File<'d> {
    /// Reads the sections, symbols and relocations of an object.
    ///
    /// # Errors
    /// If the format is unknown or the header is truncated. All other errors are in [`problems`](File::problems).
    pub fn read(data: &'d [u8]) -> Result<Self, Unreadable> {
        let machine = data.first_chunk().map_or(0, |bytes| u16::from_le_bytes(*bytes));
        let read = if data.starts_with(ELF) {
            elf::read(data)
        } else if coff::is_big(data) || machine::is_coff_machine(machine) {
            coff::read(data)
        } else {
            Err("unknown file format; expected ELF, COFF, bitcode or an archive".to_owned())
        };
        let mut file = read.map_err(|reason| Unreadable { reason })?;
        file.code_view = tables::code_view(&file);
        Ok(file)
    }
}

/// Returns whether a file that begins with these bytes can be an object or an archive: whether the magic or the machine
/// is known.
#[must_use]
pub fn is_object(start: &[u8]) -> bool {
    let machine = start.first_chunk().map_or(0, |bytes| u16::from_le_bytes(*bytes));
    let is_big = start.starts_with(&[0, 0, 0xff, 0xff]);
    start.starts_with(ELF) || archive::is(start) || is_big || machine::is_coff_machine(machine)
}

/// Decodes a file, or every member of an archive, into a sink.
///
/// `name` is the file's name for display; a member is shown as `name(member)`.
///
/// # Errors
/// If the file cannot be read at all. Members of an archive that cannot be read are problems.
pub fn show<'d>(name: &str, data: &'d [u8], selection: &Selection, sink: &mut dyn Sink<'d>) -> Result<(), Unreadable> {
    show_as(name, data, &mut Showing { selection, code: None }, sink)
}

/// Decodes a file as [`show`] does, and also the sections with code: `disassembler` makes the text.
///
/// ```
/// use llas::inspect::{CodeLine, Disassemble, Tables, Value, show_with_code};
///
/// /// Knows one instruction.
/// #[derive(Debug)]
/// struct Nops;
///
/// impl Disassemble for Nops {
///     fn disassemble(&mut self, code: &[u8], at: u64, each: &mut dyn FnMut(CodeLine<'_>)) {
///         for (index, _) in code.iter().enumerate().filter(|found| *found.1 == 0x90) {
///             each(CodeLine::new(at + index as u64, 1, "nop"));
///         }
///     }
/// }
///
/// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
/// let object = llas::assemble("f: nop\n", &options)?.to_bytes()?;
/// let mut found = Tables::default();
/// show_with_code("f.o", &object, &Default::default(), &mut Nops, &mut found)?;
/// let code = found.tables.iter().find(|table| table.heading.kind == "code").ok_or("no code")?;
/// assert_eq!(code.rows.iter().map(|row| row.record.name).collect::<Vec<_>>(), ["label", "instruction"]);
/// assert_eq!(code.rows[1].get("text").map(Value::to_string).as_deref(), Some("nop"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Those of [`show`].
pub fn show_with_code<'d>(
    name: &str,
    data: &'d [u8],
    selection: &Selection,
    disassembler: &mut dyn Disassemble,
    sink: &mut dyn Sink<'d>,
) -> Result<(), Unreadable> {
    show_as(name, data, &mut Showing { selection, code: Some(disassembler) }, sink)
}

/// What is shown of files.
struct Showing<'s> {
    selection: &'s Selection,
    /// Sections with code are shown.
    code: Option<&'s mut dyn Disassemble>,
}

fn show_as<'d>(
    name: &str,
    data: &'d [u8],
    showing: &mut Showing<'_>,
    sink: &mut dyn Sink<'d>,
) -> Result<(), Unreadable> {
    if archive::is(data) {
        return archive::show(name, data, showing, sink);
    }
    let content = Content::read(data)?;
    sink.file(name, data);
    content.show(showing, sink);
    Ok(())
}

/// A parsed file or archive member.
enum Content<'d> {
    Object(Box<File<'d>>),
    #[cfg(feature = "bitcode")]
    Bitcode(&'d [u8]),
}

impl<'d> Content<'d> {
    fn read(data: &'d [u8]) -> Result<Self, Unreadable> {
        #[cfg(feature = "bitcode")]
        if bitcode::is(data) {
            return Ok(Content::Bitcode(data));
        }
        File::read(data).map(|file| Content::Object(Box::new(file)))
    }

    fn show(&self, showing: &mut Showing<'_>, sink: &mut dyn Sink<'d>) {
        #[cfg(feature = "bitcode")]
        let selection = showing.selection;
        match self {
            Content::Object(file) => show_object(file, showing, sink),
            #[cfg(feature = "bitcode")]
            Content::Bitcode(data) if selection.symbols.is_empty() => bitcode::show(data, selection, sink),
            #[cfg(feature = "bitcode")]
            Content::Bitcode(data) => bitcode::show(data, selection, &mut BySymbol::new(&selection.symbols, sink)),
        }
    }
}

/// Shows all tables of one object in this order: problems, summary, sections, symbols, groups, and for each section its
/// relocations and its decoded contents.
pub fn show_file<'d>(file: &File<'d>, selection: &Selection, sink: &mut dyn Sink<'d>) {
    show_object(file, &mut Showing { selection, code: None }, sink);
}

fn show_object<'d>(file: &File<'d>, showing: &mut Showing<'_>, sink: &mut dyn Sink<'d>) {
    let symbols = &showing.selection.symbols;
    if symbols.is_empty() {
        show_sections(file, showing, sink);
    } else {
        show_sections(file, showing, &mut BySymbol::new(symbols, sink));
    }
}

/// Limit on the total size of decoded sections, as a multiple of the file's size: in a malformed file, sections may
/// overlap.
const TIMES: u64 = 4;

const AT_LEAST: u64 = 1 << 16;

fn show_sections<'d>(file: &File<'d>, showing: &mut Showing<'_>, sink: &mut dyn Sink<'d>) {
    let selection = showing.selection;
    let mut code = showing.code.as_deref_mut().map(|disassembler| code::Reader::new(file, disassembler));
    let is_selected = |section: &Section<'_>| selection.sections.iter().any(|name| name == section.name);
    let flags: Vec<bool> = match selection.sections.is_empty() {
        true => Vec::new(),
        false => file.sections.iter().map(is_selected).collect(),
    };
    let wanted = Selected { sections: &flags, all: selection.sections.is_empty() };
    for problem in &file.problems {
        sink.problem(problem.clone());
    }
    let contents = compressed::contents(file, sink);
    let opened = (!contents.is_empty()).then(|| compressed::opened(file, &contents));
    if wanted.all {
        overview::summary(file, sink);
    }
    overview::sections(file, wanted, sink);
    compressed::table(file, |index| wanted.has(index), sink);
    overview::symbols(file, wanted, sink);
    overview::groups(file, wanted, sink);
    let mut left = (file.data.len() as u64).saturating_mul(TIMES).saturating_add(AT_LEAST);
    for index in (0..file.sections.len()).filter(|&index| wanted.has(index)) {
        let section = &file.sections[index];
        let size = section.data.len() as u64 + section.relocations_size();
        let Some(less) = left.checked_sub(size) else {
            let what = "the sections overlap, so not all of them are decoded".to_owned();
            sink.problem(Problem { section: Some(index as u32), at: 0, what });
            return;
        };
        left = less;
        overview::relocations(file, index, sink);
        let known = match &opened {
            // Other sections may refer to compressed ones, so these are decoded from the decompressed file.
            Some(opened) if compressed::is(file, section) || section.name.starts_with(b".debug") => {
                tables::decode(opened, index, &selection.schemas, &mut compressed::Keeping { file, sink })
            }
            _ => tables::decode(file, index, &selection.schemas, sink),
        };
        let known = known || code.as_mut().is_some_and(|code| code.show(index as u32, sink));
        if !known && !wanted.all {
            overview::contents(file, index, sink);
        }
    }
}
