//! A module in the sense of the LLVM Language Reference ("High Level Structure"), without LLVM: functions, globals, aliases
//! and ifuncs with linkage, visibility, storage and COMDATs, initialisers as typed constants, and what else of a module
//! reaches an object. [`Module`] is plain data; what it becomes is what `llc` 22 makes of the same text.
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
//! let object: Vec<u8> = module.object(&lowering)?.write()?;
//! assert!(object.starts_with(b"\x7fELF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it does not know
//! Bodies are the caller's, and with them all that a code generator makes beside instructions: constant pools, jump tables, tables of
//! exceptions, safe points of garbage collectors, debug information.
//!
//! This module must not know tokens, statements, encodings, layout or records: it says what is in the object, and makes it by
//! the calls that directives make.

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

use crate::build::stamp::Stamp;
use crate::options::triple::Triple;

/// Which of the four kinds of values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Kind {
    Function,
    Global,
    Alias,
    Ifunc,
}

/// A function, global, alias or ifunc of one module and its clones; others refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value {
    kind: Kind,
    index: u32,
    module: Stamp,
}

/// A COMDAT of one module and its clones; others refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ComdatId {
    index: u32,
    module: Stamp,
}

/// Which of the COMDATs of a name the linker keeps. Source: LLVM Language Reference, "Comdats".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Selection {
    /// Any.
    #[default]
    Any,
    /// Any, but they must be the same. COFF only.
    ExactMatch,
    /// The largest. COFF only.
    Largest,
    /// All: it is not known that they are the same. In COFF there may be only one.
    NoDeduplicate,
    /// Any, but they must be of the same size. COFF only.
    SameSize,
}

/// A COMDAT.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comdat {
    /// Its name; in COFF that of the value which is its key.
    pub name: String,
    /// Which one the linker keeps.
    pub selection: Selection,
}

/// A function that runs before or after the program: an element of `llvm.global_ctors` or `llvm.global_dtors`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Structor {
    /// Smaller ones run earlier; 65535 is the default, and the most.
    pub priority: u32,
    /// The function.
    pub function: Value,
    /// The variable it is for: it is dropped with it. Nothing is written where that is only declared.
    pub data: Option<Value>,
}

/// How often a function calls another: an element of the flag `CG Profile`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CallEdge {
    /// The caller.
    pub from: Value,
    /// The function that is called.
    pub to: Value,
    /// How often.
    pub count: u64,
}

/// The flags of `llvm.module.flags` that reach objects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Flags {
    /// `cf-protection-branch`, `branch-target-enforcement`: indirect branches lead to landing pads.
    pub branch_protection: bool,
    /// `cf-protection-return`: returns are checked by a shadow stack. Of the machines that have `endbr`.
    pub return_protection: bool,
    /// `sign-return-address`: return addresses are signed.
    pub signed_returns: bool,
    /// `guarded-control-stack`.
    pub guarded_stack: bool,
    /// `cfguard`: calls through pointers are checked. Windows only.
    pub cf_guard: bool,
    /// `ehcontguard`: continuations of exceptions are checked. Windows only.
    pub eh_cont_guard: bool,
    /// `ms-kernel`: code for Windows' kernel.
    pub kernel: bool,
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// The target.
    pub triple: Triple,
    /// The data layout.
    pub layout: DataLayout,
    /// The name of what it was made from (`source_filename`), with its folders.
    pub source_name: String,
    /// Assembly text that stands before all else.
    pub assembly: String,
    /// The flags.
    pub flags: Flags,
    /// `!llvm.ident`: who made it.
    pub idents: Vec<String>,
    /// `!llvm.commandline`: what it was made with.
    pub command_lines: Vec<String>,
    /// `!llvm.linker.options`: each a list of words; in ELF a pair.
    pub linker_options: Vec<Vec<String>>,
    /// `!llvm.dependent-libraries`. ELF only.
    pub dependent_libraries: Vec<String>,
    /// The call graph profile.
    pub call_graph: Vec<CallEdge>,
    /// The functions, in the order they are written in.
    pub functions: Vec<Function>,
    /// The globals, in the order they are written in.
    pub globals: Vec<Global>,
    /// The aliases.
    pub aliases: Vec<Alias>,
    /// The ifuncs.
    pub ifuncs: Vec<Ifunc>,
    /// The COMDATs.
    pub comdats: Vec<Comdat>,
    /// What its values and COMDATs are known by.
    stamp: Stamp,
}

impl Module {
    /// An empty module with the data layout of its target.
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

    /// The value of that kind with that index.
    fn value(&self, kind: Kind, index: usize) -> Value {
        Value { kind, index: index as u32, module: self.stamp }
    }

    /// Adds a function.
    pub fn function(&mut self, function: Function) -> Value {
        self.functions.push(function);
        self.value(Kind::Function, self.functions.len() - 1)
    }

    /// Adds a global. Its initialiser may be given later, when what it refers to is there.
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

    /// Adds to `llvm.used`: neither compiler nor linker may drop it.
    pub fn used(&mut self, value: Value) {
        self.append("llvm.used", PTR, Constant::address(value));
    }

    /// Adds to `llvm.compiler.used`: the compiler may not drop it.
    pub fn compiler_used(&mut self, value: Value) {
        self.append("llvm.compiler.used", PTR, Constant::address(value));
    }

    /// Adds an element to one of the lists that modules of a program join.
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

    /// Sets a flag of `llvm.module.flags` by its name there, with its number where it is one. Those that mean nothing to the target are
    /// passed over.
    pub fn set_flag(&mut self, name: &str, value: Option<u64>) {
        for flag in target::flags(&self.triple).iter().filter(|flag| flag.name == name) {
            *(flag.place)(&mut self.flags) = flag.is_set(value);
        }
    }

    /// A COMDAT; nothing for one of another module.
    #[must_use]
    pub fn comdat_of(&self, id: ComdatId) -> Option<&Comdat> {
        self.comdats.get(id.index as usize).filter(|_| id.module == self.stamp)
    }

    /// What a value has in common with all others; nothing for a value of another module.
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

    /// An alias; nothing for another value, or one of another module.
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
