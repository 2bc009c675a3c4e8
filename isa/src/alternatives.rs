//! Groups of alternatives, `{a|b}`, which make one line of a table a family.

use std::ops::Range;

/// The texts with each alternative of the groups in these brackets; a text without a group is the only one.
///
/// # Errors
/// If the groups differ in their number of alternatives.
pub(crate) fn alternatives(text: &str, open: char, close: char) -> Result<Vec<String>, String> {
    let groups = groups(text, open, close)?;
    let count = groups.first().map_or(1, |group| text[group.clone()].split('|').count());
    choose(text, &groups, count)
}

/// The texts with each alternative of the groups in parentheses for a list of `count` elements. A group of half as many
/// has one for each two elements.
///
/// # Errors
/// If a group has another number of alternatives.
pub(crate) fn of_elements(text: &str, count: usize) -> Result<Vec<String>, String> {
    choose(text, &groups(text, '(', ')')?, count)
}

/// The contents of the groups. Brackets without `|` and those of optional operands, `{, …}`, `{Rd,}`, `{:align}`, are
/// not groups.
fn groups(text: &str, open: char, close: char) -> Result<Vec<Range<usize>>, String> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(start) = text[at..].find(open).map(|start| at + start + 1) {
        let end = text[start..].find(close).ok_or_else(|| format!("'{open}' without '{close}'"))? + start;
        let inside = &text[start..end];
        let is_optional = inside.starts_with([',', ':']) || inside.ends_with(',');
        at = start;
        if inside.contains('|') && !is_optional {
            found.push(start..end);
            at = end;
        }
    }
    Ok(found)
}

fn choose(text: &str, groups: &[Range<usize>], count: usize) -> Result<Vec<String>, String> {
    let mut all = vec![String::new(); count];
    let mut from = 0;
    for group in groups {
        let list: Vec<&str> = text[group.clone()].split('|').collect();
        if list.len() != count && list.len() * 2 != count {
            return Err(format!("'{}' has {} alternatives and not {count}", &text[group.clone()], list.len()));
        }
        for (i, one) in all.iter_mut().enumerate() {
            one.push_str(&text[from..group.start - 1]);
            one.push_str(list[i * list.len() / count]);
        }
        from = group.end + 1;
    }
    all.iter_mut().for_each(|one| one.push_str(&text[from..]));
    Ok(all)
}
