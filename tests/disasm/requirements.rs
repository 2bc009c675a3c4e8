//! The features that instructions of x86 require: those of a list, and on the forms of all extensions those that
//! iced-x86 records.

use super::{bytes, options};
use crate::common::{Run, oracle};
use iced_x86::CpuidFeature as Cpuid;
use llas::disasm::{Decoder, Instruction};
use llas::{Options, assemble};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn file(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/disasm").join(name)
}

fn required(triple: &str, line: &str) -> String {
    let options = Options::for_target(triple.parse().unwrap()).unwrap();
    let object = assemble(format!("{line}\n").as_str(), &options).unwrap().object;
    let code = object.section_named(".text").unwrap().bytes();
    let mut instruction = Instruction::default();
    let length = Decoder::new(&options).unwrap().decode(code, 0, &mut instruction).unwrap();
    assert_eq!(length, code.len(), "{line}");
    assert_eq!(instruction.requirements().is_empty(), instruction.requirements().conditions().next().is_none());
    instruction.requirements().to_string()
}

#[test]
fn instructions_require_features() {
    let text = fs::read_to_string(file("requirements.s")).unwrap();
    let mut wrong = Vec::new();
    for line in text.lines().skip(1) {
        let (instruction, features) = line.rsplit_once('#').unwrap();
        let ours = required("x86_64-linux-gnu", instruction.trim());
        if ours != features.trim() {
            wrong.push(format!("{line}: {ours}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(text.lines().count() > 250);
    // Other modes have some instructions without a feature.
    assert_eq!(required("i386-linux-gnu", "sahf"), "");
    assert_eq!(required("i386-linux-gnu", "vaddps %xmm0, %xmm1, %xmm2"), "avx");
}

#[test]
fn llvm_mc_encodes_the_listed_instructions_the_same() {
    let Some(mut judge) = oracle() else { return };
    let (path, target) = (file("requirements.s"), "x86_64-linux-gnu");
    let run = Run::of(judge.args(["-filetype=obj", "-triple", target]).arg(&path));
    let options = Options::for_target(target.parse().unwrap()).unwrap();
    let text = fs::read_to_string(path).unwrap();
    assert!(assemble(text.as_str(), &options).unwrap().to_bytes().unwrap() == run.stdout, "{}", run.stderr);
}

/// LLVM's names of the features that iced-x86 names otherwise; none for those that LLVM does not have.
fn name(feature: Cpuid) -> Option<&'static str> {
    Some(match feature {
        Cpuid::FPU | Cpuid::FPU287 | Cpuid::FPU387 => "x87",
        Cpuid::MMX | Cpuid::D3NOW | Cpuid::D3NOWEXT => "mmx",
        Cpuid::CMOV => "cmov",
        Cpuid::CX8 => "cx8",
        Cpuid::CMPXCHG16B => "cx16",
        Cpuid::FXSR => "fxsr",
        Cpuid::SSE => "sse",
        Cpuid::SSE2 | Cpuid::CLFSH => "sse2",
        Cpuid::SSE3 | Cpuid::MONITOR => "sse3",
        Cpuid::SSSE3 => "ssse3",
        Cpuid::SSE4_1 => "sse4.1",
        Cpuid::SSE4_2 => "sse4.2",
        Cpuid::SSE4A => "sse4a",
        Cpuid::AES => "aes",
        Cpuid::PCLMULQDQ => "pclmul",
        Cpuid::SHA => "sha",
        Cpuid::GFNI => "gfni",
        Cpuid::KL | Cpuid::AESKLE => "kl",
        Cpuid::WIDE_KL => "widekl",
        Cpuid::SHA512 => "sha512",
        Cpuid::SM3 => "sm3",
        Cpuid::SM4 => "sm4",
        Cpuid::AVX => "avx",
        Cpuid::AVX2 => "avx2",
        Cpuid::VAES => "vaes",
        Cpuid::VPCLMULQDQ => "vpclmulqdq",
        Cpuid::F16C => "f16c",
        Cpuid::FMA => "fma",
        Cpuid::FMA4 => "fma4",
        Cpuid::XOP => "xop",
        Cpuid::TBM => "tbm",
        Cpuid::LWP => "lwp",
        // LLVM has dropped the other extensions of Xeon Phi.
        Cpuid::AVX512F | Cpuid::AVX512ER | Cpuid::AVX512PF | Cpuid::AVX512_4FMAPS | Cpuid::AVX512_4VNNIW => "avx512f",
        Cpuid::AVX512BW => "avx512bw",
        Cpuid::AVX512CD => "avx512cd",
        Cpuid::AVX512DQ => "avx512dq",
        Cpuid::AVX512VL => "avx512vl",
        Cpuid::AVX512_BF16 => "avx512bf16",
        Cpuid::AVX512_BITALG => "avx512bitalg",
        Cpuid::AVX512_FP16 => "avx512fp16",
        Cpuid::AVX512_IFMA => "avx512ifma",
        Cpuid::AVX512_VBMI => "avx512vbmi",
        Cpuid::AVX512_VBMI2 => "avx512vbmi2",
        Cpuid::AVX512_VNNI => "avx512vnni",
        Cpuid::AVX512_VP2INTERSECT => "avx512vp2intersect",
        Cpuid::AVX512_VPOPCNTDQ => "avx512vpopcntdq",
        Cpuid::AVX_VNNI => "avxvnni",
        Cpuid::AVX_IFMA => "avxifma",
        Cpuid::AVX_NE_CONVERT => "avxneconvert",
        Cpuid::AVX_VNNI_INT8 => "avxvnniint8",
        Cpuid::AVX_VNNI_INT16 => "avxvnniint16",
        Cpuid::CMPCCXADD => "cmpccxadd",
        Cpuid::RAO_INT => "raoint",
        Cpuid::PREFETCHITI => "prefetchi",
        Cpuid::BMI1 => "bmi",
        Cpuid::BMI2 => "bmi2",
        Cpuid::LZCNT => "lzcnt",
        Cpuid::POPCNT => "popcnt",
        Cpuid::ADX => "adx",
        Cpuid::MOVBE => "movbe",
        Cpuid::RDRAND => "rdrnd",
        Cpuid::RDSEED => "rdseed",
        Cpuid::FSGSBASE => "fsgsbase",
        Cpuid::RDPID => "rdpid",
        Cpuid::RDPRU => "rdpru",
        Cpuid::RTM | Cpuid::HLE_or_RTM => "rtm",
        Cpuid::SERIALIZE => "serialize",
        Cpuid::TSXLDTRK => "tsxldtrk",
        Cpuid::MONITORX => "mwaitx",
        Cpuid::CLZERO => "clzero",
        Cpuid::PKU => "pku",
        Cpuid::SGX1 | Cpuid::OSS => "sgx",
        Cpuid::XSAVE => "xsave",
        Cpuid::XSAVEC => "xsavec",
        Cpuid::XSAVEOPT => "xsaveopt",
        Cpuid::XSAVES => "xsaves",
        Cpuid::CLFLUSHOPT => "clflushopt",
        Cpuid::CLWB => "clwb",
        Cpuid::CLDEMOTE => "cldemote",
        Cpuid::PREFETCHW => "prfchw",
        Cpuid::PTWRITE => "ptwrite",
        Cpuid::WAITPKG => "waitpkg",
        Cpuid::WBNOINVD => "wbnoinvd",
        Cpuid::INVPCID => "invpcid",
        Cpuid::PCONFIG => "pconfig",
        Cpuid::HRESET => "hreset",
        Cpuid::UINTR => "uintr",
        Cpuid::MOVDIRI => "movdiri",
        Cpuid::MOVDIR64B => "movdir64b",
        Cpuid::ENQCMD => "enqcmd",
        Cpuid::CET_SS => "shstk",
        Cpuid::AMX_TILE => "amx-tile",
        Cpuid::AMX_BF16 => "amx-bf16",
        Cpuid::AMX_INT8 => "amx-int8",
        Cpuid::MULTIBYTENOP => "nopl",
        _ => return None,
    })
}

/// Features, each with one that it implies and that only one of the lists has.
const IMPLIED: [(&str, &str); 10] = [
    ("avx512bf16", "avx512f"),
    ("avx512vp2intersect", "avx512f"),
    ("gfni", "avx512f"),
    ("sha512", "avx"),
    ("sm3", "avx"),
    ("sm4", "avx"),
    ("sse", "mmx"),
    ("sse2", "mmx"),
    ("ssse3", "mmx"),
    ("widekl", "kl"),
];

/// Instructions with another feature in iced-x86: LLVM has features of its own for some, and iced-x86 does not know that
/// `wait` belongs to the x87, that `paddq` on MMX registers came with SSE2, that `vcvtph2psx` has shorter vectors, and that `prefetchrst2` is not a `nop`.
const OTHERWISE: [&str; 10] =
    ["crc32b", "crc32w", "crc32l", "crc32q", "lahf", "sahf", "paddq", "vcvtph2psx", "prefetchrst2", "wait"];

#[test]
fn iced_records_the_same() {
    let path = file("x86/forms.bytes");
    let (options, code) = (options(&path), bytes(&path));
    let mut decoder = Decoder::new(&options).unwrap();
    let (mut at, mut count, mut wrong) = (0, 0, BTreeSet::new());
    while at < code.len() {
        let mut instruction = Instruction::default();
        let length = match decoder.decode(&code[at..], 0, &mut instruction) {
            Ok(length) => length,
            Err(invalid) => {
                at += invalid.length();
                continue;
            }
        };
        let bytes = &code[at..at + length];
        at += length;
        let other = iced_x86::Decoder::new(64, bytes, iced_x86::DecoderOptions::NONE).decode();
        if other.is_invalid() || other.len() != length {
            continue;
        }
        count += 1;
        let mut theirs: BTreeSet<&str> = other.code().cpuid_features().iter().filter_map(|f| name(*f)).collect();
        let ours = instruction.requirements().to_string();
        let mut ours: BTreeSet<&str> = ours.split(", ").filter(|name| !name.is_empty()).collect();
        for (name, implied) in IMPLIED {
            if ours.contains(name) && theirs.contains(name) {
                ours.remove(implied);
                theirs.remove(implied);
            }
        }
        let is_known = OTHERWISE.iter().any(|name| instruction.mnemonic() == *name);
        if ours != theirs && !is_known {
            let named = other.code().cpuid_features();
            wrong.insert(format!("{}: {ours:?}, iced: {theirs:?} {named:?}", instruction.mnemonic()));
        }
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{count} instructions\n{}", wrong.join("\n"));
    assert!(count > 1000, "{count}");
}
