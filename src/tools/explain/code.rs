//! Explains bytes: they are decoded, and their text is explained as the assembler encodes it.

use super::{Form, Instruction, NAME};
use crate::build::context::Context;
use crate::options::Options;
use crate::source::input::Input;
use crate::tools::disasm::{self, Decoder, FieldKind, Formatter, Unsupported};
use std::ops::Range;

/// Bytes of code, and what they encode.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct ExplainedCode {
    /// The offset of the first byte.
    pub offset: usize,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// The text of the instruction; empty if the bytes are not an instruction.
    pub text: String,
    /// The instruction, whose first form has these bytes; `None` if they are not an instruction. One of its forms is
    /// [`chosen`](Form::chosen) if the assembler accepts the text.
    pub instruction: Option<Instruction>,
}

/// Explains the instructions of some bytes, with the text that a formatter writes for them.
///
/// ```
/// use llas::disasm::Formatter;
///
/// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
/// let code = [0x48, 0x8b, 0xc3, 0x06];
/// let found = llas::explain::explain_code(&code, &options, &Formatter::new(&options)?)?;
/// let forms = &found[0].instruction.as_ref().ok_or("no instruction")?.forms;
/// assert_eq!((found[0].text.as_str(), &forms[0].code[..]), ("movq\t%rbx, %rax", &code[..3]));
/// // The assembler would write other bytes.
/// assert!(!forms[0].chosen && forms[1].chosen && forms[1].code == [0x48, 0x89, 0xd8]);
/// assert!(found[1].offset == 3 && found[1].instruction.is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// If the target has no disassembler.
pub fn explain_code(code: &[u8], options: &Options, formatter: &Formatter) -> Result<Vec<ExplainedCode>, Unsupported> {
    let mut decoder = Decoder::new(options)?;
    // The assembler reads distances.
    let distances = formatter.clone().absolute(false);
    let mut assembler = Assembler { context: Context::new(options), syntax: formatter.syntax(), before: Vec::new() };
    let mut all = Vec::new();
    let mut offset = 0;
    while let Some(rest) = code.get(offset..).filter(|rest| !rest.is_empty()) {
        let mut decoded = disasm::Instruction::default();
        let found = decoder.decode(rest, offset as u64, &mut decoded);
        let size = found.unwrap_or_else(|invalid| invalid.length()).clamp(1, rest.len());
        let bytes = rest.get(..size).unwrap_or_default().to_vec();
        let (text, instruction) = match found {
            Ok(_) => {
                let forms = assembler.forms(&decoded, &distances.text(&decoded), &bytes);
                (formatter.text(&decoded), Some(Instruction { forms }))
            }
            Err(_) => (String::new(), None),
        };
        all.push(ExplainedCode { offset, bytes, text, instruction });
        offset += size;
    }
    Ok(all)
}

/// An instruction that precedes another one.
struct Before {
    text: String,
    bytes: Vec<u8>,
}

/// The most instructions that one instruction makes conditional.
const MAX_FOLLOWING: usize = 4;

/// The symbol at the first byte, which targets of branches are relative to.
const START: &str = "x";

struct Assembler {
    context: Context,
    /// The directive that selects the syntax of the text; may be empty.
    syntax: &'static str,
    /// The last instruction that the assembler accepts alone, and those after it, which it may accept only there.
    before: Vec<Before>,
}

/// What the assembler makes of a text.
struct Made {
    code: Vec<u8>,
    /// The forms of the last instruction.
    forms: Vec<Form>,
    has_relocations: bool,
}

impl Assembler {
    /// The forms of an instruction, that of the bytes first.
    fn forms(&mut self, decoded: &disasm::Instruction, text: &str, bytes: &[u8]) -> Vec<Form> {
        let place = decoded.address();
        let alone = self.distance(decoded, text, place).or_else(|| self.made(text));
        let made = match alone {
            Some(made) => {
                self.before.clear();
                Some(made)
            }
            None if (1..=MAX_FOLLOWING).contains(&self.before.len()) => self.made_after(text),
            None => None,
        };
        let written: Vec<u8> = self.before.iter().flat_map(|before| &before.bytes).chain(bytes).copied().collect();
        self.before.push(Before { text: text.to_owned(), bytes: bytes.to_vec() });
        let (is_same, forms) = made.map_or((false, Vec::new()), |made| (made.code == written, made.forms));
        arranged(forms, is_same, &targets(decoded), bytes)
    }

    fn made(&mut self, text: &str) -> Option<Made> {
        let input = format!("{}{START}:\t{text}\n", self.syntax);
        let (result, mut forms) = self.context.assemble_shown(Input::new(NAME, input.as_str()));
        let object = result.ok()?.object;
        let sections = || object.sections().filter(|section| section.access().execute);
        Some(Made {
            code: sections().flat_map(|section| section.bytes().to_vec()).collect(),
            forms: forms.pop().unwrap_or_default(),
            has_relocations: sections().any(|section| section.relocations().next().is_some()),
        })
    }

    /// Where the assembler takes the distance of a branch for an address: the branch to the same distance from a symbol.
    fn distance(&mut self, decoded: &disasm::Instruction, text: &str, place: u64) -> Option<Made> {
        let target = decoded.target()?;
        if !self.made(text)?.has_relocations {
            return None;
        }
        let (start, _) = text.rsplit_once(['\t', ' '])?;
        self.made(&format!("{start}\t{START}+{}", target.wrapping_sub(place) as i32))
    }

    fn made_after(&mut self, text: &str) -> Option<Made> {
        let lines: Vec<&str> = self.before.iter().map(|before| before.text.as_str()).chain([text]).collect();
        self.made(&lines.join("\n"))
    }
}

/// The bytes that hold nothing but the distance of a branch, which the encoder leaves to the layout.
fn targets(decoded: &disasm::Instruction) -> Vec<Range<usize>> {
    let fields = decoded.fields();
    let whole = fields.iter().filter(|f| f.kind == FieldKind::Target && u32::from(f.bits) == u32::from(f.size) * 8);
    whole.map(|field| field.offset as usize..field.offset as usize + usize::from(field.size)).collect()
}

/// The forms with that of the bytes first. The one that is chosen makes the same bytes if `is_same`.
fn arranged(mut forms: Vec<Form>, is_same: bool, targets: &[Range<usize>], bytes: &[u8]) -> Vec<Form> {
    let agrees = |form: &Form| {
        let is_target = |at: usize| targets.iter().any(|target| target.contains(&at));
        form.code.len() == bytes.len()
            && form.code.iter().zip(bytes).enumerate().all(|(at, (made, byte))| made == byte || is_target(at))
    };
    let found = forms
        .iter()
        .position(|form| is_same && form.chosen && form.code.len() == bytes.len())
        .or_else(|| forms.iter().position(agrees));
    let first = found.and_then(|at| Some((at, forms.get(at)?.with_code(bytes)?)));
    let mut first = match first {
        Some((at, form)) => {
            forms.remove(at);
            form
        }
        None => Form::unknown(bytes),
    };
    // Another form is chosen first if the layout makes it longer.
    if is_same && !first.chosen {
        forms.iter_mut().for_each(|form| form.chosen = false);
        first.chosen = true;
    }
    forms.insert(0, first);
    forms
}
