//! Lowers a module to an object, in the order of `AsmPrinter`, with the calls that implement directives.
//!
//! This module must not know encodings, layout or the layout of an object file: differences between formats are in
//! `elf` and `coff`, differences between machines in the tables of [`super::target`].

mod coff;
mod data;
mod eabi;
mod elf;
mod emulated;
mod end;
mod equivalents;
mod function;
mod global;
mod guard;
mod pc_sections;
mod sections;
mod start;
mod symbols;

use super::options::{CodeModel, Lowering, RelocationModel};
use super::target::{self, Facts};
use super::{Constant, Module, Refused, Value};
use crate::build::streamer::{Streamer, SymbolId};
use crate::options::{ArmOptions, Builder, Options, OptionsError};
use crate::{Assembled, Failure};
use sections::Sections;
use std::collections::{HashMap, HashSet};
use std::fmt;

/// The error of lowering a module.
#[derive(Debug)]
#[non_exhaustive]
pub enum Error {
    /// The module is invalid or requires something that the target does not support.
    Refused(Refused),
    /// A streamer call failed: a section or symbol contradicts another one.
    Call(crate::build::streamer::Error),
    /// Layout failed, or the assembly text has errors.
    Object(Failure),
    /// The target is not supported.
    Target(OptionsError),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Refused(reason) => reason.fmt(f),
            Error::Call(reason) => reason.fmt(f),
            Error::Object(failure) => failure.fmt(f),
            Error::Target(reason) => reason.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

impl From<Refused> for Error {
    fn from(reason: Refused) -> Self {
        Error::Refused(reason)
    }
}

impl From<crate::build::streamer::Error> for Error {
    fn from(reason: crate::build::streamer::Error) -> Self {
        Error::Call(reason)
    }
}

/// Emits the body of a function by calls.
type Bodies<'a> = &'a mut dyn FnMut(Value, &mut Streamer) -> Result<(), Error>;

impl Module {
    /// The options of a streamer for the module.
    ///
    /// # Errors
    /// If the target is not supported.
    pub fn streamer_options(&self, lowering: &Lowering) -> Result<Options, OptionsError> {
        self.options_builder(lowering).build()
    }

    /// The same options in a builder, so that more can be set.
    pub fn options_builder(&self, lowering: &Lowering) -> Builder {
        let cpu = if lowering.cpu.is_empty() { target::processor(&self.triple) } else { &lowering.cpu };
        let mut builder = Options::builder(self.triple.clone());
        if target::facts(&self.triple, lowering).eabi.is_some() {
            builder = builder.arm(ArmOptions { add_build_attributes: true, ..ArmOptions::default() });
        }
        builder.cpu(cpu).large_code_model(lowering.code_model == CodeModel::Large)
    }

    /// Builds the object of the module, like `llc -filetype=obj`.
    ///
    /// # Errors
    /// If the target does not support something in the module, or its assembly text has errors.
    pub fn object(&self, lowering: &Lowering) -> Result<Assembled, Error> {
        let options = self.streamer_options(lowering).map_err(Error::Target)?;
        let mut out = Streamer::new(&options)?;
        self.lower(&mut out, lowering)?;
        out.finish().map_err(Error::Object)
    }

    /// Lowers the module into an unused streamer.
    ///
    /// # Errors
    /// If the target does not support something in the module. Bodies made by calls (`Body::Calls`) are an error, too:
    /// see [`lower_with`](Self::lower_with).
    pub fn lower(&self, out: &mut Streamer, lowering: &Lowering) -> Result<(), Error> {
        self.lower_with(out, lowering, &mut |value, _| {
            let name = self.common(value).map_or_else(String::new, |common| common.name.clone());
            Err(Refused::Invalid { name, reason: "its body must be emitted by calls" }.into())
        })
    }

    /// Like [`lower`](Self::lower), with a function that emits bodies made by calls. When it is called, the function's
    /// label has just been defined in the current section.
    ///
    /// # Errors
    /// If the target does not support something in the module, and the errors of `bodies`.
    pub fn lower_with(&self, out: &mut Streamer, lowering: &Lowering, bodies: Bodies<'_>) -> Result<(), Error> {
        let facts = target::facts(&self.triple, lowering);
        let emulated = if facts.emulated_threads { emulated::emulated(self) } else { None };
        let module = emulated.as_ref().unwrap_or(self);
        let mut lowerer = Lowerer {
            module,
            lowering,
            facts,
            out,
            sections: Sections::default(),
            anonymous: HashMap::new(),
            used: self.listed("llvm.used").collect(),
            personalities: Vec::new(),
            functions_ended: 0,
            equivalents: Vec::new(),
            equivalent_of: HashMap::new(),
            named: HashMap::new(),
        };
        lowerer.sections.seed();
        lowerer.find_keys();
        lowerer.check()?;
        lowerer.start()?;
        for index in 0..module.functions.len() {
            lowerer.function(index, bodies)?;
        }
        lowerer.find_equivalents();
        for index in 0..module.globals.len() {
            lowerer.global(index)?;
        }
        lowerer.needed_equivalents()?;
        lowerer.end()
    }

    /// The values in a list such as `llvm.used`.
    fn listed<'m>(&'m self, list: &str) -> impl Iterator<Item = Value> + use<'m> {
        let list = self.globals.iter().find(|g| g.common.name == list).and_then(|g| g.initializer.as_ref());
        list.into_iter().flat_map(Constant::parts).filter_map(|part| match part {
            Constant::Address(address) => Some(address.value),
            _ => None,
        })
    }
}

struct Lowerer<'m> {
    module: &'m Module,
    lowering: &'m Lowering,
    facts: Facts,
    out: &'m mut Streamer,
    sections: Sections,
    anonymous: HashMap<Value, usize>,
    /// The values that linkers must not drop.
    used: HashSet<Value>,
    /// The personality routines of functions, without duplicates.
    personalities: Vec<SymbolId>,
    /// The number of functions emitted so far.
    functions_ended: usize,
    equivalents: Vec<equivalents::Equivalent>,
    /// The index of each GOT equivalent.
    equivalent_of: HashMap<Value, usize>,
    /// COFF: the values that COMDATs may be named by.
    named: HashMap<&'m str, Value>,
}

impl Lowerer<'_> {
    fn is_coff(&self) -> bool {
        self.module.triple.is_coff()
    }

    fn is_pic(&self) -> bool {
        self.lowering.relocation_model == RelocationModel::Pic
    }
}
