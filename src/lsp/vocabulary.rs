//! The mnemonics of a document's target, which are read from the tables once.

use super::document::Document;
use super::workspace::Workspace;
use llas::words::Spelling;
use std::rc::Rc;

/// Mnemonics by the machine and the directive that selects them.
pub(super) type Kept = Vec<(String, &'static str, Rc<Vec<Spelling>>)>;

/// The mnemonics after a directive that selects a syntax or an instruction set ([`super::code::selecting`]).
pub(super) fn instructions(workspace: &Workspace, document: &Document, directive: &'static str) -> Rc<Vec<Spelling>> {
    let triple = document.options().triple().to_string();
    let machine = triple.split('-').next().unwrap_or_default();
    let mut kept = workspace.vocabulary.borrow_mut();
    if let Some((_, _, known)) = kept.iter().find(|(name, selecting, _)| name == machine && *selecting == directive) {
        return known.clone();
    }
    let all = Rc::new(llas::words::instructions(document.options(), directive));
    kept.push((machine.to_owned(), directive, all.clone()));
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
