//! Macros whose values the preprocessor knows.

use crate::arguments::escape;
use crate::directives::{DIRECTIVES, Directive};
use crate::machine::{Machine, Macro, Variadic};
use crate::names::Names;
use crate::report::Category;
use crate::token::{Kind, Name, Token};
use crate::{answers, time};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Builtin {
    Line,
    File,
    FileName,
    BaseFile,
    Date,
    Time,
    Timestamp,
    IncludeLevel,
    Counter,
    FltEvalMethod,
    Pragma,
    HasInclude,
    HasIncludeNext,
    HasEmbed,
    HasFeature,
    HasExtension,
    HasFunction,
    HasConstantFunction,
    HasAttribute,
    HasCAttribute,
    HasDeclspecAttribute,
    HasWarning,
    IsIdentifier,
    IsArch,
    IsVendor,
    IsSystem,
    IsEnvironment,
    /// Always 0: what is asked about does not concern assembly text.
    No,
}

const BUILTINS: &[(&str, Builtin)] = &[
    ("__LINE__", Builtin::Line),
    ("__FILE__", Builtin::File),
    ("__FILE_NAME__", Builtin::FileName),
    ("__BASE_FILE__", Builtin::BaseFile),
    ("__DATE__", Builtin::Date),
    ("__TIME__", Builtin::Time),
    ("__TIMESTAMP__", Builtin::Timestamp),
    ("__INCLUDE_LEVEL__", Builtin::IncludeLevel),
    ("__COUNTER__", Builtin::Counter),
    ("__FLT_EVAL_METHOD__", Builtin::FltEvalMethod),
    ("_Pragma", Builtin::Pragma),
    ("__has_include", Builtin::HasInclude),
    ("__has_include_next", Builtin::HasIncludeNext),
    ("__has_embed", Builtin::HasEmbed),
    ("__has_feature", Builtin::HasFeature),
    ("__has_extension", Builtin::HasExtension),
    ("__has_builtin", Builtin::HasFunction),
    ("__has_constexpr_builtin", Builtin::HasConstantFunction),
    ("__has_attribute", Builtin::HasAttribute),
    ("__has_c_attribute", Builtin::HasCAttribute),
    ("__has_declspec_attribute", Builtin::HasDeclspecAttribute),
    ("__has_warning", Builtin::HasWarning),
    ("__is_identifier", Builtin::IsIdentifier),
    ("__is_target_arch", Builtin::IsArch),
    ("__is_target_vendor", Builtin::IsVendor),
    ("__is_target_os", Builtin::IsSystem),
    ("__is_target_environment", Builtin::IsEnvironment),
    ("__is_target_variant_os", Builtin::No),
    ("__is_target_variant_environment", Builtin::No),
    ("__building_module", Builtin::No),
];

/// Names that mean something to the preprocessor.
#[derive(Debug)]
pub(crate) struct Known {
    pub(crate) defined: Name,
    pub(crate) va_args: Name,
    pub(crate) va_opt: Name,
    i386: Name,
    sse_math: Name,
    /// Directives by the numbers of their names, from the first one's.
    first_directive: u32,
}

impl Known {
    pub(crate) fn new(names: &mut Names) -> Self {
        let first_directive = names.intern(DIRECTIVES[0].0.as_bytes()).0;
        for (name, _) in DIRECTIVES {
            names.intern(name.as_bytes());
        }
        Known {
            defined: names.intern(b"defined"),
            va_args: names.intern(b"__VA_ARGS__"),
            va_opt: names.intern(b"__VA_OPT__"),
            i386: names.intern(b"__i386__"),
            sse_math: names.intern(b"__SSE_MATH__"),
            first_directive,
        }
    }

    pub(crate) fn directive(&self, name: Name) -> Option<Directive> {
        Some(DIRECTIVES.get(name.0.checked_sub(self.first_directive)? as usize)?.1)
    }
}

impl Machine<'_> {
    pub(crate) fn define_builtins(&mut self) {
        for &(text, builtin) in BUILTINS {
            let name = self.names.intern(text.as_bytes());
            self.names.set_macro(name, Some(self.macros.len()));
            self.macros.push(Macro {
                name,
                builtin: Some(builtin),
                is_function: false,
                params: Vec::new(),
                variadic: Variadic::No,
                body: [].into(),
                is_enabled: true,
                defined: None,
            });
        }
    }

    /// The token of a builtin macro; nothing if what follows is to be read instead.
    pub(crate) fn expand_builtin(&mut self, builtin: Builtin, token: Token) -> Option<Token> {
        let number = |value: u64| (Kind::Number, value.to_string().into_bytes());
        let (kind, bytes) = match builtin {
            Builtin::Pragma if self.in_argument_expansion => return Some(token),
            Builtin::Pragma => {
                self.pragma_operator(token);
                return None;
            }
            Builtin::Line => {
                // The line of the first character, if escaped newlines are before it.
                let bytes = self.sources.bytes(token.at, token.len);
                let start = bytes.iter().position(|&byte| byte == b'_').unwrap_or(0);
                let newlines = bytes[..start].iter().filter(|&&byte| byte == b'\n').count();
                number(u64::from(token.end_line) + if token.place == token.at { newlines as u64 } else { 0 })
            }
            Builtin::File => self.file_string(self.open.last().map_or("", |open| &open.name)),
            Builtin::FileName => {
                let name = self.open.last().map_or("", |open| &open.name);
                self.file_string(name.rsplit('/').next().unwrap_or(name))
            }
            Builtin::BaseFile => self.file_string(self.open.first().map_or("", |open| &open.name)),
            Builtin::Date => (Kind::String, time::date(self.options.time)),
            Builtin::Time => (Kind::String, time::time(self.options.time)),
            Builtin::Timestamp => (Kind::String, time::timestamp(self.options.time)),
            Builtin::IncludeLevel => number(self.open.len().saturating_sub(1) as u64),
            Builtin::Counter => {
                self.counter += 1;
                number(self.counter - 1)
            }
            Builtin::FltEvalMethod => {
                let is_x87 = self.names.macro_of(self.known.i386).is_some();
                number(if is_x87 && self.names.macro_of(self.known.sse_math).is_none() { 2 } else { 0 })
            }
            Builtin::HasInclude => return Some(self.has_include(token, false)),
            Builtin::HasEmbed => return Some(self.has_embed(token)),
            Builtin::HasIncludeNext => return Some(self.has_include(token, true)),
            _ => return Some(self.question(builtin, token)),
        };
        Some(self.made(kind, &bytes, &token))
    }

    fn file_string(&self, name: &str) -> (Kind, Vec<u8>) {
        let map = self.options.macro_prefix_map.iter().rev();
        let replaced = map.filter(|(old, _)| name.starts_with(old.as_str())).max_by(|a, b| a.0.cmp(&b.0));
        let mut text = vec![b'"'];
        if let Some((old, new)) = replaced {
            escape(new.as_bytes(), b'"', &mut text);
            escape(&name.as_bytes()[old.len()..], b'"', &mut text);
        } else {
            escape(name.as_bytes(), b'"', &mut text);
        }
        text.push(b'"');
        (Kind::String, text)
    }

    /// `__has_feature(NAME)` and similar operators: a number.
    fn question(&mut self, builtin: Builtin, name: Token) -> Token {
        let shown = self.shown(&name);
        let paren = self.next_unexpanded();
        if !paren.is(Kind::LParen) {
            self.error(Category::Condition, paren, format!("'(' is missing after '{shown}'"));
            return if paren.kind.ends() { paren } else { self.made(Kind::Number, b"0", &name) };
        }
        let expands = matches!(builtin, Builtin::HasAttribute | Builtin::HasCAttribute | Builtin::HasDeclspecAttribute);
        let (mut depth, mut answer, mut is_wrong) = (1, None, false);
        loop {
            let token = if expands && answer.is_none() { self.next() } else { self.next_unexpanded() };
            match token.kind {
                _ if token.kind.ends() => {
                    self.error(Category::Condition, token, format!("')' is missing after '{shown}'"));
                    return token;
                }
                Kind::RParen => {
                    depth -= 1;
                    if depth == 0 {
                        break;
                    }
                }
                Kind::LParen => {
                    depth += 1;
                    is_wrong = true;
                }
                // The scope of an attribute: what follows is the name.
                Kind::ColonColon if builtin == Builtin::HasCAttribute && answer.is_some() => answer = Some(0),
                _ if answer.is_some() => is_wrong |= builtin != Builtin::HasCAttribute,
                Kind::Comma => is_wrong = true,
                _ => answer = Some(self.answer(builtin, &token)),
            }
        }
        if is_wrong || answer.is_none() {
            self.error(Category::Condition, name, format!("'{shown}' expects one name in parentheses"));
        }
        let answer = answer.unwrap_or(0);
        let text = if answer > 1 { format!("{answer}L") } else { answer.to_string() };
        self.made(Kind::Number, text.as_bytes(), &name)
    }

    fn answer(&mut self, builtin: Builtin, token: &Token) -> u64 {
        let word = self.shown(token);
        if builtin == Builtin::IsIdentifier {
            return u64::from(token.name != Name::NONE && self.ask("keyword", &word) == 0);
        }
        if token.name == Name::NONE {
            if builtin != Builtin::HasWarning && builtin != Builtin::No {
                self.error(Category::Condition, *token, "a name is expected");
            }
            return 0;
        }
        // `__name__` is the same as `name`.
        let plain = word.strip_prefix("__").and_then(|word| word.strip_suffix("__")).unwrap_or(&word);
        match builtin {
            Builtin::HasFeature => self.ask("feature", plain),
            Builtin::HasExtension => self.ask("feature", plain).max(self.ask("extension", plain)),
            Builtin::HasAttribute => self.ask("attribute", plain),
            Builtin::HasCAttribute => self.ask("c-attribute", plain),
            Builtin::HasFunction => self.ask("builtin", &word),
            Builtin::HasConstantFunction => self.ask("constexpr-builtin", &word),
            Builtin::IsArch => self.ask("is-arch", &word.to_lowercase()),
            Builtin::IsSystem => self.ask("is-os", &word.to_lowercase()),
            Builtin::IsEnvironment => self.ask("is-environment", &word.to_lowercase()),
            Builtin::IsVendor => {
                let vendor = self.options.target.iter().find_map(|word| word.strip_prefix("vendor "));
                u64::from(vendor.is_some_and(|vendor| vendor.eq_ignore_ascii_case(&word)))
            }
            _ => 0,
        }
    }

    fn ask(&self, kind: &str, name: &str) -> u64 {
        answers::find(kind, name, &self.options.target)
    }
}
