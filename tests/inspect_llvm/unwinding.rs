//! Both forms of unwind information: `llvm-readobj --unwind` and `llvm-dwarfdump --eh-frame` and our rows, as lines.

use super::{Both, number, rows, text};
use llas::inspect::{Tables, Value};
use std::fmt::Write as _;

/// `--unwind`: the sizes of functions and their unwind operations.
pub(super) fn unwind(said: &str, tables: &Tables<'_>) -> Both {
    let mut theirs = Vec::new();
    let (mut in_prologue, mut in_list) = (false, false);
    for line in said.lines().map(str::trim) {
        let value = |key: &str| line.strip_prefix(key).and_then(|rest| rest.strip_prefix(": "));
        if line == "Prologue [" {
            (in_prologue, in_list) = (true, true);
        } else if line == "Epilogue [" {
            in_list = true;
        } else if line == "]" {
            (in_prologue, in_list) = (false, false);
        } else if in_list && !line.starts_with("0x") {
            // An instruction encoded by packed unwind data.
            theirs.push(line.to_owned());
        } else if in_prologue && line.starts_with("0x") {
            let bytes = line.split(';').next().unwrap_or_default().trim();
            theirs.push(format!("code {}", bytes.replace("0x", "").replace(' ', "")));
        } else if let Some((at, operation)) = line.strip_prefix("0x").and_then(|line| line.split_once(": ")) {
            // An operation of x64: `0x04: ALLOC_SMALL size=16`.
            let mut words = operation.split([' ', ',']).filter(|word| !word.is_empty());
            let name = words.next().unwrap_or_default();
            let values: Vec<String> =
                words.map(|word| plain(word.split_once('=').map_or(word, |found| found.1))).collect();
            if name == "EPILOG" {
                theirs.push(format!("EPILOG {}", values.join(" ")));
                continue;
            }
            theirs.push(
                format!("{} {name} {}", u64::from_str_radix(at, 16).unwrap(), values.join(" ")).trim_end().to_owned(),
            );
        } else if let Some(length) = value("FunctionLength").or(value("PrologSize")).or(value("UnwindCodeCount")) {
            theirs.push(format!("number {length}"));
        } else if let Some(bytes) = value("ByteCodeLength") {
            theirs.push(format!("bytes {bytes}"));
        }
    }
    let mut ours = Vec::new();
    let arm = rows(tables, "unwind").any(|row| row.record.name == "operation" && row.record.columns[0].name == "code");
    let mut ended = false;
    for row in rows(tables, "unwind") {
        let values = &row.values;
        match (row.record.name, arm) {
            ("packed", _) => ours.push(format!("number {}", number(&values[0]))),
            ("unwind", true) => {
                ended = false;
                let bytes = row.record.columns.iter().position(|column| column.name == "code_bytes").unwrap();
                ours.push(format!("number {}", number(&values[0])));
                ours.push(format!("bytes {}", number(&values[bytes])));
            }
            ("unwind", false) if row.record.columns[0].name == "version" => {
                ours.push(format!("number {}", number(&values[2])));
                ours.push(format!("number {}", number(&values[3])));
            }
            // The prologue has the codes before the first end.
            ("operation", true) if !ended => {
                ended = matches!(text(&values[2]).split(',').next(), Some("end"));
                ours.push(format!("code {}", text(&values[1])));
            }
            ("instruction", _) => ours.push(text(&values[1])),
            ("epilogues", false) => ours.push(format!("EPILOG {} {}", number(&values[1]), number(&values[0]))),
            ("epilogue", false) if values[0] == Value::None => ours.push("EPILOG padding".to_owned()),
            ("epilogue", false) => ours.push(format!("EPILOG {}", number(&values[0]))),
            ("operation", false) => {
                let mut line = format!("{} {}", number(&values[0]), text(&values[1]));
                for value in values[2..].iter().filter(|value| **value != Value::None) {
                    let _ = write!(line, " {}", text(value));
                }
                ours.push(line);
            }
            _ => {}
        }
    }
    // For one machine only one of the two shows the end code.
    let is_end = |line: &String| ["code e4", "code ff", "code fd", "code fe"].contains(&line.as_str());
    theirs.retain(|line| !is_end(line));
    ours.retain(|line| !is_end(line));
    (theirs, ours)
}

/// A register or number in our form.
fn plain(word: &str) -> String {
    match word.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok()) {
        Some(number) => number.to_string(),
        None => match word {
            "no" => "0".to_owned(),
            "yes" => "1".to_owned(),
            word => word.to_lowercase(),
        },
    }
}

/// A register's canonical name: x for w, v for d and b, and names instead of some numbers.
fn register(name: &str) -> String {
    let name = name.trim().to_lowercase().replace('.', "_");
    match name.as_str() {
        "wsp" | "r13" => return "sp".to_owned(),
        "reg34" => return "ra_sign_state".to_owned(),
        "r14" => return "lr".to_owned(),
        "r15" => return "pc".to_owned(),
        _ => {}
    }
    let numbered =
        |letter: &str| name.strip_prefix(letter).filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
    match (numbered("w"), numbered("b")) {
        (Some(number), _) => format!("x{number}"),
        (_, Some(number)) => format!("v{number}"),
        _ => name,
    }
}

/// The canonical form of a rule such as `CFA=RSP+8` or `RBX=[CFA-16]`.
fn rule(rule: &str) -> String {
    let (name, value) = rule.split_once('=').unwrap_or(("", rule));
    let value = if value == "<empty>" { "expression" } else { value.trim_end() };
    let end = value.find(['+', '-', ']']).unwrap_or(value.len());
    let (open, base) = value[..end].strip_prefix('[').map_or(("", &value[..end]), |base| ("[", base));
    format!("{}={open}{}{}", register(name), register(base), &value[end..])
}

/// `--eh-frame`: CIEs, FDEs and their rules.
pub(super) fn frames(said: &str, tables: &Tables<'_>) -> Both {
    let hex = |digits: &str| u64::from_str_radix(digits, 16).unwrap_or(0);
    let (mut theirs, mut pc) = (Vec::new(), None);
    for line in said.lines() {
        if let Some((head, range)) = line.split_once(" pc=").filter(|(head, _)| head.contains(" FDE ")) {
            let (start, end) = range.split_once("...").unwrap();
            pc = Some(hex(start));
            let offset = hex(head.split(' ').next().unwrap());
            theirs.push(format!("fde {offset} {}", hex(end).wrapping_sub(hex(start)) as u32));
        } else if line.ends_with(" CIE") {
            pc = None;
            theirs.push(format!("cie {}", hex(line.split(' ').next().unwrap())));
        } else if let (Some(pc), Some((at, rules))) = (pc, line.trim().split_once(": CFA=")) {
            let at = hex(at.trim_start_matches("0x")).wrapping_sub(pc) as u32;
            let (cfa, registers) = rules.split_once(": ").unwrap_or((rules, ""));
            theirs.push(format!("{at} {}", rule(&format!("cfa={cfa}"))));
            theirs.extend(registers.split(", ").filter(|rule| !rule.is_empty()).map(rule));
        }
    }
    let mut ours = Vec::new();
    let all = tables.tables.iter().filter(|table| matches!(table.heading.kind, "eh_frame" | "debug_frame"));
    // The tool shows `.debug_frame` first.
    let (eh, debug): (Vec<_>, Vec<_>) = all.partition(|table| table.heading.kind == "eh_frame");
    for row in debug.into_iter().chain(eh).flat_map(|table| &table.rows) {
        match row.record.name {
            "cie" => ours.push(format!("cie {}", number(&row.values[0]))),
            "fde" => ours.push(format!("fde {} {}", number(&row.values[0]), number(&row.values[3]) as u32)),
            _ => {
                ours.push(format!("{} {}", number(&row.values[0]), rule(&format!("cfa={}", text(&row.values[1])))));
                ours.extend(text(&row.values[2]).split(", ").filter(|rule| !rule.is_empty()).map(rule));
            }
        }
    }
    (theirs, ours)
}

/// `--unwind` for ARM ELF: models and operations.
pub(super) fn index(said: &str, tables: &Tables<'_>) -> Both {
    let mut theirs = Vec::new();
    for line in said.split_once("UnwindIndexTable {").map_or("", |found| found.1).lines().map(str::trim) {
        if let Some(model) = line.strip_prefix("Model: ") {
            theirs.push(model.to_owned());
        } else if let Some(number) = line.strip_prefix("PersonalityIndex: ") {
            theirs.push(format!("personality {number}"));
        } else if let Some((code, text)) = line.split_once(';').filter(|_| line.starts_with("0x")) {
            let code = code.replace("0x", "").trim().to_lowercase();
            theirs.push(format!("{code}: {}", text.trim()));
        }
    }
    let mut ours = Vec::new();
    for row in rows(tables, "unwind_index") {
        match row.record.name {
            "operation" => ours.push(format!("{}: {}", text(&row.values[0]), text(&row.values[1]))),
            _ => {
                ours.push(match text(&row.values[1]).as_str() {
                    "cannot_unwind" => "CantUnwind".to_owned(),
                    "inline" => "Compact (Inline)".to_owned(),
                    "compact" => "Compact".to_owned(),
                    "generic" => "Generic".to_owned(),
                    // The table does not exist.
                    _ => continue,
                });
                if let Value::Number(number) = row.values[2] {
                    ours.push(format!("personality {number}"));
                }
            }
        }
    }
    (theirs, ours)
}

/// The fields of `--sframe` that are compared.
const SFRAME: [&str; 22] = [
    "ABI",
    "CFA fixed FP offset",
    "CFA fixed RA offset",
    "Num FDEs",
    "Num FREs",
    "FRE subsection length",
    "FDE subsection offset",
    "FRE subsection offset",
    "Symbol Name",
    "Start Address",
    "Size",
    "Start FRE Offset",
    "Num FREs",
    "FRE Type",
    "FDE Type",
    "PAuth Key",
    "Repetitive block size",
    "Return Address Signed",
    "Base Register",
    "CFA Offset",
    "RA Offset",
    "FP Offset",
];

/// `--sframe`: the header, FDEs and FREs.
pub(super) fn sframe(said: &str, tables: &Tables<'_>) -> (Vec<String>, Vec<String>) {
    let mut theirs = Vec::new();
    for line in said.lines().map(str::trim) {
        let Some((key, value)) = line.split_once(": ") else { continue };
        let key = key.trim_end_matches(" (unused)");
        if SFRAME.contains(&key) {
            let name = value.split_once(" (0x").map_or(value, |found| found.0).trim().to_lowercase();
            let number = name.strip_prefix('-').map_or_else(|| plain(&name), |rest| format!("-{}", plain(rest)));
            theirs.push(format!("{key}: {number}"));
        }
    }
    let (mut ours, mut base, mut counts_places, mut has_key) = (Vec::new(), 0, true, false);
    let shown = |value: &Value<'_>| match value {
        Value::Signed(number) => number.to_string(),
        other => plain(&text(other)),
    };
    for row in rows(tables, "sframe") {
        let values = &row.values;
        let mut push = |key: &str, value: &Value<'_>| {
            if *value != Value::None {
                ours.push(format!("{key}: {}", shown(value)));
            }
        };
        match row.record.name {
            "header" => {
                has_key = text(&values[2]).starts_with("AArch64");
                SFRAME[..8].iter().zip(&values[2..]).for_each(|(key, value)| push(key, value));
            }
            "function" => {
                base = number(&values[0]);
                counts_places = values[5] == Value::Name("PCInc");
                if let Value::Address(place) = &values[0] {
                    push("Symbol Name", &Value::text(place.name.trim_ascii()));
                }
                push("Start Address", &Value::Number(base));
                let keys = ["Size", "Start FRE Offset", "Num FREs", "FRE Type", "FDE Type", "PAuth Key"];
                for (key, value) in keys.iter().zip(&values[1..]).filter(|(key, _)| has_key || **key != "PAuth Key") {
                    push(key, value);
                }
                push("Repetitive block size", &values[7]);
            }
            _ => {
                let start = number(&values[0]).wrapping_add(if counts_places { base } else { 0 });
                push("Start Address", &Value::Number(start));
                push("Return Address Signed", &values[5]);
                push("Base Register", &values[1]);
                push("CFA Offset", &values[2]);
                push("RA Offset", &values[3]);
                push("FP Offset", &values[4]);
            }
        }
    }
    (theirs, ours)
}
