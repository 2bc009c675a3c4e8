//! Tokens as the preprocessor sees them.

/// An identifier, by its number in the table of names.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Name(pub(crate) u32);

impl Name {
    /// What a token that is no identifier has.
    pub(crate) const NONE: Name = Name(0);
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u8)]
pub(crate) enum Kind {
    /// The end of a file, or of a macro's argument.
    Eof,
    /// The end of a directive's line.
    Eod,
    Ident,
    Number,
    Char,
    /// With a prefix: `L'x'`.
    PrefixedChar,
    String,
    /// With a prefix: `L"x"`.
    PrefixedString,
    /// The name of a file after `#include`, with its quotes.
    Header,
    /// Bytes that are no token of C, and what must not be taken for an operator.
    Unknown,
    Hash,
    HashHash,
    /// `#@`, which Microsoft's compiler has.
    HashAt,
    LParen,
    RParen,
    LSquare,
    RSquare,
    LBrace,
    RBrace,
    Comma,
    Period,
    Ellipsis,
    Amp,
    AmpAmp,
    AmpEqual,
    Star,
    StarEqual,
    Plus,
    PlusPlus,
    PlusEqual,
    Minus,
    MinusMinus,
    MinusEqual,
    Arrow,
    Tilde,
    Exclaim,
    ExclaimEqual,
    Slash,
    SlashEqual,
    Percent,
    PercentEqual,
    Less,
    LessLess,
    LessEqual,
    LessLessEqual,
    Greater,
    GreaterGreater,
    GreaterEqual,
    GreaterGreaterEqual,
    Caret,
    CaretEqual,
    Pipe,
    PipePipe,
    PipeEqual,
    Question,
    Colon,
    ColonColon,
    Semi,
    Equal,
    EqualEqual,
}

impl Kind {
    pub(crate) fn ends(self) -> bool {
        matches!(self, Kind::Eof | Kind::Eod)
    }
}

/// The first token of its line.
pub(crate) const AT_LINE_START: u8 = 1;
/// Blanks are before it.
pub(crate) const AFTER_SPACE: u8 = 2;
/// Its bytes have escaped newlines in them.
pub(crate) const SPLICED: u8 = 4;
/// A macro's name that is never expanded again.
pub(crate) const NO_EXPANSION: u8 = 8;
/// A comma after it was dropped for lack of variadic arguments.
pub(crate) const COMMA_DROPPED: u8 = 16;
/// A comma that does not separate arguments, as Microsoft's compiler has it.
pub(crate) const NO_SEPARATOR: u8 = 32;

#[derive(Clone, Copy, Debug)]
pub(crate) struct Token {
    pub(crate) kind: Kind,
    pub(crate) flags: u8,
    /// In the body of a macro: one more than the number of the parameter that it names.
    pub(crate) param: u16,
    pub(crate) name: Name,
    /// Where its bytes are, in the numbering of `Sources`.
    pub(crate) at: u32,
    pub(crate) len: u32,
    /// Where it is in a file. For a token of a macro, the place of the outermost invocation.
    pub(crate) place: u32,
    /// The line of `place`, as `#line` numbers them.
    pub(crate) line: u32,
    /// The line on which the outermost invocation ends.
    pub(crate) end_line: u32,
}

impl Token {
    pub(crate) fn new(kind: Kind, at: u32, line: u32) -> Self {
        Token { kind, flags: 0, param: 0, name: Name::NONE, at, len: 0, place: at, line, end_line: line }
    }

    pub(crate) fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    pub(crate) fn set(&mut self, flag: u8, on: bool) {
        self.flags = if on { self.flags | flag } else { self.flags & !flag };
    }

    pub(crate) fn is(&self, kind: Kind) -> bool {
        self.kind == kind
    }

    /// The number of the parameter that it names, in the body of a macro.
    pub(crate) fn parameter(&self) -> Option<usize> {
        usize::from(self.param).checked_sub(1)
    }
}
