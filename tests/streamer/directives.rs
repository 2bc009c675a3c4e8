//! Translates the statements of a text: each directive to the call that its documentation names.

use super::reader::{Names, Operands, Read};
use llas::streamer::{Alignment, Attribute, Expr, Streamer};

/// Drives a streamer with the statements of a text.
pub struct Driver<'o> {
    pub out: &'o mut Streamer,
    pub names: Names,
    pub coff: bool,
    pub x86: bool,
    /// The size of `.word` in bytes.
    pub word: u8,
    /// True if pointers have 8 bytes.
    pub wide: bool,
    /// True if numbers are big-endian.
    pub big: bool,
    /// True if the operand of `.align` is a power of two's exponent.
    pub align_is_log2: bool,
    /// The symbol that `.def` is describing, its storage class and its type.
    pub described: Option<(llas::streamer::SymbolId, Option<u8>, Option<u16>)>,
}

/// Prefixes of machine-specific directives, which are passed on as instructions are.
const OF_MACHINES: [&str; 44] = [
    ".code",
    ".intel_syntax",
    ".att_syntax",
    ".arch",
    ".cpu",
    ".fpu",
    ".syntax",
    ".thumb",
    ".arm",
    ".inst",
    ".ltorg",
    ".pool",
    ".req",
    ".unreq",
    ".eabi_attribute",
    ".fnstart",
    ".fnend",
    ".cantunwind",
    ".personality",
    ".handlerdata",
    ".save",
    ".vsave",
    ".setfp",
    ".movsp",
    ".pad",
    ".unwind_raw",
    ".even",
    ".tlsdesccall",
    ".variant_pcs",
    ".aeabi_",
    ".seh_push",
    ".seh_save",
    ".seh_set",
    ".seh_nop",
    ".seh_add",
    ".seh_alloc",
    ".seh_trap",
    ".seh_context",
    ".seh_ec",
    ".seh_clear",
    ".seh_pac",
    ".seh_custom",
    ".cv_fpo",
    ".seh_stackalloc_w",
];

const ATTRIBUTES: [(&str, Attribute); 11] = [
    (".globl", Attribute::Global),
    (".global", Attribute::Global),
    (".weak", Attribute::Weak),
    (".weak_reference", Attribute::WeakReference),
    (".weak_anti_dep", Attribute::WeakAntiDependency),
    (".local", Attribute::Local),
    (".hidden", Attribute::Hidden),
    (".internal", Attribute::Internal),
    (".protected", Attribute::Protected),
    (".no_dead_strip", Attribute::NoDeadStrip),
    (".memtag", Attribute::MemoryTagged),
];

/// The result of a call, with the error as text.
pub fn done<T>(result: Result<T, llas::streamer::Error>) -> Read<T> {
    result.map_err(|error| format!("refused: {error}"))
}

impl Driver<'_> {
    /// Translates a statement: its labels, then an assignment, a directive or an instruction.
    pub fn statement(&mut self, statement: &str) -> Read<()> {
        let mut o = Operands { rest: statement };
        loop {
            let start = o.rest;
            if o.at_end() {
                return Ok(());
            }
            if o.rest.starts_with('"') {
                let symbol = o.symbol(self.out)?;
                match (o.eat(":"), o.eat("=")) {
                    (true, _) => done(self.out.label(symbol))?,
                    (_, true) => return self.assign(symbol, &mut o, true),
                    _ => return Err("a statement of a string".into()),
                }
                continue;
            }
            let word = o.word();
            if !word.is_empty() && o.rest.starts_with(':') {
                o.rest = &o.rest[1..];
                done(match word.parse::<u32>() {
                    Ok(label) => self.out.local_label(label),
                    Err(_) => {
                        let symbol = self.out.symbol(word);
                        self.out.label(symbol)
                    }
                })?;
                continue;
            }
            if !word.is_empty() && o.rest.trim_start().starts_with('=') {
                o.eat("=");
                if word == "." {
                    let offset = o.expr(self.out, self.names)?;
                    return done(self.out.org(offset, 0));
                }
                let symbol = self.out.symbol(word);
                return self.assign(symbol, &mut o, true);
            }
            let own = OF_MACHINES.iter().any(|d| word.starts_with(d));
            if word.starts_with('.') && word.len() > 1 && !own {
                self.directive(word, &mut o)?;
                return o.end();
            }
            return done(self.out.instruction(start));
        }
    }

    fn assign(&mut self, symbol: llas::streamer::SymbolId, o: &mut Operands<'_>, again: bool) -> Read<()> {
        let value = self.expr(o)?;
        o.end()?;
        done(if again { self.out.assign(symbol, value) } else { self.out.assign_once(symbol, value) })
    }

    pub fn expr(&mut self, o: &mut Operands<'_>) -> Read<Expr> {
        o.expr(self.out, self.names)
    }

    /// Applies an action to each item of a list.
    pub fn each(
        &mut self,
        o: &mut Operands<'_>,
        mut action: impl FnMut(&mut Self, &mut Operands<'_>) -> Read<()>,
    ) -> Read<()> {
        while !o.at_end() {
            action(self, o)?;
            if o.at_end() {
                break;
            }
            o.comma()?;
        }
        Ok(())
    }

    fn values(&mut self, size: u8, o: &mut Operands<'_>) -> Read<()> {
        self.each(o, |d, o| {
            let value = d.expr(o)?;
            done(d.out.value(value, size))
        })
    }

    fn directive(&mut self, name: &str, o: &mut Operands<'_>) -> Read<()> {
        if let Some(&(_, attribute)) = ATTRIBUTES.iter().find(|a| a.0 == name) {
            return self.each(o, |d, o| {
                let symbol = o.symbol(d.out)?;
                done(d.out.attribute(symbol, attribute))
            });
        }
        if self.debug(name, o)? {
            return Ok(());
        }
        match name {
            ".byte" | ".dc.b" => self.values(1, o),
            ".short" | ".2byte" | ".value" | ".hword" | ".dc.w" | ".dc" => self.values(2, o),
            ".word" => self.values(self.word, o),
            ".long" | ".int" | ".4byte" | ".dc.l" => self.values(4, o),
            ".quad" | ".8byte" | ".xword" => self.values(8, o),
            ".ascii" | ".asciz" | ".string" => self.each(o, |d, o| {
                let mut bytes = o.string()?;
                if o.rest.trim_start().starts_with('"') {
                    return Err("strings side by side".into());
                }
                bytes.extend((name != ".ascii").then_some(0));
                done(d.out.bytes(&bytes))
            }),
            ".octa" => self.each(o, |d, o| {
                let word = o.word().to_lowercase();
                let value = match word.strip_prefix("0x") {
                    Some(hex) => u128::from_str_radix(hex, 16),
                    None => word.parse(),
                };
                let value = value.map_err(|_| format!("the number {word}"))?;
                done(d.out.bytes(&if d.big { value.to_be_bytes() } else { value.to_le_bytes() }))
            }),
            ".float" | ".single" | ".double" => self.each(o, |d, o| {
                o.rest = o.rest.trim_start();
                let (word, rest) = o.rest.split_at(o.rest.find(',').unwrap_or(o.rest.len()));
                o.rest = rest;
                let value: f64 = word.trim().parse().map_err(|_| format!("the number {word}"))?;
                done(if name == ".double" {
                    d.out.int(value.to_bits() as i64, 8)
                } else {
                    d.out.int((value as f32).to_bits().into(), 4)
                })
            }),
            ".uleb128" | ".sleb128" => self.each(o, |d, o| {
                let value = d.expr(o)?;
                done(if name == ".uleb128" { d.out.uleb128(value) } else { d.out.sleb128(value) })
            }),
            ".zero" | ".skip" | ".space" => {
                let count = self.expr(o)?;
                let value = if o.eat(",") { o.int()? as u8 } else { 0 };
                done(self.out.space(count, value))
            }
            ".fill" => {
                let count = self.expr(o)?;
                let size = if o.eat(",") { o.int()? as u8 } else { 1 };
                let value = if o.eat(",") { o.int()? } else { 0 };
                done(self.out.fill(count, size, value))
            }
            ".dcb" | ".dcb.w" | ".dcb.b" | ".dcb.l" => {
                let count = o.int()?;
                o.comma()?;
                let size = if name == ".dcb.b" { 1 } else { 2 + 2 * u8::from(name == ".dcb.l") };
                let value = o.int()?;
                done(self.out.fill(count, size, value))
            }
            ".dc.a" => self.values(if self.wide { 8 } else { 4 }, o),
            ".org" => {
                let offset = self.expr(o)?;
                let value = if o.eat(",") { o.int()? as u8 } else { 0 };
                done(self.out.org(offset, value))
            }
            ".nops" => {
                let size = o.int()?;
                let longest = if o.eat(",") { o.int()? } else { 0 };
                done(self.out.nops(size as u32, longest as u8))
            }
            ".align" => self.align(self.align_is_log2, 1, o),
            ".balign" => self.align(false, 1, o),
            ".balignw" => self.align(false, 2, o),
            ".balignl" => self.align(false, 4, o),
            ".p2align" => self.align(true, 1, o),
            ".p2alignw" => self.align(true, 2, o),
            ".p2alignl" => self.align(true, 4, o),
            ".reloc" => {
                let place = self.expr(o)?;
                o.comma()?;
                let name = o.word();
                let value = if o.eat(",") { Some(self.expr(o)?) } else { None };
                done(self.out.reloc(place, name, value))
            }
            ".set" | ".equ" | ".equiv" => {
                let symbol = o.symbol(self.out)?;
                o.comma()?;
                self.assign(symbol, o, name != ".equiv")
            }
            ".comm" | ".common" | ".lcomm" => self.common(name == ".lcomm", o),
            ".addrsig" => {
                self.out.address_significance();
                Ok(())
            }
            ".addrsig_sym" => {
                let symbol = o.symbol(self.out)?;
                done(self.out.address_significant(symbol))
            }
            ".cg_profile" => {
                let from = o.symbol(self.out)?;
                o.comma()?;
                let to = o.symbol(self.out)?;
                o.comma()?;
                done(self.out.call_graph_edge(from, to, o.int()? as u64))
            }
            ".extern" => {
                o.rest = "";
                Ok(())
            }
            ".ident" => done(self.out.ident(o.string()?)),
            ".version" => done(self.out.version(o.string()?)),
            _ if self.coff => self.coff(name, o),
            _ => self.elf(name, o),
        }
    }

    fn align(&mut self, log2: bool, unit: u8, o: &mut Operands<'_>) -> Read<()> {
        if o.at_end() {
            return Err("an alignment of nothing".into());
        }
        let bytes = o.int()? as u64;
        let mut alignment = Alignment::to(if log2 { 1 << bytes.min(63) } else { bytes.max(1) });
        let mut fill = None;
        if o.eat(",") {
            fill = o.optional_int()?;
            if o.eat(",") {
                alignment = alignment.at_most(u32::try_from(o.int()?).map_err(|_| "a large most")?);
            }
        }
        if unit > 1 || fill.is_some() {
            let Some(fill) = fill else { return Err("units without a filling".into()) };
            alignment = alignment.fill(fill, unit);
        }
        done(self.out.align(alignment))
    }

    fn common(&mut self, local: bool, o: &mut Operands<'_>) -> Read<()> {
        let symbol = o.symbol(self.out)?;
        o.comma()?;
        let size = o.int()? as u64;
        let mut alignment = 1;
        if o.eat(",") {
            alignment = o.int()? as u64;
            if self.coff && !local {
                alignment = 1 << alignment.min(63);
            }
        }
        done(if local {
            self.out.local_common(symbol, size, alignment)
        } else {
            self.out.common(symbol, size, alignment)
        })
    }
}
