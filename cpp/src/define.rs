//! `#define` and `#undef`.

use crate::machine::{Machine, Macro, Variadic};
use crate::report::Category;
use crate::token::{AFTER_SPACE, Kind, Name, Token};

/// Why a definition is refused; it was reported.
struct Refused;

impl Machine<'_> {
    /// Reads the name of a macro after a directive.
    pub(crate) fn macro_name(&mut self, defines: bool) -> Option<Token> {
        let token = self.next_unexpanded();
        if token.kind.ends() {
            self.error(Category::Directive, token, "the name of a macro is missing");
            return None;
        }
        self.is_macro_name(&token, defines).then_some(token)
    }

    pub(crate) fn is_macro_name(&mut self, token: &Token, defines: bool) -> bool {
        if token.name == Name::NONE {
            self.error(Category::Directive, *token, "the name of a macro must be an identifier");
            return false;
        }
        if defines && token.name == self.known.defined {
            self.error(Category::Macro, *token, "'defined' cannot be the name of a macro");
            return false;
        }
        true
    }

    pub(crate) fn define(&mut self) {
        let Some(name) = self.macro_name(true) else { return self.discard() };
        let file = self.open.last().and_then(|open| open.file);
        let mut made = Macro {
            name: name.name,
            builtin: None,
            is_function: false,
            params: Vec::new(),
            variadic: Variadic::No,
            body: [].into(),
            is_enabled: true,
            defined: file.map(|file| (name, file)),
        };
        let mut body = Vec::new();
        if self.definition(&mut made, &mut body).is_err() {
            return self.discard();
        }
        let is_paste = |token: Option<&Token>| token.is_some_and(|token| token.is(Kind::HashHash));
        if is_paste(body.first()) || is_paste(body.last()) {
            let end = if is_paste(body.first()) { "begin" } else { "end" };
            return self.error(Category::Macro, name, format!("the body of a macro cannot {end} with '##'"));
        }
        made.body = body.into();
        self.check_redefinition(&made, name);
        self.names.set_macro(name.name, Some(self.macros.len()));
        self.macros.push(made);
    }

    fn check_redefinition(&mut self, made: &Macro, name: Token) {
        let Some(old) = self.names.macro_of(name.name) else { return };
        let old = &self.macros[old];
        let is_same = old.builtin.is_none()
            && (old.is_function, &old.params, old.variadic) == (made.is_function, &made.params, made.variadic)
            && old.body.len() == made.body.len()
            && old.body.iter().zip(made.body.iter()).enumerate().all(|(i, (a, b))| {
                a.kind == b.kind
                    && (i == 0 || a.has(AFTER_SPACE) == b.has(AFTER_SPACE))
                    && self.spelling(a) == self.spelling(b)
            });
        if !is_same {
            let what = if old.builtin.is_some() { "the builtin macro" } else { "macro" };
            let message = format!("{what} '{}' is defined again, as something else", self.shown(&name));
            self.warning(Category::Macro, name, message);
        }
    }

    /// Parameters and body, up to the end of the line.
    fn definition(&mut self, made: &mut Macro, body: &mut Vec<Token>) -> Result<(), Refused> {
        let mut token = self.next_unexpanded();
        if token.kind.ends() {
            return Ok(());
        }
        if token.has(AFTER_SPACE) {
            token.set(AFTER_SPACE, false);
        } else if token.is(Kind::LParen) {
            made.is_function = true;
            self.parameters(made)?;
            token = self.next_unexpanded();
        } else if !matches!(token.kind, Kind::Unknown) {
            self.warning(Category::Macro, token, "a blank is missing after the name of the macro");
        }
        if !made.is_function {
            while !token.kind.ends() {
                body.push(token);
                token = self.next_unexpanded();
            }
            return Ok(());
        }
        self.function_body(made, token, body)
    }

    fn function_body(&mut self, made: &Macro, mut token: Token, body: &mut Vec<Token>) -> Result<(), Refused> {
        // Open parentheses of a `__VA_OPT__`.
        let mut depth = 0usize;
        while !token.kind.ends() {
            let last = token;
            match token.kind {
                Kind::HashHash => {
                    token = self.next_unexpanded();
                    body.push(last);
                }
                Kind::Hash | Kind::HashAt => {
                    token = self.next_unexpanded();
                    let is_optional = token.name == self.known.va_opt;
                    self.mark_parameter(made, &mut token);
                    if is_optional {
                        body.push(last);
                    } else if token.param != 0 {
                        body.extend([last, token]);
                        token = self.next_unexpanded();
                    } else if token.kind.ends() {
                        self.error(Category::Macro, last, "'#' must be followed by a parameter of the macro");
                        return Err(Refused);
                    } else {
                        // Most likely a comment or an immediate of the assembly text.
                        body.push(Token { kind: Kind::Unknown, ..last });
                    }
                }
                _ => {
                    self.mark_parameter(made, &mut token);
                    body.push(token);
                    if token.name == self.known.va_opt {
                        if depth > 0 {
                            self.error(Category::Macro, token, "'__VA_OPT__' cannot contain another one");
                            return Err(Refused);
                        }
                        token = self.next_unexpanded();
                        if !token.is(Kind::LParen) {
                            self.error(Category::Macro, token, "'(' is missing after '__VA_OPT__'");
                            return Err(Refused);
                        }
                        body.push(token);
                        depth = 1;
                        token = self.next_unexpanded();
                        if token.is(Kind::HashHash) {
                            self.error(Category::Macro, token, "'##' cannot begin what is in '__VA_OPT__'");
                            return Err(Refused);
                        }
                        continue;
                    }
                    match token.kind {
                        Kind::LParen if depth > 0 => depth += 1,
                        Kind::RParen if depth > 0 => {
                            depth -= 1;
                            if depth == 0 && body.len() >= 2 && body[body.len() - 2].is(Kind::HashHash) {
                                self.error(Category::Macro, token, "'##' cannot end what is in '__VA_OPT__'");
                                return Err(Refused);
                            }
                        }
                        _ => {}
                    }
                    token = self.next_unexpanded();
                }
            }
        }
        if depth > 0 {
            self.error(Category::Macro, token, "')' is missing after '__VA_OPT__'");
            return Err(Refused);
        }
        Ok(())
    }

    fn mark_parameter(&self, made: &Macro, token: &mut Token) {
        if token.name != Name::NONE
            && let Some(param) = made.params.iter().position(|&param| param == token.name)
        {
            token.param = param as u16 + 1;
        }
    }

    /// The parameters after an opening parenthesis, up to the closing one.
    fn parameters(&mut self, made: &mut Macro) -> Result<(), Refused> {
        let mut token = self.next_unexpanded();
        let mut after_comma = false;
        loop {
            match token.kind {
                Kind::RParen if made.params.is_empty() && !after_comma => return Ok(()),
                Kind::Ellipsis => {
                    made.variadic = Variadic::Standard;
                    made.params.push(self.known.va_args);
                    return self.end_of_parameters();
                }
                _ if token.kind.ends() => {
                    self.error(Category::Macro, token, "')' is missing after the parameters of the macro");
                    return Err(Refused);
                }
                _ if token.name == Name::NONE => {
                    self.error(Category::Macro, token, "a parameter of a macro must be an identifier");
                    return Err(Refused);
                }
                _ => {}
            }
            if made.params.contains(&token.name) {
                let message = format!("the macro has two parameters '{}'", self.shown(&token));
                self.error(Category::Macro, token, message);
                return Err(Refused);
            }
            if made.params.len() >= usize::from(u16::MAX) - 1 {
                self.error(Category::Macro, token, "the macro has too many parameters");
                return Err(Refused);
            }
            made.params.push(token.name);
            token = self.next_unexpanded();
            match token.kind {
                Kind::RParen => return Ok(()),
                Kind::Ellipsis => {
                    made.variadic = Variadic::Named;
                    return self.end_of_parameters();
                }
                Kind::Comma => {
                    after_comma = true;
                    token = self.next_unexpanded();
                }
                _ => {
                    self.error(Category::Macro, token, "',' or ')' is missing after a parameter of the macro");
                    return Err(Refused);
                }
            }
        }
    }

    fn end_of_parameters(&mut self) -> Result<(), Refused> {
        let token = self.next_unexpanded();
        if token.is(Kind::RParen) {
            return Ok(());
        }
        self.error(Category::Macro, token, "')' is missing after '...'");
        Err(Refused)
    }

    pub(crate) fn undefine(&mut self) {
        let Some(name) = self.macro_name(true) else { return self.discard() };
        self.end_of_directive("undef");
        self.names.set_macro(name.name, None);
    }
}
