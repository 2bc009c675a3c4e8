//! Texts: assembled, printed, and analysed.
//!
//! The first byte chooses the target, the second the options ([`INTEL`] and the following bits); the text follows.

use super::machines::{A64, Kept, Machine, T32, X86, with_context};
use llas::diag::{Report, Severity};
use llas::disasm::Formatter;
use llas::options::{AsmSyntax, Builder, DwarfOptions};
use llas::print::Printer;
use llas::{Assembled, Failure, Input, Options, explain, inspect, lint, listing, scan, statements};
use std::io;
use std::path::Path;

/// Intel's syntax, where the machine has it.
const INTEL: u8 = 1;
/// Describes the text for debuggers.
const DESCRIBE: u8 = 2;
/// Accepts what GNU as accepts.
const GNU: u8 = 4;
/// Every instruction in its longest form, and GNU as's tables of stack frames.
const RELAX: u8 = 8;
/// Bits of the options. What is above chooses what else is done with the text; nothing in half of the cases, which is fastest.
const OPTIONS: u8 = 15;
/// The shift of what else is done: for the numbers of [`READ`] and the following, one of them.
const CHECK: u32 = 4;
/// Reads the object, and explains its code.
const READ: u8 = 8;
/// Lists and lints it.
const LIST: u8 = 9;
/// Splits the text into statements.
const SPLIT: u8 = 10;
/// Scans it.
const SCAN: u8 = 11;
/// Prints the text, as `-filetype=asm` does, in two forms.
const PRINT: [u8; 2] = [12, 13];
/// Compares with the result without fast paths.
const GRAMMAR: u8 = 14;
/// Compares with the result of a new context.
const FRESH: u8 = 15;

/// The most bytes that are explained: each instruction is assembled in several ways.
const EXPLAINED: usize = 32;

/// The names in `.include` and `.incbin`: the text itself, a text and bytes.
pub(crate) const INCLUDED: (&str, &str, &str) = ("self.s", "a.s", "b.bin");

/// Texts of x86.
pub fn x86(data: &[u8]) {
    run(&X86, data);
}

/// Texts of A64.
pub fn a64(data: &[u8]) {
    run(&A64, data);
}

/// Texts of T32.
pub fn t32(data: &[u8]) {
    run(&T32, data);
}

fn builder(builder: Builder, mode: u8) -> Builder {
    let has = |bit| mode & bit != 0;
    let mut dwarf = DwarfOptions::default();
    dwarf.compilation_dir = Some("/fuzz".to_owned());
    dwarf.describe_text = has(DESCRIBE);
    let syntax = if has(INTEL) { AsmSyntax::Intel } else { AsmSyntax::Att };
    builder.dwarf(dwarf).syntax(syntax).gnu_dialect(has(GNU)).relax_all(has(RELAX)).gsframe(has(RELAX)).spans(true)
}

fn run(machines: &[Machine], data: &[u8]) {
    let [machine, mode, text @ ..] = data else { return };
    with_context(Machine::chosen(machines, *machine), mode & OPTIONS, builder, |kept| one(kept, *mode, text));
}

/// What an assembly has made, to be compared.
#[derive(PartialEq, Eq, Debug)]
struct Made {
    object: Vec<u8>,
    messages: Vec<String>,
}

fn made(result: &Result<Assembled, Failure>) -> Made {
    let (object, reports) = match result {
        Ok(assembled) => (assembled.to_bytes().expect("there is memory for a small object"), &assembled.warnings),
        Err(failure) => (Vec::new(), &failure.reports),
    };
    Made { object, messages: reports.iter().map(ToString::to_string).collect() }
}

fn one(kept: &mut Kept, mode: u8, text: &[u8]) {
    let files = |path: &Path, _: u64| match path.to_str() {
        Some(name) if name == INCLUDED.0 => Ok(text.to_vec()),
        Some(name) if name == INCLUDED.1 => Ok(b".macro included\n.byte \\@\n.endm\nincluded\n".to_vec()),
        Some(name) if name == INCLUDED.2 => Ok((0..=255).collect()),
        _ => Err(io::Error::from(io::ErrorKind::NotFound)),
    };
    let input = Input::new("x.s", text).files(&files);
    let result = kept.context.assemble(input);
    if let Err(failure) = &result {
        let is_error = |report: &Report| report.severity == Severity::Error;
        assert!(failure.reports.iter().any(is_error), "a text is refused without an error: {:?}", failure.reports);
    }
    match mode >> CHECK {
        READ => read(kept, &result),
        LIST => list(input, kept, &result),
        SPLIT => split(text, input, &kept.options),
        SCAN => drop((scan::scan(input, &kept.options), scan::checked(input, &kept.options))),
        form if PRINT.contains(&form) => {
            let printer = Printer::new().intel(mode & INTEL != 0).encodings(form == PRINT[0]);
            drop(printer.comments(mode & GNU != 0).print(input, &kept.options));
        }
        GRAMMAR => {
            let options = kept.options.to_builder().grammar_only(true).build().expect("the options are valid");
            assert_eq!(made(&llas::assemble(input, &options)), made(&result), "without the fast paths");
        }
        FRESH => assert_eq!(made(&llas::assemble(input, &kept.options)), made(&result), "in a new context"),
        _ => {}
    }
    if let Ok(assembled) = result {
        kept.context.recycle(assembled);
    }
}

fn read(kept: &Kept, result: &Result<Assembled, Failure>) {
    let made = made(result);
    if let Ok(Assembled { object, .. }) = result {
        let file = inspect::File::read(&made.object);
        assert!(file.is_ok(), "the object cannot be read: {:?}", file.err());
        let formatter = Formatter::new(&kept.options).expect("the machine has a disassembler");
        let code = object.sections().next().map(|section| section.bytes()).unwrap_or_default();
        let explained = explain::explain_code(&code[..code.len().min(EXPLAINED)], &kept.options, &formatter);
        assert!(explained.is_ok_and(|found| found.iter().all(|code| !code.to_string().is_empty())));
    }
    if let Err(failure) = result {
        assert!(failure.reports.iter().all(|report| !report.json().is_empty()));
    }
}

fn list(input: Input<'_>, kept: &Kept, result: &Result<Assembled, Failure>) {
    let Ok(Assembled { object, .. }) = result else { return };
    drop(lint::lint(input, &kept.options, object));
    let listing = listing::Listing::new(input, &kept.options, object);
    assert!(listing.lines().all(|line| line.pieces().all(|piece| piece.bytes.len() as u64 <= piece.size)));
    assert!(listing.symbols().count() <= object.symbols().count());
}

fn split(text: &[u8], input: Input<'_>, options: &Options) {
    let mut end = 0;
    for statement in statements::statements(text, options) {
        let span = statement.span();
        assert!(end <= span.end && span.end as usize <= text.len(), "a statement ends outside of the text");
        end = span.end;
    }
    let _ = statements::expanded(input, options).iter().count();
}
