//! A module as in the LLVM Language Reference ("High Level Structure"), without LLVM: functions, globals, aliases and
//! ifuncs with linkage, visibility, storage class and COMDATs, initializers as typed constants, and everything else in
//! a module that affects an object. [`Module`] is plain data; its object is the one that `llc` 22 writes for the same
//! module.
//!
//! ```
//! use llas::module::{Constant, Function, Global, Linkage, Lowering, Module};
//!
//! let mut module = Module::new("x86_64-linux-gnu".parse()?, "hello.c");
//! // @text = internal constant [6 x i8] c"hello\00"
//! let mut text = Global::constant("text", Constant::c_string("hello"));
//! text.common.linkage = Linkage::Internal;
//! let text = module.global(text);
//! // @pointer = global ptr @text
//! module.global(Global::new("pointer", Constant::address(text)));
//! // A body is text, machine code, or calls to the streamer.
//! module.function(Function::new("get", "movq pointer(%rip), %rax\nretq"));
//!
//! let lowering = Lowering::for_target(&module.triple);
//! let object: Vec<u8> = module.object(&lowering)?.to_bytes()?;
//! assert!(object.starts_with(b"\x7fELF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Limits
//! Function bodies are supplied by the caller, and so is everything else that a code generator emits: constant pools,
//! jump tables, exception tables, safe points for garbage collectors, debug information.

mod constant;
mod kind;
mod layout;
mod lower;
mod memory;
mod nested;
mod options;
mod refused;
mod target;
mod type_parts;
mod types;
mod value;

pub use constant::{Address, Constant, Reference, Relocation};
pub use kind::SectionKind;
pub use layout::{DataLayout, LayoutError, Mangling};
pub use lower::Error;
pub use memory::Piece;
pub use options::{CodeModel, Lowering, RelocationModel};
pub use refused::Refused;
#[cfg(feature = "bitcode")]
pub(crate) use target::names_global_offset_table;
pub use types::{FloatKind, PTR, Type};
pub use value::{
    Alias, Aliasee, Body, Common, Convention, DllStorage, Function, Global, GlobalSize, Ifunc, KindSections, Linkage,
    Part, PcSection, ThreadLocal, UnnamedAddr, Visibility,
};

use crate::model::stamp::Stamp;
use crate::options::triple::Triple;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Kind {
    Function,
    Global,
    Alias,
    Ifunc,
}

/// A function, global, alias or ifunc of one module and its clones; other modules reject it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value {
    kind: Kind,
    index: u32,
    module: Stamp,
}

/// A COMDAT of one module and its clones; other modules reject it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ComdatId {
    index: u32,
    module: Stamp,
}

/// Which of several COMDATs with the same name the linker keeps. Source: LLVM Language Reference, "Comdats".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Selection {
    /// Any one.
    #[default]
    Any,
    /// Any one; all must be identical. COFF only.
    ExactMatch,
    /// The largest one. COFF only.
    Largest,
    /// All definitions, which may differ. In COFF there may be only one.
    NoDeduplicate,
    /// Any one; all must have the same size. COFF only.
    SameSize,
}

/// A COMDAT.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// Its name; in COFF the name of the value that is its key.
    pub name: String,
    /// Which COMDAT the linker keeps.
    pub selection: Selection,
}

/// A function to run before or after the program: an element of `llvm.global_ctors` or `llvm.global_dtors`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Structor {
    /// Lower priorities run earlier; 65535 is the default and the maximum.
    pub priority: u32,
    /// The function.
    pub function: Value,
    /// The associated variable: the entry is dropped with it. No entry is emitted if it is only declared.
    pub data: Option<Value>,
}

/// How often a function calls another one: an element of the module flag `CG Profile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallEdge {
    /// The caller.
    pub from: Value,
    /// The callee.
    pub to: Value,
    /// The number of calls.
    pub count: u64,
}

/// The flags of `llvm.module.flags` that affect objects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Flags {
    /// `cf-protection-branch`, `branch-target-enforcement`: indirect branches target landing pads.
    pub branch_protection: bool,
    /// `cf-protection-return`: returns are checked by a shadow stack. On machines with `endbr`.
    pub return_protection: bool,
    /// `sign-return-address`: return addresses are signed.
    pub signed_returns: bool,
    /// `guarded-control-stack`.
    pub guarded_stack: bool,
    /// `cfguard`: indirect calls are checked. Windows only.
    pub cf_guard: bool,
    /// `ehcontguard`: exception continuation targets are checked. Windows only.
    pub eh_cont_guard: bool,
    /// `ms-kernel`: code for the Windows kernel.
    pub kernel: bool,
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// The target.
    pub triple: Triple,
    /// The data layout.
    pub layout: DataLayout,
    /// The source file name (`source_filename`), with its directories.
    pub source_name: String,
    /// Module-level inline assembly, emitted before everything else.
    pub assembly: String,
    /// The flags.
    pub flags: Flags,
    /// `!llvm.ident`: the producers of the module.
    pub idents: Vec<String>,
    /// `!llvm.commandline`: the command lines of the producers.
    pub command_lines: Vec<String>,
    /// `!llvm.linker.options`: each a list of words; in ELF a pair.
    pub linker_options: Vec<Vec<String>>,
    /// `!llvm.dependent-libraries`. ELF only.
    pub dependent_libraries: Vec<String>,
    /// The call graph profile.
    pub call_graph: Vec<CallEdge>,
    /// The functions, in the order of emission.
    pub functions: Vec<Function>,
    /// The globals, in the order of emission.
    pub globals: Vec<Global>,
    /// The aliases.
    pub aliases: Vec<Alias>,
    /// The ifuncs.
    pub ifuncs: Vec<Ifunc>,
    /// The COMDATs.
    pub comdats: Vec<Comdat>,
    /// Identifies its values and COMDATs.
    stamp: Stamp,
}

impl Module {
    /// An empty module with the target's data layout.
    #[must_use]
    pub fn new(triple: Triple, source_name: impl Into<String>) -> Module {
        Module {
            layout: target::data_layout(&triple),
            triple,
            source_name: source_name.into(),
            assembly: String::new(),
            flags: Flags::default(),
            idents: Vec::new(),
            command_lines: Vec::new(),
            linker_options: Vec::new(),
            dependent_libraries: Vec::new(),
            call_graph: Vec::new(),
            functions: Vec::new(),
            globals: Vec::new(),
            aliases: Vec::new(),
            ifuncs: Vec::new(),
            comdats: Vec::new(),
            stamp: Stamp::new(),
        }
    }

    fn value(&self, kind: Kind, index: usize) -> Value {
        Value { kind, index: index as u32, module: self.stamp }
    }

    /// Adds a function.
    pub fn function(&mut self, function: Function) -> Value {
        self.functions.push(function);
        self.value(Kind::Function, self.functions.len() - 1)
    }

    /// Adds a global. Its initializer may be set later, when the values that it refers to exist.
    pub fn global(&mut self, global: Global) -> Value {
        self.globals.push(global);
        self.value(Kind::Global, self.globals.len() - 1)
    }

    /// Adds an alias.
    pub fn alias(&mut self, alias: Alias) -> Value {
        self.aliases.push(alias);
        self.value(Kind::Alias, self.aliases.len() - 1)
    }

    /// Adds an ifunc.
    pub fn ifunc(&mut self, ifunc: Ifunc) -> Value {
        self.ifuncs.push(ifunc);
        self.value(Kind::Ifunc, self.ifuncs.len() - 1)
    }

    /// Adds a COMDAT.
    pub fn comdat(&mut self, name: impl Into<String>, selection: Selection) -> ComdatId {
        self.comdats.push(Comdat { name: name.into(), selection });
        ComdatId { index: self.comdats.len() as u32 - 1, module: self.stamp }
    }

    /// Adds to `llvm.global_ctors`: the function runs before the program.
    pub fn constructor(&mut self, structor: Structor) {
        self.structor("llvm.global_ctors", structor);
    }

    /// Adds to `llvm.global_dtors`: the function runs after the program.
    pub fn destructor(&mut self, structor: Structor) {
        self.structor("llvm.global_dtors", structor);
    }

    fn structor(&mut self, list: &str, structor: Structor) {
        let element = Type::structure([Type::Int(32), PTR, PTR]);
        self.append(
            list,
            element,
            Constant::structure([
                Constant::int(32, structor.priority.into()),
                Constant::address(structor.function),
                structor.data.map_or(Constant::null(), Constant::address),
            ]),
        );
    }

    /// Adds to `llvm.used`: neither the compiler nor the linker may drop the value.
    pub fn used(&mut self, value: Value) {
        self.append("llvm.used", PTR, Constant::address(value));
    }

    /// Adds to `llvm.compiler.used`: the compiler may not drop the value.
    pub fn compiler_used(&mut self, value: Value) {
        self.append("llvm.compiler.used", PTR, Constant::address(value));
    }

    fn append(&mut self, list: &str, element: Type, value: Constant) {
        let at = self.globals.iter().position(|g| g.common.name == list).unwrap_or_else(|| {
            let mut global = Global::new(list, Constant::Array { element: element.clone(), values: Vec::new() });
            global.common.linkage = Linkage::Appending;
            if element == PTR {
                global.section = "llvm.metadata".to_owned();
            }
            self.globals.push(global);
            self.globals.len() - 1
        });
        let global = &mut self.globals[at];
        if let Some(Constant::Array { values, .. }) = &mut global.initializer {
            values.push(value);
            global.ty = element.array(values.len() as u64);
        }
    }

    /// All COMDATs.
    pub fn comdat_ids(&self) -> impl Iterator<Item = ComdatId> + use<> {
        let module = self.stamp;
        (0..self.comdats.len() as u32).map(move |index| ComdatId { index, module })
    }

    /// Sets a flag by its name in `llvm.module.flags`, with its value if that is a number. Flags without a meaning for
    /// the target are ignored.
    pub fn set_flag(&mut self, name: &str, value: Option<u64>) {
        for flag in target::flags(&self.triple).iter().filter(|flag| flag.name == name) {
            *(flag.place)(&mut self.flags) = flag.is_set(value);
        }
    }

    /// The COMDAT with this id; `None` if it belongs to another module.
    #[must_use]
    pub fn comdat_of(&self, id: ComdatId) -> Option<&Comdat> {
        self.comdats.get(id.index as usize).filter(|_| id.module == self.stamp)
    }

    /// The common properties of a value; `None` if it belongs to another module.
    #[must_use]
    pub fn common(&self, value: Value) -> Option<&Common> {
        if value.module != self.stamp {
            return None;
        }
        let index = value.index as usize;
        match value.kind {
            Kind::Function => self.functions.get(index).map(|v| &v.common),
            Kind::Global => self.globals.get(index).map(|v| &v.common),
            Kind::Alias => self.aliases.get(index).map(|v| &v.common),
            Kind::Ifunc => self.ifuncs.get(index).map(|v| &v.common),
        }
    }

    /// The alias of a value; `None` if it is not an alias or belongs to another module.
    #[must_use]
    pub fn alias_of(&self, value: Value) -> Option<&Alias> {
        let is_own_alias = value.kind == Kind::Alias && value.module == self.stamp;
        is_own_alias.then(|| self.aliases.get(value.index as usize))?
    }

    /// All values: functions, globals, aliases, ifuncs.
    pub fn values(&self) -> impl Iterator<Item = Value> + '_ {
        let of = |kind, count: usize| (0..count).map(move |index| self.value(kind, index));
        of(Kind::Function, self.functions.len())
            .chain(of(Kind::Global, self.globals.len()))
            .chain(of(Kind::Alias, self.aliases.len()))
            .chain(of(Kind::Ifunc, self.ifuncs.len()))
    }
}
