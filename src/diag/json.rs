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
    out.push_str(",\"help\":[");
    for (i, help) in report.help.iter().enumerate() {
        comma(out, i);
        string(out, help);
    }
    out.push_str("],\"notes\":[");
    for (i, note) in report.notes.iter().enumerate() {
        comma(out, i);
        out.push('{');
        place(out, &note.file, note.place.as_ref().map(|p| (p.start, p.end)));
        out.push_str(",\"message\":");
        string(out, &note.message);
        out.push('}');
    }
    out.push_str("],\"within\":[");
    for (i, within) in report.within.iter().enumerate() {
        comma(out, i);
        out.push('{');
        place(out, &within.file, Some((within.start, within.end)));
        out.push('}');
    }
    out.push_str("]}\n");
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

fn comma(out: &mut String, index: usize) {
    if index != 0 {
        out.push(',');
    }
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
