//! Translates directives that only one object format has.

use super::directives::{Driver, done};
use super::reader::{Operands, Read, is_name};
use llas::streamer::{Attribute, SectionSpec, Selection};

const TYPES: [(&str, Attribute); 7] = [
    ("notype", Attribute::NoType),
    ("object", Attribute::Object),
    ("function", Attribute::Function),
    ("gnu_indirect_function", Attribute::IndirectFunction),
    ("tls_object", Attribute::ThreadLocal),
    ("common", Attribute::CommonObject),
    ("gnu_unique_object", Attribute::UniqueObject),
];

impl Driver<'_> {
    pub fn elf(&mut self, name: &str, o: &mut Operands<'_>) -> Read<()> {
        match name {
            ".section" => self.section(o, false),
            ".pushsection" => self.section(o, true),
            ".popsection" => done(self.out.pop_section()),
            ".previous" => done(self.out.previous_section()),
            ".subsection" => {
                let number = o.optional_int()?.unwrap_or(0);
                done(self.out.subsection(number as u32))
            }
            ".text" | ".data" | ".bss" | ".rodata" | ".tdata" | ".tbss" => {
                let number = o.optional_int()?.unwrap_or(0);
                done(self.out.switch_to(SectionSpec::named(name).subsection(number as u32)).map(drop))
            }
            ".size" => {
                let symbol = o.symbol(self.out)?;
                o.comma()?;
                let size = self.expr(o)?;
                done(self.out.size(symbol, size))
            }
            ".type" => {
                let symbol = o.symbol(self.out)?;
                o.eat(",");
                let _ = o.eat("@") || o.eat("%") || o.eat("\"");
                let word = o.word();
                o.eat("\"");
                let stt = |t: &str| {
                    word.strip_prefix("STT_").is_some_and(|w| {
                        t == w.to_lowercase()
                            || t == "function" && w == "FUNC"
                            || t == "gnu_indirect_function" && w == "GNU_IFUNC"
                            || t == "tls_object" && w == "TLS"
                    })
                };
                let kind = TYPES.iter().find(|t| t.0 == word || stt(t.0)).ok_or_else(|| format!("the type {word}"))?.1;
                done(self.out.attribute(symbol, kind))
            }
            ".symver" => {
                let symbol = o.symbol(self.out)?;
                o.comma()?;
                let mut versioned = o.name()?;
                let end = o.rest.find(|c| !is_name(c) && c != '@').unwrap_or(o.rest.len());
                versioned.push_str(&o.rest[..end]);
                o.rest = &o.rest[end..];
                let remove = o.eat(",") && o.eat("remove");
                done(self.out.symbol_version(symbol, versioned, remove))
            }
            ".weakref" => {
                let alias = o.symbol(self.out)?;
                o.comma()?;
                let target = o.symbol(self.out)?;
                done(self.out.weak_reference(alias, target))
            }
            _ => Err(format!("the directive {name}")),
        }
    }

    pub fn coff(&mut self, name: &str, o: &mut Operands<'_>) -> Read<()> {
        match name {
            ".section" => self.section(o, false),
            ".pushsection" => self.section(o, true),
            ".popsection" => done(self.out.pop_section()),
            ".text" | ".data" | ".bss" => done(self.out.switch_to(SectionSpec::named(name)).map(drop)),
            ".def" => {
                self.described = Some((o.symbol(self.out)?, None, None));
                Ok(())
            }
            ".scl" | ".type" => {
                let value = o.int()?;
                let Some((_, class, kind)) = &mut self.described else { return Err("no .def".into()) };
                if name == ".scl" {
                    *class = Some(value as u8)
                } else {
                    *kind = Some(value as u16)
                }
                Ok(())
            }
            ".endef" => {
                let (symbol, class, kind) = self.described.take().ok_or("no .def")?;
                done(self.out.describe_symbol(symbol, class, kind))
            }
            ".rva" => self.each(o, |d, o| {
                let symbol = o.symbol(d.out)?;
                let offset = if o.eat("+") { o.int()? } else { o.optional_int()?.unwrap_or(0) };
                done(d.out.image_relative(symbol, offset))
            }),
            ".secrel32" => {
                let symbol = o.symbol(self.out)?;
                let offset = if o.eat("+") { o.int()? } else { 0 };
                done(self.out.section_relative(symbol, offset))
            }
            ".linkonce" => {
                let selection = if o.at_end() { Selection::Any } else { super::sections::selection(o.word())? };
                done(self.out.linkonce(selection))
            }
            ".secidx" | ".symidx" | ".secnum" | ".secoffset" | ".safeseh" => {
                let symbol = o.symbol(self.out)?;
                done(match name {
                    ".secidx" => self.out.section_index(symbol),
                    ".symidx" => self.out.symbol_index(symbol),
                    ".secnum" => self.out.section_number(symbol),
                    ".secoffset" => self.out.section_offset(symbol),
                    _ => self.out.safe_handler(symbol),
                })
            }
            _ => self.unwind(name, o),
        }
    }
}
