//! Random modules of data as LLVM IR: linkage, visibility, TLS, COMDATs, sections, storage classes, lists and flags.

use crate::common::{Numbers, SECTION_NAMES};
use crate::constants::Data;
use std::fmt::Write as _;

pub const TARGETS: &[&str] = &[
    "x86_64-unknown-linux-gnu",
    "i386-unknown-linux-gnu",
    "aarch64-unknown-linux-gnu",
    "x86_64-pc-windows-msvc",
    "i686-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "x86_64-w64-windows-gnu",
    "i686-w64-windows-gnu",
    "aarch64-w64-windows-gnu",
    "thumbv7-pc-windows-msvc",
    "x86_64-unknown-freebsd",
    "aarch64-none-elf",
    "i386-none-elf",
    "x86_64-unknown-linux-musl",
    "x86_64-unknown-linux-gnux32",
    "aarch64_be-unknown-linux-gnu",
    "aarch64-unknown-linux-android",
    "thumbv7-w64-windows-gnu",
];

/// A global value: its name as written, and its kind.
#[derive(Clone)]
pub struct Named {
    pub name: String,
    pub is_function: bool,
    /// True if it is thread-local or in another address space: constants do not refer to it.
    pub is_apart: bool,
    pub is_declared: bool,
}

pub struct Maker {
    pub numbers: Numbers,
    pub text: String,
    pub named: Vec<Named>,
    pub triple: &'static str,
    /// The name of the global that is being generated.
    pub current: String,
    comdats: Vec<String>,
    /// The COMDATs whose key is a value.
    keyed: Vec<String>,
    pub nodes: Vec<String>,
}

/// The text of a module.
pub fn module(seed: u64) -> String {
    let triple = TARGETS[(seed % TARGETS.len() as u64) as usize];
    let numbers = Numbers(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
    let named = Vec::new();
    let mut maker = Maker {
        numbers,
        text: String::new(),
        named,
        triple,
        current: String::new(),
        comdats: Vec::new(),
        keyed: Vec::new(),
        nodes: Vec::new(),
    };
    for _ in 0..8 {
        maker.numbers.next();
    }
    maker.fill(seed);
    maker.text
}

impl Maker {
    pub fn below(&mut self, count: usize) -> usize {
        self.numbers.below(count)
    }

    pub fn one_in(&mut self, count: usize) -> bool {
        self.below(count) == 0
    }

    pub fn of<T: Copy>(&mut self, choices: &[T]) -> T {
        choices[self.below(choices.len())]
    }

    pub fn is_coff(&self) -> bool {
        self.triple.contains("windows")
    }

    pub fn is_x86(&self) -> bool {
        self.triple.starts_with("x86_64") || self.triple.starts_with('i')
    }

    pub fn pointer_bits(&self) -> u32 {
        let narrow = self.triple.starts_with('i') || self.triple.starts_with("thumb") || self.triple.ends_with("x32");
        if narrow { 32 } else { 64 }
    }

    fn fill(&mut self, seed: u64) {
        writeln!(self.text, "source_filename = \"folder/m{seed}.c\"\ntarget triple = \"{}\"", self.triple).unwrap();
        for n in 0..self.below(4) {
            let coff: &[&str] = &["any", "exactmatch", "largest", "nodeduplicate", "samesize"];
            let kinds: &[&str] = if self.is_coff() { coff } else { &["any", "any", "nodeduplicate"] };
            let kind = if self.one_in(40) { "largest" } else { self.of(kinds) };
            writeln!(self.text, "$g{n} = comdat {kind}").unwrap();
            self.comdats.push(format!("g{n}"));
        }
        if self.one_in(8) {
            self.assembly();
        }
        for n in 0..self.below(4) {
            self.function(n);
        }
        let count = 2 + self.below(9);
        for n in 0..count {
            let name = self.name("g", n);
            let [is_apart, is_declared] = [7, 7].map(|most| self.one_in(most));
            self.named.push(Named { name, is_function: false, is_apart, is_declared });
        }
        let first = self.named.len() - count;
        for at in first..first + count {
            self.global(at);
        }
        for n in 0..self.below(4) {
            self.alias(n);
        }
        self.lists();
        self.metadata();
    }

    fn assembly(&mut self) {
        for line in [".globl of_text", ".data", "of_text: .byte 1", ".set number, 7"] {
            writeln!(self.text, "module asm \"{line}\"").unwrap();
        }
    }

    fn name(&mut self, stem: &str, n: usize) -> String {
        // The name of a COMDAT is plain.
        match self.below(if n < self.comdats.len() { 240 } else { 24 }) {
            0 => format!("\"with space {stem}{n}\""),
            1 => format!("\"\\01raw_{stem}{n}\""),
            2 => format!("\"?{stem}{n}@@3HA\""),
            3 => format!("{stem}.{n}$x"),
            4 => format!("\"{stem}\\C3\\A9{n}\""),
            _ => format!("{stem}{n}"),
        }
    }

    fn function(&mut self, n: usize) {
        let name = self.name("f", n);
        let linkage = if self.one_in(5) { "extern_weak " } else { "" };
        let storage = match self.below(9) {
            0 => "dso_local ",
            1 => "hidden ",
            2 => "protected ",
            3 if linkage.is_empty() => "dllimport ",
            _ => "",
        };
        let windows = self.triple.starts_with("i686");
        let convention = match self.below(8) {
            0 if windows => "x86_stdcallcc ",
            1 if windows => "x86_fastcallcc ",
            2 if self.is_x86() => "x86_vectorcallcc ",
            _ => "",
        };
        let parameters = self.of(&["", "i32, i64", "ptr", "i8, double, ptr"]);
        let end = self.of(&["", "", "", " unnamed_addr", " local_unnamed_addr", " section \".text.x\"", " align 32"]);
        writeln!(self.text, "declare {linkage}{storage}{convention}void @{name}({parameters}){end}").unwrap();
        self.named.push(Named { name, is_function: true, is_apart: false, is_declared: true });
    }

    /// The linkage of a definition, and its visibility and storage class.
    fn seen(&mut self, is_alias: bool) -> (&'static str, String) {
        let all: &[&str] = &[
            "private",
            "internal",
            "available_externally",
            "linkonce",
            "linkonce_odr",
            "weak",
            "weak_odr",
            "common",
            "",
            "",
            "",
            "",
        ];
        let linkage = match self.of(all) {
            "available_externally" | "common" if is_alias => "",
            linkage => linkage,
        };
        let local = matches!(linkage, "private" | "internal");
        let mut words = String::new();
        if !local {
            let storage = match self.below(10) {
                0 => "dllexport ",
                1 | 2 => "hidden ",
                3 => "protected ",
                4 => "dso_local ",
                5 => "dso_local protected ",
                _ => "",
            };
            words += storage;
        } else if self.one_in(4) {
            words += "dso_local ";
        }
        (linkage, words)
    }

    fn thread(&mut self) -> &'static str {
        self.of(&[
            "thread_local ",
            "thread_local(localdynamic) ",
            "thread_local(initialexec) ",
            "thread_local(localexec) ",
        ])
    }

    fn global(&mut self, at: usize) {
        let Named { name, is_apart, is_declared, .. } = self.named[at].clone();
        if is_declared {
            return self.declaration(&name, is_apart);
        }
        let (linkage, seen) = self.seen(false);
        let is_common = linkage == "common";
        let mut words = format!("{linkage} {seen}");
        if is_apart && !self.one_in(6) {
            words += self.thread();
        }
        words += self.of(&["", "", "", "unnamed_addr ", "local_unnamed_addr "]);
        if is_apart && !words.contains("thread_local") {
            words += self.of(&["addrspace(1) ", "addrspace(270) "]);
        }
        words += if self.one_in(12) { "externally_initialized " } else { "" };
        words += if !is_common && self.one_in(2) { "constant" } else { "global" };
        self.current.clone_from(&name);
        let data = Data::of(self);
        let mut is_zero = is_common || self.one_in(6);
        let mut end = String::new();
        if !is_common && self.one_in(4) {
            let section = self.of(&[&SECTION_NAMES[..], &[".llvm.metadata"]].concat());
            write!(end, ", section \"{section}\"").unwrap();
            is_zero |= section.contains("bss") && !self.one_in(20);
        }
        let value = if is_zero { "zeroinitializer".to_owned() } else { data.value };
        if self.one_in(9) && linkage != "private" {
            write!(end, ", partition \"part{}\"", self.below(2)).unwrap();
        }
        if !is_common && linkage != "available_externally" {
            end += &self.comdat(&name, linkage);
        }
        if self.one_in(3) {
            let align = self.of(&[1, 2, 4, 8, 16, 32, 64, 4096]);
            write!(end, ", align {align}").unwrap();
        }
        if self.triple.starts_with("x86_64") && self.one_in(12) {
            let model = self.of(&["small", "large", "medium"]);
            write!(end, ", code_model \"{model}\"").unwrap();
        }
        end += match self.below(24) {
            0 => ", no_sanitize_address",
            1 => ", sanitize_address_dyninit",
            _ => "",
        };
        if end.contains("section") && self.one_in(8) {
            let node = self.node("!{}".to_owned());
            write!(end, ", !exclude {node}").unwrap();
        }
        if self.one_in(20) {
            let prefix = self.of(&["hot", "unlikely", "lukewarm"]);
            let node = self.node(format!("!{{!\"section_prefix\", !\"{prefix}\"}}"));
            write!(end, ", !section_prefix {node}").unwrap();
        }
        if !self.is_coff() && self.one_in(16) {
            let before = self.named[..at].iter().filter(|named| !named.is_apart && !named.is_function);
            let others: Vec<String> = before.map(|named| named.name.clone()).collect();
            if !others.is_empty() {
                let other = &others[self.below(others.len())];
                let node = self.node(format!("!{{ptr @{other}}}"));
                write!(end, ", !associated {node}").unwrap();
            }
        }
        if self.one_in(12) {
            write!(end, " #{}", self.below(3)).unwrap();
        }
        writeln!(self.text, "@{name} = {words} {} {value}{end}", data.ty).unwrap();
    }

    /// The COMDAT of a definition. In COFF a COMDAT has the name of a value in it, and a value that has such a name is in it.
    fn comdat(&mut self, name: &str, linkage: &str) -> String {
        if self.comdats.is_empty() {
            return String::new();
        }
        let own = self.comdats.iter().any(|comdat| comdat == name);
        let is_key = own && linkage != "private";
        let any = self.comdats[self.numbers.below(self.comdats.len())].clone();
        let keyed = self.keyed.contains(&any) || !self.is_coff() || self.one_in(30);
        match () {
            () if is_key && (self.is_coff() || self.one_in(2)) && !self.one_in(30) => {
                self.keyed.push(name.to_owned());
                ", comdat".to_owned()
            }
            () if keyed && self.one_in(3) => format!(", comdat(${any})"),
            () => String::new(),
        }
    }

    fn declaration(&mut self, name: &str, is_apart: bool) {
        let linkage = self.of(&["external", "external", "external", "extern_weak"]);
        let mut words = self
            .of(&[
                "",
                "",
                "",
                "hidden ",
                "protected ",
                "dso_local ",
                if linkage == "external" { "dllimport " } else { "" },
            ])
            .to_owned();
        if is_apart && !words.contains("dllimport") {
            words += self.thread();
        } else if is_apart {
            words += "addrspace(1) ";
        }
        let kind = self.of(&["global", "constant"]);
        let ty = self.of(&["i32", "[0 x i8]", "ptr", "{ i32, ptr }"]);
        writeln!(self.text, "@{name} = {linkage} {words}{kind} {ty}").unwrap();
    }

    fn alias(&mut self, n: usize) {
        let name = self.name("a", n);
        // Only definitions that are emitted have aliases; llvm-as refuses others, and they do not count.
        let is_defined = |text: &str, name: &str| {
            let start = format!("@{name} = ");
            let lines = text.lines().filter(|line| line.starts_with(&start));
            lines.into_iter().any(|line| {
                !["external ", "extern_weak ", "available_externally ", "common "]
                    .iter()
                    .any(|word| line.contains(word))
            })
        };
        let defined: Vec<Named> =
            self.named.iter().filter(|named| !named.is_apart && is_defined(&self.text, &named.name)).cloned().collect();
        if defined.is_empty() {
            return;
        }
        let to = defined[self.below(defined.len())].name.clone();
        let (linkage, seen) = self.seen(true);
        let unnamed = self.of(&["", "", "unnamed_addr "]);
        let ty = self.of(&["i32", "[3 x i16]", "{ i8, ptr }", "void ()"]);
        let target = match self.below(6) {
            0 => format!("getelementptr (i8, ptr @{to}, i64 {})", self.below(20)),
            1 => format!("getelementptr ({{ i32, ptr }}, ptr @{to}, i32 {}, i32 1)", self.below(3)),
            2 if self.one_in(6) => format!("inttoptr (i64 {} to ptr)", self.below(1000)),
            _ => format!("@{to}"),
        };
        let target = if target.starts_with('@') { format!("ptr {target}") } else { target };
        let partition = if self.one_in(12) && linkage != "private" { ", partition \"part1\"" } else { "" };
        writeln!(self.text, "@{name} = {linkage} {seen}{unnamed}alias {ty}, {target}{partition}").unwrap();
        self.named.push(Named { name, is_function: false, is_apart: false, is_declared: false });
    }
}
