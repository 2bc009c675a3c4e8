//! Tables of every object: `llvm-readobj --sections --symbols --relocs --section-groups --notes` and our rows, as lines.

use super::{Both, number, rows, text};
use llas::inspect::{Tables, Value};

/// The lines of each block `NAME { ... }` in the tool's output.
fn blocks<'t>(said: &'t str, name: &str) -> Vec<Vec<&'t str>> {
    let head = format!("{name} {{");
    let (mut found, mut open): (Vec<Vec<&str>>, Option<usize>) = (Vec::new(), None);
    for line in said.lines() {
        let indent = line.len() - line.trim_start().len();
        match open {
            None if line.trim() == head => {
                open = Some(indent);
                found.push(Vec::new());
            }
            Some(depth) if indent == depth => open = None,
            Some(_) => found.last_mut().unwrap().push(line.trim_start()),
            None => {}
        }
    }
    found
}

/// The value of a field of a block, without the number in parentheses that follows it.
fn field<'t>(block: &[&'t str], key: &str) -> &'t str {
    let value = |line: &&'t str| line.trim_start().strip_prefix(key).and_then(|rest| rest.strip_prefix(':'));
    let found = block.iter().find_map(value).unwrap_or_default();
    let found = found.rsplit_once(" (").map_or(found, |found| found.0);
    // Blanks at the end may belong to a name.
    found.strip_prefix(' ').unwrap_or(found)
}

/// The number in a field of a block.
fn numeral(block: &[&str], key: &str) -> u64 {
    let word = field(block, key);
    match word.strip_prefix("0x") {
        Some(digits) => u64::from_str_radix(digits, 16).unwrap_or(0),
        None => word.parse().unwrap_or(0),
    }
}

/// A word's lower-case letters and digits.
fn plain(word: &str) -> String {
    word.chars().filter(char::is_ascii_alphanumeric).map(|c| c.to_ascii_lowercase()).collect()
}

/// The names of flags.
fn flags(value: &Value<'_>) -> Vec<String> {
    match value {
        Value::Flags(names, _) => names.iter().map(|name| plain(name)).collect(),
        _ => Vec::new(),
    }
}

const PREFIXES: [&str; 3] = ["SHF_", "SHT_", "IMAGE_SCN_"];

fn short(name: &str) -> &str {
    PREFIXES.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name)
}

/// Names that the tool shows twice for one bit, or that stand for a field of several bits.
fn is_no_flag(name: &str) -> bool {
    name.starts_with("IMAGE_SCN_ALIGN_") || name == "IMAGE_SCN_MEM_PURGEABLE"
}

pub(super) fn sections(said: &str, tables: &Tables<'_>) -> Both {
    let is_coff = said.contains("\nFormat: COFF");
    let mut theirs = Vec::new();
    for block in blocks(said, "Section") {
        let named = |line: &&&str| PREFIXES.iter().any(|prefix| line.starts_with(prefix)) && line.contains(" (0x");
        let names = block.iter().filter(named).map(|line| line.split(' ').next().unwrap_or_default());
        let mut names: Vec<String> = names.filter(|name| !is_no_flag(name)).map(|name| plain(short(name))).collect();
        names.sort();
        let numbers = if is_coff {
            vec![
                numeral(&block, "PointerToRawData"),
                numeral(&block, "RawDataSize"),
                numeral(&block, "RelocationCount"),
            ]
        } else {
            ["Offset", "Size", "Link", "Info", "AddressAlignment", "EntrySize", "Address"]
                .map(|key| numeral(&block, key))
                .to_vec()
        };
        let kind = if is_coff { "" } else { short(field(&block, "Type")) };
        theirs.push(format!("{} {kind} {numbers:?} {names:?}", field(&block, "Name")));
    }
    let mut ours = Vec::new();
    for row in rows(tables, "sections") {
        let values = &row.values;
        let columns: &[usize] = if is_coff { &[3, 4, 6] } else { &[3, 4, 7, 8, 5, 9, 10] };
        let mut numbers: Vec<u64> = columns.iter().map(|&column| number(&values[column])).collect();
        if is_coff {
            // The tool shows the 16-bit field, which saturates.
            numbers[2] = numbers[2].min(0xffff);
        }
        let mut names = flags(&values[11]);
        names.sort();
        // Some types have names here but not in the tool.
        let unknown = format!("{} Unknown {numbers:?} {names:?}", text(&values[1]));
        let known = format!("{} {} {numbers:?} {names:?}", text(&values[1]), text(&values[2]));
        ours.push(if theirs.get(ours.len()) == Some(&unknown) { unknown } else { known });
    }
    (theirs, ours)
}

pub(super) fn symbols(said: &str, tables: &Tables<'_>) -> Both {
    let is_coff = said.contains("\nFormat: COFF");
    let mut theirs = Vec::new();
    for block in blocks(said, "Symbol") {
        let section = match field(&block, "Section") {
            "IMAGE_SYM_UNDEFINED" => "Undefined",
            "IMAGE_SYM_ABSOLUTE" => "Absolute",
            "IMAGE_SYM_DEBUG" => "Debug",
            section => section,
        };
        let section = if section.starts_with('.') { section.to_owned() } else { section.to_lowercase() };
        let (binding, kind, size) = match is_coff {
            true => (plain(field(&block, "StorageClass")), String::new(), 0),
            false => {
                let kind = match field(&block, "Type") {
                    "None" => "notype".to_owned(),
                    "Function" => "func".to_owned(),
                    kind => plain(kind),
                };
                (plain(field(&block, "Binding")), kind, numeral(&block, "Size"))
            }
        };
        // A common symbol in COFF is undefined and has a value.
        let value = numeral(&block, "Value");
        let section = if is_coff && section == "undefined" && value != 0 { "common".to_owned() } else { section };
        theirs.push(format!("{} {value} {size} {binding} {kind} {section}", field(&block, "Name")));
    }
    let mut ours = Vec::new();
    for row in rows(tables, "symbols") {
        let values = &row.values;
        let kind = if is_coff { String::new() } else { plain(&text(&values[4])) };
        let section = match text(&values[6]) {
            section if section.starts_with('.') => section,
            section => section.to_lowercase(),
        };
        let value = number(&values[1]);
        let section = if is_coff && section == "undefined" && value != 0 { "common".to_owned() } else { section };
        ours.push(format!(
            "{} {value} {} {} {kind} {section}",
            text(&values[7]),
            number(&values[2]),
            plain(&text(&values[3])),
        ));
    }
    (theirs, ours)
}

pub(super) fn relocations(said: &str, tables: &Tables<'_>) -> Both {
    let mut theirs = Vec::new();
    let (mut inside, mut is_coff) = (false, false);
    for line in said.lines() {
        match line {
            "Relocations [" => inside = true,
            "]" => inside = false,
            _ if line.starts_with("Format: COFF") => is_coff = true,
            _ => {}
        }
        let Some((at, rest)) =
            line.trim_start().strip_prefix("0x").and_then(|rest| rest.split_once(' ')).filter(|_| inside)
        else {
            continue;
        };
        let at = u64::from_str_radix(at, 16).unwrap();
        let (kind, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        let addend = rest.rsplit_once(" 0x").and_then(|(_, digits)| u64::from_str_radix(digits, 16).ok());
        let name = match (is_coff, addend) {
            (true, _) => rest.rsplit_once(" (").map_or(rest, |found| found.0),
            (false, Some(_)) => rest.rsplit_once(' ').map_or("", |found| found.0),
            (false, None) => rest,
        };
        // No symbol, and a symbol without a name.
        let name = if matches!(name, "-" | "<null>") { "" } else { name };
        theirs.push(format!("{at} {kind} {name} {}", addend.unwrap_or(0)));
    }
    let mask = if said.contains("\nAddressSize: 32bit") { u64::from(u32::MAX) } else { u64::MAX };
    let mut ours = Vec::new();
    for row in rows(tables, "relocations") {
        let values = &row.values;
        // The tool does not show addends in section contents.
        let addend = if values[3] == Value::None { number(&values[2]) & mask } else { 0 };
        ours.push(format!("{} {} {} {addend}", number(&values[0]), text(&values[1]), text(&values[2])));
    }
    theirs.sort();
    ours.sort();
    (theirs, ours)
}

/// ELF groups: the tool has no list of COFF's.
pub(super) fn groups(said: &str, tables: &Tables<'_>) -> Both {
    let mut theirs = Vec::new();
    for block in blocks(said, "Group") {
        let members = block.iter().skip_while(|line| !line.starts_with("Section(s) in group")).skip(1);
        let members: Vec<&str> = members
            .take_while(|line| **line != "]")
            .map(|line| line.rsplit_once(" (").map_or(*line, |found| found.0))
            .collect();
        theirs.push(format!("{} {} {members:?}", field(&block, "Type"), field(&block, "Signature")));
    }
    if !said.contains("\nFormat: elf") {
        return (theirs, Vec::new());
    }
    let ours = rows(tables, "groups").map(|row| {
        let members = match &row.values[3] {
            Value::List(values) => values.iter().map(text).collect(),
            _ => Vec::new(),
        };
        let kind = if row.values[1] == Value::None { "(unknown)".to_owned() } else { text(&row.values[1]) };
        format!("{kind} {} {members:?}", text(&row.values[2]))
    });
    (theirs, ours.collect())
}

/// Notes: their owners and sizes.
pub(super) fn notes(said: &str, tables: &Tables<'_>) -> Both {
    let mut theirs = Vec::new();
    let mut owner = "";
    for line in said.lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("Owner: ") {
            owner = name;
        } else if let Some(size) = line.strip_prefix("Data size: 0x") {
            theirs.push(format!("{owner} {}", u64::from_str_radix(size, 16).unwrap()));
        }
    }
    let notes = rows(tables, "notes").filter(|row| row.record.name == "note");
    (theirs, notes.map(|row| format!("{} {}", text(&row.values[0]), number(&row.values[2]))).collect())
}

/// `--arch-specific`: the names of build attributes, with their values if the tool shows those on the same line.
pub(super) fn attributes(said: &str, tables: &Tables<'_>) -> Both {
    let mut theirs = Vec::new();
    for line in said.split_once("BuildAttributes {").map_or("", |found| found.1).lines().map(str::trim) {
        if let Some(name) = line.strip_prefix("TagName: ") {
            theirs.push(name.to_owned());
        } else if let Some((tag, value)) = line.split_once(": ") {
            let is_tag = tag.starts_with("Tag_") || tag.bytes().all(|byte| byte.is_ascii_digit());
            theirs.extend(is_tag.then(|| format!("{tag} {value}")));
        }
    }
    let mut ours = Vec::new();
    let mut with_values = false;
    for row in rows(tables, "build_attributes") {
        let values = &row.values;
        match row.record.name {
            "subsection" => with_values = values[1] != Value::None,
            "attribute" => {
                let name = if values[3] == Value::None { text(&values[0]) } else { text(&values[3]) };
                let value = if values[1] == Value::None { text(&values[2]) } else { text(&values[1]) };
                ours.push(if with_values { format!("{name} {value}") } else { name });
            }
            _ => {}
        }
    }
    (theirs, ours)
}
