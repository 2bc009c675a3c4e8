//! Compares the symbol table, both as read and as built, with `llvm-lto2-22 dump-symtab` and with llvm-nm.

use crate::common::{Run, lto_letters, scratch, selection_word};
use crate::samples::{Sample, all, committed, folder, is_recording, tool};
use llas::bitcode::summary::Visibility;
use llas::bitcode::symtab::{IrSymbol, SymbolFlags, SymtabError, make};
use llas::bitcode::{Symtab, summary, symtab};
use std::fmt::Write as _;
use std::fs;

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// A table in the form of `llvm-lto2 dump-symtab`, without version and producer.
fn shown(table: &Symtab<'_>) -> String {
    let mut out = String::new();
    let (triple, name) = (text(&table.triple), text(&table.source_name));
    writeln!(out, "target triple: {triple}\nsource filename: {name}").unwrap();
    let is_coff = triple.contains("windows");
    if is_coff {
        writeln!(out, "linker opts: {}", text(&table.linker_options)).unwrap();
    } else if !triple.contains("apple") {
        let libraries: String = table.dependent_libraries.iter().map(|name| format!(" \"{}\"", text(name))).collect();
        writeln!(out, "dependent libraries:{libraries}").unwrap();
    }
    for symbol in &table.symbols {
        let has = |flag| symbol.flags.contains(flag);
        if !has(SymbolFlags::GLOBAL) || has(SymbolFlags::FORMAT_SPECIFIC) {
            continue;
        }
        let visibility = match symbol.visibility {
            Visibility::Default => 'D',
            Visibility::Hidden => 'H',
            Visibility::Protected => 'P',
            other => panic!("{other:?} is not expected"),
        };
        let letters = lto_letters(symbol.flags);
        writeln!(out, "{visibility}{letters} {}", text(&symbol.name)).unwrap();
        if has(SymbolFlags::COMMON) {
            writeln!(out, "         size {} align {}", symbol.common_size, symbol.common_align).unwrap();
        }
        if let Some(comdat) = symbol.comdat {
            let comdat = &table.comdats[comdat as usize];
            let selection = selection_word(comdat.selection);
            writeln!(out, "         comdat {selection} {}", text(&comdat.name)).unwrap();
        }
        if is_coff && has(SymbolFlags::WEAK) && has(SymbolFlags::INDIRECT) {
            writeln!(out, "         fallback {}", text(&symbol.fallback)).unwrap();
        }
        if !symbol.section.is_empty() {
            writeln!(out, "         section {}", text(&symbol.section)).unwrap();
        }
    }
    out
}

/// The output of that tool; `None` if it is not installed or refuses the file.
fn theirs(bytes: &[u8]) -> Option<String> {
    let (mut lto, folder) = (tool("llvm-lto2")?, scratch("bitcode-symtab"));
    fs::write(folder.join("file.bc"), bytes).unwrap();
    let run = Run::of(lto.current_dir(&folder).args(["dump-symtab", "file.bc"]));
    fs::remove_dir_all(folder).unwrap();
    let all = String::from_utf8(run.stdout).unwrap();
    let lines = all.lines().filter(|line| !line.starts_with("version: ") && !line.starts_with("producer: "));
    let lines = lines.filter(|line| !line.is_empty()).map(|line| format!("{line}\n"));
    (run.code == Some(0)).then(|| lines.collect())
}

/// The sorted entries of a table; the lines of a symbol form one entry.
fn sorted(shown: &str) -> Vec<String> {
    let mut symbols: Vec<String> = Vec::new();
    for line in shown.lines() {
        match symbols.last_mut() {
            Some(last) if line.starts_with("         ") => last.push_str(line),
            _ => symbols.push(line.to_owned()),
        }
    }
    symbols.sort();
    symbols
}

/// The symbols sorted by name.
fn by_name<'a>(table: &Symtab<'a>) -> Vec<IrSymbol<'a>> {
    let mut symbols = table.symbols.clone();
    symbols.sort_by(|a, b| a.name.cmp(&b.name));
    symbols
}

/// Compares the tables of a file, as read and as built, with the tool's output.
fn compare(name: &str, bytes: &[u8], theirs: &str) {
    let summary = summary(bytes).unwrap();
    let read = symtab(&summary).unwrap();
    assert_eq!(read.modules.len(), summary.modules.len());
    if summary.symtab.is_some() {
        assert_eq!(shown(&read), theirs, "{name}");
    }
    let made = match make(&summary) {
        Ok(made) => made,
        // Module-level assembly for an unsupported target.
        Err(SymtabError::Triple(_)) => return assert!(summary.modules[0].triple.contains("apple"), "{name}"),
        Err(error) => panic!("{name}: {error}"),
    };
    assert_eq!(sorted(&shown(&made)), sorted(theirs), "{name}, made");
    assert_eq!(read.symbols.len(), made.symbols.len(), "{name}");
    if summary.symtab.is_some() {
        // This compares what the tool does not show as well. LLVM also marks symbols as used that its code generators may call.
        for (read, mut made) in by_name(&read).into_iter().zip(by_name(&made)) {
            if read.flags.contains(SymbolFlags::USED) && !read.ir_name.is_empty() {
                made.flags |= SymbolFlags::USED;
            }
            assert_eq!(read, made, "{name}");
        }
    }
}

#[test]
fn tables_are_as_recorded() {
    for Sample { name, bytes } in committed() {
        let path = folder().join(&name).with_extension("symtab");
        if is_recording() {
            // The tool refuses modules without a data layout.
            if let Some(theirs) = theirs(&bytes) {
                fs::write(&path, theirs).unwrap();
            }
        }
        if let Ok(theirs) = fs::read_to_string(&path) {
            compare(&name, &bytes, &theirs);
        }
    }
}

#[test]
fn tables_are_those_of_lto() {
    let mut count = 0;
    for Sample { name, bytes } in all() {
        if let Some(theirs) = theirs(&bytes) {
            compare(&name, &bytes, &theirs);
            count += 1;
        }
    }
    println!("{count} tables");
}

#[test]
fn letters_are_those_of_nm() {
    for Sample { name, bytes } in all() {
        let (Some(mut nm), folder) = (tool("llvm-nm"), scratch("bitcode-nm")) else { return };
        fs::write(folder.join("file.bc"), &bytes).unwrap();
        let run = Run::of(nm.current_dir(&folder).arg("file.bc"));
        fs::remove_dir_all(folder).unwrap();
        // For Darwin llvm-nm distinguishes constants, which the table does not.
        let summary = summary(&bytes).unwrap();
        if run.code != Some(0) || summary.modules[0].triple.contains("apple") {
            continue;
        }
        // A line starts with an address, with blanks, or with dashes if the address is unknown.
        let lines = run.stdout.split(|byte| *byte == b'\n').filter(|line| line.len() > 2);
        let place = |line: &[u8]| line.iter().position(|c| !matches!(c, b' ' | b'-')).unwrap();
        let mut theirs: Vec<Vec<u8>> = lines.map(|line| line[place(line)..].to_vec()).collect();
        theirs.sort();
        let table = make(&summary).unwrap();
        // llvm-nm does not read the module flag for the code model.
        let is_flagged = summary.modules[0].triple.starts_with("x86_64");
        let is_unseen = |name: &[u8]| is_flagged && name == b"_GLOBAL_OFFSET_TABLE_";
        let seen = table
            .symbols
            .iter()
            .filter(|symbol| !symbol.flags.contains(SymbolFlags::FORMAT_SPECIFIC) && !is_unseen(&symbol.name));
        let line = |letter: char, name: &[u8]| [&[letter as u8, b' '], name].concat();
        let mut ours: Vec<Vec<u8>> = seen.map(|symbol| line(symbol.letter(), &symbol.name)).collect();
        ours.sort();
        let text = |lines: &[Vec<u8>]| String::from_utf8_lossy(&lines.join(&b'\n')).into_owned();
        assert_eq!(text(&ours), text(&theirs), "{name}");
    }
}
