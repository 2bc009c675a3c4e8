//! Instructions with expressions as operands, and branches.

use super::expr::Node;
use super::{Error, Expr, Streamer, SymbolId};
use crate::diag::{Code, Diagnostic};
use crate::parse::ast::{BinaryOp, UnaryOp};

/// The prefix of the names by which an instruction's text refers to symbols. They are redirected while the text is
/// parsed, so that a symbol can have any name, or none.
const STEM: &str = "..llas.operand";

const MAX_SYMBOLS: usize = 10;

/// A branch to a label, available on every machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Branch<'a> {
    /// Unconditional: `jmp`, `b`.
    Jump,
    /// A call: `call`, `bl`.
    Call,
    /// Conditional. The condition is named as in the target's mnemonics: `Branch::If("ne")` is `jne`, `b.ne` or `bne`.
    If(&'a str),
}

impl Streamer {
    /// Appends an instruction with expressions as operands: `{0}` in the text is replaced by the first one, `{1}` by
    /// the second.
    ///
    /// A symbol in them can have any name, even that of a register or one that cannot be written in a text, and can be
    /// nameless ([`temporary`](Self::temporary)). The encoding is that of the text with the expressions inserted.
    ///
    /// ```
    /// use llas::streamer::{Expr, Streamer};
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let mut out = Streamer::new(&options)?;
    /// let rax = out.symbol("rax");
    /// out.instruction_with("callq {0}", &[Expr::symbol(rax).specifier("PLT")])?;
    /// out.instruction_with("movq {0}(%rip), %rcx", &[Expr::symbol(rax) + 8])?;
    /// out.instruction_with("movl ${0}, %ecx", &[Expr::int(-5)])?;
    /// let object = out.finish()?.object;
    /// let code = object.section_named(".text").ok_or("no code")?;
    /// assert_eq!(code.relocations().map(|r| r.addend()).collect::<Vec<_>>(), [-4, 4]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the errors of [`instruction`](Self::instruction). It is also an error if a number in braces has no
    /// operand, an operand is not used, or the operands refer to more than 10 symbols.
    pub fn instruction_with(&mut self, text: impl AsRef<str>, operands: &[Expr]) -> Result<(), Error> {
        let mut symbols = Vec::new();
        let written = self.written(text.as_ref(), operands, &mut symbols);
        let written = self.recorded(written)?;
        let mut names = Vec::with_capacity(symbols.len());
        for symbol in symbols {
            let name = symbol.current(&self.workspace.model);
            names.push(self.recorded(name)?);
        }
        let table = &mut self.workspace.model.names;
        let alias = |i: usize| format!("{STEM}{i}");
        let before: Vec<_> =
            names.iter().enumerate().map(|(i, name)| table.redirect(alias(i).as_bytes(), Some(*name))).collect();
        let done = self.instruction(written);
        let table = &mut self.workspace.model.names;
        for (i, meaning) in before.into_iter().enumerate() {
            table.redirect(alias(i).as_bytes(), meaning);
        }
        done
    }

    /// Appends a branch to a symbol. On machines with several encodings, layout chooses the shortest one that reaches.
    ///
    /// ```
    /// use llas::streamer::{Branch, Streamer};
    /// let options = llas::Options::for_target("x86_64-linux-gnu".parse()?)?;
    /// let mut out = Streamer::new(&options)?;
    /// let end = out.temporary();
    /// out.branch(Branch::If("ne"), end)?;
    /// out.branch(Branch::Jump, end)?;
    /// out.label(end)?;
    /// assert_eq!(out.finish()?.object.section_named(".text").map(|s| s.bytes().to_vec()), Some(vec![0x75, 2, 0xeb, 0]));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the target does not have the condition, the symbol belongs to another streamer, or there is no current
    /// section.
    pub fn branch(&mut self, kind: Branch<'_>, target: SymbolId) -> Result<(), Error> {
        let mnemonics = &self.options.target().1.branches;
        let text = match kind {
            Branch::Jump => format!("{} {{0}}", mnemonics.jump),
            Branch::Call => format!("{} {{0}}", mnemonics.call),
            Branch::If(condition) => format!("{}{condition} {{0}}", mnemonics.conditional),
        };
        self.instruction_with(text, &[target.into()])
    }

    /// The text with the operands inserted. Symbols in them are written as names that end in their indices in
    /// `symbols`.
    fn written(&self, text: &str, operands: &[Expr], symbols: &mut Vec<SymbolId>) -> Result<String, Box<Diagnostic>> {
        let in_parentheses = self.options.target().1.specifiers.in_parentheses;
        let mut out = String::with_capacity(text.len() + 16 * operands.len());
        let (mut rest, mut used) = (text, vec![false; operands.len()]);
        while let Some((before, after)) = rest.split_once('{') {
            out.push_str(before);
            let number = after.split_once('}').filter(|(n, _)| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
            let Some((number, behind)) = number else {
                out.push('{');
                rest = after;
                continue;
            };
            let operand = number.parse::<usize>().ok().and_then(|n| Some((n, operands.get(n)?)));
            let Some((index, operand)) = operand else {
                return Err(refused(format!("there is no operand for '{{{number}}}'")));
            };
            used[index] = true;
            out.push_str(&operand.written(in_parentheses, symbols)?);
            rest = behind;
        }
        if let Some(index) = used.iter().position(|used| !used) {
            return Err(refused(format!("the text does not use operand '{{{index}}}'")));
        }
        out.push_str(rest);
        Ok(out)
    }
}

#[cold]
fn refused(message: String) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(Code::OutOfRange, super::NOWHERE, message))
}

const MAX_NODES: usize = 1000;

/// A part of an expression as text.
struct Part {
    text: String,
    kind: PartKind,
}

/// The precedence of a part.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PartKind {
    /// A number, symbol or anything else that needs no parentheses.
    Atom,
    /// A sum, a difference or a unary operator: needs no parentheses as the first part of a sum.
    Sum,
    /// Any other operator.
    Other,
}

impl Expr {
    /// The expression as assembly text.
    fn written(&self, in_parentheses: bool, symbols: &mut Vec<SymbolId>) -> Result<String, Box<Diagnostic>> {
        let mut parts: Vec<Part> = Vec::new();
        if self.nodes().len() > MAX_NODES {
            return Err(refused(format!("an operand has more than {MAX_NODES} parts")));
        }
        for node in self.nodes() {
            let mut pop = || parts.pop().unwrap_or(Part { text: String::new(), kind: PartKind::Atom });
            let (text, kind) = match node {
                Node::Int(value) if *value == i64::MIN => ("0x8000000000000000".to_owned(), PartKind::Atom),
                Node::Int(value) => (value.to_string(), if *value < 0 { PartKind::Sum } else { PartKind::Atom }),
                Node::Symbol(symbol) => {
                    let index = symbols.iter().position(|known| known == symbol).unwrap_or(symbols.len());
                    if index == symbols.len() {
                        symbols.push(*symbol);
                    }
                    if index >= MAX_SYMBOLS {
                        return Err(refused(format!(
                            "the operands of an instruction can refer to at most {MAX_SYMBOLS} symbols"
                        )));
                    }
                    (format!("{STEM}{index}"), PartKind::Atom)
                }
                Node::Here => (".".to_owned(), PartKind::Atom),
                Node::Local(label, forward) => (format!("{label}{}", if *forward { 'f' } else { 'b' }), PartKind::Atom),
                Node::Unary(operator) => (format!("{}{}", unary(*operator), enclosed(pop())), PartKind::Sum),
                Node::Binary(operator) => {
                    let (second, first) = (pop(), pop());
                    let is_sum = matches!(operator, BinaryOp::Add | BinaryOp::Sub);
                    let first = if is_sum && first.kind != PartKind::Other { first.text } else { enclosed(first) };
                    let text = format!("{first}{}{}", operator.text(), enclosed(second));
                    (text, if is_sum { PartKind::Sum } else { PartKind::Other })
                }
                Node::Specifier(name) if name.starts_with(':') => {
                    (format!("{name}{}", enclosed(pop())), PartKind::Atom)
                }
                Node::Specifier(name) if in_parentheses => (format!("{}({name})", enclosed(pop())), PartKind::Atom),
                Node::Specifier(name) => (format!("{}@{name}", enclosed(pop())), PartKind::Atom),
            };
            parts.push(Part { text, kind });
        }
        let mut text = parts.pop().map_or_else(String::new, |part| part.text);
        if text.starts_with('(') {
            // On some machines a parenthesis at the start of an operand starts an address.
            text.insert_str(0, "0+");
        }
        Ok(text)
    }
}

fn enclosed(part: Part) -> String {
    if part.kind == PartKind::Atom { part.text } else { format!("({})", part.text) }
}

fn unary(operator: UnaryOp) -> &'static str {
    match operator {
        UnaryOp::Minus => "-",
        UnaryOp::Plus => "+",
        UnaryOp::Not => "~",
        UnaryOp::LNot => "!",
    }
}
