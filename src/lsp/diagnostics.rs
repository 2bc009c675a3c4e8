//! Messages of the assembler as the protocol's diagnostics.

use super::document::Document;
use super::workspace::Workspace;
use gen_lsp_types::{Code, Diagnostic, DiagnosticRelatedInformation, DiagnosticSeverity, Message};
use llas::diag::{Location, Origin, Report, Severity};
use std::ops::Range;
use std::path::Path;

/// Checks a document and returns its diagnostics.
pub(super) fn of(workspace: &Workspace, document: &Document) -> Vec<Diagnostic> {
    let reports = document.check(workspace);
    let mut diagnostics: Vec<Diagnostic> = reports.iter().map(|report| one(workspace, document, report)).collect();
    if let Some(message) = &document.refused {
        let message = format!("{message} (the target is from {})", document.target_is_from());
        diagnostics.insert(0, plain(workspace, document, 0..0, DiagnosticSeverity::Error, message));
    }
    document.reports.replace(reports);
    diagnostics
}

fn plain(
    workspace: &Workspace,
    document: &Document,
    range: Range<usize>,
    severity: DiagnosticSeverity,
    message: String,
) -> Diagnostic {
    Diagnostic {
        range: document.place(range, workspace),
        severity: Some(severity),
        source: Some("llas".to_owned()),
        message: Message::String(message),
        ..Diagnostic::default()
    }
}

pub(super) fn one(workspace: &Workspace, document: &Document, report: &Report) -> Diagnostic {
    let severity = match report.severity {
        Severity::Error => DiagnosticSeverity::Error,
        Severity::Warning => DiagnosticSeverity::Warning,
        Severity::Note => DiagnosticSeverity::Information,
    };
    let range = report.range_of_main_text().unwrap_or(0..0);
    let mut related = Vec::new();
    let mut add = |message: String, file: &str, place: Option<&Location>| {
        let own = || workspace.location(&document.source, range.clone());
        let location = match place {
            Some(place) => location(workspace, document, file, place.offsets.clone()).unwrap_or_else(own),
            None => own(),
        };
        related.push(DiagnosticRelatedInformation { location, message });
    };
    for help in &report.help {
        add(format!("help: {help}"), "", None);
    }
    if let Some(innermost) = report.within.first() {
        let what = match innermost.origin {
            Origin::Instantiation => "in the expansion",
            _ => "in the included file",
        };
        let line =
            report.place.as_ref().map(|place| place.excerpt().0.lines().next().unwrap_or_default().trim().to_owned());
        add(format!("{what}: {}", line.unwrap_or_default()), &report.file, report.place.as_ref());
    }
    for note in &report.notes {
        add(note.message.clone(), &note.file, note.place.as_ref());
    }
    Diagnostic {
        code: Some(Code::String(report.code.as_str().to_owned())),
        related_information: (!related.is_empty()).then_some(related),
        ..plain(workspace, document, range, severity, report.message.clone())
    }
}

/// A place in the document or in a file that it includes; `None` in expansions, which are in no file.
fn location(
    workspace: &Workspace,
    document: &Document,
    file: &str,
    range: Range<usize>,
) -> Option<gen_lsp_types::Location> {
    if file == document.name() {
        return Some(workspace.location(&document.source, range));
    }
    let path = Path::new(file);
    let own = document.source.path.as_deref().and_then(Path::parent);
    let places =
        [workspace.root.as_deref(), own].into_iter().flatten().map(|folder| super::uri::plain(&folder.join(path)));
    let found = places.filter(|_| !file.starts_with('<')).find_map(|path| workspace.file(&path))?;
    Some(workspace.location(found.source(), range))
}

/// What the help of a report says to write instead, and where.
pub(super) fn replacement<'r>(document: &Document, report: &'r Report) -> Option<(Range<usize>, &'r str)> {
    let range = report.range_of_main_text().filter(|_| report.within.is_empty())?;
    let instead = report.help.iter().find_map(|help| {
        let rest = help.strip_prefix("did you mean '")?;
        Some(&rest[..rest.find("'?")?])
    })?;
    // The range may be the whole operand, of which one word is wrong.
    let text = document.source.text.part(range.clone());
    let is_word = |text: &[u8]| !text.is_empty() && !text.iter().any(|&b| matches!(b, b' ' | b'\t' | b',' | b'('));
    if !is_word(text) {
        return None;
    }
    let sign = instead.as_bytes().first().filter(|first| b"%@:.".contains(first) && text.first() != Some(*first));
    match sign.and_then(|sign| text.iter().position(|b| b == sign)) {
        Some(at) => Some((range.start + at..range.end, instead)),
        None if sign.is_some() => None,
        None => Some((range, instead)),
    }
}
