//! Long texts of repeated lines whose meaning may change in between.

use crate::common::{Numbers, builder, checked_object as object, checked_object_for};
use llas::{Options, assemble};

/// The minimum size of a text, in bytes.
const LONG: usize = 80_000;

/// Instructions that differ only in a symbol whose definition matters.
#[test]
fn lines_with_another_symbol_mean_what_that_symbol_means() {
    let kinds = [
        "\tcallq\tSYMBOL",
        "\tjmp\tSYMBOL",
        "\tjne\tSYMBOL # not equal",
        "\tleaq\tSYMBOL(%rip), %rdi",
        "\tmovq\tSYMBOL+8(%rip), %rcx",
        "\tmovl\tSYMBOL-4(,%rax,4), %ecx",
        "\tmovb\tSYMBOL+x(%rip), %al",
        "\tmovb\tSYMBOL(,%rax,scale), %al",
        "\taddq\tSYMBOL(%rip), %rax\t# a sum",
        "\tcmpl\t$1, SYMBOL(%rip)",
        "\tcallq\tSYMBOL; nop",
        "\tpushq\t$SYMBOL",
        "\tcallq\t*SYMBOL(%rip)",
        "\tnotrack jmpq\t*SYMBOL(%rip)",
        "\trep movsb",
        "\t.intel_syntax noprefix\n\tmov\trax, qword ptr [rip + f]\n\tmov\trbx, rax\n\tcall\tg\n\t.att_syntax prefix",
        "\t.code32\n\tcall\tf\n\tjmp\tg\n\t.code64",
        "\t.set\tx, NUMBER",
        "\t.set\tscale, SCALE",
        "\t.set\ty, g",
        "\t.byte\tNUMBER",
    ];
    let symbols = ["f", "g", ".Lahead", "y", "w", "undefined", "a.b", "rax", "movsb"];
    let specific: [(&str, &[&str], &[&str]); 2] = [
        (
            "x86_64-linux-gnu",
            &[
                "\tleaq\t_GLOBAL_OFFSET_TABLE_(%rip), %rdi",
                "\tmovl\t_GLOBAL_OFFSET_TABLE_-4(,%rax,4), %ecx",
                "\tcallq\tSYMBOL@PLT",
                "\tmovq\tSYMBOL@GOTPCREL(%rip), %rax",
                "\tmovq\tf@TPOFF(%rax), %rax",
            ],
            &["hidden", "x"],
        ),
        (
            "x86_64-windows-gnu",
            &["\tmovl\tSYMBOL@IMGREL(%rax), %eax", "\tmovl\tSYMBOL@SECREL32(%rax), %eax"],
            &["at@4"],
        ),
    ];
    let mut numbers = Numbers(12);
    for (triple, more, names) in specific {
        let kinds = [&kinds[..], more].concat();
        let symbols = [&symbols[..], names].concat();
        for round in 0..4 {
            let mut text = String::from("\t.text\nf:\n\t.set x, 1\n\t.set scale, 2\n\t.set y, f\n\t.weak w\n");
            while text.len() < LONG {
                let line = numbers.pick(&kinds).replace("SYMBOL", numbers.pick::<&str>(&symbols));
                let line = line
                    .replace("NUMBER", numbers.pick::<&str>(&["1", "2", "100"]))
                    .replace("SCALE", numbers.pick::<&str>(&["1", "8"]));
                text.push_str(&line);
                text.push('\n');
            }
            text.push_str("g:\n.Lahead:\n\tret\n");
            let name = format!("symbols-{triple}-{round}");
            let quick = checked_object_for(triple, &name, &text);
            let slow = Options::builder(triple.parse().unwrap()).grammar_only(true).build().unwrap();
            let slow = assemble(&text, &slow);
            assert!(slow.is_ok_and(|slow| slow.to_bytes() == Ok(quick)), "the fast paths and the grammar differ");
        }
    }
}

/// Lines that are repeated in random order while their meaning changes.
#[test]
fn lines_that_return_mean_what_they_mean_now() {
    let mut numbers = Numbers(7);
    let kinds = [
        "\tmovl\t$x, %eax",
        "\tmovl\tx(%rbp), %ecx",
        "\taddl\t$y, %eax",
        "\tpushq\t$x",
        "\tmovq\t%rsp, %rbp",
        "\tretq",
        "\tjmp\t1b",
        "\tjne\t1f",
        "\tcallq\tf@PLT",
        "\tleaq\td(%rip), %rdi",
        "\tmovl\t$. - f, %edx",
        "\t.long\tx, y",
        "\t.quad\t. - f",
        "\t.byte\t1, 2, 3",
        "\t.p2align\t4",
        "\t.asciz\t\"text\"",
        "\t.uleb128\tx",
        "\t.uleb128\t. - f",
        "1:",
        "\t.data",
        "\t.text",
        "\t.pushsection\t.rodata,\"a\",@progbits",
        "\t.popsection",
        "\tnop # x",
        "\tnop; nop",
        "\tm\tx",
        "\t.set\tx, NUMBER",
        "\ty = NUMBER",
        "\t.macro\tm a\n\taddl\t$\\a + NUMBER, %ebx\n\t.endm",
    ];
    for round in 0..6 {
        let mut text = String::from("\t.text\nf:\n1:\n\t.set x, 1\n\ty = 2\n");
        // If there are macros, a line may mean anything.
        let macros = round % 2 == 0;
        if macros {
            text.push_str("\t.macro m a\n\tnop\n\t.endm\n");
        }
        let (mut stack, mut code) = (vec![true], true);
        while text.len() < LONG {
            let line = *numbers.pick(&kinds);
            if !macros && (line.contains("\tm\t") || line.contains(".macro")) {
                continue;
            }
            match line.trim() {
                l if l.starts_with(".pushsection") => stack.push(std::mem::replace(&mut code, false)),
                ".popsection" if stack.len() > 1 => code = stack.pop().unwrap(),
                ".popsection" => continue,
                // Distances to `f` are only known in its own section.
                ".data" => code = false,
                ".text" => code = true,
                l if l.contains(". - f") && !code => continue,
                l if l.starts_with(".macro") => text.push_str("\t.purgem\tm\n"),
                _ => {}
            }
            text.push_str(&line.replace("NUMBER", &[1, 100, 200, 70_000, -1][numbers.below(5)].to_string()));
            text.push('\n');
        }
        text.push_str("1:\n\t.data\nd:\n");
        let quick = object(&format!("returning-{round}"), &text);
        let slow = assemble(&text, &builder().grammar_only(true).build().unwrap());
        assert!(slow.is_ok_and(|slow| slow.to_bytes() == Ok(quick)), "the fast paths and the grammar differ");
    }
}
