//! Whatever comes in, there is an end, and it comes soon.

use llas_cpp::{Category, Limits, NoFiles, Options, Output, Preprocessor};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

fn run(text: &str, limits: Limits) -> Output {
    let options = Options { only_language_macros: true, limits, ..Options::default() };
    let mut files = BTreeMap::from([("a.S".to_owned(), text.as_bytes().to_vec())]);
    Preprocessor::new(options).run_text("a.S", text.as_bytes(), &mut files)
}

/// It ends with an error about a limit.
fn reaches(text: &str, limits: Limits) {
    let start = Instant::now();
    let output = run(text, limits);
    assert!(output.reports.iter().any(|report| report.category == Category::Limit), "{:.200}", text);
    assert!(start.elapsed() < Duration::from_secs(60), "{:.200}", text);
}

fn limits() -> Limits {
    Limits { expanded_tokens: 1 << 20, output: 1 << 22, ..Limits::default() }
}

#[test]
fn doubling_macros() {
    let mut text = String::from("#define A0 x\n");
    for i in 1..64 {
        text.push_str(&format!("#define A{i} A{} A{}\n", i - 1, i - 1));
    }
    reaches(&format!("{text}A63\n"), limits());
    // The output is empty.
    reaches(&format!("{}A63\n", text.replace(" x\n", "\n")), limits());
    let mut text = String::from("#define A0(x) x\n");
    for i in 1..64 {
        text.push_str(&format!("#define A{i}(x) A{}(x x)\n", i - 1));
    }
    reaches(&format!("{text}A63(1)\n"), limits());
    let text = "#define D(x) x x\n";
    reaches(&format!("{text}{}1{}\n", "D(".repeat(100), ")".repeat(100)), limits());
    reaches(&doubled(), limits());
}

/// Macros that many tokenizers and compilers are slow with.
fn doubled() -> String {
    "#define E1(x) E2(E2(E2(E2(x))))\n#define E2(x) E3(E3(E3(E3(x))))\n#define E3(x) E4(E4(E4(E4(x))))\n\
     #define E4(x) x x x x\nE1(E1(E1(z)))\n"
        .to_owned()
}

#[test]
fn deep_nesting() {
    for depth in [250, 100_000] {
        reaches(&format!("#define F(x) x\n{}1{}\n", "F(".repeat(depth), ")".repeat(depth)), limits());
        for (open, close) in [("(", ")"), ("!", ""), ("- ", ""), ("1 ? 1 : ", ""), ("1 + (", ")")] {
            reaches(&format!("#if {}1{}\n#endif\n", open.repeat(depth), close.repeat(depth)), limits());
        }
    }
    // Parentheses in an argument are no nesting.
    let output = run(&format!("#define F(x) x\nF({}{})\n", "(".repeat(100_000), ")".repeat(100_000)), limits());
    assert!(!output.has_errors());
    let output = run(&format!("{}{}", "#if 1\n".repeat(100_000), "#endif\n".repeat(100_000)), limits());
    assert!(!output.has_errors());
}

#[test]
fn includes_of_itself() {
    reaches("#include \"a.S\"\n", limits());
    reaches("#include __FILE__\n#include \"a.S\"\n", Limits { include_depth: 20, ..limits() });
    let text = "#if __INCLUDE_LEVEL__ < 30\n#include \"a.S\"\n#include \"a.S\"\n#endif\nx\n";
    reaches(&format!("{text}{}", "y\n".repeat(100_000)), limits());
}

#[test]
fn large_output_and_input() {
    reaches(&"x\n".repeat(3_000_000), limits());
    let text = "x\n".repeat(1000);
    let options = Options { limits: Limits { input: 100, ..limits() }, ..Options::default() };
    let mut files = BTreeMap::from([("b.h".to_owned(), text.into_bytes())]);
    let output = Preprocessor::new(options).run_text("a.S", b"#include \"b.h\"\n", &mut files);
    assert!(output.has_errors());
}

/// Eight times the text takes about eight times as long.
#[test]
fn time_is_linear() {
    let patterns: &[(&str, &str)] = &[
        ("", "\tmovl $1, %eax # comment\n"),
        ("", "/* comment */ // and one more\n"),
        ("", "\\\n"),
        ("", "/\\\n"),
        ("", "'"),
        ("", "( "),
        ("#define F(x) x\n", "F(a)\n"),
        ("#define F(x) x\n", "F\n"),
        ("#define F(x) x\nF(", "a,"),
        ("#define F(x) #x\nF(", "a "),
        ("#define F(...) __VA_ARGS__\nF(", "a,"),
        ("#define F(...) F\n", "F /* x */\n"),
        ("#define A a ", "## b "),
        ("#define F(", "a b"),
        ("#define X 1\n", "#undef X\n#define X 2\nX\n"),
        ("#if 0\n", "it's # \" /* */\n"),
        ("", "#if 0\n#elif 1\n#endif\n"),
        ("", "#ifdef A\n"),
        ("#if 1 ", "+ 1 "),
        ("", "#line 5 \"x\"\nx\n"),
        ("", "_Pragma(\"x\")\n"),
        ("", "R\"(\n"),
        ("", "#pragma push_macro(\"A\")\n"),
        ("", "# "),
        ("#define A B\n#define B A\n", "A B "),
        ("", "x\r"),
    ];
    for (begin, repeated) in patterns {
        let time = |count: usize| {
            let text = format!("{begin}{}", repeated.repeat(count));
            let start = Instant::now();
            let output = run(&text, Limits::default());
            drop(output);
            start.elapsed()
        };
        // Other work of the machine may disturb a measurement, but hardly all.
        let is_linear = |_| time(40_000) < time(5_000) * 24 + Duration::from_millis(100);
        assert!((0..8).any(is_linear), "{repeated:?}");
    }
}

#[test]
fn any_bytes() {
    let mut state = 1u64;
    let mut next = move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as u8
    };
    for _ in 0..2000 {
        let mut text: Vec<u8> = (0..200).map(|_| next()).collect();
        for byte in &mut text {
            // Bytes that mean something are frequent.
            if *byte < 160 {
                *byte = b"#\n\\\"'/*()<>,.;ab1 \tLuR%:&|+-=define\r\0"[usize::from(*byte) % 37];
            }
        }
        let output = Preprocessor::new(Options::default()).run_text("a.S", &text, &mut NoFiles);
        assert!(output.text.len() < 1 << 20);
    }
}

/// The tables of answers are not searched row by row.
#[test]
fn questions_take_no_longer_than_macros() {
    let time = |definition: &str, question: &str| {
        let text = format!("{definition}{}", format!("#if {question}\n#endif\n").repeat(20_000));
        let start = Instant::now();
        let output = run(&text, Limits::default());
        assert!(!output.has_errors(), "{:?}", output.reports.first());
        start.elapsed()
    };
    // A machine that is busy is slow now and then.
    for question in ["__has_feature(none)", "__has_attribute(none)", "__has_c_attribute(none)", "__is_identifier(none)"]
    {
        let is_quick = || time("", question) < 10 * time("#define ID(x) 0\n", "ID(none)");
        assert!((0..5).any(|_| is_quick()), "{question}");
    }
}
