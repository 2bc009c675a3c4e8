//! Compares the fast paths with the lexer, on all golden texts and their mutations.

use super::{Statement, StatementKind, Statements, head};
use crate::parse::lexer::{Dialect, Lexer, Token};
use crate::source::bytes::Numbers;
use std::fs;
use std::path::{Path, PathBuf};

/// The characters that start comments.
const COMMENTS: [u8; 3] = [b'#', b'@', 0];

/// What mutations insert, separated by `~`.
const SIGNS: &[u8] =
    b"\"~'~\\~/~*~/*~*/~//~#~@~;~:~=~==~\n~\r~\r\n~\t~ ~\x0b~\x0c~\0~\xff~{~}~$~.~1~?~.req ~lock ~'''~'\\''~\
    .5e3~{x} ~rep\t~a: ~$a:~\"b\":~.symver a,b@@c";

fn is_prefix(word: &[u8]) -> bool {
    matches!(word, b"lock" | b"rep" | b"notrack" | b"es")
}

fn texts() -> Vec<(PathBuf, Vec<u8>)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "s") {
                found.push((path.clone(), fs::read(path).unwrap()));
            }
        }
    }
    found.sort();
    found
}

/// The statements, by the lexer alone.
fn defined(text: &[u8], comment: u8) -> Vec<Statement> {
    let mut lexer = Lexer::new(text, Dialect::new(comment, Numbers::C));
    let mut tokens: Vec<Token> = Vec::new();
    let mut found = Vec::new();
    while lexer.statement(&mut tokens) {
        let mut rest = &tokens[..];
        while let Some(next) = head::statement(text, rest, is_prefix) {
            found.push(next);
            rest = &rest[rest.iter().take_while(|t| t.start < next.end).count()..];
        }
    }
    found
}

fn wrong(text: &[u8], comment: u8) -> Option<String> {
    let found: Vec<Statement> = Statements::new(text, comment, is_prefix).collect();
    let mut at = 0;
    for statement in &found {
        if statement.before != at || statement.end <= at {
            return Some(format!("after {at}: {statement:?}"));
        }
        at = statement.end;
    }
    if at as usize != text.len() {
        return Some(format!("{at} of {} bytes are in statements", text.len()));
    }
    let found: Vec<Statement> = found.into_iter().map(Statement::without_blanks).collect();
    let is_plain = |s: &&Statement| !s.is_trivia();
    let mut ours = found.iter().filter(is_plain);
    let defined = defined(text, comment);
    for theirs in defined.iter().filter(is_plain) {
        let ours = ours.next();
        if ours != Some(theirs) {
            return Some(format!("the lexer has {theirs:?}, not {ours:?}"));
        }
    }
    if let Some(more) = ours.next() {
        return Some(format!("the lexer has no {more:?}"));
    }
    let comments = defined.iter().filter(|s| s.kind == StatementKind::Comment);
    comments.into_iter().find(|s| !found.contains(s)).map(|s| format!("the lexer has {s:?}"))
}

#[test]
fn golden_texts_are_cut_as_the_lexer_cuts_them() {
    for (path, text) in texts() {
        for comment in COMMENTS {
            if let Some(wrong) = wrong(&text, comment) {
                panic!("{} with {:?}: {wrong}", path.display(), comment as char);
            }
        }
    }
}

#[test]
fn changed_texts_are_cut_as_the_lexer_cuts_them() {
    let texts = texts();
    let mut state = 1u64;
    let mut next = |limit: usize| {
        // SplitMix64.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = state;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % limit as u64) as usize
    };
    let signs: Vec<&[u8]> = SIGNS.split(|byte| *byte == b'~').collect();
    for _ in 0..6000 {
        let (_, text) = &texts[next(texts.len())];
        let from = next(text.len() + 1);
        let mut text = text[from..text.len().min(from + 200)].to_vec();
        for _ in 0..next(8) {
            let at = next(text.len() + 1);
            let until = (at + next(4)).min(text.len());
            text.splice(at..until, signs[next(signs.len())].iter().copied());
        }
        for comment in COMMENTS {
            if let Some(wrong) = wrong(&text, comment) {
                panic!("{:?} with {:?}: {wrong}", String::from_utf8_lossy(&text), comment as char);
            }
        }
    }
}

#[test]
fn parts_of_statements_are_told() {
    let part = |text: &str, comment: u8, number: usize| {
        let found = Statements::new(text.as_bytes(), comment, is_prefix).nth(number).unwrap();
        let part = |span: crate::source::Span| text[span.range()].to_owned();
        (found.kind, part(found.prefixes()), part(found.name()), part(found.operands()))
    };
    let of = |kind, prefixes: &str, name: &str, operands: &str| {
        (kind, prefixes.to_owned(), name.to_owned(), operands.to_owned())
    };
    use StatementKind::{Assignment, Comment, Directive, Instruction, Label, Other};
    for (text, expected) in [
        ("f:", of(Label, "", "f", "")),
        ("1:", of(Label, "", "1", "")),
        ("\"a b\" :", of(Label, "", "\"a b\"", "")),
        ("a = 1 + 2 # c", of(Assignment, "", "a", "1 + 2")),
        ("acc .req x0", of(Assignment, "", "acc", "x0")),
        (".ascii \"a;b\" , \"#\" # c", of(Directive, "", ".ascii", "\"a;b\" , \"#\"")),
        ("lock; nop", of(Instruction, "", "lock", "")),
        ("es lock {x} addl $1, a//c", of(Instruction, "es lock {x}", "addl", "$1, a")),
        ("ret", of(Instruction, "", "ret", "")),
        ("\\name: nop", of(Other, "", "", "")),
        ("# c", of(Comment, "", "", "")),
    ] {
        assert_eq!(part(text, b'#', 0), expected, "{text}");
    }
    assert_eq!(part("f: # c ; nop", 0, 1), of(Comment, "", "", ""));
    assert_eq!(part("f: # c ; nop", 0, 2), of(Instruction, "", "nop", ""));
}

#[test]
fn long_lines_take_no_longer() {
    // Would not finish if the rest were read again from each part on.
    for piece in ["1:", "a:1: ", "\"a\":", "$a:", "a: /* */", "a,'x'", "\\\"", "{", "lock ", "#", " /*"] {
        let text = piece.repeat(200_000);
        for comment in COMMENTS {
            assert_eq!(wrong(&text.as_bytes()[..text.len() - 1], comment), None, "{piece}");
        }
    }
}
