//! Writes the rows as static Rust tables.
//!
//! Rows and lists are written as numbers, which are compiled fast; `src/arch/x86/tables.rs` in llas has their types. What many
//! rows share is a table of its own: formats, signatures, and the lists of rows, which most mnemonics have in common in both
//! syntaxes.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::row::{Encoding, Form, Format, Imm, MemoryRule, Role, Space};
use super::rows::{Row, Tables};
use super::{Sets, classes, flags as f, kinds, operands};
use crate::hash::Perfect;
use crate::numbered::Numbered;
use crate::source::array;

/// The index for "no operand".
const NOWHERE: usize = 8;
/// The number of operands that a row can have.
const MAX_OPERANDS: usize = 6;
/// No sets, or no name with a suffix.
const NONE: usize = 0xffff;
/// The flags that have done their work when the tables are compiled, and those of the disassembler.
const COMPILED: u64 = f::F_D64 | f::F_NOSIZE | f::F_ASM | f::F_DIS | f::F_DIS64 | f::F_SIZED | f::F_L0 | f::F_NP;

/// The tables as Rust source.
///
/// # Errors
/// If a table exceeds its index type.
pub fn rust(tables: &Tables) -> Result<String, String> {
    let mut out = String::new();
    array(&mut out, "KINDS", "u8", kinds::of_bits());
    let mut classes: Numbered<(u64, u8, String)> = Numbered::new();
    let mut signatures = Numbered::new();
    let mut formats = Numbered::new();
    let mut rows = Vec::new();
    for row in &tables.rows {
        let signature = signatures.id(&signature(row, &mut classes)?);
        let format = formats.id(&format(row));
        rows.push(format!("RowFields {{ format: {format}, signature: {signature} }}"));
    }
    check("classes", classes.list.len(), 1 << 8)?;
    check("rows", tables.rows.len(), 1 << 16)?;
    let mut names = String::new();
    array(&mut out, "CLASSES", "Class", classes.list.iter().map(|class| class_text(class, &mut names)));
    let _ = writeln!(out, "pub static CLASS_NAMES: &str = {names:?};");
    array(&mut out, "FORMATS", "Format", &formats.list);
    array(&mut out, "SIGNATURES", "Signature", &signatures.list);
    array(&mut out, "ROWS", "RowFields", rows);
    let opcodes = |row: &Row| u16::from(row.encoding.opcode) | u16::from(row.encoding.digit) << 8;
    array(&mut out, "ROW_OPCODES", "u16", tables.rows.iter().map(opcodes));
    array(&mut out, "ROW_GIVEN", "u8", tables.rows.iter().map(|row| row.encoding.given));
    let mut lists = Lists::new();
    lists.mnemonics(&mut out, "ATT", &tables.att, tables, true)?;
    lists.mnemonics(&mut out, "INTEL", &tables.intel, tables, false)?;
    array(&mut out, "LISTS", "u16", &lists.all);
    array(&mut out, "STARTS", "[u8; 8]", lists.starts.list.iter().map(|starts| format!("{starts:?}")));
    array(&mut out, "SETS", "Sets", lists.sets.list.iter().map(|sets| format!("{sets:?}")));
    check("lists", lists.all.len(), 1 << 16)?;
    check("numbers of rows by operands", lists.starts.list.len(), 1 << 8)?;
    // Any name can be read as 16 bytes.
    let texts = lists.texts + &"\0".repeat(16);
    check("bytes of names", texts.len(), 1 << 16)?;
    let _ = writeln!(out, "pub static TEXTS: &str = {texts:?};");
    Ok(out)
}

fn check(what: &str, count: usize, limit: usize) -> Result<(), String> {
    if count > limit { Err(format!("{count} {what}, more than {limit}")) } else { Ok(()) }
}

fn class_text((mask, register, name): &(u64, u8, String), names: &mut String) -> String {
    let at = names.len();
    names.push_str(name);
    format!("Class {{ mask: {mask:#x}, register: {register}, name_len: {}, name: {at} }}", name.len())
}

/// The operands of a row as the text of a `Signature`, with the operand of each field, which would be expensive to find for
/// each instruction.
fn signature(row: &Row, classes: &mut Numbered<(u64, u8, String)>) -> Result<String, String> {
    if row.operands.len() > MAX_OPERANDS {
        return Err(format!("more than six operands: {}", row.text));
    }
    let mut ids = [0; MAX_OPERANDS];
    let mut roles = [Role::Implied; MAX_OPERANDS];
    for (i, (class, role)) in row.operands.iter().zip(&row.roles).enumerate() {
        ids[i] = classes.id(&(class.mask, class.register.unwrap_or(0xff), class.name.clone()));
        roles[i] = *role;
    }
    let mask = |i: usize| row.operands.get(i).map_or(u64::MAX, |operand: &operands::Class| operand.mask);
    let imm8s = classes::I8W | classes::I8L | classes::I8Q;
    let widens = row.encoding.imm == Imm::Ib && row.operands.iter().any(|operand| operand.mask & imm8s != 0);
    let place = |roles: &[Role]| row.roles.iter().position(|role| roles.contains(role)).unwrap_or(NOWHERE);
    let has_digit = row.encoding.form == Form::Digit;
    Ok(format!(
        "Signature {{ masks: {:?}, classes: {ids:?}, roles: [{}], count: {}, widens: {widens}, reg_at: {}, rm_at: {}, \
         vvvv_at: {}, imm_at: {}, easy: {} }}",
        [mask(0), mask(1)],
        roles.map(|role| format!("Role::{role:?}")).join(", "),
        row.operands.len(),
        if has_digit { NOWHERE } else { place(&[Role::Reg, Role::RegRm]) },
        place(&[Role::Rm, Role::Opcode, Role::RegRm]),
        place(&[Role::Vvvv]),
        place(&[Role::Imm, Role::Moffs, Role::Is4Low]),
        row.operands.len() <= 2 && row.operands.iter().all(|operand| operand.register.is_none()),
    ))
}

/// The format of a row: its encoding without the numbers, the bytes before the opcode, the modes that need an operand-size
/// prefix, and whether the fast path applies.
fn format(row: &Row) -> String {
    let Encoding { space, map, pp, w, l, size, form, imm, imm2, scale, flags, .. } = row.encoding;
    // The second byte of `0F 0F` is not the opcode, which comes last.
    let escapes: &[u8] = match (space, map) {
        (Space::Legacy, 1) => &[0x0f],
        (Space::Legacy, 2) => &[0x0f, 0x38],
        (Space::Legacy, 3) => &[0x0f, 0x3a],
        (Space::Legacy, 15) => &[0x0f, 0x0f],
        _ => &[],
    };
    let sized = match (space, size) {
        (Space::Legacy, 16) => Format::SIZED_16,
        (Space::Legacy, 32) => Format::SIZED_32,
        _ => 0,
    };
    let opcode_mask: u16 = match form {
        Form::Suffix => 0,
        Form::Fixed => 0xffff,
        _ => 0xff,
    };
    let common = [Role::Implied, Role::Reg, Role::Rm, Role::Vvvv, Role::Opcode, Role::Imm, Role::RegRm];
    let rare_flags = f::F_WAIT | f::F_ADR | f::F_A32 | f::F_A16 | f::F_REX2 | f::F_CHECKED | f::F_SIB;
    let rare = flags & rare_flags != 0
        || space == Space::Evex
        || form == Form::Suffix
        || imm == Imm::Given
        || row.roles.iter().any(|role| !common.contains(role))
        || row.operands.iter().any(|operand| operand.mask & classes::DFV != 0);
    let bits_if = |has: bool| if has { 7 } else { 0 };
    let flags = flags & !COMPILED | if rare { Format::RARE } else { 0 };
    format!(
        "Format {{ flags: {flags:#x}, space: Space::{space:?}, map: {map}, lead: {}, w: {w}, l: {l}, form: Form::{form:?}, \
         imm: Imm::{imm:?}, imm2: Imm::{imm2:?}, scale: {scale}, escapes: {:#x}, escapes_len: {}, \
         head_len: {}, opcode_mask: {opcode_mask:#x}, imm_len: {}, reg_mask: {}, digit_mask: {}, low_mask: {}, \
         modrm_mask: {} }}",
        sized << 2 | pp,
        escapes.iter().rev().fold(0u16, |all, &byte| all << 8 | u16::from(byte)),
        escapes.len(),
        escapes.len() + opcode_mask.count_ones() as usize / 8,
        imm.size(),
        bits_if(matches!(form, Form::Register | Form::Suffix)),
        bits_if(form == Form::Digit),
        bits_if(form == Form::Low),
        -i8::from(form.has_modrm()),
    )
}

/// The rows of a mnemonic.
#[derive(Clone, Copy, Default)]
struct List {
    /// The lowest one.
    base: usize,
    /// The index of the first one in the lists.
    first: usize,
    /// The number of what the list is divided into.
    starts: usize,
}

/// What the mnemonics of both syntaxes share.
struct Lists {
    /// The names, one after another.
    texts: String,
    /// The offset of each name.
    offsets: BTreeMap<String, usize>,
    /// The rows of the mnemonics, each as the distance from the lowest one of its mnemonic: one list after another, in each
    /// those with fewer operands first.
    all: Vec<usize>,
    /// The start of each list.
    begins: BTreeMap<Vec<usize>, usize>,
    /// For each number of operands, the index of its first row in the list.
    starts: Numbered<[u8; 8]>,
    sets: Numbered<Sets>,
}

impl Lists {
    fn new() -> Self {
        let mut starts = Numbered::new();
        // That of a mnemonic without rows.
        starts.id(&[0; 8]);
        Lists {
            texts: String::new(),
            offsets: BTreeMap::new(),
            all: Vec::new(),
            begins: BTreeMap::new(),
            starts,
            sets: Numbered::new(),
        }
    }

    /// Writes the mnemonics of one syntax. In AT&T syntax the size suffix may be omitted: such a name gets the slots of the
    /// names with each suffix.
    fn mnemonics(
        &mut self,
        out: &mut String,
        prefix: &str,
        names: &BTreeMap<String, Vec<usize>>,
        tables: &Tables,
        has_suffixes: bool,
    ) -> Result<(), String> {
        let all =
            if has_suffixes { abbreviations(names) } else { names.keys().map(|n| (n.as_str(), [None; 4])).collect() };
        let keys: Vec<&str> = all.keys().copied().collect();
        let Perfect { displacements, slots } = Perfect::new(&keys)?;
        let position: BTreeMap<&str, usize> =
            slots.iter().enumerate().filter_map(|(i, slot)| Some((keys[(*slot)?], i))).collect();
        // In the order of the names, not of the slots: similar names are then next to each other.
        for name in &keys {
            self.text(name);
        }
        let mut suffixed = Numbered::new();
        let mut entries = Vec::new();
        for slot in &slots {
            let Some(name) = slot.map(|key| keys[key]) else {
                entries.push(entry((0, 0), List::default(), MemoryRule::Any, NONE, NONE));
                continue;
            };
            let rows = names.get(name).map_or(&[][..], Vec::as_slice);
            let list = self.list(rows, tables).map_err(|error| format!("`{name}`: {error}"))?;
            let sets = kinds::sets(&sorted(rows, tables), &tables.rows, !has_suffixes);
            let sets = sets.map_or(NONE, |sets| self.sets.id(&sets));
            let slots = all[name].map(|name| name.and_then(|name| position.get(name)).map_or(NONE, |slot| *slot));
            let suffixes = if slots == [NONE; 4] { NONE } else { suffixed.id(&slots) };
            entries.push(entry((self.text(name), name.len()), list, rule(name), sets, suffixes));
        }
        array(out, &format!("{prefix}_DISPLACEMENTS"), "u16", displacements);
        array(out, &format!("{prefix}_MNEMONICS"), "Mnemonic", entries);
        array(out, &format!("{prefix}_SUFFIXED"), "[u16; 4]", suffixed.list.iter().map(|slots| format!("{slots:?}")));
        Ok(())
    }

    /// The offset of a name in the texts.
    fn text(&mut self, name: &str) -> usize {
        let Lists { texts, offsets, .. } = self;
        *offsets.entry(name.to_owned()).or_insert_with(|| {
            texts.push_str(name);
            texts.len() - name.len()
        })
    }

    /// Adds a list.
    fn list(&mut self, rows: &[usize], tables: &Tables) -> Result<List, String> {
        let mut list = sorted(rows, tables);
        let mut starts = [0; 8];
        for (count, start) in starts.iter_mut().enumerate() {
            let before = list.iter().filter(|&&row| tables.rows[row].operands.len() < count).count();
            *start = u8::try_from(before).map_err(|_| "too many rows")?;
        }
        let base = list.iter().copied().min().unwrap_or(0);
        list.iter_mut().for_each(|row| *row -= base);
        let Lists { all, begins, .. } = self;
        let first = *begins.entry(list).or_insert_with_key(|list| {
            all.extend(list);
            all.len() - list.len()
        });
        Ok(List { base, first, starts: self.starts.id(&starts) })
    }
}

/// The rows by the number of their operands.
fn sorted(rows: &[usize], tables: &Tables) -> Vec<usize> {
    let mut list = rows.to_vec();
    list.sort_by_key(|&row| tables.rows[row].operands.len());
    list
}

/// The names, and those without a suffix, with the name that each suffix gives.
fn abbreviations(names: &BTreeMap<String, Vec<usize>>) -> BTreeMap<&str, [Option<&str>; 4]> {
    let mut all: BTreeMap<&str, [Option<&str>; 4]> = names.keys().map(|name| (name.as_str(), [None; 4])).collect();
    for name in names.keys() {
        let letters = if name.starts_with('f') { "slt" } else { "bwlq" };
        // `fs` is a prefix, never an abbreviation of `fst`.
        if let Some(i) = name.chars().last().and_then(|last| letters.find(last))
            && name.len() > 1
            && name != "fst"
        {
            all.entry(&name[..name.len() - 1]).or_insert([None; 4])[i] = Some(name);
        }
    }
    all
}

fn rule(name: &str) -> MemoryRule {
    match name {
        "mov" => MemoryRule::Move,
        "push" | "pop" => MemoryRule::Stack,
        "jmp" | "call" => MemoryRule::Branch,
        _ => MemoryRule::Any,
    }
}

/// Writes a mnemonic; of its name, the offset and the length are given.
fn entry((name, name_len): (usize, usize), list: List, rule: MemoryRule, sets: usize, suffixed: usize) -> String {
    let List { base, first, starts } = list;
    format!(
        "Mnemonic {{ name: {name}, name_len: {name_len}, starts: {starts}, base: {base}, first: {first}, \
         rule: MemoryRule::{rule:?}, sets: {sets}, suffixed: {suffixed} }}"
    )
}
