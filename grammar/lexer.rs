// The kinds of tokens and their regular expressions, for logos. `src/parse/lexer.rs` has the functions that they name.

/// The kind of a token.
#[derive(Logos, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[logos(utf8 = false, extras = Dialect)]
#[logos(skip(b"[ \t\x0b\x0c]+"))]
#[logos(skip(b"//[^\r\n]*", allow_greedy = true))]
pub enum Kind {
    /// A newline, `;`, or the end of the file.
    #[regex(b"\r\n|\n|\r|;")]
    End,
    /// A symbol, directive, mnemonic or register name.
    #[regex(b"[A-Za-z_.][A-Za-z0-9_.$@?]*", priority = 5)]
    Ident,
    /// An integer in any base, or a reference to a numbered label.
    #[regex(b"[0-9][0-9A-Za-z_$]*", priority = 4)]
    Number,
    /// A decimal or C99 hexadecimal floating-point number.
    #[regex(b"[0-9]+\\.[0-9]*([eE][+-]?[0-9]*)?", priority = 6)]
    #[regex(b"[0-9]+[eE][+-]?[0-9]*", priority = 6)]
    #[regex(b"\\.[0-9]+([eE][+-]?[0-9]*)?", priority = 7)]
    #[regex(b"0[xX][0-9A-Fa-f]*(\\.[0-9A-Fa-f]*)([pP][+-]?[0-9]*)?", priority = 8)]
    #[regex(b"0[xX][0-9A-Fa-f]+[pP][+-]?[0-9]*", priority = 9)]
    Real,
    /// A quoted string with its quotes.
    #[regex(b"\"([^\"\\\\]|\\\\[\x00-\xff])*\"", string)]
    String,
    /// A character with its quotes.
    #[regex(b"'([^'\\\\\r\n]|\\\\[^\r\n])'")]
    #[token(b"'''")]
    Char,
    /// `#`, where it does not start a comment.
    #[token(b"#", hash)]
    Hash,
    /// `/`, where it does not start a comment.
    #[token(b"/")]
    #[token(b"/*", block_comment)]
    Slash,
    #[token(b",")]
    Comma,
    #[token(b":")]
    Colon,
    #[token(b"(")]
    LParen,
    #[token(b")")]
    RParen,
    #[token(b"[")]
    LBracket,
    #[token(b"]")]
    RBracket,
    #[token(b"{")]
    LBrace,
    #[token(b"}")]
    RBrace,
    #[token(b"+")]
    Plus,
    #[token(b"-")]
    Minus,
    #[token(b"*")]
    Star,
    #[token(b"%")]
    Percent,
    #[token(b"$")]
    Dollar,
    /// `@`, where it does not start a comment.
    #[token(b"@", at_sign)]
    At,
    #[token(b"=")]
    Equal,
    #[token(b"==")]
    EqualEqual,
    #[token(b"!")]
    Exclaim,
    #[token(b"!=")]
    ExclaimEqual,
    #[token(b"<")]
    Less,
    #[token(b"<=")]
    LessEqual,
    #[token(b"<>")]
    LessGreater,
    #[token(b"<<")]
    LessLess,
    #[token(b">")]
    Greater,
    #[token(b">=")]
    GreaterEqual,
    #[token(b">>")]
    GreaterGreater,
    #[token(b"&")]
    Amp,
    #[token(b"&&")]
    AmpAmp,
    #[token(b"|")]
    Pipe,
    #[token(b"||")]
    PipePipe,
    #[token(b"^")]
    Caret,
    #[token(b"~")]
    Tilde,
    #[token(b"\\")]
    Backslash,
    #[token(b"?")]
    Question,
    /// Bytes that start no token.
    Bad,
}
