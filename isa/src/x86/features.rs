//! The features that a row requires: those of its notes or its section, and those that follow from its encoding.

use super::flags as f;
use super::row::{Encoding, Space};

/// The heading of a section, `[avx512f]`: the features of its rows that list none.
pub fn heading(text: &str) -> Option<&str> {
    let text = text.split('#').next().unwrap_or_default().trim();
    text.strip_prefix('[')?.strip_suffix(']')
}

/// Features of APX beyond the registers 16 to 31 that a row has to list.
const OF_APX: [&str; 3] = ["cf", "push2pop2", "zu"];

/// The features of the row with that index among the vector lengths of a line, of which there are `count`. `listed` is
/// like `avx+gfni`, or `avx+aes/vaes` with a list for each length.
///
/// # Errors
/// If the number of lists is not that of lengths.
pub fn features(listed: &str, (index, count): (usize, usize), e: &Encoding) -> Result<Vec<String>, String> {
    let lists: Vec<&str> = listed.split('/').collect();
    let list = match lists.as_slice() {
        [list] => list,
        lists if lists.len() == count => lists[index],
        lists => return Err(format!("{} lists of features, but {count} vector lengths", lists.len())),
    };
    let mut all: Vec<String> = list.split('+').filter(|name| !name.is_empty()).map(str::to_owned).collect();
    if e.space != Space::Evex {
        return Ok(all);
    }
    if count > 1 && e.l < 2 && all.iter().any(|name| name.starts_with("avx512")) {
        all.push("avx512vl".to_owned());
    }
    let is_listed = all.iter().any(|name| OF_APX.contains(&name.as_str()));
    let before = all.len();
    for (flag, name) in [(f::F_ND, "ndd"), (f::F_NF, "nf"), (f::F_CF, "cf"), (f::F_SCC, "ccmp")] {
        if e.flags & flag != 0 && !is_listed {
            all.push(name.to_owned());
        }
    }
    if e.map == 4 && all.len() == before && !is_listed {
        all.push("egpr".to_owned());
    }
    Ok(all)
}
