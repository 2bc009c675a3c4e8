//! The parameters of messages, field by field: the protocol's types of whole messages are read by code of hundreds of kilobytes.

use super::server::Failed;
use gen_lsp_types::{Position, Range as Place};
use lsp_server::ErrorCode;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// A change of a text: the range that is replaced, or the whole text without one.
pub(super) struct Change {
    pub(super) range: Option<Place>,
    pub(super) text: String,
}

fn invalid(name: &str, error: &dyn std::fmt::Display) -> Failed {
    (ErrorCode::InvalidParams, format!("'{name}': {error}"))
}

/// Takes a field out of an object.
fn take(params: &mut Value, name: &str) -> Value {
    params.get_mut(name).map(Value::take).unwrap_or_default()
}

/// A field of one of the protocol's types.
pub(super) fn field<T: DeserializeOwned>(params: &mut Value, name: &str) -> Result<T, Failed> {
    serde_json::from_value(take(params, name)).map_err(|error| invalid(name, &error))
}

/// A field that is a text.
pub(super) fn text(params: &mut Value, name: &str) -> Result<String, Failed> {
    match take(params, name) {
        Value::String(text) => Ok(text),
        _ => Err(invalid(name, &"expected a string")),
    }
}

/// A text about the document of a message: its URI, or the whole text when it is opened.
pub(super) fn text_of(params: &mut Value, name: &str) -> Result<String, Failed> {
    match params.get_mut("textDocument") {
        Some(document) => text(document, name),
        None => Err(invalid("textDocument", &"expected an object")),
    }
}

/// The URI of the document that a message is about.
pub(super) fn document(params: &mut Value) -> Result<String, Failed> {
    text_of(params, "uri")
}

/// A document and a position in it.
pub(super) fn place(params: &mut Value) -> Result<(String, Position), Failed> {
    Ok((document(params)?, field(params, "position")?))
}

/// The version of a document.
pub(super) fn version(params: &Value) -> Result<i32, Failed> {
    let version = params["textDocument"]["version"].as_i64().and_then(|version| i32::try_from(version).ok());
    version.ok_or_else(|| invalid("version", &"expected a number"))
}

/// The changes of a document.
pub(super) fn changes(params: &mut Value) -> Result<Vec<Change>, Failed> {
    const NAME: &str = "contentChanges";
    let Value::Array(changes) = take(params, NAME) else { return Err(invalid(NAME, &"expected a list")) };
    let change = |mut change: Value| {
        let range = if change["range"].is_null() { None } else { Some(field(&mut change, "range")?) };
        Ok(Change { range, text: text(&mut change, "text")? })
    };
    changes.into_iter().map(change).collect()
}
