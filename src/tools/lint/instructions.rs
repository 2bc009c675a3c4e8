//! Lints for instructions, and for the names and definitions of symbols.

use super::machines::{self, Immediate, Instructions};
use super::text::{operands, place};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::options::triple::Arch;
use crate::source::Span;
use crate::tools::statements::{Expanded, ExpandedStatement, StatementKind};
use std::collections::{HashMap, HashSet};

/// Absolute addresses below this are never mapped: such a number is probably an immediate without its `$`.
const NEVER_MAPPED: u64 = 4096;

/// A rule: returns what is suspicious about an instruction.
type Rule = fn(&ExpandedStatement<'_>, &Instructions) -> Option<Diagnostic>;

const ATT: [Rule; 3] = [cut_immediate, forgotten_dollar, useless_lock];
const INTEL: [Rule; 2] = [cut_intel_immediate, useless_intel_lock];

/// Runs all rules, in the order of the text; `intel` is true if the text begins in Intel syntax.
pub(super) fn rules(expanded: &Expanded<'_>, arch: Arch, mut intel: bool, found: &mut Diagnostics) {
    let machine = Instructions::of(arch);
    let mut symbols = Symbols::default();
    for statement in expanded.iter() {
        let name = statement.bytes(statement.statement.name());
        match statement.statement.kind() {
            StatementKind::Directive => {
                let defined = symbols.directive(&statement, name);
                let named = defined.and_then(|(symbol, span)| named_as_register(symbol, span, arch));
                named.into_iter().for_each(|diagnostic| found.push(diagnostic));
                intel = match name {
                    b".intel_syntax" => true,
                    b".att_syntax" => false,
                    _ => intel,
                };
            }
            StatementKind::Label | StatementKind::Assignment => {
                symbols.define(name);
                let span = place(&statement, statement.statement.name());
                let named = std::str::from_utf8(name).ok().and_then(|name| named_as_register(name, span, arch));
                named.into_iter().for_each(|diagnostic| found.push(diagnostic));
            }
            StatementKind::Instruction => {
                let Some(machine) = machine else { continue };
                let rules: &[Rule] = if intel { &INTEL } else { &ATT };
                rules.iter().filter_map(|rule| rule(&statement, machine)).for_each(|diagnostic| found.push(diagnostic));
                if !intel {
                    symbols.registers(&statement, machine);
                }
            }
            _ => {}
        }
    }
    symbols.report(found);
}

/// The operands of a statement. Commas in brackets separate operands, too.
fn parts<'e>(statement: &ExpandedStatement<'e>) -> Vec<(&'e str, Span)> {
    let whole = statement.bytes(statement.statement.operands());
    // An address in brackets is thus more than one operand; only the first and the last one are used.
    if whole.is_empty() { Vec::new() } else { operands(statement).collect() }
}

fn name_of(statement: &ExpandedStatement<'_>) -> String {
    String::from_utf8_lossy(statement.bytes(statement.statement.name())).to_ascii_lowercase()
}

/// A decimal, hexadecimal or octal number, with an optional sign.
fn number(text: &str) -> Option<i64> {
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |digits| (true, digits));
    let value = match digits.strip_prefix("0x") {
        Some(digits) => i64::from_str_radix(digits, 16).ok()?,
        None if digits.len() > 1 && digits.starts_with('0') => i64::from_str_radix(digits, 8).ok()?,
        None => digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse().ok()).flatten()?,
    };
    Some(if negative { -value } else { value })
}

/// `movb $300, %al`
fn cut_immediate(statement: &ExpandedStatement<'_>, machine: &Instructions) -> Option<Diagnostic> {
    let parts = parts(statement);
    let &[(first, span), .., (last, _)] = parts.as_slice() else { return None };
    let value = number(first.strip_prefix('$')?)?;
    truncated(statement, value, span, machine.immediate(&name_of(statement), last)?, "$")
}

/// `mov al, 300`
fn cut_intel_immediate(statement: &ExpandedStatement<'_>, machine: &Instructions) -> Option<Diagnostic> {
    let parts = parts(statement);
    let &[(first, _), .., (last, span)] = parts.as_slice() else { return None };
    let immediate = machine.intel_immediate(&name_of(statement), &first.to_ascii_lowercase())?;
    truncated(statement, number(last)?, span, immediate, "")
}

/// Warns that a number is truncated to the size of an immediate; `sign` is written before it.
fn truncated(
    statement: &ExpandedStatement<'_>,
    value: i64,
    span: Span,
    Immediate { bits }: Immediate,
    sign: &str,
) -> Option<Diagnostic> {
    // Larger immediates are not truncated: they are errors.
    if bits > 16 || (-(1i64 << (bits - 1))..1i64 << bits).contains(&value) {
        return None;
    }
    let kept = value & ((1i64 << bits) - 1);
    let message = format!("{value} does not fit in the {bits} bits of the operand: {kept} is encoded");
    let error = Diagnostic::warning(Code::CutImmediate, place(statement, span), message);
    Some(error.help(format!("write '{sign}{kept}' if this is intended")))
}

/// `mov 5, %eax`
fn forgotten_dollar(statement: &ExpandedStatement<'_>, machine: &Instructions) -> Option<Diagnostic> {
    let parts = parts(statement);
    let &[(first, span), .., (last, _)] = parts.as_slice() else { return None };
    let value = number(first).filter(|value| (1..NEVER_MAPPED as i64).contains(value))?;
    machine.immediate(&name_of(statement), last)?;
    let message = format!("'{first}' is an address here: the operand is the memory at {value}");
    Some(
        Diagnostic::warning(Code::ForgottenDollar, place(statement, span), message)
            .help(format!("write '${first}' for the number")),
    )
}

/// `lock mov %eax, (%rbx)`
fn useless_lock(statement: &ExpandedStatement<'_>, machine: &Instructions) -> Option<Diagnostic> {
    // For `xchg` either operand may be in memory, for all others only the last one.
    let is_memory = |whole: &str, is_xchg: bool| {
        let last = whole.rsplit(',').next().unwrap_or_default().trim();
        if is_xchg { whole.contains('(') } else { !last.starts_with('%') || last.contains([')', ':']) }
    };
    lock(statement, machine, is_memory)
}

/// `lock mov [rbx], eax`
fn useless_intel_lock(statement: &ExpandedStatement<'_>, machine: &Instructions) -> Option<Diagnostic> {
    let is_memory = |whole: &str, is_xchg: bool| {
        let mut operands = whole.split(',').map(str::trim);
        let count = if is_xchg { 2 } else { 1 };
        operands.by_ref().take(count).any(|operand| !machine.is_intel_register(&operand.to_ascii_lowercase()))
    };
    lock(statement, machine, is_memory)
}

/// Tells of a `lock` that is not valid; `is_memory` judges the operands of an instruction, of `xchg` or another one.
fn lock(
    statement: &ExpandedStatement<'_>,
    machine: &Instructions,
    is_memory: impl Fn(&str, bool) -> bool,
) -> Option<Diagnostic> {
    let prefixes = statement.statement.prefixes();
    let written = String::from_utf8_lossy(statement.bytes(prefixes)).to_ascii_lowercase();
    if !written.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == "lock") {
        return None;
    }
    let name = name_of(statement);
    let whole = String::from_utf8_lossy(statement.bytes(statement.statement.operands())).into_owned();
    let memory = is_memory(&whole, name.starts_with("xchg"));
    let message = match machine.can_be_locked(&name) {
        true if memory => return None,
        true => {
            "'lock' needs a destination in memory: with a register the processor raises an invalid opcode exception"
                .to_owned()
        }
        false => format!("'{name}' cannot be locked: the processor raises an invalid opcode exception"),
    };
    Some(Diagnostic::warning(Code::UselessLock, place(statement, prefixes), message))
}

/// `rax = 5`, `r5: nop`: as an operand the name may be the register.
fn named_as_register(name: &str, span: Span, arch: Arch) -> Option<Diagnostic> {
    let message = format!("the symbol '{name}' has the name of a register");
    machines::names_register(name, arch)
        .then(|| Diagnostic::warning(Code::RegisterSymbol, span, message).help("give the symbol another name"))
}

/// The symbols that the text defines, and those whose use needs a definition.
#[derive(Default)]
struct Symbols {
    defined: HashSet<Vec<u8>>,
    /// Symbols with `.size`, and the place of the first one.
    sized: Vec<(Vec<u8>, Span)>,
    named: HashMap<Vec<u8>, Span>,
}

impl Symbols {
    fn define(&mut self, name: &[u8]) {
        if !self.defined.contains(name) {
            self.defined.insert(name.to_vec());
        }
    }

    /// Returns the symbol that a directive sets, if it does.
    fn directive<'e>(&mut self, statement: &ExpandedStatement<'e>, name: &[u8]) -> Option<(&'e str, Span)> {
        match name {
            b".size" => {
                if let Some((symbol, span)) = operands(statement).next() {
                    self.sized.push((symbol.as_bytes().to_vec(), place(statement, span)));
                }
            }
            // Declared symbols are assumed to be defined elsewhere.
            _ if machines::DEFINING.contains(&name) => {
                let (symbol, span) = operands(statement).next()?;
                self.define(symbol.as_bytes());
                return machines::SETTING.contains(&name).then(|| (symbol, place(statement, span)));
            }
            _ => {}
        }
        None
    }

    /// Records operands that are the name of a register without its `%`.
    fn registers(&mut self, statement: &ExpandedStatement<'_>, machine: &Instructions) {
        for (operand, span) in parts(statement) {
            if machine.is_register(operand) && !self.named.contains_key(operand.as_bytes()) {
                self.named.insert(operand.as_bytes().to_vec(), place(statement, span));
            }
        }
    }

    fn report(self, found: &mut Diagnostics) {
        let Symbols { defined, sized, named } = self;
        let mut named: Vec<_> = named.into_iter().filter(|(name, _)| !defined.contains(name)).collect();
        named.sort_unstable_by_key(|(_, span)| span.start);
        for (name, span) in named {
            let name = String::from_utf8_lossy(&name).into_owned();
            let message = format!("'{name}' is an undefined symbol here, but has the name of a register");
            found.push(
                Diagnostic::warning(Code::RegisterSymbol, span, message)
                    .help(format!("write '%{name}' for the register")),
            );
        }
        for (name, span) in sized.into_iter().filter(|(name, _)| !defined.contains(name)) {
            let name = String::from_utf8_lossy(&name).into_owned();
            let message = format!("'.size' of '{name}' has no effect, since the symbol is not defined in this text");
            found.push(Diagnostic::warning(Code::SizeOfUndefined, span, message));
        }
    }
}
