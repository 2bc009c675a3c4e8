//! Inlay hints: the bytes or offsets of instructions, and their relocations.

use super::code::{digits, shown};
use super::settings::Hints;
use super::workspace::Workspace;
use gen_lsp_types::{InlayHint, Label, Range as Place};
use llas::statements::StatementKind;

/// The number of bytes that a hint shows.
const BYTES: usize = 16;

pub(super) fn hints(workspace: &Workspace, uri: &str, place: Place) -> Vec<InlayHint> {
    let Some(document) = workspace.document(uri).filter(|_| workspace.settings.hints != Hints::Off) else {
        return Vec::new();
    };
    let Some(built) = document.built(workspace) else { return Vec::new() };
    let part = document.source.text.range(place, workspace.encoding);
    let (parsed, object) = (document.parsed(), &built.assembled.object);
    let mut hints = Vec::new();
    let runs = built.assembled.statements().skip_while(|run| run.span.start < part.start);
    let mut relocations = Vec::new();
    let mut of_section = None;
    for run in runs.take_while(|run| run.span.start <= part.end) {
        let statement = parsed.at(run.span.start).and_then(|number| parsed.statements.get(number));
        if statement.is_none_or(|statement| statement.kind() != StatementKind::Instruction) {
            continue;
        }
        let Some(section) = object.section(run.section) else { continue };
        if of_section != Some(run.section) {
            relocations = section.relocations().collect();
            relocations.sort_by_key(|relocation| relocation.offset());
            of_section = Some(run.section);
        }
        let (start, end) = (run.offset, run.offset + run.size);
        let mut label = match workspace.settings.hints {
            Hints::Offsets => format!("{start:#x}"),
            _ => digits(run.bytes, BYTES),
        };
        if workspace.settings.relocations {
            let first = relocations.partition_point(|relocation| relocation.offset() < start);
            for relocation in relocations[first..].iter().take_while(|relocation| relocation.offset() < end).take(4) {
                label.push_str("  ");
                label.push_str(&shown(object, relocation));
            }
        }
        hints.push(InlayHint {
            position: document.source.text.position(run.span.end, workspace.encoding),
            label: Label::String(label),
            kind: None,
            text_edits: None,
            tooltip: None,
            padding_left: Some(true),
            padding_right: None,
            data: None,
        });
    }
    hints
}
