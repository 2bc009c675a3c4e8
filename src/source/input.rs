//! What a caller gives to assemble: a text, its name and the files that it may include.

use super::files::{Files, NoFiles, Text};
use std::fmt;

/// A text to assemble, with a name for diagnostics and the files it may include.
#[derive(Clone, Copy)]
pub struct Input<'a> {
    pub(crate) name: &'a str,
    pub(crate) text: Text<'a>,
    pub(crate) files: &'a dyn Files,
}

impl<'a> Input<'a> {
    /// A text with a name for diagnostics. The text is any bytes in memory, or a [`Text::File`].
    pub fn new(name: &'a str, text: impl Into<Text<'a>>) -> Self {
        Input { name, text: text.into(), files: &NoFiles }
    }

    /// Sets where `.include` and `.incbin` find their files. Without it no files are found.
    #[must_use]
    pub fn files(self, files: &'a dyn Files) -> Self {
        Input { files, ..self }
    }
}

impl fmt::Debug for Input<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Input").field("name", &self.name).field("text", &self.text).finish_non_exhaustive()
    }
}

impl<'a, T: Into<Text<'a>>> From<T> for Input<'a> {
    /// A text without a name: diagnostics use `<text>`.
    fn from(text: T) -> Self {
        Input::new("<text>", text)
    }
}
