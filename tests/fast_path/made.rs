//! Generated lines with every kind of operand: registers of all classes, numbers of all sizes and radixes, symbols with
//! specifiers, addresses, masks, in both syntaxes and all modes. The choices are in `words.txt`.

use crate::common::Numbers;
use crate::compare::{Both, around, rounds, seed};
use crate::words::word;
use llas::Options;
use llas::options::{AsmSyntax, X86Options};

fn letter(class: char, bits: usize, numbers: &mut Numbers) -> String {
    let list: &[&str] = match class {
        'B' => &["%al", "%cl", "%ah", "%bh", "%dl", "%sil", "%r8b", "%r14b", "%AL"],
        'W' => &["%ax", "%cx", "%si", "%bp", "%r8w", "%r15w"],
        'D' => &["%eax", "%ecx", "%edx", "%ebx", "%esp", "%ebp", "%edi", "%r8d", "%r15d", "%EAX"],
        'Q' if bits == 64 => {
            &["%rax", "%rcx", "%rdx", "%rbx", "%rsp", "%rbp", "%rsi", "%r8", "%r12", "%r13", "%r17", "%RBX"]
        }
        'Q' => &["%eax", "%ecx", "%ebp", "%esp"],
        'X' => &["%xmm0", "%xmm1", "%xmm7", "%xmm8", "%xmm15", "%xmm17"],
        'Y' => &["%ymm0", "%ymm2", "%ymm9", "%ymm31"],
        'Z' => &["%zmm0", "%zmm3", "%zmm12", "%zmm31"],
        'K' => &["%k1", "%k2", "%k7", "%k0"],
        _ => return word("registers", numbers).to_owned(),
    };
    numbers.pick::<&str>(list).to_string()
}

/// A register for an address, in most cases one of the mode's size.
fn pointer(bits: usize, numbers: &mut Numbers) -> String {
    let class = match (bits, numbers.below(12)) {
        (_, 0) => 'R',
        (64, 1) | (16, 1..=3) => 'D',
        (64, _) => 'Q',
        (16, _) => return numbers.pick::<&str>(&["%bx", "%si", "%di", "%bp"]).to_string(),
        _ => 'D',
    };
    letter(class, bits, numbers)
}

fn displacement(numbers: &mut Numbers) -> String {
    match numbers.below(6) {
        0 | 1 => String::new(),
        2 | 3 => numbers
            .pick::<&str>(&[
                "8", "-8", "0", "0x10", "-0x18", "127", "128", "-128", "-129", "1000", "-4096", "010", "4+4",
            ])
            .to_string(),
        4 => word("numbers", numbers).to_string(),
        _ => word("symbols", numbers).to_string(),
    }
}

fn att_memory(bits: usize, numbers: &mut Numbers) -> String {
    let mut text = String::new();
    if numbers.below(8) == 0 {
        text += word("segments", numbers);
    }
    text += &displacement(numbers);
    let scale = *numbers.pick(&["1", "2", "4", "8", "1", "4", "3", "16", "0", "x", "scale", "-1", "0x4", "", " 8"]);
    match numbers.below(9) {
        0 => text += "(%rip)",
        1..=4 => text += &format!("({})", pointer(bits, numbers)),
        5 => text += &format!("({},{})", pointer(bits, numbers), pointer(bits, numbers)),
        6 => text += &format!("({},{},{scale})", pointer(bits, numbers), pointer(bits, numbers)),
        7 => text += &format!("(,{},{scale})", pointer(bits, numbers)),
        _ if numbers.below(3) == 0 => {
            text += &format!("( {} , {}, {scale} )", pointer(bits, numbers), pointer(bits, numbers))
        }
        _ => {}
    }
    text
}

fn intel_memory(bits: usize, numbers: &mut Numbers) -> String {
    let sizes = [
        "",
        "",
        "byte ptr ",
        "word ptr ",
        "dword ptr ",
        "dword ptr ",
        "qword ptr ",
        "QWORD PTR ",
        "xmmword ptr ",
        "ymmword ptr ",
        "zmmword ptr ",
        "dword bcst ",
        "dword ",
        "Dword ptr ",
    ];
    let mut text = numbers.pick::<&str>(&sizes).to_string();
    if numbers.below(8) == 0 {
        text += word("segments", numbers);
    }
    let scale = *numbers.pick(&["1", "2", "4", "8", "3", "x", "scale", "0x4"]);
    let (base, index, number) = (pointer(bits, numbers), pointer(bits, numbers), displacement(numbers));
    let number = if number.is_empty() { "8".to_owned() } else { number };
    let sign = *numbers.pick(&[" + ", " - ", "+", "-"]);
    text + &match numbers.below(14) {
        0 => format!("[{base}]"),
        1 => format!("[{base}{sign}{number}]"),
        2 => format!("[{base} + {index}]"),
        3 => format!("[{base} + {index}*{scale}]"),
        4 => format!("[{base} + {index}*{scale}{sign}{number}]"),
        5 => format!("[{base} + {scale}*{index}{sign}{number}]"),
        6 => format!("[{index}*{scale}{sign}{number}]"),
        7 => format!("[rip + {number}]"),
        8 => format!("{number}[{base}]"),
        9 => format!("{number}[rip]"),
        10 => format!("[{number}]"),
        11 => format!("[{number}{sign}{base}]"),
        12 => format!("[{base}][{index}*{scale}]{sign}{number}"),
        _ => number,
    }
}

fn anything(bits: usize, intel: bool, numbers: &mut Numbers) -> String {
    let class = *numbers.pick(&['R', 'R', 'M', 'M', 'I', 'S', 'D', 'Q', 'X', 'K', 'N', '*']);
    match class {
        'N' => word("numbers", numbers).to_string(),
        '*' => format!("*{}", operand('M', bits, intel, numbers)),
        _ => operand(class, bits, intel, numbers),
    }
}

fn operand(class: char, bits: usize, intel: bool, numbers: &mut Numbers) -> String {
    match class {
        'I' => {
            let list = if numbers.below(3) == 0 { "symbols" } else { "numbers" };
            format!("{}{}", if intel { "" } else { "$" }, word(list, numbers))
        }
        'S' => word("symbols", numbers).to_string(),
        'M' if intel => intel_memory(bits, numbers),
        'M' => att_memory(bits, numbers),
        'A' => anything(bits, intel, numbers),
        _ => letter(class, bits, numbers),
    }
}

/// An instruction made from a random form with its letters replaced by operands.
fn instruction(bits: usize, intel: bool, numbers: &mut Numbers) -> String {
    let form = word(if intel { "intel" } else { "att" }, numbers);
    let mut text = String::new();
    let mut before = ' ';
    for letter in form.chars() {
        if letter.is_ascii_uppercase() && matches!(before, ' ' | '*' | '{') {
            text += &operand(letter, bits, intel, numbers);
        } else {
            text.push(letter);
        }
        before = letter;
    }
    if intel {
        text = text.replace('%', "");
    }
    text
}

/// A directive made from a random form with its letters replaced by operands.
fn form(numbers: &mut Numbers) -> String {
    let mut text = String::new();
    let mut before = ' ';
    let form = word("forms", numbers);
    for (i, letter) in form.char_indices() {
        let alone = !form[i + 1..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '"');
        let list = match letter {
            'N' => "numbers",
            'S' => "symbols",
            'R' => "registers",
            'T' => "strings",
            _ => "",
        };
        if alone && !list.is_empty() && matches!(before, ' ' | ',' | '-' | '+') {
            text += word(list, numbers);
        } else {
            text.push(letter);
        }
        before = letter;
    }
    text
}

fn directive(numbers: &mut Numbers) -> String {
    if numbers.below(2) == 0 {
        return form(numbers);
    }
    let mut text = word("directives", numbers).to_string();
    text += numbers.pick::<&str>(&[" ", "\t", "  ", ""]);
    for i in 0..numbers.below(5) {
        if i > 0 {
            text += numbers.pick::<&str>(&[",", ", ", ", ", " ", " , ", "\t", ",,"]);
        }
        let list = numbers.pick::<&str>(&["numbers", "numbers", "symbols", "strings"]);
        text += word(list, numbers);
    }
    text
}

fn made_lines(triple: &str, before: &str, bits: usize, first: u64) {
    let mut x86 = X86Options::default();
    let intel = before.contains("intel");
    if before == "-intel" {
        x86.syntax = AsmSyntax::Intel;
    }
    let options = Options::builder(triple.parse().unwrap()).x86(x86);
    let setup = before.trim_start_matches("-intel");
    let mut numbers = Numbers(seed(first));
    let mut both = Both::new(&options);
    let mut taken = String::new();
    let ends = [
        "",
        "",
        "",
        " ",
        " # a comment",
        "\r",
        " # a\r",
        ";",
        " ; nop",
        " // a",
        "# \"",
        " /* a */",
        "\t\t# 4-byte Reload",
        "/* a\n */ nop",
    ];
    for _ in 0..2500 * rounds() {
        let mut line = numbers.pick::<&str>(&["\t", "\t", " ", "", "  \t"]).to_string();
        line += &match numbers.below(8) {
            0 => word("labels", &mut numbers).to_string(),
            1 | 2 => directive(&mut numbers),
            _ => instruction(bits, intel, &mut numbers),
        };
        match numbers.below(12) {
            0 => line = line.to_ascii_uppercase(),
            1 => line = line.replace(", ", ","),
            2 => line = line.replace(' ', "\t"),
            3 => line = line.replace(',', " ,  "),
            _ => {}
        }
        line += numbers.pick::<&str>(&ends);
        let was_taken = both.agree(&line, around(setup, &line, numbers.below(24)).as_bytes());
        if was_taken && !line.contains([':', '=', '\r']) && !line.contains("syntax") && !line.contains(".code") {
            taken += &line;
            taken.push('\n');
        }
        if taken.len() > 2000 {
            both.agree(&taken, around(setup, &taken, 11).as_bytes());
            taken.clear();
        }
    }
    assert!(both.taken * 5 > both.compared, "too few lines are accepted: {} of {}", both.taken, both.compared);
    both.finish();
}

/// Integer directives in a row, with what ends a run of constants: a label, a symbol, a number that does not fit.
#[test]
fn made_constants() {
    const NAMES: &[&str] =
        &[".byte", ".short", ".long", ".quad", ".word", ".4byte", ".value", ".BYTE", ".octa", ".hword"];
    const ENDS: &[&str] =
        &["\n", "\n", "\n", " # a\n", "\t\t\t # a; b\n", "\r\n", ";", " ; ", "//\n", "/* a */\n", "\n\n"];
    for (triple, first) in [("x86_64-linux-gnu", 40), ("x86_64-windows-gnu", 41), ("aarch64_be-linux-gnu", 42)] {
        let mut numbers = Numbers(seed(first));
        let mut both = Both::new(&Options::builder(triple.parse().unwrap()));
        for _ in 0..400 * rounds() {
            let mut text = String::new();
            // Most texts have no errors, so that there are objects.
            let is_odd = numbers.below(4) == 0;
            for _ in 0..1 + numbers.below(10) {
                text += numbers.pick::<&str>(&["\t", "\t", "\t", "  ", "", "\tl: ", "/**/"]);
                text += numbers.pick::<&str>(NAMES);
                text += numbers.pick::<&str>(if is_odd { &["\t", "", "="] } else { &["\t", "\t", " ", "  \t"] });
                for i in 0..1 + numbers.below(3) {
                    if i > 0 {
                        text += numbers.pick::<&str>(if is_odd { &[",", " "] } else { &[",", ", ", ", ", " , "] });
                    }
                    match numbers.below(12) {
                        0 => text += if is_odd { word("symbols", &mut numbers) } else { "f-1b" },
                        1 if is_odd => text += word("numbers", &mut numbers),
                        2 if is_odd => text += &format!("-{}", numbers.below(40_000)),
                        3 => text += &format!("-{}", numbers.below(100)),
                        _ => text += &format!("{}", numbers.below(256)),
                    }
                }
                text += numbers.pick::<&str>(ENDS);
            }
            let whole = match triple.starts_with("x86") {
                true => around("", &text, numbers.below(24)),
                false => format!("\t.data\nf:\n1:\n{text}\n"),
            };
            both.agree(&text, whole.as_bytes());
        }
        both.finish();
    }
}

macro_rules! made {
    ($($name:ident: $triple:literal, $before:literal, $bits:literal;)*) => {
        const EACH: &[&str] = &[$(stringify!($name)),*];
        $(#[test]
        fn $name() {
            let number = EACH.iter().position(|name| *name == stringify!($name)).unwrap();
            made_lines($triple, $before, $bits, 30 + number as u64);
        })*
    };
}

made! {
    made_att_64: "x86_64-linux-gnu", "", 64;
    made_att_32: "i386-linux-gnu", "", 32;
    made_att_16: "i386-linux-gnu-code16", "", 16;
    made_att_32_in_64: "x86_64-linux-gnu", "\t.code32\n", 32;
    made_att_x32: "x86_64-linux-gnux32", "", 64;
    made_att_coff_64: "x86_64-windows-msvc", "", 64;
    made_att_coff_32: "i386-windows-gnu", "", 32;
    made_intel_64: "x86_64-linux-gnu", "\t.intel_syntax noprefix\n", 64;
    made_intel_flag_64: "x86_64-linux-gnu", "-intel", 64;
    made_intel_32: "i386-linux-gnu", "\t.intel_syntax noprefix\n", 32;
    made_intel_16: "i386-linux-gnu-code16", "\t.intel_syntax noprefix\n", 16;
    made_intel_coff_64: "x86_64-windows-msvc", "\t.intel_syntax noprefix\n", 64;
    made_intel_coff_32: "i386-windows-gnu", "\t.intel_syntax noprefix\n", 32;
}
