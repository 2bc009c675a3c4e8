//! Small texts in sequence: a reused `Context` compared with a new one for each text: `cargo bench --bench context`.

use divan::{Bencher, black_box};
use llas::{Context, Options, assemble};

fn main() {
    divan::main();
}

const TARGETS: [&str; 4] = ["x86_64-linux-gnu", "x86_64-windows-msvc", "aarch64-linux-gnu", "thumbv7-windows-gnu"];
const LINES: [usize; 2] = [3, 100];

/// A text of `lines` lines: functions of one instruction and a return.
fn text(target: &str, lines: usize) -> String {
    let (first, second) = match target.split('-').next() {
        Some("x86_64") => ("movl\t$42, %eax", "retq"),
        Some("aarch64") => ("mov\tw0, #42", "ret"),
        _ => ("movs\tr0, #42", "bx\tlr"),
    };
    (0..lines / 3).map(|n| format!("f{n}:\n\t{first}\n\t{second}\n")).collect()
}

fn options(target: &str) -> Options {
    let triple = target.parse().unwrap_or_else(|_| unreachable!("it is a triple"));
    Options::for_target(triple).unwrap_or_else(|error| unreachable!("{error}"))
}

/// Text to object, with a reused context.
#[divan::bench(args = LINES, consts = [0, 1, 2, 3])]
fn object<const TARGET: usize>(bencher: Bencher<'_, '_>, lines: usize) {
    let (options, text) = (options(TARGETS[TARGET]), text(TARGETS[TARGET], lines));
    let mut context = Context::new(&options);
    bencher.bench_local(|| {
        let assembled = context.assemble(black_box(&text)).ok()?;
        let sections = black_box(&assembled).object.sections().len();
        context.recycle(assembled);
        Some(sections)
    });
}

/// Text to file, with a reused context.
#[divan::bench(args = LINES, consts = [0, 1, 2, 3])]
fn reused<const TARGET: usize>(bencher: Bencher<'_, '_>, lines: usize) {
    let (options, text) = (options(TARGETS[TARGET]), text(TARGETS[TARGET], lines));
    let mut context = Context::new(&options);
    bencher.bench_local(|| {
        let assembled = context.assemble(black_box(&text)).ok()?;
        context.take_bytes(assembled).ok()
    });
}

/// Text to file, with a new context.
#[divan::bench(args = LINES, consts = [0, 1, 2, 3])]
fn fresh<const TARGET: usize>(bencher: Bencher<'_, '_>, lines: usize) {
    let (options, text) = (options(TARGETS[TARGET]), text(TARGETS[TARGET], lines));
    bencher.bench_local(|| assemble(black_box(&text), &options).ok()?.to_bytes().ok());
}
