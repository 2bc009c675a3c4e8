//! Rendering with the source text underlined, using codespan-reporting.

use super::report::Excerpt;
use super::{Color, Location, Report, Severity};
use crate::source::Origin;
use codespan_reporting::diagnostic::{Diagnostic as Shown, Label, Severity as ShownSeverity};
use codespan_reporting::files::{Error, Files};
use codespan_reporting::term;
use codespan_reporting::term::termcolor::{Ansi, NoColor, WriteColor};
use std::ops::Range;

/// The maximum number of enclosing macros, repeats and files listed, and how many of these are the innermost ones.
const MAX_WITHIN: usize = 6;
const FIRST_WITHIN: usize = 3;

impl Report {
    /// The report rendered in several lines, with the source text underlined, help and notes.
    #[must_use]
    pub fn rich(&self, color: Color) -> String {
        let mut out = Vec::new();
        rich(&mut out, self, color);
        String::from_utf8(out).unwrap_or_else(|bytes| String::from_utf8_lossy(bytes.as_bytes()).into_owned())
    }
}

fn rich(out: &mut Vec<u8>, report: &Report, color: Color) {
    let severity = match report.severity {
        Severity::Error => ShownSeverity::Error,
        Severity::Warning => ShownSeverity::Warning,
        Severity::Note => ShownSeverity::Note,
    };
    let mut remarks: Vec<String> = report.help.iter().map(|h| format!("help: {h}")).collect();
    remarks.extend(report.notes.iter().filter(|n| n.place.is_none()).map(|n| format!("note: {}", n.message)));
    let left_out = report.within.len().saturating_sub(MAX_WITHIN);
    for (at, within) in report.within.iter().enumerate() {
        let how = if within.origin == Origin::Instantiation { "expanded" } else { "included" };
        match at {
            FIRST_WITHIN if left_out > 0 => remarks.push(format!("and {left_out} more in between")),
            // The outermost ones are in the user's own source.
            _ if left_out > 0 && (FIRST_WITHIN..FIRST_WITHIN + left_out).contains(&at) => {}
            _ => remarks.push(format!("{how} at {}:{}:{}", within.file, within.start.line, within.start.column)),
        }
    }
    let shown = Shown::new(severity).with_code(report.code.as_str());
    let shown = shown.with_message(&report.message).with_notes(remarks);
    emit(out, &report.file, shown, report.place.as_ref(), color);
    for note in report.notes.iter().filter(|n| n.place.is_some()) {
        let shown = Shown::new(ShownSeverity::Note).with_message(&note.message);
        emit(out, &note.file, shown, note.place.as_ref(), color);
    }
}

fn emit(out: &mut Vec<u8>, name: &str, mut shown: Shown<()>, place: Option<&Location>, color: Color) {
    let nothing = Excerpt { text: String::new(), range: 0..0, lines: vec![(0, 1, 0)] };
    let Some(place) = place else {
        // codespan cannot show a name without a line, so print the name first.
        let _ = std::io::Write::write_fmt(out, format_args!("{name}: "));
        write_to(out, Named { name, excerpt: &nothing }, &shown, color);
        return;
    };
    shown.labels.push(Label::primary((), place.excerpt.range.clone()));
    write_to(out, Named { name, excerpt: &place.excerpt }, &shown, color);
}

fn write_to(out: &mut Vec<u8>, text: Named<'_>, shown: &Shown<()>, color: Color) {
    fn go<W: WriteColor>(mut writer: W, text: Named<'_>, shown: &Shown<()>) -> bool {
        term::emit_to_write_style(&mut writer, &term::Config::default(), &text, shown).is_ok()
    }
    let whole = match color {
        Color::Always => go(Ansi::new(&mut *out), text, shown),
        Color::Never => go(NoColor::new(&mut *out), text, shown),
    };
    if !whole {
        // Print at least the message if rendering fails.
        let _ = std::io::Write::write_fmt(out, format_args!("{}: {}\n", text.name, shown.message));
    }
}

/// The excerpt to be rendered, and the name of its file.
#[derive(Clone, Copy)]
struct Named<'r> {
    name: &'r str,
    excerpt: &'r Excerpt,
}

impl Named<'_> {
    fn line(&self, index: usize) -> Result<(usize, usize, usize), Error> {
        let lines = &self.excerpt.lines;
        lines.get(index).copied().ok_or(Error::LineTooLarge { given: index, max: lines.len() })
    }
}

impl<'f> Files<'f> for Named<'_> {
    type FileId = ();
    type Name = &'f str;
    type Source = &'f str;

    fn name(&'f self, (): ()) -> Result<&'f str, Error> {
        Ok(self.name)
    }

    fn source(&'f self, (): ()) -> Result<&'f str, Error> {
        Ok(&self.excerpt.text)
    }

    fn line_index(&'f self, (): (), byte_index: usize) -> Result<usize, Error> {
        Ok(self.excerpt.lines.partition_point(|l| l.0 <= byte_index).saturating_sub(1))
    }

    fn line_number(&'f self, (): (), line_index: usize) -> Result<usize, Error> {
        Ok(self.excerpt.lines.get(line_index).map_or(line_index + 1, |l| l.1))
    }

    fn column_number(&'f self, (): (), line_index: usize, byte_index: usize) -> Result<usize, Error> {
        let (start, _, cut) = self.line(line_index)?;
        Ok(byte_index.saturating_sub(start) + cut + 1)
    }

    fn line_range(&'f self, (): (), line_index: usize) -> Result<Range<usize>, Error> {
        let (start, ..) = self.line(line_index)?;
        Ok(start..self.excerpt.lines.get(line_index + 1).map_or(self.excerpt.text.len(), |l| l.0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diag::{Code, Diagnostic, Diagnostics};
    use crate::source::{SourceMap, Span};
    use std::sync::Arc;

    #[derive(Clone, Copy)]
    enum Format {
        Rich,
        Short,
        Json,
    }

    fn shown(text: &[u8], span: Span, format: Format) -> String {
        let mut sources = SourceMap::new();
        sources.add("a.s".into(), Arc::new(text.to_vec()), None);
        let mut all = Diagnostics::default();
        let error = Diagnostic::error(Code::UnknownMnemonic, span, "no instruction 'bad'");
        all.push(error.help("try nop").note(Span::new(0, 1), "the file starts here"));
        all.push(Diagnostic::error(Code::OutputTooLarge, None, "too large"));
        let show = |report: &Report| match format {
            Format::Rich => report.rich(Color::Never),
            Format::Short => format!("{report}\n"),
            Format::Json => report.json(),
        };
        Report::all(all, &sources, "a.s").iter().map(show).collect()
    }

    /// Checks that all forms have the message and one location. Returns its line and column, 0 if the span is not in the file.
    fn printed(text: &[u8], start: u32, len: u32) -> (usize, usize) {
        let all = |format| shown(text, Span::new(start, start.saturating_add(len)), format);
        let short = all(Format::Short);
        let (file, rest) = short.split_once(':').unwrap();
        let (line, rest) = rest.split_once(':').unwrap();
        let (column, rest) = rest.split_once(':').unwrap();
        assert_eq!(rest, " error: no instruction 'bad'\na.s:0:0: error: too large\n");
        let (json, rich) = (all(Format::Json), all(Format::Rich));
        assert_eq!(json.lines().count(), 2, "{json}");
        assert_eq!(json.matches("\"message\":\"no instruction 'bad'\"").count(), 1, "{json}");
        assert!(rich.contains("error[E0801]: no instruction 'bad'\n") && rich.contains("help: try nop\n"), "{rich}");
        if column == "0" {
            assert!(json.contains("\"line\":null,\"column\":null"), "{json}");
        } else {
            assert!(json.contains(&format!("\"line\":{line},\"column\":{column},")), "{json}");
            assert!(rich.contains(&format!(" {file}:{line}:")) && rich.contains('^'), "{short}{rich}");
        }
        (line.parse().unwrap(), column.parse().unwrap())
    }

    #[test]
    fn places_after_any_line_marker_are_shown() {
        for marker in
            ["0 \"\" 2", "0 \"z\"", "9 \"\"", "1 \"a b.c\" 3", "4294967295 \"\\\"\"", "4294967296 \"c\"", "08 \"d\""]
        {
            let text = format!("one\n# {marker}\n# {marker}\ntwo\n\nthree\n# {marker}");
            for start in 0..text.len() as u32 + 2 {
                for end in [0, 1, 9, u32::MAX] {
                    printed(text.as_bytes(), start, end);
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
                let before = text.get(..start as usize).unwrap_or_default();
                let line = 1 + before.iter().filter(|byte| **byte == b'\n').count();
                let column = 1 + before.iter().rev().take_while(|byte| **byte != b'\n').count();
                for len in [0, 1, 2, 9, 4900, u32::MAX - 100] {
                    let place = printed(text, start, len);
                    assert!(start as usize > text.len() || place == (line, column), "{place:?}, not {line}:{column}");
                }
            }
        }
        assert_eq!(printed(&long, 4990, 5), (1, 4991));
    }
}
