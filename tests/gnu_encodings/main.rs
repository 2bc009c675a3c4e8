//! 16-bit mode in GNU's dialect: every statement that the rows of `grammar/isa/x86` generate, compared with GNU as 2.40.
//!
//! `gnu.table` has one statement per line, with its bytes after `.code16` and after `.code16gcc`, or `-` if GNU as refuses it.
//! `wide.table` has the statements of `wide.s` in 32- and 64-bit mode, which cover the differences between GNU as and llvm-mc
//! there. `LLAS_RECORD=1` records them with the installed GNU as for x86; without it, the tables are compared with the output of
//! that assembler if its version is the tables'.

mod statements;

#[path = "../common/mod.rs"]
mod common;

use common::{Run, external, scratch};
use object::{Object as _, ObjectSection as _, ObjectSymbol as _};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::process::Command;

const NARROW: [&str; 2] = [".code16", ".code16gcc"];
const WIDE: [&str; 2] = [".code32", ".code64"];
const VERSION: &str = "2.40";

/// A statement's bytes in each of the modes; `None` if it is refused.
type Bytes = [Option<String>; 2];

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn has_gnu() -> bool {
    let version =
        external::program("as").map(|mut program| Run::of(program.arg("--version")).stdout).unwrap_or_default();
    let version = String::from_utf8_lossy(&version);
    let is_there = version.starts_with("GNU assembler") && version.contains(VERSION) && version.contains("x86_64");
    if !is_there {
        external::unavailable(&format!("GNU as {VERSION} for x86 is not installed"));
    }
    is_there
}

/// GNU as's bytes of each statement. Statements that it refuses are left out of the next attempt.
fn gnu(statements: &[String], mode: &str, folder: &Path) -> Vec<Option<String>> {
    let mut accepted: Vec<usize> = (0..statements.len()).collect();
    let mut all = vec![None; statements.len()];
    let (source, out) = (folder.join("gnu.s"), folder.join("gnu.o"));
    for _ in 0..8 {
        let mut text = format!("{mode}\n");
        for &at in &accepted {
            let _ = writeln!(text, "statement_{at}: {}", statements[at]);
        }
        text.push_str("statements_end:\n");
        std::fs::write(&source, text).unwrap();
        let run = Run::of(
            Command::new("as").arg(if mode == ".code64" { "--64" } else { "--32" }).arg(&source).arg("-o").arg(&out),
        );
        let line_of = |message: &str| {
            let rest = message.split_once(".s:")?.1;
            let (line, rest) = rest.split_once(':')?;
            if rest.starts_with(" Error") { line.parse::<usize>().ok() } else { None }
        };
        let refused: std::collections::BTreeSet<usize> = run.stderr.lines().filter_map(line_of).collect();
        if refused.is_empty() {
            let bytes = std::fs::read(&out).unwrap();
            let file = object::File::parse(&*bytes).unwrap();
            let text = file.section_by_name(".text").unwrap().data().unwrap();
            let places: BTreeMap<String, usize> =
                file.symbols().map(|s| (s.name().unwrap().to_owned(), s.address() as usize)).collect();
            for (i, &at) in accepted.iter().enumerate() {
                let next = accepted.get(i + 1).map_or("statements_end".to_owned(), |at| format!("statement_{at}"));
                all[at] = Some(hex(&text[places[&format!("statement_{at}")]..places[&next]]));
            }
            return all;
        }
        // Line 1 is the directive.
        let mut line = 1;
        accepted.retain(|_| {
            line += 1;
            !refused.contains(&line)
        });
    }
    panic!("GNU as refuses other statements each time");
}

fn llas(statement: &str, mode: &str) -> Result<String, String> {
    let target = if mode == ".code64" { "x86_64-linux-gnu" } else { "i386-linux-gnu" };
    let options = llas::Options::builder(target.parse().unwrap()).gnu_dialect(true).build().unwrap();
    let text = format!("{mode}\n{statement}\n");
    let assembled = llas::assemble(&text, &options).map_err(|failure| failure.to_string())?;
    Ok(hex(assembled.object.section_named(".text").map_or(&[][..], |section| section.bytes())))
}

fn path(table: &str) -> String {
    format!("{}/tests/gnu_encodings/{table}", env!("CARGO_MANIFEST_DIR"))
}

fn recorded(table: &str) -> BTreeMap<String, Bytes> {
    let text = std::fs::read_to_string(path(table)).unwrap_or_default();
    let row = |line: &str| {
        let mut columns = line.split('\t').map(str::to_owned);
        let statement = columns.next().unwrap();
        let mut bytes = || columns.next().filter(|bytes| bytes != "-");
        (statement, [bytes(), bytes()])
    };
    text.lines().filter(|line| !line.starts_with('#')).map(row).collect()
}

fn ask_gnu(statements: Vec<String>, modes: [&str; 2]) -> BTreeMap<String, Bytes> {
    let folder = scratch("code16");
    let [plain, gcc] = modes.map(|mode| gnu(&statements, mode, &folder));
    let _ = std::fs::remove_dir_all(folder);
    statements.into_iter().zip(plain.into_iter().zip(gcc)).map(|(s, (plain, gcc))| (s, [plain, gcc])).collect()
}

fn check_table(table: &str, modes: [&str; 2], statements: Vec<String>) {
    if !has_gnu() {
        let rows: Vec<String> = recorded(table).into_keys().collect();
        assert_eq!(rows, statements, "record the table again");
        return;
    }
    let now = ask_gnu(statements, modes);
    if std::env::var_os("LLAS_RECORD").is_some() {
        let mut text =
            format!("# Statement, its bytes after {}, and after {}: GNU as {VERSION}.\n", modes[0], modes[1]);
        for (statement, bytes) in &now {
            let [plain, gcc] = bytes.each_ref().map(|bytes| bytes.as_deref().unwrap_or("-"));
            let _ = writeln!(text, "{statement}\t{plain}\t{gcc}");
        }
        std::fs::write(path(table), text).unwrap();
    }
    let recorded = recorded(table);
    for (statement, bytes) in &now {
        assert_eq!(recorded.get(statement), Some(bytes), "`{statement}`: record the table again");
    }
    assert_eq!(recorded.len(), now.len(), "record the table again");
}

/// Mistakes of GNU as 2.40: `push` of a symbol after `.code16gcc` has a 32-bit operand size but a 16-bit field, and the
/// operand-size prefix before `encodekey128`, `encodekey256` and `sysretl` does not encode these instructions.
const MISTAKES: [&str; 4] = ["push $g", "encodekey128 %edx, %ecx", "encodekey256 %edx, %ecx", "sysretl"];

fn compare(table: &str, modes: [&str; 2], least: usize) {
    let mut wrong = String::new();
    let mut compared = 0;
    for (statement, bytes) in recorded(table) {
        for (mode, bytes) in modes.iter().zip(bytes) {
            let Some(bytes) = bytes else { continue };
            if *mode != ".code64" && MISTAKES.contains(&statement.as_str()) && bytes.starts_with("66") {
                continue;
            }
            compared += 1;
            let ours = llas(&statement, mode);
            if ours.as_ref() != Ok(&bytes) {
                let ours = ours.unwrap_or_else(|message| message.lines().next().unwrap_or_default().to_owned());
                let _ = writeln!(wrong, "{mode}; {statement}\t{bytes}\t{ours}");
            }
        }
    }
    assert!(compared >= least, "only {compared} statements in {table}");
    assert!(wrong.is_empty(), "{} of {compared} differ:\n{wrong}", wrong.lines().count());
}

#[test]
fn the_tables_are_those_of_gnu_as() {
    check_table("gnu.table", NARROW, statements::all().into_iter().collect());
    check_table("wide.table", WIDE, statements::of_wide_modes().into_iter().collect());
}

#[test]
fn statements_have_the_bytes_of_gnu_as() {
    compare("gnu.table", NARROW, 10_000);
}

#[test]
fn the_rules_of_gnu_as_hold_in_32_and_64_bit_mode() {
    compare("wide.table", WIDE, 100);
}
