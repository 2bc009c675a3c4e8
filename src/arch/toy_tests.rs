//! Assembles for an artificial machine, from the emitter through layout and relocation to both formats: none of these
//! phases know more about a machine than its [`Backend`] provides.

use crate::arch::toy;
use crate::arch::toy::Toy;
use crate::arch::{Backend, CoffMachine, ElfMachine, Widening};
use crate::diag::Diagnostics;
use crate::layout::{Labeled, Limits, layout};
use crate::model::emitter::Emitter;
use crate::model::{
    CoffModel, CoffSection, Definition, ElfSection, Endian, FixupKind, Model, NoTables, Padding, RelocatableValue,
    Section, SectionId, Subsection, SubsectionId, Value,
};
use crate::parse::ast::{Name, Specifier};
use crate::{object as output, relocate};
use object::read::{Object as _, ObjectSection as _, ObjectSymbol as _, RelocationTarget};
use object::{RelocationFlags, elf, pe};

const TEXT: SubsectionId = SubsectionId(0);
const DATA: SubsectionId = SubsectionId(1);

/// Builds the sections of the test.
struct Made {
    model: Model,
}

impl Made {
    fn section(&mut self, name: &[u8], flags: u64, characteristics: u32) {
        let id = SectionId(self.model.sections.len() as u32);
        let symbol = self.model.intern(name, || false);
        self.model.symbol_mut(symbol).definition = Definition::Section(id);
        self.model.symbol_mut(symbol).kind = elf::STT_SECTION.0;
        self.model.register(symbol);
        let elf = ElfSection { kind: elf::SHT_PROGBITS.0, flags, ..ElfSection::default() };
        let coff = CoffSection { characteristics, ..CoffSection::default() };
        let mut section = Section::new(symbol, elf, coff);
        section.subsections.add((0, SubsectionId(self.model.subsections.len() as u32)));
        self.model.sections.push(section);
        self.model.subsections.push(Subsection::new(id, Endian::default()));
    }

    fn emitter(&mut self, to: SubsectionId) -> Emitter<'_> {
        Emitter::new(&mut self.model.subsections[to.0 as usize])
    }

    fn symbol(&mut self, name: &str) -> Name {
        let symbol = self.model.intern(name.as_bytes(), || name.starts_with(".L"));
        self.model.register(symbol);
        symbol
    }

    fn label(&mut self, name: &str) {
        let symbol = self.symbol(name);
        let here = self.model.subsections[TEXT.0 as usize].here(TEXT);
        self.model.symbol_mut(symbol).definition = Definition::Label(here);
    }

    fn value(&mut self, name: &str, constant: i64) -> Value {
        let name = self.symbol(name);
        Value::Relocatable(RelocatableValue { constant, ..RelocatableValue::symbol(name) })
    }

    /// An instruction with one field.
    fn code(&mut self, bytes: &[u8], kind: FixupKind, value: Value) {
        let mut emitter = self.emitter(TEXT);
        let at = emitter.len();
        emitter.bytes(bytes);
        emitter.fixup(at, kind, value, 0, 0);
    }

    fn jump(&mut self, name: &str) {
        let value = self.value(name, 0);
        self.emitter(TEXT).relaxable(toy::JUMP, 2, &[value], 0);
    }
}

const ADRP: [u8; 4] = [0x03, 0, 0, 0x90];
const ADD: [u8; 4] = [0x63, 0, 0, 0x91];
const BL: [u8; 4] = [0x00, 0xf0, 0x00, 0xf8];

/// The sections of the test, laid out.
fn made(coff: bool, toy: &Toy) -> Model {
    let mut made = Made { model: Model::default() };
    made.model.coff = coff.then(CoffModel::default);
    let code = pe::IMAGE_SCN_CNT_CODE.0 | pe::IMAGE_SCN_MEM_EXECUTE.0;
    made.section(b".text", elf::SHF_ALLOC.0 | elf::SHF_EXECINSTR.0, code);
    made.section(b".data", elf::SHF_ALLOC.0, pe::IMAGE_SCN_CNT_INITIALIZED_DATA.0);
    made.label(".Lstart");
    // At 0 and 4: the page and page offset of an address known only to the linker.
    let outside = made.value("outside", 0x2345);
    made.code(&ADRP, toy::PAGE, outside);
    made.code(&ADD, toy::PAGE_OFFSET, outside);
    // At 8, 12 and 16: an address known here.
    let later = made.value(".Llater", 0);
    made.code(&ADRP, toy::PAGE, later);
    made.code(&[0x4e, 0x4e, 0x4e, 0x4e], FixupKind::NONE, later);
    made.emitter(TEXT).bytes(&[0x4e, 0x4e]);
    made.code(&BL, toy::SPLIT, later);
    // At 22, 24 and 28: the three sizes of a jump.
    made.jump(".Lstart");
    made.jump(".Lmiddle");
    made.jump("outside");
    made.emitter(TEXT).zeros(100);
    made.label(".Lmiddle");
    made.emitter(TEXT).align(12, Padding::Nops(0), u32::MAX, 0);
    made.label(".Llater");
    made.emitter(TEXT).bytes(&[0x4e, 0x4e]);
    // Data, big endian.
    let distance = match (made.value(".Llater", 0x01_0000), made.symbol(".Lstart")) {
        (Value::Relocatable(value), start) => Value::Relocatable(RelocatableValue { sub: Some(start), ..value }),
        (tree, _) => tree,
    };
    made.emitter(DATA).field(toy::DATA4, 4, distance, 0);
    made.emitter(DATA).field(toy::DATA4, 4, outside, 0);
    made.emitter(DATA).field(toy::RELATIVE, 4, outside, 0);
    let mut model = made.model;
    assert!(layout(
        &mut model,
        toy,
        Limits { output: u64::MAX },
        Widening::default(),
        &Labeled::default(),
        &mut NoTables,
        &mut Diagnostics::default()
    ));
    model
}

fn text_is_right(text: &[u8], toy: &Toy) {
    assert_eq!(text.len(), 0x1002);
    assert_eq!(text[8..12], [0x03, 0, 0, 0xb0], "the next page");
    assert_eq!(text[18..22], [0x00, 0xf0, 0xf8, 0xff], "0x1000 - 0x10 in two parts");
    assert_eq!(toy.read_addend(toy::SPLIT, &text[18..22]), 0x1000 - 0x10);
    assert_eq!(toy.read_addend(toy::SPLIT, &BL), 0);
    // The distances are relative to the ends of the jumps.
    assert_eq!(u16::from_be_bytes([text[22], text[23]]), 0x8005 | ((-24i16 as u16 & 0x7f) << 3));
    assert_eq!(text[24..28], (0x9000_0006u32 | (106 << 11)).to_be_bytes());
    assert_eq!(text[28..30], [0xa0, 0x07]);
    assert_eq!(text[134..0x1000], [0x4e].repeat(0x1000 - 134));
}

/// For each relocation: offset, type, symbol name, addend.
fn relocations(file: &object::File<'_>, section: &str) -> Vec<(u64, u32, String, i64)> {
    let section = file.section_by_name(section).unwrap();
    let relocations = section.relocations().map(|(offset, relocation)| {
        let kind = match relocation.flags() {
            RelocationFlags::Elf { r_type } => r_type.0,
            RelocationFlags::Coff { typ } => u32::from(typ.0),
            _ => u32::MAX,
        };
        let RelocationTarget::Symbol(symbol) = relocation.target() else { panic!("no symbol") };
        let symbol = file.symbol_by_index(symbol).unwrap();
        (offset, kind, symbol.name().unwrap().to_owned(), relocation.addend())
    });
    relocations.collect()
}

#[test]
fn to_elf_with_addends_in_relocations() {
    let toy = Toy::default();
    let model = made(false, &toy);
    let machine = ElfMachine { machine: 0x1234, is_64: true, rela: true, os_abi: 0, flags: 0 };
    let mut diagnostics = Diagnostics::default();
    let object = relocate::elf::relocate(&model, &toy, machine, &mut Default::default(), &mut diagnostics);
    assert!(!diagnostics.has_errors(), "{diagnostics:?}");
    let bytes = output::elf::write(&object, &mut Default::default()).and_then(output::Parts::join).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    let text = file.section_by_name(".text").unwrap().data().unwrap();
    text_is_right(text, &toy);
    assert_eq!((&text[0..4], &text[4..8], &text[30..34]), (&ADRP[..], &ADD[..], &[0; 4][..]));
    let outside = |offset, kind, addend| (offset, kind, "outside".to_owned(), addend);
    let all = relocations(&file, ".text");
    let expected = [outside(0, 0x45, 0x2345), outside(4, 6, 0x2345), outside(30, 0x4a, -4)];
    assert_eq!(all.iter().filter(|r| r.2 == "outside").cloned().collect::<Vec<_>>(), expected);
    let data = file.section_by_name(".data").unwrap().data().unwrap();
    assert_eq!(data, [0x00, 0x01, 0x10, 0x00, 0, 0, 0, 0, 0, 0, 0, 0]);
    assert_eq!(relocations(&file, ".data"), [outside(4, 3, 0x2345), outside(8, 0x4b, 0x2345)]);
}

#[test]
fn to_elf_with_addends_in_fields() {
    let toy = Toy::default();
    let model = made(false, &toy);
    let machine = ElfMachine { machine: 0x1234, is_64: false, rela: false, os_abi: 0, flags: 0 };
    let mut diagnostics = Diagnostics::default();
    let object = relocate::elf::relocate(&model, &toy, machine, &mut Default::default(), &mut diagnostics);
    assert!(!diagnostics.has_errors(), "{diagnostics:?}");
    let bytes = output::elf::write(&object, &mut Default::default()).and_then(output::Parts::join).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    fields_hold_addends(&file, &toy, -4);
    assert_eq!(relocations(&file, ".data").len(), 2);
}

/// Checks that the relocated fields hold the addends; `jump` is that of the jump, whose relocation may have another
/// base.
fn fields_hold_addends(file: &object::File<'_>, toy: &Toy, jump: i64) {
    let text = file.section_by_name(".text").unwrap().data().unwrap();
    text_is_right(text, toy);
    assert_eq!(text[0..4], [0x03, 0, 0, 0xd0], "the opcode is kept");
    assert_eq!(toy.read_addend(toy::PAGE, &text[0..4]), 0x2000);
    assert_eq!(text[4..8], [0x63, 0x14, 0x0d, 0x91]);
    assert_eq!(toy.read_addend(toy::PAGE_OFFSET, &text[4..8]), 0x345);
    assert_eq!(text[30..34], (jump as i32).to_be_bytes());
    let data = file.section_by_name(".data").unwrap().data().unwrap();
    assert_eq!(data, [0x00, 0x01, 0x10, 0x00, 0, 0, 0x23, 0x45, 0, 0, 0x23, 0x45]);
}

#[test]
fn to_coff() {
    let toy = Toy::default();
    let model = made(true, &toy);
    let mut diagnostics = Diagnostics::default();
    // The object reader supports only real machines.
    let machine =
        CoffMachine { machine: 0x1c4, codeview_machine: 0, code_characteristics: 0, label_distance_log2: None };
    let object = relocate::coff::relocate(&model, &toy, machine, 0, &mut Default::default(), &mut diagnostics);
    assert!(!diagnostics.has_errors(), "{diagnostics:?}");
    let bytes = output::coff::write(&object, &mut Default::default()).and_then(output::Parts::join).unwrap();
    let file = object::File::parse(&*bytes).unwrap();
    fields_hold_addends(&file, &toy, 0);
    let of = |section| {
        let all = relocations(&file, section).into_iter().filter(|r| r.2 == "outside");
        all.map(|r| (r.0, r.1)).collect::<Vec<_>>()
    };
    assert_eq!(of(".text"), [(0, 5), (4, 6), (30, 10)]);
    assert_eq!(of(".data"), [(4, 3), (8, 11)]);
}

#[test]
fn what_has_no_room_is_told() {
    let toy = Toy::default();
    let mut model = made(false, &toy);
    let odd = Value::Relocatable(RelocatableValue {
        constant: 1,
        specifier: Specifier::NONE,
        ..RelocatableValue::symbol(model.intern(b".Lstart", || true))
    });
    Emitter::new(&mut model.subsections[TEXT.0 as usize]).field(toy::SPLIT, 4, odd, 0);
    let mut diagnostics = Diagnostics::default();
    assert!(layout(
        &mut model,
        &toy,
        Limits { output: u64::MAX },
        Widening::default(),
        &Labeled::default(),
        &mut NoTables,
        &mut diagnostics
    ));
    let machine = ElfMachine { machine: 0x1234, is_64: true, rela: true, os_abi: 0, flags: 0 };
    relocate::elf::relocate(&model, &toy, machine, &mut Default::default(), &mut diagnostics);
    assert!(format!("{diagnostics:?}").contains("the target is at an odd address"));
}
