//! The values of a module: functions, globals, aliases and ifuncs, and their common properties.
//! Source: LLVM Language Reference, "High Level Structure". This module must not know formats or machines.

use super::constant::{Address, Constant};
use super::kind::SectionKind;
use super::types::Type;
use super::{ComdatId, Value};

/// How values with the same name in several modules are linked. Source: LLVM Language Reference, "Linkage Types".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Linkage {
    /// Local to this module, and not in the symbol table.
    Private,
    /// Local to this module.
    Internal,
    /// A copy of a definition in another module, for optimization: nothing is emitted.
    AvailableExternally,
    /// Merged with others of the same name; may be dropped if it is not referred to.
    LinkOnce,
    /// Like `LinkOnce`, and all definitions are equivalent.
    LinkOnceOdr,
    /// Merged with others of the same name.
    Weak,
    /// Like `Weak`, and all definitions are equivalent.
    WeakOdr,
    /// A zero-initialized tentative definition.
    Common,
    /// Lists that are concatenated: `llvm.used`, `llvm.global_ctors` and similar.
    Appending,
    /// A declaration whose address is zero if it is not defined.
    ExternWeak,
    /// Visible to all modules.
    #[default]
    External,
}

impl Linkage {
    /// Returns whether it is local to the module.
    #[must_use]
    pub fn is_local(self) -> bool {
        matches!(self, Linkage::Private | Linkage::Internal)
    }

    /// Returns whether it is `linkonce`, `weak` or one of their `_odr` variants.
    #[must_use]
    pub fn is_weak_definition(self) -> bool {
        matches!(self, Linkage::LinkOnce | Linkage::LinkOnceOdr | Linkage::Weak | Linkage::WeakOdr)
    }
}

/// The visibility of a symbol in a shared object. Source: LLVM Language Reference, "Visibility Styles".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Visibility {
    /// Visible outside of the shared object, and preemptible.
    #[default]
    Default,
    /// Visible only in the shared object.
    Hidden,
    /// Visible outside of the shared object, but not preemptible.
    Protected,
}

/// The DLL storage class. Source: LLVM Language Reference, "DLL Storage Classes".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum DllStorage {
    /// Neither imported nor exported.
    #[default]
    Default,
    /// `dllimport`: accessed through a pointer in the import table.
    Import,
    /// `dllexport`: exported by the linker.
    Export,
}

/// The access model of a thread-local variable. It does not affect the variable's definition.
/// Source: LLVM Language Reference, "Thread Local Storage Models".
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum ThreadLocal {
    /// Defined in any module.
    #[default]
    GeneralDynamic,
    /// Defined in the current shared object.
    LocalDynamic,
    /// Defined in a module that is loaded at program start.
    InitialExec,
    /// Defined in the executable.
    LocalExec,
}

/// Whether the address of a value is significant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum UnnamedAddr {
    /// It is significant.
    #[default]
    Significant,
    /// It is not significant in this module (`local_unnamed_addr`).
    Local,
    /// It is not significant in any module (`unnamed_addr`).
    Global,
}

/// The properties that all values have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Common {
    /// The name; an empty one is replaced by a number. A name that begins with `\1` is not mangled.
    pub name: String,
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// The DLL storage class.
    pub dll: DllStorage,
    /// Whether it is known to be defined in the same linkage unit. Implied by local linkage and by visibility.
    pub dso_local: bool,
    /// Whether its address is significant.
    pub unnamed_addr: UnnamedAddr,
    /// The access model, if it is thread-local.
    pub thread_local: Option<ThreadLocal>,
    /// The partition of the linked program; empty for none.
    pub partition: String,
}

impl Common {
    /// A value with this name and external linkage.
    #[must_use]
    pub fn new(name: impl Into<String>) -> Common {
        Common { name: name.into(), ..Common::default() }
    }

    /// Returns whether it is known to be defined in the same linkage unit.
    #[must_use]
    pub fn is_dso_local(&self) -> bool {
        let seen = self.visibility == Visibility::Default || self.linkage == Linkage::ExternWeak;
        self.dso_local || self.linkage.is_local() || !seen
    }
}

/// The code model attribute of a global.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum GlobalSize {
    /// It is near the code.
    Small,
    /// It may be far from the code.
    Large,
}

/// Section names by section kind: the attributes `bss-section`, `data-section`, `rodata-section` and `relro-section`.
/// Empty for none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KindSections {
    /// For zero-initialized variables.
    pub bss: String,
    /// For other variables.
    pub data: String,
    /// For constants.
    pub read_only: String,
    /// For constants with dynamic relocations.
    pub relocated: String,
}

impl KindSections {
    /// The section for a section kind.
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
    /// The common properties.
    pub common: Common,
    /// The type of its contents.
    pub ty: Type,
    /// The initial value; `None` makes it a declaration.
    pub initializer: Option<Constant>,
    /// Whether it is constant.
    pub constant: bool,
    /// The explicit section; empty for none.
    pub section: String,
    /// The sections by section kind (`#pragma clang section`), which take precedence over the explicit section.
    pub sections_by_kind: Option<Box<KindSections>>,
    /// The section prefix: `hot`, `unlikely` and similar; empty for none. ELF only.
    pub section_prefix: String,
    /// Its COMDAT.
    pub comdat: Option<ComdatId>,
    /// The explicit alignment in bytes: a power of two.
    pub align: Option<u64>,
    /// The value that it is associated with (`!associated`): its section is kept or dropped with that value. ELF only.
    pub associated: Option<Value>,
    /// Its size class in the medium and large code models, if not determined by its size.
    pub size: Option<GlobalSize>,
    /// Whether the section is excluded (`!exclude`): not loaded and dropped by linkers. Only with an explicit section.
    pub exclude: bool,
}

impl Global {
    /// A global without an initializer.
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

    /// A variable with an initializer.
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

/// The calling convention, as far as symbol names depend on it. The numbers are the sizes of the arguments in bytes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Convention {
    /// The C calling convention and all others that do not affect names.
    #[default]
    C,
    /// `stdcall`.
    StdCall(u32),
    /// `fastcall`.
    FastCall(u32),
    /// `vectorcall`.
    VectorCall(u32),
}

/// An entry in a PC section.
/// Source: LLVM's "PC Sections Metadata": `!{!"section!options", !{constants…}, …}`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PcSection {
    /// The section, without options.
    pub section: String,
    /// Option `C`: integers of 2 to 8 bytes and function sizes are encoded as ULEB128.
    pub compress: bool,
    /// The constants after the address, each with its own width.
    pub constants: Vec<Constant>,
}

impl PcSection {
    /// Parses the section name and options, `name` or `name!C`. Other options are ignored.
    #[must_use]
    pub fn new(name: &str, constants: impl Into<Vec<Constant>>) -> PcSection {
        let (section, options) = name.split_once('!').unwrap_or((name, ""));
        PcSection { section: section.to_owned(), compress: options.contains('C'), constants: constants.into() }
    }
}

/// A part of a function's body.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Part {
    /// Assembly text.
    Text(String),
    /// Machine code.
    Code(Vec<u8>),
    /// The next instruction has entries in these sections.
    PcSections(Vec<PcSection>),
}

/// A function's code.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Body {
    /// None: it is a declaration.
    #[default]
    None,
    /// Text, machine code and PC section entries, in this order.
    Parts(Vec<Part>),
    /// Emitted by calls to the streamer, see `Module::lower_with`.
    Calls,
}

/// A function. Source: LLVM Language Reference, "Functions".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Function {
    /// The common properties.
    pub common: Common,
    /// Its code.
    pub body: Body,
    /// The values that its code refers to, used only for address significance.
    pub uses: Vec<Value>,
    /// The functions whose addresses its code takes other than for calls, used only for `cfguard`.
    pub takes: Vec<Value>,
    /// The calling convention.
    pub convention: Convention,
    /// The explicit section; empty for none.
    pub section: String,
    /// The section prefix: `hot`, `unlikely` (attribute `cold`) and similar; empty for none.
    pub section_prefix: String,
    /// Its COMDAT.
    pub comdat: Option<ComdatId>,
    /// The explicit alignment in bytes: a power of two.
    pub align: Option<u64>,
    /// Whether it is optimized for size (`optsize`, `minsize`), with the minimum alignment.
    pub small: bool,
    /// Data before the entry point.
    pub prefix: Option<Constant>,
    /// Code at the entry point, given as data.
    pub prologue: Option<Constant>,
    /// Whether it has an entry in the unwind tables. The instructions of the entry are part of the body.
    pub unwind: bool,
    /// The personality routine.
    pub personality: Option<Value>,
    /// The symbol of its language-specific data, which the caller defines in text or as a global.
    pub lsda: Option<String>,
    /// The garbage collector's name; empty for none.
    pub gc: String,
    /// The entries in PC sections for the function itself.
    pub pc_sections: Vec<PcSection>,
    /// The value that it is associated with (`!associated`). ELF only.
    pub associated: Option<Value>,
}

impl Function {
    /// A declaration.
    #[must_use]
    pub fn declaration(name: impl Into<String>) -> Function {
        Function { common: Common::new(name), ..Function::default() }
    }

    /// Returns whether it has a body.
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

/// The target of an alias.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Aliasee {
    /// A value and an offset.
    Address(Address),
    /// An absolute address: `inttoptr (i64 42 to ptr)`.
    Absolute(u64),
}

/// An alias. Source: LLVM Language Reference, "Aliases".
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Alias {
    /// The common properties.
    pub common: Common,
    /// Its type, [`Type::Function`] for functions.
    pub ty: Type,
    /// Its target.
    pub aliasee: Aliasee,
}

/// A function selected by a resolver at program start. Source: LLVM Language Reference, "IFuncs". ELF only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ifunc {
    /// The common properties.
    pub common: Common,
    /// The resolver function.
    pub resolver: Address,
}
