//! `statements` and `expanded` on every golden text, for its own target; and on the sqlite texts of the corpus in `LLAS_CORPUS`.

mod common;

use common::external;
use common::golden::{Golden, texts};
use llas::statements::{Span, Statement, StatementKind, expanded, statements};
use llas::{Input, Options};
use std::collections::HashMap;
use std::fs;
use std::path::Path;

fn options(triple: &str) -> Options {
    Options::for_target(triple.parse().unwrap()).unwrap()
}

/// Checks that each byte is in exactly one part, and that a statement's parts are within it. Returns the number of statements.
fn covers(name: &str, text: &[u8], options: &Options) -> usize {
    let (mut at, mut count) = (0, 0);
    for statement in statements(text, options) {
        let (kind, blanks, span) = (statement.kind(), statement.blanks(), statement.span());
        let is_blank = |byte: &u8| matches!(byte, b'\t' | b'\n' | 0x0b | 0x0c | b'\r' | b' ' | b';');
        assert!(text[blanks.range()].iter().all(is_blank), "{name}: blanks at {blanks:?}");
        assert!(blanks.start == at && blanks.end == span.start, "{name}: {kind:?} at {span:?}, after {at}");
        assert_eq!(span.end == span.start, kind == StatementKind::Blank, "{name}: {kind:?} at {span:?}");
        let mut inner = span.start;
        for part in [statement.prefixes(), statement.name(), statement.operands()] {
            assert!(
                inner <= part.start && part.start <= part.end && part.end <= span.end,
                "{name}: {part:?} in {span:?}"
            );
            inner = part.end;
        }
        at = span.end;
        count += 1;
    }
    assert_eq!(at as usize, text.len(), "{name}: the end");
    count
}

#[test]
fn every_byte_is_in_one_statement() {
    for Golden { name, bytes, triple, .. } in texts() {
        covers(&name, &bytes, &options(triple.as_deref().unwrap_or("x86_64-linux-gnu")));
    }
    let Some(folder) = std::env::var_os("LLAS_CORPUS") else { return external::not_supplied("LLAS_CORPUS is not set") };
    let folder = Path::new(&folder).join("O2");
    let Ok(folder) = fs::read_dir(&folder) else {
        return external::not_supplied(&format!("there is no {}", folder.display()));
    };
    for entry in folder {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        if !name.starts_with("sqlite@") || path.extension().is_none_or(|extension| extension != "s") {
            continue;
        }
        // The target follows the first `@`, features the second.
        let triple = name.split('@').nth(1).unwrap_or("x86_64-linux-gnu");
        let count = covers(&name, &fs::read(&path).unwrap(), &options(triple));
        println!("{name}: {count} parts");
    }
}

/// Statements that come from the main text itself are the ones written there.
#[test]
fn what_is_read_is_what_is_written() {
    let (mut all, mut equal) = (0, 0);
    for text in texts() {
        let Some(triple) = &text.triple else { continue };
        // With `.altmacro` a call may end within its line, and the rest of the line is a statement.
        if text.bytes.windows(9).any(|bytes| bytes == b".altmacro") {
            continue;
        }
        let options = options(triple);
        let folder = text.folder().to_owned();
        let files = move |path: &Path, _: u64| fs::read(folder.join(path));
        let read = expanded(Input::new(text.file_name(), &text.bytes).files(&files), &options);
        let written: Vec<Statement> = statements(&text.bytes, &options).filter(|s| !s.is_trivia()).collect();
        let known: HashMap<Span, &Statement> = written.iter().map(|s| (s.span(), s)).collect();
        let mut count = 0;
        for found in read.iter() {
            assert!(found.start().line > 0 && !found.bytes(found.statement.span()).is_empty());
            if found.within().next().is_none() {
                assert_eq!(found.file, text.file_name());
                let statement = found.statement;
                let parts = |s: &Statement| (s.kind(), s.span(), s.prefixes(), s.name(), s.operands());
                assert_eq!(known.get(&statement.span()).map(|s| parts(s)), Some(parts(&statement)), "{}", text.name);
                count += 1;
            }
        }
        let word = |s: &Statement| String::from_utf8_lossy(&text.bytes[s.name().range()]).to_ascii_lowercase();
        let leaves_out = |s: &Statement| {
            let word = word(s);
            [".if", ".macro", ".rep", ".irp", ".end", ".abort"].iter().any(|w| word.starts_with(w))
        };
        all += 1;
        if !written.iter().any(leaves_out) {
            equal += 1;
            assert_eq!(count, written.len(), "{}", text.name);
        }
    }
    assert!(equal * 2 > all, "only {equal} of {all} texts are read as they are written");
}

#[test]
fn the_chain_of_expansions_is_told() {
    let text = "\t.include \"a.inc\"\n.macro outer\ninner 1\n.endm\n.macro inner x\n.if \\x\n.byte \\x\n.else\nbad\n.endif\n.endm\nouter\n";
    let files = |_: &Path, _: u64| Ok(b"bogus\n.irp n, 5, 6\n.byte \\n\n.endr\n".to_vec());
    let options = options("x86_64-linux-gnu");
    let read = expanded(Input::new("main.s", text).files(&files), &options);
    let shown: Vec<String> = read
        .iter()
        .map(|s| {
            let chain = s.within().map(|e| format!(" < {}:{}:{}", e.file, e.start.line, e.start.column));
            format!("{}{}", String::from_utf8_lossy(s.bytes(s.statement.span())), chain.collect::<String>())
        })
        .collect();
    assert_eq!(
        shown,
        [
            ".include \"a.inc\"",
            "bogus < main.s:1:11",
            ".irp n, 5, 6 < main.s:1:11",
            ".byte 5 < a.inc:2:1 < main.s:1:11",
            ".byte 6 < a.inc:2:1 < main.s:1:11",
            ".macro outer",
            ".macro inner x",
            "outer",
            "inner 1 < main.s:12:1",
            ".if 1 < <instantiation>:1:1 < main.s:12:1",
            ".byte 1 < <instantiation>:1:1 < main.s:12:1",
            ".else < <instantiation>:1:1 < main.s:12:1",
            ".endif < <instantiation>:1:1 < main.s:12:1",
        ]
    );
    assert_eq!(read.reports.len(), 1);
    assert!(read.reports[0].to_string().starts_with("a.inc:1:1: error: "), "{}", read.reports[0]);
}

#[test]
fn kinds_are_told() {
    let text = "f: lock addl $1, x # c\n.Lx = 3\n.long f\n";
    let kinds: Vec<StatementKind> = statements(text.as_bytes(), &options("i386-linux-gnu"))
        .map(|s| s.kind())
        .filter(|k| *k != StatementKind::Blank)
        .collect();
    use StatementKind::{Assignment, Comment, Directive, Instruction, Label};
    assert_eq!(kinds, [Label, Instruction, Comment, Assignment, Directive]);
}
