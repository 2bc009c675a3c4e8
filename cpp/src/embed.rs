//! `#embed`: the bytes of a file as a list of numbers.

use crate::Dependency;
use crate::include::{HeaderName, dir_of, is_absolute, join};
use crate::machine::{Frame, Machine};
use crate::report::Category;
use crate::scan::is_name_byte;
use crate::token::{AFTER_SPACE, AT_LINE_START, Kind, Name, Token};

/// What follows the name of the file.
#[derive(Debug, Default)]
struct Parameters {
    limit: Option<u64>,
    /// Bytes to leave out.
    offset: Option<u64>,
    prefix: Option<Vec<Token>>,
    suffix: Option<Vec<Token>>,
    if_empty: Option<Vec<Token>>,
    /// One is not known, which only `__has_embed` may ask about.
    is_unknown: bool,
}

impl Parameters {
    /// The part of a file's bytes that is meant.
    fn part<'b>(&self, bytes: &'b [u8]) -> &'b [u8] {
        let index = |number: u64| usize::try_from(number).unwrap_or(usize::MAX);
        let rest = bytes.get(index(self.offset.unwrap_or(0))..).unwrap_or_default();
        &rest[..index(self.limit.unwrap_or(u64::MAX)).min(rest.len())]
    }
}

/// What is wrong was reported.
struct Wrong;

impl Machine<'_> {
    pub(crate) fn embed(&mut self, directive: Token) {
        let Some(header) = self.header_name("#embed") else { return };
        let Ok((parameters, end)) = self.embed_parameters(directive, false) else { return self.discard() };
        if !end.kind.ends() {
            self.error(Category::Directive, end, "unexpected ')' in #embed");
            return self.discard();
        }
        let Some(bytes) = self.find_embedded(&header) else {
            let message = format!("file '{}' is not found", header.name);
            return self.error(Category::Include, header.token, message);
        };
        let part = parameters.part(&bytes);
        let has_suffix = parameters.suffix.as_ref().is_some_and(|suffix| !suffix.is_empty());
        let (mut tokens, next_after_space) = match part {
            [] => (parameters.if_empty.unwrap_or_default(), false),
            part => {
                // At most five characters for a byte.
                if part.len().saturating_mul(5) > self.options.limits.output {
                    return self.stop("the size of the output", header.token);
                }
                let numbers: Vec<String> = part.iter().map(u8::to_string).collect();
                let data = self.made(Kind::Number, numbers.join(", ").as_bytes(), &Token { flags: 0, ..directive });
                let mut tokens = parameters.prefix.unwrap_or_default();
                tokens.push(data);
                let mut suffix = parameters.suffix.unwrap_or_default();
                if let Some(first) = suffix.first_mut() {
                    first.set(AFTER_SPACE, true);
                }
                tokens.extend(suffix);
                (tokens, !has_suffix)
            }
        };
        if tokens.is_empty() {
            return;
        }
        for token in &mut tokens {
            token.set(AT_LINE_START, false);
        }
        // The line before may be a copied one, of which the printer does not know the last token.
        let joins = self.printer.out.last().is_some_and(|&byte| is_name_byte(byte) || byte == b'.');
        let is_word = matches!(tokens[0].kind, Kind::Number | Kind::Ident);
        let after_space = tokens[0].has(AFTER_SPACE) || joins && is_word;
        // The next token begins no line of the output either, if it is on the next line.
        self.frames.push(Frame {
            tokens: tokens.into(),
            next: 0,
            macro_: None,
            at_line_start: false,
            after_space,
            next_after_space,
            place: 0,
            line: 0,
            end_line: 0,
        });
    }

    /// `__has_embed(...)`, whose name is in `token` before: 0, or 1 for a file with contents and 2 for one without.
    pub(crate) fn has_embed(&mut self, name: Token) -> Token {
        let header = match self.asked_header(name) {
            Ok(header) => header,
            Err(instead) => return instead,
        };
        let Ok((parameters, end)) = self.embed_parameters(name, true) else {
            self.discard();
            return self.end_token();
        };
        if !end.is(Kind::RParen) {
            return self.missing_paren(end, name);
        }
        let digit = match self.find_embedded(&header) {
            _ if parameters.is_unknown => b"0",
            None => b"0",
            Some(bytes) if parameters.part(&bytes).is_empty() => b"2",
            Some(_) => b"1",
        };
        self.digit(digit, name)
    }

    /// Reads the parameters and the token after them.
    fn embed_parameters(&mut self, at: Token, may_be_unknown: bool) -> Result<(Parameters, Token), Wrong> {
        let mut found = Parameters::default();
        let mut token = self.next();
        while !token.kind.ends() && !token.is(Kind::RParen) {
            if token.name == Name::NONE {
                self.error(Category::Directive, token, "the name of a parameter of #embed is expected");
                return Err(Wrong);
            }
            let mut name = plain(&self.shown(&token));
            let first = token;
            token = self.next();
            if token.is(Kind::ColonColon) {
                let second = self.next();
                name = format!("{name}::{}", plain(&self.shown(&second)));
                token = self.next();
            }
            let is_twice = match name.as_str() {
                "limit" => found.limit.replace(self.embed_number(token)?).is_some(),
                "clang::offset" => found.offset.replace(self.embed_number(token)?).is_some(),
                "prefix" => found.prefix.replace(self.embed_tokens(token)?).is_some(),
                "suffix" => found.suffix.replace(self.embed_tokens(token)?).is_some(),
                "if_empty" => found.if_empty.replace(self.embed_tokens(token)?).is_some(),
                _ if may_be_unknown => {
                    found.is_unknown = true;
                    if token.is(Kind::LParen) {
                        self.embed_tokens(token)?;
                        token = self.next();
                    }
                    continue;
                }
                _ => {
                    self.error(Category::Directive, first, format!("unknown parameter '{name}' of #embed"));
                    return Err(Wrong);
                }
            };
            if is_twice {
                self.error(Category::Directive, first, format!("the parameter '{name}' of #embed is given twice"));
                return Err(Wrong);
            }
            token = self.next();
        }
        if self.is_stopped {
            self.stop("#embed", at);
        }
        Ok((found, token))
    }

    fn open_parenthesis(&mut self, token: Token) -> Result<(), Wrong> {
        if token.is(Kind::LParen) {
            return Ok(());
        }
        self.error(Category::Directive, token, "'(' is missing after the parameter of #embed");
        Err(Wrong)
    }

    /// `(NUMBER)`, whose parenthesis was read.
    fn embed_number(&mut self, paren: Token) -> Result<u64, Wrong> {
        self.open_parenthesis(paren)?;
        let Some((value, end)) = self.constant() else { return Err(Wrong) };
        if !end.is(Kind::RParen) {
            self.error(Category::Directive, end, "')' is missing after the number");
            return Err(Wrong);
        }
        u64::try_from(value).map_err(|_| {
            self.error(Category::Directive, paren, format!("{value} is negative"));
            Wrong
        })
    }

    /// `(TOKENS)`, whose parenthesis was read: what is between the parentheses.
    fn embed_tokens(&mut self, paren: Token) -> Result<Vec<Token>, Wrong> {
        self.open_parenthesis(paren)?;
        let (mut tokens, mut depth) = (Vec::new(), 1);
        loop {
            let token = self.next();
            match token.kind {
                kind if kind.ends() => {
                    self.error(Category::Directive, token, "')' is missing after the tokens of #embed");
                    return Err(Wrong);
                }
                Kind::LParen => depth += 1,
                Kind::RParen => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Ok(tokens);
            }
            tokens.push(token);
        }
    }

    /// Searches a file: in the folder of the one that is read, if its name is in quotes, and in the folders for this.
    fn find_embedded(&mut self, header: &HeaderName) -> Option<Vec<u8>> {
        let name = &header.name;
        if is_absolute(name, self.dialect.microsoft) {
            return self.read_embedded(name, header.token);
        }
        let own = self.open.last().filter(|_| !header.is_angled).map(|open| dir_of(&open.name));
        let options = self.options;
        let folders = own.iter().map(|folder| &**folder).chain(options.embed_dirs.iter().map(String::as_str));
        for folder in folders {
            let path = if folder == "." { name.clone() } else { join(folder, name) };
            if let Some(bytes) = self.read_embedded(&path, header.token) {
                return Some(bytes);
            }
        }
        None
    }

    fn read_embedded(&mut self, path: &str, at: Token) -> Option<Vec<u8>> {
        let limit = self.options.limits.input.saturating_sub(self.input_size);
        match self.files.read(path, limit) {
            Ok(Some(bytes)) => {
                self.input_size += bytes.len() as u64;
                if !self.dependencies.iter().any(|known| known.path == path) {
                    self.dependencies.push(Dependency { path: path.to_owned(), is_system: false });
                }
                Some(bytes)
            }
            Ok(None) => None,
            Err(error) => {
                self.error(Category::Include, at, format!("cannot read '{path}': {error}"));
                None
            }
        }
    }
}

/// `name` of `__name__`.
fn plain(word: &str) -> String {
    word.strip_prefix("__").and_then(|word| word.strip_suffix("__")).unwrap_or(word).to_owned()
}
