//! The values of a module: functions, globals, aliases and ifuncs, and what they have in common.
//! Source: LLVM Language Reference, "High Level Structure". This module must not know formats or machines.

use super::constant::{Address, Constant};
use super::kind::SectionKind;
use super::types::Type;
use super::{ComdatId, Value};

/// How values of the same name in several modules come together. Source: LLVM Language Reference, "Linkage Types".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Linkage {
    /// For this module alone, and not in the symbol table.
    Private,
    /// For this module alone.
    Internal,
    /// A definition for those who look, which is also elsewhere: nothing is written.
    AvailableExternally,
    /// Merged with others of the name; not needed where nothing refers to it.
    LinkOnce,
    /// As `LinkOnce`, and all definitions are the same.
    LinkOnceOdr,
    /// Merged with others of the name.
    Weak,
    /// As `Weak`, and all definitions are the same.
    WeakOdr,
    /// A tentative definition of zeroes.
    Common,
    /// Lists that are joined: `llvm.used`, `llvm.global_ctors` and the like.
    Appending,
    /// A declaration whose address is zero where nothing defines it.
    ExternWeak,
    /// Seen by all.
    #[default]
    External,
}

impl Linkage {
    /// Whether only this module sees it.
    #[must_use]
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }

    /// Whether it is one of `linkonce`, `weak` and their forms with one definition.
    #[must_use]
    pub fn is_weak_definition(self) -> bool {
        matches!(self, Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::Weak | Linkage::WeakOdr)
    }
}

/// Who sees a symbol of a shared object. Source: LLVM Language Reference, "Visibility Styles".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Visibility {
    /// All.
    #[default]
    Default,
    /// The shared object alone.
    Hidden,
    /// All, but the shared object itself always means its own.
    Protected,
}

/// Source: LLVM Language Reference, "DLL Storage Classes".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DllStorage {
    /// Neither.
    #[default]
    Default,
    /// `dllimport`: reached through a pointer that the importing DLL sets.
    Import,
    /// `dllexport`: the linker is told to export it.
    Export,
}

/// How code reaches a thread-local variable. The variable itself is the same in all of them.
/// Source: LLVM Language Reference, "Thread Local Storage Models".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum ThreadLocal {
    /// From anywhere.
    #[default]
    GeneralDynamic,
    /// From this shared object.
    LocalDynamic,
    /// From modules that are there when the program starts.
    InitialExec,
    /// From the executable itself.
    LocalExec,
}

/// Whether the address of a value says anything.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum UnnamedAddr {
    /// It does.
    #[default]
    Significant,
    /// It says nothing in this module.
    Local,
    /// It says nothing anywhere.
    Global,
}

/// What all values have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Common {
    /// The name; an empty one gets a number. A name that begins with `\1` is taken as it is.
    pub name: String,
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// The DLL storage class.
    pub dll: DllStorage,
    /// Whether it is certainly defined in the same module at run time. Local linkage and visibility say so too.
    pub dso_local: bool,
    /// Whether its address says anything.
    pub unnamed_addr: UnnamedAddr,
    /// The model, where each thread has one of its own.
    pub thread_local: Option<ThreadLocal>,
    /// The partition of the linked program it is for; an empty name is none.
    pub partition: String,
}

impl Common {
    /// A value of that name, with external linkage.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Common {
        Common { name: name.into(), ..Common::default() }
    }

    /// Whether it is certainly defined in the same module at run time.
    #[must_use]
    pub fn is_dso_local(&self) -> bool {
        let seen = self.visibility == Visibility::Default || self.linkage == Linkage::ExternWeak;
        self.dso_local || self.linkage.is_local() || !seen
    }
}

/// What of a code model a single global has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlobalSize {
    /// It is near the code.
    Small,
    /// It may be far from the code.
    Large,
}

/// Sections by what is in them: the attributes `bss-section`, `data-section`, `rodata-section` and `relro-section`. An empty name is none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KindSections {
    /// For variables that are zero.
    pub bss: String,
    /// For other variables.
    pub data: String,
    /// For constants.
    pub read_only: String,
    /// For constants in which the dynamic linker sets addresses.
    pub relocated: String,
}

impl KindSections {
    /// The section for such a value.
    #[must_use]
    pub fn of(&self, kind: SectionKind) -> Option<&str> {
        let name = match kind {
            SectionKind::ReadOnlyWithRelocations => &self.relocated,
            SectionKind::Data => &self.data,
            _ if kind.is_bss() => &self.bss,
            _ if kind.is_read_only() => &self.read_only,
            _ => return None,
        };
        (!name.is_empty()).then_some(name)
    }
}

/// A global variable. Source: LLVM Language Reference, "Global Variables".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Global {
    /// What all values have.
    pub common: Common,
    /// The type of its contents.
    pub ty: Type,
    /// What it begins as; none makes it a declaration.
    pub initializer: Option<Constant>,
    /// Whether it never changes.
    pub constant: bool,
    /// The section it asks for; an empty name is none.
    pub section: String,
    /// The sections for what it may turn out to be (`#pragma clang section`): they count more than the section it asks for.
    pub sections_by_kind: Option<Box<KindSections>>,
    /// What its place among data is for: `hot`, `unlikely` and the like; empty for none. ELF only.
    pub section_prefix: String,
    /// The COMDAT it is in.
    pub comdat: Option<ComdatId>,
    /// The alignment it asks for, in bytes: a power of two.
    pub align: Option<u64>,
    /// The section follows that of another value (`!associated`): it is kept or dropped with it. ELF only.
    pub associated: Option<Value>,
    /// Where it is in the medium and large code models, if not where its size puts it.
    pub size: Option<GlobalSize>,
    /// The section is not loaded and not kept by linkers (`!exclude`). Only with a section.
    pub exclude: bool,
}

impl Global {
    /// A global without initialiser.
    #[must_use]
    pub fn declaration(name: impl Into<String>, ty: Type) -> Global {
        Global {
            common: Common::new(name),
            ty,
            initializer: None,
            constant: false,
            section: String::new(),
            sections_by_kind: None,
            section_prefix: String::new(),
            comdat: None,
            align: None,
            associated: None,
            size: None,
            exclude: false,
        }
    }

    /// A global that begins as a constant.
    #[must_use]
    pub fn new(name: impl Into<String>, initializer: Constant) -> Global {
        let mut global = Global::declaration(name, initializer.ty());
        global.initializer = Some(initializer);
        global
    }

    /// A constant.
    #[must_use]
    pub fn constant(name: impl Into<String>, value: Constant) -> Global {
        let mut global = Global::new(name, value);
        global.constant = true;
        global
    }
}

/// How arguments are passed, as far as names of symbols depend on it. The numbers are the bytes of the arguments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Convention {
    /// C's and all others that names do not show.
    #[default]
    C,
    /// `stdcall`.
    StdCall(u32),
    /// `fastcall`.
    FastCall(u32),
    /// `vectorcall`.
    VectorCall(u32),
}

/// What constants of a PC section's entry are.
/// Source: LLVM's "PC Sections Metadata": `!{!"section!options", !{constants…}, …}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PcSection {
    /// The section, without options.
    pub section: String,
    /// Option `C`: integers of 2 to 8 bytes and a function's size are ULEB128.
    pub compress: bool,
    /// The constants behind the address, each with its own width.
    pub constants: Vec<Constant>,
}

impl PcSection {
    /// A section from its name and options, `name` or `name!C`. Other options mean nothing.
    #[must_use]
    pub fn new(name: &str, constants: impl Into<Vec<Constant>>) -> PcSection {
        let (section, options) = name.split_once('!').unwrap_or((name, ""));
        PcSection { section: section.to_owned(), compress: options.contains('C'), constants: constants.into() }
    }
}

/// A part of a function's body.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Statements of assembly text.
    Text(String),
    /// Machine code.
    Code(Vec<u8>),
    /// The next instruction has entries in these sections.
    PcSections(Vec<PcSection>),
}

/// A function's code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Body {
    /// None: it is a declaration.
    #[default]
    None,
    /// Text, machine code and marks, in that order.
    Parts(Vec<Part>),
    /// Whoever lowers the module makes it by calls, see `Module::lower_with`.
    Calls,
}

/// A function. Source: LLVM Language Reference, "Functions".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// What all values have.
    pub common: Common,
    /// Its code.
    pub body: Body,
    /// The values that its code refers to, which matters to address significance alone.
    pub uses: Vec<Value>,
    /// The functions whose addresses its code takes other than to call them, which matters to guards of calls alone.
    pub takes: Vec<Value>,
    /// The calling convention.
    pub convention: Convention,
    /// The section it asks for; an empty name is none.
    pub section: String,
    /// What its place among code is for: `hot`, `unlikely` (attribute `cold`) and the like; empty for none.
    pub section_prefix: String,
    /// The COMDAT it is in.
    pub comdat: Option<ComdatId>,
    /// The alignment it asks for, in bytes: a power of two.
    pub align: Option<u64>,
    /// Whether it is to be small (`optsize`, `minsize`): it is aligned no more than need be.
    pub small: bool,
    /// Data in front of the entry.
    pub prefix: Option<Constant>,
    /// Code behind the entry, given as data.
    pub prologue: Option<Constant>,
    /// Whether it has an entry in the unwind tables. What is in it, the body says.
    pub unwind: bool,
    /// The personality routine of its entry in the unwind tables.
    pub personality: Option<Value>,
    /// The symbol of its language-specific data, which the caller defines in text or as a global.
    pub lsda: Option<String>,
    /// The garbage collector's name; empty for none.
    pub gc: String,
    /// The entries in PC sections for the function itself.
    pub pc_sections: Vec<PcSection>,
    /// The section follows that of another value (`!associated`). ELF only.
    pub associated: Option<Value>,
}

impl Function {
    /// A declaration.
    #[must_use]
    pub fn declaration(name: impl Into<String>) -> Function {
        Function { common: Common::new(name), ..Function::default() }
    }

    /// Whether it has code.
    #[must_use]
    pub fn is_defined(&self) -> bool {
        self.body != Body::None
    }

    /// A function whose body is text.
    #[must_use]
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Function {
        Function { body: Body::Parts(vec![Part::Text(text.into())]), ..Function::declaration(name) }
    }
}

/// What an alias stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aliasee {
    /// A value and an offset.
    Address(Address),
    /// A number: `inttoptr (i64 42 to ptr)`.
    Absolute(u64),
}

/// Another name. Source: LLVM Language Reference, "Aliases".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// What all values have.
    pub common: Common,
    /// The type it claims, [`Type::Function`] for functions.
    pub ty: Type,
    /// What it stands for.
    pub aliasee: Aliasee,
}

/// A function that another function chooses when the program starts. Source: LLVM Language Reference, "IFuncs". ELF only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ifunc {
    /// What all values have.
    pub common: Common,
    /// The function that chooses.
    pub resolver: Address,
}
