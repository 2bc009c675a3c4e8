//! Texts: assembled, printed, and analysed.
//!
//! The first byte chooses the target, the second the options ([`INTEL`] and the following bits); the text follows.

use super::machines::{A64, Kept, Machine, T32, X86, with_context};
use llas::diag::Severity;
use llas::options::{AsmSyntax, Builder, DwarfOptions};
use llas::print::Printer;
use llas::{Assembled, Failure, Input, inspect, lint, listing, scan, statements};
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
/// Bits of the options. Those above choose what else is done with the text.
const OPTIONS: u8 = 15;
/// Prints the text, as `-filetype=asm` does.
const PRINT: u8 = 16;
/// Splits it into statements, lists, lints and scans it.
const TOOLS: u8 = 32;
/// Compares with the result without fast paths.
const GRAMMAR: u8 = 64;
/// Compares with the result of a new context.
const FRESH: u8 = 128;

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
    let made_here = made(&result);
    match &result {
        Ok(assembled) => {
            let file = inspect::File::read(&made_here.object);
            assert!(file.is_ok(), "the object cannot be read: {:?}", file.err());
            if mode & TOOLS != 0 {
                drop(lint::lint(input, &kept.options, &assembled.object));
                let listing = listing::Listing::new(input, &kept.options, &assembled.object);
                assert!(listing.lines().all(|line| line.pieces().all(|piece| piece.bytes.len() as u64 <= piece.size)));
                assert!(listing.symbols().count() <= assembled.object.symbols().count());
            }
        }
        Err(failure) => {
            let errors = failure.reports.iter().filter(|report| report.severity == Severity::Error);
            assert!(errors.count() > 0, "a text is refused without an error: {:?}", failure.reports);
            for report in &failure.reports {
                drop((report.to_string(), report.json()));
            }
        }
    }
    if mode & GRAMMAR != 0 {
        let options = kept.options.to_builder().grammar_only(true).build().expect("the options are valid");
        assert_eq!(made(&llas::assemble(input, &options)), made_here, "without the fast paths");
    }
    if mode & FRESH != 0 {
        assert_eq!(made(&llas::assemble(input, &kept.options)), made_here, "in a new context");
    }
    if mode & TOOLS != 0 {
        let mut end = 0;
        for statement in statements::statements(text, &kept.options) {
            let span = statement.span();
            assert!(end <= span.end && span.end as usize <= text.len(), "a statement ends outside of the text");
            end = span.end;
        }
        drop((scan::scan(input, &kept.options), scan::checked(input, &kept.options)));
        let _ = statements::expanded(input, &kept.options).iter().count();
    }
    if mode & PRINT != 0 {
        let printer = Printer::new().intel(mode & INTEL != 0).encodings(mode & TOOLS != 0).comments(mode & GNU != 0);
        drop(printer.print(input, &kept.options));
    }
    if let Ok(assembled) = result {
        kept.context.recycle(assembled);
    }
}
