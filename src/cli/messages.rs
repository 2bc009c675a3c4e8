//! Shows reports on standard error: with source lines, one per line, as JSON, or in GNU as's form.

use super::Usage;
use super::input::JOINED_NAME;
use llas::diag::{Color, Origin, Report, Severity};
use std::ffi::OsString;
use std::io::{self, IsTerminal, Write as _};
use std::sync::atomic::{AtomicBool, Ordering};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// With the source line underlined, help and notes.
    Rich,
    /// `FILE:LINE:COLUMN: error: TEXT`, one line each.
    Short,
    /// `FILE:LINE: Error: TEXT`, after `FILE: Assembler messages:`.
    Gnu,
    /// One JSON object per line.
    Json,
}

pub(super) const FORMATS: &[&str] = &["rich", "short", "gnu", "json"];

impl Format {
    pub(super) fn of(word: &str) -> Format {
        match word {
            "short" => Format::Short,
            "gnu" => Format::Gnu,
            "json" => Format::Json,
            _ => Format::Rich,
        }
    }
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Messages {
    pub(super) format: Format,
    pub(super) color: bool,
}

impl Messages {
    /// Scans for the message flags before the arguments are parsed, so that errors in them are shown correctly.
    /// `as_gnu`: the command line is GNU as's.
    pub(super) fn guess(args: &[OsString], as_gnu: bool) -> Messages {
        let format = Format::of(if as_gnu { gnu_default() } else { "rich" });
        let mut messages = Messages { format, color: wants_color("auto", &io::stderr()) };
        for arg in args.iter().filter_map(|a| a.to_str()) {
            match arg.trim_start_matches('-').split_once('=') {
                Some(("error-format", word)) => messages.format = Format::of(word),
                Some(("color", word)) => messages.color = wants_color(word, &io::stderr()),
                _ => {}
            }
        }
        messages
    }

    /// Writes reports to standard error. Errors of writing, as on a closed standard error, are ignored.
    pub(super) fn show(self, reports: &[Report]) {
        static SHOWN: AtomicBool = AtomicBool::new(false);
        let mut is_first = !SHOWN.load(Ordering::Relaxed);
        let text = self.text(reports, &mut is_first);
        SHOWN.store(!is_first, Ordering::Relaxed);
        write(&text);
    }

    /// The text of reports. In GNU as's form the first report is preceded by a line with the file's name.
    pub(super) fn text(self, reports: &[Report], is_first: &mut bool) -> String {
        let color = if self.color { Color::Always } else { Color::Never };
        let mut out = String::new();
        for report in reports {
            match self.format {
                Format::Rich => out.push_str(&report.rich(color)),
                Format::Short => out.push_str(&format!("{report}\n")),
                Format::Gnu => gnu(&mut out, report, *is_first),
                Format::Json => out.push_str(&report.json()),
            }
            *is_first = false;
        }
        out
    }

    /// The text about errors that were suppressed by the limit.
    pub(super) fn more_errors(self, name: &str, number: usize) -> String {
        match self.format {
            _ if number == 0 => String::new(),
            Format::Json => String::new(),
            Format::Gnu if name == JOINED_NAME => format!("Info: {number} more errors are not shown\n"),
            Format::Gnu => format!("{name}: Info: {number} more errors are not shown\n"),
            _ => format!("{name}: note: {number} more errors are not shown\n"),
        }
    }

    /// Shows an error that has no source location.
    pub(super) fn usage(self, usage: &Usage) {
        self.show(&[usage.report()]);
    }
}

/// Writes to standard error. Nothing can be done about an error.
pub(super) fn write(text: &str) {
    if !text.is_empty() {
        let _ = io::stderr().write_all(text.as_bytes());
    }
}

/// The default form for a GNU as command line: the rich form is meant for terminals.
pub(super) fn gnu_default() -> &'static str {
    if io::stderr().is_terminal() { "rich" } else { "gnu" }
}

pub(super) fn wants_color(word: &str, stream: &impl IsTerminal) -> bool {
    match word {
        "always" => true,
        "never" => false,
        _ => {
            stream.is_terminal()
                && std::env::var_os("NO_COLOR").is_none_or(|v| v.is_empty())
                && std::env::var_os("TERM").is_none_or(|v| v != "dumb")
        }
    }
}

/// Appends a report in GNU as's form.
fn gnu(out: &mut String, report: &Report, is_first: bool) {
    let about_text = report.is_of_text() && report.file != JOINED_NAME;
    // Within an expansion of a macro or a repeat, GNU as reports the line of its body, which is in the last note.
    let in_body = report.within.first().is_some_and(|within| within.origin == Origin::Instantiation);
    let (body, notes) = match report.notes.split_last() {
        Some((last, notes)) if in_body && last.place.is_some() => (Some(last), notes),
        _ => (None, report.notes.as_slice()),
    };
    let (file, at) = body.map_or((&report.file, &report.place), |body| (&body.file, &body.place));
    if is_first {
        let name = if about_text { format!("{file}: ") } else { String::new() };
        out.push_str(&format!("{name}Assembler messages:\n"));
    }
    let place = match at {
        Some(place) => format!("{file}:{}: ", place.start.line),
        None if about_text => format!("{file}: "),
        None => String::new(),
    };
    let kind = match report.severity {
        Severity::Error if report.is_of_text() => "Error",
        Severity::Error => "Fatal error",
        Severity::Warning => "Warning",
        Severity::Note => "Info",
    };
    let mut line = |place: &str, kind: &str, text: &str| {
        out.push_str(&format!("{place}{kind}: "));
        one_line(out, text);
        out.push('\n');
    };
    line(&place, kind, &report.message);
    // Lines that continue a message are indented by one more blank.
    let more = if place.is_empty() { String::new() } else { format!("{place} ") };
    for help in &report.help {
        line(&more, "Info", help);
    }
    for note in notes {
        let at = note.place.as_ref().map_or(more.clone(), |at| format!("{}:{}:  ", note.file, at.start.line));
        line(&at, "Info", &note.message);
    }
    for within in report.within.iter().filter(|within| within.file != JOINED_NAME) {
        let how = match within.origin {
            Origin::Include => "included from here",
            _ => "macro invoked from here",
        };
        line(&format!("{}:{}:  ", within.file, within.start.line), "Info", how);
    }
}

/// Appends a text without its line breaks: the lines of a list are separated by `;`.
fn one_line(out: &mut String, text: &str) {
    for (i, part) in text.lines().enumerate() {
        if i > 0 {
            out.push_str(if out.ends_with(':') { " " } else { "; " });
        }
        out.extend(part.chars().map(|c| if c.is_control() { ' ' } else { c }));
    }
}
