//! What can be written at a place, and the operands of the statement there.

use super::code;
use super::document::Document;
use super::source::Kind;
use super::workspace::Workspace;
use super::{target, vocabulary};
use gen_lsp_types::{
    ActiveParameter, CompletionItem, CompletionItemKind, CompletionItemTextEdit, CompletionList, Documentation,
    MarkupKind, ParameterInformation, ParameterInformationLabel, Position, SignatureHelp, SignatureInformation,
    TextEdit,
};
use llas::statements::{Statement, StatementKind};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::ops::Range;

/// The number of items in an answer.
const MAX_ITEMS: usize = 400;
/// The number of forms that an item shows in one line, and when it is resolved.
const FORMS: (usize, usize) = (2, 40);

/// What is before the cursor: the statement that it is in, and the word that ends there.
struct Place<'d> {
    document: &'d Document,
    /// The number of the statement, or of the one before.
    number: usize,
    /// The statement's part before the word; `None` if the word begins the statement.
    before: Option<&'d Statement>,
    /// The word, with `.`, `%` or `@` before it.
    word: Range<usize>,
}

impl<'d> Place<'d> {
    fn new(document: &'d Document, offset: usize) -> Option<Self> {
        let (text, parsed) = (document.text(), document.parsed());
        let offset = offset.min(text.len());
        let is_inner = |b: &&u8| super::source::is_name_byte(**b) && **b != b'$';
        let len = text[..offset].iter().rev().take_while(is_inner).count();
        let mut word = offset - len..offset;
        if word.start > 0 && matches!(text[word.start - 1], b'%' | b'@') {
            word.start -= 1;
        }
        let number = parsed.at(word.start).unwrap_or(0);
        let statement = parsed.statements.get(number);
        let line_start = document.source.text.line(document.source.text.line_of(offset)).start;
        let before = statement.filter(|statement| {
            let span = statement.span().range();
            // Operands may follow blanks at the end of the line, which are not part of the statement.
            let is_same_line = span.end >= line_start
                && text[span.end.min(word.start)..word.start].iter().all(|b| matches!(b, b' ' | b'\t'));
            span.start < word.start && is_same_line
        });
        if statement.is_some_and(|s| s.kind() == StatementKind::Comment && before.is_some()) {
            return None;
        }
        let before =
            before.filter(|statement| !matches!(statement.kind(), StatementKind::Label | StatementKind::Blank));
        Some(Place { document, number, before, word })
    }

    fn shown(&self) -> String {
        self.document.source.text.shown(self.word.clone())
    }
}

pub(super) fn complete(workspace: &Workspace, uri: &str, position: Position) -> CompletionList {
    let empty = CompletionList { is_incomplete: false, ..CompletionList::default() };
    let Some((document, offset)) = workspace.at(uri, position) else { return empty };
    let Some(place) = Place::new(document, offset) else { return empty };
    let word = place.shown();
    let directive = code::selecting(document, place.number);
    let mut items = Items { workspace, place: &place, word: &word, directive, found: Vec::new(), is_full: false };
    match place.before {
        None => items.heads(),
        Some(statement) => items.operands(statement),
    }
    CompletionList { is_incomplete: items.is_full, items: items.found, ..CompletionList::default() }
}

struct Items<'i> {
    workspace: &'i Workspace,
    place: &'i Place<'i>,
    word: &'i str,
    /// See [`code::selecting`].
    directive: &'static str,
    found: Vec<CompletionItem>,
    is_full: bool,
}

impl Items<'_> {
    fn add(&mut self, name: &str, kind: CompletionItemKind, detail: Option<String>) {
        let begins = name.get(..self.word.len()).is_some_and(|begin| begin.eq_ignore_ascii_case(self.word));
        if !begins {
            return;
        }
        if self.found.len() == MAX_ITEMS {
            self.is_full = true;
            return;
        }
        let document = self.place.document;
        let is_resolved = matches!(kind, CompletionItemKind::Keyword | CompletionItemKind::Property);
        self.found.push(CompletionItem {
            label: name.to_owned(),
            kind: Some(kind),
            detail,
            filter_text: Some(name.to_owned()),
            text_edit: Some(CompletionItemTextEdit::TextEdit(TextEdit {
                range: document.place(self.place.word.clone(), self.workspace),
                new_text: name.to_owned(),
            })),
            data: is_resolved.then(|| json!({ "uri": document.source.uri, "directive": self.directive })),
            ..CompletionItem::default()
        });
    }

    /// What begins a statement.
    fn heads(&mut self) {
        let document = self.place.document;
        if self.word.is_empty() || self.word.starts_with('.') {
            for help in llas::words::directives(document.options()) {
                self.add(help.name, CompletionItemKind::Property, Some(help.operands.to_owned()));
            }
        }
        for name in super::tokens::macros(self.workspace, document) {
            self.add(&String::from_utf8_lossy(&name), CompletionItemKind::Method, Some("macro".to_owned()));
        }
        for spelling in vocabulary::instructions(self.workspace, document, self.directive).iter() {
            let forms: Vec<&str> = spelling.forms.iter().take(FORMS.0).map(|form| form.text.as_str()).collect();
            self.add(&spelling.name, CompletionItemKind::Keyword, Some(forms.join(" | ")));
        }
    }

    fn operands(&mut self, statement: &Statement) {
        let document = self.place.document;
        let options = document.options();
        let directive = document.source.text.shown(statement.name().range()).to_ascii_lowercase();
        let words: Vec<String> = match (statement.kind(), directive.as_str()) {
            (StatementKind::Directive, ".arch_extension") => owned(llas::words::extensions(options)),
            (StatementKind::Directive, ".cpu") => owned(options.processors()),
            (StatementKind::Directive, ".arch") => owned(llas::words::architectures(options)),
            (StatementKind::Directive, ".type") if self.word.starts_with('@') => {
                owned(["@function", "@object", "@tls_object", "@notype", "@common", "@gnu_indirect_function"])
            }
            _ => Vec::new(),
        };
        if !words.is_empty() {
            words.iter().for_each(|word| self.add(word, CompletionItemKind::EnumMember, None));
            return;
        }
        if statement.kind() != StatementKind::Directive
            || directive.starts_with(".cfi_")
            || directive.starts_with(".seh_")
        {
            let sign = if self.word.starts_with('%') { "%" } else { "" };
            for register in llas::words::registers(options) {
                self.add(&format!("{sign}{register}"), CompletionItemKind::Variable, None);
            }
        }
        let mut names: BTreeMap<String, Kind> = BTreeMap::new();
        for file in self.workspace.files_of(document) {
            for (name, kind) in file.parsed(options).names() {
                names.insert(String::from_utf8_lossy(name).into_owned(), kind);
            }
        }
        for (name, kind) in names {
            let shown = match kind {
                Kind::Macro => continue,
                Kind::Label => CompletionItemKind::Function,
                Kind::Value | Kind::Common => CompletionItemKind::Constant,
            };
            self.add(&name, shown, None);
        }
    }
}

fn owned<'s>(words: impl IntoIterator<Item = &'s str>) -> Vec<String> {
    words.into_iter().map(str::to_owned).collect()
}

/// Adds the documentation of an item, which is what the client got.
pub(super) fn resolve(workspace: &Workspace, mut item: Value) -> Value {
    let (label, data) = (item["label"].as_str().unwrap_or_default(), &item["data"]);
    let Some(document) = data["uri"].as_str().and_then(|uri| workspace.document(uri)) else { return item };
    let text = if label.starts_with('.') {
        let help = llas::words::directives(document.options()).into_iter().find(|help| help.name == label);
        help.map(|help| format!("```asm\n{} {}\n```\n{}.", help.name, help.operands, help.text))
    } else {
        let selecting = target::selecting(data["directive"].as_str().unwrap_or_default(), "").unwrap_or_default();
        let known = vocabulary::instructions(workspace, document, selecting);
        let spelling = known.iter().find(|spelling| spelling.name == label);
        spelling.map(|spelling| format!("```asm\n{}\n```", vocabulary::lines(spelling, FORMS.1)))
    };
    if let Some(value) = text {
        item["documentation"] = json!({ "kind": MarkupKind::Markdown, "value": value });
    }
    item
}

/// The operands of the directive or instruction at a position.
pub(super) fn signature(workspace: &Workspace, uri: &str, position: Position) -> Option<SignatureHelp> {
    let (document, offset) = workspace.at(uri, position)?;
    let place = Place::new(document, offset)?;
    let statement = place.before?;
    let written = document.source.text.part(statement.name().end as usize..offset);
    let active = written.iter().filter(|&&byte| byte == b',').count() as u32;
    let name = document.source.text.shown(statement.name().range()).to_ascii_lowercase();
    let signatures: Vec<SignatureInformation> = match statement.kind() {
        StatementKind::Directive => {
            let help = llas::words::directives(document.options()).into_iter().find(|help| help.name == name)?;
            vec![one(help.name, help.operands, Some(help.text.to_owned()), active)]
        }
        StatementKind::Instruction => {
            let known = vocabulary::instructions(workspace, document, code::selecting(document, place.number));
            let spelling = known.iter().find(|spelling| spelling.name == name)?;
            let needs = |text: &str| (!text.is_empty()).then(|| format!("needs {text}"));
            let has = |operands: &str| operands.split(',').count() as u32 > active;
            let forms = spelling.forms.iter().filter(|form| has(&form.text)).take(FORMS.1);
            forms.map(|form| one(&spelling.name, &form.text, needs(&form.needs), active)).collect()
        }
        _ => return None,
    };
    (!signatures.is_empty()).then_some(SignatureHelp {
        signatures,
        active_signature: Some(0),
        active_parameter: Some(ActiveParameter::Int(active)),
    })
}

fn one(name: &str, operands: &str, text: Option<String>, active: u32) -> SignatureInformation {
    let label = format!("{name} {operands}");
    let (mut parameters, mut at) = (Vec::new(), name.len() + 1);
    for operand in operands.split(',') {
        let trimmed = operand.trim_matches(['[', ']', ' ']);
        if !trimmed.is_empty() {
            let start = at + operand.find(trimmed).unwrap_or(0);
            let label = ParameterInformationLabel::Tuple((start as u32, (start + trimmed.len()) as u32));
            parameters.push(ParameterInformation { label, documentation: None });
        }
        at += operand.len() + 1;
    }
    // A list goes on with its last operand.
    let last = (parameters.len() as u32).saturating_sub(1 + u32::from(operands.contains("...")));
    let active = if operands.contains("...") { active.min(last) } else { active };
    SignatureInformation {
        label,
        documentation: text.map(Documentation::String),
        parameters: Some(parameters),
        active_parameter: Some(ActiveParameter::Int(active)),
    }
}
