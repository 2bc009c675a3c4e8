//! CodeView's processors and registers (`cvconst.h`, "CV_HREG_e").

use super::file::{File, Format};
use super::machine::coff_relocations;
use object::pe;

/// Registers: the number of the first, and the names of consecutive numbers.
pub(super) type Registers = &'static [(u16, &'static str)];

pub(super) fn registers(file: &File<'_>) -> Registers {
    match machine(file) {
        pe::IMAGE_FILE_MACHINE_ARM64 => ARM64,
        pe::IMAGE_FILE_MACHINE_ARM => ARM,
        _ => X86,
    }
}

/// The registers that the two-bit fields of a frame's flags stand for.
pub(super) fn frame(file: &File<'_>) -> [&'static str; 4] {
    match machine(file) {
        pe::IMAGE_FILE_MACHINE_AMD64 => ["NONE", "RSP", "RBP", "R13"],
        pe::IMAGE_FILE_MACHINE_I386 => ["NONE", "VFRAME", "EBP", "EBX"],
        _ => ["NOREG", "StackPtr", "FramePtr", "BasePtr"],
    }
}

fn machine(file: &File<'_>) -> pe::Machine {
    match file.format {
        Format::Coff => coff_relocations(pe::Machine(file.machine)),
        Format::Elf => pe::IMAGE_FILE_MACHINE_UNKNOWN,
    }
}

/// Processors, by number.
#[rustfmt::skip]
pub(super) const PROCESSORS: &[(u32, &str)] = &[
    (0x00, "Intel8080"), (0x01, "Intel8086"), (0x02, "Intel80286"), (0x03, "Intel80386"), (0x04, "Intel80486"),
    (0x05, "Pentium"), (0x06, "PentiumPro"), (0x07, "Pentium3"), (0x10, "MIPS"), (0x11, "MIPS16"), (0x12, "MIPS32"),
    (0x13, "MIPS64"), (0x14, "MIPSI"), (0x15, "MIPSII"), (0x16, "MIPSIII"), (0x17, "MIPSIV"), (0x18, "MIPSV"),
    (0x20, "M68000"), (0x21, "M68010"), (0x22, "M68020"), (0x23, "M68030"), (0x24, "M68040"), (0x30, "Alpha"),
    (0x31, "Alpha21164"), (0x32, "Alpha21164A"), (0x33, "Alpha21264"), (0x34, "Alpha21364"), (0x40, "PPC601"),
    (0x41, "PPC603"), (0x42, "PPC604"), (0x43, "PPC620"), (0x44, "PPCFP"), (0x45, "PPCBE"), (0x50, "SH3"), (0x51, "SH3E"),
    (0x52, "SH3DSP"), (0x53, "SH4"), (0x54, "SHMedia"), (0x60, "ARM3"), (0x61, "ARM4"), (0x62, "ARM4T"), (0x63, "ARM5"),
    (0x64, "ARM5T"), (0x65, "ARM6"), (0x66, "ARM_XMAC"), (0x67, "ARM_WMMX"), (0x68, "ARM7"), (0x70, "Omni"), (0x80, "Ia64"),
    (0x81, "Ia64_2"), (0x90, "CEE"), (0xa0, "AM33"), (0xb0, "M32R"), (0xc0, "TriCore"), (0xd0, "X64"), (0xe0, "EBC"),
    (0xf0, "Thumb"), (0xf4, "ARMNT"), (0xf6, "ARM64"), (0xf7, "HybridX86ARM64"), (0xf8, "ARM64EC"), (0xf9, "ARM64X"),
    (0x100, "D3D11_Shader"),
];

#[rustfmt::skip]
const X86: Registers = &[
    (0, "NONE AL CL DL BL AH CH DH BH AX CX DX BX SP BP SI DI EAX ECX EDX EBX ESP EBP ESI EDI ES CS SS DS FS GS IP \
        FLAGS EIP EFLAGS"),
    (40, "TEMP TEMPH QUOTE PCDR3 PCDR4 PCDR5 PCDR6 PCDR7"),
    (80, "CR0 CR1 CR2 CR3 CR4"),
    (90, "DR0 DR1 DR2 DR3 DR4 DR5 DR6 DR7"),
    (110, "GDTR GDTL IDTR IDTL LDTR TR PSEUDO1 PSEUDO2 PSEUDO3 PSEUDO4 PSEUDO5 PSEUDO6 PSEUDO7 PSEUDO8 PSEUDO9"),
    (128, "ST0 ST1 ST2 ST3 ST4 ST5 ST6 ST7 CTRL STAT TAG FPIP FPCS FPDO FPDS ISEM FPEIP FPEDO MM0 MM1 MM2 MM3 MM4 MM5 MM6 \
        MM7 XMM0 XMM1 XMM2 XMM3 XMM4 XMM5 XMM6 XMM7"),
    (211, "MXCSR EDXEAX"),
    (220, "EMM0L EMM1L EMM2L EMM3L EMM4L EMM5L EMM6L EMM7L EMM0H EMM1H EMM2H EMM3H EMM4H EMM5H EMM6H EMM7H MM00 MM01 MM10 \
        MM11 MM20 MM21 MM30 MM31 MM40 MM41 MM50 MM51 MM60 MM61 MM70 MM71 XMM8 XMM9 XMM10 XMM11 XMM12 XMM13 XMM14 XMM15"),
    (324, "SIL DIL BPL SPL RAX RBX RCX RDX RSI RDI RBP RSP R8 R9 R10 R11 R12 R13 R14 R15 R8B R9B R10B R11B R12B R13B R14B \
        R15B R8W R9W R10W R11W R12W R13W R14W R15W R8D R9D R10D R11D R12D R13D R14D R15D YMM0 YMM1 YMM2 YMM3 YMM4 YMM5 \
        YMM6 YMM7 YMM8 YMM9 YMM10 YMM11 YMM12 YMM13 YMM14 YMM15"),
    (396, "BND0 BND1 BND2"),
    (694, "XMM16 XMM17 XMM18 XMM19 XMM20 XMM21 XMM22 XMM23 XMM24 XMM25 XMM26 XMM27 XMM28 XMM29 XMM30 XMM31 YMM16 YMM17 \
        YMM18 YMM19 YMM20 YMM21 YMM22 YMM23 YMM24 YMM25 YMM26 YMM27 YMM28 YMM29 YMM30 YMM31 ZMM0 ZMM1 ZMM2 ZMM3 ZMM4 \
        ZMM5 ZMM6 ZMM7 ZMM8 ZMM9 ZMM10 ZMM11 ZMM12 ZMM13 ZMM14 ZMM15 ZMM16 ZMM17 ZMM18 ZMM19 ZMM20 ZMM21 ZMM22 ZMM23 \
        ZMM24 ZMM25 ZMM26 ZMM27 ZMM28 ZMM29 ZMM30 ZMM31 K0 K1 K2 K3 K4 K5 K6 K7"),
    (30000, "ERR TEB TIMER EFAD1 EFAD2 EFAD3 VFRAME HANDLE PARAMS LOCALS TID ENV CMDLN"),
];

#[rustfmt::skip]
const ARM64: Registers = &[
    (0, "NOREG"),
    (10, "W0 W1 W2 W3 W4 W5 W6 W7 W8 W9 W10 W11 W12 W13 W14 W15 W16 W17 W18 W19 W20 W21 W22 W23 W24 W25 W26 W27 W28 W29 \
        W30 WZR"),
    (50, "X0 X1 X2 X3 X4 X5 X6 X7 X8 X9 X10 X11 X12 X13 X14 X15 X16 X17 X18 X19 X20 X21 X22 X23 X24 X25 X26 X27 X28 FP \
        LR SP ZR"),
    (90, "NZCV"),
    (100, "S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10 S11 S12 S13 S14 S15 S16 S17 S18 S19 S20 S21 S22 S23 S24 S25 S26 S27 S28 S29 \
        S30 S31"),
    (140, "D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 D14 D15 D16 D17 D18 D19 D20 D21 D22 D23 D24 D25 D26 D27 D28 D29 \
        D30 D31"),
    (180, "Q0 Q1 Q2 Q3 Q4 Q5 Q6 Q7 Q8 Q9 Q10 Q11 Q12 Q13 Q14 Q15 Q16 Q17 Q18 Q19 Q20 Q21 Q22 Q23 Q24 Q25 Q26 Q27 Q28 Q29 \
        Q30 Q31"),
    (220, "FPSR"),
];

#[rustfmt::skip]
const ARM: Registers = &[
    (0, "NOREG"),
    (10, "R0 R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 SP LR PC CPSR"),
    (40, "FPSCR FPEXC"),
    (50, "FS0 FS1 FS2 FS3 FS4 FS5 FS6 FS7 FS8 FS9 FS10 FS11 FS12 FS13 FS14 FS15 FS16 FS17 FS18 FS19 FS20 FS21 FS22 FS23 \
        FS24 FS25 FS26 FS27 FS28 FS29 FS30 FS31"),
    (200, "FS32 FS33 FS34 FS35 FS36 FS37 FS38 FS39 FS40 FS41 FS42 FS43 FS44 FS45 FS46 FS47 FS48 FS49 FS50 FS51 FS52 FS53 \
        FS54 FS55 FS56 FS57 FS58 FS59 FS60 FS61 FS62 FS63"),
    (300, "ND0 ND1 ND2 ND3 ND4 ND5 ND6 ND7 ND8 ND9 ND10 ND11 ND12 ND13 ND14 ND15 ND16 ND17 ND18 ND19 ND20 ND21 ND22 ND23 \
        ND24 ND25 ND26 ND27 ND28 ND29 ND30 ND31"),
    (400, "NQ0 NQ1 NQ2 NQ3 NQ4 NQ5 NQ6 NQ7 NQ8 NQ9 NQ10 NQ11 NQ12 NQ13 NQ14 NQ15"),
];
