//! The headers that a compiler brings with it and that assembly text includes.

/// The folder in the names of these files.
pub(crate) const FOLDER: &str = "<built-in>";

const HEADERS: &[(&str, &str)] = &[("cet.h", include_str!("../data/headers/cet.h"))];

/// The text of a header.
pub(crate) fn find(name: &str) -> Option<&'static str> {
    HEADERS.iter().find(|header| header.0 == name).map(|header| header.1)
}
