//! Suggestions for rejected instructions, from their tokens alone: a missing comma, the other syntax, a missing `*`.

use crate::arch::x86::registers::{near, register};
use crate::asm::state::Assembler;
use crate::diag::{Code, Diagnostic, nearest};
use crate::parse::Cursor;
use crate::parse::lexer::Kind;
use crate::source::Span;

const MAX_TOKENS: usize = 64;

const INTEL: &str = "this is Intel syntax, but AT&T syntax is expected: write '.intel_syntax noprefix' before it; in AT&T syntax \
                     registers are %rax, numbers $5, addresses 8(%rbx), and the destination comes last";
const ATT: &str = "this is AT&T syntax, but Intel syntax is expected: write '.att_syntax' before it; in Intel syntax registers are \
                   rax, numbers 5, addresses [rbx + 8], and the destination comes first";

struct Word<'s> {
    kind: Kind,
    text: &'s [u8],
    span: Span,
    /// There is no gap between it and the previous token.
    touches: bool,
}

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
        return Box::new(Diagnostic::error(Code::ExpectedComma, span, "expected a comma between two operands"));
    }
    let mut help = None;
    let other = if intel { is_att(&words) } else { is_intel(&words) };
    if !intel && words.windows(2).any(|pair| pair[0].kind == Kind::LBracket && pair[1].kind == Kind::Percent) {
        help = Some("in AT&T syntax an address is written in parentheses: '(%rax)', '8(%rax)'".to_owned());
    } else if other {
        help = Some(if intel { ATT } else { INTEL }.to_owned());
    } else if let Some(meant) = missing_star(&words, intel, error.code) {
        help = Some(format!("an indirect jump or call is written with a '*': {meant}"));
    } else if let Some(name) = dollar_register(&words).filter(|_| !intel) {
        help = Some(format!("'$' begins numbers; a register begins with '%': '%{name}'"));
    } else if is_beyond_stack(&words) {
        help = Some("the registers of the x87 stack are st(0) to st(7)".to_owned());
    } else if error.code != Code::UnknownMnemonic
        && let Some(meant) = if intel { intel_operand(&words, error.span) } else { att_operand(&words) }
    {
        help = Some(meant);
    } else if let Some(near) =
        words.first().filter(|_| error.code == Code::UnknownMnemonic).and_then(|w| a.input.near_macro(w.text))
    {
        help = Some(near);
    } else if intel
        && error.code == Code::AmbiguousSuffix
        && let Some((word, near)) = words.iter().skip(1).find_map(near_register)
    {
        help = Some(format!("'{word}' is a symbol: did you mean the register '{near}'?"));
    } else if let [word] = &words[..]
        && error.code == Code::UnknownMnemonic
        && error.help.is_empty()
    {
        help = Some(format!("a label ends with ':': '{}:'", String::from_utf8_lossy(word.text)));
    }
    let Some(help) = help else { return error };
    error.help.clear();
    Box::new(error.help(help))
}

/// A symbol name that resembles a register's name, with that name.
fn near_register(word: &Word<'_>) -> Option<(String, String)> {
    let name = String::from_utf8_lossy(word.text).into_owned();
    let is_name = word.kind == Kind::Ident && register(word.text, None).is_none() && name.len() <= 5;
    let near = is_name.then(|| near(&name)).flatten().filter(|near| !near.contains(' '))?;
    Some((name, near))
}

fn att_operand(words: &[Word<'_>]) -> Option<String> {
    use Kind::{Colon, Comma, Dollar, Ident, LParen, Minus, Number, Percent, Plus};
    let shown = |at: usize| String::from_utf8_lossy(words[at].text);
    let kinds: Vec<Kind> = words.iter().map(|word| word.kind).collect();
    let found = |pattern: &[Kind]| kinds.windows(pattern.len()).position(|part| part == pattern);
    if let Some(at) =
        found(&[LParen, Percent, Ident, Plus, Number]).or_else(|| found(&[LParen, Percent, Ident, Minus, Number]))
    {
        let sign = if kinds[at + 3] == Minus { "-" } else { "" };
        return Some(format!(
            "the displacement is written before the parenthesis: '{sign}{}(%{})'",
            shown(at + 4),
            shown(at + 2)
        ));
    }
    if let Some(at) = found(&[Dollar, Number, LParen]).filter(|&at| words[at + 2].touches) {
        return Some(format!("a displacement is written without '$': '{}(...)'", shown(at + 1)));
    }
    if let Some(at) = found(&[Minus, Dollar, Number]) {
        return Some(format!("the '$' comes first: '$-{}'", shown(at + 2)));
    }
    if let Some(at) = found(&[Percent, Number]).filter(|&at| words[at + 1].touches) {
        return Some(format!("'%' begins a register, '$' a number: '${}'", shown(at + 1)));
    }
    let is_hex = |word: &&Word<'_>| {
        let digits = word.text.strip_suffix(b"h").or_else(|| word.text.strip_suffix(b"H")).unwrap_or_default();
        digits.first().is_some_and(u8::is_ascii_digit) && digits.iter().all(u8::is_ascii_hexdigit)
    };
    if let Some(word) = words.iter().find(is_hex) {
        let digits = String::from_utf8_lossy(&word.text[..word.text.len() - 1]);
        return Some(format!("a hexadecimal number begins with '0x': '0x{}'", digits.trim_start_matches('0')));
    }
    if found(&[Comma, Comma]).is_some() {
        return Some("expected an operand between the commas".to_owned());
    }
    let ends_label = words.len() > 1 && words[words.len() - 1].kind == Colon;
    ends_label.then(|| "a label is a single name followed by ':' at the start of a statement".to_owned())
}

/// A suggestion for an operand in Intel syntax; `at` is the location of the error.
fn intel_operand(words: &[Word<'_>], at: Option<Span>) -> Option<String> {
    const BEFORE_PTR: [&str; 9] = ["byte", "word", "dword", "qword", "tbyte", "xmmword", "ymmword", "zmmword", "fword"];
    const OPERATORS: [&str; 3] = ["offset", "short", "ptr"];
    let lower = |word: &Word<'_>| String::from_utf8_lossy(word.text).to_ascii_lowercase();
    if words.get(1).is_some_and(|word| word.kind == Kind::Star) {
        return Some("'*' is AT&T syntax: write 'call rax' or 'call [rax]'".to_owned());
    }
    let here = words.iter().position(|word| at.is_some_and(|span| span.start == word.span.start))?;
    let before = here.checked_sub(1).map(|before| &words[before]).filter(|_| here > 1)?;
    if before.kind == Kind::Minus && is_register(words.get(here)) {
        return Some("a register can be added in an address, not subtracted".to_owned());
    }
    let word = lower(before);
    if words[here].text.eq_ignore_ascii_case(b"ptr") {
        return Some(match nearest(&word, BEFORE_PTR.into_iter()) {
            Some(near) => format!("did you mean '{near} ptr'?"),
            None => format!("expected a size before 'ptr': {}", BEFORE_PTR.join(", ")),
        });
    }
    if BEFORE_PTR.contains(&&*word) {
        return Some(format!("'ptr' follows a size: '{word} ptr'"));
    }
    if words[here].kind == Kind::Ident && word == "rel" {
        return Some(format!("a rip-relative address is written '[rip + {}]'", lower(&words[here])));
    }
    let near = nearest(&word, OPERATORS.into_iter().chain(BEFORE_PTR))?;
    (words[here].kind == Kind::Ident && before.kind == Kind::Ident).then(|| format!("did you mean '{near}'?"))
}

fn words<'s>(cursor: &Cursor<'_, 's>) -> Vec<Word<'s>> {
    let mut cursor = cursor.rewound();
    let mut out: Vec<Word<'s>> = Vec::new();
    while let Some(kind) = cursor.kind().filter(|_| out.len() < MAX_TOKENS) {
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

/// Returns whether a register in AT&T syntax ends at that token: `%eax`.
fn ends_register(words: &[Word<'_>], at: usize) -> bool {
    at > 0 && words[at].touches && words[at - 1].kind == Kind::Percent && is_register(words.get(at))
}

/// The second of two operands that only blanks separate.
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

fn is_intel(words: &[Word<'_>]) -> bool {
    (1..words.len()).any(|at| {
        let next = words.get(at + 1).map(|word| word.kind);
        let bare =
            is_register(words.get(at)) && !matches!(words[at - 1].kind, Kind::Percent | Kind::Colon | Kind::Dollar);
        let operand = matches!(next, None | Some(Kind::Comma | Kind::RBracket | Kind::Plus | Kind::Minus));
        words[at].kind == Kind::LBracket
            || words[at].text.eq_ignore_ascii_case(b"ptr")
            || bare && operand && (at > 1 || next.is_some())
    })
}

fn is_att(words: &[Word<'_>]) -> bool {
    (0..words.len()).any(|at| match words[at].kind {
        Kind::Percent => words.get(at + 1).is_some_and(|next| next.touches) && is_register(words.get(at + 1)),
        Kind::Dollar => words.get(at + 1).is_some_and(|next| next.touches && next.kind == Kind::Number),
        _ => false,
    })
}

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

fn dollar_register<'s>(words: &[Word<'s>]) -> Option<std::borrow::Cow<'s, str>> {
    // '$' may also be part of a name.
    let glued = words.iter().filter(|word| word.kind == Kind::Ident).filter_map(|word| word.text.strip_prefix(b"$"));
    let apart =
        words.windows(2).filter(|pair| pair[0].kind == Kind::Dollar && pair[1].touches).map(|pair| pair[1].text);
    let name = glued.chain(apart).find(|name| register(name, None).is_some())?;
    Some(String::from_utf8_lossy(name))
}

fn is_beyond_stack(words: &[Word<'_>]) -> bool {
    words.windows(3).any(|three| {
        three[0].text.eq_ignore_ascii_case(b"st")
            && three[1].kind == Kind::LParen
            && three[2].kind == Kind::Number
            && three[2].text != b"0"
            && !matches!(three[2].text, [b'1'..=b'7'])
    })
}
