//! Random modules: linkage, visibility, TLS, COMDATs, sections, storage classes, for all targets.

use super::chance::Chance;
use crate::common::SECTION_NAMES;
use llas::module::*;

pub const TARGETS: [&str; 11] = [
    "x86_64-linux-gnu",
    "i386-linux-gnu",
    "aarch64-linux-gnu",
    "x86_64-pc-windows-msvc",
    "i686-pc-windows-msvc",
    "aarch64-pc-windows-msvc",
    "x86_64-w64-windows-gnu",
    "i686-w64-windows-gnu",
    "aarch64-w64-windows-gnu",
    "armv7-unknown-linux-gnueabihf",
    "thumbv7-unknown-linux-gnueabihf",
];

struct Maker {
    chance: Chance,
    module: Module,
    coff: bool,
    values: Vec<Value>,
    comdats: Vec<ComdatId>,
}

/// A module and its lowering.
pub fn module(seed: u64) -> (Module, Lowering) {
    let mut chance = Chance::new(seed);
    let triple: llas::Triple = TARGETS[(seed % TARGETS.len() as u64) as usize].parse().unwrap();
    let module = Module::new(triple.clone(), format!("folder/m{seed}.c"));
    let mut lowering = Lowering::for_target(&triple);
    if chance.one_in(3) {
        lowering.relocation_model = RelocationModel::Pic;
    }
    lowering.data_sections = chance.one_in(6);
    lowering.function_sections = chance.one_in(6);
    lowering.unique_section_names = !chance.one_in(8);
    lowering.addrsig = chance.one_in(3);
    lowering.use_init_array = !chance.one_in(8);
    lowering.zeros_in_bss = !chance.one_in(12);
    if seed.is_multiple_of(TARGETS.len() as u64) && chance.one_in(5) {
        lowering.code_model = chance.of(&[CodeModel::Medium, CodeModel::Large]);
    }
    let coff = triple.is_coff();
    let mut maker = Maker { chance, module, coff, values: Vec::new(), comdats: Vec::new() };
    maker.fill();
    (maker.module, lowering)
}

impl Maker {
    fn fill(&mut self) {
        let c = &mut self.chance;
        for n in 0..c.below(4) {
            let selection = match self.coff {
                true => c.of(&[
                    Selection::Any,
                    Selection::ExactMatch,
                    Selection::Largest,
                    Selection::NoDeduplicate,
                    Selection::SameSize,
                ]),
                false => c.of(&[Selection::Any, Selection::Any, Selection::NoDeduplicate]),
            };
            let selection = if c.one_in(40) { Selection::Largest } else { selection };
            self.comdats.push(self.module.comdat(format!("g{n}"), selection));
        }
        for n in 0..self.chance.below(3) {
            self.declare_function(n);
        }
        for n in 0..3 + self.chance.below(9) {
            self.global(n);
        }
        if !self.chance.one_in(25) {
            self.make_legal();
        }
        for n in 0..self.chance.below(4) {
            self.alias(n);
        }
        self.lists();
    }

    fn linkage(&mut self) -> Linkage {
        self.chance.of(&[
            Linkage::Private,
            Linkage::Internal,
            Linkage::AvailableExternally,
            Linkage::LinkOnce,
            Linkage::LinkOnceOdr,
            Linkage::Weak,
            Linkage::WeakOdr,
            Linkage::Common,
            Linkage::External,
            Linkage::External,
            Linkage::External,
        ])
    }

    /// The properties that depend on the linkage.
    fn common(&mut self, name: String, linkage: Linkage, declared: bool) -> Common {
        let c = &mut self.chance;
        let mut common = Common { linkage, ..Common::new(name) };
        common.unnamed_addr = c.of(&[UnnamedAddr::Significant, UnnamedAddr::Local, UnnamedAddr::Global]);
        if !linkage.is_local() {
            common.visibility =
                c.of(&[Visibility::Default, Visibility::Default, Visibility::Hidden, Visibility::Protected]);
            if declared && c.one_in(5) {
                (common.dll, common.visibility) = (DllStorage::Import, Visibility::Default);
            } else if !declared && common.visibility != Visibility::Hidden && c.one_in(5) {
                common.dll = DllStorage::Export;
            }
        }
        common.dso_local = common.dll != DllStorage::Import && linkage != Linkage::ExternWeak && c.one_in(3);
        if c.one_in(12) {
            common.partition = "part".to_owned();
        }
        common
    }

    fn declare_function(&mut self, n: usize) {
        let linkage = self.chance.of(&[Linkage::External, Linkage::External, Linkage::ExternWeak]);
        let common = self.common(format!("f{n}"), linkage, true);
        let mut function = Function { common, ..Function::default() };
        function.common.partition.clear();
        if self.coff && self.chance.one_in(3) {
            function.convention =
                self.chance.of(&[Convention::StdCall(8), Convention::FastCall(16), Convention::VectorCall(8)]);
        }
        let value = self.module.function(function);
        self.values.push(value);
    }

    fn global(&mut self, n: usize) {
        let name = if self.chance.one_in(15) { format!("?g{n}@@3HA") } else { format!("g{n}") };
        if self.chance.one_in(6) {
            let linkage = self.chance.of(&[Linkage::External, Linkage::ExternWeak]);
            let mut global = Global::declaration(name, Type::Int(32));
            global.common = self.common(global.common.name, linkage, true);
            global.common.partition.clear();
            let value = self.module.global(global);
            self.values.push(value);
            return;
        }
        let linkage = self.linkage();
        let common = self.common(name, linkage, false);
        let plain = linkage == Linkage::Common;
        let initializer = match self.chance.below(4) {
            _ if plain => Constant::Zero(self.ty(2)),
            0 => Constant::Zero(self.ty(2)),
            _ => self.constant(3),
        };
        let mut global = Global { common, ..Global::new("", initializer) };
        if let (Some(to), false, true) = (self.address(), plain, self.chance.one_in(8)) {
            // The distance from the global itself, which has no `Value` yet: the initializer is completed later.
            (global.ty, global.initializer) = (Type::Int(32), Some(Constant::AddressInt { bits: 32, address: to }));
        }
        let c = &mut self.chance;
        global.constant = !plain && c.one_in(3);
        if c.one_in(6) {
            let model = [
                ThreadLocal::GeneralDynamic,
                ThreadLocal::LocalDynamic,
                ThreadLocal::InitialExec,
                ThreadLocal::LocalExec,
            ];
            global.common.thread_local = Some(c.of(&model));
        }
        if c.one_in(4) {
            global.align = Some(1 << c.below(8));
        }
        if !plain && c.one_in(4) {
            global.section = c.of(&SECTION_NAMES).to_owned();
        }
        if !plain && linkage != Linkage::AvailableExternally && !self.comdats.is_empty() && c.one_in(3) {
            let id = c.of(&self.comdats);
            let own = self.module.comdat_of(id).unwrap().name.clone();
            // In COFF a COMDAT has the name of a symbol.
            if !(self.coff && linkage == Linkage::Private && own == global.common.name) {
                global.comdat = Some(id);
            }
        }
        let key = self.comdats.iter().find(|id| self.module.comdat_of(**id).unwrap().name == global.common.name);
        if self.coff && key.is_some() && !plain && !matches!(linkage, Linkage::Private | Linkage::AvailableExternally) {
            global.comdat = key.copied();
        }
        if matches!(linkage, Linkage::Private | Linkage::Internal) && self.chance.one_in(6) {
            global.common.name.clear();
        }
        let value = self.module.global(global);
        self.values.push(value);
    }

    /// Changes most of what would be refused: COMDATs without a key, contents where none are allowed.
    fn make_legal(&mut self) {
        for id in self.comdats.clone() {
            let name = self.module.comdat_of(id).unwrap().name.clone();
            let keyed = |g: &Global| g.comdat == Some(id) && g.common.name == name;
            if self.coff && !self.module.globals.iter().any(keyed) {
                self.module.globals.iter_mut().filter(|g| g.comdat == Some(id)).for_each(|g| g.comdat = None);
            }
        }
        for global in &mut self.module.globals {
            let comdat = self.module.comdats.iter().any(|comdat| comdat.name == global.common.name);
            if self.coff && comdat && global.common.linkage == Linkage::Private {
                global.common.linkage = Linkage::Internal;
            }
            if let (Some(initializer), true) = (&mut global.initializer, global.section.contains("bss")) {
                *initializer = Constant::Zero(initializer.ty());
            }
        }
    }

    fn alias(&mut self, n: usize) {
        let linkage = match self.linkage() {
            Linkage::Common | Linkage::AvailableExternally => Linkage::External,
            linkage => linkage,
        };
        // Common symbols and local zero-initialized globals have no section at this point that an alias could refer to.
        let all = self.chance.one_in(25);
        let lowering = Lowering::for_target(&self.module.triple);
        let common =
            |m: &Module, g: &Global| matches!(m.kind(g, &lowering), Some(SectionKind::Common | SectionKind::BssLocal));
        let defined = |m: &Module, v: &Value| {
            let weak = m.aliases.iter().any(|a| {
                a.common.name == m.common(*v).unwrap().name
                    && !a.common.linkage.is_local()
                    && a.common.linkage != Linkage::External
            });
            !weak
                && (m.globals.iter().any(|g| {
                    g.common.name == m.common(*v).unwrap().name
                        && g.initializer.is_some()
                        && (all || !common(m, g))
                        && g.common.linkage != Linkage::AvailableExternally
                }) || m.aliases.iter().any(|a| a.common.name == m.common(*v).unwrap().name))
        };
        let targets: Vec<Value> = self.values.iter().copied().filter(|v| defined(&self.module, v)).collect();
        let common = self.common(format!("a{n}"), linkage, false);
        let ty = self.ty(1);
        let aliasee = match self.chance.below(8) {
            0 => Aliasee::Absolute(self.chance.number() >> 40),
            _ if targets.is_empty() => return,
            1 => Aliasee::Address(Address::of(self.chance.of(&targets)).plus(self.chance.below(9) as i64)),
            _ => Aliasee::Address(Address::of(self.chance.of(&targets))),
        };
        let mut alias = Alias { common, ty, aliasee };
        if let Aliasee::Address(address) = aliasee {
            alias.common.thread_local = self.module.common(address.value).unwrap().thread_local;
        }
        let value = self.module.alias(alias);
        self.values.push(value);
    }

    fn ty(&mut self, depth: usize) -> Type {
        match self.chance.below(if depth == 0 { 4 } else { 8 }) {
            0 => Type::Int(self.chance.of(&[1, 8, 16, 32, 64, 128, 7, 24, 33])),
            1 => Type::Int(32),
            2 => self.constant(0).ty(),
            3 => PTR,
            4 | 5 => self.ty(depth - 1).array(self.chance.below(6) as u64),
            _ => {
                let fields: Vec<Type> = (0..1 + self.chance.below(3)).map(|_| self.ty(depth - 1)).collect();
                Type::Struct { fields: fields.into(), packed: self.chance.one_in(3) }
            }
        }
    }

    fn address(&mut self) -> Option<Address> {
        let objects: Vec<Value> = self.values.clone();
        let value = if objects.is_empty() { return None } else { self.chance.of(&objects) };
        let common = self.module.common(value)?;
        // The address of a thread-local variable is not a constant.
        if common.thread_local.is_some() || common.dll == DllStorage::Import {
            return None;
        }
        let offset = if self.chance.one_in(3) { self.chance.below(40) as i64 - 10 } else { 0 };
        Some(Address::of(value).plus(offset))
    }

    fn constant(&mut self, depth: usize) -> Constant {
        let zero = Constant::Zero(Type::Int(32));
        match self.chance.below(if depth == 0 { 4 } else { 10 }) {
            0 => {
                let bits = self.chance.of(&[1, 8, 16, 32, 64, 128, 7, 24, 33, 200]);
                Constant::int(bits, self.chance.number() as i128)
            }
            1 => Constant::int(32, self.chance.below(100) as i128),
            2 => self.chance.float(self.module.triple.is_x86()),
            3 => Constant::Undef(Type::Int(16)),
            4 => {
                let length = self.chance.below(6);
                let text: Vec<u8> = (0..length).map(|_| self.chance.of(b"ab\n\"\\\xff\0")).collect();
                if self.chance.one_in(3) && length != 0 { Constant::String(text) } else { Constant::c_string(text) }
            }
            5 => {
                let (bits, count) = (self.chance.of(&[8, 16, 32, 64]), 1 + self.chance.below(4));
                let mut values: Vec<Constant> =
                    (0..count).map(|_| Constant::int(bits, self.chance.below(3) as i128)).collect();
                values.push(Constant::int(bits, 0));
                let element = Type::Int(bits);
                if self.chance.one_in(3) {
                    Constant::Vector { element, values }
                } else {
                    Constant::Array { element, values }
                }
            }
            6 => self.address().map_or(zero, Constant::Address),
            7 => match self.address() {
                Some(address) => {
                    let pointer = self.module.layout.pointer_size() * 8;
                    Constant::AddressInt { bits: self.chance.of(&[pointer, 32]), address }
                }
                None => Constant::null(),
            },
            8 => {
                let fields: Vec<Constant> = (0..1 + self.chance.below(4)).map(|_| self.constant(depth - 1)).collect();
                Constant::Struct { fields, packed: self.chance.one_in(3) }
            }
            _ => {
                let first = self.constant(depth - 1);
                let element = first.ty();
                let rest = self.chance.below(3);
                let mut values = vec![first; 1 + rest];
                if self.chance.one_in(2) {
                    values.push(Constant::Zero(element.clone()));
                }
                Constant::Array { element, values }
            }
        }
    }

    fn lists(&mut self) {
        let plain = |m: &Module, v: &Value| m.common(*v).unwrap().thread_local.is_none();
        let values: Vec<Value> = self.values.iter().copied().filter(|v| plain(&self.module, v)).collect();
        if !values.is_empty() && self.chance.one_in(3) {
            for _ in 0..1 + self.chance.below(3) {
                let value = self.chance.of(&values);
                if self.chance.one_in(3) { self.module.compiler_used(value) } else { self.module.used(value) }
            }
        }
        let functions: Vec<Value> = values.iter().copied().take(self.module.functions.len()).collect();
        if !functions.is_empty() {
            for _ in 0..self.chance.below(3) {
                let structor = Structor {
                    priority: self.chance.of(&[65535, 65535, 101, 200, 300, 400, 1000]),
                    function: self.chance.of(&functions),
                    data: self.chance.one_in(3).then(|| self.chance.of(&values)),
                };
                if self.chance.one_in(3) { self.module.destructor(structor) } else { self.module.constructor(structor) }
            }
            if self.chance.one_in(5) {
                let (from, to) = (self.chance.of(&functions), self.chance.of(&functions));
                self.module.call_graph.push(CallEdge { from, to, count: self.chance.number() >> 30 });
            }
        }
        let c = &mut self.chance;
        if c.one_in(4) {
            self.module.idents.push("made by chance".to_owned());
        }
        if c.one_in(8) {
            self.module.command_lines.push("cc -c x.c".to_owned());
        }
        if c.one_in(5) {
            self.module.linker_options.push(vec!["lib".to_owned(), "m".to_owned()]);
        }
        if c.one_in(40) {
            self.module.linker_options.push(vec!["one".to_owned()]);
        }
        if c.one_in(6) {
            self.module.dependent_libraries.push("m".to_owned());
        }
        self.module.flags.branch_protection = !self.coff && c.one_in(6);
        self.module.flags.guarded_stack = !self.coff && c.one_in(12);
        self.module.flags.kernel = self.coff && c.one_in(10);
    }
}
