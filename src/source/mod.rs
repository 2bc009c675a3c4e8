//! Source files, positions in them, and the include stack.
//!
//! All files of an assembly are laid out in a single space of `u32` positions, so a [`Span`] alone identifies a file,
//! line and column. This module must not know tokens.

pub mod bytes;
pub mod files;
pub mod input;
mod marker;
mod span;

pub use span::Span;

use crate::source::files::{Text, TextFile, whole};
use marker::LineMarker;
use std::borrow::Cow;
use std::sync::{Arc, OnceLock};

/// The index of a file in its [`SourceMap`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FileId(pub u32);

/// How a file came to be part of the assembly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Origin {
    /// Named on the command line, or passed to the library.
    #[default]
    Main,
    /// Named by an `.include`.
    Include,
    /// The expansion of a macro or repeat; llvm-mc calls such a file `<instantiation>`.
    Instantiation,
}

#[derive(Debug)]
enum Bytes<'a> {
    Here(&'a [u8]),
    /// Shared with the reader, for texts read while the source map is in use.
    Shared(Arc<Vec<u8>>),
    /// Read again when a diagnostic first needs it.
    File(&'a dyn TextFile, OnceLock<Vec<u8>>),
}

/// A file: its name and its bytes.
#[derive(Debug)]
pub struct SourceFile<'a> {
    /// The name that diagnostics show.
    pub name: Cow<'a, str>,
    /// The position of its first byte in the map.
    pub base: u32,
    bytes: Bytes<'a>,
    /// The span of the `.include` or macro call that brought it in; `None` for the main file.
    pub included_at: Option<Span>,
    /// How it came to be part of the assembly.
    pub origin: Origin,
    /// For an expansion, the span of the body of the macro or repeat.
    pub body: Option<Span>,
    /// The line markers of preprocessed text, by offset; computed when first needed.
    markers: OnceLock<Vec<LineMarker>>,
    /// The offset of each line's first byte; computed when first needed.
    line_starts: OnceLock<Vec<u32>>,
}

impl SourceFile<'_> {
    /// The file's bytes.
    #[must_use]
    pub fn text(&self) -> &[u8] {
        match &self.bytes {
            Bytes::Here(text) => text,
            Bytes::Shared(text) => text,
            Bytes::File(file, text) => text.get_or_init(|| whole(*file)),
        }
    }

    /// Its size in bytes.
    #[must_use]
    pub fn size(&self) -> u32 {
        match &self.bytes {
            Bytes::Here(text) => text.len() as u32,
            Bytes::Shared(text) => text.len() as u32,
            Bytes::File(file, _) => file.size() as u32,
        }
    }

    /// The offsets of the lines, starting with 0.
    #[must_use]
    pub fn line_starts(&self) -> &[u32] {
        self.line_starts.get_or_init(|| {
            let ends = self.text().iter().enumerate().filter(|&(_, &b)| b == b'\n');
            std::iter::once(0).chain(ends.map(|(i, _)| i as u32 + 1)).collect()
        })
    }

    /// The line markers of preprocessed text: `# 12 "file.c"` at the start of a line gives the location of the next line.
    fn markers(&self) -> &[LineMarker] {
        self.markers.get_or_init(|| {
            let starts = self.line_starts();
            let named = starts.iter().enumerate().filter(|&(_, &start)| self.text().get(start as usize) == Some(&b'#'));
            named.filter_map(|(i, _)| LineMarker::read(self.line_text(i), *starts.get(i + 1)?)).collect()
        })
    }

    /// The index, from 0, of the line that contains an offset.
    #[must_use]
    pub fn line_index(&self, offset: u32) -> usize {
        self.line_starts().partition_point(|&start| start <= offset).saturating_sub(1)
    }

    /// The bytes of a line without its line ending; empty past the last line.
    #[must_use]
    pub fn line_text(&self, index: usize) -> &[u8] {
        let starts = self.line_starts();
        let Some(&start) = starts.get(index) else { return &[] };
        let end = starts.get(index + 1).map_or(self.text().len(), |&next| next as usize - 1);
        let line = self.text().get(start as usize..end).unwrap_or(&[]);
        line.strip_suffix(b"\r").unwrap_or(line)
    }
}

/// All files of one assembly.
#[derive(Debug, Default)]
pub struct SourceMap<'a> {
    files: Vec<SourceFile<'a>>,
    end: u32,
}

/// The presumed location of a position: name and line according to the preceding line marker, if there is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Location<'s> {
    /// The file that contains the position.
    pub file: FileId,
    /// The name to show: that of the marker, else of the file.
    pub name: &'s str,
    /// The line to show, from 1: relative to the marker, else in the file itself.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
    /// The index, from 0, of the line in the file itself.
    pub line_index: usize,
}

/// Line and column numbers, both from 1, the column in bytes.
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

    /// Reserves positions that belong to no file.
    pub(crate) fn skip(&mut self, positions: u32) {
        self.end = self.end.saturating_add(positions);
    }

    /// Like [`Self::skip`], returning the first of these positions; `None` if there are not that many left.
    pub(crate) fn skip_checked(&mut self, positions: u32) -> Option<u32> {
        let start = self.end;
        self.end = start.checked_add(positions)?;
        Some(start)
    }

    /// Adds a file; `None` if all sources together would exceed 4 GiB, the range of a [`Span`].
    pub fn add(&mut self, name: Cow<'a, str>, text: Arc<Vec<u8>>, included_at: Option<Span>) -> Option<FileId> {
        let origin = if included_at.is_some() { Origin::Include } else { Origin::Main };
        self.add_with_origin(name, Bytes::Shared(text), included_at, origin)
    }

    pub fn add_main(&mut self, name: &'a str, text: Text<'a>) -> Option<FileId> {
        let bytes = match text {
            Text::Bytes(text) => Bytes::Here(text),
            Text::File(file) => Bytes::File(file, OnceLock::new()),
        };
        self.add_with_origin(name.into(), bytes, None, Origin::Main)
    }

    /// Adds the expansion of a macro or repeat called at `called_at`, under llvm-mc's name for it.
    pub fn add_instantiation(&mut self, text: Arc<Vec<u8>>, called_at: Span) -> Option<FileId> {
        self.add_with_origin("<instantiation>".into(), Bytes::Shared(text), Some(called_at), Origin::Instantiation)
    }

    /// Sets the body from which the last added text was expanded.
    pub fn made_of(&mut self, body: Span) {
        if let Some(last) = self.files.last_mut() {
            last.body = Some(body);
        }
    }

    /// The line of a macro or repeat body from which the line at a position was expanded, without surrounding blanks.
    #[must_use]
    pub fn line_of_body(&self, position: u32) -> Option<Span> {
        let file = self.file(self.find(position)?);
        let body = file.body?;
        let source = self.file(self.find(body.start)?);
        let (first, last) = (source.line_index(body.start - source.base), source.line_index(body.end - source.base));
        let index = first + file.line_index(position - file.base) % (last - first).max(1);
        let line = source.line_text(index);
        let start = source.line_starts().get(index)? + (line.len() - line.trim_ascii_start().len()) as u32;
        let end = start + line.trim_ascii().len() as u32;
        let within = start + source.base >= body.start && end + source.base <= body.end;
        within.then(|| Span::new(start + source.base, end + source.base))
    }

    fn add_with_origin(
        &mut self,
        name: Cow<'a, str>,
        bytes: Bytes<'a>,
        included_at: Option<Span>,
        origin: Origin,
    ) -> Option<FileId> {
        let len = match &bytes {
            Bytes::Here(text) => u32::try_from(text.len()).ok()?,
            Bytes::Shared(text) => u32::try_from(text.len()).ok()?,
            Bytes::File(file, _) => u32::try_from(file.size()).ok()?,
        };
        let end = self.end.checked_add(len)?.checked_add(1)?;
        let id = FileId(u32::try_from(self.files.len()).ok()?);
        self.files.push(SourceFile {
            name,
            base: self.end,
            bytes,
            included_at,
            origin,
            body: None,
            markers: OnceLock::new(),
            line_starts: OnceLock::new(),
        });
        self.end = end;
        Some(id)
    }

    /// An empty map that reuses the memory of this one.
    #[must_use]
    pub fn emptied<'b>(mut self) -> SourceMap<'b> {
        self.files.clear();
        SourceMap { files: self.files.into_iter().map_while(|_| None).collect(), end: 0 }
    }

    #[must_use]
    pub fn file(&self, id: FileId) -> &SourceFile<'a> {
        &self.files[id.0 as usize]
    }

    /// All files in reading order.
    #[must_use]
    pub fn files(&self) -> &[SourceFile<'a>] {
        &self.files
    }

    /// The file that contains a position; `None` before the first file.
    #[must_use]
    pub fn find(&self, position: u32) -> Option<FileId> {
        let i = self.files.partition_point(|f| f.base <= position);
        u32::try_from(i.checked_sub(1)?).ok().map(FileId)
    }

    /// The bytes of a span; empty if it exceeds its file.
    #[must_use]
    pub fn text(&self, span: Span) -> &[u8] {
        let Some(id) = self.find(span.start) else { return &[] };
        let file = self.file(id);
        file.text()
            .get((span.start - file.base) as usize..(span.end.max(span.start) - file.base) as usize)
            .unwrap_or(&[])
    }

    /// The name given by the first named line marker in the position's file, if the marker precedes the position.
    #[must_use]
    pub fn first_marked(&self, position: u32) -> Option<&str> {
        let file = self.file(self.find(position)?);
        let first = file.markers().iter().find(|m| !m.name.is_empty())?;
        (file.base + first.offset <= position).then_some(first.name.as_str())
    }

    /// The last line marker before a position, and the number of lines between the line it describes and that of the
    /// position.
    fn marker_before(&self, position: u32) -> Option<(&LineMarker, u32)> {
        let file = self.file(self.find(position)?);
        let markers = file.markers();
        let line_index = file.line_index(position - file.base);
        let line_start = file.line_starts()[line_index];
        let marker = markers[..markers.partition_point(|m| m.offset <= line_start)].last()?;
        Some((marker, (line_index - file.line_index(marker.offset)) as u32))
    }

    /// The file and line for debug information, according to the preceding line marker; `None` if there is no marker or
    /// it has no name.
    #[must_use]
    pub fn marked(&self, position: u32) -> Option<(&str, u32)> {
        let (marker, past) = self.marker_before(position)?;
        (!marker.name.is_empty()).then(|| (marker.name.as_str(), marker.line.wrapping_add(past)))
    }

    /// The line and column of a position in its file, regardless of line markers.
    #[must_use]
    pub fn line_column(&self, position: u32) -> LineColumn {
        let Some(id) = self.find(position) else { return LineColumn { line: 1, column: 1 } };
        let file = self.file(id);
        let offset = (position - file.base).min(file.size());
        let index = file.line_index(offset);
        LineColumn { line: index as u32 + 1, column: offset - file.line_starts()[index] + 1 }
    }

    /// The presumed location of a position; `None` before the first file.
    #[must_use]
    pub fn location(&self, position: u32) -> Option<Location<'_>> {
        let id = self.find(position)?;
        let file = self.file(id);
        let physical = self.line_column(position);
        let line_index = physical.line as usize - 1;
        let (name, line) = match self.marker_before(position) {
            Some((marker, past)) if marker.names_lines() => (marker.name.as_str(), marker.line.saturating_add(past)),
            _ => (&*file.name, physical.line),
        };
        Some(Location { file: id, name, line, column: physical.column, line_index })
    }

    /// The spans of the `.include`s and macro calls that led to a position, the innermost first.
    pub fn include_stack(&self, position: u32) -> impl Iterator<Item = (Origin, Span)> + '_ {
        let mut at = position;
        std::iter::from_fn(move || {
            let file = self.file(self.find(at)?);
            let span = file.included_at?;
            at = span.start;
            Some((file.origin, span))
        })
    }

    /// A sort key for positions in reading order: the contents of an `.include` or a macro expansion directly follow
    /// the position of the `.include` or call.
    #[must_use]
    pub fn reading_order(&self, position: u32) -> Vec<u32> {
        let mut key = vec![position];
        key.extend(self.include_stack(position).map(|(_, span)| span.start));
        key.reverse();
        key
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markers_rename_the_lines_after_them() {
        let mut map = SourceMap::new();
        let text = b"# 12 \"file.c\"\n nop\n bad\n#0x28 \"x.c\" 2\n .byte\n# 9\n #7 \"y\"\n# 1 \"z\n";
        map.add_main("a.s", Text::Bytes(text));
        let at = |line: usize| {
            let start = map.file(FileId(0)).line_starts()[line];
            let location = map.location(start + 1).unwrap();
            (location.name.to_owned(), location.line, location.column, location.line_index)
        };
        assert_eq!(at(0), ("a.s".into(), 1, 2, 0));
        assert_eq!(at(1), ("file.c".into(), 12, 2, 1));
        assert_eq!(at(2), ("file.c".into(), 13, 2, 2));
        assert_eq!(at(4), ("x.c".into(), 40, 2, 4));
        assert_eq!(at(7), ("x.c".into(), 43, 2, 7));
    }

    #[test]
    fn what_a_macro_became_is_read_at_its_call() {
        let mut map = SourceMap::new();
        map.add_main("a.s", Text::Bytes(b"one\ntwo\n"));
        let inner = map.add_instantiation(Arc::new(b"inner\n".to_vec()), Span::new(0, 3)).unwrap();
        let inner = map.file(inner).base;
        assert!(map.reading_order(0) < map.reading_order(inner));
        assert!(map.reading_order(inner) < map.reading_order(4));
    }
}
