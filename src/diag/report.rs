//! Self-contained diagnostics, which can be shown without the source text.
//!
//! A report holds only the few lines around its location, with bytes that are not UTF-8 replaced, so its size is that
//! of what is shown, not of the file; very long lines are cut to a window. Invalid bytes become `?`, one for one, so
//! that columns stay correct.

use super::{Code, Diagnostic, Diagnostics, Severity, json, shortened, shortened_path};
use crate::source::bytes::operand_end;
use crate::source::{LineColumn, Origin, SourceMap, Span};
use std::fmt::{self, Write as _};
use std::ops::Range;

/// The maximum length in bytes of an excerpt of a line.
const MAX_WIDTH: usize = 240;
/// The maximum number of lines in an excerpt.
const MAX_LINES: usize = 6;

/// A diagnostic for the user. `Display` prints `FILE:LINE:COLUMN: error: TEXT`, like the first line of llvm-mc's output.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report {
    /// The severity.
    pub severity: Severity,
    /// The code.
    pub code: Code,
    /// What is wrong, in one line and without a full stop.
    pub message: String,
    /// The name of the source file, after line markers of preprocessed text the name that they give; the name of the
    /// program if the report is not about a source file.
    pub file: String,
    /// The location in the file; `None` if it applies to the whole file or to no file.
    pub place: Option<Location>,
    /// What the user could do about it.
    pub help: Vec<String>,
    /// Additional locations and facts.
    pub notes: Vec<Note>,
    /// The macro calls and `.include`s that led to the location, the innermost first.
    pub within: Vec<Within>,
    /// The call of a [`Streamer`](crate::streamer::Streamer) that caused it, if the caller identified it
    /// ([`set_origin`](crate::streamer::Streamer::set_origin)).
    pub origin: Option<Box<CallOrigin>>,
    of_text: bool,
}

/// The library call that a report is about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CallOrigin {
    /// The number given by the caller.
    pub tag: u64,
    /// The name of the current section at the call, if there was one.
    pub section: Option<String>,
    /// The text of the instruction, if the call had one.
    pub text: Option<String>,
}

impl fmt::Display for CallOrigin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "origin {}", self.tag)?;
        if let Some(text) = &self.text {
            write!(f, ", '{text}'")?;
        }
        self.section.as_ref().map_or(Ok(()), |section| write!(f, " in section '{section}'"))
    }
}

/// An additional location or fact.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Note {
    /// The text of the note.
    pub message: String,
    /// The name of the source file.
    pub file: String,
    /// The location in the file, if the note is about one.
    pub place: Option<Location>,
}

/// A location: line and column numbers, and an excerpt of the source.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Location {
    /// The location of the first byte: line and column counted from 1, the column in bytes.
    pub start: LineColumn,
    /// The location after the last byte, if it is in the same file.
    pub end: Option<LineColumn>,
    /// The range in bytes of the text or file, whatever its line markers say.
    pub offsets: Range<usize>,
    #[cfg_attr(not(feature = "render"), allow(dead_code, reason = "only drawings show it"))]
    pub(super) excerpt: Excerpt,
}

/// A macro call or an `.include` that led to a location.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Within {
    /// The kind of nesting.
    pub origin: Origin,
    /// The name of the file that contains the call.
    pub file: String,
    /// The location of the call.
    pub start: LineColumn,
    /// The location after the call, if it is in the same file.
    pub end: Option<LineColumn>,
    /// The range of the call in bytes of the text or file.
    pub offsets: Range<usize>,
}

impl Report {
    /// A report that is not about a source file, but for example the command line or an output file. `program` is shown
    /// as its origin.
    #[must_use]
    pub fn without_text(severity: Severity, code: Code, program: &str, message: impl Into<String>) -> Self {
        Report {
            severity,
            code,
            message: shortened(message.into()),
            file: program.to_owned(),
            place: None,
            help: Vec::new(),
            notes: Vec::new(),
            within: Vec::new(),
            origin: None,
            of_text: false,
        }
    }

    /// Adds a fact.
    #[must_use]
    pub fn with_note(mut self, message: impl Into<String>) -> Self {
        self.notes.push(Note { message: message.into(), file: self.file.clone(), place: None });
        self
    }

    /// A report about `len` bytes of a file that the assembler does not read, such as the input of a preprocessor. `line`
    /// is the line's text.
    #[must_use]
    pub fn of_line(
        severity: Severity,
        code: Code,
        (file, start): (&str, LineColumn),
        (line, len): (&str, usize),
        message: impl Into<String>,
    ) -> Self {
        let text = readable(line.as_bytes()) + "\n";
        let column = (start.column.saturating_sub(1) as usize).min(text.len() - 1);
        let end = (column + len.max(1)).min(text.len() - 1).max(column);
        let is_whole = text.is_char_boundary(column) && text.is_char_boundary(end);
        let range = if is_whole { column..end } else { 0..0 };
        let excerpt = Excerpt { text, range, lines: vec![(0, start.line as usize, 0)] };
        let place = Location { start, end: None, offsets: 0..0, excerpt };
        Report { place: Some(place), ..Report::without_text(severity, code, file, message) }
    }

    /// The range in bytes of the main text that it is about: of the call, if the location is in the expansion of a macro
    /// or a repeat or in an included file. `None` if it has no location.
    ///
    /// ```
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let text = ".macro m\n bad\n.endm\n nop\n m\n";
    /// let failure = llas::assemble(text, &options).unwrap_err();
    /// assert_eq!(failure.reports[0].range_of_main_text().map(|range| &text[range]), Some("m"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn range_of_main_text(&self) -> Option<Range<usize>> {
        let place = self.place.as_ref().filter(|_| self.of_text)?;
        Some(self.within.last().map_or_else(|| place.offsets.clone(), |outermost| outermost.offsets.clone()))
    }

    /// Adds help texts.
    #[must_use]
    pub fn with_help(mut self, help: impl IntoIterator<Item = String>) -> Self {
        self.help.extend(help.into_iter().map(shortened));
        self
    }

    /// Whether it is about a source file, rather than for example the command line or an output file.
    #[must_use]
    pub fn is_of_text(&self) -> bool {
        self.of_text
    }

    /// The report as one line of JSON: an object with the members `file`, `line`, `column`, `end`, `severity`, `code`,
    /// `message`, `help`, `notes` and `within`.
    #[must_use]
    pub fn json(&self) -> String {
        let mut line = String::new();
        json::write(&mut line, self);
        line
    }

    /// Makes a report from a diagnostic. `main_name` is used as the file name if it has no location.
    fn of(diagnostic: Diagnostic, sources: &SourceMap<'_>, main_name: &str) -> Self {
        let Diagnostic { code, severity, message, span, help, deferred: _, mut notes, origin } = diagnostic;
        let mut report = Report { help, origin, ..Report::without_text(severity, code, main_name, message) };
        report.of_text = true;
        if let Some((file, place)) = span.and_then(|span| Location::of(sources, span)) {
            (report.file, report.place) = (file, Some(place));
        }
        if let Some(line) = span.and_then(|span| sources.line_of_body(span.start)) {
            notes.push((Some(line), "expanded from this line of the body".to_owned()));
        }
        if let Some(span) = span {
            report.within = Within::of(sources, span);
        }
        let note = |(span, message): (Option<Span>, String)| match span.and_then(|span| Location::of(sources, span)) {
            Some((file, place)) => Note { message, file, place: Some(place) },
            None => Note { message, file: main_name.to_owned(), place: None },
        };
        report.notes = notes.into_iter().map(note).collect();
        report
    }

    /// Makes reports from all diagnostics that were kept, in reading order.
    pub(crate) fn all(mut diagnostics: Diagnostics, sources: &SourceMap<'_>, main_name: &str) -> Vec<Report> {
        diagnostics.sort(sources);
        diagnostics.kept.into_iter().map(|diagnostic| Report::of(diagnostic, sources, main_name)).collect()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.file)?;
        match &self.place {
            Some(place) => write!(f, ":{}:{}", place.start.line, place.start.column)?,
            // llvm-mc prints line 0 if there is no location.
            None if self.of_text => f.write_str(":0:0")?,
            None => {}
        }
        write!(f, ": {}: ", self.severity.as_str())?;
        // Keep the message on one line, even if it quotes a name that contains a line break.
        let origin = self.origin.as_ref().map(|origin| format!(" ({origin})"));
        let line = self.message.chars().chain(origin.iter().flat_map(|origin| origin.chars()));
        line.map(|c| if c.is_control() { ' ' } else { c }).try_for_each(|c| f.write_char(c))
    }
}

/// Where a span is: the name of its file, the locations of its start and end, and its range in the file.
struct Ends {
    name: String,
    start: LineColumn,
    end: Option<LineColumn>,
    offsets: Range<usize>,
}

impl Ends {
    fn of(sources: &SourceMap<'_>, span: Span) -> Option<Ends> {
        let from = sources.location(span.start)?;
        let to = sources.location(span.end.max(span.start)).filter(|to| to.file == from.file);
        let file = sources.file(from.file);
        let offset = |position: u32| position.saturating_sub(file.base).min(file.size()) as usize;
        Some(Ends {
            name: shortened_path(from.name),
            start: LineColumn { line: from.line, column: from.column },
            end: to.map(|to| LineColumn { line: to.line, column: to.column }),
            offsets: offset(span.start)..offset(span.end.max(span.start)),
        })
    }
}

/// Widens an empty span, such as that of a fixup, to the operand or word that starts there.
fn whole(sources: &SourceMap<'_>, span: Span) -> Span {
    if span.end > span.start {
        return span;
    }
    let Some(at) = sources.location(span.start) else { return span };
    let file = sources.file(at.file);
    let line = file.line_text(at.line_index);
    let line_start = file.base + file.line_starts()[at.line_index];
    let column = (span.start.saturating_sub(line_start) as usize).min(line.len());
    // The excerpt is limited to this width.
    let rest = &line[column..line.len().min(column + MAX_WIDTH)];
    let width = if rest.trim_ascii().is_empty() { 0 } else { operand_end(rest, 0).max(1) };
    Span::new(span.start, span.start + width as u32)
}

impl Location {
    fn of(sources: &SourceMap<'_>, span: Span) -> Option<(String, Location)> {
        let span = whole(sources, span);
        let Ends { name, start, end, offsets } = Ends::of(sources, span)?;
        Some((name, Location { start, end, offsets, excerpt: Excerpt::new(sources, span)? }))
    }

    /// The source lines of the location, at most six and cut if long, and the range of bytes in them.
    #[must_use]
    pub fn excerpt(&self) -> (&str, Range<usize>) {
        (&self.excerpt.text, self.excerpt.range.clone())
    }
}

impl Within {
    fn of(sources: &SourceMap<'_>, span: Span) -> Vec<Within> {
        let calls = sources.include_stack(span.start);
        let within = |(origin, outer)| {
            let Ends { name: file, start, end, offsets } = Ends::of(sources, outer)?;
            Some(Within { origin, file, start, end, offsets })
        };
        calls.filter_map(within).collect()
    }
}

#[derive(Clone, Debug)]
pub(super) struct Excerpt {
    pub(super) text: String,
    pub(super) range: Range<usize>,
    /// For each line: its offset in `text`, its line number, and the number of bytes cut off before it.
    pub(super) lines: Vec<(usize, usize, usize)>,
}

impl Excerpt {
    fn new(sources: &SourceMap<'_>, span: Span) -> Option<Self> {
        let at = sources.location(span.start)?;
        let file = sources.file(at.file);
        let start = (span.start - file.base).min(file.size());
        let end = (span.end.max(span.start) - file.base).min(file.size());
        let mut excerpt = Excerpt { text: String::new(), range: 0..0, lines: Vec::new() };
        let last = file.line_index(end).min(at.line_index + MAX_LINES - 1);
        let (mut from, mut to) = (0, 0);
        for index in at.line_index..=last {
            let line = file.line_text(index);
            let line_start = file.line_starts()[index];
            let column = start.saturating_sub(line_start) as usize;
            let cut = if line.len() > MAX_WIDTH && column > MAX_WIDTH / 2 {
                (column - MAX_WIDTH / 4).min(line.len())
            } else {
                0
            };
            let kept = &line[cut..line.len().min(cut + MAX_WIDTH)];
            let here = excerpt.text.len();
            let within =
                |offset: u32| here + (offset.saturating_sub(line_start) as usize).saturating_sub(cut).min(kept.len());
            if index == at.line_index {
                from = within(start);
            }
            to = within(end);
            excerpt.lines.push((here, at.line as usize + (index - at.line_index), cut));
            excerpt.text.push_str(&readable(kept));
            excerpt.text.push('\n');
        }
        // Both ends must be at character boundaries.
        while !excerpt.text.is_char_boundary(from) {
            from -= 1;
        }
        while !excerpt.text.is_char_boundary(to) {
            to += 1;
        }
        // Underline something even if the span is empty.
        if to <= from {
            to = from + excerpt.text[from..].chars().next().map_or(0, |c| if c == '\n' { 0 } else { c.len_utf8() });
        }
        excerpt.range = from..to;
        Some(excerpt)
    }
}

/// Bytes as text of the same length: bytes that are not UTF-8, and control characters, become `?`.
fn readable(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        out.extend(chunk.valid().chars().map(|c| if c.is_ascii_control() && c != '\t' { '?' } else { c }));
        out.extend(chunk.invalid().iter().map(|_| '?'));
    }
    out
}
