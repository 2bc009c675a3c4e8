//! Addresses that the parts of an object cannot have, and flat images of objects.

use llas::link::{LoadAddresses, RelocateErrorKind as Kind};
use llas::object::{Object, SectionId};
use llas::{Options, assemble};

fn object(triple: &str, text: &str) -> Object {
    assemble(text, &Options::for_target(triple.parse().unwrap()).unwrap()).unwrap().object
}

fn id(object: &Object, name: &str) -> SectionId {
    object.section_named(name).unwrap().id()
}

fn refused(object: &Object, bases: &LoadAddresses) -> Kind {
    object.relocate(bases, |_| Some(0x4000)).unwrap_err().kind
}

#[test]
fn sections_without_an_address_are_refused() {
    let object = object("x86_64-linux-gnu", "leaq v(%rip), %rax\n .data\nv: .quad 1\n .section .debug_x\n .quad v\n");
    let mut bases = LoadAddresses::new(&object);
    let not_placed = |name: &str| Kind::NotPlaced { section: name.into() };
    assert_eq!(refused(&object, &bases), not_placed(".text"));
    bases.place(id(&object, ".text"), 0);
    let error = object.relocate(&bases, |_| None).unwrap_err();
    assert_eq!((error.kind.clone(), error.section), (not_placed(".data"), Some(id(&object, ".data"))));
    assert_eq!(error.to_string(), "section '.data' has no address");
    // Address 0 is valid if it is set explicitly, and sections that are not in memory need no address.
    bases.place(id(&object, ".data"), 0x1000);
    let image = object.relocate(&bases, |_| None).unwrap();
    assert_eq!(image.section(id(&object, ".text"))[3..], 0xff9u32.to_le_bytes());
    assert_eq!(image.section(id(&object, ".debug_x")), 0x1000u64.to_le_bytes());
}

#[test]
fn a_label_in_an_empty_section_needs_its_address() {
    let object = object("x86_64-linux-gnu", ".quad end\n .section .mark,\"a\"\n .globl end\nend:\n");
    let mut bases = LoadAddresses::new(&object);
    bases.place(id(&object, ".text"), 0x1000);
    assert_eq!(refused(&object, &bases), Kind::NotPlaced { section: ".mark".into() });
    bases.place(id(&object, ".mark"), 0x1008);
    let image = object.relocate(&bases, |_| None).unwrap();
    assert_eq!(image.section(id(&object, ".text")), 0x1008u64.to_le_bytes());
}

#[test]
fn the_table_needs_an_address_if_it_is_used() {
    let object = object("x86_64-linux-gnu", "callq far@PLT\n addq far@GOTPCREL(%rip), %rax\n");
    let mut bases = LoadAddresses::new(&object);
    bases.place(id(&object, ".text"), 0x1000);
    assert_eq!(object.relocate(&bases, |_| Some(0x7fff_0000_0000)).unwrap_err().kind, Kind::TableNotPlaced);
    for (triple, text) in [("x86_64-linux-gnu", "callq far@PLT\n"), ("aarch64-linux-gnu", "bl far\n")] {
        let call = self::object(triple, text);
        let mut bases = LoadAddresses::new(&call);
        bases.place(id(&call, ".text"), 0x1000);
        assert_eq!(call.relocate(&bases, |_| Some(0x7fff_0000_0000)).unwrap_err().kind, Kind::TableNotPlaced);
        // Calls within reach need no table.
        assert!(call.relocate(&bases, |_| Some(0x2000)).is_ok());
    }
}

#[test]
fn addresses_are_aligned_and_ranges_apart() {
    let text = ".p2align 4\n nop\n .data\n .quad 1\n .comm c, 8, 32\n .section .tbss,\"awT\",@nobits\n .zero 64\n";
    let object = object("x86_64-linux-gnu", text);
    let placed = |code: u64, data: u64| {
        let mut bases = LoadAddresses::new(&object);
        bases.place(id(&object, ".text"), code).place(id(&object, ".data"), data).place(id(&object, ".tbss"), data);
        bases
    };
    // Zero-initialized thread-local storage occupies no addresses.
    assert!(object.relocate(&placed(0x1000, 0x1001), |_| None).is_ok());
    let misaligned = |what: &str, address, align| Kind::Misaligned { what: what.into(), address, align };
    assert_eq!(refused(&object, &placed(0x1008, 0x2000)), misaligned(".text", 0x1008, 16));
    let overlap = |first: &str, second: &str| Kind::Overlap { first: first.into(), second: second.into() };
    assert_eq!(refused(&object, &placed(0x1000, 0xff9)), overlap(".data", ".text"));
    assert_eq!(refused(&object, &placed(0x1000, 0x1000)), overlap(".text", ".data"));
    assert_eq!(refused(&object, &placed(0x1000, u64::MAX - 3)), overlap(".data", ".data"));
    let mut bases = placed(0x1000, 0x2000);
    bases.place_commons(0x3010);
    assert_eq!(refused(&object, &bases), misaligned("common symbols", 0x3010, 32));
    bases.place_commons(0x2000);
    assert_eq!(refused(&object, &bases), overlap(".data", "common symbols"));
    let message = object.relocate(&bases, |_| None).unwrap_err().to_string();
    assert_eq!(message, "'.data' and 'common symbols' overlap");
}

#[test]
fn page_sizes_are_powers_of_two() {
    let object = object("x86_64-linux-gnu", "nop\n");
    for page in [0, 3, 0x1001] {
        let (bases, _) = LoadAddresses::in_order(&object, 0x1000, page);
        assert_eq!(refused(&object, &bases), Kind::BadPageSize(page));
    }
    let (bases, _) = LoadAddresses::in_order(&object, 0x1000, 1);
    assert!(object.relocate(&bases, |_| None).is_ok());
}

#[test]
fn branches_of_processors_without_a32_go_to_t32_code() {
    let object = object("thumbv7m-none-eabi", "bl far\n b.w far\n beq.w far\n");
    let (bases, _) = LoadAddresses::in_order(&object, 0x1_0000, 0x1000);
    let error = object.relocate(&bases, |_| Some(0x1_0100)).unwrap_err();
    assert_eq!(
        (error.kind.clone(), error.offset),
        (Kind::WrongInstructionSet { address: 0x1_0100, expected: "Thumb" }, 0)
    );
    let message = "branch target 0x10100 is not Thumb code: expected an address with the lowest bit set";
    assert!(error.to_string().ends_with(message), "{error}");
    assert!(object.relocate(&bases, |_| Some(0x1_0101)).is_ok());
}

#[test]
fn a_flat_image_has_gaps_and_no_zeros_at_the_end() {
    let text = ".data\n .quad f, far\n .bss\n .zero 24\n .section .rodata\n .p2align 4\n .byte 7\n .text\nf: movb $1, v(%rip)\n\
                .bss\nv: .byte 0\n .comm c, 16, 64\n .section .debug_x\n .quad v\n";
    let object = object("x86_64-linux-gnu", text);
    let flat = object.flat(0x1002, |symbol| (symbol.name() == b"far").then_some(0x5555)).unwrap();
    let at = |name: &str| flat.addresses.of(id(&object, name));
    assert_eq!((at(".text"), at(".rodata"), at(".data"), at(".bss")), (0x1004, 0x1010, 0x1011, 0x1021));
    let mut bytes = vec![0, 0, 0xc6, 0x05];
    bytes.extend(((0x1021 + 24 - 0x100b) as u32).to_le_bytes());
    bytes.extend([1, 0, 0, 0, 0, 0, 7]);
    bytes.extend([0x1004u64, 0x5555].map(u64::to_le_bytes).concat());
    assert_eq!(flat.bytes, bytes);
    assert_eq!(flat.memory_size, 0x1040 + 16 - 0x1002);
    assert!(matches!(object.flat(0x1000, |_| None).unwrap_err().kind, Kind::Undefined));
    // A stub is part of the image.
    let call = self::object("x86_64-linux-gnu", "callq far\n");
    let flat = call.flat(0x1000, |_| Some(0x7fff_1234_5678)).unwrap();
    assert!(flat.bytes.ends_with(&0x7fff_1234_5678u64.to_le_bytes()), "{:x?}", flat.bytes);
    let huge = self::object("x86_64-linux-gnu", "nop\n .data\n .zero 16\n");
    assert!(huge.flat(u64::MAX - 4, |_| None).is_err());
}
