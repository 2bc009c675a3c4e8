//! The outline of a text, symbols of all open texts, and what can be folded.

use super::document::Document;
use super::source::{Definition, Kind};
use super::workspace::Workspace;
use gen_lsp_types::{
    BaseSymbolInformation, DocumentSymbol, FoldingRange, FoldingRangeKind, Location, SymbolInformation, SymbolKind,
};
use llas::statements::{Statement, StatementKind};
use std::ops::Range;

/// The number of symbols in an answer for all texts.
const MAX_SYMBOLS: usize = 500;

/// Whether a name is private to the assembler and its label usually inside a function.
fn is_private(name: &[u8]) -> bool {
    name.starts_with(b".L") || name.starts_with(b".l")
}

pub(super) fn outline(workspace: &Workspace, uri: &str) -> Vec<DocumentSymbol> {
    let Some(document) = workspace.document(uri) else { return Vec::new() };
    let parsed = document.parsed();
    let functions = functions(document);
    let mut all: Vec<(Range<usize>, DocumentSymbol)> = Vec::new();
    for definition in &parsed.definitions {
        let name = document.source.text.part(definition.name.clone());
        let whole = range_of(document, &functions, definition);
        let symbol = symbol(workspace, document, definition, whole.clone());
        // A private label belongs to what is defined before it.
        match all.last_mut() {
            Some((parent, outer)) if is_private(name) && parent.end >= whole.end => {
                outer.children.get_or_insert_default().push(symbol);
            }
            _ => all.push((whole, symbol)),
        }
    }
    all.into_iter().map(|(_, symbol)| symbol).collect()
}

fn kind(document: &Document, definition: &Definition, is_function: bool) -> SymbolKind {
    match definition.kind {
        Kind::Macro => SymbolKind::Method,
        Kind::Value => SymbolKind::Constant,
        Kind::Common => SymbolKind::Variable,
        Kind::Label if is_function => SymbolKind::Function,
        Kind::Label => {
            // Data follows it, or code.
            let next = document.parsed().statements.iter().skip(definition.statement + 1).find(|s| {
                matches!(s.kind(), StatementKind::Instruction | StatementKind::Directive) && !is_note(document, s)
            });
            match next.map(Statement::kind) {
                Some(StatementKind::Directive) => SymbolKind::Variable,
                _ if is_private(document.source.text.part(definition.name.clone())) => SymbolKind::Key,
                _ => SymbolKind::Function,
            }
        }
    }
}

/// Whether a directive emits nothing.
fn is_note(document: &Document, statement: &Statement) -> bool {
    let name = document.source.text.part(statement.name().range());
    statement.kind() == StatementKind::Directive
        && [&b".cfi_"[..], b".loc", b".seh_", b".type", b".size", b".globl", b".p2align", b".file", b".cv_"]
            .iter()
            .any(|known| name.starts_with(known))
}

fn symbol(workspace: &Workspace, document: &Document, definition: &Definition, whole: Range<usize>) -> DocumentSymbol {
    let name = document.source.text.shown(definition.name.clone());
    let detail = document.parsed().statements.get(definition.statement).filter(|_| definition.kind == Kind::Value);
    let is_function = whole.len() > definition.name.len() + 1;
    // The protocol has no empty names.
    let name = if name.trim().is_empty() { "?".to_owned() } else { name };
    let detail = detail.map(|statement| document.source.text.shown(statement.operands().range()));
    let kind = kind(document, definition, is_function && definition.kind == Kind::Label);
    let (range, selection) = (document.place(whole, workspace), document.place(definition.name.clone(), workspace));
    DocumentSymbol::new(name, detail, kind, None, None, range, selection, None)
}

/// The functions: the range of the name of each, and its end.
fn functions(document: &Document) -> Vec<(Range<usize>, usize)> {
    let (text, parsed) = (&document.source.text, document.parsed());
    let mut ends: Vec<(Range<usize>, usize)> = Vec::new();
    for statement in parsed.statements.iter().filter(|statement| statement.kind() == StatementKind::Directive) {
        let name = text.part(statement.name().range());
        let is_size = name == b".size";
        if !is_size && name != b".cfi_endproc" && name != b".seh_endproc" {
            continue;
        }
        let operand = super::source::first_operand(text.bytes(), statement);
        let end = statement.span().end as usize;
        let label = if is_size {
            let named = parsed.definitions_of(text.part(operand)).filter(|label| label.kind == Kind::Label);
            named.filter(|label| label.name.end <= end).last()
        } else {
            let before = parsed.definitions.partition_point(|other| other.name.start < end);
            let labels = parsed.definitions[..before].iter().rev().filter(|other| other.kind == Kind::Label);
            labels.clone().find(|label| !is_private(text.part(label.name.clone())))
        };
        let Some(label) = label else { continue };
        match ends.iter_mut().rev().take(2).find(|(name, _)| *name == label.name) {
            Some(known) => known.1 = end,
            None => ends.push((label.name.clone(), end)),
        }
    }
    ends.sort_by_key(|function| function.0.start);
    ends
}

/// The whole of what a definition begins.
fn range_of(document: &Document, functions: &[(Range<usize>, usize)], definition: &Definition) -> Range<usize> {
    let parsed = document.parsed();
    let Some(statement) = parsed.statements.get(definition.statement) else { return definition.name.clone() };
    let own = statement.span().range();
    match definition.kind {
        Kind::Label => {
            let at = functions.binary_search_by_key(&definition.name.start, |function| function.0.start);
            let end = at.ok().and_then(|at| functions.get(at)).map_or(own.end, |function| function.1);
            own.start..end.max(own.end)
        }
        Kind::Macro => {
            let rest = parsed.statements.iter().skip(definition.statement + 1);
            let is_end = |s: &&Statement| {
                let name = document.source.text.part(s.name().range());
                name.eq_ignore_ascii_case(b".endm") || name.eq_ignore_ascii_case(b".endmacro")
            };
            own.start..rest.clone().find(is_end).map_or(own.end, |end| end.span().end as usize)
        }
        _ => own,
    }
}

/// The function that an offset is in: its name and the range of its code.
pub(super) fn function_at(document: &Document, offset: usize) -> Option<(Range<usize>, Range<usize>)> {
    let found = functions(document).into_iter().rfind(|(name, end)| name.start <= offset && offset <= *end);
    found.map(|(name, end)| (name.clone(), name.start..end))
}

/// Symbols of the open documents whose names contain all letters of the query in order.
pub(super) fn everywhere(workspace: &Workspace, query: &str) -> Vec<SymbolInformation> {
    let matches = |name: &str| {
        let mut letters = name.chars();
        query.chars().all(|wanted| letters.any(|letter| letter.eq_ignore_ascii_case(&wanted)))
    };
    let mut found = Vec::new();
    for document in workspace.documents() {
        for definition in &document.parsed().definitions {
            let name = document.source.text.shown(definition.name.clone());
            if found.len() < MAX_SYMBOLS && !is_private(name.as_bytes()) && matches(&name) {
                let range = document.place(definition.name.clone(), workspace);
                let kind = kind(document, definition, false);
                let location = Location { uri: document.source.uri.as_str().into(), range };
                let base = BaseSymbolInformation::new(name, kind, None, None);
                found.push(SymbolInformation::new(None, location, base));
            }
        }
    }
    found
}

/// Directives that begin a part, and those that end it.
const PARTS: [(&[&str], &[&str]); 6] = [
    (&[".cfi_startproc"], &[".cfi_endproc"]),
    (&[".seh_proc"], &[".seh_endproc"]),
    (&[".macro"], &[".endm", ".endmacro"]),
    (&[".rept", ".rep", ".irp", ".irpc"], &[".endr"]),
    (&[".if"], &[".endif"]),
    (&[".pushsection"], &[".popsection"]),
];

pub(super) fn folds(workspace: &Workspace, uri: &str) -> Vec<FoldingRange> {
    let Some(document) = workspace.document(uri) else { return Vec::new() };
    let (text, parsed) = (&document.source.text, document.parsed());
    let mut folds: Vec<FoldingRange> = Vec::new();
    let mut add = |start: usize, end: usize, kind: Option<FoldingRangeKind>| {
        if end > start {
            folds.push(FoldingRange {
                start_line: start as u32,
                end_line: end as u32,
                kind,
                ..FoldingRange::default()
            });
        }
    };
    // The open parts: the number in the list, and the line.
    let mut open: Vec<(usize, usize)> = Vec::new();
    // The first and last line of comments that follow each other.
    let mut comments: Option<(usize, usize)> = None;
    for statement in &parsed.statements {
        let span = statement.span().range();
        let line = text.line_of(span.start);
        if statement.kind() == StatementKind::Comment {
            let is_alone = text.part(text.line(line).start..span.start).iter().all(u8::is_ascii_whitespace);
            let last = text.line_of(span.end.saturating_sub(1).max(span.start));
            comments = match comments {
                Some((first, before)) if is_alone && line <= before + 1 => Some((first, last)),
                known => {
                    if let Some((first, last)) = known {
                        add(first, last, Some(FoldingRangeKind::Comment));
                    }
                    is_alone.then_some((line, last))
                }
            };
            continue;
        }
        if statement.kind() != StatementKind::Blank
            && let Some((first, last)) = comments.take()
        {
            add(first, last, Some(FoldingRangeKind::Comment));
        }
        if statement.kind() != StatementKind::Directive {
            continue;
        }
        let name = String::from_utf8_lossy(text.part(statement.name().range())).to_ascii_lowercase();
        let is_if = name.starts_with(".if");
        let begun = PARTS.iter().position(|(begins, _)| begins.contains(&&*name) || is_if && begins[0] == ".if");
        if let Some(part) = begun {
            open.push((part, line));
        } else if matches!(&*name, ".else" | ".elseif") {
            if let Some(at) = open.iter().rposition(|&(part, _)| PARTS[part].0[0] == ".if") {
                add(open[at].1, line.saturating_sub(1), None);
                open[at].1 = line;
            }
        } else if let Some(part) = PARTS.iter().position(|(_, ends)| ends.contains(&&*name))
            && let Some(at) = open.iter().rposition(|&(other, _)| other == part)
        {
            add(open[at].1, line, None);
            open.truncate(at);
        }
    }
    if let Some((first, last)) = comments {
        add(first, last, Some(FoldingRangeKind::Comment));
    }
    for (name, end) in functions(document) {
        add(text.line_of(name.start), text.line_of(end), None);
    }
    folds.sort_by_key(|fold| (fold.start_line, fold.end_line));
    folds.dedup_by_key(|fold| (fold.start_line, fold.end_line));
    folds
}
