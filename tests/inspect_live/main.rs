//! What `llas::inspect` decodes is what LLVM's own tools decode, where they are installed: both are made into the same plain lines
//! and compared, for every golden object and for the texts of `tests/inspect`.

mod codeview;
mod unwinding;

use codeview::codeview;
use llas::inspect::{File, Place, Row, Selection, Table, Tables, Value, show};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use unwinding::{frames, sframe, unwind};

fn tool(name: &str, args: &[&str], path: &Path) -> Option<String> {
    let run = Command::new(name).args(args).arg(path).output().ok()?;
    // A table that the tool finds a fault in is no judge.
    (run.status.success() && run.stderr.is_empty()).then(|| String::from_utf8_lossy(&run.stdout).into_owned())
}

fn is_installed() -> bool {
    let version = |name: &str| {
        let run = Command::new(name).arg("--version").output();
        run.is_ok_and(|run| String::from_utf8_lossy(&run.stdout).contains("LLVM version 22."))
    };
    version("llvm-readobj-22") && version("llvm-dwarfdump-22")
}

/// The objects in the golden folder, and in the one that `LLAS_INSPECT` names.
fn objects() -> Vec<PathBuf> {
    let (mut folders, mut found) = (vec![Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")], Vec::new());
    folders.extend(std::env::var_os("LLAS_INSPECT").map(PathBuf::from));
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "o") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

/// The objects of the texts in `tests/inspect`, made by llvm-mc in a folder.
fn made(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inspect")).unwrap() {
        let path = entry.unwrap().path();
        let Some(text) = path.extension().filter(|e| *e == "s").and_then(|_| fs::read_to_string(&path).ok()) else {
            continue;
        };
        let triple = text.lines().next().and_then(|line| line.split("triple:").nth(1)).unwrap().trim();
        let object = folder.join(path.with_extension("o").file_name().unwrap());
        let mut command = Command::new("llvm-mc-22");
        command.args(["-filetype=obj", &format!("-triple={triple}"), "-o"]).arg(&object).arg(&path);
        if command.status().is_ok_and(|status| status.success()) {
            found.push(object);
        }
    }
    found
}

/// The number in a field.
fn number(value: &Value<'_>) -> u64 {
    match value {
        Value::Number(number) | Value::Hex(number) => *number,
        Value::Place(Place { addend, .. }) => *addend as u64,
        _ => 0,
    }
}

fn text(value: &Value<'_>) -> String {
    match value {
        Value::Text(text) => String::from_utf8_lossy(text).into_owned(),
        Value::Name(name) => (*name).to_owned(),
        Value::Place(Place { name, .. }) => String::from_utf8_lossy(name).into_owned(),
        Value::List(values) => values.iter().map(text).collect::<Vec<_>>().join(", "),
        Value::Bytes(bytes) => bytes.iter().map(|byte| format!("{byte:02x}")).collect(),
        Value::Number(number) | Value::Hex(number) => number.to_string(),
        _ => String::new(),
    }
}

/// What one tool says of an object, and what ours says, as lines.
type Lines = fn(&str, &Tables<'_>) -> (Vec<String>, Vec<String>);

fn rows<'t, 'd>(tables: &'t Tables<'d>, kind: &'t str) -> impl Iterator<Item = &'t Row<'d>> {
    of(tables, kind).flat_map(|table| &table.rows)
}

fn of<'t, 'd>(tables: &'t Tables<'d>, kind: &'t str) -> impl Iterator<Item = &'t Table<'d>> {
    tables.tables.iter().filter(move |table| table.heading.kind == kind)
}

/// Makes addends of the rows of lines what the tool shows, which adds the value of the symbol.
fn add_values(file: &File<'_>, tables: &mut Tables<'_>) {
    for row in
        tables.tables.iter_mut().filter(|table| table.heading.kind == "debug_line").flat_map(|table| &mut table.rows)
    {
        if let Value::Place(place) = &mut row.values[0] {
            let value = place.symbol.and_then(|symbol| file.symbol(symbol)).map_or(0, |symbol| symbol.value);
            place.addend = place.addend.wrapping_add(value as i64);
        }
    }
}

/// The lines of a list in the tool's output: those between `NAME [` and `]`.
fn list<'t>(said: &'t str, name: &str) -> Vec<&'t str> {
    let head = format!("{name} [");
    let mut lines = said.lines().skip_while(|line| *line != head);
    lines.next();
    lines.take_while(|line| *line != "]").map(str::trim).collect()
}

/// `--addrsig --cg-profile --dependent-libraries --elf-linker-options --stack-sizes --coff-directives`.
fn small(said: &str, tables: &Tables<'_>) -> (Vec<String>, Vec<String>) {
    let keys = ["Sym: ", "From: ", "To: ", "Weight: ", "Functions: ", "Size: "];
    let lists = ["Addrsig", "CGProfile", "StackSizes"].map(|name| list(said, name));
    let mut theirs: Vec<String> = lists
        .iter()
        .flatten()
        .filter_map(|line| keys.iter().find_map(|key| line.strip_prefix(key)))
        .map(|value| {
            let value = value.trim_matches(['[', ']']);
            let hex = value.strip_prefix("0x").and_then(|digits| u64::from_str_radix(digits, 16).ok());
            // Symbols by number: those of sections have names here and not there.
            let index = value.rsplit_once(" (").map(|found| found.1.trim_end_matches(')'));
            hex.map_or_else(|| index.unwrap_or(value).to_owned(), |size| size.to_string())
        })
        .collect();
    theirs.extend(list(said, "DependentLibs").into_iter().map(str::to_owned));
    theirs.extend(list(said, "LinkerOptions").into_iter().map(str::to_owned));
    let directives = said.lines().filter_map(|line| line.strip_prefix("Directive(s): "));
    theirs.extend(directives.flat_map(str::split_whitespace).map(str::to_owned));
    let index = |value: &Value<'_>| match value {
        Value::Place(Place { symbol: Some(index), .. }) => index.to_string(),
        _ => String::new(),
    };
    let mut ours = Vec::new();
    ours.extend(rows(tables, "addrsig").map(|row| index(&row.values[0])));
    for row in rows(tables, "call_graph_profile") {
        ours.extend([index(&row.values[1]), index(&row.values[2]), text(&row.values[0])]);
    }
    for row in rows(tables, "stack_sizes") {
        let function = match &row.values[0] {
            Value::Place(Place { target: Some(name), .. }) => String::from_utf8_lossy(name).into_owned(),
            other => text(other),
        };
        ours.extend([function, text(&row.values[1])]);
    }
    ours.extend(rows(tables, "dependent_libraries").map(|row| text(&row.values[0])));
    ours.extend(
        rows(tables, "linker_options").map(|row| format!("{}: {}", text(&row.values[0]), text(&row.values[1]))),
    );
    let directives = rows(tables, "linker_directives").map(|row| text(&row.values[0]));
    ours.extend(directives.flat_map(|text| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>()));
    (theirs, ours)
}

/// `--bb-addr-map`: the numbers of blocks and of what the profile says of them.
fn blocks(said: &str, tables: &Tables<'_>) -> (Vec<String>, Vec<String>) {
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

/// `--debug-line`: folders, files and rows.
fn lines(said: &str, tables: &Tables<'_>) -> (Vec<String>, Vec<String>) {
    let mut theirs = Vec::new();
    let said = said.split_once(".debug_line contents:").map_or("", |found| found.1);
    for line in said.lines() {
        let words: Vec<&str> = line.split_whitespace().collect();
        if let Some(name) = line.trim().strip_prefix("name: ").or_else(|| line.strip_prefix("include_directories[")) {
            theirs.push(name.split_once('"').map_or(name, |found| found.1).trim_end_matches('"').to_owned());
        } else if words.len() >= 7 && words[0].starts_with("0x") {
            let number = u64::from_str_radix(&words[0][2..], 16).unwrap();
            // The index of an operation stands at 6.
            theirs.push(format!("{number} {} {}", words[1..6].join(" "), words[7..].join(" ")).trim_end().to_owned());
        }
    }
    let mut ours = Vec::new();
    for row in rows(tables, "debug_line") {
        let values = &row.values;
        match row.record.name {
            "directory" | "file" => ours.push(text(&values[1])),
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

/// A tool, its flags, what an object has that is worth asking about, and how what it prints and our tables are made lines.
type Compared = (&'static str, &'static [&'static str], &'static [u8], &'static [Lines]);

const COMPARED: [Compared; 5] = [
    (
        "llvm-readobj-22",
        &[
            "--addrsig",
            "--cg-profile",
            "--dependent-libraries",
            "--elf-linker-options",
            "--stack-sizes",
            "--coff-directives",
            "--unwind",
        ],
        b"",
        &[small, unwind],
    ),
    ("llvm-readobj-22", &["--bb-addr-map"], b"llvm_bb_addr_map", &[blocks]),
    ("llvm-readobj-22", &["--sframe"], b".sframe", &[sframe]),
    ("llvm-readobj-22", &["--codeview"], b".debug$", &[codeview]),
    ("llvm-dwarfdump-22", &["--eh-frame", "--debug-line"], b"", &[frames, lines]),
];

/// Golden objects of which the tools say something else, and why.
const EXCEPT: &[(&str, &str)] = &[
    ("aarch64/elf/cfi/letters.o", "gimli takes no augmentation of .debug_frame without z in front but S"),
    ("i386/elf/cfi/registers.o", "gimli takes no register above 65535"),
    ("x86_64/elf/cfi/registers.o", "the same"),
    ("thumbv7/elf/cfi/frame_from_its_own_section.o", "a relocation holds the size of the function"),
    ("x86_64/elf/cfi/frame_of_eh_frame.o", "a relocation holds the length of an entry"),
    ("x86_64/elf/dwarf-lines/labels_in_layout.o", "two relocations are of one field"),
    ("x86_64/elf/sections/addrsig-twice.o", "of two sections the tool shows one"),
];

#[test]
fn as_the_tools_of_llvm_say() {
    if !is_installed() {
        return;
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("inspect-live-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let mut paths = objects();
    paths.extend(made(&folder));
    let (mut wrong, mut compared) = (Vec::new(), [0; COMPARED.len()]);
    for path in paths.iter().filter(|path| !EXCEPT.iter().any(|except| path.ends_with(except.0))) {
        let bytes = fs::read(path).unwrap();
        let mut tables = Tables::default();
        show("x.o", &bytes, &Selection::default(), &mut tables).unwrap();
        let file = File::read(&bytes).unwrap();
        add_values(&file, &mut tables);
        for (row, (name, flags, has, all)) in COMPARED.into_iter().enumerate() {
            if !has.is_empty() && memchr::memmem::find(&bytes, has).is_none() {
                continue;
            }
            let Some(said) = tool(name, flags, path) else { continue };
            for (which, lines) in all.iter().enumerate() {
                let (theirs, ours) = lines(&said, &tables);
                compared[row] += usize::from(!theirs.is_empty());
                if theirs != ours {
                    let at = theirs.iter().zip(&ours).take_while(|(theirs, ours)| theirs == ours).count();
                    let (theirs, ours) = (theirs.get(at), ours.get(at));
                    wrong.push(format!(
                        "{} {} {which}: line {at}: {theirs:?}, ours {ours:?}",
                        path.display(),
                        flags[0]
                    ));
                }
            }
        }
    }
    fs::remove_dir_all(folder).unwrap();
    println!("tables compared: {compared:?}");
    assert!(wrong.is_empty(), "{} of {compared:?}:\n{}", wrong.len(), wrong.join("\n"));
    assert!(compared.iter().sum::<usize>() > 100, "only {compared:?} tables were compared");
}
