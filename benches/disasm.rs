//! Throughput of the disassembler, beside iced-x86 for x86-64: `cargo bench --bench disasm`. The code is that of generated
//! functions; `LLAS_TEXT=a.s cargo bench --bench disasm` assembles a text for x86-64 ELF and takes its `.text`.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use iced_x86::{FastFormatter, Formatter as _, GasFormatter};
use llas::disasm::{Decoder, Formatter, Instruction};
use llas::{Options, assemble};
use std::sync::OnceLock;

fn main() {
    divan::main();
}

fn options(triple: &str) -> Options {
    Options::for_target(triple.parse().expect("a triple")).expect("a target")
}

/// The `.text` of a text.
fn code_of(text: &[u8], triple: &str) -> Vec<u8> {
    let assembled = assemble(text, &options(triple)).expect("a text without errors");
    assembled.object.section_named(".text").map(|section| section.bytes().to_vec()).unwrap_or_default()
}

/// A function in the style of compiler output.
fn function(n: usize) -> String {
    format!(
        "f{n}:\n\tpushq\t%rbp\n\tmovq\t%rsp, %rbp\n\tpushq\t%r15\n\tsubq\t${}, %rsp\n\tmovq\t%rdi, -{}(%rbp)\n\
         \tmovl\t-{}(%rbp,%rax,4), %ecx\n\ttestl\t%ecx, %ecx\n\tje\t.L{n}\n\tleaq\tf0(%rip), %rdi\n\tmovzbl\t8(%rdi), %esi\n\
         \txorl\t%eax, %eax\n\tcallq\tf{}\n\tcmpq\t${n}, %rax\n\tjae\t.L{n}\n\tmovups\t(%rsi), %xmm0\n\tmulsd\t%xmm1, %xmm0\n\
         .L{n}:\n\timulq\t${n}, %rdx, %rsi\n\tcmovel\t%esi, %eax\n\tshlq\t$4, %rax\n\tnopw\t(%rax,%rax)\n\taddq\t$8, %rsp\n\
         \tpopq\t%r15\n\tpopq\t%rbp\n\tretq\n",
        n % 300,
        n % 128,
        n % 500,
        n / 2
    )
}

fn code() -> &'static [u8] {
    static CODE: OnceLock<Vec<u8>> = OnceLock::new();
    CODE.get_or_init(|| {
        let text = match std::env::var_os("LLAS_TEXT") {
            Some(path) => std::fs::read(path).expect("a file"),
            None => (0..10_000).flat_map(|n| function(n).into_bytes()).collect(),
        };
        code_of(&text, "x86_64-linux-gnu")
    })
}

/// A64, from rows that compilers use often.
fn words() -> &'static [u8] {
    static CODE: OnceLock<Vec<u8>> = OnceLock::new();
    CODE.get_or_init(|| {
        let function = |n: usize| {
            format!(
                "f{n}:\n\tstp\tx29, x30, [sp, #-32]!\n\tmov\tx29, sp\n\tstr\tx19, [sp, #16]\n\tmov\tw19, #{}\n\
                 \tldr\tw8, [x0, #{}]\n\tcmp\tw8, #{}\n\tb.ne\t.L{n}\n\tadd\tx1, x2, x3, lsl #3\n\tand\tw0, w8, #0xff\n\
                 \tadrp\tx0, f0\n\tbl\tf{}\n\tfadd\td0, d1, d2\n\tadd\tv0.4s, v1.4s, v2.4s\n\tcbz\tx0, .L{n}\n\
                 .L{n}:\n\tldr\tx19, [sp, #16]\n\tldp\tx29, x30, [sp], #32\n\tret\n",
                n % 65_536,
                4 * (n % 1000),
                n % 4000,
                n / 2
            )
        };
        let text: Vec<u8> = (0..10_000).flat_map(|n| function(n).into_bytes()).collect();
        code_of(&text, "aarch64-linux-gnu")
    })
}

/// Decodes all of a code and passes each instruction on.
fn decode(code: &[u8], triple: &str, mut each: impl FnMut(&Instruction)) {
    let mut decoder = Decoder::new(&options(triple)).expect("a disassembler");
    let mut instruction = Instruction::default();
    let mut at = 0;
    while let Some(rest) = code.get(at..).filter(|rest| !rest.is_empty()) {
        match decoder.decode(rest, at as u64, &mut instruction) {
            Ok(length) => {
                each(&instruction);
                at += length;
            }
            Err(invalid) => at += invalid.length(),
        }
    }
}

fn decoded(bencher: Bencher<'_, '_>, code: &[u8], triple: &str) {
    bencher.counter(BytesCount::of_slice(code)).bench(|| {
        decode(black_box(code), triple, |instruction| {
            black_box(instruction);
        })
    });
}

fn formatted(bencher: Bencher<'_, '_>, code: &[u8], triple: &str) {
    let formatter = Formatter::new(&options(triple)).expect("a disassembler").absolute(true);
    bencher.counter(BytesCount::of_slice(code)).bench(|| {
        let mut text = String::new();
        decode(black_box(code), triple, |instruction| {
            text.clear();
            let _ = formatter.write(instruction, &mut text);
            black_box(&text);
        })
    });
}

/// Decodes all of a code with iced-x86.
fn decode_iced(code: &[u8], mut each: impl FnMut(&iced_x86::Instruction)) {
    let mut decoder = iced_x86::Decoder::with_ip(64, code, 0, iced_x86::DecoderOptions::NONE);
    let mut instruction = iced_x86::Instruction::default();
    while decoder.can_decode() {
        decoder.decode_out(&mut instruction);
        each(&instruction);
    }
}

#[divan::bench]
fn x86_64_decode(bencher: Bencher<'_, '_>) {
    decoded(bencher, code(), "x86_64-linux-gnu");
}

#[divan::bench]
fn x86_64_decode_iced(bencher: Bencher<'_, '_>) {
    bencher.counter(BytesCount::of_slice(code())).bench(|| {
        decode_iced(black_box(code()), |instruction| {
            black_box(instruction);
        })
    });
}

#[divan::bench]
fn x86_64_format(bencher: Bencher<'_, '_>) {
    formatted(bencher, code(), "x86_64-linux-gnu");
}

/// iced-x86 in the same syntax.
#[divan::bench]
fn x86_64_format_iced(bencher: Bencher<'_, '_>) {
    bencher.counter(BytesCount::of_slice(code())).bench(|| {
        let (mut formatter, mut text) = (GasFormatter::new(), String::new());
        decode_iced(black_box(code()), |instruction| {
            text.clear();
            formatter.format(instruction, &mut text);
            black_box(&text);
        })
    });
}

/// iced-x86's formatter that has only one syntax, like Intel's.
#[divan::bench]
fn x86_64_format_iced_fast(bencher: Bencher<'_, '_>) {
    bencher.counter(BytesCount::of_slice(code())).bench(|| {
        let (mut formatter, mut text) = (FastFormatter::new(), String::new());
        decode_iced(black_box(code()), |instruction| {
            text.clear();
            formatter.format(instruction, &mut text);
            black_box(&text);
        })
    });
}

#[divan::bench]
fn aarch64_decode(bencher: Bencher<'_, '_>) {
    decoded(bencher, words(), "aarch64-linux-gnu");
}

#[divan::bench]
fn aarch64_format(bencher: Bencher<'_, '_>) {
    formatted(bencher, words(), "aarch64-linux-gnu");
}
