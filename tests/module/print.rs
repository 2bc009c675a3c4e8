//! Prints modules as LLVM IR for `llc`.

use super::words::quoted;
use crate::common::selection_word;
use llas::module::*;
use std::collections::HashMap;
use std::fmt::Write;

/// A module as LLVM IR.
pub fn print(module: &Module) -> String {
    let mut out = Printer { module, names: HashMap::new(), text: String::new() };
    out.number();
    out.module();
    out.text
}

struct Printer<'m> {
    module: &'m Module,
    /// The name or number of each value in the text.
    names: HashMap<Value, String>,
    text: String,
}

macro_rules! put {
    ($out:expr, $($arg:tt)*) => { write!($out.text, $($arg)*).unwrap() };
}

mod constants;

impl Printer<'_> {
    /// Values without names are numbered in the order of the text: globals, aliases, ifuncs, functions.
    fn number(&mut self) {
        let values: Vec<Value> = self.module.values().collect();
        let (functions, others) = values.split_at(self.module.functions.len());
        let mut next = 0;
        for value in others.iter().chain(functions) {
            let mut name = quoted(self.module.common(*value).unwrap().name.as_bytes());
            if name.len() == 2 {
                (name, next) = (next.to_string(), next + 1);
            }
            self.names.insert(*value, name);
        }
    }

    /// The name or number of the value with an index.
    fn at(&self, place: usize) -> String {
        self.names[&self.module.values().nth(place).unwrap()].clone()
    }

    fn module(&mut self) {
        let module = self.module;
        put!(self, "source_filename = {}\n", quoted(module.source_name.as_bytes()));
        put!(self, "target triple = \"{}\"\n", module.triple);
        for line in module.assembly.lines() {
            put!(self, "module asm {}\n", quoted(line.as_bytes()));
        }
        for comdat in &module.comdats {
            let selection = selection_word(comdat.selection);
            put!(self, "${} = comdat {selection}\n", quoted(comdat.name.as_bytes()));
        }
        let mut place = module.functions.len();
        for global in &module.globals {
            put!(self, "@{} = ", self.at(place));
            self.global(global);
            place += 1;
        }
        for alias in &module.aliases {
            put!(self, "@{} = ", self.at(place));
            place += 1;
            self.common(&alias.common, true);
            put!(self, "alias {}, ", alias.ty);
            match alias.aliasee {
                Aliasee::Address(address) => self.address(address),
                Aliasee::Absolute(number) => put!(self, "ptr inttoptr (i64 {number} to ptr)"),
                other => panic!("{other:?} is not expected"),
            }
            self.partition(&alias.common);
        }
        for ifunc in &module.ifuncs {
            put!(self, "@{} = ", self.at(place));
            place += 1;
            self.common(&ifunc.common, true);
            put!(self, "ifunc void (), ");
            self.address(ifunc.resolver);
            self.partition(&ifunc.common);
        }
        for (place, function) in module.functions.iter().enumerate() {
            self.function(function, place);
        }
        self.metadata();
    }

    fn partition(&mut self, common: &Common) {
        if !common.partition.is_empty() {
            put!(self, ", partition {}", quoted(common.partition.as_bytes()));
        }
        put!(self, "\n");
    }

    /// Prints what precedes the kind of a value; functions have the last part elsewhere, unless `all`.
    fn common(&mut self, common: &Common, all: bool) {
        let linkage = match common.linkage {
            Linkage::Private => "private ",
            Linkage::Internal => "internal ",
            Linkage::AvailableExternally => "available_externally ",
            Linkage::LinkOnce => "linkonce ",
            Linkage::LinkOnceOdr => "linkonce_odr ",
            Linkage::Weak => "weak ",
            Linkage::WeakOdr => "weak_odr ",
            Linkage::Common => "common ",
            Linkage::Appending => "appending ",
            Linkage::ExternWeak => "extern_weak ",
            Linkage::External => "",
            other => panic!("{other:?} is not expected"),
        };
        let visibility = match common.visibility {
            Visibility::Default => "",
            Visibility::Hidden => "hidden ",
            Visibility::Protected => "protected ",
            other => panic!("{other:?} is not expected"),
        };
        let dll = match common.dll {
            DllStorage::Default => "",
            DllStorage::Import => "dllimport ",
            DllStorage::Export => "dllexport ",
            other => panic!("{other:?} is not expected"),
        };
        let local = if common.dso_local { "dso_local " } else { "" };
        put!(self, "{linkage}{local}{visibility}{dll}");
        if all {
            put!(
                self,
                "{}",
                match common.thread_local {
                    None => "",
                    Some(ThreadLocal::GeneralDynamic) => "thread_local ",
                    Some(ThreadLocal::LocalDynamic) => "thread_local(localdynamic) ",
                    Some(ThreadLocal::InitialExec) => "thread_local(initialexec) ",
                    Some(ThreadLocal::LocalExec) => "thread_local(localexec) ",
                    Some(other) => panic!("{other:?} is not expected"),
                }
            );
            self.unnamed(common);
        }
    }

    fn unnamed(&mut self, common: &Common) {
        put!(
            self,
            "{}",
            match common.unnamed_addr {
                UnnamedAddr::Significant => "",
                UnnamedAddr::Local => "local_unnamed_addr ",
                UnnamedAddr::Global => "unnamed_addr ",
                other => panic!("{other:?} is not expected"),
            }
        );
    }

    fn comdat(&mut self, comdat: Option<ComdatId>, comma: &str) {
        if let Some(comdat) = comdat.and_then(|id| self.module.comdat_of(id)) {
            put!(self, "{comma} comdat(${})", quoted(comdat.name.as_bytes()));
        }
    }

    fn global(&mut self, global: &Global) {
        if global.initializer.is_none() && global.common.linkage == Linkage::External {
            put!(self, "external ");
        }
        self.common(&global.common, true);
        put!(self, "{} ", if global.constant { "constant" } else { "global" });
        match &global.initializer {
            Some(initializer) => self.constant(initializer),
            None => put!(self, "{}", global.ty),
        }
        if !global.section.is_empty() {
            put!(self, ", section {}", quoted(global.section.as_bytes()));
        }
        if !global.common.partition.is_empty() {
            put!(self, ", partition {}", quoted(global.common.partition.as_bytes()));
        }
        match global.size {
            Some(GlobalSize::Small) => put!(self, ", code_model \"small\""),
            Some(GlobalSize::Large) => put!(self, ", code_model \"large\""),
            Some(other) => panic!("{other:?} is not expected"),
            None => {}
        }
        self.comdat(global.comdat, ",");
        if let Some(align) = global.align {
            put!(self, ", align {align}");
        }
        if let Some(value) = global.associated {
            put!(self, ", !associated !{{ptr @{}}}", self.name(value));
        }
        if global.exclude {
            put!(self, ", !exclude !{{}}");
        }
        put!(self, "\n");
    }

    fn function(&mut self, function: &Function, place: usize) {
        let defined = function.is_defined();
        put!(self, "{} ", if defined { "define" } else { "declare" });
        self.common(&function.common, false);
        let (convention, bytes) = match function.convention {
            Convention::C => ("", 0),
            Convention::StdCall(bytes) => ("x86_stdcallcc ", bytes),
            Convention::FastCall(bytes) => ("x86_fastcallcc ", bytes),
            Convention::VectorCall(bytes) => ("x86_vectorcallcc ", bytes),
            other => panic!("{other:?} is not expected"),
        };
        let arguments = vec!["ptr"; (bytes / self.module.layout.pointer_size()) as usize].join(", ");
        // A resolver returns a pointer; with `unreachable` it has no code.
        let chooses = |ifunc: &Ifunc| self.module.common(ifunc.resolver.value) == Some(&function.common);
        let (result, code) =
            if self.module.ifuncs.iter().any(chooses) { ("ptr", "unreachable") } else { ("void", "ret void") };
        put!(self, "{convention}{result} @{}({arguments}) ", self.at(place));
        self.unnamed(&function.common);
        put!(self, "{}", if function.unwind { "" } else { "nounwind" });
        if function.small {
            put!(self, " optsize");
        }
        match function.section_prefix.as_str() {
            "hot" => put!(self, " hot"),
            "unlikely" => put!(self, " cold"),
            _ => {}
        }
        if !function.section.is_empty() {
            put!(self, " section {}", quoted(function.section.as_bytes()));
        }
        if !function.common.partition.is_empty() {
            put!(self, " partition {}", quoted(function.common.partition.as_bytes()));
        }
        self.comdat(function.comdat, "");
        if let Some(align) = function.align {
            put!(self, " align {align}");
        }
        if !function.gc.is_empty() {
            put!(self, " gc {}", quoted(function.gc.as_bytes()));
        }
        for (word, constant) in [("prefix", &function.prefix), ("prologue", &function.prologue)] {
            if let Some(constant) = constant {
                put!(self, " {word} ");
                self.constant(constant);
            }
        }
        if let Some(personality) = function.personality {
            put!(self, " personality ptr @{}", self.name(personality));
        }
        put!(self, "{}", if defined { format!(" {{ {code} }}\n") } else { "\n".to_owned() });
    }

    fn name(&self, value: Value) -> String {
        self.names[&value].clone()
    }

    fn metadata(&mut self) {
        let module = self.module;
        let strings = |words: &[String]| {
            words.iter().map(|word| format!("!{}", quoted(word.as_bytes()))).collect::<Vec<_>>().join(", ")
        };
        let mut nodes: Vec<String> = Vec::new();
        let mut lists: Vec<(&str, Vec<String>)> = Vec::new();
        lists.push(("llvm.ident", module.idents.iter().map(|s| strings(std::slice::from_ref(s))).collect()));
        lists.push((
            "llvm.commandline",
            module.command_lines.iter().map(|s| strings(std::slice::from_ref(s))).collect(),
        ));
        lists.push(("llvm.linker.options", module.linker_options.iter().map(|words| strings(words)).collect()));
        let libraries = module.dependent_libraries.iter().map(|s| strings(std::slice::from_ref(s))).collect();
        lists.push(("llvm.dependent-libraries", libraries));
        let (flags, arm) = (&module.flags, module.triple.to_string().starts_with("aarch64"));
        let one = |set: bool, name: &str| set.then(|| format!("i32 8, !\"{name}\", i32 1"));
        let branch = if arm { "branch-target-enforcement" } else { "cf-protection-branch" };
        let mut set = vec![
            one(flags.branch_protection, branch),
            one(flags.return_protection, "cf-protection-return"),
            one(flags.signed_returns, "sign-return-address"),
            one(flags.guarded_stack, "guarded-control-stack"),
            one(flags.cf_guard, "cfguard"),
            one(flags.eh_cont_guard, "ehcontguard"),
            one(flags.kernel, "ms-kernel"),
        ];
        if !module.call_graph.is_empty() {
            let edge = |edge: &CallEdge| {
                format!("!{{ptr @{}, ptr @{}, i64 {}}}", self.name(edge.from), self.name(edge.to), edge.count)
            };
            let edges: Vec<String> = module.call_graph.iter().map(edge).collect();
            set.push(Some(format!("i32 5, !\"CG Profile\", !{{{}}}", edges.join(", "))));
        }
        lists.push(("llvm.module.flags", set.into_iter().flatten().collect()));
        for (name, contents) in lists.into_iter().filter(|list| !list.1.is_empty()) {
            let numbers: Vec<String> =
                contents.iter().enumerate().map(|(n, _)| format!("!{}", nodes.len() + n)).collect();
            put!(self, "!{name} = !{{{}}}\n", numbers.join(", "));
            nodes.extend(contents);
        }
        for (n, node) in nodes.iter().enumerate() {
            put!(self, "!{n} = !{{{node}}}\n");
        }
    }
}
