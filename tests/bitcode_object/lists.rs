//! Random lists and metadata of whole modules.

use crate::generate::{Maker, Named};
use std::fmt::Write as _;

impl Maker {
    /// An appending global with a random list of values.
    fn list(&mut self, name: &str, section: &str) {
        let mut all: Vec<String> =
            self.named.iter().filter(|named| !named.is_apart).map(|named| format!("ptr @{}", named.name)).collect();
        all.truncate(1 + self.below(3));
        if !all.is_empty() {
            let (count, all) = (all.len(), all.join(", "));
            writeln!(self.text, "@{name} = appending global [{count} x ptr] [{all}]{section}").unwrap();
        }
    }

    pub fn lists(&mut self) {
        for list in ["llvm.used", "llvm.compiler.used"] {
            if self.one_in(3) {
                self.list(list, ", section \"llvm.metadata\"");
            }
        }
        let functions: Vec<Named> = self.named.iter().filter(|named| named.is_function).cloned().collect();
        let data: Vec<Named> =
            self.named.iter().filter(|named| !named.is_function && !named.is_apart).cloned().collect();
        for list in ["llvm.global_ctors", "llvm.global_dtors"] {
            if functions.is_empty() || !self.one_in(3) {
                continue;
            }
            let mut elements = Vec::new();
            for _ in 0..1 + self.below(4) {
                let function = functions[self.below(functions.len())].name.clone();
                let priority = self.of(&[65535, 65535, 0, 101, 200, 300, 400, 500, 1000, 65534]);
                let key = match self.below(4) {
                    0 if !data.is_empty() => format!("@{}", data[self.below(data.len())].name),
                    _ => "null".to_owned(),
                };
                elements.push(format!("{{ i32, ptr, ptr }} {{ i32 {priority}, ptr @{function}, ptr {key} }}"));
            }
            let (count, all) = (elements.len(), elements.join(", "));
            writeln!(self.text, "@{list} = appending global [{count} x {{ i32, ptr, ptr }}] [{all}]").unwrap();
        }
    }

    /// Adds a metadata node, which is written at the end.
    pub fn node(&mut self, text: String) -> String {
        self.nodes.push(text);
        format!("!{}", self.nodes.len() - 1)
    }

    pub fn metadata(&mut self) {
        let mut lists: Vec<(&str, Vec<String>)> = Vec::new();
        let mut flags = Vec::new();
        let names: &[(&str, usize)] = &[
            ("wchar_size", 4),
            ("PIC Level", 2),
            ("PIE Level", 2),
            ("uwtable", 2),
            ("frame-pointer", 2),
            ("cf-protection-branch", 1),
            ("cf-protection-return", 1),
            ("branch-target-enforcement", 1),
            ("sign-return-address", 1),
            ("guarded-control-stack", 1),
            ("cfguard", 2),
            ("ehcontguard", 1),
            ("ms-kernel", 1),
            ("RtLibUseGOT", 1),
            ("Code Model", 4),
        ];
        for (name, most) in names {
            let is_other = match *name {
                "Code Model" => !self.triple.starts_with("x86_64") || self.is_coff(),
                // llc crashes on it for other targets.
                "cfguard" => !self.triple.ends_with("msvc"),
                _ => false,
            };
            if self.one_in(10) && !is_other {
                let value = if *name == "Code Model" { self.of(&[1, 3, 4]) } else { self.below(most + 1) };
                flags.push(self.node(format!("!{{i32 8, !\"{name}\", i32 {value}}}")));
            }
        }
        let functions: Vec<Named> = self.named.iter().filter(|named| named.is_function).cloned().collect();
        if functions.len() > 1 && self.one_in(6) {
            let [a, b] = [&functions[0].name, &functions[1].name];
            let count = self.below(1000);
            let edge = self.node(format!("!{{ptr @{a}, ptr @{b}, i64 {count}}}"));
            let edges = self.node(format!("!{{{edge}}}"));
            flags.push(self.node(format!("!{{i32 5, !\"CG Profile\", {edges}}}")));
        }
        lists.push(("llvm.module.flags", flags));
        for list in ["llvm.ident", "llvm.commandline"] {
            if self.one_in(5) {
                let node = self.node("!{!\"some tool 1.0\"}".to_owned());
                let other = self.node("!{!\"another\"}".to_owned());
                lists.push((list, if self.one_in(2) { vec![node, other] } else { vec![node] }));
            }
        }
        if self.one_in(5) {
            let words = if self.is_coff() { "!{!\"/DEFAULTLIB:m\", !\"/x\"}" } else { "!{!\"lib\", !\"m\"}" };
            let node = self.node(words.to_owned());
            lists.push(("llvm.linker.options", vec![node]));
        }
        if self.one_in(6) {
            let node = self.node("!{!\"pthread\"}".to_owned());
            lists.push(("llvm.dependent-libraries", vec![node]));
        }
        for (list, nodes) in lists.iter().filter(|list| !list.1.is_empty()) {
            writeln!(self.text, "!{list} = !{{{}}}", nodes.join(", ")).unwrap();
        }
        self.text += "attributes #0 = { \"bss-section\"=\"my_bss\" \"data-section\"=\"my_data\" \"other\" }\n\
                      attributes #1 = { \"rodata-section\"=\"my_rodata\" \"relro-section\"=\"my_relro\" }\n\
                      attributes #2 = { \"relro-section\"=\".rodata.cst4\" \"rodata-section\"=\"mine\" }\n";
        for (n, node) in self.nodes.iter().enumerate() {
            writeln!(self.text, "!{n} = {node}").unwrap();
        }
    }
}
