//! Listings: the lines of a text in the order of reading, each with the bytes that it emits.
//!
//! A [`Listing`] combines a text with its object, which must have been assembled with
//! [`Builder::spans`](crate::options::Builder::spans). Macros, repeats and included files are shown where they are
//! expanded, with their depth.
//!
//! ```
//! let options = llas::Options::builder("i686-linux-gnu".parse()?).spans(true).build()?;
//! let text = ".macro twice\n nop\n hlt\n.endm\n twice\n";
//! let assembled = llas::assemble(text, &options)?;
//! let listing = llas::listing::Listing::new(text, &options, &assembled.object);
//! let shown: Vec<_> = listing.lines().map(|l| (l.number, l.depth, l.pieces().map(|p| p.bytes.to_vec()).collect())).collect();
//! assert_eq!(shown[4..], [(5, 0, vec![]), (1, 1, vec![vec![0x90]]), (2, 1, vec![vec![0xf4]])]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod placed;

pub use placed::PlacedStatement;
pub(crate) use placed::bytes_of_statements;

use crate::object::{Definition, Object, SectionId};
use crate::options::Options;
use crate::source::input::Input;
use crate::source::{FileId, Origin, SourceFile, SourceMap};
use crate::tools::statements::{Expanded, ExpandedStatement, StatementKind, expanded};
use rustc_hash::FxHashMap;
use std::ops::Range;

/// A run of bytes in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Piece<'l> {
    /// The name of the section.
    pub section: &'l [u8],
    /// The offset of the bytes in the section.
    pub offset: u64,
    /// The number of bytes.
    pub size: u64,
    /// The bytes; empty if the section has none in the file and is zeroed.
    pub bytes: &'l [u8],
}

/// A run of bytes in a section.
type Run = (SectionId, Range<u64>);

/// Whether a line was read, and if not, why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum LineState {
    /// It was read, or contains no statement.
    Read,
    /// It belongs to the body of a macro or a repeat, which is read when it is expanded.
    Body,
    /// It is skipped by a conditional, or follows the end of the text.
    LeftOut,
}

/// A line of a text.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Line<'l> {
    /// The name of its file; `<instantiation>` for the expansion of a macro or a repeat.
    pub file: &'l str,
    /// Its number, from 1.
    pub number: u32,
    /// Its text without the line end.
    pub text: &'l [u8],
    /// The nesting depth of macros and repeats; 0 for lines of a file.
    pub depth: u32,
    /// Whether it was read.
    pub state: LineState,
    runs: &'l [Run],
    object: &'l Object,
}

impl<'l> Line<'l> {
    /// The bytes that it emits itself, by section and offset.
    pub fn pieces(&self) -> impl Iterator<Item = Piece<'l>> + use<'l> {
        let object = self.object;
        self.runs.iter().filter_map(move |(section, range)| {
            let section = object.section(*section)?;
            let (start, end) = (usize::try_from(range.start).ok()?, usize::try_from(range.end).ok()?);
            let bytes = section.bytes().get(start..end).unwrap_or_default();
            Some(Piece { section: section.name(), offset: range.start, size: range.end - range.start, bytes })
        })
    }
}

/// The value of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Value<'l> {
    /// A section name and an offset in the section.
    Section(&'l [u8], u64),
    /// An absolute value.
    Absolute(u64),
    /// The size in bytes of a common symbol.
    Common(u64),
    /// Undefined in this object.
    Undefined,
}

/// A symbol of the object.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct ListedSymbol<'l> {
    /// Its name.
    pub name: &'l [u8],
    /// Its value.
    pub value: Value<'l>,
    /// The place of its definition, if that is in the text.
    pub place: Option<SourceLine<'l>>,
}

/// The place where a symbol is defined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SourceLine<'l> {
    /// The name of the file.
    pub file: &'l str,
    /// The line, from 1.
    pub line: u32,
}

/// The lines of a text and of its included files, in the order of reading: a call is followed by its expansion.
#[derive(Debug)]
pub struct Listing<'a> {
    object: &'a Object,
    expanded: Expanded<'a>,
    entries: Vec<Entry>,
    /// The entry of each line, by file and line index.
    by_line: FxHashMap<(FileId, u32), usize>,
    /// The entry that defines each symbol.
    defined: FxHashMap<Vec<u8>, usize>,
}

#[derive(Debug)]
struct Entry {
    file: FileId,
    index: u32,
    depth: u32,
    state: LineState,
    code: Vec<Run>,
}

struct Open {
    file: FileId,
    /// The index of the next line.
    next: u32,
    depth: u32,
    /// Lines that are not read belong to a macro or a repeat.
    in_body: bool,
}

impl<'a> Listing<'a> {
    /// The listing of a text that was assembled with these options. Bytes of the object are assigned to lines only if
    /// [`Builder::spans`](crate::options::Builder::spans) was set.
    pub fn new(input: impl Into<Input<'a>>, options: &Options, object: &'a Object) -> Self {
        let expanded = expanded(input, options);
        let (mut entries, mut by_line, mut defined) = (Vec::new(), FxHashMap::default(), FxHashMap::default());
        let mut maker =
            Maker { sources: expanded.sources(), entries: &mut entries, by_line: &mut by_line, open: Vec::new() };
        maker.begin(FileId(0), 0);
        for statement in expanded.iter() {
            let at = maker.statement(&statement);
            if let Some(name) = definition(&statement)
                && let Some(at) = at
            {
                defined.insert(name.to_vec(), at);
            }
        }
        while !maker.open.is_empty() {
            maker.end();
        }
        let mut listing = Listing { object, expanded, entries, by_line, defined };
        for (section, range, file, line) in object.origin_runs() {
            let Some(&at) = listing.by_line.get(&(FileId(file), line - 1)) else { continue };
            let code = &mut listing.entries[at].code;
            match code.last_mut() {
                Some((last, known)) if *last == section && known.end == range.start => known.end = range.end,
                _ => code.push((section, range)),
            }
        }
        listing
    }

    /// The lines in the order of reading.
    pub fn lines(&self) -> impl Iterator<Item = Line<'_>> {
        self.entries.iter().map(|entry| {
            let file = self.expanded.sources().file(entry.file);
            Line {
                file: &file.name,
                number: entry.index + 1,
                text: file.line_text(entry.index as usize),
                depth: entry.depth,
                state: entry.state,
                runs: &entry.code,
                object: self.object,
            }
        })
    }

    /// The symbols of the object, except those of sections and files.
    pub fn symbols(&self) -> impl Iterator<Item = ListedSymbol<'_>> {
        self.object.symbols().filter_map(|symbol| {
            let name = symbol.name();
            let value = match symbol.definition() {
                Definition::Section(id, offset) => {
                    let section = self.object.section(id)?.name();
                    let is_section = name.is_empty() || offset == 0 && !symbol.is_global() && section == name;
                    Some(Value::Section(section, offset)).filter(|_| !is_section)?
                }
                Definition::Absolute(value) => Value::Absolute(value),
                Definition::Common(_) => Value::Common(symbol.size()),
                Definition::Undefined => Value::Undefined,
                Definition::File => return None,
            };
            Some(ListedSymbol { name, value, place: self.definition(name) })
        })
    }

    /// The place where a symbol is defined, if that is in the text.
    fn definition(&self, name: &[u8]) -> Option<SourceLine<'_>> {
        let mut entry = &self.entries[*self.defined.get(name)?];
        let sources = self.expanded.sources();
        // For a definition in a macro expansion, use the call.
        while let Some(call) = sources.file(entry.file).included_at.filter(|_| entry.depth > 0) {
            let file = sources.find(call.start)?;
            entry = &self.entries[*self.by_line.get(&(file, sources.line_column(call.start).line - 1))?];
        }
        Some(SourceLine { file: &sources.file(entry.file).name, line: entry.index + 1 })
    }
}

fn definition<'e>(statement: &ExpandedStatement<'e>) -> Option<&'e [u8]> {
    let name = statement.bytes(statement.statement.name());
    match statement.statement.kind() {
        StatementKind::Label | StatementKind::Assignment => Some(name),
        StatementKind::Directive if matches!(name, b".set" | b".equ" | b".equiv") => {
            let operands = statement.bytes(statement.statement.operands());
            operands.split(|&b| b == b',').next().map(<[u8]>::trim_ascii)
        }
        _ => None,
    }
}

/// Returns whether a directive starts a body that is read later.
fn begins_body(name: &[u8]) -> bool {
    [&b".macro"[..], b".rept", b".rep", b".irp", b".irpc"].iter().any(|known| name.eq_ignore_ascii_case(known))
}

struct Maker<'m, 'a> {
    sources: &'m SourceMap<'a>,
    entries: &'m mut Vec<Entry>,
    by_line: &'m mut FxHashMap<(FileId, u32), usize>,
    /// The open files, each included or called by the previous one.
    open: Vec<Open>,
}

impl Maker<'_, '_> {
    fn begin(&mut self, file: FileId, depth: u32) {
        self.open.push(Open { file, next: 0, depth, in_body: false });
    }

    /// Adds the lines of the innermost file before `line`, which are not read.
    fn unread(&mut self, line: u32) {
        let Some(Open { file, next, depth, in_body }) = self.open.last_mut() else { return };
        let source = self.sources.file(*file);
        for index in *next..line {
            let state = match (has_statement(source.line_text(index as usize)), *in_body) {
                (false, _) => LineState::Read,
                (true, true) => LineState::Body,
                (true, false) => LineState::LeftOut,
            };
            self.entries.push(Entry { file: *file, index, depth: *depth, state, code: Vec::new() });
        }
        *next = (*next).max(line);
    }

    /// Adds the lines of the innermost file up to `line`, which is read. Returns its entry.
    fn read(&mut self, line: u32) -> Option<usize> {
        self.unread(line);
        let Open { file, next, depth, .. } = self.open.last_mut()?;
        if *next == line {
            *next += 1;
            self.by_line.insert((*file, line), self.entries.len());
            let state = LineState::Read;
            self.entries.push(Entry { file: *file, index: line, depth: *depth, state, code: Vec::new() });
        }
        self.by_line.get(&(*file, line)).copied()
    }

    /// Adds the remaining lines of the innermost file.
    fn end(&mut self) {
        let Some(open) = self.open.last() else { return };
        let source = self.sources.file(open.file);
        let starts = source.line_starts();
        let has_last = starts.last().is_some_and(|&start| (start as usize) < source.text().len());
        self.unread(starts.len() as u32 - u32::from(!has_last));
        self.open.pop();
    }

    /// Adds the lines up to a statement. Returns the entry of its line.
    fn statement(&mut self, statement: &ExpandedStatement<'_>) -> Option<usize> {
        let file = self.sources.find(statement.position())?;
        self.enter(file);
        let source = self.sources.file(file);
        let Range { start, end } = statement.statement.span().range();
        let (start, last) = (source.line_index(start as u32) as u32, source.line_index(end as u32) as u32);
        let first = self.read(start);
        for line in start + 1..=last {
            self.read(line);
        }
        if let Some(open) = self.open.last_mut() {
            open.in_body = begins_body(statement.bytes(statement.statement.name()));
        }
        first
    }

    fn enter(&mut self, file: FileId) {
        if let Some(at) = self.open.iter().position(|open| open.file == file) {
            while self.open.len() > at + 1 {
                self.end();
            }
            return;
        }
        let source = self.sources.file(file);
        let parent = source.included_at.and_then(|call| Some((self.sources.find(call.start)?, call)));
        let mut depth = 0;
        if let Some((parent, call)) = parent {
            while self.open.len() > 1 && self.open.last().is_some_and(|open| open.file != parent) {
                self.end();
            }
            depth = self.open.last().map_or(0, |open| open.depth) + u32::from(source.origin == Origin::Instantiation);
            self.read(last_line_of_call(self.sources, source, call.start));
        }
        self.begin(file, depth);
    }
}

/// The index of the last line of a call: that of the call itself for a macro, that of the end for a repeat.
fn last_line_of_call(sources: &SourceMap<'_>, source: &SourceFile<'_>, call: u32) -> u32 {
    let line = |position| sources.line_column(position).line - 1;
    match source.body {
        Some(body) if body.start > call && sources.find(body.start) == sources.find(call) => {
            if line(body.start) <= line(call) + 1 { line(body.end) } else { line(call) }
        }
        _ => line(call),
    }
}

/// Returns whether a line contains more than blanks and a comment.
fn has_statement(line: &[u8]) -> bool {
    let line = line.trim_ascii();
    !line.is_empty() && !line.starts_with(b"#") && !line.starts_with(b"//") && !line.starts_with(b"@")
}
