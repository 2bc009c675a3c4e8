//! What may have been meant by an instruction that was refused: a comma, the other syntax, a `*`. Looks at its tokens alone.

use crate::assembler::Assembler;
use crate::diag::{Code, Diagnostic};
use crate::lexer::Kind;
use crate::parse::Cursor;
use crate::source::Span;
use crate::target::x86::registers::register;

/// Tokens that are looked at.
const MOST: usize = 64;

const INTEL: &str = "this is Intel's syntax, and AT&T's is read: write '.intel_syntax noprefix' before it; in AT&T's syntax \
                     registers are %rax, numbers $5, addresses 8(%rbx), and the destination comes last";
const ATT: &str = "this is AT&T's syntax, and Intel's is read: write '.att_syntax' before it; in Intel's syntax registers are \
                   rax, numbers 5, addresses [rbx + 8], and the destination comes first";

/// A token.
struct Word<'s> {
    kind: Kind,
    text: &'s [u8],
    span: Span,
    /// Nothing stands between it and the token before it.
    touches: bool,
}

/// The diagnostic with what may have been meant.
#[cold]
pub(super) fn explained(
    a: &Assembler<'_, '_>,
    cursor: &Cursor<'_, '_>,
    intel: bool,
    mut error: Box<Diagnostic>,
) -> Box<Diagnostic> {
    if !a.diagnostics.may_suggest() {
        return error;
    }
    let words = words(cursor);
    if let Some(span) = missing_comma(&words, intel) {
        return Box::new(Diagnostic::error(Code::ExpectedComma, span, "a comma is missing between two operands"));
    }
    let other = if intel { is_att(&words) } else { is_intel(&words) };
    if other {
        error.help = vec![if intel { ATT } else { INTEL }.to_owned()];
    } else if let Some(meant) = missing_star(&words, intel, error.code) {
        error.help = vec![format!("a jump or call to what a register or memory holds has a '*': {meant}")];
    } else if let Some(name) = dollar_register(&words).filter(|_| !intel) {
        error.help = vec![format!("'$' begins numbers; a register begins with '%': '%{name}'")];
    } else if is_beyond_stack(&words) {
        error.help = vec!["the registers of the x87 stack are st(0) to st(7)".to_owned()];
    }
    error
}

/// The tokens of the statement, from its start.
fn words<'s>(cursor: &Cursor<'_, 's>) -> Vec<Word<'s>> {
    let mut cursor = cursor.rewound();
    let mut out: Vec<Word<'s>> = Vec::new();
    while let Some(kind) = cursor.kind().filter(|_| out.len() < MOST) {
        let (text, span) = (cursor.text(), cursor.here());
        let touches = out.last().is_some_and(|last| last.span.end == span.start);
        out.push(Word { kind, text, span, touches });
        cursor.bump();
    }
    out
}

fn is_register(word: Option<&Word<'_>>) -> bool {
    let is = |word: &Word<'_>| word.kind == Kind::Ident && register(word.text, None).is_some();
    word.is_some_and(is)
}

/// Whether a register of AT&T's syntax ends at that token: `%eax`.
fn ends_register(words: &[Word<'_>], at: usize) -> bool {
    at > 0 && words[at].touches && words[at - 1].kind == Kind::Percent && is_register(words.get(at))
}

/// The second of two operands with nothing but a blank between them.
fn missing_comma(words: &[Word<'_>], intel: bool) -> Option<Span> {
    let mut depth = 0i32;
    for at in 1..words.len() {
        let (before, this) = (&words[at - 1], &words[at]);
        match before.kind {
            Kind::LParen | Kind::LBracket => depth += 1,
            Kind::RParen | Kind::RBracket => depth -= 1,
            _ => {}
        }
        if depth != 0 || this.touches {
            continue;
        }
        let ends = match before.kind {
            Kind::Number => at > 1,
            Kind::RParen | Kind::RBracket => true,
            Kind::Ident if intel => at > 1 && is_register(Some(before)),
            Kind::Ident => ends_register(words, at - 1),
            _ => false,
        };
        let begins = match this.kind {
            Kind::Percent if !intel => is_register(words.get(at + 1)) && words[at + 1].touches,
            Kind::Dollar => !intel,
            Kind::Ident => intel && is_register(Some(this)),
            Kind::Number | Kind::LBracket => intel && before.kind != Kind::Number,
            _ => false,
        };
        if ends && begins {
            return Some(this.span);
        }
    }
    None
}

/// Whether something can only be Intel's syntax.
fn is_intel(words: &[Word<'_>]) -> bool {
    (1..words.len()).any(|at| {
        let behind = words.get(at + 1).map(|word| word.kind);
        let bare =
            is_register(words.get(at)) && !matches!(words[at - 1].kind, Kind::Percent | Kind::Colon | Kind::Dollar);
        let operand = matches!(behind, None | Some(Kind::Comma | Kind::RBracket | Kind::Plus | Kind::Minus));
        words[at].kind == Kind::LBracket
            || words[at].text.eq_ignore_ascii_case(b"ptr")
            || bare && operand && (at > 1 || behind.is_some())
    })
}

/// Whether something can only be AT&T's syntax.
fn is_att(words: &[Word<'_>]) -> bool {
    (0..words.len()).any(|at| match words[at].kind {
        Kind::Percent => words.get(at + 1).is_some_and(|next| next.touches) && is_register(words.get(at + 1)),
        Kind::Dollar => words.get(at + 1).is_some_and(|next| next.touches && next.kind == Kind::Number),
        _ => false,
    })
}

/// A jump or call through a register or memory as it is written with its `*`.
fn missing_star(words: &[Word<'_>], intel: bool, code: Code) -> Option<String> {
    let is_branch = |word: &Word<'_>| {
        let text = word.text.to_ascii_lowercase();
        word.kind == Kind::Ident && (text.starts_with(b"jmp") || text.starts_with(b"call"))
    };
    let at = words.iter().position(is_branch)?;
    let operand = words.get(at + 1..).filter(|rest| !rest.is_empty())?;
    let indirect = operand.iter().any(|word| matches!(word.kind, Kind::LParen | Kind::Percent));
    if intel || code != Code::WrongOperands || !indirect || operand.iter().any(|word| word.kind == Kind::Star) {
        return None;
    }
    let mut text = format!("{} *", String::from_utf8_lossy(words[at].text));
    for (i, word) in operand.iter().enumerate() {
        if i > 0 && !word.touches {
            text.push(' ');
        }
        text.push_str(&String::from_utf8_lossy(word.text));
    }
    Some(text)
}

/// The register of `$eax`.
fn dollar_register<'s>(words: &[Word<'s>]) -> Option<std::borrow::Cow<'s, str>> {
    // '$' is a letter of names, too.
    let glued = words.iter().filter(|word| word.kind == Kind::Ident).filter_map(|word| word.text.strip_prefix(b"$"));
    let apart =
        words.windows(2).filter(|pair| pair[0].kind == Kind::Dollar && pair[1].touches).map(|pair| pair[1].text);
    let name = glued.chain(apart).find(|name| register(name, None).is_some())?;
    Some(String::from_utf8_lossy(name))
}

/// Whether `st(8)` or more is there.
fn is_beyond_stack(words: &[Word<'_>]) -> bool {
    words.windows(3).any(|three| {
        three[0].text.eq_ignore_ascii_case(b"st")
            && three[1].kind == Kind::LParen
            && three[2].kind == Kind::Number
            && three[2].text != b"0"
            && !matches!(three[2].text, [b'1'..=b'7'])
    })
}
