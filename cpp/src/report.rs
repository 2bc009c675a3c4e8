//! Errors and warnings.

use std::fmt;

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The text is as it was meant, most likely not.
    Warning,
    /// There is no valid output.
    Error,
}

/// What a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Category {
    /// Comments and characters.
    Text,
    /// A directive's form.
    Directive,
    /// `#if` and the like: their nesting and their conditions.
    Condition,
    /// Files that are missing or cannot be read.
    Include,
    /// Definitions and invocations of macros.
    Macro,
    /// `#pragma` and `_Pragma`.
    Pragma,
    /// `#error` and `#warning`, `#pragma message`.
    User,
    /// A limit of [`crate::Limits`].
    Limit,
}

/// A place in a file, as `#line` numbers its lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file's name.
    pub file: String,
    /// The line, from 1.
    pub line: u32,
    /// The column in bytes, from 1.
    pub column: u32,
}

/// A macro that is being expanded at the place of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// The macro's name.
    pub name: String,
    /// Where it is defined; `None` for a macro of the target or the command line.
    pub defined: Option<Place>,
}

/// An error or a warning.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// How bad it is.
    pub severity: Severity,
    /// What it is about.
    pub category: Category,
    /// Where it is.
    pub place: Place,
    /// The line of the file; empty if the place is not within its first 240 bytes.
    pub text: String,
    /// The length of what is meant, in bytes.
    pub len: u32,
    /// What is wrong.
    pub message: String,
    /// What to write instead.
    pub help: Option<String>,
    /// The `#include`s that lead to the file, the innermost first.
    pub included_from: Vec<Place>,
    /// The macros that are being expanded, the innermost first.
    pub expanded_from: Vec<Expansion>,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}", self.file, self.line, self.column)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for place in self.included_from.iter().rev() {
            writeln!(f, "In file included from {}:{}:", place.file, place.line)?;
        }
        let severity = match self.severity {
            Severity::Warning => "warning",
            Severity::Error => "error",
        };
        write!(f, "{}: {severity}: {}", self.place, self.message)?;
        for expansion in &self.expanded_from {
            match &expansion.defined {
                Some(place) => write!(f, "\n{place}: note: expanded from macro '{}'", expansion.name)?,
                None => write!(f, "\nnote: expanded from macro '{}'", expansion.name)?,
            }
        }
        if let Some(help) = &self.help {
            write!(f, "\nhelp: {help}")?;
        }
        Ok(())
    }
}
