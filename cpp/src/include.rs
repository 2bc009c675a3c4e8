//! `#include`: the names of files, where they are searched, and the stack of files.

use crate::lexer::Lexer;
use crate::machine::{Flavor, Loaded, Machine, Open};
use crate::report::Category;
use crate::token::{AFTER_SPACE, AT_LINE_START, Kind, Name, Token};
use crate::{Dependency, own};
use std::rc::Rc;

/// A file that was found.
pub(crate) struct FoundFile {
    file: usize,
    found_in: Option<usize>,
    flavor: Flavor,
}

/// The name of a file as it is written.
pub(crate) struct HeaderName {
    pub(crate) name: String,
    pub(crate) is_angled: bool,
    pub(crate) token: Token,
}

/// Puts a name below a folder.
pub(crate) fn join(dir: &str, name: &str) -> String {
    if dir.ends_with('/') { format!("{dir}{name}") } else { format!("{dir}/{name}") }
}

/// The folder of a file.
pub(crate) fn dir_of(path: &str) -> Rc<str> {
    match path.rfind('/') {
        None => ".".into(),
        Some(0) => "/".into(),
        Some(at) => path[..at].into(),
    }
}

impl Machine<'_> {
    /// Reads the name of a file. `None` if a missing name was reported.
    pub(crate) fn header_name(&mut self, what: &str) -> Option<HeaderName> {
        if let Some(lexer) = self.lexer() {
            lexer.in_header_name = true;
        }
        let mut token = self.next();
        if let Some(lexer) = self.lexer() {
            lexer.in_header_name = false;
        }
        let mut spelling = self.spelling(&token).into_owned();
        match token.kind {
            Kind::Header | Kind::String => {}
            // `<` and what follows, from macros.
            Kind::Less => loop {
                let part = self.next();
                if part.kind.ends() {
                    self.error(Category::Include, token, "'>' is missing after the name of a file");
                    return None;
                }
                if part.has(AFTER_SPACE) {
                    spelling.push(b' ');
                }
                let bytes = self.spelling(&part);
                spelling.extend_from_slice(&bytes);
                if part.is(Kind::Greater) {
                    token.len = 0;
                    break;
                }
            },
            _ => {
                self.error(Category::Include, token, format!("{what} expects \"FILE\" or <FILE>"));
                if !token.kind.ends() {
                    self.discard();
                }
                return None;
            }
        }
        let is_angled = spelling.first() == Some(&b'<');
        let inner = spelling.get(1..spelling.len().saturating_sub(1)).unwrap_or_default();
        let Ok(name) = std::str::from_utf8(inner) else {
            self.error(Category::Include, token, "the name of the file is no UTF-8");
            self.discard();
            return None;
        };
        if name.is_empty() || spelling.last() != Some(if is_angled { &b'>' } else { &b'"' }) {
            self.error(Category::Include, token, "the name of the file is empty");
            self.discard();
            return None;
        }
        Some(HeaderName { name: name.to_owned(), is_angled, token })
    }

    pub(crate) fn include(&mut self, directive: Token, is_next: bool, is_import: bool) {
        let what = format!("#{}", self.shown(&directive));
        let Some(header) = self.header_name(&what) else { return };
        self.end_of_directive(&what[1..]);
        let Some(found) = self.find(&header, is_next) else {
            let message = format!("file '{}' is not found", header.name);
            let help = self.suggest_file(&header);
            return self.report(crate::Severity::Error, Category::Include, header.token, message, help);
        };
        let loaded = &mut self.loaded[found.file];
        loaded.only_once |= is_import;
        let was_entered = loaded.is_dependency;
        let is_guarded = loaded.guard.is_some_and(|name| self.names.macro_of(name).is_some());
        if was_entered && (loaded.only_once || is_guarded) {
            return;
        }
        if self.open.len() > self.options.limits.include_depth {
            let message = format!("files include files more than {} deep", self.options.limits.include_depth);
            return self.error(Category::Limit, header.token, message);
        }
        self.enter(found, Some(header.token));
    }

    /// A folder where the file is, for a message.
    fn suggest_file(&mut self, header: &HeaderName) -> Option<String> {
        if !header.is_angled {
            return None;
        }
        let dir = self.open.last()?.dir.clone();
        let path = join(&dir, &header.name);
        self.load(&path).map(|_| format!("'{path}' is there: write #include \"{}\"", header.name))
    }

    /// Searches a file.
    pub(crate) fn find(&mut self, header: &HeaderName, is_next: bool) -> Option<FoundFile> {
        let name = &header.name;
        let found_in = self.open.last()?.found_in;
        if is_absolute(name, self.dialect.microsoft) {
            return self.load(name).map(|file| FoundFile { file, found_in: None, flavor: Flavor::User });
        }
        let options = self.options;
        let dirs = &options.include_dirs;
        let mut first = if header.is_angled { dirs.quote.len() } else { 0 };
        match found_in.filter(|_| is_next) {
            Some(found_in) => first = found_in + 1,
            None if is_next && self.open.len() > 1 => {
                self.warning(Category::Include, header.token, "#include_next in a file that was not searched");
            }
            None if is_next => self.warning(Category::Include, header.token, "#include_next in the main file"),
            None => {}
        }
        if !header.is_angled && found_in.filter(|_| is_next).is_none() {
            let includer = self.open.last()?;
            let (dir, flavor) = (includer.dir.clone(), includer.flavor);
            if let Some(file) = self.load(&join(&dir, name)) {
                return Some(FoundFile { file, found_in: None, flavor });
            }
        }
        let user = dirs.quote.iter().chain(&dirs.normal).map(|dir| (dir, Flavor::User));
        let system = dirs.system.iter().map(|dir| (dir, Flavor::System));
        let standard = dirs.standard.iter().map(|dir| (dir, Flavor::ExternC));
        let after = dirs.after.iter().map(|dir| (dir, Flavor::System));
        for (number, (dir, flavor)) in user.chain(system).chain(standard).chain(after).enumerate().skip(first) {
            if let Some(file) = self.load(&join(dir, name)) {
                return Some(FoundFile { file, found_in: Some(number), flavor });
            }
        }
        self.own(name).map(|file| FoundFile { file, found_in: None, flavor: Flavor::System })
    }

    /// A header that the preprocessor brings with it.
    fn own(&mut self, name: &str) -> Option<usize> {
        let text = own::find(name).filter(|_| self.options.own_headers)?;
        let path = join(own::FOLDER, name);
        if let Some(&known) = self.by_path.get(&path) {
            return known;
        }
        let file = self.add_file(&path, text.as_bytes().to_vec());
        self.by_path.insert(path, file);
        file
    }

    /// Reads a file, if there is one, the first time.
    pub(crate) fn load(&mut self, path: &str) -> Option<usize> {
        if let Some(&known) = self.by_path.get(path) {
            return known;
        }
        let limit = self.options.limits.input.saturating_sub(self.input_size);
        let read = match self.files.read(path, limit) {
            Ok(read) => read,
            Err(error) => {
                let at = self.end_token();
                self.error(Category::Include, at, format!("cannot read '{path}': {error}"));
                None
            }
        };
        let file = read.and_then(|bytes| {
            let identity = self.files.identity(path);
            if let Some(&known) = self.by_identity.get(&identity) {
                return Some(known);
            }
            let number = self.add_file(path, bytes)?;
            self.by_identity.insert(identity, number);
            Some(number)
        });
        self.by_path.insert(path.to_owned(), file);
        file
    }

    /// Adds a file whose bytes are known.
    pub(crate) fn add_file(&mut self, path: &str, mut bytes: Vec<u8>) -> Option<usize> {
        self.input_size += bytes.len() as u64;
        bytes.push(0);
        let text = Rc::new(bytes);
        let Some(base) = self.sources.add(&text) else {
            let at = self.end_token();
            self.stop("the size of all files", at);
            return None;
        };
        let (name, only_once, guard, is_dependency) = (path.into(), false, None, false);
        self.loaded.push(Loaded { name, text, base, only_once, guard, is_dependency });
        Some(self.loaded.len() - 1)
    }

    /// Notes that the output depends on a file.
    pub(crate) fn depend(&mut self, found: &FoundFile) {
        let loaded = &self.loaded[found.file];
        let (path, is_system) = (loaded.name.to_string(), found.flavor != Flavor::User);
        let is_file = !path.starts_with(own::FOLDER);
        if is_file && !self.dependencies.iter().any(|known| known.path == path) {
            self.dependencies.push(Dependency { path, is_system });
        }
    }

    /// Begins to read a file; `included` is its name where it is included.
    pub(crate) fn enter(&mut self, found: FoundFile, included: Option<Token>) {
        if !self.loaded[found.file].is_dependency && included.is_some() {
            self.depend(&found);
        }
        let loaded = &mut self.loaded[found.file];
        loaded.is_dependency = true;
        let open = Open {
            lexer: Lexer::new(Rc::clone(&loaded.text), loaded.base),
            name: Rc::clone(&loaded.name),
            file: Some(found.file),
            dir: dir_of(&loaded.name),
            found_in: found.found_in,
            flavor: found.flavor,
            included,
        };
        if let Some(token) = included {
            self.printer.move_to(token.end_line, false);
        }
        self.open.push(open);
        if included.is_some() {
            self.file_changed(" 1");
        }
    }

    /// The input itself.
    pub(crate) fn enter_main(&mut self, file: usize) {
        self.enter(FoundFile { file, found_in: None, flavor: Flavor::User }, None);
    }

    /// The end of a file: a token if it is the input, else the includer is read on.
    pub(crate) fn end_of_file(&mut self, token: Token) -> Option<Token> {
        self.check_conditionals();
        if self.open.len() <= 1 {
            return Some(token);
        }
        let open = self.open.pop()?;
        if let (Some(file), Some(guard)) = (open.file, open.lexer.guard.name()) {
            self.loaded[file].guard = Some(guard);
        }
        self.file_changed(" 2");
        self.pass_on(token.has(AT_LINE_START), token.has(AFTER_SPACE));
        None
    }

    /// `__has_include(...)`, whose name is read. What it is replaced by, or a token that is read instead.
    pub(crate) fn has_include(&mut self, name: Token, is_next: bool) -> Token {
        let header = match self.asked_header(name) {
            Ok(header) => header,
            Err(instead) => return instead,
        };
        let paren = self.next();
        if !paren.is(Kind::RParen) {
            return self.missing_paren(paren, name);
        }
        let found = self.find(&header, is_next);
        if let Some(found) = &found {
            self.depend(found);
        }
        self.digit(if found.is_some() { b"1" } else { b"0" }, name)
    }

    /// The file that an operator of conditions asks about: what follows its name, up to the name of the file. The error is reported, and is
    /// the token that is read instead.
    pub(crate) fn asked_header(&mut self, name: Token) -> Result<HeaderName, Token> {
        let shown = self.shown(&name);
        if !self.in_condition {
            self.error(Category::Condition, name, format!("'{shown}' can only be in the condition of #if and #elif"));
            return Err(name);
        }
        let paren = self.next();
        if !paren.is(Kind::LParen) {
            self.error(Category::Condition, paren, format!("'(' is missing after '{shown}'"));
            return Err(paren);
        }
        self.header_name(&shown).ok_or_else(|| self.end_token())
    }

    /// Reports a token in place of the `)` of an operator of conditions.
    pub(crate) fn missing_paren(&mut self, found: Token, name: Token) -> Token {
        let shown = self.shown(&name);
        self.error(Category::Condition, found, format!("')' is missing after '{shown}'"));
        found
    }

    /// The value of an operator of conditions.
    pub(crate) fn digit(&mut self, digit: &[u8], name: Token) -> Token {
        let mut value = self.made(Kind::Number, digit, &name);
        value.name = Name::NONE;
        value
    }
}

/// Whether a name is not searched in folders.
pub(crate) fn is_absolute(name: &str, microsoft: bool) -> bool {
    let has_drive = matches!(name.as_bytes(), [drive, b':', ..] if drive.is_ascii_alphabetic());
    name.starts_with('/') || microsoft && (name.starts_with('\\') || has_drive)
}
