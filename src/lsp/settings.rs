//! The client's settings.

use serde_json::Value;

/// What inlay hints show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hints {
    Off,
    #[default]
    Bytes,
    Offsets,
}

/// The settings, from the client's `initializationOptions` or its configuration `llas`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Settings {
    /// Flags of the command for files that say nothing.
    pub(super) flags: Vec<String>,
    /// Warn about legal but suspicious code.
    pub(super) lint: bool,
    pub(super) hints: Hints,
    /// Whether hints show relocations.
    pub(super) relocations: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings { flags: Vec::new(), lint: false, hints: Hints::default(), relocations: true }
    }
}

impl Settings {
    /// The settings with those that a value has. Those of other types are ignored.
    pub(super) fn changed(mut self, value: &Value) -> Self {
        let value = if value["llas"].is_object() { &value["llas"] } else { value };
        if let Some(list) = value["flags"].as_array() {
            self.flags = list.iter().filter_map(|flag| flag.as_str().map(str::to_owned)).collect();
        }
        if let Some(triple) = value["triple"].as_str() {
            self.flags.insert(0, format!("--triple={triple}"));
        }
        self.lint = value["lint"].as_bool().unwrap_or(self.lint);
        self.relocations = value["relocations"].as_bool().unwrap_or(self.relocations);
        self.hints = match value["hints"].as_str() {
            Some("off") => Hints::Off,
            Some("bytes") => Hints::Bytes,
            Some("offsets") => Hints::Offsets,
            _ => self.hints,
        };
        self
    }
}
