//! The rows of `bindings/tests/keystone.tsv`, which every binding assembles: what other assemblers for embedding have got
//! wrong. Bytes are also those that llvm-mc-22 and ld.lld-22 make, where these are installed. `LLAS_RECORD=1` writes the
//! last two columns.

#[path = "../../tests/table.rs"]
mod table;

use llas_embed::{Assembler, Settings};
use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};
use table::Row;

/// The last columns of a row: the bytes or the code of the first error, and the labels with their addresses.
fn outcome(row: &Row) -> (String, String) {
    let settings = Settings { intel: row.intel, ..Settings::for_target(&row.triple) };
    let mut assembler = Assembler::new(&settings).unwrap();
    let symbol = |name: &[u8]| row.symbols.iter().find(|symbol| symbol.0.as_bytes() == name).map(|symbol| symbol.1);
    match assembler.asm(&row.text, row.address, symbol) {
        Ok(code) => {
            let labels: Vec<String> = code
                .labels()
                .iter()
                .map(|label| format!("{}={:#x}", String::from_utf8_lossy(&label.name), label.address))
                .collect();
            (table::hex(code.bytes()), labels.join(" "))
        }
        Err(error) => (format!("error {}", error.reports[0].code), String::new()),
    }
}

#[test]
fn rows_are_as_recorded() {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/keystone.tsv");
    let text = fs::read_to_string(&path).unwrap();
    let (mut recorded, mut wrong) = (String::new(), Vec::new());
    for line in text.lines() {
        if line.starts_with('#') {
            recorded += &format!("{line}\n");
            continue;
        }
        let row = Row::of(line);
        let (bytes, labels) = outcome(&row);
        if (&bytes, &labels) != (&row.bytes, &row.labels) {
            wrong.push(format!("{line}\n  made {bytes} {labels}"));
        }
        recorded += &format!("{}\t{bytes}\t{labels}\n", line.split('\t').take(6).collect::<Vec<_>>().join("\t"));
    }
    if std::env::var_os("LLAS_RECORD").is_some() {
        fs::write(&path, recorded).unwrap();
    } else {
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}

/// What llvm-mc-22 and ld.lld-22 make of a row that has one section.
fn oracle(row: &Row, name: &str) -> Option<String> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (source, object, image) =
        (folder.join(format!("{name}.s")), folder.join(format!("{name}.o")), folder.join(format!("{name}.bin")));
    fs::write(&source, [&row.text[..], b"\n"].concat()).unwrap();
    let mut assemble = Command::new("llvm-mc-22");
    assemble.arg(format!("-triple={}", row.triple)).args(["-filetype=obj", "-o"]).arg(&object).arg(&source);
    if row.intel {
        assemble.arg("--x86-asm-syntax=intel");
    }
    let assembled = assemble.stderr(Stdio::null()).status().unwrap();
    if !assembled.success() {
        return None;
    }
    let mut link = Command::new("ld.lld-22");
    link.args(["--oformat=binary", "--image-base=0", "--no-relax", "-e", "0"])
        .arg(format!("-Ttext={:#x}", row.address));
    for (name, address) in &row.symbols {
        link.arg(format!("--defsym={name}={address:#x}"));
    }
    let linked = link.arg("-o").arg(&image).arg(&object).stderr(Stdio::null()).status().unwrap();
    linked.success().then(|| table::hex(&fs::read(&image).unwrap()))
}

#[test]
fn bytes_are_those_of_llvm() {
    if !table::has(&["llvm-mc-22", "ld.lld-22"]) {
        return;
    }
    let text = fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../tests/keystone.tsv")).unwrap();
    let (mut wrong, mut compared) = (Vec::new(), 0);
    for (number, line) in text.lines().enumerate().filter(|(_, line)| !line.starts_with('#')) {
        let row = Row::of(line);
        // lld has no flat images of COFF, and aligns sections to pages.
        let is_error = row.bytes.starts_with("error");
        if row.triple.contains("windows") || row.text.windows(5).any(|word| word == b".data") || row.is_only_ours() {
            continue;
        }
        compared += 1;
        match oracle(&row, &format!("row-{number}")) {
            Some(theirs) if theirs == row.bytes => {}
            None if is_error => {}
            theirs => wrong.push(format!("{line}\n  llvm-mc and lld make {theirs:?}")),
        }
    }
    assert!(wrong.is_empty() && compared > 15, "{compared} rows:\n{}", wrong.join("\n"));
}
