//! Lints for instructions in AT&T syntax, and for symbols that a text never defines.

use super::machines::{self, Immediate, Instructions};
use super::text::{operands, place};
use crate::diag::{Code, Diagnostic, Diagnostics};
use crate::source::Span;
use crate::tools::statements::{Expanded, ExpandedStatement, StatementKind};
use std::collections::{HashMap, HashSet};

/// Absolute addresses below this are never mapped: such a number is probably an immediate without its `$`.
const NEVER_MAPPED: u64 = 4096;

/// Runs all rules, in the order of the text; `intel` is true if the text begins in Intel syntax.
pub(super) fn rules(expanded: &Expanded<'_>, machine: Option<&Instructions>, mut intel: bool, found: &mut Diagnostics) {
    let mut symbols = Symbols::default();
    for statement in expanded.iter() {
        let name = statement.bytes(statement.statement.name());
        match statement.statement.kind() {
            StatementKind::Directive => {
                symbols.directive(&statement, name);
                intel = match name {
                    b".intel_syntax" => true,
                    b".att_syntax" => false,
                    _ => intel,
                };
            }
            StatementKind::Label | StatementKind::Assignment => symbols.define(name),
            StatementKind::Instruction if !intel => {
                let Some(machine) = machine else { continue };
                for rule in [cut_immediate, forgotten_dollar, useless_lock] {
                    if let Some(diagnostic) = rule(&statement, machine) {
                        found.push(diagnostic);
                    }
                }
                symbols.registers(&statement, machine);
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
    let Immediate { bits, .. } = machine.immediate(&name_of(statement), last)?;
    // Larger immediates are not truncated: they are errors.
    if bits > 16 || (-(1i64 << (bits - 1))..1i64 << bits).contains(&value) {
        return None;
    }
    let kept = value & ((1i64 << bits) - 1);
    let message = format!("{value} does not fit in the {bits} bits of the operand: {kept} is encoded");
    let error = Diagnostic::warning(Code::CutImmediate, place(statement, span), message);
    Some(error.help(format!("write '${kept}' if this is intended")))
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
    let prefixes = statement.statement.prefixes();
    let written = String::from_utf8_lossy(statement.bytes(prefixes)).to_ascii_lowercase();
    if !written.split(|c: char| !c.is_ascii_alphanumeric()).any(|word| word == "lock") {
        return None;
    }
    let name = name_of(statement);
    let whole = String::from_utf8_lossy(statement.bytes(statement.statement.operands())).into_owned();
    // For `xchg` either operand may be in memory, for all others only the last one.
    let last = whole.rsplit(',').next().unwrap_or_default().trim();
    let memory = if name.starts_with("xchg") {
        whole.contains('(')
    } else {
        !last.starts_with('%') || last.contains([')', ':'])
    };
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

/// The symbols that the text defines, and those whose use needs a definition.
#[derive(Default)]
struct Symbols {
    defined: HashSet<Vec<u8>>,
    /// Symbols with `.size`, and the place of the first one.
    sized: Vec<(Vec<u8>, Span)>,
    /// Symbols with the name of a register.
    named: HashMap<Vec<u8>, Span>,
}

impl Symbols {
    fn define(&mut self, name: &[u8]) {
        if !self.defined.contains(name) {
            self.defined.insert(name.to_vec());
        }
    }

    fn directive(&mut self, statement: &ExpandedStatement<'_>, name: &[u8]) {
        match name {
            b".size" => {
                if let Some((symbol, span)) = operands(statement).next() {
                    self.sized.push((symbol.as_bytes().to_vec(), place(statement, span)));
                }
            }
            // Declared symbols are assumed to be defined elsewhere.
            _ if machines::DEFINING.contains(&name) => {
                if let Some((symbol, _)) = operands(statement).next() {
                    self.define(symbol.as_bytes());
                }
            }
            _ => {}
        }
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
