//! The short ways through the parser and the grammar agree on any text. The texts are made from fixed seeds.

mod common;

use common::{Numbers, checked_object as object, checked_object_for, golden, options};
use llas::diag::{Color, Format, render};
use llas::{NoFiles, Options, Triple, assemble};

#[test]
fn the_short_ways_and_the_grammar_agree() {
    let quick = options();
    let slow = Options { grammar_only: true, ..options() };
    for golden::Golden { path, bytes: text, .. } in golden::texts() {
        let (a, b) = (shown(&text, &quick), shown(&text, &slow));
        assert!(a.0 == b.0, "{}: the objects differ", path.display());
        assert_eq!(a.1, b.1, "{}", path.display());
    }
}

/// Single lines of the shapes that are read without tokens, and lines that only look like them.
#[test]
fn lines_without_tokens_mean_what_tokens_mean() {
    let words = [
        ".byte", ".short", ".value", ".long", ".quad", ".ascii", ".asciz", ".string", ".p2align", ".cv_loc", ".LONG",
        ".2byte", ".nosuch", ".globl", ".m",
    ];
    let operands = [
        "0",
        "1",
        "255",
        "256",
        "-1",
        "-128",
        "-129",
        "65536",
        "007",
        "08",
        "0x1f",
        "0xFF",
        "0x",
        "0xfg",
        "1f",
        "1b",
        "12$",
        "4294967295",
        "4294967296",
        "999999999999999999",
        "18446744073709551616",
        "0x123456789abcdef0",
        "f-g",
        "g-f",
        "f-f",
        "f-.",
        ".-f",
        "x-f",
        "f-y",
        "f - g",
        "w-f",
        "%eax-f",
        "f-g+1",
        "f-1",
        "f@plt-g",
        "\"text\"",
        "\"a\\n\"",
        "\"a\"\"b\"",
        "\"#;\"",
        "\"open",
        "1.5",
        ".5",
        "1e5",
        "",
        "- 1",
        "--1",
        "4",
        "5",
        "32",
        "2",
    ];
    let gaps = [",", ", ", " ", " , ", "\t", "", ",,"];
    let ends =
        ["\n", " \n", " # a comment\n", "\r\n", " # a\r\n", ";\n", " ; nop\n", " // a\n", "# \"\n", " /* a */\n"];
    let labels = [
        "l:", "l: nop", ".:", ".5:", "l :", "f:", "$l:", "l@x:", "1:", "x:", "w:", "\"l\":", ".Ltmp1:", ".Ltmp01:",
        "rep:",
    ];
    let starts = ["\t", " ", "\t\t", "", "  \t"];
    let mut numbers = Numbers(11);
    for triple in ["x86_64-linux-gnu", "x86_64-windows-msvc"] {
        let quick = Options::for_target(triple.parse::<Triple>().unwrap());
        let slow = Options { grammar_only: true, ..quick.clone() };
        for round in 0..4000 {
            let mut text = String::from(
                "\t.text\n\t.cv_file 1 \"a.c\"\n\t.cv_func_id 1\nf:\n\tnop\ng:\n\t.set x, 5\n\ty = f\n\t.weak w\n",
            );
            if round % 7 == 0 {
                text.push_str("\t.macro .m a\n\t.byte \\a\n\t.endm\n");
            }
            for _ in 0..1 + numbers.below(3) {
                text += numbers.pick::<&str>(&starts);
                if numbers.below(4) == 0 {
                    text += numbers.pick::<&str>(&labels);
                } else {
                    text += numbers.pick::<&str>(&words);
                    text += numbers.pick::<&str>(&[" ", "\t", "  ", ""]);
                    for i in 0..numbers.below(6) {
                        if i > 0 {
                            text += numbers.pick::<&str>(&gaps);
                        }
                        text += numbers.pick::<&str>(&operands);
                    }
                }
                text += numbers.pick::<&str>(&ends);
            }
            let (a, b) = (shown(text.as_bytes(), &quick), shown(text.as_bytes(), &slow));
            assert_eq!(a.1, b.1, "{triple}:\n{text}");
            assert!(a.0 == b.0, "{triple}: the objects differ:\n{text}");
        }
    }
}

/// The object, or none, and what the user is told.
fn shown(text: &[u8], options: &Options) -> (Vec<u8>, String) {
    let (object, told) = match assemble("x.s", text, options, &NoFiles) {
        Ok(done) => (done.object, render(&done.diagnostics, &done.sources, "x.s", Format::Short, Color::Never)),
        Err(failed) => (Vec::new(), render(&failed.diagnostics, &failed.sources, "x.s", Format::Short, Color::Never)),
    };
    (object, String::from_utf8_lossy(&told).into_owned())
}

/// Lines are remembered in texts of this size.
const REMEMBERED: usize = 80_000;

/// Instructions that differ in a symbol only, where it matters what the symbol is.
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
            while text.len() < REMEMBERED {
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
            let slow = Options { grammar_only: true, ..Options::for_target(triple.parse::<Triple>().unwrap()) };
            let slow = assemble("x.s", text.as_bytes(), &slow, &NoFiles);
            assert!(slow.is_ok_and(|slow| slow.object == quick), "the short ways and the grammar differ");
        }
    }
}

/// Lines that come again and again, in an order that never does, with what they mean changing between them.
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
        // Where there are macros, a line may mean anything.
        let macros = round % 2 == 0;
        if macros {
            text.push_str("\t.macro m a\n\tnop\n\t.endm\n");
        }
        let (mut stack, mut code) = (vec![true], true);
        while text.len() < REMEMBERED {
            let line = *numbers.pick(&kinds);
            if !macros && (line.contains("\tm\t") || line.contains(".macro")) {
                continue;
            }
            match line.trim() {
                l if l.starts_with(".pushsection") => stack.push(std::mem::replace(&mut code, false)),
                ".popsection" if stack.len() > 1 => code = stack.pop().unwrap(),
                ".popsection" => continue,
                // Distances to `f` are known in its own section only.
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
        let slow = assemble("x.s", text.as_bytes(), &Options { grammar_only: true, ..options() }, &NoFiles);
        assert!(slow.is_ok_and(|slow| slow.object == quick), "the short ways and the grammar differ");
    }
}
