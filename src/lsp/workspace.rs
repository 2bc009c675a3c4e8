//! The open documents, the files that they include, and the settings.

use super::document::Document;
use super::settings::Settings;
use super::source::{Parsed, Source};
use super::text::Encoding;
use super::{Host, uri, vocabulary};
use gen_lsp_types::{Location, Position};
use llas::{Files, Options};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::SystemTime;
use std::{fs, io};

/// The number of files that one text may include, beyond which names are not searched.
const MAX_FILES: usize = 200;
/// The size of an included file beyond which names in it are not searched.
const MAX_SIZE: u64 = 16 << 20;

/// A file of the disk as it was read, with the time of its last change.
type Kept = (Option<SystemTime>, u64, Rc<Source>);

pub(super) struct Workspace {
    pub(super) host: Host,
    pub(super) encoding: Encoding,
    pub(super) settings: Settings,
    /// The folder of the project.
    pub(super) root: Option<PathBuf>,
    /// By [`key`].
    documents: BTreeMap<String, Document>,
    disk: RefCell<HashMap<PathBuf, Kept>>,
    pub(super) vocabulary: RefCell<vocabulary::Kept>,
}

/// A file in an editor, or one of the disk.
#[derive(Clone)]
pub(super) enum File<'w> {
    Open(&'w Document),
    Disk(Rc<Source>),
}

impl File<'_> {
    pub(super) fn source(&self) -> &Source {
        match self {
            File::Open(document) => &document.source,
            File::Disk(source) => source,
        }
    }
}

/// Clients spell the URI of a file in different ways, so that a file's key is its path.
fn key(uri: &str) -> String {
    uri::path(uri).map_or_else(|| uri.to_owned(), |path| uri::of(&uri::plain(&path)))
}

impl Workspace {
    pub(super) fn new(host: Host) -> Self {
        Workspace {
            host,
            encoding: Encoding::default(),
            settings: Settings::default(),
            root: None,
            documents: BTreeMap::new(),
            disk: RefCell::default(),
            vocabulary: RefCell::default(),
        }
    }

    pub(super) fn document(&self, uri: &str) -> Option<&Document> {
        self.documents.get(&key(uri))
    }

    pub(super) fn document_mut(&mut self, uri: &str) -> Option<&mut Document> {
        self.documents.get_mut(&key(uri))
    }

    pub(super) fn documents(&self) -> impl Iterator<Item = &Document> {
        self.documents.values()
    }

    pub(super) fn open(&mut self, uri: &str, version: i32, text: String) {
        let path = uri::path(uri).map(|path| uri::plain(&path));
        let source = Source::new(uri.to_owned(), path, text.into_bytes());
        let document = Document::new(source, version, &self.settings, &self.host);
        self.documents.insert(key(uri), document);
    }

    pub(super) fn close(&mut self, uri: &str) -> Option<Document> {
        self.documents.remove(&key(uri))
    }

    /// Finds the targets again after a change of settings or files.
    pub(super) fn retarget(&mut self) {
        let Workspace { settings, host, documents, .. } = self;
        documents.values_mut().for_each(|document| document.retarget(settings, host));
    }

    /// The files that a document reads, and the open documents that read it, each with the document itself first.
    pub(super) fn files_of<'w>(&'w self, document: &'w Document) -> Vec<File<'w>> {
        let mut files = self.with_includes(document);
        for file in self.includers(&document.source.uri).flat_map(|other| self.with_includes(other)) {
            if !is_in(file.source(), &files) {
                files.push(file);
            }
        }
        files
    }

    /// The open documents that include a file.
    pub(super) fn includers(&self, uri: &str) -> impl Iterator<Item = &Document> {
        let included = self.document(uri);
        self.documents().filter(move |other| {
            let is_it = |document: &Document| {
                !std::ptr::eq(*other, document)
                    && !other.parsed().includes.is_empty()
                    && is_in(&document.source, &self.with_includes(other))
            };
            included.is_some_and(is_it)
        })
    }

    /// A document and the files that it includes, directly or not.
    pub(super) fn with_includes<'w>(&'w self, document: &'w Document) -> Vec<File<'w>> {
        let mut files = vec![File::Open(document)];
        let mut next = 0;
        while let Some(file) = files.get(next).cloned() {
            next += 1;
            let source = file.source();
            for name in &source.parsed(document.options()).includes {
                let included = self.included(document, source, name.clone());
                if let Some(included) = included.filter(|_| files.len() < MAX_FILES)
                    && !is_in(included.source(), &files)
                {
                    files.push(included);
                }
            }
        }
        files
    }

    /// The file that an `.include` names.
    pub(super) fn included<'w>(&'w self, document: &Document, source: &Source, name: Range<usize>) -> Option<File<'w>> {
        let name = PathBuf::from(source.text.shown(name));
        let paths = std::iter::once(name.clone()).chain(document.include_paths().map(|folder| folder.join(&name)));
        paths.flat_map(|path| self.places(document, &path)).find_map(|path| self.file(&path))
    }

    /// Where a path of a text may be: absolute ones, and those relative to the project and to the text.
    fn places(&self, document: &Document, path: &Path) -> impl Iterator<Item = PathBuf> + use<> {
        let own = document.source.path.as_deref().and_then(Path::parent).map(|folder| folder.join(path));
        let project = self.root.as_deref().map(|root| root.join(path));
        [project, own].into_iter().flatten().map(|path| uri::plain(&path))
    }

    /// The file at a path, as the editor has it or as it is on the disk.
    pub(super) fn file(&self, path: &Path) -> Option<File<'_>> {
        if let Some(document) = self.documents.get(&uri::of(path)) {
            return Some(File::Open(document));
        }
        let found = fs::metadata(path).ok().filter(|found| found.is_file())?;
        let (time, size) = (found.modified().ok(), found.len());
        let mut disk = self.disk.borrow_mut();
        if let Some((known, length, source)) = disk.get(path)
            && *known == time
            && *length == size
        {
            return Some(File::Disk(source.clone()));
        }
        let bytes = (self.host.read)(path, MAX_SIZE).ok()?;
        let source = Rc::new(Source::new(uri::of(path), Some(path.to_owned()), bytes));
        disk.insert(path.to_owned(), (time, size, source.clone()));
        Some(File::Disk(source))
    }

    pub(super) fn location(&self, source: &Source, range: Range<usize>) -> Location {
        Location { uri: source.uri.as_str().into(), range: source.place(range, self.encoding) }
    }

    /// The document of a request, with the offset of a position in it.
    pub(super) fn at(&self, uri: &str, position: Position) -> Option<(&Document, usize)> {
        let document = self.document(uri)?;
        Some((document, document.source.offset(position, self.encoding)))
    }
}

fn is_in(source: &Source, files: &[File<'_>]) -> bool {
    files.iter().any(|file| std::ptr::eq(file.source(), source))
}

/// The files that a document may include: those of the editor first.
pub(super) struct Reader<'w>(pub(super) &'w Workspace, pub(super) &'w Document);

impl Files for Reader<'_> {
    fn read(&self, path: &Path, limit: u64) -> io::Result<Vec<u8>> {
        let Reader(workspace, document) = self;
        let mut error = io::ErrorKind::NotFound.into();
        for path in workspace.places(document, path) {
            if let Some(open) = workspace.documents.get(&uri::of(&path)) {
                let bytes = open.source.text.bytes();
                return if bytes.len() as u64 <= limit {
                    Ok(bytes.to_vec())
                } else {
                    Err(io::ErrorKind::FileTooLarge.into())
                };
            }
            match (workspace.host.read)(&path, limit) {
                Ok(bytes) => return Ok(bytes),
                Err(other) if other.kind() == io::ErrorKind::NotFound => {}
                Err(other) => error = other,
            }
        }
        Err(error)
    }
}

impl File<'_> {
    pub(super) fn parsed(&self, options: &Options) -> &Parsed {
        self.source().parsed(options)
    }
}
