//! PC sections: a module compared with an equivalent text, and with llc's samples if their folder exists.

use super::common::external;
use llas::module::*;
use object::read::elf::{ElfFile64, SectionHeader};
use object::{Endianness, Object, ObjectSection, ObjectSymbol, RelocationTarget};
use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// A module with every kind of entry.
fn module(target: &str) -> Module {
    let mut module = Module::new(target.parse().unwrap(), "pc.c");
    let constants = [Constant::int(8, 7), Constant::int(16, 515), Constant::int(32, -1)];
    let compressed = PcSection::new("small!C", [Constant::int(8, 200), Constant::int(32, -1), Constant::int(64, 300)]);
    let both = vec![PcSection::new("plain", constants), compressed];
    let body = vec![
        Part::PcSections(both.clone()),
        Part::Text("nop".to_owned()),
        Part::PcSections(vec![PcSection::new("alone", [])]),
        Part::Text("nop\nret".to_owned()),
        Part::PcSections(both.clone()),
        Part::Text("nop".to_owned()),
    ];
    module.function(Function { pc_sections: both, body: Body::Parts(body), ..Function::declaration("f") });
    let entry = vec![PcSection::new("alone", [Constant::int(8, 1)])];
    module.function(Function { pc_sections: entry.clone(), ..Function::new("g", "ret") });
    let comdat = Some(module.comdat("h", Selection::Any));
    module.function(Function { pc_sections: entry, comdat, ..Function::new("h", "ret") });
    module
}

/// The equivalent text; `word` is the directive for addresses.
fn text(word: &str, align: u32) -> String {
    let constants = ".byte 7\n.2byte 515\n.4byte 0xffffffff\n";
    let compressed = ".byte 200\n.uleb128 0xffffffff\n.uleb128 300\n";
    let entry = |label: &str| format!("1: {word} {label}-1b\n");
    let begin = |name: &str, visible: &str, begin: &str| {
        format!("{visible}\n.p2align {align}\n.type {name},%function\n{name}: {begin}:\n")
    };
    let end = |name: &str, end: &str| format!("{end}: .size {name},{end}-{name}\n");
    let mut text = String::from(".file \"pc.c\"\n.text\n");
    text += &begin("f", ".globl f", ".Lfb");
    text += ".Li1: nop\n.Li2: nop\nret\n.Li3: nop\n";
    text += &end("f", ".Lfe");
    text += ".pushsection plain,\"awo\",%progbits,f\n";
    text += &format!("{}.4byte .Lfe-.Lfb\n{constants}", entry(".Lfb"));
    text += ".section small,\"awo\",%progbits,f\n";
    text += &format!("{}.uleb128 .Lfe-.Lfb\n{compressed}", entry(".Lfb"));
    text += ".section plain,\"awo\",%progbits,f\n";
    text += &format!("{}{}{constants}", entry(".Li1"), entry(".Li3"));
    text += ".section small,\"awo\",%progbits,f\n";
    text += &format!("{}{}{compressed}", entry(".Li1"), entry(".Li3"));
    text += ".section alone,\"awo\",%progbits,f\n";
    text += &format!("{}.popsection\n", entry(".Li2"));
    text += &format!("{}ret\n{}", begin("g", ".globl g", ".Lgb"), end("g", ".Lge"));
    text += ".pushsection alone,\"awo\",%progbits,f\n";
    text += &format!("{}.4byte .Lge-.Lgb\n.byte 1\n.popsection\n", entry(".Lgb"));
    text += ".section .text.h,\"axG\",%progbits,h,comdat\n";
    text += &format!("{}ret\n{}", begin("h", ".globl h", ".Lhb"), end("h", ".Lhe"));
    text += ".pushsection alone,\"awoG\",%progbits,h,h,comdat\n";
    text += &format!("{}.4byte .Lhe-.Lhb\n.byte 1\n.popsection\n", entry(".Lhb"));
    text + ".section \".note.GNU-stack\",\"\",%progbits\n"
}

#[test]
fn entries_are_those_of_a_text() {
    for (target, align) in [("x86_64-linux-gnu", 4), ("aarch64-linux-gnu", 2)] {
        let module = module(target);
        let mut lowering = Lowering::for_target(&module.triple);
        for (model, word) in [(CodeModel::Small, ".4byte"), (CodeModel::Medium, ".8byte")] {
            lowering.code_model = model;
            let options = module.streamer_options(&lowering).unwrap();
            let expected = llas::assemble(text(word, align).as_str(), &options).unwrap().to_bytes().unwrap();
            let ours = module.object(&lowering).unwrap().to_bytes().unwrap();
            assert!(entries(&ours) == entries(&expected), "{target}: the entries differ");
            assert!(ours == expected, "{target}: the objects differ");
        }
    }
}

#[test]
fn windows_has_none() {
    let with = module("x86_64-pc-windows-msvc");
    let lowering = Lowering::for_target(&with.triple);
    let object = with.object(&lowering).unwrap().to_bytes().unwrap();
    let names = ["plain", "small", "alone"];
    assert!(names.iter().all(|name| !object.windows(name.len()).any(|bytes| bytes == name.as_bytes())));
}

/// An entry: its section, the section and offset that its address refers to, and the bytes after the address.
type Entry = (String, String, u64, Vec<u8>);

/// The entries of an object, sorted, because llc's order is that of a hash table.
fn entries(object: &[u8]) -> Vec<Entry> {
    const LINK_ORDER: u64 = 0x80;
    let file = ElfFile64::<Endianness>::parse(object).unwrap();
    let mut entries = Vec::new();
    for section in file.sections() {
        if section.elf_section_header().sh_flags(Endianness::Little).0 & LINK_ORDER == 0 {
            continue;
        }
        let (name, data) = (section.name().unwrap().to_owned(), section.data().unwrap());
        let relocations: Vec<_> = section.relocations().collect();
        for (n, (at, relocation)) in relocations.iter().enumerate() {
            let end = relocations.get(n + 1).map_or(data.len(), |next| next.0 as usize);
            let RelocationTarget::Symbol(symbol) = relocation.target() else { panic!("no symbol") };
            let symbol = file.symbol_by_index(symbol).unwrap();
            let text = file.section_by_index(symbol.section_index().unwrap()).unwrap();
            let address = symbol.address().wrapping_add(relocation.addend() as u64);
            let place = format!("{} {:?}", text.name().unwrap(), relocation.flags());
            entries.push((name.clone(), place, address, data[*at as usize..end].to_vec()));
        }
    }
    entries.sort();
    entries
}

/// The metadata nodes of a sample by name: sections, each with its constants.
type Nodes = HashMap<String, Vec<PcSection>>;

/// Parses `!{!"section!C", !4, !"other"}` and `!{i32 10, i64 -1}`.
fn nodes(text: &str) -> Nodes {
    let mut raw: HashMap<String, Vec<String>> = HashMap::new();
    for line in text.lines() {
        let Some((name, list)) = line.strip_prefix('!').and_then(|l| l.split_once(" = !{")) else { continue };
        let items = list.trim_end().trim_end_matches('}').split(',').map(|item| item.trim().to_owned());
        raw.insert(name.to_owned(), items.collect());
    }
    let constant = |item: &String| {
        let (ty, value) = item.split_once(' ').unwrap();
        let value = if value == "true" { 1 } else { value.parse().unwrap() };
        Constant::int(ty[1..].parse().unwrap(), value)
    };
    let mut nodes = Nodes::new();
    for (name, items) in &raw {
        if !items[0].starts_with("!\"") {
            continue;
        }
        let mut sections: Vec<PcSection> = Vec::new();
        for item in items {
            match item.strip_prefix("!\"") {
                Some(section) => sections.push(PcSection::new(section.trim_end_matches('"'), [])),
                None => sections.last_mut().unwrap().constants.extend(raw[&item[1..]].iter().map(constant)),
            }
        }
        nodes.insert(name.clone(), sections);
    }
    nodes
}

/// The lines of a function's body, and for each label the sections with an entry for it.
fn function_of<'t>(asm: &'t str, name: &str) -> (Vec<&'t str>, HashMap<&'t str, Vec<&'t str>>) {
    let mut lines = asm.lines().skip_while(|line| line.split(':').next() != Some(name)).skip(1);
    let body = lines.by_ref().take_while(|line| !line.starts_with(".Lfunc_end")).collect();
    let (mut labels, mut section) = (HashMap::new(), "");
    for line in lines.take_while(|line| !line.contains("-- End function")) {
        let line = line.trim();
        if let Some(rest) = line.strip_prefix(".section\t") {
            section = rest.split(',').next().unwrap();
        }
        let label = line.split('\t').nth(1).and_then(|value| value.split_once("-.Lpcsection_base"));
        if let Some((label, _)) = label.filter(|label| label.0.starts_with(".Lpcsection")) {
            labels.entry(label).or_insert_with(Vec::new).push(section);
        }
    }
    (body, labels)
}

/// The module of a sample: function bodies from its assembly text, everything else from its IR.
fn sample(ir: &str, asm: &str, target: &str) -> Module {
    let mut module = Module::new(target.parse().unwrap(), "sample.ll");
    let nodes = nodes(ir);
    for line in ir.lines().filter(|line| line.starts_with("define ")) {
        let (head, rest) = line.split_once('@').unwrap();
        let (name, rest) = rest.split_once('(').unwrap();
        let (lines, labels) = function_of(asm, name);
        let mut parts = Vec::new();
        let mut unwind = false;
        for line in lines {
            let label = line.trim_end().trim_end_matches(':');
            match labels.get(label) {
                Some(sections) => {
                    let named =
                        |node: &&Vec<PcSection>| node.iter().map(|s| s.section.as_str()).eq(sections.iter().copied());
                    parts.push(Part::PcSections(nodes.values().find(named).expect(label).clone()));
                }
                None if line.contains(".cfi_startproc") => unwind = true,
                None if line.starts_with(".Lfunc_begin") || line.trim_start().starts_with(['#', '/']) => {}
                None => parts.push(Part::Text(line.split("//").next().unwrap().to_owned())),
            }
        }
        let mut function = Function { body: Body::Parts(parts), unwind, ..Function::declaration(name) };
        if head.contains("linkonce_odr") {
            function.common.linkage = Linkage::LinkOnceOdr;
        } else if head.contains("internal") {
            function.common.linkage = Linkage::Internal;
        }
        if rest.contains(" comdat ") {
            function.comdat = Some(module.comdat(name, Selection::Any));
        }
        if let Some((_, section)) = rest.split_once("section \"") {
            function.section = section.split('"').next().unwrap().to_owned();
        }
        if let Some((_, node)) = rest.split_once("!pcsections !") {
            let node = node.split(' ').next().unwrap();
            function.pc_sections = nodes[node].clone();
        }
        module.function(function);
    }
    module
}

#[test]
fn entries_are_those_of_llc() {
    let folder = std::env::var_os("LLAS_PC_SECTIONS_OF_LLC").map(PathBuf::from);
    let folder = folder.unwrap_or_else(|| Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/reference/pcsections"));
    let Ok(files) = folder.read_dir() else {
        return external::not_supplied(&format!("there is no {}", folder.display()));
    };
    let mut compared = 0;
    for file in files {
        let name = file.unwrap().file_name().into_string().unwrap();
        let Some(stem) = name.strip_suffix(".llc.o") else { continue };
        let words: Vec<&str> = stem.split('.').collect();
        let [sample_name, machine, model, relocation] = words[..] else { continue };
        let read = |name: String| std::fs::read_to_string(folder.join(name)).unwrap();
        let (ir, asm) = (read(format!("{sample_name}.ll")), read(format!("{stem}.s")));
        let module = sample(&ir, &asm, &format!("{machine}-linux-gnu"));
        let mut lowering = Lowering::for_target(&module.triple);
        lowering.code_model = match model {
            "tiny" => CodeModel::Tiny,
            "small" => CodeModel::Small,
            "kernel" => CodeModel::Kernel,
            "medium" => CodeModel::Medium,
            _ => CodeModel::Large,
        };
        if relocation == "pic" {
            lowering.relocation_model = RelocationModel::Pic;
        }
        let ours = module.object(&lowering).unwrap_or_else(|error| panic!("{stem}: {error}"));
        let theirs = entries(&std::fs::read(folder.join(&name)).unwrap());
        assert!(!theirs.is_empty(), "{stem}: llc's object has no entries");
        assert_eq!(entries(&ours.to_bytes().unwrap()), theirs, "{stem}");
        compared += 1;
    }
    println!("{compared} samples have the same entries");
}
