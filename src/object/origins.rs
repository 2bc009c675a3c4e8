//! Maps bytes of an object's sections back to the source: a list kept next to the sections if the options request it.

use super::{Object, SectionId};
use std::ops::Range;

/// The origins of all bytes, by section and offset.
#[derive(Clone, Debug, Default)]
pub(crate) struct Origins {
    /// The start of each run of bytes, which ends at the next mark: the section, the offset, the index of the line.
    pub marks: Vec<(SectionId, u64, u32)>,
    pub lines: Vec<Line>,
    pub files: Vec<String>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub file: u32,
    pub line: u32,
    pub column: u32,
    pub offset: u32,
    /// The index of the statement that caused it: a macro call, a repeat, an `.include`.
    pub called_at: Option<u32>,
}

/// The source statement of a byte in a section.
#[derive(Clone, Copy, Debug)]
#[non_exhaustive]
pub struct Origin<'a> {
    /// The name of the text or file; `<instantiation>` for the expansion of a macro or a repeat.
    pub file: &'a str,
    /// The line number, from 1.
    pub line: u32,
    /// The column in bytes, from 1, at which the statement starts, or the operand that the byte belongs to.
    pub column: u32,
    /// The offset in bytes, from 0, of the same place in the text or file.
    pub offset: u32,
    number: u32,
    origins: &'a Origins,
    called_at: Option<u32>,
}

impl<'a> Origin<'a> {
    /// The statement that caused this one: a macro call, a repeat, an `.include`; `None` in the main text.
    #[must_use]
    pub fn called_at(&self) -> Option<Origin<'a>> {
        self.origins.line(self.called_at?)
    }
}

impl Origin<'_> {
    /// The number of the file among those that were read.
    pub(crate) fn file_number(&self) -> u32 {
        self.number
    }
}

impl Origins {
    fn line(&self, index: u32) -> Option<Origin<'_>> {
        let &Line { file, line, column, offset, called_at } = self.lines.get(index as usize)?;
        let (number, file) = (file, self.files.get(file as usize)?);
        Some(Origin { number, file, line, column, offset, origins: self, called_at })
    }
}

impl Object {
    /// The source statement of a byte in a section. `None` for bytes that llas generates at the end (call frames, line
    /// tables), and for all bytes unless [`Builder::spans`](crate::options::Builder::spans) is set.
    ///
    /// ```
    /// let options = llas::Options::builder("i686-linux-gnu".parse()?).spans(true).build()?;
    /// let object = llas::assemble(".macro twice x\n \\x\n \\x\n.endm\nnop\n twice hlt\n", &options)?.object;
    /// let code = object.section_named(".text").ok_or("no code")?.id();
    /// let (first, last) = (object.span_at(code, 0).ok_or("none")?, object.span_at(code, 2).ok_or("none")?);
    /// assert_eq!((first.line, last.line, last.file), (5, 2, "<instantiation>"));
    /// assert_eq!(last.called_at().map(|call| (call.line, call.column)), Some((6, 2)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn span_at(&self, section: SectionId, offset: u64) -> Option<Origin<'_>> {
        let origins = self.origins.as_deref()?;
        if offset >= self.section(section)?.size() {
            return None;
        }
        let behind = origins.marks.partition_point(|mark| (mark.0, mark.1) <= (section, offset));
        let mark = origins.marks.get(behind.checked_sub(1)?).filter(|mark| mark.0 == section)?;
        origins.line(mark.2)
    }

    /// The runs of bytes of one statement, by section and offset.
    fn runs(&self) -> impl Iterator<Item = (SectionId, Range<u64>, &Line)> {
        self.origins.iter().flat_map(move |origins| {
            origins.marks.iter().enumerate().filter_map(move |(i, &(section, start, line))| {
                let next = origins.marks.get(i + 1).filter(|next| next.0 == section).map(|next| next.1);
                let end = next.or_else(|| Some(self.section(section)?.size()))?;
                let line = origins.lines.get(line as usize)?;
                (start < end).then_some((section, start..end, line))
            })
        })
    }

    /// The runs, each with the number of the file among those that were read, and the line number from 1.
    pub(crate) fn origin_runs(&self) -> impl Iterator<Item = (SectionId, Range<u64>, u32, u32)> {
        self.runs().map(|(section, range, line)| (section, range, line.file, line.line))
    }

    /// The runs, each with the main text's offset of the statement that caused it, directly or through a macro, a
    /// repeat or an included file.
    pub(crate) fn main_text_runs(&self) -> impl Iterator<Item = (SectionId, Range<u64>, u32)> {
        let lines = self.origins.as_deref().map_or(&[][..], |origins| &origins.lines);
        self.runs().filter_map(move |(section, range, mut line)| {
            // A call precedes the lines that it causes.
            while let Some(call) = line.called_at {
                line = lines.get(call as usize)?;
            }
            (line.file == 0).then_some((section, range, line.offset))
        })
    }

    pub(crate) fn set_origins(&mut self, origins: Origins) {
        self.origins = Some(Box::new(origins));
    }
}
