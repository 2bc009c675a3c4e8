//! One JSON object a line, for editors and scripts.

use super::Diagnostic;
use crate::source::{SourceMap, Span};
use std::fmt::Write as _;

/// Appends one diagnostic as one line of JSON.
pub(super) fn write(out: &mut String, sources: &SourceMap<'_>, main_name: &str, diagnostic: &Diagnostic) {
    out.push('{');
    place(out, sources, main_name, diagnostic.span);
    out.push_str(",\"severity\":");
    string(out, diagnostic.severity.as_str());
    out.push_str(",\"code\":");
    string(out, diagnostic.code.as_str());
    out.push_str(",\"message\":");
    string(out, &diagnostic.message);
    out.push_str(",\"label\":");
    match &diagnostic.label {
        Some(label) => string(out, label),
        None => out.push_str("null"),
    }
    out.push_str(",\"help\":[");
    for (i, help) in diagnostic.help.iter().enumerate() {
        comma(out, i);
        string(out, help);
    }
    out.push_str("],\"notes\":[");
    for (i, (span, note)) in diagnostic.notes.iter().enumerate() {
        comma(out, i);
        out.push('{');
        place(out, sources, main_name, *span);
        out.push_str(",\"message\":");
        string(out, note);
        out.push('}');
    }
    out.push_str("],\"within\":[");
    if let Some(span) = diagnostic.span {
        for (i, (_, outer)) in sources.include_stack(span.start).enumerate() {
            comma(out, i);
            out.push('{');
            place(out, sources, main_name, Some(outer));
            out.push('}');
        }
    }
    out.push_str("]}\n");
}

/// The members that say where: `file`, `line`, `column` and `end`, the last one the place after the text.
fn place(out: &mut String, sources: &SourceMap<'_>, main_name: &str, span: Option<Span>) {
    out.push_str("\"file\":");
    let Some((span, from)) = span.and_then(|s| Some((s, sources.location(s.start)?))) else {
        string(out, main_name);
        out.push_str(",\"line\":null,\"column\":null,\"end\":null");
        return;
    };
    string(out, from.name);
    let _ = write!(out, ",\"line\":{},\"column\":{}", from.line, from.column);
    match sources.location(span.end.max(span.start)) {
        Some(to) if to.file == from.file => {
            let _ = write!(out, ",\"end\":{{\"line\":{},\"column\":{}}}", to.line, to.column);
        }
        _ => out.push_str(",\"end\":null"),
    }
}

fn comma(out: &mut String, index: usize) {
    if index != 0 {
        out.push(',');
    }
}

/// A JSON string.
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
