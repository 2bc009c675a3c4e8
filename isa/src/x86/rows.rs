//! From lines to rows: a row is one encoding of one form at one operand size and vector length.
//!
//! The encoding of each operand is deduced as in the manual's Op/En column: the operand that may be memory (or else the
//! last register) is ModRM.rm, the first other register ModRM.reg, the next VEX.vvvv, then the high nibble of an
//! immediate (`/is4`); with `/digit` there is no ModRM.reg. Where this is wrong the encoding starts with a list of
//! roles in brackets: `[R,V,M]`.

use std::collections::BTreeMap;

use super::classes as c;
use super::encoding::encoding;
use super::features;
use super::flags::{F_DIS, flag};
use super::notation::Line;
use super::operands::{self, Class, Context, Operand};
use super::row::{Encoding, Imm, Role};
use crate::source::Source;

/// One encoding of one form.
#[derive(Clone, Debug)]
pub struct Row {
    /// The line that it comes from, after the expansion of families.
    pub text: String,
    /// Its own mnemonics, in AT&T and in Intel syntax.
    pub names: [String; 2],
    /// Whether it exists in AT&T and in Intel syntax; a row that an alias copied has no mnemonic of its own in either.
    pub syntaxes: [bool; 2],
    /// Its operands are exchanged with respect to the row that follows.
    pub commuted: bool,
    /// Where it comes from.
    pub source: Source,
    /// The operands that it accepts, in Intel's order.
    pub operands: Vec<Class>,
    /// The role of each operand.
    pub roles: Vec<Role>,
    /// The encoding itself.
    pub encoding: Encoding,
    /// The features that it requires.
    pub features: Vec<String>,
}

/// All rows, and the mnemonics that refer to them.
#[derive(Debug, Default)]
pub struct Tables {
    /// The rows in the order in which they are tried.
    pub rows: Vec<Row>,
    /// The rows that are only disassembled.
    pub disassembled: Vec<Row>,
    /// The indices of the rows of each mnemonic in AT&T syntax.
    pub att: BTreeMap<String, Vec<usize>>,
    /// The indices of the rows of each mnemonic in Intel syntax.
    pub intel: BTreeMap<String, Vec<usize>>,
    aliases: Vec<(Line, Source)>,
    /// The features of the section, and the file that it is in.
    section: (usize, String),
}

impl Tables {
    /// Reads one line of a table.
    ///
    /// # Errors
    /// If the line is malformed.
    pub fn read(&mut self, source: Source, text: &str) -> Result<(), String> {
        if let Some(features) = features::heading(text) {
            self.section = (source.file, features.to_owned());
            return Ok(());
        }
        let section = if self.section.0 == source.file { self.section.1.clone() } else { String::new() };
        for line in Line::family(text)? {
            if line.encoding[0] == "=" {
                self.aliases.push((line, source));
                continue;
            }
            for (names, mut row) in expand(&line, &section)? {
                let index = self.rows.len();
                let only = |s: &str| line.flags.iter().any(|f| f == s);
                row.names = [names.0.clone(), names.1.clone()];
                row.syntaxes = [!only("intel"), !only("att")];
                if row.encoding.flags & F_DIS != 0 {
                    self.disassembled.push(Row { source, ..row });
                    continue;
                }
                if !only("intel") {
                    self.att.entry(names.0).or_default().push(index);
                }
                if !only("att") {
                    self.intel.entry(names.1).or_default().push(index);
                }
                self.rows.push(Row { source, ..row });
            }
        }
        Ok(())
    }

    /// Gives the aliases the rows of their targets; returns errors for those without a target.
    pub fn resolve_aliases(&mut self) -> Vec<String> {
        let mut errors = Vec::new();
        for (line, source) in std::mem::take(&mut self.aliases) {
            let Some(target) = line.encoding.get(1) else {
                errors.push(format!("`{line}`: the alias has no target"));
                continue;
            };
            let only = |s: &str| line.flags.iter().any(|f| f == s);
            let mode = line.flags.iter().filter_map(|f| flag(f)).fold(0, |a, b| a | b);
            for (name, goal) in suffixed(&line.mnemonic).into_iter().zip(suffixed(target)) {
                for (skip, intel) in [("intel", false), ("att", true)] {
                    if only(skip) {
                        continue;
                    }
                    let names = if intel { &mut self.intel } else { &mut self.att };
                    let (name, goal) = if intel { (&name.2, &goal.2) } else { (&name.1, &goal.1) };
                    let Some(rows) = names.get(goal).cloned() else {
                        if !intel {
                            errors.push(format!("`{line}`: unknown mnemonic `{goal}`"));
                        }
                        continue;
                    };
                    if name == goal {
                        continue;
                    }
                    let mut list = Vec::new();
                    for r in rows {
                        if mode == 0 {
                            list.push(r);
                        } else {
                            let mut row = self.rows[r].clone();
                            row.encoding.flags |= mode;
                            row.text = line.to_string();
                            row.syntaxes = [false; 2];
                            row.source = source;
                            list.push(self.rows.len());
                            self.rows.push(row);
                        }
                    }
                    let entry = names.entry(name.clone()).or_default();
                    list.retain(|r| !entry.contains(r));
                    entry.extend(list);
                }
            }
        }
        errors
    }
}

/// Expands `[bwlq]` in a mnemonic: the size, the AT&T name and the Intel name.
fn suffixed(mnemonic: &str) -> Vec<(u16, String, String)> {
    let (att, intel) = match mnemonic.split_once('/') {
        Some((a, i)) => (a, Some(i)),
        None => (mnemonic, None),
    };
    let Some((head, rest)) = att.split_once('[') else {
        return vec![(0, att.to_string(), intel.unwrap_or(att).to_string())];
    };
    let (letters, tail) = rest.split_once(']').unwrap_or((rest, ""));
    let size = |l| match l {
        'b' => 8,
        'w' => 16,
        'l' => 32,
        _ => 64,
    };
    letters
        .chars()
        .map(|l| (size(l), format!("{head}{l}{tail}"), intel.map_or_else(|| format!("{head}{tail}"), str::to_string)))
        .collect()
}

type Names = (String, String);

fn expand(line: &Line, section: &str) -> Result<Vec<(Names, Row)>, String> {
    let mut out = Vec::new();
    let words: Vec<&str> = line.encoding.iter().map(String::as_str).collect();
    let vectors: &[u16] = if words.iter().any(|w| w.contains("Lxyz")) {
        &[128, 256, 512]
    } else if words.iter().any(|w| w.contains("Lxy")) {
        &[128, 256]
    } else if words.iter().any(|w| w.contains("Lyz")) {
        &[256, 512]
    } else if words.iter().any(|w| w.contains(".512")) {
        &[512]
    } else {
        &[0]
    };
    let evex = words.iter().any(|w| w.starts_with("EVEX."));
    for (size, att, intel) in suffixed(&line.mnemonic) {
        for (index, &vector) in vectors.iter().enumerate() {
            let cx = Context { size, vector, evex };
            let operands: Vec<Operand> =
                line.operands.iter().map(|w| operands::parse(w, cx)).collect::<Result<_, _>>()?;
            let mut variants = vec![operands.clone()];
            if let Some(i) = operands.iter().position(|o| o.optional) {
                let mut short = operands.clone();
                short.remove(i);
                variants.push(short);
            }
            for ops in variants {
                let mut row = encoding(line, &words, cx, &ops)?;
                let listed = line.features.as_deref().unwrap_or(section);
                row.features = features::features(listed, (index, vectors.len()), &row.encoding)?;
                if let Some(swapped) = commuted(&row, &ops, cx) {
                    out.push(((att.clone(), intel.clone()), swapped));
                }
                out.push(((att.clone(), intel.clone()), row));
            }
        }
    }
    Ok(out)
}

/// A row with a commutative operation's operands swapped, if that saves a byte of VEX: the second source is an extended
/// register and the first is not.
fn commuted(row: &Row, operands: &[Operand], cx: Context) -> Option<Row> {
    let at: Vec<usize> = (0..operands.len()).filter(|&i| operands[i].commutes).collect();
    let [a, b] = at[..] else { return None };
    // Only these comparisons are symmetric.
    if row.encoding.imm == Imm::Given && !matches!(row.encoding.given & 7, 0 | 3 | 4 | 7) {
        return None;
    }
    let mut row = row.clone();
    let y = cx.vector == 256;
    row.operands[a].mask = if y { c::YLO } else { c::XLO };
    row.operands[b].mask = if y { c::YEXT } else { c::XEXT };
    row.roles.swap(a, b);
    row.commuted = true;
    Some(row)
}
