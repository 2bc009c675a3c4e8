//! The relocation types (ELF for the Arm Architecture, "Relocation codes table"; PE format, "ARM Processors").

use super::fields::{MOV32, PREL31, T32Fields};
use super::fixup::Kind as K;
use crate::arch::features::Features;
use crate::arch::relocation_types::{Check, Formula, Interworking, RelocationTypes, Row, Stub};
use crate::options::triple::{Arch, ObjectFormat};
use Check::{Either, Field};
use Formula::*;

const fn row(number: u32, name: &'static str) -> Row {
    Row::new(number, name)
}

const fn of(number: u32, name: &'static str, formula: Formula, kind: K, check: Check) -> Row {
    Row::of(number, name, formula, kind as u8, check)
}

const fn special(number: u32, name: &'static str, formula: Formula, kind: u8) -> Row {
    Row::of(number, name, formula, kind, Field)
}

const fn stub(bytes: &'static [u8], odd: bool) -> Stub {
    Stub { bytes, address: bytes.len() as u8 - 4, takes_addend: true, odd }
}

/// The stubs of branches in T32 and in A32, for both byte orders.
type Stubs = [[Stub; 2]; 2];

/// `ldr pc, [pc, #-4]; .word f`
const A32_STUBS: [Stub; 2] =
    [stub(&[0x04, 0xf0, 0x1f, 0xe5, 0, 0, 0, 0], false), stub(&[0xe5, 0x1f, 0xf0, 0x04, 0, 0, 0, 0], false)];

/// `ldr.w pc, [pc]; .word f`
const T32_STUBS: [Stub; 2] =
    [stub(&[0xdf, 0xf8, 0, 0xf0, 0, 0, 0, 0], true), stub(&[0xf8, 0xdf, 0xf0, 0, 0, 0, 0, 0], true)];

const STUBS: Stubs = [[T32_STUBS[0], A32_STUBS[0]], [T32_STUBS[1], A32_STUBS[1]]];

/// Without `ldr.w`: calls in T32 switch to A32.
const STUBS_V5T: Stubs = [[A32_STUBS[0], A32_STUBS[0]], [A32_STUBS[1], A32_STUBS[1]]];

/// Only `bx` switches: `bx pc; b .-2; ldr ip, [pc]; bx ip; .word f` and `ldr ip, [pc]; bx ip; .word f`
const STUBS_V4T: Stubs = [
    [
        stub(&[0x78, 0x47, 0xfd, 0xe7, 0, 0xc0, 0x9f, 0xe5, 0x1c, 0xff, 0x2f, 0xe1, 0, 0, 0, 0], true),
        stub(&[0, 0xc0, 0x9f, 0xe5, 0x1c, 0xff, 0x2f, 0xe1, 0, 0, 0, 0], false),
    ],
    [
        stub(&[0x47, 0x78, 0xe7, 0xfd, 0xe5, 0x9f, 0xc0, 0, 0xe1, 0x2f, 0xff, 0x1c, 0, 0, 0, 0], true),
        stub(&[0xe5, 0x9f, 0xc0, 0, 0xe1, 0x2f, 0xff, 0x1c, 0, 0, 0, 0], false),
    ],
];

/// `push {r0, r1}; ldr r0, [pc, #4]; str r0, [sp, #4]; pop {r0, pc}; .word f`
const STUBS_V6M: Stubs = [
    [stub(&[0x03, 0xb4, 0x01, 0x48, 0x01, 0x90, 0x01, 0xbd, 0, 0, 0, 0], true), A32_STUBS[0]],
    [stub(&[0xb4, 0x03, 0x48, 0x01, 0x90, 0x01, 0xbd, 0x01, 0, 0, 0, 0], true), A32_STUBS[1]],
];

/// The stub of branches in A32.
const A32: u8 = 1;
/// For branches that do not go through stubs: an index of no stub.
const NEAR: u8 = u8::MAX;

/// The common part of the tables.
const COMMON: RelocationTypes = RelocationTypes {
    arch: Arch::Arm,
    format: ObjectFormat::Elf,
    rows: ELF_ROWS,
    named: ELF_ROWS,
    other_names: &[("BFD_RELOC_NONE", 0), ("BFD_RELOC_8", 8), ("BFD_RELOC_16", 5), ("BFD_RELOC_32", 2)],
    fields: &T32Fields::new(false),
    word: 4,
    mapping_letters: b"adt",
    stubs: &STUBS[0],
    weak_is_here: true,
    code_bit: 0,
    interworking: Interworking::Either(THUMB),
};

const THUMB: &str = "Thumb";

/// The tables of some processors for both byte orders.
type Ordered = [RelocationTypes; 2];

const fn ordered(
    fields: [&'static T32Fields; 2],
    stubs: [&'static [Stub]; 2],
    interworking: Interworking,
) -> [RelocationTypes; 2] {
    [
        RelocationTypes { fields: fields[0], stubs: stubs[0], interworking, ..COMMON },
        RelocationTypes { arch: Arch::ArmBe, fields: fields[1], stubs: stubs[1], interworking, ..COMMON },
    ]
}

const EITHER: Interworking = Interworking::Either(THUMB);
const ONLY_T32: Interworking = Interworking::Odd(THUMB);
const FIELDS: [&T32Fields; 2] = [&T32Fields::new(false), &T32Fields::new(true)];
const NEAR_FIELDS: [&T32Fields; 2] = [&T32Fields::new(false).near(), &T32Fields::new(true).near()];
const V4T_FIELDS: [&T32Fields; 2] =
    [&T32Fields::new(false).near().without_exchange(), &T32Fields::new(true).near().without_exchange()];

static V6T2: Ordered = ordered(FIELDS, [&STUBS[0], &STUBS[1]], EITHER);
static V5T: Ordered = ordered(NEAR_FIELDS, [&STUBS_V5T[0], &STUBS_V5T[1]], EITHER);
static V4T: Ordered = ordered(V4T_FIELDS, [&STUBS_V4T[0], &STUBS_V4T[1]], EITHER);
static V7M: Ordered = ordered(FIELDS, [&STUBS[0], &STUBS[1]], ONLY_T32);
static V6M: Ordered = ordered(FIELDS, [&STUBS_V6M[0], &STUBS_V6M[1]], ONLY_T32);

/// The types of ELF for the processors with some features.
pub fn elf(features: &Features, big_endian: bool) -> &'static RelocationTypes {
    let has = |name| features.named(name);
    let tables = match () {
        () if has("mclass") && has("thumb2") => &V7M,
        () if has("mclass") => &V6M,
        () if has("v6t2") => &V6T2,
        // ARMv4 has neither T32 nor `bx`.
        () if has("v5t") || !has("v4t") => &V5T,
        () => &V4T,
    };
    &tables[usize::from(big_endian)]
}

const ELF_ROWS: &[Row] = &[
    of(0, "R_ARM_NONE", Nothing, K::None, Field),
    of(1, "R_ARM_PC24", Branch, K::ArmJump24, Field).stub(A32),
    of(2, "R_ARM_ABS32", Absolute, K::Data4, Field),
    of(3, "R_ARM_REL32", Relative, K::Data4, Field),
    of(4, "R_ARM_LDR_PC_G0", Relative, K::ArmLiteral12, Field),
    of(5, "R_ARM_ABS16", Absolute, K::Data2, Either(16)),
    row(6, "R_ARM_ABS12"),
    row(7, "R_ARM_THM_ABS5"),
    of(8, "R_ARM_ABS8", Absolute, K::Data1, Either(8)),
    row(9, "R_ARM_SBREL32"),
    of(10, "R_ARM_THM_CALL", Branch, K::Call24, Field),
    row(11, "R_ARM_THM_PC8"),
    row(12, "R_ARM_BREL_ADJ"),
    row(13, "R_ARM_TLS_DESC"),
    row(14, "R_ARM_THM_SWI8"),
    row(15, "R_ARM_XPC25"),
    row(16, "R_ARM_THM_XPC22"),
    row(17, "R_ARM_TLS_DTPMOD32"),
    row(18, "R_ARM_TLS_DTPOFF32"),
    row(19, "R_ARM_TLS_TPOFF32"),
    row(20, "R_ARM_COPY"),
    row(21, "R_ARM_GLOB_DAT"),
    row(22, "R_ARM_JUMP_SLOT"),
    row(23, "R_ARM_RELATIVE"),
    of(24, "R_ARM_GOTOFF32", FromTable, K::Data4, Field),
    of(25, "R_ARM_BASE_PREL", Table, K::Data4, Field),
    of(26, "R_ARM_GOT_BREL", SlotOffset, K::Data4, Field),
    of(27, "R_ARM_PLT32", Branch, K::ArmJump24, Field).stub(A32),
    of(28, "R_ARM_CALL", Branch, K::ArmCall24, Field).stub(A32),
    of(29, "R_ARM_JUMP24", Branch, K::ArmJump24, Field).stub(A32),
    of(30, "R_ARM_THM_JUMP24", Branch, K::Branch24, Field),
    row(31, "R_ARM_BASE_ABS"),
    row(32, "R_ARM_ALU_PCREL_7_0"),
    row(33, "R_ARM_ALU_PCREL_15_8"),
    row(34, "R_ARM_ALU_PCREL_23_15"),
    row(35, "R_ARM_LDR_SBREL_11_0_NC"),
    row(36, "R_ARM_ALU_SBREL_19_12_NC"),
    row(37, "R_ARM_ALU_SBREL_27_20_CK"),
    of(38, "R_ARM_TARGET1", Absolute, K::Data4, Field),
    row(39, "R_ARM_SBREL31"),
    of(40, "R_ARM_V4BX", Nothing, K::None, Field),
    of(41, "R_ARM_TARGET2", Slot, K::Data4, Field),
    special(42, "R_ARM_PREL31", Relative, PREL31),
    of(43, "R_ARM_MOVW_ABS_NC", Absolute, K::ArmLower16, Field),
    of(44, "R_ARM_MOVT_ABS", Absolute, K::ArmUpper16, Field),
    of(45, "R_ARM_MOVW_PREL_NC", Relative, K::ArmLower16, Field),
    of(46, "R_ARM_MOVT_PREL", Relative, K::ArmUpper16, Field),
    of(47, "R_ARM_THM_MOVW_ABS_NC", Absolute, K::Lower16, Field),
    of(48, "R_ARM_THM_MOVT_ABS", Absolute, K::Upper16, Field),
    of(49, "R_ARM_THM_MOVW_PREL_NC", Relative, K::Lower16, Field),
    of(50, "R_ARM_THM_MOVT_PREL", Relative, K::Upper16, Field),
    of(51, "R_ARM_THM_JUMP19", Branch, K::Branch20, Field),
    row(52, "R_ARM_THM_JUMP6"),
    of(53, "R_ARM_THM_ALU_PREL_11_0", Relative, K::Adr12, Field),
    of(54, "R_ARM_THM_PC12", Relative, K::Literal12, Field),
    row(55, "R_ARM_ABS32_NOI"),
    row(56, "R_ARM_REL32_NOI"),
    row(57, "R_ARM_ALU_PC_G0_NC"),
    of(58, "R_ARM_ALU_PC_G0", Relative, K::ArmAdr12, Field),
    row(59, "R_ARM_ALU_PC_G1_NC"),
    row(60, "R_ARM_ALU_PC_G1"),
    row(61, "R_ARM_ALU_PC_G2"),
    row(62, "R_ARM_LDR_PC_G1"),
    row(63, "R_ARM_LDR_PC_G2"),
    of(64, "R_ARM_LDRS_PC_G0", Relative, K::ArmLiteral8, Field),
    row(65, "R_ARM_LDRS_PC_G1"),
    row(66, "R_ARM_LDRS_PC_G2"),
    row(67, "R_ARM_LDC_PC_G0"),
    row(68, "R_ARM_LDC_PC_G1"),
    row(69, "R_ARM_LDC_PC_G2"),
    row(70, "R_ARM_ALU_SB_G0_NC"),
    row(71, "R_ARM_ALU_SB_G0"),
    row(72, "R_ARM_ALU_SB_G1_NC"),
    row(73, "R_ARM_ALU_SB_G1"),
    row(74, "R_ARM_ALU_SB_G2"),
    row(75, "R_ARM_LDR_SB_G0"),
    row(76, "R_ARM_LDR_SB_G1"),
    row(77, "R_ARM_LDR_SB_G2"),
    row(78, "R_ARM_LDRS_SB_G0"),
    row(79, "R_ARM_LDRS_SB_G1"),
    row(80, "R_ARM_LDRS_SB_G2"),
    row(81, "R_ARM_LDC_SB_G0"),
    row(82, "R_ARM_LDC_SB_G1"),
    row(83, "R_ARM_LDC_SB_G2"),
    row(84, "R_ARM_MOVW_BREL_NC"),
    row(85, "R_ARM_MOVT_BREL"),
    row(86, "R_ARM_MOVW_BREL"),
    row(87, "R_ARM_THM_MOVW_BREL_NC"),
    row(88, "R_ARM_THM_MOVT_BREL"),
    row(89, "R_ARM_THM_MOVW_BREL"),
    row(90, "R_ARM_TLS_GOTDESC"),
    row(91, "R_ARM_TLS_CALL"),
    row(92, "R_ARM_TLS_DESCSEQ"),
    row(93, "R_ARM_THM_TLS_CALL"),
    row(94, "R_ARM_PLT32_ABS"),
    row(95, "R_ARM_GOT_ABS"),
    of(96, "R_ARM_GOT_PREL", Slot, K::Data4, Field),
    row(97, "R_ARM_GOT_BREL12"),
    row(98, "R_ARM_GOTOFF12"),
    row(99, "R_ARM_GOTRELAX"),
    row(100, "R_ARM_GNU_VTENTRY"),
    row(101, "R_ARM_GNU_VTINHERIT"),
    of(102, "R_ARM_THM_JUMP11", Branch, K::Branch11, Field).stub(NEAR),
    of(103, "R_ARM_THM_JUMP8", Branch, K::Branch8, Field).stub(NEAR),
    row(104, "R_ARM_TLS_GD32"),
    row(105, "R_ARM_TLS_LDM32"),
    of(106, "R_ARM_TLS_LDO32", BlockOffset, K::Data4, Field),
    of(107, "R_ARM_TLS_IE32", ThreadSlot, K::Data4, Field),
    of(108, "R_ARM_TLS_LE32", ThreadOffset, K::Data4, Field),
    row(109, "R_ARM_TLS_LDO12"),
    row(110, "R_ARM_TLS_LE12"),
    row(111, "R_ARM_TLS_IE12GP"),
    row(112, "R_ARM_PRIVATE_0"),
    row(113, "R_ARM_PRIVATE_1"),
    row(114, "R_ARM_PRIVATE_2"),
    row(115, "R_ARM_PRIVATE_3"),
    row(116, "R_ARM_PRIVATE_4"),
    row(117, "R_ARM_PRIVATE_5"),
    row(118, "R_ARM_PRIVATE_6"),
    row(119, "R_ARM_PRIVATE_7"),
    row(120, "R_ARM_PRIVATE_8"),
    row(121, "R_ARM_PRIVATE_9"),
    row(122, "R_ARM_PRIVATE_10"),
    row(123, "R_ARM_PRIVATE_11"),
    row(124, "R_ARM_PRIVATE_12"),
    row(125, "R_ARM_PRIVATE_13"),
    row(126, "R_ARM_PRIVATE_14"),
    row(127, "R_ARM_PRIVATE_15"),
    row(128, "R_ARM_ME_TOO"),
    row(129, "R_ARM_THM_TLS_DESCSEQ16"),
    row(130, "R_ARM_THM_TLS_DESCSEQ32"),
    of(132, "R_ARM_THM_ALU_ABS_G0_NC", Absolute, K::Lower0To7, Field),
    of(133, "R_ARM_THM_ALU_ABS_G1_NC", Absolute, K::Lower8To15, Field),
    of(134, "R_ARM_THM_ALU_ABS_G2_NC", Absolute, K::Upper0To7, Field),
    of(135, "R_ARM_THM_ALU_ABS_G3", Absolute, K::Upper8To15, Field),
    row(136, "R_ARM_THM_BF16"),
    row(137, "R_ARM_THM_BF12"),
    row(138, "R_ARM_THM_BF18"),
    row(160, "R_ARM_IRELATIVE"),
    row(161, "R_ARM_GOTFUNCDESC"),
    row(162, "R_ARM_GOTOFFFUNCDESC"),
    row(163, "R_ARM_FUNCDESC"),
    row(164, "R_ARM_FUNCDESC_VALUE"),
    row(165, "R_ARM_TLS_GD32_FDPIC"),
    row(166, "R_ARM_TLS_LDM32_FDPIC"),
    row(167, "R_ARM_TLS_IE32_FDPIC"),
];

pub static COFF: RelocationTypes = RelocationTypes {
    format: ObjectFormat::Coff,
    rows: COFF_ROWS,
    named: &[],
    other_names: &[],
    code_bit: 1,
    interworking: Interworking::None,
    ..COMMON
};

const COFF_ROWS: &[Row] = &[
    of(0, "IMAGE_REL_ARM_ABSOLUTE", Nothing, K::None, Field),
    of(1, "IMAGE_REL_ARM_ADDR32", Absolute, K::Data4, Field),
    of(2, "IMAGE_REL_ARM_ADDR32NB", ImageRelative, K::Data4, Field),
    row(3, "IMAGE_REL_ARM_BRANCH24"),
    row(4, "IMAGE_REL_ARM_BRANCH11"),
    row(5, "IMAGE_REL_ARM_TOKEN"),
    row(8, "IMAGE_REL_ARM_BLX24"),
    row(9, "IMAGE_REL_ARM_BLX11"),
    of(10, "IMAGE_REL_ARM_REL32", Relative, K::Data4, Field).less(4),
    of(14, "IMAGE_REL_ARM_SECTION", SectionIndex, K::SecIdx2, Field),
    of(15, "IMAGE_REL_ARM_SECREL", SectionRelative, K::SecRel4, Field),
    row(16, "IMAGE_REL_ARM_MOV32A"),
    special(17, "IMAGE_REL_ARM_MOV32T", Absolute, MOV32),
    of(18, "IMAGE_REL_ARM_BRANCH20T", Branch, K::Branch20, Field).addend(K::None as u8),
    of(20, "IMAGE_REL_ARM_BRANCH24T", Branch, K::Branch24, Field).addend(K::None as u8),
    of(21, "IMAGE_REL_ARM_BLX23T", Branch, K::Branch24, Field).addend(K::None as u8),
    row(22, "IMAGE_REL_ARM_PAIR"),
];
