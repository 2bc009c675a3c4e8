//! Operators and punctuation.

use crate::scan::{Dialect, Reader};
use crate::token::Kind;

/// The kind of a token that begins with `first`, which was read.
pub(crate) fn punctuator(r: &mut Reader<'_>, first: u8, dialect: Dialect) -> Kind {
    /// The kind for the first of the bytes that follows, or the last kind.
    macro_rules! next {
        ($($byte:literal => $kind:expr,)* _ => $other:expr) => {
            match r.peek() {
                $($byte => { r.bump(); $kind })*
                _ => $other,
            }
        };
    }
    match first {
        b'(' => Kind::LParen,
        b')' => Kind::RParen,
        b'[' => Kind::LSquare,
        b']' => Kind::RSquare,
        b'{' => Kind::LBrace,
        b'}' => Kind::RBrace,
        b',' => Kind::Comma,
        b';' => Kind::Semi,
        b'?' => Kind::Question,
        b'~' => Kind::Tilde,
        b'.' if r.peek() == b'.' && r.peek_second() == b'.' => {
            r.bump();
            r.bump();
            Kind::Ellipsis
        }
        b'.' => Kind::Period,
        b'#' => match r.peek() {
            b'#' => {
                r.bump();
                Kind::HashHash
            }
            b'@' if dialect.microsoft => {
                r.bump();
                Kind::HashAt
            }
            _ => Kind::Hash,
        },
        b'&' => next!(b'&' => Kind::AmpAmp, b'=' => Kind::AmpEqual, _ => Kind::Amp),
        b'*' => next!(b'=' => Kind::StarEqual, _ => Kind::Star),
        b'+' => next!(b'+' => Kind::PlusPlus, b'=' => Kind::PlusEqual, _ => Kind::Plus),
        b'-' => next!(b'-' => Kind::MinusMinus, b'=' => Kind::MinusEqual, b'>' => Kind::Arrow, _ => Kind::Minus),
        b'!' => next!(b'=' => Kind::ExclaimEqual, _ => Kind::Exclaim),
        b'/' => next!(b'=' => Kind::SlashEqual, _ => Kind::Slash),
        b'^' => next!(b'=' => Kind::CaretEqual, _ => Kind::Caret),
        b'|' => next!(b'|' => Kind::PipePipe, b'=' => Kind::PipeEqual, _ => Kind::Pipe),
        b'=' => next!(b'=' => Kind::EqualEqual, _ => Kind::Equal),
        b':' => next!(b':' => Kind::ColonColon, b'>' => Kind::RSquare, _ => Kind::Colon),
        b'%' => match r.peek() {
            b'=' => {
                r.bump();
                Kind::PercentEqual
            }
            b'>' => {
                r.bump();
                Kind::RBrace
            }
            b':' => {
                r.bump();
                if r.peek() == b'%' && r.peek_second() == b':' {
                    r.bump();
                    r.bump();
                    Kind::HashHash
                } else if dialect.microsoft && r.take(b'@') {
                    Kind::HashAt
                } else {
                    Kind::Hash
                }
            }
            _ => Kind::Percent,
        },
        b'<' => match r.peek() {
            b'<' => {
                r.bump();
                next!(b'=' => Kind::LessLessEqual, _ => Kind::LessLess)
            }
            b'=' => {
                r.bump();
                Kind::LessEqual
            }
            b':' => {
                r.bump();
                Kind::LSquare
            }
            b'%' => {
                r.bump();
                Kind::LBrace
            }
            _ => Kind::Less,
        },
        b'>' => match r.peek() {
            b'>' => {
                r.bump();
                next!(b'=' => Kind::GreaterGreaterEqual, _ => Kind::GreaterGreater)
            }
            b'=' => {
                r.bump();
                Kind::GreaterEqual
            }
            _ => Kind::Greater,
        },
        _ => Kind::Unknown,
    }
}
