//! PC sections: the sections that llc and llvm-mc write for samples are decoded to the entries in the samples' IR, at the
//! addresses that `llvm-readobj --relocs` shows. `LLAS_PC_SECTIONS` is the folder of the samples: `NAME.ll` and objects
//! `NAME.….o`.

use super::common::external;
use super::{is_installed, number, rows, tool};
use llas::inspect::{Address, Selection, Tables, Value, show};
use std::collections::{BTreeMap, HashMap};
use std::fs;
use std::path::{Path, PathBuf};

/// An entry of a section. Constants have a width in bytes, 0 for ULEB128, and a value.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Entry {
    section: String,
    /// The function that the entry describes; `None` for an instruction.
    function: Option<String>,
    leb_size: bool,
    constants: Vec<(u8, u64)>,
}

/// The metadata nodes, each with its items.
fn nodes(ir: &str) -> HashMap<&str, Vec<&str>> {
    ir.lines()
        .filter_map(|line| {
            let (name, list) = line.strip_prefix('!')?.split_once(" = !{")?;
            Some((name, list.trim_end().trim_end_matches('}').split(',').map(str::trim).collect()))
        })
        .collect()
}

/// The entries that a node requests.
fn entries_of(nodes: &HashMap<&str, Vec<&str>>, node: &str, function: Option<&str>) -> Vec<Entry> {
    let mut found: Vec<Entry> = Vec::new();
    for item in &nodes[node] {
        match (item.strip_prefix("!\""), found.last_mut()) {
            (Some(name), _) => {
                let (section, letters) =
                    name.trim_end_matches('"').split_once('!').unwrap_or((name.trim_end_matches('"'), ""));
                found.push(Entry {
                    section: section.to_owned(),
                    function: function.map(str::to_owned),
                    leb_size: letters.contains('C'),
                    constants: Vec::new(),
                });
            }
            (None, Some(entry)) => {
                for constant in &nodes[&item[1..]] {
                    let (kind, value) = constant.split_once(' ').unwrap();
                    let bits: u32 = kind[1..].parse().unwrap();
                    let value = if value == "true" { 1 } else { value.parse::<i64>().unwrap() as u64 };
                    let width = bits.div_ceil(8) as u8;
                    let value = if bits == 64 { value } else { value & ((1 << bits) - 1) };
                    entry.constants.push((if entry.leb_size && width > 1 { 0 } else { width }, value));
                }
            }
            // A node whose first item is not a string is ignored.
            (None, None) => return Vec::new(),
        }
    }
    found
}

/// All entries that the IR requests.
fn asked_for(ir: &str) -> Vec<Entry> {
    let nodes = nodes(ir);
    let mut found = Vec::new();
    for line in ir.lines() {
        let Some((head, node)) = line.split_once("!pcsections !") else { continue };
        let node = node.split([' ', ',']).next().unwrap();
        let function = head.starts_with("define ").then(|| head.split_once('@').unwrap().1.split('(').next().unwrap());
        found.extend(entries_of(&nodes, node, function));
    }
    found
}

/// The schema of an entry, in the command's syntax.
fn schema(entry: &Entry) -> String {
    let first = match (&entry.function, entry.leb_size) {
        (None, _) => "pc",
        (Some(_), false) => "func",
        (Some(_), true) => "func-leb",
    };
    let words = entry.constants.iter().map(|constant| match constant.0 {
        0 => ",uleb".to_owned(),
        width => format!(",u{}", u32::from(width) * 8),
    });
    format!("{}={first}{}", entry.section, words.collect::<String>())
}

/// The targets of relocations by section, as `symbol+addend`.
fn places(said: &str) -> BTreeMap<String, Vec<String>> {
    let (mut found, mut section): (BTreeMap<String, Vec<String>>, String) = (BTreeMap::new(), String::new());
    for line in said.lines().map(str::trim) {
        if let Some((_, name)) = line.strip_prefix("Section (").and_then(|rest| rest.split_once(") .rela")) {
            section = name.trim_end_matches(" {").to_owned();
        } else if line.starts_with("0x") {
            let words: Vec<&str> = line.split(' ').collect();
            let addend = u64::from_str_radix(words[3].trim_start_matches("0x"), 16).unwrap();
            found.entry(section.clone()).or_default().push(format!("{}+{addend}", words[2]));
        }
    }
    found
}

/// Compares one object; returns the number of entries, or a difference.
fn compare(path: &Path, ir: &str) -> Result<usize, String> {
    let asked = asked_for(ir);
    let mut schemas: Vec<String> = asked.iter().map(schema).collect();
    schemas.sort();
    schemas.dedup();
    let schemas = schemas.iter().map(|schema| schema.parse()).collect::<Result<Vec<_>, _>>()?;
    let selection = schemas.into_iter().fold(Selection::default(), Selection::schema);
    let bytes = fs::read(path).unwrap();
    let mut tables = Tables::default();
    show("x.o", &bytes, &selection, &mut tables).map_err(|error| error.reason)?;
    let problems: Vec<_> = tables.tables.iter().flat_map(|table| &table.problems).collect();
    if !problems.is_empty() {
        return Err(format!("{problems:?}"));
    }
    let shown = places(&tool("llvm-readobj-22", &["--relocs"], path).unwrap());
    let file = llas::inspect::File::read(&bytes).unwrap();
    let sizes: HashMap<_, _> = file.symbols.iter().map(|symbol| (symbol.name, symbol.size)).collect();
    let (mut found, mut at): (Vec<Entry>, BTreeMap<String, Vec<String>>) = Default::default();
    for table in tables.tables.iter().filter(|table| table.heading.kind == "pc_section") {
        let section = String::from_utf8_lossy(&table.heading.name).into_owned();
        for row in &table.rows {
            let Value::Address(Address { name, addend, target, .. }) = &row.values[0] else {
                return Err(format!("{row:?}"));
            };
            at.entry(section.clone()).or_default().push(format!(
                "{}+{}",
                String::from_utf8_lossy(name),
                *addend as u64
            ));
            let function = (row.values[1] != Value::None).then(|| target.unwrap_or(name));
            if let Some(function) = function.filter(|function| sizes.get(function) != Some(&number(&row.values[1]))) {
                return Err(format!("the size of {}: {row:?}", String::from_utf8_lossy(function)));
            }
            let constants = match &row.values[2] {
                Value::List(values) => values.iter().map(number).collect(),
                _ => Vec::new(),
            };
            let function = function.map(|name| String::from_utf8_lossy(name).into_owned());
            // The widths of the constants follow from the requested entries.
            let like = asked.iter().find(|entry| {
                entry.section == section
                    && entry.function == function
                    && entry.constants.iter().map(|constant| constant.1).eq(constants.iter().copied())
            });
            let Some(like) = like else { return Err(format!("unexpected entry in {section}: {row:?}")) };
            found.push(like.clone());
        }
    }
    let mut asked = asked;
    asked.sort();
    found.sort();
    // Entries of instructions may be missing: the compiler does not always preserve this metadata.
    asked.retain(|entry| found.contains(entry) || entry.function.is_some());
    let asked_once = asked.iter().all(|entry| found.contains(entry));
    let count = found.len();
    found.dedup();
    asked.dedup();
    for (section, places) in &at {
        if shown.get(section) != Some(places) {
            return Err(format!("{section}: {places:?}, the tool {:?}", shown.get(section)));
        }
    }
    if !asked_once || asked != found { Err(format!("expected {asked:?}, found {found:?}")) } else { Ok(count) }
}

/// Checks the sanitizers' metadata: every entry starts at a relocation and describes an existing function or instruction.
fn sanitizers(path: &Path) -> Result<usize, String> {
    let bytes = fs::read(path).unwrap();
    let mut tables = Tables::default();
    show("x.o", &bytes, &Selection::default(), &mut tables).map_err(|error| error.reason)?;
    let file = llas::inspect::File::read(&bytes).unwrap();
    let shown = places(&tool("llvm-readobj-22", &["--relocs"], path).unwrap());
    let sizes: HashMap<_, _> = file.symbols.iter().map(|symbol| (symbol.name, symbol.size)).collect();
    let mut at: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let mut count = 0;
    for table in tables.tables.iter().filter(|table| table.heading.kind == "pc_section") {
        if !table.problems.is_empty() {
            return Err(format!("{:?}", table.problems));
        }
        for row in &table.rows {
            let Value::Address(Address { name, addend, target, .. }) = &row.values[0] else {
                return Err(format!("{row:?}"));
            };
            let places = at.entry(String::from_utf8_lossy(&table.heading.name).into_owned()).or_default();
            places.push(format!("{}+{}", String::from_utf8_lossy(name), *addend as u64));
            let is_covered = row.record.name == "covered";
            if is_covered && target.and_then(|target| sizes.get(target)) != Some(&number(&row.values[1])) {
                return Err(format!("the size of a function: {row:?}"));
            }
            count += 1;
        }
    }
    let all = shown.iter().filter(|(section, _)| section.starts_with("sanmd_"));
    let same = all.eq(at.iter());
    if same && rows(&tables, "pc_section").next().is_some() {
        Ok(count)
    } else {
        Err(format!("{at:?}, the tool {shown:?}"))
    }
}

#[test]
fn pc_sections_are_what_the_ir_asks_for() {
    let folder = std::env::var_os("LLAS_PC_SECTIONS").map(PathBuf::from);
    let Some(folder) = folder else { return external::not_supplied("LLAS_PC_SECTIONS is not set") };
    if !is_installed() {
        return;
    }
    let (mut wrong, mut compared, mut entries) = (Vec::new(), 0, 0);
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let Some(stem) = name.split('.').next().filter(|_| name.ends_with(".o")) else { continue };
        let result = match fs::read_to_string(folder.join(format!("{stem}.ll"))) {
            Ok(ir) => compare(&path, &ir),
            Err(_) => sanitizers(&path),
        };
        compared += 1;
        match result {
            Ok(count) => entries += count,
            Err(what) => wrong.push(format!("{name}: {what}")),
        }
    }
    println!("{entries} entries of {compared} objects are compared");
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared > 0, "no samples");
}
