//! The forms that people read: rich, with the text underlined, and short, one line each.
//!
//! The rich form shows a few lines around the span and no more, so each diagnostic is given its own small text of just
//! those lines, cleaned of bytes that are not UTF-8. The cost is then that of what is shown, not that of the file, and a
//! line of a megabyte is cut to a window. Bytes that are no text become `?`, one for one, so that columns stay true.

use super::{Diagnostic, Diagnostics, Severity, json};
use crate::source::{Origin, SourceMap, Span};
use codespan_reporting::diagnostic::{Diagnostic as Shown, Label, Severity as ShownSeverity};
use codespan_reporting::files::{Error, Files};
use codespan_reporting::term;
use codespan_reporting::term::termcolor::{Ansi, NoColor, WriteColor};
use std::fmt::Write as _;
use std::ops::Range;

/// The form diagnostics are shown in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// With the text underlined, help and notes.
    #[default]
    Rich,
    /// `FILE:LINE:COLUMN: error: TEXT`, one line each.
    Short,
    /// One JSON object a line.
    Json,
}

/// Whether the rich form is coloured. Whoever owns the stream decides whether it is a terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Color {
    /// No escape sequences.
    #[default]
    Never,
    /// ANSI escape sequences.
    Always,
}

/// Longest piece of a line that the rich form shows.
const WIDEST: usize = 240;
/// Most lines of one span that the rich form shows.
const MOST_LINES: usize = 6;

/// All diagnostics as bytes for standard error. `main_name` stands for the place where one has none.
#[must_use]
pub fn render(
    diagnostics: &Diagnostics,
    sources: &SourceMap<'_>,
    main_name: &str,
    format: Format,
    color: Color,
) -> Vec<u8> {
    let mut out = Vec::new();
    for diagnostic in diagnostics.as_slice() {
        match format {
            Format::Rich => rich(&mut out, sources, main_name, diagnostic, color),
            Format::Short => {
                let mut line = String::new();
                short(&mut line, sources, main_name, diagnostic);
                out.extend_from_slice(line.as_bytes());
            }
            Format::Json => {
                let mut line = String::new();
                json::write(&mut line, sources, main_name, diagnostic);
                out.extend_from_slice(line.as_bytes());
            }
        }
    }
    let lost = diagnostics
        .error_count()
        .saturating_sub(diagnostics.as_slice().iter().filter(|d| d.severity == Severity::Error).count());
    if lost != 0 && format != Format::Json {
        out.extend_from_slice(format!("{main_name}: note: {lost} more errors are not shown\n").as_bytes());
    }
    out
}

/// `FILE:LINE:COLUMN: error: TEXT`.
fn short(out: &mut String, sources: &SourceMap<'_>, main_name: &str, diagnostic: &Diagnostic) {
    match diagnostic.span.and_then(|s| sources.location(s.start)) {
        Some(at) => {
            let _ = write!(out, "{}:{}:{}", at.name, at.line, at.column);
        }
        // The command line has no lines at all.
        None if sources.files().is_empty() => out.push_str(main_name),
        // llvm-mc's word for no place is line 0.
        None => {
            let _ = write!(out, "{main_name}:0:0");
        }
    }
    let _ = write!(out, ": {}: ", diagnostic.severity.as_str());
    // A message is one line even where it quotes a name that holds a line break.
    out.extend(diagnostic.message.chars().map(|c| if c.is_control() { ' ' } else { c }));
    out.push('\n');
}

fn rich(out: &mut Vec<u8>, sources: &SourceMap<'_>, main_name: &str, diagnostic: &Diagnostic, color: Color) {
    let severity = match diagnostic.severity {
        Severity::Error => ShownSeverity::Error,
        Severity::Warning => ShownSeverity::Warning,
        Severity::Note => ShownSeverity::Note,
    };
    let mut remarks: Vec<String> = diagnostic.help.iter().map(|h| format!("help: {h}")).collect();
    remarks.extend(diagnostic.notes.iter().filter(|n| n.0.is_none()).map(|n| format!("note: {}", n.1)));
    if let Some(span) = diagnostic.span {
        for (origin, outer) in sources.include_stack(span.start) {
            let Some(at) = sources.location(outer.start) else { continue };
            let how = if origin == Origin::Instantiation { "while in a macro called" } else { "included" };
            remarks.push(format!("{how} at {}:{}:{}", at.name, at.line, at.column));
        }
    }
    let shown = Shown::new(severity).with_code(diagnostic.code.as_str());
    let shown = shown.with_message(&diagnostic.message).with_notes(remarks);
    emit(out, sources, main_name, shown, diagnostic.span, diagnostic.label.as_deref(), color);
    for (span, text) in &diagnostic.notes {
        if span.is_some() {
            let shown = Shown::new(ShownSeverity::Note).with_message(text);
            emit(out, sources, main_name, shown, *span, None, color);
        }
    }
}

/// Writes one diagnostic with its piece of text.
fn emit(
    out: &mut Vec<u8>,
    sources: &SourceMap<'_>,
    main_name: &str,
    mut shown: Shown<()>,
    span: Option<Span>,
    label: Option<&str>,
    color: Color,
) {
    let excerpt = span.and_then(|s| Excerpt::new(sources, s));
    let Some((excerpt, range)) = excerpt else {
        // codespan has no place for a name without a line, so the name goes first.
        let _ = std::io::Write::write_fmt(out, format_args!("{main_name}: "));
        write_to(out, &Excerpt::empty(), &shown, color);
        return;
    };
    let mut primary = Label::primary((), range);
    if let Some(label) = label {
        primary = primary.with_message(label);
    }
    shown.labels.push(primary);
    write_to(out, &excerpt, &shown, color);
}

fn write_to(out: &mut Vec<u8>, excerpt: &Excerpt, shown: &Shown<()>, color: Color) {
    fn go<W: WriteColor>(mut writer: W, excerpt: &Excerpt, shown: &Shown<()>) -> bool {
        term::emit_to_write_style(&mut writer, &term::Config::default(), excerpt, shown).is_ok()
    }
    let whole = match color {
        Color::Always => go(Ansi::new(&mut *out), excerpt, shown),
        Color::Never => go(NoColor::new(&mut *out), excerpt, shown),
    };
    if !whole {
        // Nothing is lost to the user even where the drawing fails.
        let _ = std::io::Write::write_fmt(out, format_args!("{}: {}\n", excerpt.name, shown.message));
    }
}

/// The few lines that a diagnostic shows.
struct Excerpt {
    name: String,
    text: String,
    /// For each line: where it starts in `text`, the number it is shown under, and the bytes cut off before it.
    lines: Vec<(usize, usize, usize)>,
}

impl Excerpt {
    fn empty() -> Self {
        Excerpt { name: String::new(), text: String::new(), lines: vec![(0, 1, 0)] }
    }

    /// The lines of a span, and the range the span has in them.
    fn new(sources: &SourceMap<'_>, span: Span) -> Option<(Self, Range<usize>)> {
        let at = sources.location(span.start)?;
        let file = sources.file(at.file);
        let start = (span.start - file.base).min(file.size());
        let end = (span.end.max(span.start) - file.base).min(file.size());
        let mut excerpt = Excerpt { name: at.name.to_owned(), text: String::new(), lines: Vec::new() };
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
        Some((excerpt, from..to))
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

impl<'f> Files<'f> for Excerpt {
    type FileId = ();
    type Name = &'f str;
    type Source = &'f str;

    fn name(&'f self, (): ()) -> Result<&'f str, Error> {
        Ok(&self.name)
    }

    fn source(&'f self, (): ()) -> Result<&'f str, Error> {
        Ok(&self.text)
    }

    fn line_index(&'f self, (): (), byte_index: usize) -> Result<usize, Error> {
        Ok(self.lines.partition_point(|l| l.0 <= byte_index).saturating_sub(1))
    }

    fn line_number(&'f self, (): (), line_index: usize) -> Result<usize, Error> {
        Ok(self.lines.get(line_index).map_or(line_index + 1, |l| l.1))
    }

    fn column_number(&'f self, (): (), line_index: usize, byte_index: usize) -> Result<usize, Error> {
        let &(start, _, cut) =
            self.lines.get(line_index).ok_or(Error::LineTooLarge { given: line_index, max: self.lines.len() })?;
        Ok(byte_index.saturating_sub(start) + cut + 1)
    }

    fn line_range(&'f self, (): (), line_index: usize) -> Result<Range<usize>, Error> {
        let &(start, ..) =
            self.lines.get(line_index).ok_or(Error::LineTooLarge { given: line_index, max: self.lines.len() })?;
        Ok(start..self.lines.get(line_index + 1).map_or(self.text.len(), |l| l.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Code, Policy};
    use std::borrow::Cow;

    fn shown(text: &[u8], span: Span, format: Format) -> String {
        let mut sources = SourceMap::new();
        sources.add("a.s".into(), Cow::Borrowed(text), None);
        let mut all = Diagnostics::new(Policy::default());
        let error = Diagnostic::error(Code::UnknownMnemonic, span, "no instruction 'bad'").label("here");
        all.push(error.help("try nop").note(Span::new(0, 1), "the file starts here"));
        all.push(Diagnostic::error(Code::OutputTooLarge, None, "too large"));
        String::from_utf8(render(&all, &sources, "a.s", format, Color::Never)).unwrap()
    }

    #[test]
    fn short_is_one_line_each() {
        let text = shown(b"nop\n bad\n", Span::new(5, 8), Format::Short);
        assert_eq!(text, "a.s:2:2: error: no instruction 'bad'\na.s:0:0: error: too large\n");
    }

    #[test]
    fn json_is_one_object_each() {
        let text = shown(b"nop\n bad\n", Span::new(5, 8), Format::Json);
        assert_eq!(text.lines().count(), 2);
        assert!(text.starts_with(
            "{\"file\":\"a.s\",\"line\":2,\"column\":2,\"end\":{\"line\":2,\"column\":5},\"severity\":\"error\",\"code\":\"E0801\""
        ));
    }

    #[test]
    fn rich_underlines() {
        let text = shown(b"nop\n bad\n", Span::new(5, 8), Format::Rich);
        assert!(text.contains("error[E0801]: no instruction 'bad'"), "{text}");
        assert!(text.contains("a.s:2:2") && text.contains("^^^ here") && text.contains("help: try nop"), "{text}");
    }

    #[test]
    fn places_behind_any_line_marker_are_shown() {
        for marker in
            ["0 \"\" 2", "0 \"z\"", "9 \"\"", "1 \"a b.c\" 3", "4294967295 \"\\\"\"", "4294967296 \"c\"", "08 \"d\""]
        {
            let text = format!("one\n# {marker}\n# {marker}\ntwo\n\nthree\n# {marker}");
            for start in 0..text.len() as u32 + 2 {
                for end in [0, 1, 9, u32::MAX] {
                    for format in [Format::Rich, Format::Short, Format::Json] {
                        shown(text.as_bytes(), Span::new(start, start.saturating_add(end)), format);
                    }
                }
            }
        }
        let text = shown(b"# 1 \"a.c\" 1\nnop\n# 0 \"\" 2\n\nbad\n", Span::new(26, 29), Format::Rich);
        assert!(text.contains("a.s:5:1") && text.contains("5 \u{2502} bad"), "{text}");
    }

    #[test]
    fn any_bytes_and_spans_are_shown() {
        let long = [b"x".repeat(5000), b"\n".to_vec()].concat();
        let texts: [&[u8]; 6] =
            [b"", b"\xff\xfe\x00\n", "é日本\r\nλ".as_bytes(), b"\n\n\n\n\n\n\n\n\n\n", b"a\xf0\x9f", &long];
        for text in texts {
            for start in 0..text.len().min(20) as u32 + 3 {
                for len in [0, 1, 2, 9, 4900, u32::MAX - 100] {
                    shown(text, Span::new(start, start.saturating_add(len)), Format::Rich);
                    shown(text, Span::new(start, start.saturating_add(len)), Format::Json);
                }
            }
        }
        shown(&long, Span::new(4990, 4995), Format::Rich);
    }
}
