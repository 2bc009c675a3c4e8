//! Compares the summary with the text that llvm-dis 22 writes: the lines of values and COMDATs, the target and sections.

use crate::common::{Run, scratch, selection_word};
use crate::samples::{Sample, all, committed, folder, is_recording, tool};
use llas::bitcode::summary::{DllStorage, Linkage, Module, ThreadLocal, UnnamedAddr, Value, ValueKind, Visibility};
use llas::bitcode::{Summary, summary};
use std::fs;

/// The text of a bitcode file; `None` if llvm-dis is not installed.
fn disassembled(bytes: &[u8]) -> Option<String> {
    let (mut tool, folder) = (tool("llvm-dis")?, scratch("bitcode-dis"));
    fs::write(folder.join("file.bc"), bytes).unwrap();
    let run = Run::of(tool.current_dir(&folder).args(["file.bc", "-o", "-"]));
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    fs::remove_dir_all(folder).unwrap();
    Some(String::from_utf8(run.stdout).unwrap())
}

/// A string in quotes, or a name that needs no quotes.
fn quoted(text: &[u8], is_name: bool) -> String {
    let is_plain = |c: &u8| c.is_ascii_alphanumeric() || matches!(c, b'-' | b'$' | b'.' | b'_');
    if is_name && text.iter().all(is_plain) && !text.first().is_some_and(u8::is_ascii_digit) {
        return String::from_utf8(text.to_vec()).unwrap();
    }
    let escaped = text.iter().map(|byte| match byte {
        b'"' | b'\\' => format!("\\{byte:02X}"),
        b' '..=b'~' => char::from(*byte).to_string(),
        _ => format!("\\{byte:02X}"),
    });
    format!("\"{}\"", escaped.collect::<String>())
}

/// The keywords before a value's type.
fn words(value: &Value<'_>) -> Vec<&'static str> {
    let is_global = matches!(value.kind, ValueKind::Global { .. });
    let is_seen = value.visibility == Visibility::Default || value.linkage == Linkage::ExternWeak;
    let is_implied = value.linkage.is_local() || !is_seen;
    let words = [
        match value.linkage {
            Linkage::Private => "private",
            Linkage::Internal => "internal",
            Linkage::AvailableExternally => "available_externally",
            Linkage::LinkOnce => "linkonce",
            Linkage::LinkOnceOdr => "linkonce_odr",
            Linkage::Weak => "weak",
            Linkage::WeakOdr => "weak_odr",
            Linkage::Common => "common",
            Linkage::Appending => "appending",
            Linkage::ExternWeak => "extern_weak",
            Linkage::External if is_global && value.is_declaration() => "external",
            Linkage::External => "",
            other => panic!("{other:?} is not expected"),
        },
        if value.dso_local && !is_implied { "dso_local" } else { "" },
        match value.visibility {
            Visibility::Default => "",
            Visibility::Hidden => "hidden",
            Visibility::Protected => "protected",
            other => panic!("{other:?} is not expected"),
        },
        match value.dll {
            DllStorage::Default => "",
            DllStorage::Import => "dllimport",
            DllStorage::Export => "dllexport",
            other => panic!("{other:?} is not expected"),
        },
        match value.thread_local {
            None => "",
            Some(ThreadLocal::GeneralDynamic) => "thread_local",
            Some(ThreadLocal::LocalDynamic) => "thread_local(localdynamic)",
            Some(ThreadLocal::InitialExec) => "thread_local(initialexec)",
            Some(ThreadLocal::LocalExec) => "thread_local(localexec)",
            Some(other) => panic!("{other:?} is not expected"),
        },
    ];
    words.into_iter().filter(|word| !word.is_empty()).collect()
}

/// The start of a value's line, and further parts that the line contains.
fn line(module: &Module<'_>, value: &Value<'_>) -> (String, Vec<String>) {
    let name = quoted(value.name, true);
    let mut words: Vec<String> = words(value).into_iter().map(str::to_owned).collect();
    let mut rest = Vec::new();
    let unnamed = match value.unnamed_addr {
        UnnamedAddr::Significant => None,
        UnnamedAddr::Local => Some("local_unnamed_addr"),
        UnnamedAddr::Global => Some("unnamed_addr"),
        other => panic!("{other:?} is not expected"),
    };
    if let ValueKind::Function { is_declaration, .. } = value.kind {
        words.insert(0, if is_declaration { "declare" } else { "define" }.to_owned());
        rest.push(format!(" @{name}("));
        rest.extend(unnamed.map(|word| format!(") {word}")));
        rest.extend(module.collector(value).map(|name| format!(" gc {}", quoted(name, false))));
    } else {
        words.splice(0..0, [format!("@{name}"), "=".to_owned()]);
        words.extend(unnamed.map(str::to_owned));
        match value.kind {
            ValueKind::Global { constant, .. } => {
                if value.address_space != 0 {
                    words.push(format!("addrspace({})", value.address_space));
                }
                words.push(if constant { "constant" } else { "global" }.to_owned());
            }
            ValueKind::Alias { .. } => words.push("alias".to_owned()),
            _ => words.push("ifunc".to_owned()),
        }
    }
    rest.extend(module.section(value).map(|section| format!(" section {}", quoted(section, false))));
    if !value.partition.is_empty() {
        rest.push(format!(" partition {}", quoted(value.partition, false)));
    }
    if let Some(comdat) = module.comdat(value) {
        let own = comdat.name == value.name;
        rest.push(if own { " comdat".to_owned() } else { format!(" comdat(${})", quoted(comdat.name, true)) });
    }
    rest.extend(value.align.map(|align| format!(" align {align}")));
    (words.join(" "), rest)
}

fn compare(name: &str, module: &Module<'_>, text: &str) {
    // The summary lacks this keyword, and the debug information of declarations.
    let text = text.replace(" externally_initialized ", " ");
    let without_debug = |line: &str| match line.strip_prefix("declare !dbg !") {
        Some(rest) => format!("declare{}", rest.trim_start_matches(|c: char| c.is_ascii_digit())),
        None => line.to_owned(),
    };
    let lines: Vec<String> = text.lines().map(without_debug).collect();
    let has = |line: String| assert!(lines.contains(&line), "{name}: no line: {line}");
    if !module.triple.is_empty() {
        has(format!("target triple = \"{}\"", module.triple));
    }
    if !module.data_layout.is_empty() {
        has(format!("target datalayout = \"{}\"", module.data_layout));
    }
    has(format!("source_filename = {}", quoted(&module.source_name, false)));
    for text in module.assembly.split(|byte| *byte == b'\n').filter(|text| !text.is_empty()) {
        has(format!("module asm {}", quoted(text, false)));
    }
    for comdat in &module.comdats {
        let selection = selection_word(comdat.selection);
        has(format!("${} = comdat {selection}", quoted(comdat.name, true)));
    }
    for value in module.values.iter().filter(|value| !value.name.is_empty()) {
        let (start, rest) = line(module, value);
        let fits = |line: &&String| {
            line.starts_with(&start)
                && rest.iter().all(|part| line.contains(part))
                && line.contains(" section ") == value.section.is_some()
                && line.contains(" partition ") != value.partition.is_empty()
                && line.contains(" comdat") == value.comdat.is_some()
        };
        assert!(lines.iter().any(|line| fits(&line)), "{name}: no line: {start} … {}", rest.join(" … "));
    }
    let defined = |start: &str| lines.iter().filter(|line| line.starts_with(start)).count();
    let values = defined("@") + defined("define ") + defined("declare ");
    assert_eq!(module.values.len(), values, "{name}");
}

#[test]
fn values_are_as_recorded() {
    for Sample { name, bytes } in committed() {
        let path = folder().join(&name).with_extension("dis");
        if is_recording() {
            fs::write(&path, disassembled(&bytes).unwrap()).unwrap();
        }
        let Summary { modules, .. } = summary(&bytes).unwrap();
        assert_eq!(modules.len(), 1);
        compare(&name, &modules[0], &fs::read_to_string(&path).unwrap());
    }
}

#[test]
fn values_are_those_of_the_disassembler() {
    for Sample { name, bytes } in all() {
        let Summary { modules, .. } = summary(&bytes).unwrap();
        // The disassembler does not accept files with several modules.
        if let [module] = &modules[..] {
            let Some(text) = disassembled(&bytes) else { return };
            compare(&name, module, &text);
        }
    }
}

#[test]
fn lists_for_linkers_are_read() {
    let find = |name: &str| committed().into_iter().find(|sample| sample.name == name).unwrap();
    let file = find("assembly.bc");
    let module = &summary(&file.bytes).unwrap().modules[0];
    let texts: Vec<Vec<&str>> = module
        .linker_options
        .iter()
        .map(|option| option.iter().map(|word| std::str::from_utf8(word).unwrap()).collect())
        .collect();
    assert_eq!(texts, [vec!["lib", "m"], vec!["-lonely"]]);
    assert_eq!(module.dependent_libraries, [b"pthread"]);
    assert_eq!(module.producer, "LLVM22.1.8");
}
