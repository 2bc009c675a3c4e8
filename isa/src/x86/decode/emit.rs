//! Writes the forms and their keys as static Rust tables.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use super::forms::{self, Draft, PREDICATES};
use super::{Bucket, DIRECT, Key, NO_FORM, OF_DIRECT, Operands, Split, Traits, context, direct};
use crate::features::Bits;
use crate::features::table::Features;
use crate::numbered::Numbered;
use crate::source::array;
use crate::x86::rows::Tables;

/// The number of entries of a page: the opcodes of a map, or of a map and a mandatory prefix.
const PAGE: usize = 256;
/// The number of spaces, maps and mandatory prefixes.
const PAGES: usize = 4 * 16 * 4;
/// An opcode with more keys than this is split by ModRM.reg.
const MAX_KEYS: usize = 6;

/// The index of a value in a table.
fn index(id: usize) -> Result<u16, String> {
    u16::try_from(id).map_err(|_| "too many values for their index".to_owned())
}

/// The texts, one after another, and the place of each.
#[derive(Default)]
struct Texts {
    all: String,
    places: BTreeMap<String, u32>,
}

impl Texts {
    fn add(&mut self, text: &str) -> u32 {
        if let Some(place) = self.places.get(text) {
            return *place;
        }
        let place = (self.all.len() as u32) << 8 | text.len() as u32;
        self.all.push_str(text);
        self.places.insert(text.to_string(), place);
        place
    }
}

/// One property of all forms: its values, and the index of each form's own.
struct Column<T> {
    all: Numbered<T>,
    of_forms: Vec<u16>,
}

impl<T: Ord + Clone> Column<T> {
    fn new() -> Self {
        Column { all: Numbered::new(), of_forms: Vec::new() }
    }

    /// Adds the property of the next form.
    fn add(&mut self, value: &T) -> Result<(), String> {
        self.of_forms.push(index(self.all.id(value))?);
        Ok(())
    }

    fn rust(&self, out: &mut String, name: &str, kind: &str, entry: impl Fn(&T) -> String) {
        array(out, name, kind, self.all.list.iter().map(entry));
        array(out, &format!("FORM_{name}"), "u16", &self.of_forms);
    }
}

struct Emitter<'a> {
    texts: Texts,
    keys: Column<Key>,
    names: Column<[u32; 2]>,
    operands: Column<Operands>,
    traits: Column<Traits>,
    operand_list: Vec<super::Operand>,
    lists: BTreeMap<String, u16>,
    predicates: Numbered<[u32; PREDICATES]>,
    needs: Numbered<Vec<Bits>>,
    features: &'a Features,
    buckets: Vec<Bucket>,
    direct: Numbered<[u8; DIRECT]>,
}

impl Emitter<'_> {
    fn list(&mut self, list: &[super::Operand]) -> Result<u16, String> {
        let text = format!("{list:?}");
        if let Some(at) = self.lists.get(&text) {
            return Ok(*at);
        }
        let at = u16::try_from(self.operand_list.len()).map_err(|_| "too many operands for their index")?;
        self.operand_list.extend_from_slice(list);
        self.lists.insert(text, at);
        Ok(at)
    }

    fn feature(&self, name: &str) -> Result<Bits, String> {
        self.features.bits(&[name.to_owned()])
    }

    /// Adds the next form.
    fn form(&mut self, draft: &Draft) -> Result<(), String> {
        let mut operands = Operands { first: [0; 2], counts: [0; 2] };
        for (syntax, list) in draft.operands.iter().enumerate() {
            operands.first[syntax] = self.list(list)?;
            operands.counts[syntax] = list.len() as u8;
        }
        let mut traits = draft.traits;
        if !draft.predicates.is_empty() {
            let mut names = [0; PREDICATES];
            for (slot, name) in names.iter_mut().zip(&draft.predicates) {
                *slot = name.as_deref().map_or(0, |name| self.texts.add(name));
            }
            traits.predicates = index(self.predicates.id(&names))?;
        }
        let needs = draft.features.iter().map(|name| self.feature(name)).collect::<Result<_, _>>()?;
        traits.needs = index(self.needs.id(&needs))?;
        self.keys.add(&Key { mask: draft.key.mask, value: draft.key.value })?;
        let [att, intel] = &draft.names;
        self.names.add(&[self.texts.add(att), self.texts.add(intel)])?;
        self.operands.add(&operands)?;
        self.traits.add(&traits)
    }

    /// Adds the forms of an opcode or of a value of ModRM.reg.
    fn bucket(&mut self, drafts: &[&Draft], split: Split) -> Result<(), String> {
        let first = u16::try_from(self.keys.of_forms.len()).map_err(|_| "too many forms for their numbers")?;
        let count = u8::try_from(drafts.len()).ok().filter(|count| *count != NO_FORM);
        let count = count.ok_or("too many forms for an opcode")?;
        for draft in drafts {
            self.form(draft)?;
        }
        let is_direct = drafts.iter().all(|draft| draft.key.mask & !matter(split) == 0);
        let direct = if is_direct { index(self.direct.id(&direct_forms(drafts, split)))? + 1 } else { 0 };
        self.buckets.push(Bucket { first, count, split, direct });
        Ok(())
    }

    /// Adds the buckets of an opcode; returns the index of the first one.
    fn opcode(&mut self, drafts: &[Draft]) -> Result<u16, String> {
        let at = u16::try_from(self.buckets.len()).map_err(|_| "too many buckets for their index")?;
        let all: Vec<&Draft> = drafts.iter().collect();
        let modrm = drafts.iter().any(|d| d.modrm);
        if modrm != drafts.iter().all(|d| d.modrm) {
            let texts: Vec<&str> = drafts.iter().map(|d| d.text.as_str()).collect();
            return Err(format!(
                "some rows of an opcode have a ModRM byte and others do not:\n    {}",
                texts.join("\n    ")
            ));
        }
        let split = drafts.iter().filter(|d| d.key.mask & context::REG == context::REG).count();
        if !modrm || drafts.len() <= MAX_KEYS || split * 2 < drafts.len() {
            self.bucket(&all, if modrm { Split::Modrm } else { Split::Plain })?;
            return Ok(at);
        }
        for reg in 0..8 {
            let has = |d: &&&Draft| (d.key.value ^ reg << 3) & d.key.mask & context::REG == 0;
            let some: Vec<&Draft> = all.iter().filter(has).copied().collect();
            self.bucket(&some, Split::Reg)?;
        }
        Ok(at)
    }
}

/// The bits that select a form directly; a bucket of a value of ModRM.reg has decided about that.
fn matter(split: Split) -> u32 {
    OF_DIRECT | if split == Split::Reg { context::REG } else { 0 }
}

/// The form of each value of the bits that matter, counted from the first one.
fn direct_forms(drafts: &[&Draft], split: Split) -> [u8; DIRECT] {
    let mut forms = [NO_FORM; DIRECT];
    for word in 0..1u32 << DIRECT.trailing_zeros() {
        let bits = [context::W, context::NARROW, context::REGISTER, context::IS64];
        let context = bits.iter().enumerate().fold(0, |all, (i, bit)| all | if word >> i & 1 != 0 { *bit } else { 0 });
        let mask = matter(split) & OF_DIRECT;
        let form = drafts.iter().position(|draft| (draft.key.value ^ context) & draft.key.mask & mask == 0);
        forms[direct(context)] = form.map_or(NO_FORM, |form| form as u8);
    }
    forms
}

/// The tables as Rust source.
///
/// # Errors
/// If a row cannot be reached, or a table exceeds its index type.
pub(crate) fn rust(tables: &Tables, features: &Features) -> Result<String, String> {
    let drafts = forms::drafts(tables);
    let unreachable = forms::unreachable(&drafts);
    if !unreachable.is_empty() {
        return Err(unreachable.join("\n"));
    }
    let mut e = Emitter {
        texts: Texts::default(),
        keys: Column::new(),
        names: Column::new(),
        operands: Column::new(),
        traits: Column::new(),
        operand_list: Vec::new(),
        lists: BTreeMap::new(),
        predicates: Numbered::new(),
        needs: Numbered::new(),
        features,
        buckets: vec![Bucket { first: 0, count: 0, split: Split::Plain, direct: 0 }],
        direct: Numbered::new(),
    };
    // Offset 0 means that there is no name.
    e.texts.all.push('?');
    let mut pages = vec![0u8; PAGES];
    let mut opcodes = vec![[0u16; PAGE]];
    for ((space, map, pp, opcode), drafts) in drafts {
        let bucket = e.opcode(&drafts)?;
        let page = &mut pages[(usize::from(space) * 16 + usize::from(map)) * 4 + usize::from(pp)];
        if *page == 0 {
            *page = opcodes.len() as u8;
            opcodes.push([0; PAGE]);
        }
        opcodes[usize::from(*page)][usize::from(opcode)] = bucket;
    }
    // Whoever reads a text may read sixteen bytes.
    e.texts.all.push_str(&" ".repeat(16));
    let mut out = String::new();
    let _ = writeln!(out, "/// The page of each space, map and mandatory prefix; 0 if it has no opcodes.");
    let _ = writeln!(out, "pub static PAGES: [u8; {PAGES}] = {pages:?};\n");
    let _ = writeln!(out, "/// The first bucket of each opcode of each page; 0 if it is not an opcode.");
    let _ = writeln!(out, "pub static OPCODES: [[u16; {PAGE}]; {}] = {opcodes:?};\n", opcodes.len());
    let bucket = |b: &Bucket| {
        format!(
            "Bucket {{ first: {}, count: {}, split: Split::{:?}, direct: {} }}",
            b.first, b.count, b.split, b.direct
        )
    };
    array(&mut out, "BUCKETS", "Bucket", e.buckets.iter().map(bucket));
    array(&mut out, "DIRECT", "[u8; 16]", e.direct.list.iter().map(|forms| format!("{forms:?}")));
    e.keys.rust(&mut out, "KEYS", "Key", |key| format!("{key:?}"));
    e.names.rust(&mut out, "NAMES", "[u32; 2]", |names| format!("{names:?}"));
    e.operands.rust(&mut out, "OPERANDS", "Operands", |operands| format!("{operands:?}"));
    e.traits.rust(&mut out, "TRAITS", "Traits", |t| {
        format!(
            "Traits {{ imm: Imm::{:?}, imm2: Imm::{:?}, flags: {:#x}, scale: {}, flow: Flow::{:?}, predicates: {}, needs: {} }}",
            t.imm, t.imm2, t.flags, t.scale, t.flow, t.predicates, t.needs
        )
    });
    let operand = |o: &super::Operand| {
        format!(
            "Operand {{ place: Place::{:?}, bank: Bank::{:?}, memory: Memory::{:?}, number: {}, indirect: {} }}",
            o.place, o.bank, o.memory, o.number, o.indirect
        )
    };
    array(&mut out, "OPERAND_LISTS", "Operand", e.operand_list.iter().map(operand));
    array(&mut out, "PREDICATES", "[u32; 32]", e.predicates.list.iter().map(|p| format!("{p:?}")));
    let needs = |conditions: &Vec<Bits>| {
        let condition = |bits: &Bits| format!("&[{bits:?}]");
        format!("&[{}]", conditions.iter().map(condition).collect::<Vec<_>>().join(", "))
    };
    array(&mut out, "NEEDS", "Needs", e.needs.list.iter().map(needs));
    let _ = writeln!(out, "/// What the general registers beyond the first sixteen require.");
    let _ = writeln!(out, "pub static EGPR: Needs = {};\n", needs(&vec![e.feature("egpr")?]));
    out.push_str(&features.rust()?);
    let _ = writeln!(out, "/// The names of the mnemonics.\npub static TEXTS: &str = {:?};", e.texts.all);
    Ok(out)
}
