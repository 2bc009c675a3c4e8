//! One module for each topic; their objects as made by `llc-22` are recorded in `tests/module/objects`.

use llas::module::*;

/// Fills a module and sets its lowering, except for the target.
pub type Make = fn(&mut Module, &mut Lowering);

const ALL: [&str; 8] = [
    "x86_64-linux-gnu",
    "i386-linux-gnu",
    "aarch64-linux-gnu",
    "armv7-unknown-linux-gnueabihf",
    "thumbv7-unknown-linux-gnueabihf",
    "x86_64-pc-windows-msvc",
    "i686-w64-windows-gnu",
    "aarch64-pc-windows-msvc",
];
const ELF: [&str; 5] = [
    "x86_64-linux-gnu",
    "i386-linux-gnu",
    "aarch64-linux-gnu",
    "armv7-unknown-linux-gnueabihf",
    "thumbv7-unknown-linux-gnueabihf",
];
/// Targets with exception tables of the Arm EABI.
const EABI: [&str; 6] = [
    "armv7-unknown-linux-gnueabihf",
    "thumbv7-unknown-linux-gnueabihf",
    "armebv7-unknown-linux-gnueabi",
    "armv6-unknown-linux-musleabihf",
    "thumbv7m-unknown-none-eabi",
    "armv7-unknown-linux-androideabi30",
];
const COFF: [&str; 4] =
    ["x86_64-pc-windows-msvc", "i686-pc-windows-msvc", "aarch64-pc-windows-msvc", "x86_64-w64-windows-gnu"];

/// The modules with their names and targets.
pub const MODULES: [(&str, &[&str], Make); 16] = [
    ("linkage", &ALL, linkage),
    ("threads", &ALL, threads),
    ("groups", &ELF, groups),
    ("comdats", &COFF, comdats),
    ("sections", &ALL, sections),
    ("constants", &ALL, constants),
    ("aliases", &ALL, aliases),
    ("ifuncs", &ELF, ifuncs),
    ("structors", &ALL, structors),
    ("metadata_elf", &ELF, metadata_elf),
    ("metadata_coff", &COFF, metadata_coff),
    ("visibility", &ELF, visibility),
    ("table_entries", &ALL, table_entries),
    ("exports", &COFF, exports),
    ("functions", &ALL, functions),
    ("exceptions", &EABI, exceptions),
];

fn int(value: i128) -> Constant {
    Constant::int(32, value)
}

fn with(mut global: Global, change: impl FnOnce(&mut Global)) -> Global {
    change(&mut global);
    global
}

fn linked(linkage: Linkage, global: Global) -> Global {
    with(global, |g| g.common.linkage = linkage)
}

fn linked_function(linkage: Linkage, mut function: Function) -> Function {
    function.common.linkage = linkage;
    function
}

/// The instruction that [`returns`] has on a target.
pub fn return_of(triple: &llas::Triple) -> &'static str {
    let name = triple.to_string();
    if name.starts_with("armv") || name.starts_with("armeb") || name.starts_with("thumb") { "bx lr" } else { "ret" }
}

/// A function that only returns.
fn returns(name: &str) -> Function {
    Function::new(name, "ret")
}

fn linkage(m: &mut Module, lowering: &mut Lowering) {
    lowering.addrsig = true;
    let mut values = Vec::new();
    for (n, linkage) in [
        Linkage::Private,
        Linkage::Internal,
        Linkage::AvailableExternally,
        Linkage::LinkOnce,
        Linkage::Weak,
        Linkage::LinkOnceOdr,
        Linkage::WeakOdr,
        Linkage::External,
    ]
    .into_iter()
    .enumerate()
    {
        values.push(m.global(linked(linkage, Global::new(format!("data{n}"), int(n as i128)))));
        values.push(m.global(linked(linkage, Global::constant(format!("const{n}"), int(n as i128 + 1)))));
        values.push(m.global(linked(linkage, Global::new(format!("zero{n}"), Constant::Zero(Type::Int(64))))));
    }
    m.global(linked(Linkage::Common, Global::new("common", Constant::Zero(Type::Int(64).array(3)))));
    values.push(m.global(Global::declaration("declared", Type::Int(32))));
    values.push(m.global(linked(Linkage::ExternWeak, Global::declaration("weak_declared", Type::Int(32)))));
    let values = values.into_iter().map(Constant::address).collect();
    m.global(Global::new("all", Constant::Array { element: PTR, values }));
}

fn threads(m: &mut Module, _: &mut Lowering) {
    let model = |model, global| with(global, |g: &mut Global| g.common.thread_local = Some(model));
    m.global(model(ThreadLocal::GeneralDynamic, Global::new("general", int(1))));
    m.global(model(ThreadLocal::LocalDynamic, Global::new("zero", int(0))));
    m.global(model(ThreadLocal::InitialExec, linked(Linkage::Internal, Global::new("own_zero", int(0)))));
    m.global(model(ThreadLocal::LocalExec, Global::constant("constant", int(0))));
    m.global(model(ThreadLocal::LocalExec, linked(Linkage::Weak, Global::new("weak", int(5)))));
    let section = |g: &mut Global| g.section = ".tbss.mine".to_owned();
    m.global(model(ThreadLocal::LocalExec, with(Global::new("placed", int(0)), section)));
    m.global(model(ThreadLocal::InitialExec, Global::declaration("declared", Type::Int(32))));
}

fn groups(m: &mut Module, _: &mut Lowering) {
    let (any, all) = (m.comdat("any", Selection::Any), m.comdat("all", Selection::NoDeduplicate));
    let member = |comdat, global| with(global, |g: &mut Global| g.comdat = Some(comdat));
    m.global(member(any, Global::new("any", int(1))));
    m.global(member(any, linked(Linkage::Internal, Global::constant("own", int(2)))));
    m.global(member(all, linked(Linkage::LinkOnceOdr, Global::new("all", int(0)))));
    let section = |g: &mut Global| g.section = "mine".to_owned();
    m.global(member(any, with(Global::new("a", int(1)), section)));
    m.global(member(all, with(Global::new("b", int(1)), section)));
    m.global(with(Global::new("c", int(1)), section));
    m.function(Function { comdat: Some(any), ..returns("f") });
}

fn comdats(m: &mut Module, _: &mut Lowering) {
    for (name, selection) in [
        ("any", Selection::Any),
        ("exact", Selection::ExactMatch),
        ("largest", Selection::Largest),
        ("no_duplicates", Selection::NoDeduplicate),
        ("same_size", Selection::SameSize),
    ] {
        let comdat = m.comdat(name, selection);
        m.global(with(linked(Linkage::LinkOnceOdr, Global::new(name, int(1))), |g| g.comdat = Some(comdat)));
        let member = linked(Linkage::Internal, Global::constant(format!("{name}_member"), int(2)));
        m.global(with(member, |g| g.comdat = Some(comdat)));
        m.function(Function { comdat: Some(comdat), ..returns(&format!("{name}_f")) });
    }
}

fn sections(m: &mut Module, _: &mut Lowering) {
    for (n, section) in ["mine", ".data.x", ".rodata.x", ".note.x", ".init_array.7", ".mine"].into_iter().enumerate() {
        let global = Global::new(format!("data{n}"), int(n as i128));
        m.global(with(global, |g| (g.section, g.align) = (section.to_owned(), Some(16))));
        let global = Global::constant(format!("const{n}"), int(n as i128));
        m.global(with(global, |g| g.section = section.to_owned()));
    }
    m.global(with(Global::new("zero", int(0)), |g| g.section = ".bss.mine".to_owned()));
    let merged = |name: &str, value| {
        with(linked(Linkage::Private, Global::constant(name, value)), |g| g.common.unnamed_addr = UnnamedAddr::Global)
    };
    m.global(merged("text", Constant::c_string("merged")));
    m.global(merged(
        "wide",
        Constant::Array { element: Type::Int(16), values: vec![Constant::int(16, 9), Constant::int(16, 0)] },
    ));
    m.global(merged("four", int(4)));
    m.global(merged("sixteen", Constant::int(128, 16)));
    m.global(with(merged("placed", Constant::int(64, 4)), |g| g.section = ".rodata.x".to_owned()));
    m.global(with(Global::new("aligned", Constant::int(8, 1)), |g| g.align = Some(64)));
    m.global(with(Global::new("large", Constant::Zero(Type::Int(8).array(100))), |g| g.align = Some(2)));
}

fn constants(m: &mut Module, lowering: &mut Lowering) {
    lowering.relocation_model = RelocationModel::Pic;
    let x = m.global(Global::declaration("x", Type::Int(32)));
    let own = m.global(with(Global::new("own", int(7)), |g| g.common.dso_local = true));
    let pointer = m.layout.pointer_size() * 8;
    let fields = vec![
        Constant::int(8, 1),
        Constant::int(16, 2),
        Constant::int(33, -1),
        Constant::float(5.0),
        Constant::address(x),
        Constant::String(b"xyz".to_vec()),
        Constant::Vector { element: Type::Int(8), values: (0..5).map(|n| Constant::int(8, n)).collect() },
        Constant::double(-0.0),
        Constant::Undef(Type::Int(24)),
    ];
    m.global(Global::new("mixed", Constant::structure(fields.clone())));
    m.global(Global::new("packed", Constant::Struct { fields, packed: true }));
    let distance = |from: Value, to: Value| Constant::Difference {
        bits: 32,
        to: Address::of(to).plus(8),
        from: Address::of(from),
    };
    m.global(Global::new("distance", distance(own, own)));
    let relative = m.global(Global::declaration("relative", Type::Int(32)));
    m.globals.last_mut().unwrap().initializer = Some(distance(relative, x));
    m.global(Global::constant("pointer", Constant::Address(Address::of(x).plus(12))));
    m.global(Global::new("integer", Constant::AddressInt { bits: pointer, address: Address::of(own).plus(-4) }));
    let f = m.function(Function::declaration("f"));
    if !m.triple.is_coff() {
        let same = Address { reference: Reference::DsoLocalEquivalent, ..Address::of(f) };
        let value = m.global(Global::declaration("same_distance", Type::Int(32)));
        let distance = Constant::Difference { bits: 32, to: same.plus(4), from: Address::of(value) };
        m.globals.last_mut().unwrap().initializer = Some(distance);
    }
    let itself = Address { reference: Reference::NoCfi, ..Address::of(f) };
    m.global(Global::new("itself", Constant::Address(itself)));
    m.global(Global::new("big", Constant::int(200, -12345)));
    m.global(Global::new("bits", Constant::Vector { element: Type::Int(1), values: vec![Constant::int(1, 1); 9] }));
    m.global(Global::new("quad", Constant::Float { kind: FloatKind::Fp128, bits: 0x3fff << 112 }));
    m.global(Global::new("half", Constant::Float { kind: FloatKind::Half, bits: 0x3c00 }));
}

fn aliases(m: &mut Module, _: &mut Lowering) {
    let base =
        m.global(Global::new("base", Constant::Array { element: Type::Int(32), values: (0..4).map(int).collect() }));
    let hidden = m.global(linked(Linkage::Private, Global::new("nameless", int(3))));
    let f = m.function(returns("f"));
    let mut alias = |name: &str, linkage, ty, value: Value, offset| {
        let common = Common { linkage, ..Common::new(name) };
        m.alias(Alias { common, ty, aliasee: Aliasee::Address(Address::of(value).plus(offset)) })
    };
    let four = Type::Int(32).array(4);
    let first = alias("plain", Linkage::External, four.clone(), base, 0);
    alias("weak", Linkage::Weak, four.clone(), base, 0);
    alias("internal", Linkage::Internal, four.clone(), base, 0);
    alias("private", Linkage::Private, four, base, 0);
    alias("inside", Linkage::External, Type::Int(32), base, 8);
    alias("of_private", Linkage::External, Type::Int(16), hidden, 0);
    alias("of_alias", Linkage::External, Type::Int(32), first, 0);
    alias("function", Linkage::External, Type::Function, f, 0);
    let common = Common::new("absolute");
    m.alias(Alias { common, ty: Type::Int(32), aliasee: Aliasee::Absolute(42) });
}

fn ifuncs(m: &mut Module, _: &mut Lowering) {
    let resolver = m.function(linked_function(Linkage::Internal, Function::new("resolver", "")));
    for (name, linkage) in [("plain", Linkage::External), ("weak", Linkage::Weak), ("internal", Linkage::Internal)] {
        let common = Common { linkage, ..Common::new(name) };
        let value = m.ifunc(Ifunc { common, resolver: Address::of(resolver) });
        m.global(Global::new(format!("address_of_{name}"), Constant::address(value)));
    }
}

fn structors(m: &mut Module, _: &mut Lowering) {
    let f = m.function(returns("f"));
    let data = m.global(Global::new("data", int(1)));
    let elsewhere = m.global(Global::declaration("elsewhere", Type::Int(32)));
    for (priority, data) in
        [(65535, None), (101, Some(data)), (300, Some(elsewhere)), (400, None), (200, None), (65535, None)]
    {
        m.constructor(Structor { priority, function: f, data });
    }
    m.destructor(Structor { priority: 65535, function: f, data: Some(data) });
    m.destructor(Structor { priority: 5, function: f, data: None });
    m.used(data);
    m.compiler_used(elsewhere);
}

fn metadata_elf(m: &mut Module, lowering: &mut Lowering) {
    lowering.addrsig = true;
    m.assembly = ".globl asm_symbol\nasm_symbol:\n.macro put value\n.byte \\value\n.endm\nput 7".to_owned();
    m.idents.push("who made it".to_owned());
    m.command_lines.push("cc -c x.c".to_owned());
    m.linker_options.push(vec!["lib".to_owned(), "m".to_owned()]);
    m.dependent_libraries.extend(["m".to_owned(), "c".to_owned()]);
    m.flags.branch_protection = true;
    let (f, g) = (m.function(Function::declaration("f")), m.function(Function::declaration("g")));
    m.call_graph.push(CallEdge { from: f, to: g, count: 32 });
    m.global(with(Global::new("parted", int(1)), |g| g.common.partition = "part".to_owned()));
    m.global(Global::new("calls", Constant::address(f)));
}

fn metadata_coff(m: &mut Module, lowering: &mut Lowering) {
    lowering.addrsig = true;
    m.assembly = ".section mine,\"dr\"\nasm_symbol: .long 5".to_owned();
    m.idents.push("who made it".to_owned());
    m.linker_options.push(vec!["/DEFAULTLIB:foo".to_owned()]);
    m.dependent_libraries.push("m".to_owned());
    (m.flags.kernel, m.flags.cf_guard) = (true, true);
    let f = m.function(Function::declaration("f"));
    m.call_graph.push(CallEdge { from: f, to: f, count: 7 });
    let kept = m.global(Global::new("odd name", Constant::address(f)));
    m.used(kept);
}

fn visibility(m: &mut Module, lowering: &mut Lowering) {
    lowering.relocation_model = RelocationModel::Pic;
    for (name, visibility) in
        [("default", Visibility::Default), ("hidden", Visibility::Hidden), ("protected", Visibility::Protected)]
    {
        m.global(with(Global::new(name, int(1)), |g| g.common.visibility = visibility));
        m.global(with(Global::new(format!("{name}_own"), int(1)), |g| {
            (g.common.visibility, g.common.dso_local) = (visibility, true);
        }));
        let global = Global::declaration(format!("{name}_declared"), Type::Int(32));
        let value = m.global(with(global, |g| g.common.visibility = visibility));
        m.global(Global::constant(format!("{name}_address"), Constant::address(value)));
        m.function(Function {
            common: Common { visibility, ..Common::new(format!("{name}_f")) },
            ..Function::default()
        });
    }
    m.function(Function { common: Common { dso_local: true, ..Common::new("own_f") }, ..returns("") });
}

fn table_entries(m: &mut Module, _: &mut Lowering) {
    let x = m.global(Global::declaration("x", Type::Int(32)));
    let held = |m: &mut Module, name: &str, linkage| {
        let global = linked(linkage, Global::constant(name, Constant::address(x)));
        m.global(with(global, |g| g.common.unnamed_addr = UnnamedAddr::Global))
    };
    let once = held(m, "once", Linkage::Private);
    let twice = held(m, "twice", Linkage::LinkOnceOdr);
    let needed = held(m, "needed", Linkage::Internal);
    m.global(Global::new("pointer", Constant::address(needed)));
    for (n, value) in [once, twice, twice, needed].into_iter().enumerate() {
        let own = m.global(Global::declaration(format!("distance{n}"), Type::Int(32).array(2)));
        let from = Address::of(own).plus(4 * (n as i64 % 2));
        let distance = Constant::Difference { bits: 32, to: Address::of(value), from };
        let global = m.globals.last_mut().unwrap();
        global.initializer = Some(Constant::Array { element: Type::Int(32), values: vec![int(7), distance] });
    }
}

fn exports(m: &mut Module, _: &mut Lowering) {
    let export = |global| with(global, |g: &mut Global| g.common.dll = DllStorage::Export);
    m.global(export(Global::new("data", int(1))));
    m.global(export(Global::constant("constant", int(2))));
    m.global(export(linked(Linkage::Weak, Global::new("weak", int(3)))));
    m.global(export(linked(Linkage::Common, Global::new("common", int(0)))));
    let imported =
        m.global(with(Global::declaration("imported", Type::Int(32)), |g| g.common.dll = DllStorage::Import));
    let common = Common { dll: DllStorage::Export, ..Common::new("f") };
    let f = m.function(Function { common, ..returns("") });
    let common = Common { dll: DllStorage::Export, ..Common::new("same f") };
    m.alias(Alias { common, ty: Type::Function, aliasee: Aliasee::Address(Address::of(f)) });
    m.global(with(Global::new("hidden", int(4)), |g| g.common.visibility = Visibility::Hidden));
    let _ = imported;
}

fn functions(m: &mut Module, lowering: &mut Lowering) {
    lowering.relocation_model = RelocationModel::Pic;
    for (n, linkage) in [Linkage::Private, Linkage::Internal, Linkage::LinkOnceOdr, Linkage::Weak, Linkage::External]
        .into_iter()
        .enumerate()
    {
        m.function(Function { common: Common { linkage, ..Common::new(format!("f{n}")) }, ..returns("") });
    }
    m.function(Function { unwind: true, ..returns("unwound") });
    m.function(Function { small: true, ..returns("small") });
    m.function(Function { align: Some(64), ..returns("aligned") });
    m.function(Function { section: "code".to_owned(), align: Some(2), ..returns("placed") });
    m.function(Function { section_prefix: "hot".to_owned(), ..returns("hot") });
    m.function(Function { section_prefix: "unlikely".to_owned(), ..returns("cold") });
    m.function(Function { prefix: Some(int(123)), ..returns("prefix") });
    m.function(Function { prologue: Some(Constant::int(32, 0x9090_9090)), ..returns("prologue") });
    // llc cannot make Windows objects of these.
    if !m.triple.is_coff() {
        m.function(Function { gc: "erlang".to_owned(), ..returns("erlang") });
    }
    m.function(Function { gc: "ocaml".to_owned(), ..returns("ocaml") });
    m.function(Function { gc: "shadow-stack".to_owned(), ..returns("shadow") });
    let keep: Vec<Value> = m.values().collect();
    for value in keep.into_iter().take(3) {
        m.used(value);
    }
}

fn exceptions(m: &mut Module, _: &mut Lowering) {
    let routine = m.function(Function::declaration("routine"));
    m.function(returns("cannot_unwind"));
    m.function(Function { unwind: true, ..returns("unwound") });
    m.function(Function { unwind: true, personality: Some(routine), ..returns("handles") });
    m.function(Function { personality: Some(routine), section: "code".to_owned(), ..returns("placed") });
    let comdat = m.comdat("grouped", Selection::Any);
    let common = Common { linkage: Linkage::LinkOnceOdr, ..Common::new("grouped") };
    m.function(Function { common, unwind: true, personality: Some(routine), comdat: Some(comdat), ..returns("") });
    m.function(Function { small: true, ..returns("small") });
}
