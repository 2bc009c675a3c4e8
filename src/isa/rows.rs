//! From lines to concrete rows: one row is one encoding of one form at one operand size and vector length.
//!
//! Which operand goes where in the encoding follows from the operands, as the manual's Op/En column would say it: the
//! operand that may be memory (or else the last register) is ModRM.rm, the first other register ModRM.reg, the next
//! VEX.vvvv, then the upper half of an immediate (`/is4`); with `/digit` there is no ModRM.reg. Where that guess is not
//! right the encoding starts with a list of roles in brackets: `[R,V,M]`.

use std::collections::BTreeMap;

use super::classes as c;
use super::notation::Line;
use super::operands::{self, Class, Context, Operand};

/// Where an operand goes in the encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Role {
    /// Nowhere: the opcode implies it.
    Implied = 0,
    /// ModRM.reg
    Reg = 1,
    /// ModRM.rm
    Rm = 2,
    /// VEX.vvvv
    Vvvv = 3,
    /// The upper half of the immediate.
    Is4 = 4,
    /// The low bits of the opcode.
    Opcode = 5,
    /// The immediate.
    Imm = 6,
    /// The second immediate.
    Imm2 = 7,
    /// ModRM.reg and ModRM.rm.
    RegRm = 8,
    /// An absolute address in the place of an immediate.
    Moffs = 9,
    /// The low half of the immediate beside a register.
    Is4Low = 10,
    /// A rounding mode in EVEX.LL.
    Rounding = 11,
    /// The string source, whose segment is a prefix.
    Source = 12,
    /// The string destination.
    Destination = 13,
}

/// What follows the ModRM byte, and how wide it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum Imm {
    None = 0,
    Ib = 1,
    Iw = 2,
    Id = 3,
    /// 32 bits, sign-extended to 64.
    Ids = 4,
    Iq = 5,
    Cb = 6,
    Cw = 7,
    Cd = 8,
    /// One byte that the row gives: `=5`.
    Given = 9,
}

/// How the opcode is followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub enum Form {
    /// By nothing.
    Plain = 0,
    /// By a ModRM byte with a register: `/r`.
    Register = 1,
    /// By a ModRM byte with a digit: `/0`.
    Digit = 2,
    /// By one more byte: `0F 01 D0`.
    Fixed = 3,
    /// By nothing, but its low bits are a register: `50+r`.
    Low = 4,
    /// By ModRM, and the last byte is the opcode (3DNow!).
    Suffix = 5,
}

/// The space of the opcode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names are the manual's")]
pub enum Space {
    Legacy = 0,
    Vex = 1,
    Evex = 2,
    Xop = 3,
}

/// Flags of a row; the names are those of the tables' last column.
pub const FLAGS: &[(&str, u32, &str)] = &[
    ("64", 1 << 0, "exists in 64-bit mode only"),
    ("!64", 1 << 1, "does not exist in 64-bit mode"),
    ("d64", 1 << 2, "64 bits wide without REX.W"),
    ("gotx", 1 << 3, "a rip-relative operand gives the relaxable fixup"),
    ("movq", 1 << 4, "a rip-relative operand gives the fixup of `movq`"),
    ("got32x", 1 << 5, "a displacement gives the relaxable fixup of i386"),
    ("relax", 1 << 6, "a branch that can be widened to the next row"),
    ("wait", 1 << 7, "a `wait` precedes it"),
    ("vexonly", 1 << 8, "needs `{vex}`"),
    ("sib", 1 << 9, "always has a SIB byte"),
    ("noegpr", 1 << 10, "does not reach registers 16 to 31"),
    ("mask", 1 << 11, "takes a write mask"),
    ("zero", 1 << 12, "takes a write mask with zeroing"),
    ("b", 1 << 13, "sets EVEX.b"),
    ("nosize", 1 << 14, "has no operand-size prefix"),
    ("evexonly", 1 << 15, "needs `{evex}`"),
    ("nf", 1 << 16, "suppresses flags"),
    ("needmask", 1 << 17, "needs a write mask"),
    ("nd", 1 << 18, "has a new data destination"),
    ("needegpr", 1 << 19, "needs a register 16 to 31"),
    ("a32", 1 << 20, "has a 32-bit address size"),
    ("a16", 1 << 21, "has a 16-bit address size"),
];

/// The bit of a flag.
#[must_use]
pub fn flag(name: &str) -> Option<u32> {
    FLAGS.iter().find(|f| f.0 == name).map(|f| f.1)
}

/// One concrete row.
#[derive(Clone, Debug)]
pub struct Row {
    /// The line it came from.
    pub text: String,
    /// What it accepts, in Intel's order.
    pub operands: Vec<Class>,
    /// Where each operand goes.
    pub roles: Vec<Role>,
    /// The space of the opcode.
    pub space: Space,
    /// The opcode map: 0 one byte, 1 `0F`, 2 `0F 38`, 3 `0F 3A`, 4 to 10 as in EVEX.mmm and XOP.mmmmm, 15 3DNow!.
    pub map: u8,
    /// The mandatory prefix: 0 none, 1 66, 2 F3, 3 F2.
    pub pp: u8,
    /// REX.W or VEX.W.
    pub w: bool,
    /// The length of the vectors: 0, 1, 2 for 128, 256, 512.
    pub l: u8,
    /// The operand size that needs a prefix where it is not the mode's: 0, 16 or 32.
    pub size: u8,
    /// The opcode.
    pub opcode: u8,
    /// How it goes on.
    pub form: Form,
    /// The digit or the further byte.
    pub digit: u8,
    /// The first immediate.
    pub imm: Imm,
    /// The second immediate.
    pub imm2: Imm,
    /// log2 of the factor of an 8-bit displacement.
    pub scale: u8,
    /// The immediate that the row gives.
    pub given: u8,
    /// Bits of [`FLAGS`].
    pub flags: u32,
}

/// All rows and the mnemonics they go by.
#[derive(Debug, Default)]
pub struct Tables {
    /// The rows in order.
    pub rows: Vec<Row>,
    /// The indices of the rows of each mnemonic of the AT&T syntax.
    pub att: BTreeMap<String, Vec<usize>>,
    /// The same of the Intel syntax.
    pub intel: BTreeMap<String, Vec<usize>>,
    aliases: Vec<(Line, String)>,
}

impl Tables {
    /// Reads one line of a table.
    ///
    /// # Errors
    /// What is wrong with it.
    pub fn read(&mut self, text: &str) -> Result<(), String> {
        for line in Line::family(text)? {
            if line.encoding[0] == "=" {
                self.aliases.push((line, text.trim().to_string()));
                continue;
            }
            for (names, row) in expand(&line)? {
                let index = self.rows.len();
                let only = |s: &str| line.flags.iter().any(|f| f == s);
                if !only("intel") {
                    self.att.entry(names.0).or_default().push(index);
                }
                if !only("att") {
                    self.intel.entry(names.1).or_default().push(index);
                }
                self.rows.push(row);
            }
        }
        Ok(())
    }

    /// Gives the aliases the rows of what they stand for; the texts of those that stand for nothing.
    pub fn resolve_aliases(&mut self) -> Vec<String> {
        let mut errors = Vec::new();
        for (line, text) in std::mem::take(&mut self.aliases) {
            let Some(target) = line.encoding.get(1) else {
                errors.push(format!("`{text}`: an alias for what?"));
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
                            errors.push(format!("`{text}`: there is no `{goal}`"));
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
                            row.flags |= mode;
                            row.text = text.clone();
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

/// The sizes of a mnemonic with `[bwlq]`: the size, the AT&T name and the Intel name.
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

/// The rows of one line.
fn expand(line: &Line) -> Result<Vec<(Names, Row)>, String> {
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
        for &vector in vectors {
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
                let row = encoding(line, &words, cx, &ops)?;
                if let Some(swapped) = commuted(&row, &ops, cx) {
                    out.push(((att.clone(), intel.clone()), swapped));
                }
                out.push(((att.clone(), intel.clone()), row));
            }
        }
    }
    Ok(out)
}

/// The row that takes a commutative operation's operands the other way round where that spares a byte of VEX: the
/// second source is an extended register and the first is not.
fn commuted(row: &Row, operands: &[Operand], cx: Context) -> Option<Row> {
    let at: Vec<usize> = (0..operands.len()).filter(|&i| operands[i].commutes).collect();
    let [a, b] = at[..] else { return None };
    let mut row = row.clone();
    let y = cx.vector == 256;
    row.operands[a].mask = if y { c::YLO } else { c::XLO };
    row.operands[b].mask = if y { c::YEXT } else { c::XEXT };
    row.roles.swap(a, b);
    Some(row)
}

fn hex(word: &str) -> Option<u8> {
    (word.len() == 2 && !word.contains(|ch: char| ch.is_ascii_lowercase()))
        .then(|| u8::from_str_radix(word, 16).ok())
        .flatten()
}

/// Reads the encoding's words.
fn encoding(line: &Line, words: &[&str], cx: Context, operands: &[Operand]) -> Result<Row, String> {
    let mut row = Row {
        text: line.to_string(),
        operands: operands.iter().map(|o| o.class.clone()).collect(),
        roles: Vec::new(),
        space: Space::Legacy,
        map: 0,
        pp: 0,
        w: cx.size == 64,
        l: 0,
        size: match cx.size {
            16 => 16,
            32 => 32,
            _ => 0,
        },
        opcode: 0,
        form: Form::Plain,
        digit: 0,
        imm: Imm::None,
        imm2: Imm::None,
        scale: 0,
        given: 0,
        flags: 0,
    };
    for f in &line.flags {
        if f != "att" && f != "intel" {
            row.flags |= flag(f).ok_or_else(|| format!("`{f}` is no flag"))?;
        }
    }
    let has = |name: &str| line.flags.iter().any(|f| f == name);
    if has("d64") {
        row.w = false;
    }
    let mut roles: Option<Vec<&str>> = None;
    let mut bytes = Vec::new();
    let mut is4 = false;
    for &word in words {
        if word.starts_with('[') {
            roles = Some(word.trim_matches(['[', ']']).split(',').collect());
        } else if let Some(b) = hex(word) {
            bytes.push(b);
        } else if let Some((b, add)) = word.split_once('+').and_then(|(b, a)| Some((hex(b)?, a))) {
            let plus = match add {
                "r" => {
                    row.form = Form::Low;
                    0
                }
                "w" => u8::from(cx.size != 8),
                n => n.parse().map_err(|_| format!("`{word}`: what is `{add}`?"))?,
            };
            bytes.push(b + plus);
        } else if word.contains('.') && !word.starts_with("REX") {
            prefix(&mut row, word, cx)?;
        } else if let Some(n) = word.strip_prefix('=') {
            row.given = n.parse().map_err(|_| format!("`{word}` gives no byte"))?;
            row.imm = Imm::Given;
        } else if let Some(digit) = word.strip_prefix('/') {
            match digit {
                "r" => row.form = Form::Register,
                "is4" => is4 = true,
                d => {
                    row.form = Form::Digit;
                    row.digit = d.parse().ok().filter(|n| *n < 8).ok_or_else(|| format!("`{word}` is no digit"))?;
                }
            }
        } else {
            match word {
                "NP" => {}
                "REX.W" => row.w = true,
                "o16" => row.size = 16,
                "o32" => row.size = 32,
                "3DNOW" => row.map = 15,
                _ => {
                    let imm = immediate(word, cx).ok_or_else(|| format!("`{word}` is no part of an encoding"))?;
                    if row.imm == Imm::None {
                        row.imm = imm;
                    } else {
                        row.imm2 = imm;
                    }
                }
            }
        }
    }
    opcode(&mut row, &bytes)?;
    if has("nosize") || row.space != Space::Legacy {
        row.size = 0;
    }
    if matches!(row.space, Space::Vex | Space::Xop) || (row.space == Space::Legacy && row.map > 1) {
        row.flags |= flag("noegpr").unwrap_or(0);
    }
    row.roles = match roles {
        Some(names) => explicit(&names, operands.len())?,
        None => deduce(&row, operands, is4)?,
    };
    Ok(row)
}

fn immediate(word: &str, cx: Context) -> Option<Imm> {
    Some(match (word, cx.size) {
        ("ib", _) | ("iz", 8) => Imm::Ib,
        ("iw", _) | ("iz", 16) => Imm::Iw,
        ("id", _) | ("iz", 32) => Imm::Id,
        ("ids", _) | ("iz", 64) => Imm::Ids,
        ("iq", _) => Imm::Iq,
        ("cb", _) => Imm::Cb,
        ("cw", _) => Imm::Cw,
        ("cd", _) => Imm::Cd,
        _ => return None,
    })
}

/// Reads `VEX.128.66.0F.W0`.
fn prefix(row: &mut Row, word: &str, cx: Context) -> Result<(), String> {
    for part in word.split('.') {
        match part {
            "VEX" => row.space = Space::Vex,
            "EVEX" => row.space = Space::Evex,
            "XOP" => row.space = Space::Xop,
            "Lxy" | "Lxyz" | "Lyz" => {
                row.l = match cx.vector {
                    256 => 1,
                    512 => 2,
                    _ => 0,
                }
            }
            "128" | "LIG" | "LZ" | "L0" => row.l = 0,
            "256" | "L1" => row.l = 1,
            "512" => row.l = 2,
            "NP" => row.pp = 0,
            "66" => row.pp = 1,
            "F3" => row.pp = 2,
            "F2" => row.pp = 3,
            "0F" => row.map = 1,
            "0F38" => row.map = 2,
            "0F3A" => row.map = 3,
            "W0" | "WIG" => row.w = false,
            "W1" => row.w = true,
            "Ws" => row.w = cx.size == 64,
            p => match p.strip_prefix("MAP").and_then(|n| n.parse().ok()) {
                Some(n) => row.map = n,
                None => return Err(format!("`{word}`: what is `{p}`?")),
            },
        }
    }
    Ok(())
}

/// Splits the bytes into mandatory prefix, map, opcode and a further byte.
fn opcode(row: &mut Row, bytes: &[u8]) -> Result<(), String> {
    let mut b = bytes;
    if row.space == Space::Legacy {
        if b.len() > 1 {
            row.pp = match b[0] {
                0x66 => 1,
                0xf3 => 2,
                0xf2 => 3,
                _ => 0,
            };
            b = if row.pp == 0 { b } else { &b[1..] };
        }
        for (head, map) in [(&[0x0f, 0x38][..], 2), (&[0x0f, 0x3a], 3), (&[0x0f, 0x0f], 15), (&[0x0f], 1)] {
            if row.map == 0 && b.len() > head.len() && b.starts_with(head) {
                row.map = map;
                b = &b[head.len()..];
            }
        }
    }
    match *b {
        [op] => row.opcode = op,
        [op, more] => {
            row.opcode = op;
            row.form = Form::Fixed;
            row.digit = more;
        }
        _ => return Err("the opcode is one or two bytes after the prefixes and the map".into()),
    }
    if row.map == 15 {
        row.form = Form::Suffix;
    }
    Ok(())
}

fn explicit(names: &[&str], count: usize) -> Result<Vec<Role>, String> {
    if names.len() != count {
        return Err("as many roles as operands".into());
    }
    names
        .iter()
        .map(|n| {
            Ok(match *n {
                "-" => Role::Implied,
                "R" => Role::Reg,
                "M" => Role::Rm,
                "V" => Role::Vvvv,
                "S" => Role::Is4,
                "L" => Role::Is4Low,
                "O" => Role::Opcode,
                "I" => Role::Imm,
                "J" => Role::Imm2,
                "RM" => Role::RegRm,
                _ => return Err(format!("`{n}` is no role")),
            })
        })
        .collect()
}

/// Works out where the operands go.
fn deduce(row: &Row, operands: &[Operand], is4: bool) -> Result<Vec<Role>, String> {
    let mut roles = vec![Role::Implied; operands.len()];
    let mut immediates = 0;
    for (i, o) in operands.iter().enumerate() {
        let m = o.class.mask;
        if m & c::MOFFS != 0 {
            roles[i] = Role::Moffs;
        } else if o.class.immediate() || m & c::REL != 0 {
            roles[i] = match (immediates, is4) {
                (0, true) => Role::Is4Low,
                (0, false) => Role::Imm,
                (1, _) => Role::Imm2,
                _ => return Err("more than two immediates".into()),
            };
            immediates += 1;
        } else if m & c::RC != 0 {
            roles[i] = Role::Rounding;
        } else if m & c::SI != 0 {
            roles[i] = Role::Source;
        } else if m & c::DI != 0 {
            roles[i] = Role::Destination;
        }
    }
    let expected = usize::from(row.imm != Imm::None && row.imm != Imm::Given) + usize::from(row.imm2 != Imm::None);
    let moffs = roles.contains(&Role::Moffs);
    if !is4 && !moffs && expected != immediates {
        return Err(format!("{immediates} immediate operands, but {expected} in the encoding"));
    }
    let mut others: Vec<usize> = (0..operands.len()).filter(|&i| operands[i].class.encoded()).collect();
    if row.form == Form::Low {
        let [only] = others[..] else { return Err("`+r` takes one register".into()) };
        roles[only] = Role::Opcode;
        return Ok(roles);
    }
    if others.is_empty() {
        return Ok(roles);
    }
    if matches!(row.form, Form::Plain | Form::Fixed) {
        return Err("an operand is left over: there is no ModRM byte".into());
    }
    let memory: Vec<usize> = others.iter().copied().filter(|&i| operands[i].class.memory()).collect();
    let rm = match memory[..] {
        [] if is4 => others[others.len() - 2],
        [] => others[others.len() - 1],
        [one] => one,
        _ => return Err("two operands in memory".into()),
    };
    others.retain(|&i| i != rm);
    roles[rm] = Role::Rm;
    let mut places = match row.form {
        Form::Digit => vec![Role::Vvvv],
        _ if rm == 0 && others.len() == 2 => vec![Role::Vvvv, Role::Reg],
        _ if is4 => vec![Role::Reg, Role::Vvvv, Role::Is4],
        _ => vec![Role::Reg, Role::Vvvv],
    }
    .into_iter();
    for i in others {
        roles[i] = places.next().ok_or("more registers than places for them")?;
        if roles[i] == Role::Vvvv && row.space == Space::Legacy {
            return Err("VEX.vvvv without VEX".into());
        }
    }
    Ok(roles)
}
