//! What linkers ask of bitcode: modules with their targets, names and what they define or need, without types and code.
//!
//! [`summary`] reads the records of a module and skips the bodies of functions. Names and partitions are parts of the file's string
//! table. Source: LLVM Bitcode File Format, "MODULE_BLOCK Contents"; where that is behind the format (ALIAS is 14; IFUNC, COMDAT),
//! `llvm/Bitcode/LLVMBitCodes.h`.

pub(super) mod attributes;
pub(super) mod constants;
mod error;
pub(super) mod metadata;
pub(super) mod outline;
pub(super) mod read;
pub(super) mod types;
mod values;

use crate::build::module::{CodeModel, DataLayout};
pub use crate::build::module::{DllStorage, Linkage, Selection, ThreadLocal, UnnamedAddr, Visibility};
pub use error::SummaryError;

use super::stream::Container;
use attributes::{Attributes, Passed};
use constants::Constants;
use outline::Outline;
use types::Types;

/// What is in a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Summary<'a> {
    /// The modules, in the file's order.
    pub modules: Vec<Module<'a>>,
    /// The symbol table's bytes, where there is one: that of [`symtab`](super::symtab()).
    pub symtab: Option<&'a [u8]>,
    /// The string table that the symbol table's names are in.
    pub symtab_strings: &'a [u8],
}

/// A module.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Module<'a> {
    /// Who wrote it: `LLVM22.1.8`.
    pub producer: String,
    /// The target triple; may be empty.
    pub triple: String,
    /// The data layout; may be empty.
    pub data_layout: String,
    /// The name of what it was made from.
    pub source_name: Vec<u8>,
    /// Its assembly text.
    pub assembly: Vec<u8>,
    /// The names of sections that values ask for.
    pub sections: Vec<Vec<u8>>,
    /// The names of garbage collectors.
    pub collectors: Vec<Vec<u8>>,
    /// The COMDATs.
    pub comdats: Vec<Comdat<'a>>,
    /// Globals, functions, aliases and ifuncs, in the order of their numbers: the values that records speak of begin with them.
    pub values: Vec<Value<'a>>,
    /// `!llvm.linker.options`: each a list of words.
    pub linker_options: Vec<Vec<Vec<u8>>>,
    /// `!llvm.dependent-libraries`.
    pub dependent_libraries: Vec<Vec<u8>>,
    /// The numbers of constants by the names of the flags that have them.
    pub(super) flags: Vec<(&'static [u8], u32)>,
    pub(super) constants: Constants,
    pub(super) types: Types,
    pub(super) attributes: Attributes,
}

impl Module<'_> {
    /// The flag `Code Model`.
    pub(super) fn code_model(&self) -> CodeModel {
        let flag = self.flags.iter().find(|flag| flag.0 == metadata::CODE_MODEL);
        match flag.and_then(|flag| self.constants.row(flag.1)) {
            Some(constants::Row::Number(number)) => CodeModel::from_flag(number.into()).unwrap_or_default(),
            _ => CodeModel::default(),
        }
    }

    /// The bytes that a function's arguments take of the stack, each rounded up to those of a pointer, which some names tell; nothing
    /// where their number varies.
    pub(super) fn argument_bytes(&self, function: &Value<'_>, layout: &DataLayout) -> Option<u64> {
        let parameters = self.types.parameters(function.ty)?;
        let bytes = parameters.iter().enumerate().map(|(n, ty)| {
            let size = match self.attributes.passed(function.attributes, n) {
                Some(Passed::Result) => return Some(0),
                Some(Passed::Copy(of)) => layout.alloc_size(&self.types.sized(of)?)?,
                None => layout.alloc_size(ty)?,
            };
            size.checked_next_multiple_of(layout.pointer_size().into())
        });
        bytes.sum()
    }

    /// The section that a value asks for.
    #[must_use]
    pub fn section(&self, value: &Value<'_>) -> Option<&[u8]> {
        self.sections.get(value.section? as usize).map(Vec::as_slice)
    }

    /// The COMDAT that a value is in.
    #[must_use]
    pub fn comdat(&self, value: &Value<'_>) -> Option<&Comdat<'_>> {
        self.comdats.get(value.comdat? as usize)
    }

    /// The garbage collector of a function.
    #[must_use]
    pub fn collector(&self, value: &Value<'_>) -> Option<&[u8]> {
        let ValueKind::Function { collector, .. } = value.kind else { return None };
        self.collectors.get(collector? as usize).map(Vec::as_slice)
    }
}

/// A COMDAT.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comdat<'a> {
    /// Its name.
    pub name: &'a [u8],
    /// Which one the linker keeps.
    pub selection: Selection,
}

/// A global, function, alias or ifunc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Value<'a> {
    /// The name, as it is in the IR.
    pub name: &'a [u8],
    /// Which of them it is.
    pub kind: ValueKind,
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// The DLL storage class.
    pub dll: DllStorage,
    /// The model, where each thread has one of its own.
    pub thread_local: Option<ThreadLocal>,
    /// Whether its address says anything.
    pub unnamed_addr: UnnamedAddr,
    /// Whether it is certainly defined in the same module at run time.
    pub dso_local: bool,
    /// The section it asks for: its place in [`Module::sections`].
    pub section: Option<u32>,
    /// The COMDAT it is in: its place in [`Module::comdats`].
    pub comdat: Option<u32>,
    /// The partition of the linked program it is for; empty for none.
    pub partition: &'a [u8],
    /// The alignment it asks for, in bytes: a power of two.
    pub align: Option<u64>,
    /// The address space.
    pub address_space: u32,
    pub(super) ty: u32,
    /// The number of its list of attributes, 0 for none.
    pub(super) attributes: u32,
    /// A global's code model and one, 0 for none.
    pub(super) code_model: u32,
    /// What sanitizers do with a global, as bits.
    pub(super) sanitizers: u32,
}

/// What a value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ValueKind {
    /// A global variable.
    #[non_exhaustive]
    Global {
        /// Whether it never changes.
        constant: bool,
        /// The number of its initialiser; none makes it a declaration.
        initializer: Option<u32>,
    },
    /// A function.
    #[non_exhaustive]
    Function {
        /// Whether it has no body here.
        is_declaration: bool,
        /// The calling convention, as `llvm/IR/CallingConv.h` numbers them.
        convention: u32,
        /// The garbage collector: its place in [`Module::collectors`].
        collector: Option<u32>,
    },
    /// Another name.
    #[non_exhaustive]
    Alias {
        /// The number of the value or constant that it stands for.
        aliasee: u32,
    },
    /// A function that another chooses when the program starts.
    #[non_exhaustive]
    Ifunc {
        /// The number of the function that chooses.
        resolver: u32,
    },
}

impl Value<'_> {
    pub(super) fn is_global(&self) -> bool {
        matches!(self.kind, ValueKind::Global { .. })
    }

    /// Whether it is not defined here.
    #[must_use]
    pub fn is_declaration(&self) -> bool {
        match self.kind {
            ValueKind::Global { initializer, .. } => initializer.is_none(),
            ValueKind::Function { is_declaration, .. } => is_declaration,
            ValueKind::Alias { .. } | ValueKind::Ifunc { .. } => false,
        }
    }
}

/// What is in a file of bitcode, in a wrapper or not.
///
/// ```
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/bitcode/files/globals.bc");
/// # let Ok(file) = std::fs::read(path) else { return Ok(()) };
/// let summary = llas::bitcode::summary(&file)?;
/// let module = &summary.modules[0];
/// assert_eq!(module.triple, "x86_64-unknown-linux-gnu");
/// let value = module.values.iter().find(|value| value.name == b"ie").ok_or("no such value")?;
/// assert!(value.is_declaration() && value.thread_local.is_some());
/// # Ok(()) }
/// ```
///
/// # Errors
/// Where the file is broken, no LLVM IR, or older than string tables (LLVM 4).
pub fn summary(file: &[u8]) -> Result<Summary<'_>, SummaryError> {
    let outline = Outline::new(Container::parse(file)?.stream)?;
    let modules = outline.modules.into_iter().map(read::module).collect::<Result<_, _>>()?;
    Ok(Summary { modules, symtab: outline.symtab, symtab_strings: outline.symtab_strings.unwrap_or_default() })
}
