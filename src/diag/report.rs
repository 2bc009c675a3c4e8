//! What is told to the user, whole: it can be shown when the text is gone.
//!
//! A report holds the few lines around its place and no more, cleaned of bytes that are not UTF-8, so it costs what is shown and
//! not what the file has; a line of a megabyte is cut to a window. Bytes that are no text become `?`, one for one, so that
//! columns stay true.

use super::{Code, Diagnostic, Diagnostics, Severity, json, shortened, shortened_path};
use crate::source::bytes::operand_end;
use crate::source::{LineColumn, Origin, SourceMap, Span};
use std::fmt::{self, Write as _};
use std::ops::Range;

/// Longest piece of a line that is kept.
const WIDEST: usize = 240;
/// Most lines of one place that are kept.
const MOST_LINES: usize = 6;

/// One thing to tell the user. `Display` gives `FILE:LINE:COLUMN: error: TEXT`, as llvm-mc's first line has it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Report {
    /// How grave it is.
    pub severity: Severity,
    /// What it is about.
    pub code: Code,
    /// What is wrong, in one line and without a full stop.
    pub message: String,
    /// The name of the text it is about, or of the program where it is about no text: after line markers of preprocessed text the
    /// name that they give.
    pub file: String,
    /// Where in the text it is; none where it is about all of it, or about none.
    pub place: Option<Place>,
    /// What the user could do about it.
    pub help: Vec<String>,
    /// Other places and facts that explain it.
    pub notes: Vec<Note>,
    /// The calls of macros and the `.include`s that led to the place, the innermost first.
    pub within: Vec<Within>,
    /// The call of a [`Streamer`](crate::build::streamer::Streamer) that it comes from, if the caller named it
    /// ([`set_origin`](crate::build::streamer::Streamer::set_origin)).
    pub origin: Option<Box<CallOrigin>>,
    /// It is about a text.
    of_text: bool,
}

/// The call that a report is about.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct CallOrigin {
    /// The number that the caller gave.
    pub tag: u64,
    /// The name of the section that was the current one, if there was one.
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

/// Another place or fact.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Note {
    /// What there is to say.
    pub message: String,
    /// The name of the text.
    pub file: String,
    /// Where in the text it is, if it is about a place.
    pub place: Option<Place>,
}

/// Lines and columns of a text, and the piece of the text itself.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Place {
    /// The first byte: both are counted from 1, the column in bytes.
    pub start: LineColumn,
    /// The byte behind the last one, if it is in the same file.
    pub end: Option<LineColumn>,
    #[cfg_attr(not(feature = "render"), allow(dead_code, reason = "only drawings show it"))]
    pub(super) excerpt: Excerpt,
}

/// A call or an `.include` that led to a place.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Within {
    /// What brought the text in.
    pub origin: Origin,
    /// The name of the text with the call.
    pub file: String,
    /// Where the call begins.
    pub start: LineColumn,
    /// The byte behind it, if it is in the same file.
    pub end: Option<LineColumn>,
}

impl Report {
    /// A report about no text: the command line, a file that cannot be written. `program` is whose mistake it is.
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

    /// Adds what the user could do.
    #[must_use]
    pub fn with_help(mut self, help: impl IntoIterator<Item = String>) -> Self {
        self.help.extend(help.into_iter().map(shortened));
        self
    }

    /// Whether it is about a text, and not about the command line or a file that cannot be written.
    #[must_use]
    pub fn is_of_text(&self) -> bool {
        self.of_text
    }

    /// One JSON object on a line of its own, with the members `file`, `line`, `column`, `end`, `severity`, `code`, `message`,
    /// `help`, `notes` and `within`.
    #[must_use]
    pub fn json(&self) -> String {
        let mut line = String::new();
        json::write(&mut line, self);
        line
    }

    /// What a diagnostic says, with the text it is about. `main_name` stands for the place where it has none.
    fn of(diagnostic: Diagnostic, sources: &SourceMap<'_>, main_name: &str) -> Self {
        let Diagnostic { code, severity, message, span, help, deferred: _, mut notes, origin } = diagnostic;
        let mut report = Report { help, origin, ..Report::without_text(severity, code, main_name, message) };
        report.of_text = true;
        if let Some((file, place)) = span.and_then(|span| Place::of(sources, span)) {
            (report.file, report.place) = (file, Some(place));
        }
        if let Some(line) = span.and_then(|span| sources.line_of_body(span.start)) {
            notes.push((Some(line), "it is made of this line of the body".to_owned()));
        }
        if let Some(span) = span {
            report.within = Within::of(sources, span);
        }
        let note = |(span, message): (Option<Span>, String)| match span.and_then(|span| Place::of(sources, span)) {
            Some((file, place)) => Note { message, file, place: Some(place) },
            None => Note { message, file: main_name.to_owned(), place: None },
        };
        report.notes = notes.into_iter().map(note).collect();
        report
    }

    /// All that was kept of these diagnostics, in the order in which the text is read.
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
            // llvm-mc's word for no place is line 0.
            None if self.of_text => f.write_str(":0:0")?,
            None => {}
        }
        write!(f, ": {}: ", self.severity.as_str())?;
        // A message is one line even where it quotes a name that holds a line break.
        let origin = self.origin.as_ref().map(|origin| format!(" ({origin})"));
        let line = self.message.chars().chain(origin.iter().flat_map(|origin| origin.chars()));
        line.map(|c| if c.is_control() { ' ' } else { c }).try_for_each(|c| f.write_char(c))
    }
}

/// The name of a span's file, its first byte and the byte behind it.
fn ends(sources: &SourceMap<'_>, span: Span) -> Option<(String, LineColumn, Option<LineColumn>)> {
    let from = sources.location(span.start)?;
    let to = sources.location(span.end.max(span.start)).filter(|to| to.file == from.file);
    let start = LineColumn { line: from.line, column: from.column };
    Some((shortened_path(from.name), start, to.map(|to| LineColumn { line: to.line, column: to.column })))
}

/// A span without a width, such as a fixup has, made that of the operand or word that begins there.
fn whole(sources: &SourceMap<'_>, span: Span) -> Span {
    if span.end > span.start {
        return span;
    }
    let Some(at) = sources.location(span.start) else { return span };
    let file = sources.file(at.file);
    let line = file.line_text(at.line_index);
    let line_start = file.base + file.line_starts()[at.line_index];
    let column = (span.start.saturating_sub(line_start) as usize).min(line.len());
    // No more is shown.
    let rest = &line[column..line.len().min(column + WIDEST)];
    let width = if rest.trim_ascii().is_empty() { 0 } else { operand_end(rest, 0).max(1) };
    Span::new(span.start, span.start + width as u32)
}

impl Place {
    fn of(sources: &SourceMap<'_>, span: Span) -> Option<(String, Place)> {
        let span = whole(sources, span);
        let (file, start, end) = ends(sources, span)?;
        Some((file, Place { start, end, excerpt: Excerpt::new(sources, span)? }))
    }

    /// The lines of the text that the place is in, six at most, and the range of bytes in them; long lines are cut.
    #[must_use]
    pub fn excerpt(&self) -> (&str, Range<usize>) {
        (&self.excerpt.text, self.excerpt.range.clone())
    }
}

impl Within {
    fn of(sources: &SourceMap<'_>, span: Span) -> Vec<Within> {
        let calls = sources.include_stack(span.start);
        let within =
            |(origin, outer)| ends(sources, outer).map(|(file, start, end)| Within { origin, file, start, end });
        calls.filter_map(within).collect()
    }
}

/// The few lines that a drawing shows.
#[derive(Clone, Debug)]
pub(super) struct Excerpt {
    pub(super) text: String,
    /// The place in it.
    pub(super) range: Range<usize>,
    /// For each line: where it starts in `text`, the number it is shown under, and the bytes cut off before it.
    pub(super) lines: Vec<(usize, usize, usize)>,
}

impl Excerpt {
    /// The lines of a span.
    fn new(sources: &SourceMap<'_>, span: Span) -> Option<Self> {
        let at = sources.location(span.start)?;
        let file = sources.file(at.file);
        let start = (span.start - file.base).min(file.size());
        let end = (span.end.max(span.start) - file.base).min(file.size());
        let mut excerpt = Excerpt { text: String::new(), range: 0..0, lines: Vec::new() };
        let last = file.line_index(end).min(at.line_index + MOST_LINES - 1);
        let (mut from, mut to) = (0, 0);
        for index in at.line_index..=last {
            let line = file.line_text(index);
            let line_start = file.line_starts()[index];
            let column = start.saturating_sub(line_start) as usize;
            let cut =
                if line.len() > WIDEST && column > WIDEST / 2 { (column - WIDEST / 4).min(line.len()) } else { 0 };
            let kept = &line[cut..line.len().min(cut + WIDEST)];
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
        // Both ends must lie between characters.
        while !excerpt.text.is_char_boundary(from) {
            from -= 1;
        }
        while !excerpt.text.is_char_boundary(to) {
            to += 1;
        }
        // Something is underlined even where the span is empty.
        if to <= from {
            to = from + excerpt.text[from..].chars().next().map_or(0, |c| if c == '\n' { 0 } else { c.len_utf8() });
        }
        excerpt.range = from..to;
        Some(excerpt)
    }
}

/// The bytes as text of the same length: what is not UTF-8, or is a control character, becomes `?`.
fn readable(bytes: &[u8]) -> String {
    let mut out = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        out.extend(chunk.valid().chars().map(|c| if c.is_ascii_control() && c != '\t' { '?' } else { c }));
        out.extend(chunk.invalid().iter().map(|_| '?'));
    }
    out
}
