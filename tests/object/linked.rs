//! Compares objects relocated for memory with the output of a linker for the same addresses.
//!
//! Text A is a compiler's output, from the folder `LLAS_CORPUS`. Text B is generated from it: it defines every symbol that A
//! needs, and refers to every symbol that A defines. `ld.lld-22` links both with a script that puts each section in memory at an
//! address of our choice. Then `relocate` is applied to both for those addresses, each resolving the symbols of the other, and
//! every byte of every section of both must equal the linker's, including the global offset table.
//!
//! The linker must not change section contents: `-O0` keeps it from merging strings. It still relaxes GOT loads on x86-64, as we
//! do; its relaxation for AArch64 is disabled (`--no-relax`), as we have none. The linker parses and rewrites `.eh_frame`; A's
//! part of the result is compared.

use crate::common::{Run, external, scratch};
use llas::link::{Image, LoadAddresses};
use llas::object::elf::{SectionFlags, SymbolType};
use llas::object::{Definition, Object, Section, Symbol};
use llas::{Options, assemble};
use object::read::{Object as _, ObjectSection as _};
use std::collections::HashMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A target with the folder of its texts in the corpus, the emulation and flags for the linker, and the directives that
/// make a label of text B a function.
struct Machine {
    triple: &'static str,
    folder: &'static str,
    emulation: &'static str,
    flags: &'static [&'static str],
    function: &'static str,
}

const fn machine(
    triple: &'static str,
    folder: &'static str,
    emulation: &'static str,
    flags: &'static [&'static str],
    function: &'static str,
) -> Machine {
    Machine { triple, folder, emulation, flags, function }
}

const MACHINES: [Machine; 6] = [
    machine("x86_64-linux-gnu", "O2", "elf_x86_64", &[], ""),
    machine("i686-linux-gnu", "O2", "elf_i386", &[], ""),
    machine("aarch64-linux-gnu", "O2", "aarch64linux", &["--no-relax"], ""),
    // Functions are in the instruction set of text A, so that the linker needs no stubs.
    machine("armv7-linux-gnueabihf", "armhf", "armelf_linux_eabi", &[], "\t.arm\n"),
    machine("armv7-linux-gnueabihf", "armhf-thumb-g", "armelf_linux_eabi", &[], "\t.thumb_func\n"),
    machine("armv6-linux-gnueabihf", "armv6-pic", "armelf_linux_eabi", &[], "\t.arm\n"),
];

/// The first address. References between sections do not fit short fields, but calls reach.
const FIRST: u64 = 0x40_0000;

fn text_of(name: &[u8]) -> String {
    String::from_utf8(name.to_vec()).unwrap()
}

fn is_named(symbol: &Symbol<'_>) -> bool {
    !symbol.name().is_empty() && symbol.name() != b"_GLOBAL_OFFSET_TABLE_"
}

/// Text B: defines what A needs, and lists the addresses of what A defines.
fn counterpart(a: &Object, word: &str, function: &str) -> String {
    let mut text = String::from("\t.data\nasked_of_a:\n");
    for symbol in a.symbols().filter(|s| s.is_global() && is_named(s)) {
        let is_local = symbol.elf().is_some_and(|elf| elf.kind == SymbolType::TLS);
        if matches!(symbol.definition(), Definition::Section(..)) && !is_local {
            writeln!(text, "\t{word}\t\"{}\"+4", text_of(symbol.name())).unwrap();
        }
    }
    text.push_str("\t.text\n");
    for symbol in a.symbols().filter(|s| is_named(s)) {
        let name = text_of(symbol.name());
        if symbol.definition() == Definition::Undefined {
            let section = if name.starts_with('m') { ".data" } else { ".text" };
            writeln!(text, "\t{section}\n\t.p2align 4\n\t.globl \"{name}\"").unwrap();
            if !function.is_empty() {
                write!(text, "\t.type \"{name}\",%function\n{function}").unwrap();
            }
            writeln!(text, "\"{name}\":\n\t.zero 12").unwrap();
        }
    }
    text
}

/// An object's sections in memory, each with a unique name for the linker's output and an address.
struct Placed<'a> {
    file: &'static str,
    object: &'a Object,
    bases: LoadAddresses,
}

impl Placed<'_> {
    fn sections(&self) -> impl Iterator<Item = (String, Section<'_>, u64)> {
        // The linker sorts these tables and adds entries.
        let is_index = |s: &Section<'_>| s.name().starts_with(b".ARM.exidx");
        let is_compared = |s: &Section<'_>| s.access().read && s.size() != 0 && !is_index(s);
        let mut loaded: Vec<_> = self.object.sections().filter(is_compared).collect();
        loaded.sort_by_key(|s| self.bases.of(s.id()));
        loaded.into_iter().map(|s| {
            // The linker merges all call frames into one section of that name.
            let is_frames = s.name() == b".eh_frame";
            let name = if is_frames { ".eh_frame".to_owned() } else { format!(".{}{}", &self.file[..1], s.id().0) };
            (name, s, self.bases.of(s.id()))
        })
    }

    fn symbol(&self, name: &[u8]) -> Option<u64> {
        let symbols = self.object.symbols().filter(|s| s.is_global() && s.name() == name);
        symbols.filter(|s| !matches!(s.definition(), Definition::Common(_))).find_map(|s| self.bases.address(&s))
    }
}

fn place(object: &Object, start: &mut u64) -> LoadAddresses {
    let mut bases = LoadAddresses::new(object);
    // The thread-local sections form one block.
    let (local, others): (Vec<_>, Vec<_>) = object.sections().filter(|s| s.access().read).partition(is_local);
    for section in others {
        *start = (*start + 0x123).next_multiple_of(section.align().max(4));
        bases.place(section.id(), *start);
        *start += section.size() + 0x40;
    }
    for section in local {
        *start = start.next_multiple_of(section.align());
        bases.place(section.id(), *start);
        *start += section.size();
    }
    *start = start.next_multiple_of(bases.commons_align());
    bases.place_commons(*start);
    *start += bases.commons_size();
    bases
}

/// The linker script, with every section at its address.
fn script(parts: &[Placed<'_>], table: u64, header: u64) -> String {
    let mut text = String::from("SECTIONS {\n");
    for part in parts {
        for (name, section, address) in part.sections() {
            let own = text_of(section.name());
            let file = if own == ".eh_frame" { "*" } else { part.file };
            writeln!(text, "  {name} {address:#x} : {{ {file}({own}) }}").unwrap();
        }
        if let Some(address) = part.bases.commons().filter(|_| part.bases.commons_size() != 0) {
            writeln!(text, "  .common{} {address:#x} : {{ {}(COMMON) }}", &part.file[..1], part.file).unwrap();
        }
    }
    writeln!(text, "  .got {table:#x} : {{ *(.got) }}\n  .got.plt {header:#x} : {{ *(.got.plt) }}").unwrap();
    text.push_str("  /DISCARD/ : { *(.ARM.exidx*) }\n}\n");
    text
}

fn is_local(section: &Section<'_>) -> bool {
    section.elf().is_some_and(|elf| elf.flags.contains(SectionFlags::TLS))
}

/// The start of A's thread-local sections, and the offset of a thread's copy from its thread pointer: before the pointer, or two
/// words after it (ELF Handling For Thread-Local Storage, variants 2 and 1).
fn thread_block(part: &Placed<'_>, emulation: &str) -> Option<(u64, i64)> {
    let local: Vec<_> = part.sections().filter(|s| is_local(&s.1)).collect();
    let start = local.iter().map(|s| s.2).min()?;
    let align = local.iter().map(|s| s.1.align()).max()?;
    let size = (local.iter().map(|s| s.2 + s.1.size()).max()? - start).next_multiple_of(align);
    let after = |words: u64| words as i64 + (start.wrapping_sub(words) & (align - 1)) as i64;
    let offset = if emulation == "aarch64linux" {
        after(16)
    } else if emulation.starts_with("arm") {
        after(8)
    } else {
        -(size as i64) - (start.wrapping_neg().wrapping_sub(size) & (align - 1)) as i64
    };
    Some((start, offset))
}

/// The result for a text.
enum Outcome {
    Same,
    Different(String),
    /// The library reports that it does not support something.
    Refused(String),
}

fn compare(path: &Path, machine: &Machine) -> Outcome {
    let Machine { triple, emulation, flags, function, .. } = *machine;
    let options = Options::for_target(triple.parse().unwrap()).unwrap();
    let text = fs::read(path).unwrap();
    let a = assemble(&*text, &options).unwrap().object;
    let word = if triple.starts_with("i686") || triple.starts_with("arm") { ".long" } else { ".quad" };
    let b = assemble(counterpart(&a, word, function).as_str(), &options).unwrap().object;
    let mut end = FIRST;
    let (a_bases, b_bases) = (place(&a, &mut end), place(&b, &mut end));
    let table = end.next_multiple_of(0x100);
    let header = table + 0x1000;
    let mut parts =
        [Placed { file: "a.o", object: &a, bases: a_bases }, Placed { file: "b.o", object: &b, bases: b_bases }];
    parts[0].bases.place_table(table);
    if let Some((start, offset)) = thread_block(&parts[0], emulation) {
        parts[0].bases.set_thread_block(start, offset);
    }
    let folder = scratch(&format!("linked-{}", path.file_name().unwrap().to_string_lossy()));
    fs::write(folder.join("a.o"), a.to_bytes().unwrap()).unwrap();
    fs::write(folder.join("b.o"), b.to_bytes().unwrap()).unwrap();
    fs::write(folder.join("all.ld"), script(&parts, table, header)).unwrap();
    let linker = ["-m", emulation, "-static", "-O0", "-e0", "-znorelro", "-T", "all.ld", "a.o", "b.o", "-o", "out"];
    let run = Run::of(Command::new("ld.lld-22").current_dir(&folder).args(linker).args(flags));
    if run.code != Some(0) {
        return Outcome::Different(run.stderr);
    }
    let linked = fs::read(folder.join("out")).unwrap();
    fs::remove_dir_all(folder).unwrap();
    let linked = object::File::parse(&*linked).unwrap();
    let mut images = Vec::new();
    for (part, other) in [(&parts[0], &parts[1]), (&parts[1], &parts[0])] {
        let resolve = |symbol: Symbol<'_>| match symbol.name() {
            b"_GLOBAL_OFFSET_TABLE_" if emulation == "elf_i386" || emulation == "elf_x86_64" => Some(header),
            b"_GLOBAL_OFFSET_TABLE_" => Some(table),
            name => other.symbol(name),
        };
        match part.object.relocate(&part.bases, resolve) {
            Ok(image) => images.push(image),
            Err(error) => return Outcome::Refused(error.to_string()),
        }
    }
    match difference(&parts, &images, &linked) {
        Some(difference) => Outcome::Different(difference),
        None => Outcome::Same,
    }
}

/// Describes the first byte that differs.
fn difference(parts: &[Placed<'_>], images: &[Image], linked: &object::File<'_>) -> Option<String> {
    for (part, image) in parts.iter().zip(images) {
        for (name, section, address) in part.sections().filter(|s| !s.1.is_zero_fill()) {
            let Some(theirs) = linked.section_by_name(&name) else { return Some(format!("no section {name}")) };
            let (theirs, ours) = (theirs.data().unwrap(), image.section(section.id()));
            if ours.len() > theirs.len() || ours != &theirs[..ours.len()] {
                let at = ours.iter().zip(theirs).position(|(a, b)| a != b).unwrap_or(theirs.len());
                let own = text_of(section.name());
                let close = section.relocations().rfind(|r| r.offset() <= at as u64);
                return Some(format!("{}({own}) at {address:#x}+{at:#x}, after {close:?}", part.file));
            }
        }
    }
    let table = linked.section_by_name(".got").map(|got| got.data().unwrap().to_vec()).unwrap_or_default();
    let used = images[0].table();
    (!used.starts_with(&table)).then(|| format!("the table: {used:x?} and {table:x?}"))
}

#[test]
fn memory_is_what_the_linker_makes_of_compilers_texts() {
    let Some(corpus) = std::env::var_os("LLAS_CORPUS").map(PathBuf::from) else {
        return external::not_supplied("LLAS_CORPUS is not set");
    };
    if !external::has(&["ld.lld-22"]) {
        return;
    }
    let mut counts: HashMap<(&str, &str), usize> = HashMap::new();
    let mut wrong = String::new();
    for machine in &MACHINES {
        let (triple, folder) = (machine.triple, corpus.join(machine.folder));
        let Ok(files) = fs::read_dir(&folder) else {
            external::not_supplied(&format!("there is no {}", folder.display()));
            continue;
        };
        let mut files: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let count = counts.entry((triple, machine.folder)).or_default();
        for path in files.iter().filter(|path| path.to_string_lossy().ends_with(&format!("@{triple}.s"))) {
            let name = path.file_name().unwrap().to_string_lossy();
            match compare(path, machine) {
                Outcome::Same => *count += 1,
                Outcome::Refused(why) => println!("{name}: {why}"),
                Outcome::Different(what) => writeln!(wrong, "{name}: {what}").unwrap(),
            }
        }
    }
    println!("texts with the linker's bytes: {counts:?}");
    assert!(wrong.is_empty(), "{wrong}");
    assert!(counts.values().all(|&count| count >= 20), "{counts:?}");
}
