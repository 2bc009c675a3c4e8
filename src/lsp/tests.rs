//! Random edits: the messages after each are those of the text as it is then.

use super::params::Change;
use super::text::Encoding;
use super::workspace::Workspace;
use super::{Host, diagnostics};
use gen_lsp_types::{Position, Range as Place};
use llas::Options;
use std::io;

const URI: &str = "file:///llas/a.s";
const EDITS: usize = 10_000;

fn options(flags: &[String]) -> Result<Options, String> {
    let triple = flags.iter().find_map(|flag| flag.strip_prefix("--triple=")).unwrap_or("x86_64-linux-gnu");
    let triple: llas::Triple = triple.parse().map_err(|_| "no such target".to_owned())?;
    Options::for_target(triple).map_err(|error| error.message)
}

fn workspace() -> Workspace {
    Workspace::new(Host::new(|_, _| Err(io::ErrorKind::NotFound.into()), options).unwrap())
}

/// A text by the definition of positions: lines, and characters counted in units of UTF-16.
fn offset(text: &str, position: Position) -> usize {
    let (mut line, mut units) = (0, 0);
    let mut characters = text.char_indices().peekable();
    while let Some((at, c)) = characters.next() {
        let is_end = c == '\n' || c == '\r';
        if line == position.line && (is_end || units + c.len_utf16() as u32 > position.character) {
            return at;
        }
        units += c.len_utf16() as u32;
        if c == '\n' || c == '\r' && characters.peek().is_none_or(|next| next.1 != '\n') {
            (line, units) = (line + 1, 0);
        }
    }
    text.len()
}

const WORDS: [&str; 34] = [
    "\n",
    "\r\n",
    "\r",
    "\t",
    " ",
    ",",
    "#",
    "\"",
    ":",
    "f",
    "f:",
    "1:",
    "1b",
    "jmp\tf\n",
    "\tretq\n",
    "\tmovq\t%rax, %rbx\n",
    "\tmvoq\t%rax, %rbx\n",
    ".byte 300\n",
    ".set a, 4\n",
    ".macro m x\n\\x\n.endm\n",
    "m nop\n",
    ".if 0\n",
    ".endif\n",
    ".rept 3\n",
    ".endr\n",
    "\u{e9}",
    "\u{1f600}",
    "/*",
    "*/",
    ".section .x\n",
    "# triple: aarch64-linux-gnu\n",
    "ret\n",
    ".intel_syntax noprefix\n",
    ";",
];

#[test]
fn edits_are_as_fresh_texts() {
    let mut random = 42u64;
    let mut next = |below: usize| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as usize % below.max(1)
    };
    let mut edited = workspace();
    let mut text = String::from("# llas: --triple=x86_64-linux-gnu\r\nf:\tretq\r\n\tjmp\tf");
    edited.open(URI, 0, text.clone());
    let (mut clean, mut distinct) = (0, std::collections::HashSet::new());
    for version in 1..=EDITS {
        let at = |line: usize, character: usize| Position { line: line as u32, character: character as u32 };
        let lines = text.lines().count() + 2;
        let (start, width) = (at(next(lines), next(24)), next(6));
        let end = if next(8) == 0 {
            at(start.line as usize + 1, next(5))
        } else {
            at(start.line as usize, start.character as usize + width)
        };
        let by: String =
            if text.len() > 700 { String::new() } else { (0..next(4)).map(|_| WORDS[next(WORDS.len())]).collect() };
        let change = if text.len() > 1500 || next(500) == 0 {
            text = by.clone();
            Change { range: None, text: by }
        } else {
            let (from, to) = (offset(&text, start), offset(&text, end));
            text.replace_range(from.min(to)..from.max(to), &by);
            Change { range: Some(Place { start, end }), text: by }
        };
        let (settings, host) = (edited.settings.clone(), edited.host.clone());
        let document = edited.document_mut(URI).unwrap();
        document.version = version as i32;
        document.apply(vec![change], Encoding::Utf16, &settings, &host);
        let mut fresh = workspace();
        fresh.open(URI, version as i32, text.clone());
        let (document, other) = (edited.document(URI).unwrap(), fresh.document(URI).unwrap());
        assert_eq!(String::from_utf8_lossy(document.text()), text, "edit {version}");
        let found = diagnostics::of(&edited, document);
        assert_eq!(found, diagnostics::of(&fresh, other), "edit {version}: {text}");
        clean += usize::from(found.is_empty());
        distinct.insert(found.iter().map(|diagnostic| format!("{:?}", diagnostic.message)).collect::<String>());
    }
    assert!(clean > 10 && distinct.len() > 100, "{clean} texts without messages, {} different lists", distinct.len());
}
