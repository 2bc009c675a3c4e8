//! `--inspect` of files made to be expensive: memory stays below twenty times the file's size, and omitted output is a problem.

mod common;

use common::options;
use llas::disasm::{ObjectCode, ObjectPrinter};
use llas::inspect::{File, Json, Selection, Sink, Tables, Text, show, show_with_code};
use llas::lint::lint_file;
use std::io;

/// The memory limit for a file of a size. Output is buffered in chunks, which small files need as well.
fn most(size: usize) -> u64 {
    20 * size as u64 + (1 << 19)
}

/// Shows a file through a sink; returns the peak of memory use in bytes.
fn memory<S: for<'d> Sink<'d>>(bytes: &[u8], sink: &mut S) -> u64 {
    allocation_counter::measure(|| drop(show("x.o", bytes, &Selection::default(), sink))).bytes_max
}

/// Checks the memory that a file takes; returns the problems reported for it.
fn checked(name: &str, bytes: &[u8]) -> Vec<String> {
    let text = memory(bytes, &mut Text::new(io::sink(), false));
    let json = memory(bytes, &mut Json::new(io::sink()));
    assert!(text.max(json) < most(bytes.len()), "{name}: {} bytes take {text} and {json}", bytes.len());
    let (mut text, mut code) = (Text::new(io::sink(), false), ObjectCode::default());
    let with_code = || drop(show_with_code("x.o", bytes, &Selection::default(), &mut code, &mut text));
    let code = allocation_counter::measure(with_code).bytes_max;
    assert!(code < most(bytes.len()), "{name}: {} bytes with code take {code}", bytes.len());
    if let Ok(file) = File::read(bytes) {
        let lints = allocation_counter::measure(|| drop(lint_file("x.o", &file))).bytes_max;
        assert!(lints < most(bytes.len()), "{name}: lints of {} bytes take {lints}", bytes.len());
        let print = || drop(ObjectPrinter::default().print("x.o", bytes, &mut io::sink()));
        let code = allocation_counter::measure(print).bytes_max;
        assert!(code < most(bytes.len()), "{name}: the code of {} bytes takes {code}", bytes.len());
    }
    let mut tables = Tables::default();
    show("x.o", bytes, &Selection::default(), &mut tables).unwrap();
    let all = tables.problems.iter().chain(tables.tables.iter().flat_map(|table| &table.problems));
    all.map(|problem| problem.what.clone()).collect()
}

/// Stores a little-endian number of `size` bytes at an offset.
fn put(bytes: &mut [u8], at: usize, value: u64, size: usize) {
    bytes[at..at + size].copy_from_slice(&value.to_le_bytes()[..size]);
}

/// An ELF64 file with `data` and, after the null section, these sections: type, link, info, offset and size.
fn elf(data: &[u8], sections: &[(u32, u32, u32, u64, u64)]) -> Vec<u8> {
    let mut out = b"\x7fELF\x02\x01\x01".to_vec();
    out.resize(64, 0);
    out.extend_from_slice(data);
    out.resize(out.len().next_multiple_of(8), 0);
    let headers = out.len();
    out.resize(headers + 64 * (sections.len() + 1), 0);
    for (at, value, size) in [(16, 1, 2), (18, 62, 2), (20, 1, 4), (40, headers as u64, 8), (52, 64, 2), (58, 64, 2)] {
        put(&mut out, at, value, size);
    }
    put(&mut out, 60, sections.len() as u64 + 1, 2);
    for (index, &(kind, link, info, offset, size)) in sections.iter().enumerate() {
        let header = headers + 64 * (index + 1);
        let fields = [(4, kind.into(), 4), (24, offset, 8), (32, size, 8), (40, link.into(), 4), (44, info.into(), 4)];
        for (at, value, size) in fields {
            put(&mut out, header + at, value, size);
        }
    }
    out
}

const SIZE: usize = 1 << 20;

#[test]
fn compact_relocations_of_one_byte() {
    // A count, then one byte for each: the same symbol, type and addend, at the next offset.
    let mut data = Vec::new();
    leb128::write::unsigned(&mut data, (SIZE as u64) << 3 | 4).unwrap();
    data.resize(SIZE, 0x08);
    // Relocations of SHT_PROGBITS would not be decoded; those of an address-significance table are.
    let file = elf(&data, &[(0x6fff_4c03, 0, 0, 64, 16), (0x4000_0014, 0, 1, 64, SIZE as u64)]);
    let wrong = checked("crel", &file);
    assert!(wrong.iter().any(|what| what.contains("too many relocations")), "{wrong:?}");
}

#[test]
fn groups_that_lie_over_each_other() {
    let sections: Vec<_> = (0..5000).map(|_| (17, 0, 0, 64, SIZE as u64)).collect();
    let wrong = checked("groups", &elf(&vec![0; SIZE], &sections));
    assert!(wrong.iter().any(|what| what.contains("more members")), "{wrong:?}");
}

#[test]
fn symbols_without_names() {
    // Each refers to a name and a section that do not exist.
    let mut data = Vec::new();
    for _ in 0..SIZE / 24 {
        data.extend_from_slice(&[0xff, 0xff, 0xff, 0xff, 0, 0, 0x33, 0x33]);
        data.extend_from_slice(&[0; 16]);
    }
    let wrong = checked("symbols", &elf(&data, &[(2, 0, 0, 64, data.len() as u64)]));
    assert!(wrong.len() < 2000 && wrong.iter().any(|what| what.contains("not listed")), "{}", wrong.len());
}

#[test]
fn sections_that_lie_over_each_other() {
    // Sections of dependent libraries that share their bytes.
    let data = vec![b'a'; SIZE];
    let sections: Vec<_> = (0..5000).map(|_| (0x6fff_4c04, 0, 0, 64, SIZE as u64)).collect();
    let wrong = checked("libraries", &elf(&data, &sections));
    assert!(wrong.iter().any(|what| what.contains("sections overlap")), "{wrong:?}");
}

#[test]
fn tables_of_the_smallest_entries() {
    let frame = ".cfi_startproc\n.cfi_endproc\n";
    let mut texts = vec![
        ("frames", frame.repeat(20_000)),
        ("rules", format!(".cfi_startproc\n{}.cfi_endproc\n", "nop\n.cfi_remember_state\n".repeat(20_000))),
        ("lines", format!(".file 1 \"a\"\n{}", ".loc 1 1\nnop\n".repeat(50_000))),
        ("libraries", format!(".section .deplibs,\"MS\",@llvm_dependent_libraries,1\n.zero {SIZE}\n")),
    ];
    let numbers: String = (0..20_000).map(|index| format!("f{index}:\n.addrsig_sym f{index}\n")).collect();
    texts.push(("symbols", format!(".addrsig\n{numbers}")));
    for (name, text) in texts {
        let object = llas::assemble(text.as_str(), &options()).unwrap().to_bytes().unwrap();
        checked(name, &object);
    }
    for size in [1, 2, 3, 4, 8, 12, 16] {
        for fill in [0x00, 0x01, 0x7f, 0x80, 0xff] {
            for name in [".eh_frame", ".debug_frame", ".debug_line", ".pseudo_probe", ".note.x", ".ARM.attributes"] {
                let flags = if name == ".eh_frame" { "a" } else { "" };
                let kind = if name == ".note.x" { "@note" } else { "@progbits" };
                let text = format!(
                    ".section {name},\"{flags}\",{kind}\n.rept {}\n.byte {size}\n.fill {size}, 1, {fill}\n.endr\n",
                    SIZE / 8 / (size + 1)
                );
                let object = llas::assemble(text.as_str(), &options()).unwrap().to_bytes().unwrap();
                checked(&format!("{name} {size} {fill}"), &object);
            }
        }
    }
}

#[test]
fn archives_of_small_members() {
    let mut out = b"!<arch>\n".to_vec();
    for index in 0..10_000 {
        out.extend(format!("{:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", format!("{index}/"), 0, 0, 0, 644, 0).bytes());
    }
    assert_eq!(checked("archive", &out).len(), 10_000);
}

#[test]
fn objects_of_windows() {
    let triple = "x86_64-windows-gnu".parse().unwrap();
    let options = llas::Options::for_target(triple).unwrap();
    let text: String = (0..20_000)
        .map(|index| {
            format!(".section .x,\"dr\",discard,s{index}\ns{index}:\n.byte 1\n.seh_proc s{index}\n.seh_endproc\n")
        })
        .collect();
    let object = llas::assemble(text.as_str(), &options).unwrap().to_bytes().unwrap();
    assert_eq!(checked("comdats", &object), [""; 0]);
    assert!(File::read(&object).unwrap().groups.len() >= 20_000);
}

/// Checks a COFF object with a section of this name and content.
fn checked_section(name: &str, text: &str) {
    let options = llas::Options::for_target("aarch64-windows-msvc".parse().unwrap()).unwrap();
    let text = format!(".section {name},\"dr\"\n{text}");
    let object = llas::assemble(text.as_str(), &options).unwrap().to_bytes().unwrap();
    checked(&format!("{name}: {:.60}", text.replace('\n', ";")), &object);
}

#[test]
fn debug_information_of_the_smallest_records() {
    let count = SIZE / 64;
    // Symbols and types: records with nothing but their kind.
    for kind in (0..0x20).chain(0x1100..0x1180).step_by(3) {
        let records = format!(".rept {count}\n.short 2, {kind:#x}\n.endr\n");
        checked_section(".debug$S", &format!(".long 4, 0xf1, {}\n{records}", count * 4));
    }
    for kind in (0..0x20).chain(0x1000..0x1020).chain(0x1200..0x1210).chain(0x1500..0x1520).step_by(3) {
        let records = format!(".rept {count}\n.short 2, {kind:#x}\n.endr\n");
        checked_section(".debug$T", &format!(".long 4\n{records}"));
    }
    for subsection in 0xf1..=0xfc {
        for fill in [0x00, 0x01, 0x04, 0xff] {
            let bytes = format!(".fill {SIZE} / 8, 1, {fill}\n");
            checked_section(".debug$S", &format!(".long 4, {subsection}, {SIZE} / 8\n{bytes}"));
        }
    }
    for name in
        [".pdata", ".sxdata", ".drectve", ".llvm_addrsig", ".debug$H", ".sframe", ".llvm_stackmaps", ".llvm.offloading"]
    {
        for fill in [0x00, 0x01, 0x20, 0x61, 0xff] {
            checked_section(name, &format!(".fill {SIZE} / 8, 1, {fill}\n"));
        }
    }
}

/// An ELF64 object whose symbols all have the same name.
fn shared_name(name: &[u8], symbols: usize) -> Vec<u8> {
    let mut data = vec![0; 24 * (symbols + 1)];
    for index in 1..=symbols {
        put(&mut data, 24 * index, 1, 4);
        // The values differ, so that no two symbols are equal.
        put(&mut data, 24 * index + 8, index as u64, 8);
    }
    let strings = [b"\0", name, b"\0"].concat();
    let at = 64 + data.len() as u64;
    let size = data.len() as u64;
    data.extend_from_slice(&strings);
    elf(&data, &[(2, 2, 1, 64, size), (3, 0, 0, at, strings.len() as u64)])
}

#[test]
fn symbols_that_share_a_long_name() {
    // A byte that is not valid UTF-8 is shown as four characters.
    let most = |bytes: &[u8]| 4 * (10 * bytes.len() + (4 << 20));
    for name in [vec![b'n'; 500_000], "é".repeat(250_000).into_bytes(), vec![0xff; 500_000], vec![b'n'; 250]] {
        let object = shared_name(&name, 2000);
        checked("shared name", &object);
        let show = |sink: &mut dyn for<'d> Sink<'d>| show("x.o", &object, &Selection::default(), sink).unwrap();
        let mut text = Text::new(Vec::new(), false);
        show(&mut text);
        let text = text.finish().unwrap();
        let mut json = Json::new(Vec::new());
        show(&mut json);
        let json = json.finish().unwrap();
        let mut html = llas::inspect::Html::new(Vec::new()).unwrap();
        show(&mut html);
        let html = html.finish().unwrap();
        for (form, shown) in [("text", &text), ("json", &json), ("html", &html)] {
            assert!(shown.len() < most(&object), "{form} of {} bytes has {}", object.len(), shown.len());
        }
        // The first names are shown whole.
        assert!(text.windows(200).any(|part| part == [b'n'; 200]) || name[0] != b'n');
        assert_eq!(
            json.windows(3).filter(|part| part == &"…".as_bytes()).count() > 100,
            name.len() > 256 && name[0] != 0xff
        );
    }
}

/// Members of an archive may share a name as well.
#[test]
fn members_that_share_a_long_name() {
    let name = [&[b'n'; 500_000][..], b"/\n"].concat();
    let mut out = b"!<arch>\n".to_vec();
    let mut member = |head: &str, body: &[u8]| {
        out.extend(format!("{head:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 644, body.len()).bytes());
        out.extend_from_slice(body);
        out.resize(out.len().next_multiple_of(2), b'\n');
    };
    member("//", &name);
    for _ in 0..5000 {
        member("/0", b"");
    }
    checked("archive of long names", &out);
    for lines in [false, true] {
        let shown = if lines {
            let mut text = Text::new(Vec::new(), false);
            show("x.a", &out, &Selection::default(), &mut text).unwrap();
            text.finish().unwrap()
        } else {
            let mut json = Json::new(Vec::new());
            show("x.a", &out, &Selection::default(), &mut json).unwrap();
            json.finish().unwrap()
        };
        assert!(shown.len() < 40 * out.len() + (6 << 20), "{}", shown.len());
    }
}
