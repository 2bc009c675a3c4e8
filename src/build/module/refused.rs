//! The reasons why a module cannot be lowered. Messages that exist in `llc` have its wording.
//! This module must not know how anything is lowered.

use super::nested::MAX_DEPTH;
use std::fmt;

/// The reason why a module cannot be lowered.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Refused {
    /// A type in memory has no size, or is larger than 2^60 bytes.
    NoSize(String),
    /// An address is converted to an integer wider than a pointer.
    WideAddress(String),
    /// A vector has elements that are not whole bytes and whose values are not known.
    UnusualVector,
    /// A constant is nested more than 256 deep.
    NestedTooDeeply,
    /// ELF does not support the selection of a COMDAT.
    ElfComdatSelection {
        /// The COMDAT.
        comdat: String,
    },
    /// No value has the name of a COFF COMDAT.
    NoComdatSymbol {
        /// The COMDAT.
        comdat: String,
    },
    /// The symbol of a COFF COMDAT is not in that COMDAT.
    NotComdatKey {
        /// The COMDAT.
        comdat: String,
    },
    /// The symbol of a COFF COMDAT is private and thus in no symbol table.
    PrivateComdat {
        /// The COMDAT.
        comdat: String,
    },
    /// The object format does not support ifuncs.
    IfuncUnsupported {
        /// The ifunc.
        name: String,
    },
    /// A linker option in ELF is not a pair of words.
    LinkerOption,
    /// A value cannot have its linkage.
    Linkage {
        /// The value.
        name: String,
        /// The reason.
        reason: &'static str,
    },
    /// A global with appending linkage is not one of the known ones.
    UnknownAppending {
        /// The global.
        name: String,
    },
    /// A value is invalid in another way.
    Invalid {
        /// The value.
        name: String,
        /// The reason.
        reason: &'static str,
    },
    /// Two values have the same symbol name.
    Defined {
        /// The symbol.
        name: String,
    },
    /// A garbage collector is unknown.
    UnknownGc {
        /// Its name.
        name: String,
    },
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refused::NoSize(ty) => write!(f, "type '{ty}' has no size in memory"),
            Refused::WideAddress(ty) => {
                write!(f, "unsupported expression in static initializer: an address as '{ty}'")
            }
            Refused::UnusualVector => f.write_str("cannot lower vector global with unusual element type"),
            Refused::NestedTooDeeply => write!(f, "a constant is nested more than {MAX_DEPTH} deep"),
            Refused::ElfComdatSelection { comdat } => write!(
                f,
                "ELF COMDATs only support SelectionKind::Any and SelectionKind::NoDeduplicate, '{comdat}' cannot be lowered"
            ),
            Refused::NoComdatSymbol { comdat } => write!(f, "associative COMDAT symbol '{comdat}' does not exist"),
            Refused::NotComdatKey { comdat } => {
                write!(f, "associative COMDAT symbol '{comdat}' is not a key for its COMDAT")
            }
            Refused::PrivateComdat { comdat } => write!(f, "comdat global value has private linkage: '{comdat}'"),
            Refused::IfuncUnsupported { name } => {
                write!(f, "IFuncs are not supported on this platform, '{name}' cannot be lowered")
            }
            Refused::LinkerOption => f.write_str("invalid llvm.linker.options: expected pairs of a key and a value"),
            Refused::Linkage { name, reason } => write!(f, "'{name}': {reason}"),
            Refused::UnknownAppending { name } => {
                write!(f, "unknown special variable with appending linkage: '{name}'")
            }
            Refused::Invalid { name, reason } => write!(f, "'{name}': {reason}"),
            Refused::Defined { name } => write!(f, "symbol '{name}' is already defined"),
            Refused::UnknownGc { name } => write!(f, "unsupported GC: '{name}'"),
        }
    }
}

impl std::error::Error for Refused {}
