//! What the bindings rely on.

use llas_embed::{Assembler, Error, ErrorKind, Settings, Severity, safe_limits};

fn assembler(triple: &str) -> Assembler {
    Assembler::new(&Settings::for_target(triple)).unwrap()
}

fn failure(triple: &str, text: &str) -> Error {
    assembler(triple).asm(text.as_bytes(), 0x1000, |_| None).unwrap_err()
}

#[test]
fn errors_have_places() {
    let text = "nop\n.macro m\nbad\n.endm\n  m\n";
    let error = failure("x86_64-linux-gnu", text);
    assert_eq!(error.kind, ErrorKind::Text);
    let report = &error.reports[0];
    assert_eq!((report.severity, report.text.clone().map(|range| &text[range])), (Severity::Error, Some("m")));

    let error = failure("x86_64-linux-gnu", "\t.globl f\n\tmvo $1, %eax\n");
    let report = &error.reports[0];
    assert_eq!((report.line, report.column, report.end_line, report.end_column), (2, 2, 2, 5));
    assert!(report.help.contains("mov"), "{report:?}");
}

#[test]
fn a_symbol_without_address_is_reported_at_its_statement() {
    for (text, line) in [("nop\n\tcall missing\n", 2), (".macro m\ncall missing\n.endm\nnop\n\tm\n", 5)] {
        let error = failure("x86_64-linux-gnu", text);
        let report = &error.reports[0];
        assert_eq!(
            (error.kind, report.code, report.line, report.column),
            (ErrorKind::Link, "P0001", line, 2),
            "{error}"
        );
        let range = report.text.clone().unwrap();
        assert!(["call missing", "m"].contains(&&text[range]), "{report:?}");
    }
}

#[test]
fn code_begins_at_any_address() {
    for triple in ["x86_64-linux-gnu", "i386-linux-gnu", "x86_64-windows-msvc"] {
        for address in [0, 1, 0x1003, 0x1fff, 0xffff_fff1] {
            let mut assembler = assembler(triple);
            let code = assembler.asm(b"a: hlt\n.p2align 5\nb: hlt\n", address, |_| None).unwrap();
            let next = (address + 1).next_multiple_of(32);
            let labels: Vec<u64> = code.labels().iter().map(|label| label.address).collect();
            assert_eq!((code.address(), labels), (address, vec![address, next]), "{triple}");
            assert_eq!((code.bytes()[0], code.bytes().last()), (0xf4, Some(&0xf4)));
            assert_eq!(code.bytes().len() as u64, next + 1 - address);
            assert_eq!(code.statements().last().map(|statement| statement.address), Some(next));
        }
    }
    let mut arm = assembler("aarch64-linux-gnu");
    assert_eq!(arm.asm(b"nop", 2, |_| None).unwrap_err().reports[0].code, "P0004");
    let mut thumb = assembler("thumbv7-linux-gnueabi");
    let code = thumb.asm(b"ldr r0, x\nnop\n.p2align 2\nx: .long 7\n", 0x8002, |_| None).unwrap();
    assert_eq!((code.labels()[0].address, code.labels().len()), (0x8008, 1));
    // The literal is 4 bytes after the program counter's multiple of 4.
    assert_eq!(code.bytes()[..2], [0x01, 0x48]);
}

/// Each label that has a name in the text is listed once, by address: private ones, and no others.
#[test]
fn labels_are_those_of_the_text() {
    let names =
        [".Ltmp1", ".LBB0_1", "f", ".Ltmp0", ".LBB12_345", ".Ltmp4294967296", ".Lmore_than_sixteen_bytes_7", "L0"];
    let code: String = names.iter().map(|name| format!("1: nop\n{name}: nop\n")).collect();
    // The data follows the code, and a name for its `1` would be that of a label before it.
    let text = format!(".data\n1: .byte 0\n.LCPI0_0: .byte 0\n.text\n{code}2: nop\n");
    for triple in [
        "x86_64-linux-gnu",
        "i386-windows-msvc",
        "x86_64-windows-msvc",
        "aarch64-linux-gnu",
        "aarch64-windows-msvc",
        "thumbv7-linux-gnueabihf",
        "thumbv7-windows-msvc",
    ] {
        let mut assembler = assembler(triple);
        for _ in 0..2 {
            let code = assembler.asm(text.as_bytes(), 0x1000, |_| None).unwrap();
            let nop = code.statements().iter().find(|statement| statement.address == 0x1000).unwrap().size;
            let found: Vec<(&[u8], u64)> = code.labels().iter().map(|label| (&label.name[..], label.address)).collect();
            let data = code.sections().iter().find(|section| section.write).unwrap().address + 1;
            let place = |(name, n): (&'static str, u64)| (name.as_bytes(), 0x1000 + (2 * n + 1) * nop);
            let mut expected: Vec<(&[u8], u64)> = names.into_iter().zip(0..).map(place).collect();
            expected.push((b".LCPI0_0", data));
            assert_eq!(found, expected, "{triple}");
            assembler.recycle(code);
        }
    }
    let large = assembler("aarch64-windows-msvc").asm(b"a: .zero 3 << 20\nb: nop\n", 0, |_| None).unwrap();
    assert_eq!(large.labels().len(), 2, "{:?}", large.labels());
}

#[test]
fn calls_do_not_affect_each_other() {
    let mut assembler = assembler("x86_64-linux-gnu");
    for _ in 0..3 {
        for (address, length) in [(0x1001, 2), (0x10_0000, 5), (0x1003, 2)] {
            let code = assembler.asm(b"jmp 0x1010\n", address, |_| None).unwrap();
            assert_eq!(code.bytes().len(), length);
            assembler.recycle(code);
        }
        assert!(assembler.object(b"jmp 0x1010\n").unwrap().starts_with(b"\x7fELF"));
        assert!(assembler.asm(b"bad\n", 0, |_| None).is_err());
    }
}

#[test]
fn relocation_moves_everything() {
    let mut assembler = assembler("aarch64-linux-gnu");
    let text = b"adrp x0, value\nldr w0, [x0, :lo12:value]\nret\n.data\nvalue: .quad value\n.bss\nroom: .zero 100\n";
    let mut code = assembler.asm(text, 0, |_| None).unwrap();
    code.relocate(0x10_0000, 0x1000, |_| None).unwrap();
    let address = |name: &str| code.labels().iter().find(|label| label.name == name.as_bytes()).unwrap().address;
    assert_eq!((address("value"), address("room")), (0x10_1000, 0x10_1008));
    let data = code.sections().iter().find(|section| section.name == b".data").unwrap();
    assert_eq!(code.bytes()[data.bytes.clone()], 0x10_1000u64.to_le_bytes());
    assert!(data.write && !data.execute && code.memory_size() == 0x106c);
    assert!(code.relocations().iter().any(|relocation| relocation.kind == "R_AARCH64_ABS64"));
    assert_eq!(code.relocate(0x10_0010, 0x1000, |_| None).unwrap_err().reports[0].code, "P0004");
    assert_eq!(code.address(), 0x10_0000);
}

#[test]
fn limits_are_errors() {
    let limits = safe_limits();
    let settings = Settings {
        limits: {
            let mut small = limits;
            small.input = 10;
            small
        },
        ..Settings::for_target("i386")
    };
    let mut assembler = Assembler::new(&settings).unwrap();
    assert_eq!(assembler.asm(b"nop\nnop\nnop\n", 0, |_| None).unwrap_err().reports[0].code, "P0006");
    let mut usual = self::assembler("x86_64-linux-gnu");
    for text in
        [".zero 1<<30\n.byte 1\n", ".bss\n.zero 1<<40\n.section .later,\"aw\"\n.byte 1\n", ".rept 1<<30\nnop\n.endr\n"]
    {
        assert!(usual.asm(text.as_bytes(), 0, |_| None).is_err(), "{text}");
    }
    assert!(usual.asm(b".p2align 40\nnop\n.data\n.p2align 40\n.byte 1\n", 0x1001, |_| None).is_err());
}

#[test]
fn disassembly_is_what_was_assembled() {
    // The number of a branch is a distance on ARM, and an address on x86.
    let texts = [("x86_64-linux-gnu", "jmp 0x1010", "jmp\t0x1010"), ("aarch64-linux-gnu", "b 0x10", "b\t0x1010")];
    for (triple, written, text) in texts {
        let mut assembler = assembler(triple);
        let code = assembler.asm(written.as_bytes(), 0x1000, |_| None).unwrap();
        let found = assembler.disasm(code.bytes(), 0x1000).unwrap();
        assert_eq!((found.len(), found[0].text.as_str(), found[0].size), (1, text, code.bytes().len()));
    }
    assert_eq!(assembler("x86_64-linux-gnu").disasm(&[0x06], 0).unwrap()[0].text, "");
}

#[test]
fn unsupported_targets_are_errors() {
    let error = Assembler::new(&Settings::for_target("pdp11-unknown")).unwrap_err();
    assert_eq!((error.kind, error.reports.len()), (ErrorKind::Settings, 1));
}

/// What a listing has of each section is what the object has, for statements of all kinds, and private labels change nothing.
#[test]
fn listings_have_the_bytes_of_objects() {
    let text = ".text\nf:\n.Lx: nop\n\tjmp .Lx\n\tcall g\n.section .rodata\n.Ly: .quad .Lx - f, .Ly\n.bss\n.zero 64\n";
    for triple in ["x86_64-linux-gnu", "x86_64-pc-windows-msvc"] {
        let mut assembler = assembler(triple);
        let listing = assembler.list(text.as_bytes()).unwrap();
        let object = assembler.object(text.as_bytes()).unwrap();
        let code = listing.sections.iter().position(|section| section.name == b".text").unwrap();
        let code_bytes = &listing.sections[code].bytes;
        assert_eq!(code_bytes[..3], [0x90, 0xeb, 0xfd], "{triple}");
        for section in listing.sections.iter().filter(|section| !section.bytes.is_empty() && section.name != b".strtab")
        {
            let bytes = section.bytes.as_slice();
            let is_in_object = object.windows(bytes.len()).any(|window| window == bytes);
            assert!(is_in_object || section.name.starts_with(b".sym"), "{triple}: {}", section.name.escape_ascii());
        }
        let sizes: u64 = listing.statements.iter().filter(|found| found.section == code).map(|found| found.size).sum();
        assert_eq!(sizes, code_bytes.len() as u64);
        let call = listing.relocations.iter().find(|found| found.section == code).unwrap();
        assert_eq!((call.offset, call.symbol.as_slice()), (4, b"g".as_slice()), "{triple}");
        // An address of an earlier call has no influence.
        assembler.asm(b"nop", 0x1003, |_| None).unwrap();
        assert_eq!(assembler.list(text.as_bytes()).unwrap(), listing);
    }
}
