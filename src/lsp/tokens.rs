//! What the words of a text are, for colours.

use super::document::Document;
use super::source::{Kind, is_name_byte};
use super::text::Encoding;
use super::workspace::Workspace;
use gen_lsp_types::{SemanticToken, SemanticTokens};
use llas::statements::{Statement, StatementKind};
use std::collections::HashSet;
use std::ops::Range;

/// The kinds of tokens; an index is what the protocol has.
pub(super) const LEGEND: [&str; 9] =
    ["comment", "keyword", "decorator", "function", "variable", "number", "string", "macro", "parameter"];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    Comment,
    Mnemonic,
    Directive,
    Label,
    Symbol,
    Number,
    String,
    Macro,
    Register,
}

struct Writer<'w> {
    document: &'w Document,
    encoding: Encoding,
    /// The line and character of the last token.
    last: (u32, u32),
    tokens: Vec<SemanticToken>,
}

impl Writer<'_> {
    /// Adds a token; one of several lines is a token on each.
    fn add(&mut self, range: Range<usize>, token: Token) {
        let text = &self.document.source.text;
        let mut start = range.start;
        while start < range.end {
            let line = text.line(text.line_of(start));
            let end = range.end.min(line.end.max(start));
            let place = text.place(start..end, self.encoding);
            // What would be before the last token is unknown.
            if end > start && (place.start.line, place.start.character) >= self.last {
                let (line, character) = (place.start.line, place.start.character);
                let delta_line = line - self.last.0;
                self.tokens.push(SemanticToken {
                    delta_line,
                    delta_start: if delta_line == 0 { character - self.last.1 } else { character },
                    length: place.end.character - character,
                    token_type: token as u32,
                    token_modifiers_bitset: 0,
                });
                self.last = (line, character);
            }
            // The end of the line.
            start = end.max(start) + 1;
        }
    }
}

/// The tokens of a text or of a range.
pub(super) fn of(workspace: &Workspace, uri: &str, part: Option<gen_lsp_types::Range>) -> SemanticTokens {
    let Some(document) = workspace.document(uri) else { return SemanticTokens::default() };
    let parsed = document.parsed();
    let part = match part {
        Some(place) => document.source.text.range(place, workspace.encoding),
        None => 0..document.text().len(),
    };
    let registers: HashSet<String> = llas::words::registers(document.options()).into_iter().collect();
    let macros: HashSet<Vec<u8>> = macros(workspace, document);
    let mut writer = Writer { document, encoding: workspace.encoding, last: (0, 0), tokens: Vec::new() };
    let first = parsed.statements.partition_point(|statement| (statement.span().end as usize) < part.start);
    for statement in &parsed.statements[first..] {
        let span = statement.span().range();
        if span.start > part.end {
            break;
        }
        let name = statement.name().range();
        let word = document.source.text.part(name.clone());
        let is_macro = macros.contains(word);
        match statement.kind() {
            StatementKind::Comment => writer.add(span, Token::Comment),
            StatementKind::Label => writer.add(name, Token::Label),
            StatementKind::Assignment => {
                writer.add(name, Token::Symbol);
                operands(&mut writer, statement, &registers);
            }
            StatementKind::Directive | StatementKind::Instruction => {
                if !statement.prefixes().range().is_empty() {
                    writer.add(statement.prefixes().range(), Token::Mnemonic);
                }
                let token = match statement.kind() {
                    _ if is_macro => Token::Macro,
                    StatementKind::Directive => Token::Directive,
                    _ => Token::Mnemonic,
                };
                writer.add(name, token);
                operands(&mut writer, statement, &registers);
            }
            _ => {}
        }
    }
    SemanticTokens { result_id: None, data: writer.tokens }
}

/// The names of the macros that a document can call.
pub(super) fn macros(workspace: &Workspace, document: &Document) -> HashSet<Vec<u8>> {
    let mut names = HashSet::new();
    for file in workspace.files_of(document) {
        let parsed = file.parsed(document.options());
        names.extend(parsed.names().filter(|(_, kind)| *kind == Kind::Macro).map(|(name, _)| name.to_vec()));
    }
    names
}

fn operands(writer: &mut Writer<'_>, statement: &Statement, registers: &HashSet<String>) {
    let Range { start, end } = statement.operands().range();
    let text = writer.document.source.text.bytes();
    let end = end.min(text.len());
    let mut at = start;
    while at < end {
        let from = at;
        match text[at] {
            b'"' => {
                at += 1;
                while at < end && text[at] != b'"' {
                    at += if text[at] == b'\\' { 2 } else { 1 };
                }
                at = (at + 1).min(end);
                writer.add(from..at, Token::String);
            }
            b'\\' => {
                at += 1;
                at += text[at..end].iter().take_while(|&&b| is_name_byte(b) || b == b'@').count().max(1);
                at = at.min(end);
                writer.add(from..at, Token::Register);
            }
            b'/' if text.get(at + 1) == Some(&b'*') => {
                let close = memchr::memmem::find(text.get(at + 2..end).unwrap_or_default(), b"*/");
                at = close.map_or(end, |close| at + close + 4);
                writer.add(from..at, Token::Comment);
            }
            b'%' => {
                at += 1 + text[at + 1..end].iter().take_while(|&&b| is_name_byte(b)).count();
                writer.add(from..at, Token::Register);
            }
            byte if is_name_byte(byte) => {
                at += text[at..end].iter().take_while(|&&b| is_name_byte(b)).count();
                let mut word = from..at;
                while word.len() > 1 && text[word.start] == b'$' {
                    word.start += 1;
                }
                let shown = String::from_utf8_lossy(&text[word.clone()]).to_ascii_lowercase();
                let stem = shown.split('.').next().unwrap_or_default();
                let token = if shown.starts_with(|c: char| c.is_ascii_digit()) {
                    Token::Number
                } else if registers.contains(&shown) || !stem.is_empty() && registers.contains(stem) {
                    Token::Register
                } else {
                    Token::Symbol
                };
                if shown != "." && shown != "$" {
                    writer.add(word, token);
                }
            }
            _ => at += 1,
        }
    }
}
