//! JSON output, one object per line, for editors and scripts.

use super::Report;
use crate::source::LineColumn;
use std::fmt::Write as _;

pub(super) fn write(out: &mut String, report: &Report) {
    out.push('{');
    place(out, &report.file, report.place.as_ref().map(|p| (p.start, p.end)));
    out.push_str(",\"severity\":");
    string(out, report.severity.as_str());
    out.push_str(",\"code\":");
    string(out, report.code.as_str());
    out.push_str(",\"message\":");
    string(out, &report.message);
    list(out, "help", &report.help, |out, help| string(out, help));
    list(out, "notes", &report.notes, |out, note| {
        out.push('{');
        place(out, &note.file, note.place.as_ref().map(|p| (p.start, p.end)));
        out.push_str(",\"message\":");
        string(out, &note.message);
        out.push('}');
    });
    list(out, "within", &report.within, |out, within| {
        out.push('{');
        place(out, &within.file, Some((within.start, within.end)));
        out.push('}');
    });
    out.push_str("}\n");
}

/// Appends the members `file`, `line`, `column` and `end`, the last being the location after the text.
fn place(out: &mut String, file: &str, place: Option<(LineColumn, Option<LineColumn>)>) {
    out.push_str("\"file\":");
    string(out, file);
    let Some((start, end)) = place else {
        out.push_str(",\"line\":null,\"column\":null,\"end\":null");
        return;
    };
    let _ = write!(out, ",\"line\":{},\"column\":{}", start.line, start.column);
    match end {
        Some(end) => {
            let _ = write!(out, ",\"end\":{{\"line\":{},\"column\":{}}}", end.line, end.column);
        }
        None => out.push_str(",\"end\":null"),
    }
}

fn list<T>(out: &mut String, name: &str, items: &[T], write: impl Fn(&mut String, &T)) {
    let _ = write!(out, ",\"{name}\":[");
    for (i, item) in items.iter().enumerate() {
        if i != 0 {
            out.push(',');
        }
        write(out, item);
    }
    out.push(']');
}

/// A text as a string of JSON, with its quotes.
#[must_use]
pub fn quoted(text: &str) -> String {
    let mut out = String::new();
    string(&mut out, text);
    out
}

fn string(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\t' => out.push_str("\\t"),
            '\r' => out.push_str("\\r"),
            c if (c as u32) < 0x20 || c == '\u{7f}' => {
                let _ = write!(out, "\\u{:04x}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
}
