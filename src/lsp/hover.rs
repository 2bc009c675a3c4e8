//! What an editor shows about the word under the pointer.

use super::code::{self, digits};
use super::document::Document;
use super::names::{self, Name};
use super::source::{Kind, word_at};
use super::workspace::Workspace;
use super::{actions, vocabulary};
use gen_lsp_types::{Contents, Hover, MarkupContent, MarkupKind, Position};
use llas::object::Definition;
use llas::statements::{Statement, StatementKind};
use std::fmt::Write as _;
use std::ops::Range;

/// The number of bytes that are shown of a statement.
const BYTES: usize = 32;
/// The number of forms that are shown of a mnemonic.
const FORMS: usize = 12;

pub(super) fn hover(workspace: &Workspace, uri: &str, position: Position) -> Option<Hover> {
    let (document, offset) = workspace.at(uri, position)?;
    let parsed = document.parsed();
    let number = parsed.at(offset)?;
    let statement = parsed.statements.get(number)?;
    if statement.is_trivia() || offset > statement.span().end as usize {
        return None;
    }
    let word = word_at(document.text(), offset);
    let (range, text) = match names::at(workspace, document, offset) {
        Some((range, Name::Symbol(name))) => {
            // A register is no symbol of the object where it is written without a sign.
            let text = symbol(workspace, document, &name).or_else(|| register(document, &range));
            (range, text)
        }
        Some((range, Name::Macro(name))) => (range, called(workspace, document, &name, offset)),
        Some((range, Name::Numbered(index))) => {
            let line = parsed.numbered.get(index).map(|label| document.source.text.line_of(label.start) + 1);
            (range, line.map(|line| format!("label in line {line}")))
        }
        Some((range, Name::File)) => {
            let file = workspace.included(document, &document.source, range.clone());
            (range, file.map(|file| format!("`{}`", file.source().uri)))
        }
        None => {
            let name = statement.name().range();
            let is_operand = word.start >= name.end;
            let register = if is_operand { register(document, &word) } else { None };
            match statement.kind() {
                _ if register.is_some() => (word, register),
                StatementKind::Directive if name.contains(&word.start) => (name, directive(document, statement)),
                StatementKind::Instruction if word.start < name.end || !is_number(document, &word) => {
                    (statement.span().range(), instruction(workspace, document, number, statement))
                }
                _ => (word.clone(), value(document, word)),
            }
        }
    };
    let contents = Contents::MarkupContent(MarkupContent { kind: MarkupKind::Markdown, value: text? });
    Some(Hover { contents, range: Some(document.place(range, workspace)) })
}

/// A register: its size and number, what it overlaps, and what calls use it for.
fn register(document: &Document, word: &Range<usize>) -> Option<String> {
    let name = document.source.text.shown(word.clone()).trim_start_matches('%').to_ascii_lowercase();
    // The elements of a vector are those of the register.
    let help = llas::words::register(document.options(), name.split(['.', '/', '[']).next()?)?;
    let mut text = format!("register `{}`", help.name);
    match help.bits {
        0 => text.push_str(", width of the processor's scalable vectors"),
        bits => _ = write!(text, ", {bits} bits"),
    }
    if let Some(number) = help.dwarf {
        let _ = write!(text, ", DWARF number {number}");
    }
    if !help.overlapping.is_empty() {
        let _ = write!(text, "\n\noverlaps `{}`", help.overlapping.join("`, `"));
    }
    if !help.convention.is_empty() {
        let _ = write!(text, "\n\nin calls: {}", help.convention);
    }
    Some(text)
}

fn is_number(document: &Document, word: &Range<usize>) -> bool {
    document.source.text.part(word.clone()).first().is_some_and(u8::is_ascii_digit)
}

/// A number in other bases.
fn value(document: &Document, word: Range<usize>) -> Option<String> {
    let text = document.source.text.shown(word.clone()).to_ascii_lowercase();
    let number = number(&text)?;
    let is_negative = word.start > 0 && document.text()[word.start - 1] == b'-';
    let shown = if is_negative { number.wrapping_neg() } else { number };
    let mut lines = format!("`{}` = `{shown:#x}` = `{shown:#o}` = `{shown:#b}`", shown as i64);
    if (shown as i64) < 0 && !is_negative {
        let _ = write!(lines, " = `{shown}` unsigned");
    }
    if let Some(character) = u32::try_from(shown).ok().and_then(char::from_u32).filter(|c| c.is_ascii_graphic()) {
        let _ = write!(lines, " = `'{character}'`");
    }
    Some(lines)
}

fn number(text: &str) -> Option<u64> {
    if let Some(digits) = text.strip_prefix("0x") {
        return u64::from_str_radix(digits, 16).ok();
    }
    if let Some(digits) = text.strip_prefix("0b") {
        return u64::from_str_radix(digits, 2).ok();
    }
    match text.strip_prefix('0').filter(|digits| !digits.is_empty()) {
        Some(digits) => u64::from_str_radix(digits, 8).ok(),
        None => text.parse().ok(),
    }
}

fn directive(document: &Document, statement: &Statement) -> Option<String> {
    let name = document.source.text.shown(statement.name().range()).to_ascii_lowercase();
    let help = llas::words::directives(document.options()).into_iter().find(|help| help.name == name)?;
    Some(format!("```asm\n{} {}\n```\n{}.", help.name, help.operands, help.text))
}

/// An instruction: its bytes and relocations here, and its form.
fn instruction(workspace: &Workspace, document: &Document, number: usize, statement: &Statement) -> Option<String> {
    let mut text = format!("```asm\n{}\n```\n", document.source.text.shown(statement.span().range()).trim());
    if let Some(built) = document.built(workspace) {
        for placed in code::placed(built, statement.span().start as usize) {
            let _ = writeln!(text, "`{}+{:#x}`: `{}`\n", placed.section, placed.offset, digits(placed.bytes, BYTES));
            for (at, relocation) in placed.relocations {
                let _ = writeln!(text, "relocation at byte {at}: `{relocation}`\n");
            }
        }
    }
    match code::explained(document, number).as_ref().and_then(|explained| explained.forms.first()) {
        Some(form) => {
            if let Some(row) = form.source {
                let _ = writeln!(text, "form `{}` ({}:{})\n", row.text, row.file, row.line);
            }
            if !form.needs.is_empty() {
                let _ = writeln!(text, "needs {}\n", form.needs);
            }
            let fields = form.units.iter().flat_map(|unit| &unit.fields).filter(|field| !field.name.is_empty());
            let shown: Vec<String> = fields.map(|field| format!("{}={:#x}", field.name, field.value)).collect();
            if !shown.is_empty() {
                let _ = writeln!(text, "fields {}\n", shown.join(", "));
            }
        }
        None => text.push_str(&forms(workspace, document, number, statement).unwrap_or_default()),
    }
    Some(text)
}

/// The forms that the mnemonic of a statement has.
fn forms(workspace: &Workspace, document: &Document, number: usize, statement: &Statement) -> Option<String> {
    let name = document.source.text.shown(statement.name().range()).to_ascii_lowercase();
    let known = vocabulary::instructions(workspace, document, code::selecting(document, number));
    let spelling = known.iter().find(|spelling| spelling.name == name)?;
    Some(format!("```asm\n{}\n```\n", vocabulary::lines(spelling, FORMS)))
}

/// A symbol: what it is in the object, and how the text defines it.
fn symbol(workspace: &Workspace, document: &Document, name: &[u8]) -> Option<String> {
    let shown = String::from_utf8_lossy(name).into_owned();
    let mut text = String::new();
    for file in workspace.files_of(document) {
        let parsed = file.parsed(document.options());
        for definition in parsed.definitions_of(name).filter(|definition| definition.kind != Kind::Macro).take(3) {
            let statement = parsed.statements.get(definition.statement)?;
            let source = file.source();
            let line = source.text.line_of(statement.span().start as usize);
            let whole = source.text.shown(statement.span().range());
            let place =
                if std::ptr::eq(source, &document.source) { String::new() } else { format!(" of {}", source.uri) };
            let _ = writeln!(text, "```asm\n{whole}\n```\nline {}{place}\n", line + 1);
        }
    }
    let object = document.with_labels(workspace).map(|built| &built.assembled.object);
    let Some(symbol) = object.and_then(|object| object.symbol_named(name)) else {
        return (!text.is_empty()).then_some(text);
    };
    let binding = match (symbol.is_weak(), symbol.is_global()) {
        (true, _) => "weak",
        (false, true) => "global",
        (false, false) => "local",
    };
    let value = match symbol.definition() {
        Definition::Section(id, offset) => {
            let section =
                object.and_then(|object| object.section(id)).map(|section| section.name()).unwrap_or_default();
            format!("`{}+{offset:#x}`", String::from_utf8_lossy(section))
        }
        Definition::Absolute(value) => format!("`{value:#x}` = `{}`", value as i64),
        Definition::Common(alignment) => format!("common, alignment {alignment}"),
        _ => "undefined here".to_owned(),
    };
    let size = if symbol.size() == 0 { String::new() } else { format!(", {} bytes", symbol.size()) };
    let _ = writeln!(text, "{binding} symbol `{shown}`: {value}{size}");
    Some(text)
}

/// A macro: its first line, and what a call becomes.
fn called(workspace: &Workspace, document: &Document, name: &[u8], offset: usize) -> Option<String> {
    let mut text = String::new();
    for file in workspace.files_of(document) {
        let parsed = file.parsed(document.options());
        if let Some(definition) = parsed.definitions_of(name).find(|definition| definition.kind == Kind::Macro) {
            let statement = parsed.statements.get(definition.statement)?;
            text = format!("```asm\n{}\n```\n", file.source().text.shown(statement.span().range()));
            break;
        }
    }
    if let Some((_, expansion)) = actions::expansion(workspace, document, offset) {
        let lines: Vec<&str> = expansion.lines().collect();
        let more = if lines.len() > FORMS { "\n\u{2026}" } else { "" };
        let _ = writeln!(text, "```asm\n{}{more}\n```", lines[..lines.len().min(FORMS)].join("\n"));
    }
    Some(text)
}
