//! Diagnostics for statements that match no row.

use super::matcher::{Mismatch, Statement};
use super::refusal::{NearMiss, Refusal, refusal};
use super::{Machine, tag};
use crate::arch::operand::{Shown, join_ranges};
use crate::diag::{Code, Diagnostic, nearest};
use crate::source::Span;
use llas_isa::fixed_width::tables::{Item, Mnemonic};

/// A statement that matches no row.
#[derive(Debug)]
pub struct Refused<'a, M: Machine> {
    pub mnemonic: &'static Mnemonic,
    pub statement: &'a Statement<'a, M>,
    /// The source position of the first byte of its text.
    pub base: u32,
    /// The span of the mnemonic.
    pub span: Span,
    /// Help texts are wanted; they cost more than everything else.
    pub helps: bool,
}

/// What the machines differ in.
pub trait Messages: Machine {
    /// What messages call a number in brackets.
    const INDEX: &'static str;
    /// The start of the message for an unknown mnemonic.
    const UNKNOWN: &'static str;
    /// Mnemonics of other architectures, and what to write instead.
    const INSTEAD: &'static [(&'static str, &'static str)];
    /// The mismatch of a register that must differ from others.
    const APART: &'static str;
    /// The message if this register is the base of an address that is written back, and for any other.
    const APART_MESSAGES: [&'static str; 2];

    /// How to enable missing features.
    fn enable(_missing: &str) -> Option<String> {
        None
    }

    /// A row matches, but is not allowed in the context.
    fn out_of_context(refused: &Refused<'_, Self>, context_error: Self::ContextError) -> Diagnostic;

    /// The forms of the instruction, for messages that name no operand.
    fn forms(_: &Refused<'_, Self>) -> Option<String> {
        None
    }

    /// An operand of an entirely different kind than the row expects.
    fn other(refused: &Refused<'_, Self>, near_miss: &NearMiss<Self>, place: Span) -> Option<Diagnostic>;

    /// Help for a number that is outside all ranges.
    fn out_of_range(refused: &Refused<'_, Self>, near_miss: &NearMiss<Self>) -> Option<&'static str>;

    /// A value that cannot be encoded.
    fn value(refused: &Refused<'_, Self>, near_miss: &NearMiss<Self>, message: &'static str, place: Span)
    -> Diagnostic;

    /// An unknown mnemonic that is wrong in a way of its own.
    fn foreign(_name: &[u8], _span: Span) -> Option<Diagnostic> {
        None
    }

    /// Help for an unknown mnemonic that the nearest one would not give.
    fn resembles(_name: &str) -> Option<String> {
        None
    }
}

impl<M: Messages> Refused<'_, M> {
    /// The span of an operand, including the `#`; that of the mnemonic if there is no such operand.
    #[must_use]
    pub fn place(&self, index: usize) -> Span {
        let operand = self.statement.operands.get(index);
        operand.map_or(self.span, |o| Shown::of(self.statement.text, o.at as usize).span(self.base))
    }

    /// Returns whether the operand at an index follows `[`.
    #[must_use]
    pub fn is_base(&self, at: usize) -> bool {
        at > 0 && self.statement.operands.get(at - 1).is_some_and(|before| before.tag == tag::OPEN)
    }

    /// What messages call a number at an index.
    fn called(&self, at: usize) -> &'static str {
        let before = &self.statement.operands[..at.min(self.statement.operands.len())];
        match before.last() {
            Some(last) if last.tag & tag::LANE != 0 => "vector lane",
            _ if before.iter().any(|o| o.tag == tag::OPEN) => M::INDEX,
            _ => "immediate",
        }
    }

    fn with_forms(&self, code: Code, place: Span, message: &str) -> Diagnostic {
        Diagnostic::error(code, place, message).with_help(M::forms(self).filter(|_| self.helps))
    }

    fn too_few(&self) -> Diagnostic {
        self.with_forms(Code::TooFewOperands, self.span, "too few operands for instruction")
    }

    /// Why no row matches the statement.
    #[cold]
    #[must_use]
    pub fn explain(&self) -> Box<Diagnostic> {
        Box::new(match refusal(self.mnemonic, self.statement) {
            Refusal::Features(needs) => {
                let missing = self.statement.features.missing(needs);
                Diagnostic::error(Code::WrongMode, self.span, format!("instruction requires: {missing}"))
                    .with_help(M::enable(&missing).filter(|_| self.helps))
            }
            Refusal::Context(context_error) => M::out_of_context(self, context_error),
            Refusal::TooFew => self.too_few(),
            Refusal::Operand(near_miss)
                if near_miss.at >= self.statement.operands.len() && near_miss.item.is_none() =>
            {
                self.too_few()
            }
            Refusal::Operand(near_miss) => self.near_miss(&near_miss),
        })
    }

    fn near_miss(&self, near_miss: &NearMiss<M>) -> Diagnostic {
        let place = self.place(near_miss.at);
        let error = |code, message: &str| Diagnostic::error(code, place, message);
        match near_miss.mismatch {
            Mismatch::Other => M::other(self, near_miss, place)
                .unwrap_or_else(|| self.with_forms(Code::WrongOperands, place, "invalid operand for instruction")),
            Mismatch::Range(..) => {
                let ranges = join_ranges(near_miss.ranges.clone());
                error(Code::ImmediateRange, &format!("{} must be {ranges}", self.called(near_miss.at)))
                    .with_help(M::out_of_range(self, near_miss).filter(|_| self.helps))
            }
            Mismatch::Value(message) => M::value(self, near_miss, message, place),
            Mismatch::Registers(message) if message == M::APART => {
                let [base, other] = M::APART_MESSAGES;
                error(Code::RegisterConstraint, if self.is_base(near_miss.at) { base } else { other })
            }
            Mismatch::Registers(message) => error(Code::RegisterConstraint, message),
        }
    }
}

/// Returns whether a number is outside all ranges that the nearest rows accept.
#[must_use]
pub fn is_far<M: Machine>(near_miss: &NearMiss<M>, value: i64) -> bool {
    near_miss.ranges.iter().all(|&(least, most, _)| !(least..=most).contains(&value))
}

/// The number of items of a row that have the tags of a statement's operands, from the first on.
pub fn common_prefix<M: Machine>(items: impl Iterator<Item = &'static Item<M>>, statement: &Statement<'_, M>) -> usize {
    items.zip(statement.operands).take_while(|(item, operand)| item.tag == operand.tag).count()
}

/// Reports an unknown mnemonic. `suggest` enables the search for similar ones.
#[cold]
#[must_use]
pub fn unknown<M: Messages>(name: &[u8], span: Span, suggest: bool) -> Box<Diagnostic> {
    let written = String::from_utf8_lossy(name);
    if let Some(error) = M::foreign(&name.to_ascii_lowercase(), span) {
        return Box::new(error);
    }
    let error = Diagnostic::error(Code::UnknownMnemonic, span, format!("{} '{written}'", M::UNKNOWN));
    if !suggest {
        return Box::new(error);
    }
    let name = written.to_ascii_lowercase();
    let known = || M::INSTEAD.iter().find(|(foreign, _)| *foreign == name).map(|(_, instead)| (*instead).to_owned());
    let near = || nearest(&name, M::NAMES.split(' ')).map(|near| format!("did you mean '{near}'?"));
    Box::new(error.with_help(known().or_else(|| M::resembles(&name)).or_else(near)))
}
