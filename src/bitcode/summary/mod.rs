//! What linkers need from bitcode: modules with their targets, names, definitions and references, but not types and
//! code.
//!
//! [`summary`] reads the records of a module and skips function bodies. Names and partitions are in the file's string
//! table. Source: LLVM Bitcode File Format, "MODULE_BLOCK Contents"; where that is out of date (ALIAS is 14; IFUNC,
//! COMDAT), `llvm/Bitcode/LLVMBitCodes.h`.

pub(super) mod attributes;
pub(super) mod constants;
mod error;
pub(super) mod metadata;
pub(super) mod outline;
pub(super) mod read;
pub(super) mod types;
pub(super) mod values;

use crate::build::module::{CodeModel, DataLayout};
pub use crate::build::module::{DllStorage, Linkage, Selection, ThreadLocal, UnnamedAddr, Visibility};
pub use error::SummaryError;

use super::stream::Container;
use attributes::{Attributes, Passed};
use constants::Constants;
use metadata::Metadata;
use outline::Outline;
use types::Types;

/// The contents of a file.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Summary<'a> {
    /// The modules, in file order.
    pub modules: Vec<Module<'a>>,
    /// The contents of the symbol table for [`symtab`](super::symtab()), if there is one.
    pub symtab: Option<&'a [u8]>,
    /// The string table for the names in the symbol table.
    pub symtab_strings: &'a [u8],
}

/// A module.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Module<'a> {
    /// The producer, such as `LLVM22.1.8`.
    pub producer: String,
    /// The target triple; may be empty.
    pub triple: String,
    /// The data layout; may be empty.
    pub data_layout: String,
    /// The source file name.
    pub source_name: Vec<u8>,
    /// The module-level assembly.
    pub assembly: Vec<u8>,
    /// Section names, indexed by [`Value::section`].
    pub sections: Vec<Vec<u8>>,
    /// Names of garbage collectors.
    pub collectors: Vec<Vec<u8>>,
    /// The COMDATs.
    pub comdats: Vec<Comdat<'a>>,
    /// Globals, functions, aliases and ifuncs by value number; value numbers in records start with these.
    pub values: Vec<Value<'a>>,
    /// `!llvm.linker.options`, each a list of strings.
    pub linker_options: Vec<Vec<Vec<u8>>>,
    /// `!llvm.dependent-libraries`.
    pub dependent_libraries: Vec<Vec<u8>>,
    pub(super) metadata: Metadata,
    pub(super) constants: Constants,
    pub(super) types: Types,
    pub(super) attributes: Attributes,
}

impl Module<'_> {
    /// The module flags: the name, the value if it is an integer, and the metadata number of the value.
    pub(super) fn flags(&self) -> impl Iterator<Item = (&[u8], Option<u64>, Option<u32>)> {
        self.metadata.list("llvm.module.flags").iter().filter_map(|flag| {
            let operands: Vec<Option<u32>> = self.metadata.operands(*flag).take(3).collect();
            let [_, name, value] = operands[..] else { return None };
            let number = self.metadata.value(value).and_then(|constant| self.constants.number(constant));
            Some((self.metadata.string(name).unwrap_or_default(), number, value))
        })
    }

    pub(super) fn code_model(&self) -> CodeModel {
        let number = self.flags().find(|flag| flag.0 == b"Code Model").and_then(|flag| flag.1);
        number.and_then(CodeModel::from_flag).unwrap_or_default()
    }

    /// The stack space of a function's arguments in bytes, each rounded up to the pointer size, which some mangled
    /// names include; `None` for variadic functions.
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

    /// The section of a value, if it is set explicitly.
    #[must_use]
    pub fn section(&self, value: &Value<'_>) -> Option<&[u8]> {
        self.sections.get(value.section? as usize).map(Vec::as_slice)
    }

    /// The COMDAT of a value.
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
    /// The name.
    pub name: &'a [u8],
    /// How the linker selects a definition.
    pub selection: Selection,
}

/// A global variable, function, alias or ifunc.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Value<'a> {
    /// The name in the IR.
    pub name: &'a [u8],
    /// The kind of value.
    pub kind: ValueKind,
    /// The linkage.
    pub linkage: Linkage,
    /// The visibility.
    pub visibility: Visibility,
    /// The DLL storage class.
    pub dll: DllStorage,
    /// The TLS model; `None` if it is not thread-local.
    pub thread_local: Option<ThreadLocal>,
    /// Whether the address is significant.
    pub unnamed_addr: UnnamedAddr,
    /// Whether it is known to be defined in the same linkage unit.
    pub dso_local: bool,
    /// The section: an index into [`Module::sections`].
    pub section: Option<u32>,
    /// The COMDAT: an index into [`Module::comdats`].
    pub comdat: Option<u32>,
    /// The partition; empty for the main partition.
    pub partition: &'a [u8],
    /// The alignment in bytes, a power of two.
    pub align: Option<u64>,
    /// The address space.
    pub address_space: u32,
    pub(super) ty: u32,
    /// The number of its attribute list plus 1; 0 for none.
    pub(super) attributes: u32,
    /// A global's code model plus 1; 0 for none.
    pub(super) code_model: u32,
    /// A global's sanitizer metadata, as bits.
    pub(super) sanitizers: u32,
}

/// The kind of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ValueKind {
    /// A global variable.
    #[non_exhaustive]
    Global {
        /// True for constants.
        constant: bool,
        /// The number of the initializer; `None` for declarations.
        initializer: Option<u32>,
    },
    /// A function.
    #[non_exhaustive]
    Function {
        /// True if it has no body.
        is_declaration: bool,
        /// The calling convention, numbered as in `llvm/IR/CallingConv.h`.
        convention: u32,
        /// The garbage collector: an index into [`Module::collectors`].
        collector: Option<u32>,
    },
    /// An alias.
    #[non_exhaustive]
    Alias {
        /// The number of the aliasee: a value or constant.
        aliasee: u32,
    },
    /// An ifunc, resolved when the program starts.
    #[non_exhaustive]
    Ifunc {
        /// The number of the resolver function.
        resolver: u32,
    },
}

impl Value<'_> {
    pub(super) fn is_global(&self) -> bool {
        matches!(self.kind, ValueKind::Global { .. })
    }

    /// Returns whether the value is not defined in this module.
    #[must_use]
    pub fn is_declaration(&self) -> bool {
        match self.kind {
            ValueKind::Global { initializer, .. } => initializer.is_none(),
            ValueKind::Function { is_declaration, .. } => is_declaration,
            ValueKind::Alias { .. } | ValueKind::Ifunc { .. } => false,
        }
    }
}

/// Reads the summary of a bitcode file, with or without a wrapper.
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
/// If the file is malformed, not LLVM IR, or older than string tables (LLVM 4).
pub fn summary(file: &[u8]) -> Result<Summary<'_>, SummaryError> {
    let outline = Outline::new(Container::parse(file)?.stream)?;
    let modules = outline.modules.into_iter().map(read::module).collect::<Result<_, _>>()?;
    Ok(Summary { modules, symtab: outline.symtab, symtab_strings: outline.symtab_strings.unwrap_or_default() })
}
