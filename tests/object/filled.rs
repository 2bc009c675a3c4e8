//! Every type of relocation that llas applies, in texts `filled/<triple>.s`; the bytes for chosen addresses are in `.hex`, which
//! `LLAS_RECORD=1` records. If a linker is installed, it links the same text and must produce the same bytes. `<triple>.own.s`
//! has what the linker would relax or does not support.

use crate::common::{Run, external, scratch};
use llas::link::{Image, LoadAddresses};
use llas::object::elf::SectionFlags;
use llas::object::{Object, Symbol};
use llas::triple::ObjectFormat;
use llas::{Options, assemble};
use object::read::{Object as _, ObjectSection as _};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The image base, the address of the first section, and the addresses of tables.
const IMAGE: u64 = 0x10_0000;
const START: u64 = 0x10_1000;
const TABLE: u64 = 0x10_8000;
const GOT_HEADER: u64 = 0x10_9000;

/// Absolute symbols that the texts do not define.
const NUMBERS: [(&str, u64); 3] = [("tiny", 0x7f), ("small", 0x1234), ("minus", 0xffff_ffff_ffff_fffe)];

fn text_of(name: &[u8]) -> String {
    String::from_utf8(name.to_vec()).unwrap()
}

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/object/filled")
}

/// The emulation for the linker of an ELF target; `None` if it is not used.
fn emulation(triple: &str) -> Option<&'static str> {
    Some(match triple {
        "x86_64-linux-gnu" => "elf_x86_64",
        "i386-linux-gnu" => "elf_i386",
        "aarch64-linux-gnu" => "aarch64linux",
        "aarch64_be-linux-gnu" => "aarch64linuxb",
        "thumbv7-linux-gnueabihf" | "armv7-linux-gnueabihf" | "armv6-linux-gnueabihf" | "thumbv6m-none-eabi" => {
            "armelf_linux_eabi"
        }
        "armebv7-linux-gnueabihf" => "armelfb_linux_eabi",
        _ => return None,
    })
}

/// Places the sections one after another.
fn place(object: &Object, triple: &str) -> LoadAddresses {
    let mut bases = LoadAddresses::new(object);
    let mut end = START;
    for section in object.sections().filter(|s| s.access().read && s.size() != 0) {
        end = end.next_multiple_of(section.align());
        bases.place(section.id(), end);
        let is_local = section.elf().is_some_and(|elf| elf.flags.contains(SectionFlags::TLS));
        if is_local {
            let after = |words: i64| words + (end.wrapping_sub(words as u64) & (section.align() - 1)) as i64;
            let offset = match triple.split('-').next() {
                Some("aarch64" | "aarch64_be") => after(if triple.ends_with("ilp32") { 8 } else { 16 }),
                Some("thumbv7" | "armv7" | "armebv7") => after(8),
                _ => {
                    -(section.size() as i64)
                        - (end.wrapping_neg().wrapping_sub(section.size()) & (section.align() - 1)) as i64
                }
            };
            bases.set_thread_block(end, offset);
        }
        end += section.size();
    }
    bases.place_table(TABLE).set_image(IMAGE);
    bases
}

fn resolve(symbol: &Symbol<'_>, triple: &str) -> Option<u64> {
    let is_header = triple.starts_with("i386") || triple.starts_with("x86_64");
    match std::str::from_utf8(symbol.name()).unwrap() {
        "_GLOBAL_OFFSET_TABLE_" => Some(if is_header { GOT_HEADER } else { TABLE }),
        name => NUMBERS.iter().find(|number| number.0 == name).map(|number| number.1),
    }
}

fn filled(object: &Object, bases: &LoadAddresses, triple: &str) -> Image {
    match object.relocate(bases, |symbol| resolve(&symbol, triple)) {
        Ok(image) => image,
        Err(error) => panic!("{triple}: {error}"),
    }
}

/// The bytes of the sections and of the table, as text.
fn hex(object: &Object, bases: &LoadAddresses, image: &Image) -> String {
    let mut text = String::new();
    let sections = object.sections().filter(|s| s.access().read && !image.section(s.id()).is_empty());
    let sections = sections.map(|s| (text_of(s.name()), bases.of(s.id()), image.section(s.id())));
    for (name, address, bytes) in sections.chain([("table".to_owned(), bases.table(), image.table())]) {
        writeln!(text, "{name} {address:#x}").unwrap();
        for (i, bytes) in bytes.chunks(16).enumerate().filter(|(_, bytes)| bytes.iter().any(|&byte| byte != 0)) {
            let bytes: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
            writeln!(text, "  {:04x}: {}", 16 * i, bytes.join(" ")).unwrap();
        }
    }
    text
}

/// The file that ld.lld links from an object, at the same addresses.
fn link_elf(object: &Object, bases: &LoadAddresses, triple: &str, emulation: &str) -> Vec<u8> {
    let folder = scratch(&format!("filled-{triple}"));
    fs::write(folder.join("a.o"), object.to_bytes().unwrap()).unwrap();
    let mut script = String::from("SECTIONS {\n");
    for section in object.sections().filter(|s| s.access().read && s.size() != 0) {
        let (name, address) = (text_of(section.name()), bases.of(section.id()));
        writeln!(script, "  {name} {address:#x} : {{ *({name}) }}").unwrap();
    }
    writeln!(script, "  .got {TABLE:#x} : {{ *(.got) }}\n  .got.plt {GOT_HEADER:#x} : {{ *(.got.plt) }}\n}}").unwrap();
    fs::write(folder.join("all.ld"), script).unwrap();
    let mut linker = Command::new("ld.lld-22");
    linker.current_dir(&folder).args(["-m", emulation, "-static", "-O0", "-e0", "-znorelro", "-Tall.ld", "a.o"]);
    if emulation.starts_with("aarch64") {
        linker.arg("--no-relax");
    }
    linker.args(NUMBERS.map(|(name, value)| format!("--defsym={name}={value:#x}"))).args(["-o", "out"]);
    let run = Run::of(&mut linker);
    assert_eq!(run.code, Some(0), "{}", run.stderr);
    let linked = fs::read(folder.join("out")).unwrap();
    fs::remove_dir_all(folder).unwrap();
    linked
}

/// The file that lld-link links from an object, at addresses of its choice.
fn link_coff(object: &Object, triple: &str) -> Vec<u8> {
    let folder = scratch(&format!("filled-{triple}"));
    fs::write(folder.join("a.obj"), object.to_bytes().unwrap()).unwrap();
    let mut linker = Command::new("lld-link-22");
    linker.current_dir(&folder).args(["/nologo", "/dll", "/noentry", "/nodefaultlib", "/opt:noref", "/opt:noicf"]);
    linker.args([&format!("/base:{IMAGE:#x}"), "/out:out.dll", "/safeseh:no", "a.obj"]);
    let run = Run::of(&mut linker);
    assert_eq!(run.code, Some(0), "{triple}: {}{}", run.stderr, String::from_utf8_lossy(&run.stdout));
    let linked = fs::read(folder.join("out.dll")).unwrap();
    fs::remove_dir_all(folder).unwrap();
    linked
}

/// A section of a linked file: name, address, bytes.
type Linked = (String, u64, Vec<u8>);

fn read_elf(file: &[u8]) -> Vec<Linked> {
    let file = object::File::parse(file).unwrap();
    let sections = file.sections().map(|s| (s.name().unwrap().to_owned(), s.address(), s.data().unwrap().to_vec()));
    sections.collect()
}

/// The sections of a PE image (PE format, "Section Table").
fn read_pe(file: &[u8]) -> Vec<Linked> {
    let word = |at: usize| u32::from_le_bytes(file[at..at + 4].try_into().unwrap()) as usize;
    let half = |at: usize| word(at) & 0xffff;
    let header = word(0x3c) + 4;
    let first = header + 20 + half(header + 16);
    let sections = (0..half(header + 2)).map(|i| {
        let at = first + 40 * i;
        let name = String::from_utf8(file[at..at + 8].to_vec()).unwrap().trim_end_matches('\0').to_owned();
        let (size, start) = (word(at + 8).min(word(at + 16)), word(at + 20));
        (name, IMAGE + word(at + 12) as u64, file[start..start + size].to_vec())
    });
    sections.collect()
}

fn check(triple: &str, object: &Object, bases: &LoadAddresses, linked: &[Linked]) {
    let find = |name: &[u8]| linked.iter().find(|section| section.0.as_bytes() == name);
    let mut bases = bases.clone();
    if object.format() == ObjectFormat::Coff {
        for section in object.sections() {
            if let Some(theirs) = find(section.name()) {
                bases.place(section.id(), theirs.1);
            }
        }
    }
    let image = filled(object, &bases, triple);
    for section in object.sections().filter(|s| s.access().read && s.size() != 0) {
        let name = text_of(section.name());
        let theirs = &find(section.name()).unwrap().2;
        let ours = image.section(section.id());
        if let Some(at) = ours.iter().zip(theirs).position(|(a, b)| a != b) {
            let close = section.relocations().rfind(|r| r.offset() <= at as u64 + 8);
            let (a, b) = (&ours[at..ours.len().min(at + 8)], &theirs[at..ours.len().min(at + 8)]);
            panic!("{triple}: {name}+{at:#x}: {a:02x?} and the linker's {b:02x?}, near {close:?}");
        }
        assert!(ours.len() <= theirs.len(), "{triple}: {name}");
    }
}

#[test]
fn every_type_is_filled_in() {
    let record = std::env::var_os("LLAS_RECORD").is_some();
    let mut files: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let files: Vec<_> = files.into_iter().filter(|path| path.extension().is_some_and(|e| e == "s")).collect();
    for path in &files {
        let stem = path.file_stem().unwrap().to_str().unwrap();
        let (triple, own) = stem.split_once('.').map_or((stem, false), |(triple, _)| (triple, true));
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let text = fs::read(path).unwrap();
        let object = assemble(&*text, &options).unwrap().object;
        let bases = place(&object, triple);
        let text = hex(&object, &bases, &filled(&object, &bases, triple));
        let recorded = path.with_extension("hex");
        if record {
            fs::write(&recorded, &text).unwrap();
        }
        assert_eq!(fs::read_to_string(&recorded).unwrap(), text, "{stem}");
        match emulation(triple) {
            // The linker produces something else for it.
            _ if own => {}
            Some(emulation) if external::has(&["ld.lld-22"]) => {
                check(triple, &object, &bases, &read_elf(&link_elf(&object, &bases, triple, emulation)));
            }
            None if external::has(&["lld-link-22"]) => {
                check(triple, &object, &bases, &read_pe(&link_coff(&object, triple)))
            }
            _ => {}
        }
    }
    assert!(files.len() >= 13);
}
