//! `--inspect`: its output for objects of the library, archives and bitcode, and its behaviour on broken files.
//!
//! `tests/inspect/NAME.s` has its target in its first line; `NAME.txt` is the output for its object. `LLAS_RECORD=1 cargo test
//! --test inspect` records it.

mod common;

use common::damage::damage;
use common::golden::{self, Golden};
use common::{Numbers, Run, llas, scratch, setting};
use llas::disasm::{ObjectCode, ObjectPrinter};
use llas::inspect::{File, Json, Selection, Tables, Text, Value, show, show_with_code};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/inspect")
}

fn object(text: &Golden) -> Vec<u8> {
    let options = golden::options(text).build().unwrap();
    let assembled = llas::assemble(String::from_utf8_lossy(&text.bytes).as_ref(), &options);
    assembled.unwrap_or_else(|failure| panic!("{}: {}", text.name, failure.reports[0])).to_bytes().unwrap()
}

fn shown(name: &str, bytes: &[u8], selection: &Selection) -> String {
    let mut text = Text::new(Vec::new(), false);
    show(name, bytes, selection, &mut text).unwrap();
    String::from_utf8(text.finish().unwrap()).unwrap()
}

/// The tables of the sections with code, beside which the others would be repetition.
fn code(name: &str, bytes: &[u8], selection: &Selection) -> String {
    let mut text = Text::new(Vec::new(), false);
    show_with_code(name, bytes, selection, &mut ObjectCode::default(), &mut text).unwrap();
    let text = String::from_utf8(text.finish().unwrap()).unwrap();
    text.split_inclusive("\n\n").filter(|table| table.starts_with("code: ")).collect()
}

#[test]
fn recorded() {
    let record = std::env::var_os("LLAS_RECORD").is_some();
    let mut paths: Vec<PathBuf> = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|e| e == "s"));
    assert!(!paths.is_empty());
    let mut wrong = Vec::new();
    for path in paths {
        let text = Golden::read(&path);
        let name = text.file_name().replace(".s", ".o");
        let show = if name.starts_with("code_") { code } else { shown };
        let said = show(&name, &object(&text), &Selection::default());
        let expected = path.with_extension("txt");
        if record {
            fs::write(expected, said).unwrap();
        } else if fs::read_to_string(expected).is_ok_and(|recorded| recorded != said) {
            wrong.push(format!("{name}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// An object with two functions, one of which calls a third.
fn two_functions() -> Vec<u8> {
    let text = ".globl f\nf:\n\tcallq h\n\tretq\n.section .text.g,\"ax\",@progbits\ng:\n\tretq\n";
    llas::assemble(text, &common::options()).unwrap().to_bytes().unwrap()
}

#[test]
fn a_selection_shows_only_what_it_names() {
    let object = two_functions();
    let selection = Selection::default().section(".text.g");
    let said = shown("x.o", &object, &selection);
    assert!(said.contains("contents: .text.g") && said.contains("c3") && !said.contains("R_X86_64"), "{said}");
    let selection = Selection::default().symbol("h");
    let said = shown("x.o", &object, &selection);
    assert!(said.contains("relocations: .text") && !said.contains("summary"), "{said}");
}

#[test]
fn code_is_selected_as_other_tables() {
    let object = two_functions();
    let said = code("x.o", &object, &Selection::default());
    assert!(said.contains("code: .text\n") && said.contains("code: .text.g\n"), "{said}");
    let said = code("x.o", &object, &Selection::default().section(".text.g"));
    assert!(!said.contains("code: .text\n") && said.contains("retq") && !said.contains("callq"), "{said}");
    // The instructions of a function, and what refers to a symbol.
    let said = code("x.o", &object, &Selection::default().symbol("f"));
    assert!(said.contains("callq") && said.contains("retq") && !said.contains(".text.g"), "{said}");
    let said = code("x.o", &object, &Selection::default().symbol("h"));
    assert!(said.contains("callq") && !said.contains("retq"), "{said}");
    let mut json = Json::new(Vec::new());
    let selection = Selection::default().section(".text");
    show_with_code("x.o", &object, &selection, &mut ObjectCode::default(), &mut json).unwrap();
    let said = String::from_utf8(json.finish().unwrap()).unwrap();
    assert!(said.contains("\"record\":\"instruction\",\"depth\":1,\"span\":[0,5],\"offset\":0,"), "{said}");
    assert!(said.contains("\"relocations\":[[1,\"R_X86_64_PLT32\",{\"symbol\":"), "{said}");
}

#[test]
fn the_command_shows_files() {
    let folder = scratch("inspect");
    fs::write(folder.join("x.o"), two_functions()).unwrap();
    let run = |args: &[&str]| Run::of(llas().current_dir(&folder).arg("--inspect").args(args));
    let both = run(&["x.o", "x.o"]);
    let said = String::from_utf8(both.stdout).unwrap();
    assert_eq!((both.code, said.matches("summary").count()), (Some(0), 2), "{said}{}", both.stderr);
    let missing = run(&["no.o", "x.o", "--error-format=short"]);
    assert_eq!(missing.code, Some(1));
    assert!(missing.stderr.contains("cannot inspect no.o: no such file"), "{}", missing.stderr);
    assert!(String::from_utf8(missing.stdout).unwrap().contains("R_X86_64_PLT32"));
    let json = run(&["--json", "--section=.text", "x.o"]);
    let said = String::from_utf8(json.stdout).unwrap();
    assert!(said.starts_with("{\"version\":1,\"files\":[\n{\"file\":\"x.o\",\"tables\":["), "{said}");
    assert!(said.contains("\"type\":\"R_X86_64_PLT32\",\"place\":{\"symbol\":"), "{said}");
    let typed = run(&["--section=.tex", "--symbol=hh", "--symbol=f", "x.o"]);
    assert_eq!((typed.code, typed.stderr.matches("warning[W0002]").count()), (Some(0), 2), "{}", typed.stderr);
    assert!(typed.stderr.contains("no file has a section '.tex'") && typed.stderr.contains("did you mean '.text'?"));
    let alone = Run::of(llas().current_dir(&folder).args(["--json", "x.o"]));
    assert!(alone.code == Some(1) && alone.stderr.contains("needs --inspect"), "{}", alone.stderr);
    fs::remove_dir_all(folder).unwrap();
}

/// A System V archive with these members.
fn archive(members: &[(&str, &[u8])]) -> Vec<u8> {
    let mut out = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        out.extend(
            format!("{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", format!("{name}/"), 0, 0, 0, 644, bytes.len()).bytes(),
        );
        out.extend_from_slice(bytes);
        out.resize(out.len().next_multiple_of(2), b'\n');
    }
    out
}

#[test]
fn archives_have_their_members_shown() {
    let object = two_functions();
    let said =
        shown("lib.a", &archive(&[("a.o", &object), ("odd", b"text."), ("b.o", &object)]), &Selection::default());
    assert!(said.contains("lib.a(a.o)") && said.contains("lib.a(b.o)"), "{said}");
    assert_eq!(said.matches("R_X86_64_PLT32").count(), 2, "{said}");
    assert!(said.contains("unknown file format"), "{said}");
}

/// A bitcode file of `tests/bitcode`, or `modules.bc`, which has several modules.
fn bitcode(name: &str) -> Vec<u8> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let path = if name == "modules.bc" { root.join("inspect") } else { root.join("bitcode/files") };
    fs::read(path.join(name)).unwrap()
}

#[cfg(feature = "bitcode")]
#[test]
fn bitcode_is_shown_as_recorded() {
    let record = std::env::var_os("LLAS_RECORD").is_some();
    let mut wrong = Vec::new();
    for name in ["globals.bc", "modules.bc"] {
        let said = shown(name, &bitcode(name), &Selection::default());
        let expected = folder().join(name).with_extension("bc.txt");
        if record {
            fs::write(expected, said).unwrap();
        } else if fs::read_to_string(expected).unwrap() != said {
            wrong.push(format!("{name}: {said}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[cfg(feature = "bitcode")]
#[test]
fn of_bitcode_a_selection_shows_only_what_it_names() {
    let wrapped = shown("wrapped.bc", &bitcode("wrapped.bc"), &Selection::default());
    assert!(wrapped.contains("wrapper version=0 offset=0x14") && wrapped.contains("bitcode_symbols"), "{wrapped}");
    let file = bitcode("globals.bc");
    let selection = Selection::default().symbol("ie");
    let said = shown("globals.bc", &file, &selection);
    assert!(said.contains("initialexec") && said.contains("bitcode_symbols") && !said.contains("summary"), "{said}");
    let selection = Selection::default().section("no such section");
    let said = shown("globals.bc", &file, &selection);
    assert!(said.contains("module") && !said.contains("initialexec"), "{said}");
}

#[cfg(feature = "bitcode")]
#[test]
fn bitcode_is_shown_in_archives_and_sections() {
    let (object, bare) = (two_functions(), bitcode("bare.bc"));
    let said = shown("lib.a", &archive(&[("a.o", &object), ("b.bc", &bare)]), &Selection::default());
    assert!(
        said.contains("lib.a(b.bc)") && said.contains("R_X86_64_PLT32") && said.contains("bitcode_symbols"),
        "{said}"
    );
    let bytes: String = bare.iter().map(|byte| format!(".byte {byte}\n")).collect();
    let text = format!(
        ".section .llvm.lto,\"e\",@llvm_lto\n{bytes}.section .llvmbc,\"\"\n{bytes}.section .llvmcmd,\"\"\n.asciz \"-O2\"\n"
    );
    let embedded = llas::assemble(text.as_str(), &common::options()).unwrap().to_bytes().unwrap();
    let said = shown("x.o", &embedded, &Selection::default());
    assert!(said.contains("bitcode: .llvm.lto") && said.contains("bitcode_symbols: .llvmbc"), "{said}");
    assert!(said.contains("compiler_arguments: .llvmcmd") && said.contains("-O2"), "{said}");
    let mut json = Json::new(Vec::new());
    show("x.o", &embedded, &Selection::default(), &mut json).unwrap();
    assert!(String::from_utf8(json.finish().unwrap()).unwrap().contains("{\"table\":\"bitcode_symbols\",\"section\":"));
}

#[test]
fn what_is_compressed_is_read_as_far_as_it_is_there() {
    let text = ".section .debug_str,\"MS\",@progbits,1\n.fill 5000, 1, 0x61\n.byte 0\n";
    let options = common::builder().compress_debug_sections(llas::options::Compression::Zlib).build().unwrap();
    let mut object = llas::assemble(text, &options).unwrap().to_bytes().unwrap();
    let said = shown("x.o", &object, &Selection::default());
    assert!(said.contains("compressed_sections") && said.contains("ZLIB") && said.contains("0x1389"), "{said}");
    assert!(!said.contains("problem"), "{said}");
    // A size in the header that is larger than the stream, then one that is too large to be read.
    let at = object.windows(8).position(|bytes| bytes == 5001u64.to_le_bytes()).unwrap();
    object[at] += 1;
    assert!(shown("x.o", &object, &Selection::default()).contains("the uncompressed size differs from"));
    object[at + 5] = 1;
    assert!(shown("x.o", &object, &Selection::default()).contains("implausibly large for this file"));
    object[at + 5] = 0;
    object[at + 16] ^= 0xff;
    assert!(shown("x.o", &object, &Selection::default()).contains("invalid zlib stream"));
}

#[test]
fn entries_of_pc_sections_are_told_apart() {
    let text = "f: nop\n.Lp: retq\n.Lend:\n.section mine,\"awo\",@progbits,.text\n\
                .La: .long f-.La\n.long .Lend-f\n.uleb128 300\n\
                .Lb: .long .Lp-.Lb\n.byte 7\n.quad -1\n\
                .Lc: .long f-.Lc\n.byte 1\n";
    let object = llas::assemble(text, &common::options()).unwrap().to_bytes().unwrap();
    let schemas = ["mine=func,uleb", "mine=pc,u8,u64", "other=pc"].map(|schema| schema.parse().unwrap());
    let said = shown("x.o", &object, &schemas.into_iter().fold(Selection::default(), Selection::schema));
    assert!(said.contains("0x2       [300]") && said.contains("[7, 18446744073709551615]"), "{said}");
    assert!(said.contains("the entry matches none of the section's schemas"), "{said}");
}

#[test]
fn symbols_are_found_by_place() {
    let object = two_functions();
    let file = File::read(&object).unwrap();
    let section = file.section_named(b".text.g").unwrap();
    assert_eq!((file.name_at(section, 0), file.name_at(section, 1)), (Some(&b"g"[..]), None));
}

/// The time limit for a broken file.
const LONG: Duration = Duration::from_secs(2);

/// Checks that a file is read within limits of time, memory and output.
fn survives(name: &str, bytes: &[u8]) {
    let start = Instant::now();
    let memory = allocation_counter::measure(|| {
        let _ = show(name, bytes, &Selection::default(), &mut Json::new(std::io::sink()));
        if let Ok(file) = File::read(bytes) {
            drop(llas::lint::lint_file(name, &file));
        }
        let _ = ObjectPrinter::default().print(name, bytes, &mut std::io::sink());
    });
    let memory = memory.bytes_max;
    assert!(memory < 20 * bytes.len() as u64 + (1 << 19), "{name}: {} bytes take {memory}", bytes.len());
    let mut text = Text::new(Vec::new(), false);
    let read = show(name, bytes, &Selection::default(), &mut text);
    let mut json = Json::new(Vec::new());
    let again = show(name, bytes, &Selection::default(), &mut json);
    assert_eq!(read, again, "{name}");
    let length = text.finish().unwrap().len();
    assert!(start.elapsed() < LONG, "{name} took {:?}", start.elapsed());
    assert!(length < 4096 * (bytes.len() + 1024), "{name}: {length} bytes of text");
    let mut code = Vec::new();
    // What has no disassembler is an error.
    let _ = ObjectPrinter::default().print(name, bytes, &mut code);
    assert!(code.len() < 4096 * (bytes.len() + 1024), "{name}: {} bytes of code", code.len());
}

/// Damages an object: bytes, fields, its length, or anything that [`damage`] does.
fn break_object(bytes: &mut Vec<u8>, numbers: &mut Numbers) {
    for _ in 0..1 + numbers.below(4) {
        if bytes.is_empty() {
            return;
        }
        let at = numbers.below(bytes.len());
        match numbers.below(6) {
            0 => bytes[at] = numbers.next() as u8,
            1 => bytes[at] = 0xff,
            2 => bytes[at] ^= 1 << numbers.below(8),
            3 => {
                let edge = *numbers.pick(&[u64::MAX, 0, 1 << 31, u64::from(u32::MAX), 1 << 63, 1]);
                let size = *numbers.pick(&[2, 4, 8]);
                let end = bytes.len().min(at + size);
                bytes[at..end].copy_from_slice(&edge.to_le_bytes()[..end - at]);
            }
            4 => bytes.truncate(at),
            _ => damage(bytes, b"", numbers),
        }
    }
}

#[test]
fn nothing_in_a_file_does_harm() {
    let times = setting("LLAS_MUTATED", 1500) as usize;
    let mut numbers = Numbers(setting("LLAS_SEED", 1));
    let mut objects: Vec<PathBuf> = golden::files();
    objects.retain(|path| path.extension().is_some_and(|e| e == "o"));
    let mut objects: Vec<(PathBuf, Vec<u8>)> =
        objects.into_iter().map(|path| (path.clone(), fs::read(path).unwrap())).collect();
    // Large objects test nothing that small ones do not.
    objects.retain(|(_, bytes)| bytes.len() < 1 << 16);
    for name in ["wrapped.bc", "globals.bc", "assembly.bc", "modules.bc"] {
        objects.push((PathBuf::from(name), bitcode(name)));
    }
    for path in fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().path()) {
        if path.extension().is_some_and(|e| e == "s") {
            objects.push((path.clone(), object(&Golden::read(&path))));
        }
    }
    for round in 0..times {
        let (path, bytes) = &objects[numbers.below(objects.len())];
        let mut bytes = bytes.clone();
        if numbers.below(20) == 0 {
            bytes = archive(&[("a.o", &bytes), ("b.o", &bytes)]);
        }
        break_object(&mut bytes, &mut numbers);
        survives(&format!("round {round}, {}", path.display()), &bytes);
    }
}

#[test]
fn every_golden_object_is_read() {
    // Their texts have an incomplete note, a map without blocks, or frames, stack frames and line tables that are invalid.
    let broken = [
        "sections/branch_targets_present.o",
        "sections/sections.o",
        "cfi/frames.o",
        // A frame that changes the offset of its CFA without having defined the CFA.
        "cfi/simple-offset.o",
        "cfi/frames_in_order.o",
        "cfi/frame_of_eh_frame.o",
        "cfi/frames_behind_table.o",
        "cfi/sframe_escapes.o",
        "cfi/sframe_none.o",
        "cfi/sframe_places.o",
        "dwarf-lines/rows_behind_table.o",
        "dwarf-lines/rows_in_debug_line.o",
        "dwarf-lines/rows_in_debug_line_behind_numbers.o",
        "dwarf-lines/rows_in_debug_line_padded.o",
        // Data and a function that ends in the table.
        "exceptions/sections.o",
        "expressions/distances_from_sections.o",
        "symbols/common_behind_tables.o",
    ];
    // Most of these tables are not whole sections, either.
    let is_part = |path: &Path| path.iter().any(|folder| folder == "codeview");
    let mut wrong = Vec::new();
    for path in golden::files().into_iter().filter(|path| path.extension().is_some_and(|e| e == "o")) {
        if is_part(&path) || broken.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        let bytes = fs::read(&path).unwrap();
        let mut tables = Tables::default();
        show("x.o", &bytes, &Selection::default(), &mut tables).unwrap();
        let all = tables.problems.iter().chain(tables.tables.iter().flat_map(|table| &table.problems));
        wrong.extend(all.map(|problem| format!("{}: {problem:?}", path.display())));
        // Every relocation type has a name.
        for row in
            tables.tables.iter().filter(|table| table.heading.kind == "relocations").flat_map(|table| &table.rows)
        {
            if !matches!(row.values[1], Value::Name(_)) {
                wrong.push(format!("{}: {:?}", path.display(), row.values));
            }
        }
    }
    wrong.truncate(50);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
