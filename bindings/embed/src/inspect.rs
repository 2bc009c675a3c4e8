//! What objects contain.

use llas::disasm::ObjectCode;
use llas::inspect::{Selection, Text, show_with_code};

/// The tables of an object or an archive and its instructions, as text. `name` is its title.
///
/// # Errors
/// Why the file cannot be read.
pub fn inspect(name: &str, file: &[u8]) -> Result<String, String> {
    let (mut text, mut code) = (Text::new(Vec::new(), false), ObjectCode::default());
    show_with_code(name, file, &Selection::default(), &mut code, &mut text).map_err(|error| error.reason)?;
    let bytes = text.finish().map_err(|error| error.to_string())?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
