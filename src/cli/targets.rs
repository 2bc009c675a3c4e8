//! `-mcpu=help`, `-mattr=help` and `-mattr=cpuhelp`: lists of the target's processors and features, as llvm-mc has them but
//! without its descriptions.

use super::settings::Matches;
use llas::Options;
use std::fmt::Write as _;
use std::io::{self, IsTerminal as _};

/// The lists that were asked for.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Lists {
    /// Processors and features.
    all: bool,
    /// Only the names of processors.
    processors: bool,
}

impl Lists {
    pub(super) fn of(found: &Matches<'_>) -> Self {
        let wants = |name: &str| {
            let mut words = found.list("mattr").flat_map(|list| list.split(','));
            words.any(|word| word.strip_prefix('+').unwrap_or(word).eq_ignore_ascii_case(name))
        };
        Lists { all: found.word("mcpu") == Some("help") || wants("help"), processors: wants("cpuhelp") }
    }

    /// Whether a list was asked for, and the input would be typed at a terminal: then there is only the list.
    pub(super) fn are_all(self, has_input: bool) -> bool {
        (self.all || self.processors) && !has_input && io::stdin().is_terminal()
    }

    /// The lists, as they are shown on standard error.
    pub(super) fn text(self, options: &Options) -> String {
        let mut text = String::new();
        if self.all {
            all(options, &mut text);
        }
        if self.processors {
            processors(options, &mut text);
        }
        text
    }
}

/// The names of the processors, in alphabetical order.
fn sorted(options: &Options) -> Vec<&'static str> {
    let mut names: Vec<_> = options.processors().collect();
    names.sort_unstable();
    names
}

fn all(options: &Options, text: &mut String) {
    text.push_str(PROCESSORS);
    for name in sorted(options) {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "  {name}");
    }
    text.push_str("\nAvailable features for this target:\n\n");
    for name in options.features() {
        let _ = writeln!(text, "  {name}");
    }
    text.push_str("\n-mattr=+NAME enables a feature, -mattr=-NAME disables it.\n");
}

fn processors(options: &Options, text: &mut String) {
    text.push_str(PROCESSORS);
    for name in sorted(options) {
        let _ = writeln!(text, "\t{name}");
    }
}

const PROCESSORS: &str = "Available CPUs for this target:\n\n";
