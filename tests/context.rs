//! A reused `Context` allocates hardly any memory but that of its results.

use llas::{Context, Options};

/// The numbers of allocations for assembling a text and for writing the object, after similar texts: for objects that are kept,
/// and for objects whose memory is given back to the context.
fn allocations(triple: &str, text: &str) -> [(u64, u64); 2] {
    let options = Options::for_target(triple.parse().unwrap()).unwrap();
    let mut context = Context::new(&options);
    let mut kept = Vec::new();
    let mut measure = |context: &mut Context, keep: bool| {
        let mut assembled = None;
        let object = allocation_counter::measure(|| assembled = context.assemble(text).ok());
        let assembled = assembled.unwrap();
        if keep {
            let file = allocation_counter::measure(|| drop(assembled.to_bytes().unwrap()));
            kept.push(assembled);
            return (object.count_total, file.count_total);
        }
        let file = allocation_counter::measure(|| drop(context.take_bytes(assembled).unwrap()));
        (object.count_total, file.count_total)
    };
    for _ in 0..10 {
        measure(&mut context, false);
    }
    let given_back = measure(&mut context, false);
    measure(&mut context, true);
    [measure(&mut context, true), given_back]
}

#[test]
fn only_results_take_memory() {
    // The result: the object with its sections, symbols, bytes, names, and relocations if there are any.
    let x86 = "f:\n\tmovl $42, %eax\n\tretq\n";
    for (triple, text) in [
        ("x86_64-linux-gnu", x86),
        ("i686-linux-gnu", &x86.replace("retq", "retl")),
        ("aarch64-linux-gnu", "f:\n\tmov w0, #42\n\tret\n"),
        ("x86_64-windows-msvc", x86),
        ("thumbv7-windows-gnu", "f:\n\tmovs r0, #42\n\tbx lr\n"),
    ] {
        let [(kept, _), given_back] = allocations(triple, text);
        assert_eq!((kept, given_back), (5, (0, 1)), "{triple}");
    }
    let call = "\t.globl f\nf:\n\tpushq %rax\n\tcallq g\n\tjne f\n\tleaq .Lx(%rip), %rdi\n\tpopq %rcx\n\tretq\n\t.data\n.Lx:\t.quad f-8\n";
    // Jumps and relocations add the lists of the layout and the list of name tails.
    let [(kept, _), (given_back, file)] = allocations("x86_64-linux-gnu", call);
    assert!(kept <= 9 && given_back <= 3 && file <= 2, "{kept}, {given_back}, {file}");
}

#[test]
fn an_object_whose_memory_was_used_before_has_nothing_of_the_one_before() {
    let texts = [
        "\t.globl f\nf:\tcallq g\n\t.section .text.a,\"axG\",@progbits,a,comdat\na:\t.quad f\n\t.addrsig\n\t.addrsig_sym f\n",
        "x:\tnop\n",
        "\t.data\n\t.quad y\n",
        "\t.bss\n\t.zero 8\n",
    ];
    for triple in ["x86_64-linux-gnu", "x86_64-windows-msvc"] {
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let mut context = Context::new(&options);
        for text in texts.iter().chain(texts.iter().rev()) {
            let fresh = llas::assemble(*text, &options).map(|assembled| assembled.to_bytes().unwrap()).ok();
            let reused = context.assemble(*text).map(|assembled| context.take_bytes(assembled).unwrap()).ok();
            assert!(reused == fresh, "{triple}: {text}");
        }
    }
}

/// The bytes of a large section are moved to their places in the object, unless there is an object's memory.
#[test]
fn a_large_section_has_the_same_bytes_in_any_memory() {
    use std::fmt::Write as _;
    let mut text = "\t.data\n\t.asciz \"before\"\n\t.text\n".to_owned();
    for i in 0..9000 {
        let _ = write!(text, "f{i}:\tnop\n\tjne f{}\n\tcallq g{i}\n\t.p2align 4\n", i * 7 % 9000);
        let _ = write!(text, "\t.uleb128 f{i}-f{}\n\t.quad f{}-f{i}, 3\n\t.long g\n", i - i % 50, i / 2);
    }
    let _ = write!(text, "\t.section .rodata\n\t.quad f1\n\t.ascii \"{}\"\n", "after".repeat(9000));
    for triple in ["x86_64-linux-gnu", "x86_64-windows-msvc"] {
        let text = if triple.contains("windows") { text.replace(".rodata", ".rdata,\"dr\"") } else { text.clone() };
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let mut context = Context::new(&options);
        let fresh = context.assemble(&*text).unwrap();
        let bytes = fresh.to_bytes().unwrap();
        assert!(bytes.len() > 300_000);
        context.recycle(fresh);
        let reused = context.assemble(&*text).unwrap().to_bytes().unwrap();
        assert!(reused == bytes, "{triple}");
    }
}

/// What the layout of a text has found out about the sections that LEB128 numbers depend on is not used for the next one.
#[test]
fn leb128_numbers_after_a_text_with_more_sections() {
    let more = "\t.uleb128 b-a\n\t.section .s1,\"ax\"\n\tnop\n\t.section .s2,\"ax\"\na:\n\tnop\nb:\n";
    let fewer = "\t.uleb128 d-c\nc:\n\t.zero 200\nd:\n";
    for triple in ["x86_64-linux-gnu", "aarch64-linux-gnu", "armv7-linux-gnueabihf"] {
        let options = Options::for_target(triple.parse().unwrap()).unwrap();
        let mut context = Context::new(&options);
        context.assemble(more).unwrap();
        let again = context.assemble(fewer).unwrap().to_bytes().unwrap();
        assert_eq!(again, llas::assemble(fewer, &options).unwrap().to_bytes().unwrap(), "{triple}");
    }
}
