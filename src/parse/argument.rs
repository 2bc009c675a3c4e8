//! One argument of a macro or of a repeat: its text, with the blanks and comments that belong to it.

use super::{Cursor, Parse};
use crate::diag::Code;
use crate::parse::lexer::Kind;

/// What the text of arguments is read as: blanks and comments count where a token decides what they mean.
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
    /// The text without the quotes of the strings in it.
    pub text: Vec<u8>,
    /// How many pieces it has; an empty string is one.
    pub pieces: usize,
}

impl Argument {
    /// An argument that was read as one piece.
    #[must_use]
    pub fn whole(text: Vec<u8>) -> Self {
        Argument { text, pieces: 1 }
    }
}

impl<'s> Cursor<'_, 's> {
    /// The offset at which the next token starts, after everything where there is none.
    #[must_use]
    pub fn next_offset(&self) -> usize {
        self.tokens.get(self.position).map_or(usize::MAX, |token| token.start as usize)
    }

    /// The piece at an offset between the last token and the next one, and where it ends.
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

    /// One argument from an offset on, which moves after it: up to a comma, or blanks that no operator bridges. Between
    /// parentheses, which must come in pairs, blanks and comments are text.
    ///
    /// # Errors
    /// Where parentheses do not come in pairs, or there is an `=`.
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

    /// Adds a piece to an argument and goes past it.
    fn take(&mut self, argument: &mut Argument, at: &mut usize, (piece, end): (Piece, usize)) {
        let text = &self.text[*at..end];
        let is_string = piece == Piece::Token(Kind::String);
        argument.text.extend_from_slice(if is_string { &text[1..text.len() - 1] } else { text });
        argument.pieces += 1;
        self.position += usize::from(matches!(piece, Piece::Token(_)));
        *at = end;
    }

    /// The text from an offset to the end of the statement, with the blanks and comments there; the cursor goes there too.
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

/// Whether blanks beside the token do not end an argument.
fn is_operator(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Plus
            | Kind::Minus
            | Kind::Tilde
            | Kind::Slash
            | Kind::Star
            | Kind::Equal
            | Kind::EqualEqual
            | Kind::Pipe
            | Kind::PipePipe
            | Kind::Caret
            | Kind::Amp
            | Kind::AmpAmp
            | Kind::Exclaim
            | Kind::ExclaimEqual
            | Kind::Less
            | Kind::LessEqual
            | Kind::LessLess
            | Kind::LessGreater
            | Kind::Greater
            | Kind::GreaterEqual
            | Kind::GreaterGreater
    )
}
