//! Situations of programs that run code in memory: functions out of reach, undefined symbols, buffers that are too small.

use llas::link::{Image, LoadAddresses, RelocateErrorKind as Kind};
use llas::object::{Object, Symbol};
use llas::{Options, assemble};

fn object(triple: &str, text: &str) -> Object {
    let options = Options::for_target(triple.parse().unwrap()).unwrap();
    assemble(text, &options).unwrap().object
}

/// Sections at multiples of 0x10000, code first, and the table at 0x300000.
fn bases(object: &Object) -> LoadAddresses {
    let mut bases = LoadAddresses::new(object);
    for (i, section) in object.sections().filter(|s| s.access().read).enumerate() {
        bases.place(section.id(), 0x1_0000 * (1 + i as u64));
    }
    bases.place_table(0x30_0000);
    bases
}

const FAR: u64 = 0x7fff_1234_5678;

fn far(symbol: &Symbol<'_>) -> Option<u64> {
    (symbol.name() == b"far").then_some(FAR)
}

fn code<'i>(object: &Object, image: &'i Image) -> &'i [u8] {
    image.section(object.section_named(".text").unwrap().id())
}

#[test]
fn calls_go_by_stubs_where_they_do_not_reach() {
    let object = object("x86_64-linux-gnu", "callq far@PLT\n jmp far@PLT\n movq far@GOTPCREL(%rip), %rax\n");
    let bases = bases(&object);
    assert_eq!(bases.table_size(), 32);
    let image = object.relocate(&bases, |symbol| far(&symbol)).unwrap();
    // The branches' stub follows the entry that the load needs, since `lea` does not reach the symbol, either.
    let mut table = FAR.to_le_bytes().to_vec();
    table.resize(16, 0);
    table.extend([0xff, 0x25, 2, 0, 0, 0, 0xcc, 0xcc]);
    table.extend(FAR.to_le_bytes());
    assert_eq!(image.table(), table);
    let call = (0x30_0010u32 - 0x1_0005).to_le_bytes();
    let jump = (0x30_0010u32 - 0x1_000a).to_le_bytes();
    let load = (0x30_0000u32 - 0x1_0011).to_le_bytes();
    assert_eq!(code(&object, &image), [&[0xe8], &call[..], &[0xe9], &jump, &[0x48, 0x8b, 0x05], &load].concat());
}

#[test]
fn a_stub_jumps_to_the_place_in_a_section() {
    let text = "\tbl far\n\tb far+8\n\t.section .other,\"ax\"\n\tnop\n";
    let object = object("aarch64-linux-gnu", text);
    let bases = bases(&object);
    let image = object.relocate(&bases, |symbol| far(&symbol)).unwrap();
    let stub = |to: u64| [&[0x50, 0, 0, 0x58, 0, 0x02, 0x1f, 0xd6], &to.to_le_bytes()[..]].concat();
    assert_eq!(image.table(), [stub(FAR), stub(FAR + 8)].concat());
    let distance = (0x30_0000u32 - 0x1_0000) / 4;
    let words = [0x9400_0000 | distance, 0x1400_0000 | (distance + 4 - 1)];
    assert_eq!(code(&object, &image), words.map(u32::to_le_bytes).concat());
}

/// The code and the table of a text whose `far` is at an address.
fn placed(triple: &str, text: &str, far: u64) -> (Vec<u8>, Vec<u8>) {
    let object = object(triple, text);
    let image = object.relocate(&bases(&object), |symbol| (symbol.name() == b"far").then_some(far)).unwrap();
    (code(&object, &image).to_vec(), image.table().to_vec())
}

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().copied().flat_map(u32::to_le_bytes).collect()
}

/// The stubs of both instruction sets load the program counter, which switches by the lowest bit.
#[test]
fn stubs_of_two_instruction_sets() {
    let text = ".arm\n bl far\n b far\n bleq far+4\n .thumb\n bl far\n b.w far\n";
    for far in [0x6000_0000, 0x6000_0001] {
        let (code, table) = placed("armv7-linux-gnueabihf", text, far);
        let low = far as u32;
        assert_eq!(table, words(&[0xe51f_f004, low, 0xe51f_f004, low + 4, 0xf000_f8df, low]));
        // The distances are those to 0x300000, 0x300008 and 0x300010.
        let mut expected = words(&[0xeb0b_bffe, 0xea0b_bffd, 0x0b0b_bffe]);
        expected.extend([0xf2f0u16, 0xf800, 0xf2ef, 0xbffe].map(u16::to_le_bytes).concat());
        assert_eq!(code, expected, "{code:x?}");
    }
    let (code, table) = placed("armebv7-linux-gnueabihf", text, 0x6000_0001);
    assert_eq!(table[..8], [0xe5, 0x1f, 0xf0, 0x04, 0x60, 0, 0, 1]);
    assert_eq!((&code[..4], &code[12..16]), (&[0xeb, 0x0b, 0xbf, 0xfe][..], &[0xf2, 0xf0, 0xf8, 0][..]));
    // A label is code of the branch's own instruction set.
    let apart = ".thumb\n bl label\n .section .far,\"ax\",%progbits\n nop\nlabel: nop\n";
    let object = object("armv7-linux-gnueabihf", apart);
    let mut bases = bases(&object);
    bases.place(object.section_named(".far").unwrap().id(), 0x6000_0000);
    let image = object.relocate(&bases, |_| None).unwrap();
    assert_eq!(image.table(), words(&[0xf000_f8df, 0x6000_0003]));
}

#[test]
fn stubs_of_earlier_processors() {
    const NEAR: u64 = 0x2_0000;
    // ARMv5T switches by `blx`, also to a stub.
    let text = ".thumb\n bl far\n .p2align 2\n .arm\n bl far\n";
    let (code, table) = placed("armv5te-linux-gnueabi", text, NEAR);
    assert!(table.is_empty() && code[3] & 0x10 == 0 && code[7] == 0xeb, "{code:x?}");
    let (code, table) = placed("armv5te-linux-gnueabi", text, 0x6000_0001);
    assert_eq!(table[..8], words(&[0xe51f_f004, 0x6000_0001]));
    assert!(code[3] & 0x10 == 0 && code[7] == 0xeb, "{code:x?}");
    // In ARMv4T only `bx` switches.
    let (code, table) = placed("armv4t-linux-gnueabi", text, NEAR);
    assert_eq!(table[..16], words(&[0xe7fd_4778, 0xe59f_c000, 0xe12f_ff1c, NEAR as u32]));
    assert!(code[3] & 0x10 != 0 && code[4..] == words(&[0xeb00_3ffd]), "{code:x?}");
    let (_, table) = placed("armv4t-linux-gnueabi", text, NEAR + 1);
    assert_eq!(table[..12], words(&[0xe59f_c000, 0xe12f_ff1c, NEAR as u32 + 1]));
    // ARMv6-M saves a register.
    let (_, table) = placed("thumbv6m-none-eabi", "bl far\n", 0x6000_0001);
    assert_eq!(table, words(&[0x4801_b403, 0xbd01_9001, 0x6000_0001]));
}

#[test]
fn what_is_near_needs_no_table() {
    let object = object("x86_64-linux-gnu", "callq far@PLT\n callq *far@GOTPCREL(%rip)\n");
    let image = object.relocate(&bases(&object), |_| Some(0x1_1000)).unwrap();
    assert!(image.table().is_empty());
    assert_eq!(code(&object, &image), [0xe8, 0xfb, 0x0f, 0, 0, 0x67, 0xe8, 0xf5, 0x0f, 0, 0]);
}

#[test]
fn thread_local_variables_by_the_table() {
    let text =
        "movq v@GOTTPOFF(%rip), %rax\n movq %fs:v@TPOFF, %rcx\n .section .tbss,\"awT\",@nobits\n .zero 8\nv: .zero 8\n";
    let object = object("x86_64-linux-gnu", text);
    let mut bases = bases(&object);
    let error = object.relocate(&bases, |_| None).unwrap_err();
    assert_eq!((error.kind.clone(), error.offset), (Kind::NoThreadBlock, 3));
    let block = object.section_named(".tbss").unwrap().id();
    bases.set_thread_block(bases.of(block), -16);
    let image = object.relocate(&bases, |_| None).unwrap();
    assert_eq!(image.table(), (-8i64).to_le_bytes());
    assert_eq!(code(&object, &image)[12..], (-8i32).to_le_bytes());
}

#[test]
fn symbols_that_nobody_defines() {
    let weak = object("x86_64-linux-gnu", ".weak w\n .quad w\n .comm c, 8, 8\n .quad c+1\n");
    let mut places = bases(&weak);
    let error = weak.relocate(&places, |_| None).unwrap_err();
    assert_eq!((error.kind.clone(), &*error.symbol), (Kind::NoRoomForCommon, "c"));
    assert_eq!((places.commons_size(), places.commons_align()), (8, 8));
    places.place_commons(0x5_0000);
    let image = weak.relocate(&places, |_| None).unwrap();
    assert_eq!(code(&weak, &image), [[0u8; 8], 0x5_0001u64.to_le_bytes()].concat());
    // A branch to an undefined weak symbol continues with the next instruction.
    let here = object("aarch64-linux-gnu", ".weak w\n bl w\n");
    let image = here.relocate(&bases(&here), |_| None).unwrap();
    assert_eq!(code(&here, &image), 0x9400_0001u32.to_le_bytes());
    // In COFF a weak symbol has a default.
    let default = object("x86_64-windows-msvc", ".weak w\n .set w, f\n .globl f\nf: ret\n .data\n .quad w\n");
    let image = default.relocate(&bases(&default), |_| None).unwrap();
    let data = default.section_named(".data").unwrap().id();
    assert_eq!(image.section(data), bases(&default).of(default.section_named(".text").unwrap().id()).to_le_bytes());
    let error = object("i386-linux-gnu", "nop\n call nowhere\n");
    let error = error.relocate(&bases(&error), |_| None).unwrap_err();
    assert_eq!(error.to_string(), ".text+0x2: R_386_PC32 of 'nowhere': the symbol is not defined");
}

#[test]
fn what_cannot_be_is_told() {
    let kind = |triple: &str, text: &str| {
        let object = object(triple, text);
        object.relocate(&bases(&object), |symbol| far(&symbol)).unwrap_err().kind
    };
    assert!(matches!(kind("x86_64-linux-gnu", "leaq far(%rip), %rax\n"), Kind::OutOfRange { .. }));
    assert!(matches!(kind("x86_64-linux-gnu", ".long far\n"), Kind::OutOfRange { value: 0x7fff_1234_5678, .. }));
    assert!(matches!(kind("aarch64-linux-gnu", "tbz x0, #1, far\n"), Kind::OutOfRange { .. }));
    assert_eq!(kind("x86_64-linux-gnu", "leaq far@TLSGD(%rip), %rdi\n"), Kind::Unsupported);
    assert_eq!(kind("x86_64-linux-gnu", ".reloc 0, R_X86_64_64, far\n nop\n"), Kind::OutsideSection);
    assert_eq!(kind("x86_64-windows-msvc", ".secrel32 far\n"), Kind::NotInSection);
    // Some processors have no other instruction set.
    let bl = ".weak other\n bl far\n";
    assert_eq!(kind("thumbv7m-none-eabi", bl), Kind::WrongInstructionSet { address: FAR, expected: "Thumb" });
    // A short branch has no stub that could switch.
    let short = " .reloc 0, R_ARM_THM_JUMP11, far\n b.n .\n";
    assert_eq!(kind("thumbv7-linux-gnueabi", short), Kind::WrongInstructionSet { address: FAR, expected: "Thumb" });
}

#[test]
fn everything_in_order() {
    let text =
        ".section .rodata\n .quad far\n .data\n .quad 1\n .bss\n .zero 100\n .comm c, 40, 32\n .text\n callq far@PLT\n";
    let object = object("x86_64-linux-gnu", text);
    let (bases, parts) = LoadAddresses::in_order(&object, 0x7fff_0000_0001, 0x1000);
    assert_eq!(parts[0], 0x7fff_0000_1000);
    let at = |name: &str| bases.of(object.section_named(name).unwrap().id());
    assert!(parts[0] <= at(".text") && at(".text") < bases.table() && bases.table() < parts[1]);
    assert_eq!((parts[1], parts[2]), (at(".rodata"), at(".data")));
    let common = bases.address(&object.symbol_named("c").unwrap()).unwrap();
    assert!(at(".bss") + 100 <= common && common % 32 == 0 && common + 40 <= parts[3]);
    assert!(object.relocate(&bases, |symbol| far(&symbol)).is_ok());
    // Impossible addresses are errors but do not panic.
    for start in [u64::MAX, u64::MAX - 100, 1 << 63] {
        let (bases, _) = LoadAddresses::in_order(&object, start, 0);
        let _ = object.relocate(&bases, |_| Some(start.wrapping_neg()));
    }
}
