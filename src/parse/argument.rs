//! A single argument of a macro call or repeat: its text, including the blanks and comments that belong to it.

use super::stretch::is_binary;
use super::{Cursor, Parse};
use crate::diag::Code;
use crate::parse::lexer::Kind;

/// A piece of argument text. Unlike in token streams, blanks and comments are pieces, too; the surrounding tokens
/// determine their meaning.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// A run of blanks.
    Blanks,
    /// A block comment.
    Comment,
    /// A token.
    Token(Kind),
    /// The end of the statement.
    End,
}

/// The text of an argument.
#[derive(Clone, Debug, Default)]
pub struct Argument {
    /// The text, without the quotes of strings.
    pub text: Vec<u8>,
    /// The number of pieces; an empty string is one.
    pub pieces: usize,
}

impl Argument {
    /// An argument of a single piece.
    #[must_use]
    pub fn whole(text: Vec<u8>) -> Self {
        Argument { text, pieces: 1 }
    }
}

impl<'s> Cursor<'_, 's> {
    /// The offset of the next token; `usize::MAX` if there is none.
    #[must_use]
    pub fn next_offset(&self) -> usize {
        self.tokens.get(self.position).map_or(usize::MAX, |token| token.start as usize)
    }

    /// The piece at an offset between the last token and the next one, and its end.
    #[must_use]
    pub fn piece(&self, at: usize) -> (Piece, usize) {
        if let Some(token) = self.tokens.get(self.position)
            && at >= token.start as usize
        {
            return (Piece::Token(token.kind), token.end as usize);
        }
        match self.text.get(at..).unwrap_or_default() {
            text @ [b' ' | b'\t' | 0x0b | 0x0c, ..] => {
                let length = text.iter().take_while(|b| matches!(b, b' ' | b'\t' | 0x0b | 0x0c)).count();
                (Piece::Blanks, at + length)
            }
            text @ [b'/', b'*', inside @ ..] => {
                let end = memchr::memmem::find(inside, b"*/").map_or(text.len(), |length| length + 4);
                (Piece::Comment, at + end)
            }
            _ => (Piece::End, at),
        }
    }

    fn skip_comments(&self, at: &mut usize) {
        while let (Piece::Comment, end) = self.piece(*at) {
            *at = end;
        }
    }

    /// Reads one argument at an offset and advances past it. It ends at a comma, or at blanks not next to an operator.
    /// Between parentheses, which must be balanced, blanks and comments are part of the text.
    ///
    /// # Errors
    /// If parentheses are unbalanced, or there is an `=`.
    pub fn argument(&mut self, at: &mut usize) -> Parse<Argument> {
        let (mut argument, mut depth) = (Argument::default(), 0u32);
        loop {
            let (mut piece, mut end) = self.piece(*at);
            if piece == Piece::Token(Kind::Equal) {
                return Err(self.error(Code::BadMacroArgument, "unexpected token in macro instantiation"));
            }
            if depth == 0 {
                if piece == Piece::Token(Kind::Comma) {
                    break;
                }
                let is_behind_blanks = piece == Piece::Blanks;
                if is_behind_blanks {
                    *at = end;
                    self.skip_comments(at);
                    (piece, end) = self.piece(*at);
                }
                if matches!(piece, Piece::Token(kind) if is_operator(kind) || self.text() == b".") {
                    self.take(&mut argument, at, (piece, end));
                    if let (Piece::Blanks, end) = self.piece(*at) {
                        *at = end;
                        self.skip_comments(at);
                    }
                    continue;
                }
                if is_behind_blanks {
                    break;
                }
            }
            match piece {
                Piece::End => break,
                Piece::Token(Kind::LParen) => depth += 1,
                Piece::Token(Kind::RParen) => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.take(&mut argument, at, (piece, end));
        }
        if depth > 0 {
            return Err(self.error(Code::BadMacroArgument, "unbalanced parentheses in macro argument"));
        }
        Ok(argument)
    }

    /// Appends a piece to an argument and advances past it.
    fn take(&mut self, argument: &mut Argument, at: &mut usize, (piece, end): (Piece, usize)) {
        let text = &self.text[*at..end];
        let is_string = piece == Piece::Token(Kind::String);
        argument.text.extend_from_slice(if is_string { &text[1..text.len() - 1] } else { text });
        argument.pieces += 1;
        self.position += usize::from(matches!(piece, Piece::Token(_)));
        *at = end;
    }

    /// The text from an offset to the end of the statement, including blanks and comments. Advances the cursor to the
    /// end.
    pub fn rest_from(&mut self, at: &mut usize) -> &'s [u8] {
        let start = *at;
        if let Some(last) = self.tokens.get(self.position..).and_then(<[_]>::last) {
            *at = last.end as usize;
        }
        self.position = self.tokens.len();
        while let (Piece::Blanks | Piece::Comment, end) = self.piece(*at) {
            *at = end;
        }
        self.text.get(start..*at).unwrap_or_default()
    }
}

/// Whether blanks next to a token of this kind do not end an argument.
fn is_operator(kind: Kind) -> bool {
    matches!(kind, Kind::Tilde | Kind::Equal) || is_binary(kind) && kind != Kind::Percent
}
