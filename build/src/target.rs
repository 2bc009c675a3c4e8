//! What is assembled for.

use crate::error::Error;
use llas::options::{AsmSyntax, DwarfOptions};
use llas::{Options, Triple};
use std::env;

/// A target with its options.
#[derive(Clone, Debug)]
pub(crate) struct Target {
    pub(crate) options: Options,
    /// The triple as LLVM writes it.
    pub(crate) triple: String,
    /// What the table of the preprocessor's macros distinguishes.
    pub(crate) words: Vec<String>,
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
        let mut dwarf = DwarfOptions::default();
        dwarf.describe_text = debug && !is_coff;
        let mut builder = Options::builder(parsed).dwarf(dwarf).codeview(debug && is_coff);
        if intel {
            builder = builder.syntax(AsmSyntax::Intel);
        }
        if let Some(cpu) = cpu {
            builder = builder.cpu(cpu);
        }
        for feature in features {
            builder = builder.feature(feature.as_str());
        }
        let options = builder.build().map_err(|error| Error::new(format!("target {name}: {}", error.message)))?;
        let enabled = env::var("CARGO_CFG_TARGET_FEATURE").ok().filter(|_| of_cargo).unwrap_or_default();
        let mut words: Vec<String> = enabled.split(',').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        words.extend(features.iter().filter_map(|feature| feature.strip_prefix('+')).map(str::to_owned));
        words.extend(cpu.map(str::to_owned));
        Ok(Target { options, triple, words })
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
    match name.strip_prefix("thumbv7neon-") {
        Some(system) => format!("thumbv7-{system}"),
        None => name.to_owned(),
    }
}
