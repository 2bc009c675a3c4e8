//! What is assembled for.

use crate::error::Error;
use llas::options::{AsmSyntax, DwarfOptions};
use llas::{Options, Triple};
use llas_cpp::{Predefined, predefined};
use std::env;

/// A target with its options.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    pub(crate) options: Options,
    /// The triple as LLVM writes it.
    pub(crate) triple: String,
    /// The macros of the preprocessor.
    pub(crate) predefined: Predefined,
}

impl Target {
    pub(crate) fn new(
        triple: Option<&str>,
        cpu: Option<&str>,
        features: &[String],
        intel: bool,
        debug: bool,
    ) -> Result<Target, Error> {
        // Those of cargo are for its target alone.
        let of_cargo = triple.is_none();
        let name = match triple {
            Some(triple) => triple.to_owned(),
            None => env::var("TARGET").map_err(|_| Error::variable("TARGET"))?,
        };
        let triple = of_rust(&name);
        let parsed: Triple = triple.parse().map_err(|error| Error::new(format!("target {name}: {error}")))?;
        let is_coff = parsed.is_coff();
        let enabled = env::var("CARGO_CFG_TARGET_FEATURE").ok().filter(|_| of_cargo).unwrap_or_default();
        let mut words: Vec<&str> = enabled.split(',').filter(|word| !word.is_empty()).collect();
        words.extend(features.iter().filter_map(|feature| feature.strip_prefix('+')));
        words.extend(cpu);
        let predefined = predefined(&triple, &words);
        let mut dwarf = DwarfOptions::default();
        dwarf.describe_text = debug && !is_coff;
        dwarf.version = predefined.dwarf_version.map_or(dwarf.version, u16::from);
        let mut builder = Options::builder(parsed).dwarf(dwarf).codeview(debug && is_coff);
        if intel {
            builder = builder.syntax(AsmSyntax::Intel);
        }
        builder = match cpu {
            Some(cpu) => builder.cpu(cpu),
            None => predefined.features.iter().fold(builder.cpu(predefined.cpu), |all, feature| all.feature(*feature)),
        };
        for feature in features {
            builder = builder.feature(feature.as_str());
        }
        let options = builder.build().map_err(|error| Error::new(format!("target {name}: {}", error.message)))?;
        Ok(Target { options, triple, predefined })
    }

    pub(crate) fn is_coff(&self) -> bool {
        self.options.triple().is_coff()
    }

    pub(crate) fn is_arm64ec(&self) -> bool {
        self.triple.starts_with("arm64ec-")
    }

    /// The file name of a library.
    pub(crate) fn library_name(&self, name: &str) -> String {
        if self.triple.ends_with("-msvc") { format!("{name}.lib") } else { format!("lib{name}.a") }
    }
}

/// LLVM's triple for Rust's name of a target.
fn of_rust(name: &str) -> String {
    let name = match name.strip_suffix("-gnullvm") {
        Some(system) => format!("{system}-gnu"),
        None => name.to_owned(),
    };
    match name.strip_prefix("thumbv7neon-") {
        Some(system) => format!("thumbv7-{system}"),
        None => name,
    }
}
