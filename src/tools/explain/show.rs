//! Prints an explained instruction.

use super::{Explained, ExplainedCode, Form, Instruction};
use std::fmt::{self, Formatter};

fn digits(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect::<Vec<_>>().join(" ")
}

/// A number in binary with this many digits.
fn bits(value: u64, width: u8) -> String {
    format!("{value:0width$b}", width = usize::from(width))
}

impl Form {
    fn row(&self) -> String {
        match self.source {
            Some(row) => format!("{}:{}: {}", row.file, row.line, row.text),
            None => "no single row: the operands were rewritten, or an option changed the encoding".to_owned(),
        }
    }
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let mut forms = self.forms.iter();
        let Some(chosen) = forms.next() else { return Ok(()) };
        writeln!(f, "bytes     {}", digits(&chosen.code))?;
        match chosen.source.is_none() && !chosen.chosen {
            true => writeln!(f, "row       unknown: the assembler has no such encoding of this text")?,
            false => writeln!(f, "row       {}", chosen.row())?,
        }
        if !chosen.needs.is_empty() {
            writeln!(f, "features  {}", chosen.needs)?;
        }
        writeln!(f, "fields")?;
        for unit in &chosen.units {
            let mut code = digits(&unit.code());
            for field in &unit.fields {
                let name = if field.name.is_empty() { "opcode" } else { &field.name };
                let value = format!("{} ({:#x})", bits(field.value, field.width), field.value);
                writeln!(f, "{}", format!("  {code:<12} {name:<28} {value}").trim_end())?;
                code.clear();
            }
        }
        if self.forms.len() > 1 {
            writeln!(f, "other encodings")?;
        }
        for form in forms {
            let chosen = if form.chosen { "the assembler's choice for this text" } else { "" };
            let notes: Vec<&str> = [chosen, &form.needs].into_iter().filter(|note| !note.is_empty()).collect();
            let needs = if notes.is_empty() { String::new() } else { format!("  ({})", notes.join("; ")) };
            writeln!(f, "  {}{needs}", digits(&form.code))?;
            writeln!(f, "    {}", form.row())?;
        }
        Ok(())
    }
}

impl fmt::Display for Explained {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.text)?;
        for instruction in &self.instructions {
            write!(f, "{instruction}")?;
        }
        let (object, mut code) = (&self.assembled.object, Vec::new());
        let sections = object.sections().filter(|section| section.access().execute && section.size() != 0);
        let mut left = String::new();
        for section in sections {
            code.extend_from_slice(section.bytes());
            for relocation in section.relocations() {
                let symbol = relocation.symbol().map(|symbol| String::from_utf8_lossy(symbol.name()).into_owned());
                let addend = match relocation.addend() {
                    0 => String::new(),
                    addend => format!(" {addend:+}"),
                };
                let (offset, kind) = (relocation.offset(), relocation.kind());
                left.push_str(&format!("  byte {offset:<7} {kind} {}{addend}\n", symbol.unwrap_or_default()));
            }
        }
        let forms = self.instructions.iter().filter_map(|instruction| instruction.forms.first());
        if forms.flat_map(|form| &form.code).ne(code.iter()) {
            writeln!(f, "in the object, after relaxation and fixup resolution\n  {}", digits(&code))?;
        }
        if !left.is_empty() {
            write!(f, "left to the linker\n{left}")?;
        }
        Ok(())
    }
}

impl fmt::Display for ExplainedCode {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Some(instruction) = &self.instruction else {
            writeln!(f, "not an instruction")?;
            writeln!(f, "offset    {:#x}", self.offset)?;
            return writeln!(f, "bytes     {}", digits(&self.bytes));
        };
        writeln!(f, "{}", self.text.replace('\t', " "))?;
        writeln!(f, "offset    {:#x}", self.offset)?;
        write!(f, "{instruction}")?;
        if instruction.forms.iter().all(|form| !form.chosen) {
            writeln!(f, "the assembler refuses this text")?;
        }
        Ok(())
    }
}
