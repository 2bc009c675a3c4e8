//! A `Context` that is used again asks for hardly any memory but that of its results.

use llas::{Context, Options};

/// How many allocations it takes to make a text an object and a file, after some texts of the kind.
fn allocations(triple: &str, text: &str) -> (u64, u64) {
    let options = Options::for_target(triple.parse().unwrap()).unwrap();
    let mut context = Context::new(&options);
    for _ in 0..10 {
        let assembled = context.assemble(text).unwrap();
        context.write(&assembled).unwrap();
    }
    let mut assembled = None;
    let object = allocation_counter::measure(|| assembled = context.assemble(text).ok());
    let assembled = assembled.unwrap();
    let file = allocation_counter::measure(|| drop(context.write(&assembled)));
    (object.count_total, file.count_total)
}

#[test]
fn only_results_take_memory() {
    // The result: sections, symbols, bytes, names, and relocations where there are any.
    let x86 = "f:\n\tmovl $42, %eax\n\tretq\n";
    assert_eq!(allocations("x86_64-linux-gnu", x86), (4, 1));
    assert_eq!(allocations("i686-linux-gnu", x86.replace("retq", "retl").as_str()), (4, 1));
    assert_eq!(allocations("aarch64-linux-gnu", "f:\n\tmov w0, #42\n\tret\n"), (4, 1));
    let call = "\t.globl f\nf:\n\tpushq %rax\n\tcallq g\n\tjne f\n\tleaq .Lx(%rip), %rdi\n\tpopq %rcx\n\tretq\n\t.data\n.Lx:\t.quad f-8\n";
    // Jumps and relocations: the lists of the layout, and that of tails of names.
    let (object, file) = allocations("x86_64-linux-gnu", call);
    assert!(object <= 8 && file <= 2, "{object}, {file}");
}
