//! Source files, positions in them, and the include stack.
//!
//! Every file that takes part in one assembly is laid end to end in one address space of `u32` positions, so a [`Span`]
//! alone says which file, line and column it means. This room must not know tokens.

use std::borrow::Cow;

/// A range of bytes of the source map: `start` up to but not including `end`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Span {
    /// The first byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// A span from `start` up to `end`.
    #[must_use]
    pub fn new(start: u32, end: u32) -> Self {
        Span { start, end }
    }

    /// The smallest span that holds both.
    #[must_use]
    pub fn to(self, other: Span) -> Span {
        Span { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// The index of a file in its [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileId(pub u32);

/// One file: its name as shown to the user and its bytes.
#[derive(Debug)]
pub struct SourceFile<'a> {
    /// The name that diagnostics show.
    pub name: String,
    /// The position of its first byte in the map.
    pub base: u32,
    /// The file's bytes.
    pub text: Cow<'a, [u8]>,
    /// Where the `.include` that brought it in stands; none for the main file.
    pub included_at: Option<Span>,
}

/// All files of one assembly.
#[derive(Debug, Default)]
pub struct SourceMap<'a> {
    files: Vec<SourceFile<'a>>,
    end: u32,
}

/// A position as people read it: both counted from 1, the column in bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineColumn {
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
}

impl<'a> SourceMap<'a> {
    /// An empty map.
    #[must_use]
    pub fn new() -> Self {
        SourceMap::default()
    }

    /// Adds a file; `None` where the sources together would pass 4 GiB, the reach of a [`Span`].
    pub fn add(&mut self, name: String, text: Cow<'a, [u8]>, included_at: Option<Span>) -> Option<FileId> {
        let len = u32::try_from(text.len()).ok()?;
        let end = self.end.checked_add(len)?.checked_add(1)?;
        let id = FileId(u32::try_from(self.files.len()).ok()?);
        self.files.push(SourceFile { name, base: self.end, text, included_at });
        self.end = end;
        Some(id)
    }

    /// The file with that id.
    #[must_use]
    pub fn file(&self, id: FileId) -> &SourceFile<'a> {
        &self.files[id.0 as usize]
    }

    /// All files in the order they were read.
    #[must_use]
    pub fn files(&self) -> &[SourceFile<'a>] {
        &self.files
    }

    /// The file that holds a position; none before the first file was added.
    #[must_use]
    pub fn find(&self, position: u32) -> Option<FileId> {
        let i = self.files.partition_point(|f| f.base <= position);
        u32::try_from(i.checked_sub(1)?).ok().map(FileId)
    }

    /// The bytes a span covers; empty where it reaches outside its file.
    #[must_use]
    pub fn text(&self, span: Span) -> &[u8] {
        let Some(id) = self.find(span.start) else { return &[] };
        let file = self.file(id);
        file.text.get((span.start - file.base) as usize..(span.end.max(span.start) - file.base) as usize).unwrap_or(&[])
    }

    /// The line and column of a position in its file.
    #[must_use]
    pub fn line_column(&self, position: u32) -> LineColumn {
        let Some(id) = self.find(position) else { return LineColumn { line: 1, column: 1 } };
        let file = self.file(id);
        let offset = ((position - file.base) as usize).min(file.text.len());
        let before = &file.text[..offset];
        let line = 1 + before.iter().filter(|&&b| b == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&b| b != b'\n').count();
        LineColumn { line: line as u32, column: column as u32 }
    }
}
