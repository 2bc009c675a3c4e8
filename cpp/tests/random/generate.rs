//! Programs of macros.

/// A generator of numbers: xorshift64*.
pub struct Random(u64);

impl Random {
    pub fn new(seed: u64) -> Self {
        let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        random.below(2);
        random
    }

    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % limit
    }

    fn one_of<'s>(&mut self, from: &[&'s str]) -> &'s str {
        from[self.below(from.len())]
    }
}

/// The macros of the programs.
pub const MACROS: &[&str] = &["A", "B", "C", "D", "F", "G", "H", "I", "K", "L", "AB", "FA", "x1"];

const FUNCTIONS: &[&str] = &["F", "G", "H", "I"];
const PARAMS: &[&str] = &["p", "q", "r"];
const WORDS: &[&str] = &[
    "A",
    "B",
    "C",
    "D",
    "F",
    "G",
    "H",
    "K",
    "L",
    "AB",
    "x",
    "y",
    "x1",
    "mov",
    "eax",
    "p",
    "q",
    "__LINE__",
    "defined",
    "__COUNTER__",
    "__INCLUDE_LEVEL__",
    "__VA_ARGS__",
    "_Pragma",
    "u8",
    "R",
    "__FILE_NAME__",
];
const NUMBERS: &[&str] =
    &["1", "0", "42", "0x1f", "1e+3", ".5", "1.2.3", "0b11", "7f", "1b", "010", "1u", "0xe+1", "1p-2", "3x"];
const PUNCTUATORS: &[&str] = &[
    "+", "-", "*", "/", "%", "<", ">", "=", "==", "!", "!=", "&", "&&", "|", "||", "^", "~", "?", ":", "::", ";", ".",
    "..", "...", "->", "++", "--", "<<", ">>", "<=", ">=", "+=", "-=", "[", "]", "{", "}", "@", "$", "`", "\\", "#",
    "#1", "%:", "<:", ":>", "<<=", "%:%:", "##", "@foo", "$1", "\\arg", "ä", "§", "\u{a0}", "^=", "|=", "%=",
];
const STRINGS: &[&str] = &[
    "\"s\"",
    "\"a\\\"b\"",
    "'c'",
    "'\\''",
    "\"\\\\\"",
    "L\"w\"",
    "u8\"x\"",
    "'",
    "\"",
    "''",
    "'ab'",
    "\"a b\"",
    "L'x'",
];
/// Lines as most assembly text has them.
const PLAIN: &[&str] = &[
    "\tmovl $1, %eax",
    "lbl:",
    "  ret",
    ".ascii \"a // b\" , \"\\\"\"",
    "a/* b */c /*d*/",
    "/* a */ b",
    "\t.byte 'a', '\\'', 'A'",
    "ldr r0, [r1, #4]!",
    "1: b 1b ; nop",
    "%eax",
    "..A",
    "x A y",
    "L\"A\" u8\"A\"",
    "R\"A\"",
    "1e+A 0xA .5A",
    "x/ y",
    "// A",
    "/*",
    "*/",
    "a\u{a0}b ä",
    "mov $'A, %al",
    "lbl_A: .quad A_ + _A",
    "F",
    "F (1)",
    "a\tb  \t c",
    "#",
    "x # \"",
    "\"a\\\\\" A",
    "- -1",
    "a\u{c}b",
];
const BLANKS: &[&str] = &["", "", "", " ", " ", " ", "  ", "\t", "/**/", " /* c */ ", "\\\n", " \\\n", "\\ \n"];

fn blank(random: &mut Random, text: &mut String) {
    text.push_str(random.one_of(BLANKS));
}

/// A few tokens. `params`: those of the macro whose body it is.
fn tokens(random: &mut Random, text: &mut String, params: &[&str], depth: usize) {
    for _ in 0..random.below(5) + usize::from(depth == 0) {
        blank(random, text);
        match random.below(24) {
            0..=4 => text.push_str(random.one_of(WORDS)),
            5 => text.push_str(random.one_of(NUMBERS)),
            6 | 7 => text.push_str(random.one_of(PUNCTUATORS)),
            8 => text.push_str(random.one_of(STRINGS)),
            9..=12 if !params.is_empty() => text.push_str(random.one_of(params)),
            13 if !params.is_empty() => {
                text.push('#');
                blank(random, text);
                text.push_str(random.one_of(params));
            }
            14 | 15 if !params.is_empty() => {
                text.push_str(random.one_of(params));
                blank(random, text);
                text.push_str("##");
                blank(random, text);
                let right = random.below(3);
                text.push_str(if right == 0 { random.one_of(params) } else { random.one_of(WORDS) });
            }
            16 if params.contains(&"__VA_ARGS__") && depth < 3 => {
                text.push_str(random.one_of(&["", "#", "x##", "p ## "]));
                text.push_str("__VA_OPT__(");
                tokens(random, text, params, 3);
                text.push_str(random.one_of(&[")", ")", ")##q", ") ## x"]));
            }
            17 if !params.is_empty() => {
                text.push(',');
                blank(random, text);
                text.push_str("##");
                blank(random, text);
                text.push_str(params[params.len() - 1]);
            }
            18..=21 if depth < 4 => call(random, text, params, depth),
            22 => {
                text.push('(');
                if depth < 4 {
                    tokens(random, text, params, depth + 1);
                }
                text.push(')');
            }
            23 => text.push(','),
            _ => text.push_str(random.one_of(MACROS)),
        }
    }
    blank(random, text);
}

fn call(random: &mut Random, text: &mut String, params: &[&str], depth: usize) {
    text.push_str(random.one_of(FUNCTIONS));
    text.push_str(random.one_of(&["", "", "", " ", "/**/"]));
    if random.below(8) == 0 {
        return;
    }
    text.push('(');
    for i in 0..random.below(4) {
        if i > 0 {
            text.push(',');
        }
        tokens(random, text, params, depth + 1);
        if params.is_empty() && random.below(12) == 0 {
            text.push('\n');
        }
    }
    text.push(')');
}

fn define(random: &mut Random, text: &mut String) {
    text.push_str(random.one_of(&["#define ", "#define ", "# define ", "  #define\t", "#define/**/"]));
    if random.below(2) == 0 {
        text.push_str(random.one_of(MACROS));
        text.push_str(random.one_of(&[" ", " ", "  ", "/**/", "\t"]));
        tokens(random, text, &[], 1);
    } else {
        text.push_str(random.one_of(FUNCTIONS));
        let count = random.below(4);
        let mut params: Vec<&str> = PARAMS[..count].to_vec();
        let mut shown = params.clone();
        match random.below(5) {
            0 => {
                params.push("__VA_ARGS__");
                shown.push("...");
            }
            1 => {
                params.push("rest");
                shown.push("rest...");
            }
            _ => {}
        }
        text.push_str(&format!("({})", shown.join(random.one_of(&[",", ", "]))));
        blank(random, text);
        tokens(random, text, &params, 1);
    }
    text.push_str(random.one_of(&["\n", "\n", "\n", " \n", " // c\n", " /* c\n d */\n"]));
}

fn condition(random: &mut Random, text: &mut String, depth: usize) {
    match random.below(if depth > 3 { 6 } else { 14 }) {
        0 => text.push_str(random.one_of(&[
            "1",
            "0",
            "2",
            "0x10",
            "1u",
            "'a'",
            "0b1",
            "07",
            "1L",
            "18446744073709551615",
        ])),
        1 => text.push_str(random.one_of(MACROS)),
        2 | 3 => {
            text.push_str(random.one_of(&["defined ", "!defined ", "defined(", "! defined ("]));
            let is_open = text.ends_with('(');
            text.push_str(random.one_of(MACROS));
            if is_open {
                text.push(')');
            }
        }
        4 => text.push_str(random.one_of(&[
            "__LINE__",
            "__COUNTER__",
            "x",
            "true",
            "__has_include(\"no.h\")",
            "-1",
            "~0",
        ])),
        5 => call(random, text, &[], 3),
        6 => {
            text.push_str(random.one_of(&["-", "!", "~", "+", "- "]));
            condition(random, text, depth + 1);
        }
        7 | 8 => {
            text.push('(');
            condition(random, text, depth + 1);
            text.push(')');
        }
        9 => {
            condition(random, text, depth + 1);
            text.push_str(" ? ");
            condition(random, text, depth + 1);
            text.push_str(" : ");
            condition(random, text, depth + 1);
        }
        _ => {
            condition(random, text, depth + 1);
            text.push(' ');
            text.push_str(random.one_of(&[
                "+", "-", "*", "/", "%", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "&&", "||", ",",
            ]));
            text.push(' ');
            condition(random, text, depth + 1);
        }
    }
}

fn line(random: &mut Random, text: &mut String, depth: usize) {
    match random.below(30) {
        0..=8 => define(random, text),
        9 => text.push_str(&format!("#undef {}\n", random.one_of(MACROS))),
        10..=12 if depth < 3 => {
            match random.below(3) {
                0 => text.push_str(&format!("#ifdef {}\n", random.one_of(MACROS))),
                1 => text.push_str(&format!("#ifndef {} // c\n", random.one_of(MACROS))),
                _ => {
                    text.push_str("#if ");
                    condition(random, text, 0);
                    text.push('\n');
                }
            }
            for _ in 0..random.below(3) {
                line(random, text, depth + 1);
            }
            if random.below(3) == 0 {
                match random.below(3) {
                    0 => text.push_str(&format!("#elifdef {}\n", random.one_of(MACROS))),
                    1 => text.push_str(&format!("#elifndef {}\n", random.one_of(MACROS))),
                    _ => {
                        text.push_str("#elif ");
                        condition(random, text, 0);
                        text.push('\n');
                    }
                }
                line(random, text, depth + 1);
            }
            if random.below(2) == 0 {
                text.push_str("# else\n");
                line(random, text, depth + 1);
            }
            text.push_str(random.one_of(&["#endif\n", "#endif\n", " # endif /* c */\n"]));
        }
        13 => {
            text.push_str(random.one_of(&["# ", "#", "  # ", "#!", "## ", "# 12 "]));
            tokens(random, text, &[], 2);
            text.push('\n');
        }
        14 => text.push_str(random.one_of(&[
            "#line 7\n",
            "#line 900 \"f.s\"\n",
            "#line __LINE__\n",
            "#\n",
            "#line 3 // x\n",
        ])),
        15 => {
            text.push_str(random.one_of(&["#pragma ", "#pragma foo ", "#pragma GCC bar ", "#pragma omp "]));
            tokens(random, text, &[], 3);
            text.push('\n');
        }
        16 => text.push_str(random.one_of(&[
            "_Pragma(\"foo bar\") x\n",
            "A _Pragma(\"p \\\"q\\\"\")\n",
            "#pragma push_macro(\"A\")\n",
            "#pragma pop_macro(\"A\")\n",
        ])),
        17 => text.push_str(&"\n".repeat(random.below(12))),
        18 => text.push_str(random.one_of(&[
            "/* a\n\n b */ x\n",
            "// c \\\n d\n",
            "#ident \"v\"\n",
            "x /* y */\n",
            "R\"(a\nb)\" c\n",
        ])),
        19..=21 => {
            for _ in 0..random.below(3) + 1 {
                text.push_str(random.one_of(PLAIN));
                text.push_str(random.one_of(&["\n", "\n", " \n", "\n\n", " // c\n", " # A\n", "\r\n", "\\\n"]));
            }
        }
        _ => {
            text.push_str(random.one_of(&["", "\t", "  ", "lbl: ", "A "]));
            tokens(random, text, &[], 0);
            text.push('\n');
        }
    }
}

/// A program.
pub fn program(random: &mut Random) -> Vec<u8> {
    let mut text = String::new();
    for _ in 0..random.below(14) + 2 {
        line(random, &mut text, 0);
    }
    if random.below(10) == 0 {
        text.pop();
    }
    text.into_bytes()
}
