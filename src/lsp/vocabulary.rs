//! The mnemonics of a document's target, which are read from the tables once.

use super::document::Document;
use super::workspace::Workspace;
use llas::words::Spelling;
use std::rc::Rc;

/// Mnemonics by the machine and whether they are Intel's.
pub(super) type Kept = Vec<(String, bool, Rc<Vec<Spelling>>)>;

pub(super) fn instructions(workspace: &Workspace, document: &Document, intel: bool) -> Rc<Vec<Spelling>> {
    let triple = document.options().triple().to_string();
    let machine = triple.split('-').next().unwrap_or_default();
    let mut kept = workspace.vocabulary.borrow_mut();
    if let Some((_, _, known)) = kept.iter().find(|(name, syntax, _)| name == machine && *syntax == intel) {
        return known.clone();
    }
    let all = Rc::new(llas::words::instructions(document.options(), intel));
    kept.push((machine.to_owned(), intel, all.clone()));
    all
}

/// The forms of a mnemonic, one on each line.
pub(super) fn lines(spelling: &Spelling, most: usize) -> String {
    let line = |form: &llas::words::Operands| {
        let needs = if form.needs.is_empty() { String::new() } else { format!("    ({})", form.needs) };
        format!("{} {}{needs}", spelling.name, form.text).trim_end().to_owned()
    };
    let mut lines: Vec<String> = spelling.forms.iter().take(most).map(line).collect();
    if spelling.forms.len() > most {
        lines.push(format!("\u{2026} {} more", spelling.forms.len() - most));
    }
    lines.join("\n")
}
