//! What an assembler is made from.

use crate::report::{Error, ErrorKind, Report};
use llas::Options;
use llas::options::{AsmSyntax, Limits};

/// The target, the syntax and the limits of an assembler.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The target triple, such as `x86_64-linux-gnu`.
    pub triple: String,
    /// The processor; empty for the target's default.
    pub cpu: String,
    /// Features with their signs, separated by commas: `+avx512f,-sse`.
    pub features: String,
    /// Intel syntax, for texts and for disassembled instructions. No effect on machines with one syntax.
    pub intel: bool,
    /// Symbols that begin with the target's private prefix (`.L`) are labels, too.
    pub private_labels: bool,
    /// Resource limits.
    pub limits: Limits,
}

/// Limits for texts of unknown origin: 16 MiB of text, 16 MiB from macros and repeats, 64 MiB of output, 100 errors. Each
/// statement takes at least one byte of the text or of an expansion, so these limit their number as well.
#[must_use]
pub fn safe_limits() -> Limits {
    let mut limits = Limits::default();
    (limits.input, limits.expansion, limits.output, limits.errors) = (16 << 20, 16 << 20, 64 << 20, 100);
    limits
}

impl Settings {
    /// The defaults for a target.
    #[must_use]
    pub fn for_target(triple: &str) -> Self {
        Settings {
            triple: triple.to_owned(),
            cpu: String::new(),
            features: String::new(),
            intel: false,
            private_labels: true,
            limits: safe_limits(),
        }
    }

    /// Checked options: those for objects.
    pub(crate) fn options(&self) -> Result<Options, Error> {
        let triple = self.triple.parse().map_err(|error| {
            let report = Report::error(llas::diag::Code::UnsupportedTarget.as_str(), format!("{error}"));
            Error { kind: ErrorKind::Settings, reports: vec![report] }
        })?;
        let mut builder = Options::builder(triple).cpu(self.cpu.as_str()).limits(self.limits);
        if self.intel {
            builder = builder.syntax(AsmSyntax::Intel);
        }
        for feature in self.features.split(',').map(str::trim).filter(|feature| !feature.is_empty()) {
            builder = builder.feature(feature);
        }
        builder.build().map_err(|error| {
            let report = Report { help: error.help.join("\n"), ..Report::error(error.code.as_str(), error.message) };
            Error { kind: ErrorKind::Settings, reports: vec![report] }
        })
    }
}
