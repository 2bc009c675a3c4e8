//! Small tables: the output of `llvm-readobj --addrsig --cg-profile --dependent-libraries --elf-linker-options --stack-sizes
//! --coff-directives --bb-addr-map`, and our rows, as lines.

use super::{Both, number, rows, text};
use llas::inspect::{Address, Tables, Value};

/// The lines of a list in the tool's output: those between `NAME [` and `]`.
fn list<'t>(said: &'t str, name: &str) -> Vec<&'t str> {
    let head = format!("{name} [");
    let mut lines = said.lines().skip_while(|line| *line != head);
    lines.next();
    lines.take_while(|line| *line != "]").map(str::trim).collect()
}

/// The values of a list's fields. Symbols are given by index, since section symbols have names here but not in the tool's output.
fn values(said: &str, name: &str) -> Vec<String> {
    let keys = ["Sym: ", "From: ", "To: ", "Weight: ", "Functions: ", "Size: "];
    let lines = list(said, name).into_iter();
    let found = lines.filter_map(|line| keys.iter().find_map(|key| line.strip_prefix(key)));
    let plain = |value: &str| {
        let value = value.trim_matches(['[', ']']);
        let hex = value.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
        let index = value.rsplit_once(" (").map(|found| found.1.trim_end_matches(')'));
        hex.map_or_else(|| index.unwrap_or(value).to_owned(), |size| size.to_string())
    };
    found.map(plain).collect()
}

/// The index of a symbol.
fn index(value: &Value<'_>) -> String {
    match value {
        Value::Address(Address { symbol: Some(index), .. }) => index.to_string(),
        _ => String::new(),
    }
}

/// `--addrsig`.
pub(super) fn addrsig(said: &str, tables: &Tables<'_>) -> Both {
    (values(said, "Addrsig"), rows(tables, "addrsig").map(|row| index(&row.values[0])).collect())
}

/// `--cg-profile`.
pub(super) fn call_graph_profile(said: &str, tables: &Tables<'_>) -> Both {
    let row = |values: &[Value<'_>]| [index(&values[1]), index(&values[2]), text(&values[0])];
    (values(said, "CGProfile"), rows(tables, "call_graph_profile").flat_map(|found| row(&found.values)).collect())
}

/// `--stack-sizes`.
pub(super) fn stack_sizes(said: &str, tables: &Tables<'_>) -> Both {
    let ours = rows(tables, "stack_sizes").flat_map(|row| {
        let function = match &row.values[0] {
            Value::Address(Address { target: Some(name), .. }) => String::from_utf8_lossy(name).into_owned(),
            other => text(other),
        };
        [function, text(&row.values[1])]
    });
    (values(said, "StackSizes"), ours.collect())
}

/// `--dependent-libraries`.
pub(super) fn dependent_libraries(said: &str, tables: &Tables<'_>) -> Both {
    let theirs = list(said, "DependentLibs").into_iter().map(str::to_owned).collect();
    (theirs, rows(tables, "dependent_libraries").map(|row| text(&row.values[0])).collect())
}

/// `--elf-linker-options`.
pub(super) fn linker_options(said: &str, tables: &Tables<'_>) -> Both {
    let theirs = list(said, "LinkerOptions").into_iter().map(str::to_owned).collect();
    let pair = |values: &[Value<'_>]| format!("{}: {}", text(&values[0]), text(&values[1]));
    (theirs, rows(tables, "linker_options").map(|row| pair(&row.values)).collect())
}

/// `--coff-directives`.
pub(super) fn directives(said: &str, tables: &Tables<'_>) -> Both {
    let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    let theirs = said.lines().filter_map(|line| line.strip_prefix("Directive(s): ")).flat_map(words).collect();
    (theirs, rows(tables, "linker_directives").flat_map(|row| words(&text(&row.values[0]))).collect())
}

/// `--bb-addr-map`: the fields of blocks and of their profile.
pub(super) fn blocks(said: &str, tables: &Tables<'_>) -> Both {
    let keys = [
        "Base Address",
        "ID",
        "Offset",
        "Hash",
        "Size",
        "FuncEntryCount",
        "Frequency",
        "PostLink Frequency",
        "Probability",
    ];
    let flags = ["HasReturn", "HasTailCall", "IsEHPad", "CanFallThrough", "HasIndirectBranch"];
    let mut theirs = Vec::new();
    for line in said.lines() {
        let Some((key, value)) = line.trim().split_once(": ") else { continue };
        if flags.contains(&key) && value == "Yes" {
            theirs.push(key.to_owned());
        } else if keys.contains(&key) {
            let hex = value.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
            theirs.push(format!("{key} {}", hex.map_or_else(|| value.to_owned(), |value| value.to_string())));
        }
    }
    let mut ours = Vec::new();
    for row in rows(tables, "bb_addr_map") {
        let mut push = |key: &str, value: &Value<'_>| {
            if *value != Value::None {
                ours.push(format!("{key} {}", number(value)));
            }
        };
        let values = &row.values;
        match row.record.name {
            "range" => push("Base Address", &values[0]),
            "block" => {
                push("ID", &values[0]);
                push("Offset", &values[1]);
                push("Hash", &values[4]);
                push("Size", &values[2]);
                if let Value::Flags(names, _) = &values[3] {
                    ours.extend(names.iter().map(|name| (*name).to_owned()));
                }
            }
            "entry_count" => push("FuncEntryCount", &values[0]),
            "profile" => {
                push("Frequency", &values[1]);
                push("PostLink Frequency", &values[2]);
            }
            "successor" => {
                push("ID", &values[0]);
                push("Probability", &values[1]);
            }
            _ => {}
        }
    }
    (theirs, ours)
}
