//! Expands the alternatives in a line of a table.

/// The texts with each alternative of the groups in these brackets. All groups must have the same number of
/// alternatives.
///
/// # Errors
/// If they do not.
pub fn alternatives(text: &str, open: char, close: char) -> Result<Vec<String>, String> {
    let mut count = None;
    for group in groups(text, open, close) {
        let found = group.split('|').count();
        if *count.get_or_insert(found) != found {
            return Err(format!("'{open}{group}{close}' has {found} alternatives, but another group does not"));
        }
    }
    let Some(count) = count else { return Ok(vec![text.to_owned()]) };
    Ok((0..count).map(|i| choose(text, open, close, i)).collect())
}

/// The contents of the groups of alternatives, excluding optional operands.
fn groups(text: &str, open: char, close: char) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = text;
    while let Some(start) = rest.find(open) {
        let inside = &rest[start + 1..];
        let Some(end) = inside.find(close) else { break };
        if is_optional(&inside[..end]) {
            rest = inside;
        } else {
            found.push(&inside[..end]);
            rest = &inside[end + 1..];
        }
    }
    found
}

fn choose(text: &str, open: char, close: char, index: usize) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(start) = rest.find(open) {
        let inside = &rest[start + 1..];
        let Some(end) = inside.find(close) else { break };
        out.push_str(&rest[..start]);
        if is_optional(&inside[..end]) {
            out.push(open);
            rest = inside;
        } else {
            out.push_str(inside[..end].split('|').nth(index).unwrap_or_default());
            rest = &inside[end + 1..];
        }
    }
    out.push_str(rest);
    out
}

/// Returns whether a group is optional, `{, …}`, `{Rd,}`, `{:align}`, or not a choice: `(32-imm)`.
fn is_optional(inside: &str) -> bool {
    let is_difference = inside.contains('-') && inside.starts_with(|c: char| c.is_ascii_digit());
    inside.starts_with([',', ':']) || inside.ends_with(',') || is_difference && !inside.contains('|')
}
