//! Compares the tables of `llas::inspect` with the output of LLVM's tools, where they are installed: both are converted to lines,
//! for every golden object, for the texts of `tests/inspect`, and for the folder `LLAS_INSPECT`, which has objects (`.o`) and
//! texts called `NAME@TRIPLE.s` or `NAME@TRIPLE@FEATURES.s`, which are assembled first.
//!
//! `LLAS_INSPECT=FOLDER cargo test --release --test inspect_llvm -- --nocapture` prints the number of objects with each table.

mod codeview;
#[path = "../common/mod.rs"]
mod common;
mod images;
mod lines;
mod objects;
mod pc_sections;
mod small;
mod unwinding;

use codeview::codeview;
use common::external;
use common::golden::{self, Golden};
use images::{offloading, stack_maps};
use lines::{add_values, lines};
use llas::inspect::{Address, File, Row, Selection, Table, Tables, Value, show};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use unwinding::{frames, sframe, unwind};

fn tool(name: &str, args: &[&str], path: &Path) -> Option<String> {
    let run = Command::new(name).args(args).arg(path).output().ok()?;
    // The output is not comparable if the tool reports an error.
    (run.status.success() && run.stderr.is_empty()).then(|| String::from_utf8_lossy(&run.stdout).into_owned())
}

fn is_installed() -> bool {
    external::has(&["llvm-readobj-22", "llvm-dwarfdump-22"])
}

/// The golden objects, and the objects and texts in the folder `LLAS_INSPECT`.
fn objects() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = golden::files();
    found.retain(|path| path.extension().is_some_and(|e| e == "o"));
    let mut folders = Vec::from_iter(std::env::var_os("LLAS_INSPECT").map(PathBuf::from));
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            if path.is_dir() && !name.starts_with('.') {
                folders.push(path);
            } else if name.ends_with(".o") || name.ends_with(".s") && name.contains('@') {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// An object, or the object of a text; `None` if the text cannot be assembled.
fn object(path: &Path) -> Option<Vec<u8>> {
    let bytes = fs::read(path).unwrap();
    if path.extension().is_some_and(|e| e == "o") {
        return Some(bytes);
    }
    let name = path.file_stem().unwrap().to_string_lossy().into_owned();
    let mut words = name.split('@').skip(1);
    let triple = words.next().map(str::to_owned);
    let mut flags: Vec<String> = triple.iter().map(|triple| format!("-triple={triple}")).collect();
    flags.extend(words.next().map(|features| format!("-mattr={features}")));
    let text = Golden { name, path: path.to_owned(), bytes, triple, flags };
    let options = golden::options(&text).build().ok()?;
    llas::assemble(String::from_utf8_lossy(&text.bytes).as_ref(), &options).ok()?.to_bytes().ok()
}

/// Assembles the texts of `tests/inspect` with llvm-mc; returns the objects' paths.
fn made(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inspect")).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|e| e != "s") {
            continue;
        }
        let object = folder.join(path.with_extension("o").file_name().unwrap());
        let mut command = Command::new("llvm-mc-22");
        command.arg("-filetype=obj").args(Golden::read(&path).flags).arg("-o").arg(&object).arg(&path);
        if command.status().is_ok_and(|status| status.success()) {
            found.push(object);
        }
    }
    found
}

/// The number in a value, 0 for other values.
fn number(value: &Value<'_>) -> u64 {
    match value {
        Value::Number(number) | Value::Hex(number) => *number,
        Value::Address(Address { addend, .. }) => *addend as u64,
        _ => 0,
    }
}

fn text(value: &Value<'_>) -> String {
    match value {
        Value::Text(text) => String::from_utf8_lossy(text).into_owned(),
        Value::Section(_, name) => String::from_utf8_lossy(name).into_owned(),
        Value::Name(name) => (*name).to_owned(),
        Value::Address(Address { name, .. }) => String::from_utf8_lossy(name).into_owned(),
        Value::List(values) => values.iter().map(text).collect::<Vec<_>>().join(", "),
        Value::Bytes(bytes) => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        Value::Number(number) | Value::Hex(number) => number.to_string(),
        Value::Cfa(rule) => rule.to_string(),
        Value::Saved(register) => register.to_string(),
        _ => String::new(),
    }
}

/// The lines of a tool's output, and those of our tables.
type Both = (Vec<String>, Vec<String>);

/// Converts a tool's output and our tables to lines.
type Lines = fn(&str, &Tables<'_>) -> Both;

fn rows<'t, 'd>(tables: &'t Tables<'d>, kind: &'t str) -> impl Iterator<Item = &'t Row<'d>> {
    of(tables, kind).flat_map(|table| &table.rows)
}

fn of<'t, 'd>(tables: &'t Tables<'d>, kind: &'t str) -> impl Iterator<Item = &'t Table<'d>> {
    tables.tables.iter().filter(move |table| table.heading.kind == kind)
}

/// A run of a tool and the tables that it shows.
struct Compared {
    tool: &'static str,
    /// Only objects that contain these bytes are compared.
    only: &'static [u8],
    /// A flag, the table that it shows, and the conversion to lines.
    tables: &'static [(&'static str, &'static str, Lines)],
}

const COMPARED: [Compared; 8] = [
    Compared {
        tool: "llvm-readobj-22",
        only: b"",
        tables: &[
            ("--addrsig", "addrsig", small::addrsig),
            ("--cg-profile", "call_graph_profile", small::call_graph_profile),
            ("--dependent-libraries", "dependent_libraries", small::dependent_libraries),
            ("--elf-linker-options", "linker_options", small::linker_options),
            ("--stack-sizes", "stack_sizes", small::stack_sizes),
            ("--coff-directives", "linker_directives", small::directives),
            ("--unwind", "unwind", unwind),
            ("--unwind", "unwind_index", unwinding::index),
        ],
    },
    Compared {
        tool: "llvm-readobj-22",
        only: b"",
        tables: &[
            ("--sections", "sections", objects::sections),
            ("--symbols", "symbols", objects::symbols),
            ("--relocs", "relocations", objects::relocations),
            ("--section-groups", "groups", objects::groups),
            ("--notes", "notes", objects::notes),
            ("--arch-specific", "build_attributes", objects::attributes),
        ],
    },
    Compared {
        tool: "llvm-readobj-22",
        only: b"llvm_bb_addr_map",
        tables: &[("--bb-addr-map", "bb_addr_map", small::blocks)],
    },
    Compared { tool: "llvm-readobj-22", only: b".sframe", tables: &[("--sframe", "sframe", sframe)] },
    Compared { tool: "llvm-readobj-22", only: b".debug$", tables: &[("--codeview", "codeview", codeview)] },
    Compared { tool: "llvm-readobj-22", only: b".llvm_stackmaps", tables: &[("--stackmap", "stack_maps", stack_maps)] },
    Compared {
        tool: "llvm-objdump-22",
        only: b".llvm.offloading",
        tables: &[("--offloading", "offloading", offloading)],
    },
    Compared {
        tool: "llvm-dwarfdump-22",
        only: b"",
        tables: &[("--eh-frame", "frames", frames), ("--debug-line", "debug_line", lines)],
    },
];

/// Golden objects for which the tools' output differs, and why.
const EXCEPT: &[(&str, &str)] = &[
    ("aarch64/elf/cfi/letters.o", "the tool forgets what negate_ra_state_with_pc changes"),
    ("thumbv7/elf/cfi/registers.o", "the tool names register 15 zr"),
    ("thumbebv7/elf/cfi/registers.o", "the tool names register 15 zr"),
    ("armebv7/elf/data/with_code.o", "the tool reads no big-endian index"),
    ("thumbebv7/elf/exceptions/personalities.o", "the tool reads no big-endian index"),
    ("thumbv7/elf/cfi/frame_from_its_own_section.o", "a relocation holds the size of the function"),
    ("thumbv7/elf/cfi/begins_in_table.o", "a relocation holds the size of the function"),
    ("x86_64/elf/cfi/frame_of_eh_frame.o", "a relocation holds the length of an entry"),
    ("x86_64/elf/dwarf-lines/labels_in_layout.o", "two relocations apply to one field"),
    ("aarch64/coff/sections/known_names.o", "a string instead of a stack map"),
    ("x86_64/elf/sections/addrsig-twice.o", "the tool shows one of two sections"),
];

/// The results of comparisons.
#[derive(Default)]
struct Outcome {
    /// For each table, the number of objects that have it.
    compared: BTreeMap<&'static str, usize>,
    /// The differences.
    wrong: Vec<String>,
    /// Files that cannot be assembled, and those for which a tool reports an error.
    unfit: Vec<String>,
}

/// Compares one object, which is written to `copy` for the tools.
fn compare(path: &Path, copy: &Path, outcome: &Mutex<Outcome>) {
    let name = path.display();
    let Some(bytes) = object(path) else {
        return outcome.lock().unwrap().unfit.push(format!("{name} cannot be assembled"));
    };
    fs::write(copy, &bytes).unwrap();
    let mut tables = Tables::default();
    show("x.o", &bytes, &Selection::default(), &mut tables).unwrap();
    let file = File::read(&bytes).unwrap();
    add_values(&file, &mut tables);
    for Compared { tool: program, only, tables: all } in COMPARED {
        if !only.is_empty() && memchr::memmem::find(&bytes, only).is_none() {
            continue;
        }
        let flags: Vec<&str> = all.iter().map(|row| row.0).collect();
        let together = tool(program, &flags, copy);
        for (flag, table, lines) in all {
            // An error in one table does not affect the others.
            let alone = if together.is_none() { tool(program, &[flag], copy) } else { None };
            let Some(said) = together.as_ref().or(alone.as_ref()) else {
                outcome.lock().unwrap().unfit.push(format!("{name}: {program} {flag} reports an error"));
                continue;
            };
            let (theirs, ours) = lines(said, &tables);
            let mut outcome = outcome.lock().unwrap();
            *outcome.compared.entry(table).or_default() += usize::from(!theirs.is_empty());
            if theirs != ours {
                let at = theirs.iter().zip(&ours).take_while(|(theirs, ours)| theirs == ours).count();
                let (theirs, ours) = (theirs.get(at), ours.get(at));
                outcome.wrong.push(format!("{table}: {name}: line {at}: {theirs:?}, ours {ours:?}"));
            }
        }
    }
}

#[test]
fn as_the_tools_of_llvm_say() {
    if !is_installed() {
        return;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("inspect-llvm-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut paths = objects();
    paths.extend(made(&folder));
    paths.retain(|path| !EXCEPT.iter().any(|except| path.ends_with(except.0)));
    let (outcome, next) = (Mutex::new(Outcome::default()), AtomicUsize::new(0));
    std::thread::scope(|scope| {
        for thread in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            let (paths, outcome, next, copy) = (&paths, &outcome, &next, folder.join(format!("copy-{thread}.o")));
            scope.spawn(move || {
                while let Some(path) = paths.get(next.fetch_add(1, Ordering::Relaxed)) {
                    compare(path, &copy, outcome);
                }
            });
        }
    });
    fs::remove_dir_all(folder).unwrap();
    let Outcome { compared, mut wrong, mut unfit } = outcome.into_inner().unwrap();
    wrong.sort();
    unfit.sort();
    println!("{} objects", paths.len());
    for (table, objects) in &compared {
        let differ = wrong.iter().filter(|line| line.starts_with(&format!("{table}: "))).count();
        println!("{table}: compared {objects}, different {differ}");
    }
    println!("not compared: {}\n{}", unfit.len(), unfit.join("\n"));
    assert!(wrong.is_empty(), "{}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared.values().sum::<usize>() > 100, "only {compared:?} were compared");
}
