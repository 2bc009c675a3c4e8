//! Throughput of splitting a text into statements and of scanning its symbols, compared with assembling it: `cargo
//! bench --bench texts`. The text is generated; `LLAS_TEXT=a.s cargo bench --bench texts` reads one for x86-64 ELF.

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use llas::scan::{checked, scan};
use llas::statements::statements;
use llas::{Options, assemble};
use std::sync::OnceLock;

fn main() {
    divan::main();
}

/// Functions, data and CFI in the style of compiler output.
fn text() -> &'static [u8] {
    static TEXT: OnceLock<Vec<u8>> = OnceLock::new();
    TEXT.get_or_init(|| match std::env::var_os("LLAS_TEXT") {
        Some(path) => std::fs::read(path).unwrap_or_default(),
        None => (0..20_000).flat_map(|n| function(n).into_bytes()).collect(),
    })
}

fn function(n: usize) -> String {
    format!(
        "\t.globl\tf{n}                              # -- Begin function f{n}\n\t.p2align\t4\n\t.type\tf{n},@function\nf{n}:\n\
         \t.cfi_startproc\n# %bb.0:\n\tpushq\t%rbx\n\t.cfi_def_cfa_offset 16\n\t.cfi_offset %rbx, -16\n\tmovq\t%rdi, %rbx\n\
         \tmovl\t-{}(%rbx,%rax,4), %ecx\n\ttestl\t%ecx, %ecx\n\tje\t.LBB{n}_1\n\tleaq\t.L.str.{n}(%rip), %rdi\n\
         \tmovq\ttable@GOTPCREL(%rip), %rax\n\tcallq\tf{}@PLT\n.LBB{n}_1:\n\tmovl\t${n}, %eax\n\taddq\t$8, %rsp\n\tpopq\t%rbx\n\
         \t.cfi_def_cfa_offset 8\n\tretq\n.Lfunc_end{n}:\n\t.size\tf{n}, .Lfunc_end{n}-f{n}\n\t.cfi_endproc\n\
         \t.section\t.rodata.str1.1,\"aMS\",@progbits,1\n.L.str.{n}:\n\t.asciz\t\"text {n}; \\\"more\\\"\"\n\t.text\n",
        n % 500,
        n / 2,
    )
}

fn options() -> Options {
    Options::for_target("x86_64-linux-gnu".parse().expect("a triple")).expect("a target")
}

fn bench<R>(bencher: Bencher<'_, '_>, run: impl Fn(&[u8], &Options) -> R + Sync) {
    let options = options();
    bencher.counter(BytesCount::of_slice(text())).bench(|| run(black_box(text()), &options));
}

/// Assembling, for comparison.
#[divan::bench]
fn assembling(bencher: Bencher<'_, '_>) {
    bench(bencher, |text, options| assemble(text, options).is_ok());
}

/// Statements, comments and blanks, discarded.
#[divan::bench]
fn cutting_into_statements(bencher: Bencher<'_, '_>) {
    bench(bencher, |text, options| statements(text, options).map(|s| u64::from(s.operands().end)).sum::<u64>());
}

/// Symbols, with the fast path.
#[divan::bench]
fn reading_symbols(bencher: Bencher<'_, '_>) {
    bench(bencher, |text, options| scan(text, options).map(|found| found.symbols().len()).ok());
}

/// Symbols, with every statement parsed.
#[divan::bench]
fn reading_symbols_checked(bencher: Bencher<'_, '_>) {
    bench(bencher, |text, options| checked(text, options).map(|found| found.symbols().len()).ok());
}
