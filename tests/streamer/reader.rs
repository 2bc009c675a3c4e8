//! A small parser for assembly texts: statements, operands and expressions in the simple forms of most golden files.

use llas::streamer::{BinaryOp, Expr, Streamer, SymbolId, UnaryOp};

/// An error is the reason why a text is skipped.
pub type Read<T> = Result<T, String>;

/// The statements of a text, trimmed and without comments.
pub fn statements(text: &str, comment: char) -> Read<Vec<String>> {
    let mut found = Vec::new();
    for line in text.lines() {
        if line.starts_with('#') {
            continue;
        }
        let (mut statement, mut quoted, mut chars) = (String::new(), false, line.chars().peekable());
        while let Some(c) = chars.next() {
            match c {
                '\\' if quoted => statement.extend([c].into_iter().chain(chars.next())),
                '"' => {
                    quoted = !quoted;
                    statement.push(c);
                }
                '/' if !quoted && chars.peek() == Some(&'*') => return Err("a block comment".into()),
                '/' if !quoted && chars.peek() == Some(&'/') => break,
                _ if !quoted && (c == comment || c == '#' && statement.trim().is_empty()) => break,
                ';' if !quoted => found.push(std::mem::take(&mut statement)),
                '\'' if !quoted => {
                    // A character means its code.
                    let (c, end) = (chars.next(), chars.next());
                    let (Some(c), Some('\'')) = (c.filter(|&c| c != '\\'), end) else {
                        return Err("a character".into());
                    };
                    statement.push_str(&u32::from(c).to_string());
                }
                _ => statement.push(c),
            }
        }
        if quoted {
            return Err("a string over lines".into());
        }
        found.push(statement);
    }
    Ok(found.into_iter().map(|s| s.trim().to_owned()).filter(|s| !s.is_empty()).collect())
}

/// How a target spells names and specifiers.
#[derive(Clone, Copy, Default)]
pub struct Names {
    /// True if a name may contain an `@` that starts no specifier.
    pub at_in_names: bool,
    /// True if specifiers follow symbols in parentheses.
    pub parentheses: bool,
}

/// COFF's specifiers.
const OF_COFF: [&str; 4] = ["imgrel", "secrel32", "plt", "got"];

/// Parses operands.
pub struct Operands<'t> {
    pub rest: &'t str,
}

/// Binary operators, longer ones first, with their precedence.
const OPERATORS: [(&str, BinaryOp, u8); 21] = [
    ("<<", BinaryOp::Shl, 6),
    (">>", BinaryOp::Shr, 6),
    ("&&", BinaryOp::LAnd, 2),
    ("||", BinaryOp::LOr, 1),
    ("==", BinaryOp::Eq, 3),
    ("!=", BinaryOp::Ne, 3),
    ("<>", BinaryOp::Ne, 3),
    ("<=", BinaryOp::Le, 3),
    (">=", BinaryOp::Ge, 3),
    ("<", BinaryOp::Lt, 3),
    (">", BinaryOp::Gt, 3),
    ("+", BinaryOp::Add, 4),
    ("-", BinaryOp::Sub, 4),
    ("|", BinaryOp::Or, 5),
    ("^", BinaryOp::Xor, 5),
    ("&", BinaryOp::And, 5),
    ("!", BinaryOp::OrNot, 5),
    ("*", BinaryOp::Mul, 6),
    ("/", BinaryOp::Div, 6),
    ("%", BinaryOp::Mod, 6),
    ("\u{0}", BinaryOp::Mod, 0),
];

pub fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$' | '?') || !c.is_ascii()
}

/// An integer in assembly syntax.
pub fn number(word: &str) -> Option<i64> {
    let lower = word.to_ascii_lowercase();
    let (digits, radix) = match lower.as_str() {
        "0" => ("0", 10),
        w => match (w.strip_prefix("0x"), w.strip_prefix("0b"), w.strip_prefix('0')) {
            (Some(hex), ..) => (hex, 16),
            (_, Some(binary), _) => (binary, 2),
            (.., Some(octal)) => (octal, 8),
            _ => (w, 10),
        },
    };
    u64::from_str_radix(digits, radix).ok().map(|n| n as i64)
}

impl<'t> Operands<'t> {
    pub fn at_end(&mut self) -> bool {
        self.rest = self.rest.trim_start();
        self.rest.is_empty()
    }

    pub fn eat(&mut self, what: &str) -> bool {
        self.rest = self.rest.trim_start();
        let rest = self.rest.strip_prefix(what);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    pub fn comma(&mut self) -> Read<()> {
        if self.eat(",") { Ok(()) } else { Err(format!("no comma before '{}'", self.rest)) }
    }

    pub fn end(&mut self) -> Read<()> {
        if self.at_end() { Ok(()) } else { Err(format!("more: '{}'", self.rest)) }
    }

    /// The next word of name characters.
    pub fn word(&mut self) -> &'t str {
        self.rest = self.rest.trim_start();
        let end = self.rest.find(|c| !is_name(c)).unwrap_or(self.rest.len());
        let (word, rest) = self.rest.split_at(end);
        self.rest = rest;
        word
    }

    /// The bytes of a string.
    pub fn string(&mut self) -> Read<Vec<u8>> {
        if !self.eat("\"") {
            return Err(format!("no string: '{}'", self.rest));
        }
        let mut bytes = Vec::new();
        let mut chars = self.rest.char_indices();
        while let Some((at, c)) = chars.next() {
            match c {
                '"' => {
                    self.rest = &self.rest[at + 1..];
                    return Ok(bytes);
                }
                '\\' => match chars.next() {
                    Some((_, 'n')) => bytes.push(b'\n'),
                    Some((_, 't')) => bytes.push(b'\t'),
                    Some((_, c @ ('"' | '\\'))) => bytes.push(c as u8),
                    Some((at, '0'..='7')) => {
                        let text = &self.rest[at..];
                        let len = text.chars().take(3).take_while(|c| ('0'..='7').contains(c)).count();
                        bytes.push(u32::from_str_radix(&text[..len], 8).unwrap() as u8);
                        for _ in 1..len {
                            chars.next();
                        }
                    }
                    _ => return Err("an escape".into()),
                },
                _ => bytes.extend_from_slice(c.encode_utf8(&mut [0; 4]).as_bytes()),
            }
        }
        Err("no end of a string".into())
    }

    /// A name, with or without quotes.
    pub fn name(&mut self) -> Read<String> {
        if self.rest.trim_start().starts_with('"') {
            return String::from_utf8(self.string()?).map_err(|_| "a name of other bytes".to_owned());
        }
        match self.word() {
            word if word.is_empty() || word.starts_with(|c: char| c.is_ascii_digit()) => {
                Err(format!("no name: '{word}{}'", self.rest))
            }
            word => Ok(word.to_owned()),
        }
    }

    /// A symbol as the operand of a directive.
    pub fn symbol(&mut self, out: &mut Streamer) -> Read<SymbolId> {
        let mut name = self.name()?;
        if self.rest.starts_with('@') {
            self.rest = &self.rest[1..];
            name = format!("{name}@{}", self.word());
        }
        Ok(out.symbol(name))
    }

    /// An expression.
    pub fn expr(&mut self, out: &mut Streamer, names: Names) -> Read<Expr> {
        self.binary(out, names, 1)
    }

    fn binary(&mut self, out: &mut Streamer, names: Names, least: u8) -> Read<Expr> {
        let mut first = self.primary(out, names)?;
        loop {
            let rest = self.rest.trim_start();
            let Some(&(text, operator, strength)) = OPERATORS.iter().find(|o| rest.starts_with(o.0) && o.2 >= least)
            else {
                return Ok(first);
            };
            self.rest = &rest[text.len()..];
            let second = self.binary(out, names, strength + 1)?;
            first = first.binary(operator, second);
        }
    }

    fn primary(&mut self, out: &mut Streamer, names: Names) -> Read<Expr> {
        for (text, operator) in [("-", UnaryOp::Minus), ("+", UnaryOp::Plus), ("~", UnaryOp::Not), ("!", UnaryOp::LNot)]
        {
            if self.eat(text) {
                return Ok(self.primary(out, names)?.unary(operator));
            }
        }
        if self.eat("(") {
            let inside = self.expr(out, names)?;
            if !self.eat(")") {
                return Err(format!("no ')': '{}'", self.rest));
            }
            return self.specified(inside, names);
        }
        self.rest = self.rest.trim_start();
        if self.rest.starts_with('"') {
            let name = self.name()?;
            return self.specified(Expr::symbol(out.symbol(name)), names);
        }
        let word = self.word();
        if word.is_empty() {
            return Err(format!("no operand: '{}'", self.rest));
        }
        if word == "." {
            return Ok(Expr::here());
        }
        if !word.starts_with(|c: char| c.is_ascii_digit()) {
            let mut name = word.to_owned();
            if names.at_in_names && self.rest.starts_with('@') {
                let mut behind = Operands { rest: &self.rest[1..] };
                let other = behind.word();
                if !OF_COFF.contains(&other.to_lowercase().as_str()) {
                    self.rest = behind.rest;
                    name = format!("{word}@{other}");
                }
            }
            return self.specified(Expr::symbol(out.symbol(name)), names);
        }
        if let Some(label) = word.strip_suffix(['b', 'f']).and_then(|label| label.parse::<u32>().ok()) {
            let label = if word.ends_with('b') { Expr::backward(label) } else { Expr::forward(label) };
            return self.specified(label, names);
        }
        number(word).map(Expr::int).ok_or_else(|| format!("no number: '{word}'"))
    }

    fn specified(&mut self, expr: Expr, names: Names) -> Read<Expr> {
        if names.parentheses && self.eat("(") {
            let word = self.word();
            return if self.eat(")") { Ok(expr.specifier(word.to_owned())) } else { Err("no ')'".into()) };
        }
        if !self.rest.starts_with('@') {
            return Ok(expr);
        }
        self.rest = &self.rest[1..];
        Ok(expr.specifier(self.word().to_owned()))
    }

    /// A literal number.
    pub fn int(&mut self) -> Read<i64> {
        let negative = self.eat("-");
        let word = self.word();
        let value = number(word).ok_or_else(|| format!("no plain number: '{word}{}'", self.rest))?;
        Ok(if negative { value.wrapping_neg() } else { value })
    }

    /// A literal number, if one follows.
    pub fn optional_int(&mut self) -> Read<Option<i64>> {
        self.rest = self.rest.trim_start();
        let digit = self.rest.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        if digit { self.int().map(Some) } else { Ok(None) }
    }
}
