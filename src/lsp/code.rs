//! The bytes and relocations of statements, and how instructions are explained.

use super::document::{AssembledText, Document};
use super::source::Parsed;
use super::target;
use llas::explain::{Instruction, explain};
use llas::object::{Definition, Object, Relocation};
use llas::statements::{Statement, StatementKind};

/// The bytes of a statement.
pub(super) struct Placed<'b> {
    pub(super) section: String,
    pub(super) offset: u64,
    pub(super) bytes: &'b [u8],
    /// Each with the offset of its field in the statement's bytes.
    pub(super) relocations: Vec<(u64, String)>,
}

/// The runs of bytes of the statement that begins at an offset of the text.
pub(super) fn placed(built: &AssembledText, start: usize) -> Vec<Placed<'_>> {
    let object = &built.assembled.object;
    // The list is in the order of the text.
    let runs = built.assembled.statements().skip_while(|run| run.span.start < start);
    let runs = runs.take_while(|run| run.span.start == start);
    let one = |run: llas::listing::PlacedStatement<'_>| {
        let section = object.section(run.section)?;
        let end = run.offset + run.size;
        let relocations = section.relocations().filter(|r| r.offset() >= run.offset && r.offset() < end);
        let bytes = section.bytes();
        let part = usize::try_from(run.offset).ok()?..usize::try_from(end).ok()?;
        Some(Placed {
            section: String::from_utf8_lossy(section.name()).into_owned(),
            offset: run.offset,
            bytes: bytes.get(part).unwrap_or_default(),
            relocations: relocations.map(|r| (r.offset() - run.offset, shown(object, &r))).collect(),
        })
    };
    runs.filter_map(one).collect()
}

/// A relocation as `TYPE symbol+addend`.
pub(super) fn shown(object: &Object, relocation: &Relocation<'_>) -> String {
    let symbol = relocation.symbol();
    // The symbol of a section has no name of its own in ELF.
    let name = symbol.map(|symbol| match (symbol.name(), symbol.definition()) {
        (b"", Definition::Section(id, _)) => object.section(id).map_or(&b""[..], |section| section.name()),
        (name, _) => name,
    });
    let name = name.map(String::from_utf8_lossy);
    let addend = match relocation.addend() {
        0 => String::new(),
        addend => format!("{addend:+}"),
    };
    format!("{} {}{addend}", relocation.kind(), name.unwrap_or_default())
}

/// Bytes as hexadecimal digits; of many the first.
pub(super) fn digits(bytes: &[u8], most: usize) -> String {
    let shown: Vec<String> = bytes.iter().take(most).map(|byte| format!("{byte:02x}")).collect();
    shown.join(" ") + if bytes.len() > most { " \u{2026}" } else { "" }
}

/// The number of statements before an instruction that its explanation considers.
const MAX_STATEMENTS: usize = 256;

/// The statements before one that change how it is read.
pub(super) fn state_before(document: &Document, number: usize) -> String {
    let Parsed { statements, .. } = document.parsed();
    let changes = |statement: &&Statement| match statement.kind() {
        StatementKind::Assignment => true,
        StatementKind::Directive => {
            let name = document.source.text.shown(statement.name().range()).to_ascii_lowercase();
            target::STATE.contains(&&*name)
        }
        _ => false,
    };
    let mut found: Vec<String> = statements[..number.min(statements.len())]
        .iter()
        .rev()
        .filter(changes)
        .take(MAX_STATEMENTS)
        .map(|statement| document.source.text.shown(statement.span().range()))
        .collect();
    found.reverse();
    found.join("\n")
}

/// Explains the instruction of a statement as the assembler reads it there.
pub(super) fn explained(document: &Document, number: usize) -> Option<Instruction> {
    let statement = document.parsed().statements.get(number)?;
    let text = document.source.text.shown(statement.span().range());
    let state = state_before(document, number);
    let labels = numbered(&document.source.text.shown(statement.operands().range()));
    let after = |before: &str| format!("{}\n{before}\n{text}\n{}\n", labels.0, labels.1);
    // An instruction before it may make it conditional. If what is before has an error, it is explained alone.
    let instructions = instructions_before(document, number);
    let with = |count: usize| after(&format!("{state}\n{}", instructions[instructions.len() - count..].join("\n")));
    let mut texts = (0..=instructions.len()).map(|count| (count, with(count))).chain([(0, after(""))]);
    let explained = texts.find_map(|(count, text)| {
        let found = explain(&text, document.options()).ok();
        // An instruction without a row of its own is not explained; those before it are.
        found.filter(|found| found.instructions.len() > count)
    });
    explained?.instructions.pop()
}

/// The number of instructions that one can make conditional.
const CONDITIONAL: usize = 4;

/// The instructions directly before a statement, in the order of the text.
fn instructions_before(document: &Document, number: usize) -> Vec<String> {
    let Parsed { statements, .. } = document.parsed();
    let before = statements[..number.min(statements.len())].iter().rev().filter(|statement| !statement.is_trivia());
    let before = before.take_while(|statement| statement.kind() == StatementKind::Instruction).take(CONDITIONAL);
    let mut found: Vec<String> = before.map(|statement| document.source.text.shown(statement.span().range())).collect();
    found.reverse();
    found
}

/// The numbered labels that operands refer to: those before and those after.
fn numbered(operands: &str) -> (String, String) {
    let (mut before, mut after) = (String::new(), String::new());
    for word in operands.split(|c: char| !c.is_ascii_alphanumeric()) {
        let (number, direction) = word.split_at(word.len().saturating_sub(1));
        if !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit()) {
            match direction {
                "b" => before.push_str(&format!("{number}:\n")),
                "f" => after.push_str(&format!("{number}:\n")),
                _ => {}
            }
        }
    }
    (before, after)
}

/// The name of the last directive before a statement that selects a syntax or an instruction set; empty if the target
/// decides.
pub(super) fn selecting(document: &Document, number: usize) -> &'static str {
    let Parsed { statements, .. } = document.parsed();
    let shown = |range| document.source.text.shown(range).trim().to_ascii_lowercase();
    let before = statements[..number.min(statements.len())].iter().rev();
    let last = before.filter(|statement| statement.kind() == StatementKind::Directive).find_map(|statement| {
        target::selecting(&shown(statement.name().range()), &shown(statement.operands().range()))
    });
    last.unwrap_or(if document.begins_in_intel() { ".intel_syntax" } else { "" })
}

/// Whether instructions are in Intel syntax at a statement.
pub(super) fn is_intel(document: &Document, number: usize) -> bool {
    selecting(document, number) == ".intel_syntax"
}
