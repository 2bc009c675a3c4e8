//! Where a name is defined and used, and how it is renamed.

use super::names::{self, Name, Use};
use super::source::Kind;
use super::workspace::{File, Workspace};
use gen_lsp_types::{
    DocumentChange, DocumentHighlight, DocumentHighlightKind, Edit, Location, OptionalVersionedTextDocumentIdentifier,
    Position, PrepareRenamePlaceholder, TextDocumentEdit, TextDocumentIdentifier, TextEdit, WorkspaceEdit,
};
use std::ops::Range;

pub(super) fn definition(workspace: &Workspace, uri: &str, position: Position) -> Vec<Location> {
    let Some((document, offset)) = workspace.at(uri, position) else { return Vec::new() };
    let Some((range, name)) = names::at(workspace, document, offset) else { return Vec::new() };
    if name == Name::File {
        let file = workspace.included(document, &document.source, range);
        return file.iter().map(|file| workspace.location(file.source(), 0..0)).collect();
    }
    let mut found = locations(workspace, uri, &name, |_, usage| usage == Use::Definition);
    if found.is_empty() {
        // A symbol of another object: where it is declared.
        let is_declared = |before: &[u8], _| {
            let line = before.rsplit(|&b| b == b'\n').next().unwrap_or_default().trim_ascii();
            [&b".extern"[..], b".globl", b".global", b".weak"].iter().any(|directive| line.starts_with(directive))
        };
        found = locations(workspace, uri, &name, is_declared);
    }
    found
}

/// The places of a name that are wanted, by the text before them and their use.
fn locations(workspace: &Workspace, uri: &str, name: &Name, is_wanted: impl Fn(&[u8], Use) -> bool) -> Vec<Location> {
    let mut found = Vec::new();
    for (file, uses) in uses(workspace, uri, name) {
        let source = file.source();
        let wanted = uses.into_iter().filter(|(range, usage)| is_wanted(source.text.part(0..range.start), *usage));
        found.extend(wanted.map(|(range, _)| workspace.location(source, range)));
    }
    found
}

/// A file with the uses of a name in it.
type UsesInFile<'w> = (File<'w>, Vec<(Range<usize>, Use)>);

/// The uses of a name in each file that a document is read with.
fn uses<'w>(workspace: &'w Workspace, uri: &str, name: &Name) -> Vec<UsesInFile<'w>> {
    let Some(document) = workspace.document(uri) else { return Vec::new() };
    let files = match name {
        // A numbered label is one of its file.
        Name::Numbered(_) => vec![File::Open(document)],
        _ => workspace.files_of(document),
    };
    let uses = |file: File<'w>| {
        let uses = names::uses(file.source(), document.options(), name);
        (file, uses)
    };
    files.into_iter().map(uses).collect()
}

pub(super) fn references(workspace: &Workspace, uri: &str, position: Position, with_definition: bool) -> Vec<Location> {
    let Some((document, offset)) = workspace.at(uri, position) else { return Vec::new() };
    let Some((_, name)) = names::at(workspace, document, offset) else { return Vec::new() };
    locations(workspace, uri, &name, |_, usage| with_definition || usage == Use::Reference)
}

pub(super) fn highlights(workspace: &Workspace, uri: &str, position: Position) -> Vec<DocumentHighlight> {
    let Some((document, offset)) = workspace.at(uri, position) else { return Vec::new() };
    let Some((_, name)) = names::at(workspace, document, offset) else { return Vec::new() };
    let highlight = |(range, usage)| DocumentHighlight {
        range: document.place(range, workspace),
        kind: Some(match usage {
            Use::Definition => DocumentHighlightKind::Write,
            Use::Reference => DocumentHighlightKind::Read,
        }),
    };
    names::uses(&document.source, document.options(), &name).into_iter().map(highlight).collect()
}

/// What can be renamed at a position.
pub(super) fn prepare(
    workspace: &Workspace,
    uri: &str,
    position: Position,
) -> Result<PrepareRenamePlaceholder, String> {
    let (document, offset) = workspace.at(uri, position).ok_or("the document is not open")?;
    let (range, name) = names::at(workspace, document, offset).ok_or("there is no name of a symbol or macro here")?;
    let (Name::Symbol(_) | Name::Macro(_)) = name else {
        return Err("only names of symbols and macros can be changed".to_owned());
    };
    let placeholder = document.source.text.shown(range.clone());
    Ok(PrepareRenamePlaceholder { range: document.place(range, workspace), placeholder })
}

pub(super) fn rename(workspace: &Workspace, uri: &str, position: Position, new: &str) -> Result<WorkspaceEdit, String> {
    prepare(workspace, uri, position)?;
    let (document, offset) = workspace.at(uri, position).ok_or("the document is not open")?;
    let (_, name) = names::at(workspace, document, offset).ok_or("there is no name here")?;
    let is_macro = matches!(name, Name::Macro(_));
    check(workspace, uri, new, is_macro)?;
    let mut changes = Vec::new();
    for (file, uses) in uses(workspace, uri, &name) {
        if uses.is_empty() {
            continue;
        }
        let source = file.source();
        let edits = uses.into_iter().map(|(range, _)| {
            Edit::TextEdit(TextEdit { range: source.place(range, workspace.encoding), new_text: new.to_owned() })
        });
        let version = match &file {
            File::Open(document) => Some(document.version),
            File::Disk(_) => None,
        };
        changes.push(DocumentChange::TextDocumentEdit(TextDocumentEdit {
            text_document: OptionalVersionedTextDocumentIdentifier {
                version,
                text_document_identifier: TextDocumentIdentifier { uri: source.uri.as_str().into() },
            },
            edits: edits.collect(),
        }));
    }
    Ok(WorkspaceEdit { document_changes: Some(changes), ..WorkspaceEdit::default() })
}

/// Refuses what is not a name, and names that are in use.
fn check(workspace: &Workspace, uri: &str, new: &str, is_macro: bool) -> Result<(), String> {
    let is_inner = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    if !new.starts_with(|c: char| c.is_ascii_alphabetic() || matches!(c, '_' | '.'))
        || !new.chars().all(is_inner)
        || new == "."
    {
        return Err(format!("'{new}' is not a name"));
    }
    let document = workspace.document(uri).ok_or("the document is not open")?;
    let options = document.options();
    let lower = new.to_ascii_lowercase();
    if !is_macro && llas::words::registers(options).contains(&lower) {
        return Err(format!("'{new}' is a register"));
    }
    if is_macro && llas::words::directives(options).iter().any(|directive| directive.name == lower) {
        return Err(format!("'{new}' is a directive"));
    }
    let wanted = if is_macro { Name::Macro(new.into()) } else { Name::Symbol(new.into()) };
    for file in workspace.files_of(document) {
        let mut defined = file.parsed(options).definitions_of(new.as_bytes());
        if defined.any(|definition| is_macro == (definition.kind == Kind::Macro))
            || !names::uses(file.source(), options, &wanted).is_empty()
        {
            return Err(format!("'{new}' is in use already"));
        }
    }
    Ok(())
}
