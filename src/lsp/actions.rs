//! Code actions, and the commands whose results are texts.

use super::diagnostics::{one, replacement};
use super::document::Document;
use super::symbols;
use super::workspace::{Reader, Workspace};
use gen_lsp_types::{CodeAction, CodeActionKind, Position, Range as Place, TextEdit, Uri, WorkspaceEdit};
use llas::Input;
use llas::diag::Origin;
use llas::disasm::ObjectPrinter;
use llas::statements::{StatementKind, expanded};
use serde_json::Value;
use std::collections::HashMap;
use std::ops::Range;

/// The commands: their arguments are the URI of a document and a position, their results texts.
pub(super) const COMMANDS: [&str; 3] = ["llas.expansion", "llas.disassembly", "llas.target"];
/// The size of an expansion beyond which it is cut.
const MAX_EXPANSION: usize = 1 << 20;

pub(super) fn actions(workspace: &Workspace, uri: &str, place: Place) -> Vec<CodeAction> {
    let Some(document) = workspace.document(uri) else { return Vec::new() };
    let wanted = document.source.text.range(place, workspace.encoding);
    let lines = document.source.text.line_of(wanted.start)..=document.source.text.line_of(wanted.end);
    let mut actions = Vec::new();
    // The reports are those of the last check: of an older text they would be elsewhere.
    let reports = document.reports.borrow();
    for report in reports.iter().filter(|_| document.due.is_none()) {
        let Some((range, instead)) = replacement(document, report) else { continue };
        // Clients ask for the place of the cursor, which may be anywhere in the line.
        if lines.contains(&document.source.text.line_of(range.start)) {
            actions.push(CodeAction {
                title: format!("Replace with '{instead}'"),
                kind: Some(CodeActionKind::QuickFix),
                diagnostics: Some(vec![one(workspace, document, report)]),
                is_preferred: Some(true),
                edit: Some(edit(workspace, document, range, instead.to_owned())),
                ..CodeAction::default()
            });
        }
    }
    let line = document.source.text.line(*lines.start());
    let blanks = document.source.text.part(line.clone()).iter().take_while(|byte| byte.is_ascii_whitespace()).count();
    let expanded = expansion(workspace, document, wanted.start.max(line.start + blanks));
    if let Some((range, text)) = expanded {
        actions.push(CodeAction {
            title: "Replace with its expansion".to_owned(),
            kind: Some(CodeActionKind::RefactorInline),
            edit: Some(edit(workspace, document, range, text)),
            ..CodeAction::default()
        });
    }
    actions
}

fn edit(workspace: &Workspace, document: &Document, range: Range<usize>, new_text: String) -> WorkspaceEdit {
    let edit = TextEdit { range: document.place(range, workspace), new_text };
    let uri: Uri = document.source.uri.as_str().into();
    WorkspaceEdit { changes: Some(HashMap::from([(uri, vec![edit])])), ..WorkspaceEdit::default() }
}

/// What the macro call or repeat at an offset becomes, and its range in the text.
pub(super) fn expansion(workspace: &Workspace, document: &Document, offset: usize) -> Option<(Range<usize>, String)> {
    let parsed = document.parsed();
    let number = parsed.at(offset)?;
    let statement = parsed.statements.get(number)?;
    let name = document.source.text.shown(statement.name().range());
    let is_repeat = [".rept", ".rep", ".irp", ".irpc"].iter().any(|known| name.eq_ignore_ascii_case(known));
    let macros = super::tokens::macros(workspace, document);
    let is_kind = matches!(statement.kind(), StatementKind::Instruction | StatementKind::Directive);
    if !is_kind || offset > statement.span().end as usize || !(is_repeat || macros.contains(name.as_bytes())) {
        return None;
    }
    let mut whole = statement.span().range();
    if is_repeat {
        whole.end = end_of_repeat(document, number)?;
    }
    let (title, reader) = (document.name(), Reader(workspace, document));
    let expanded = expanded(Input::new(&title, document.text()).files(&reader), document.options());
    let mut text = String::new();
    for read in expanded.iter() {
        let Some(outermost) = read.within().last() else { continue };
        let start = outermost.span.start as usize;
        if outermost.origin != Origin::Instantiation || outermost.file != title || !whole.contains(&start) {
            continue;
        }
        if text.len() > MAX_EXPANSION {
            break;
        }
        // The statements that call others are replaced by what these become.
        let own = String::from_utf8_lossy(read.bytes(read.statement.span()));
        let called = read.bytes(read.statement.name());
        if macros.contains(called) {
            continue;
        }
        if !text.is_empty() {
            text.push('\n');
        }
        if read.statement.kind() != StatementKind::Label && !text.is_empty() {
            text.push('\t');
        }
        text.push_str(&own);
    }
    Some((whole, text))
}

/// The end of the `.endr` that belongs to a repeat.
fn end_of_repeat(document: &Document, number: usize) -> Option<usize> {
    let mut depth = 0usize;
    for statement in document.parsed().statements.iter().skip(number) {
        let name = document.source.text.shown(statement.name().range()).to_ascii_lowercase();
        match name.as_str() {
            ".rept" | ".rep" | ".irp" | ".irpc" => depth += 1,
            ".endr" if depth == 1 => return Some(statement.span().end as usize),
            ".endr" => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    None
}

/// The text of a command.
pub(super) fn execute(workspace: &Workspace, command: &str, arguments: &[Value]) -> Result<String, String> {
    let uri = arguments.first().and_then(Value::as_str).ok_or("expected a URI")?;
    let document = workspace.document(uri).ok_or("the document is not open")?;
    let position: Option<Position> = arguments.get(1).and_then(|value| serde_json::from_value(value.clone()).ok());
    let offset = position.map(|position| document.source.offset(position, workspace.encoding));
    match command {
        "llas.expansion" => {
            let found = expansion(workspace, document, offset.ok_or("expected a position")?);
            found.map(|(_, text)| text).ok_or_else(|| "there is no call of a macro and no repeat here".to_owned())
        }
        "llas.disassembly" => disassembly(workspace, document, offset),
        "llas.target" => Ok(format!("{} (from {})", document.options().triple(), document.target_is_from())),
        _ => Err(format!("unknown command '{command}'")),
    }
}

/// The disassembly of the function at an offset, or of the whole text if it is in none.
fn disassembly(workspace: &Workspace, document: &Document, offset: Option<usize>) -> Result<String, String> {
    let built = document.built(workspace).ok_or("the text has errors")?;
    let object = built.assembled.to_bytes().map_err(|error| error.to_string())?;
    let intel = document.parsed().at(offset.unwrap_or(0)).is_some_and(|number| super::code::is_intel(document, number));
    let mut printer = ObjectPrinter::default().triple(document.options().triple().clone()).intel(intel);
    if let Some((name, _)) = offset.and_then(|offset| symbols::function_at(document, offset)) {
        printer = printer.symbol(document.source.text.part(name));
    }
    let mut text = Vec::new();
    printer.print(&document.name(), &object, &mut text).map_err(|error| error.to_string())?;
    let mut text = String::from_utf8_lossy(&text).trim_start().to_owned();
    if !built.is_whole {
        text.insert_str(0, "The statements with errors are left out.\n\n");
    }
    Ok(text)
}
