//! Line tables: the output of `llvm-dwarfdump --debug-line` and our rows, converted to lines.

use super::{Both, number, rows, text};
use llas::inspect::{File, Tables, Value};

/// Adds symbol values to the addends of line rows, as the tool does.
pub(super) fn add_values(file: &File<'_>, tables: &mut Tables<'_>) {
    for row in
        tables.tables.iter_mut().filter(|table| table.heading.kind == "debug_line").flat_map(|table| &mut table.rows)
    {
        if let Value::Address(place) = &mut row.values[0] {
            let value = place.symbol.and_then(|symbol| file.symbol(symbol)).map_or(0, |symbol| symbol.value);
            place.addend = place.addend.wrapping_add(value as i64);
        }
    }
}

/// `--debug-line`: folders, files and rows.
pub(super) fn lines(said: &str, tables: &Tables<'_>) -> Both {
    let heads =
        ["total_length", "version", "min_inst_length", "default_is_stmt", "line_base", "line_range", "opcode_base"];
    let mut theirs = Vec::new();
    let said = said.split_once(".debug_line contents:").map_or("", |found| found.1);
    for line in said.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(name) = line.trim().strip_prefix("name: ").or_else(|| line.strip_prefix("include_directories[")) {
            theirs.push(name.split_once('"').map_or(name, |found| found.1).trim_end_matches('"').to_owned());
        } else if let Some((key, value)) = line.trim().split_once(": ").filter(|(key, _)| heads.contains(key)) {
            let hex = value.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
            theirs.push(format!("{key} {}", hex.map_or_else(|| value.to_owned(), |value| value.to_string())));
        } else if let Some(digits) = line.trim().strip_prefix("md5_checksum: ") {
            theirs.push(digits.to_owned());
        } else if let Some(folder) = line.trim().strip_prefix("dir_index: ") {
            theirs.push(format!("in {folder}"));
        } else if words.len() >= 7 && words[0].starts_with("0x") {
            let number = u64::from_str_radix(&words[0][2..], 16).unwrap();
            // Word 6 is the operation index.
            theirs.push(format!("{number} {} {}", words[1..6].join(" "), words[7..].join(" ")).trim_end().to_owned());
        }
    }
    let mut ours = Vec::new();
    for row in rows(tables, "debug_line") {
        let values = &row.values;
        match row.record.name {
            "table" => {
                let base = if let Value::Signed(base) = values[6] { base } else { 0 };
                let numbers = [1, 2, 5, 9, 6, 7, 8].map(|column| number(&values[column]).to_string());
                let line = |(key, value): (&str, String)| match key {
                    "line_base" => format!("{key} {base}"),
                    _ => format!("{key} {value}"),
                };
                ours.extend(heads.into_iter().zip(numbers).map(line));
            }
            "directory" => ours.push(text(&values[1])),
            "file" => {
                ours.extend([text(&values[1]), format!("in {}", text(&values[2]))]);
                ours.extend(Some(&values[5]).filter(|md5| **md5 != Value::None).map(text));
            }
            "line" => {
                let flags = match &values[6] {
                    Value::Flags(names, _) => names.join(" "),
                    _ => String::new(),
                };
                let numbers: Vec<String> = values[..6].iter().map(|value| number(value).to_string()).collect();
                ours.push(format!("{} {flags}", numbers.join(" ")).trim_end().to_owned());
            }
            _ => {}
        }
    }
    (theirs, ours)
}
