//! Serves files to a browser on this machine.

use std::io::{BufRead as _, BufReader, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;
use std::{fs, io, thread};

/// How long a page may take.
const PATIENCE: Duration = Duration::from_secs(100);

#[derive(Debug)]
struct Site {
    pages: Vec<(String, Vec<u8>)>,
    folder: PathBuf,
    is_done: Mutex<bool>,
    done: Condvar,
}

/// Starts a server for the pages and the package in the folder, wherever an address has its name; it ends with the program. The answer for `/wait` comes when `/done` was asked
/// for: an image there delays the end of loading, at which the browser shows the page, until the page's script has ended.
pub fn start(pages: Vec<(String, Vec<u8>)>, folder: PathBuf) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap();
    let site = Arc::new(Site { pages, folder, is_done: Mutex::new(false), done: Condvar::new() });
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let site = Arc::clone(&site);
            // A browser that has closed its connection does not want the answer.
            thread::spawn(move || drop(site.answer(stream)));
        }
    });
    address
}

impl Site {
    fn answer(&self, mut stream: TcpStream) -> io::Result<()> {
        let mut lines = BufReader::new(stream.try_clone()?).lines();
        let request = lines.next().unwrap_or_else(|| Ok(String::new()))?;
        while lines.next().is_some_and(|line| line.is_ok_and(|line| !line.is_empty())) {}
        let path = request.split(' ').nth(1).unwrap_or_default();
        let content = self.content(path);
        let status = if content.is_some() { "200 OK" } else { "404 Not Found" };
        let kind = match path.rsplit('.').next() {
            Some("html") => "text/html; charset=utf-8",
            Some("js" | "mjs") => "text/javascript",
            // `WebAssembly.instantiateStreaming` takes no other.
            Some("wasm") => "application/wasm",
            _ => "text/plain; charset=utf-8",
        };
        let content = content.unwrap_or_default();
        let length = content.len();
        write!(
            stream,
            "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n"
        )?;
        stream.write_all(&content)
    }

    fn content(&self, path: &str) -> Option<Vec<u8>> {
        let mut is_done = self.is_done.lock().ok()?;
        match path {
            "/done" => {
                *is_done = true;
                self.done.notify_all();
                Some(Vec::new())
            }
            "/wait" => {
                drop(self.done.wait_timeout_while(is_done, PATIENCE, |is_done| !*is_done));
                Some(Vec::new())
            }
            _ => {
                drop(is_done);
                let page = self.pages.iter().find(|page| page.0 == path).map(|page| page.1.clone());
                page.or_else(|| fs::read(self.folder.join(&path[path.find("llas-wasm/")?..])).ok())
            }
        }
    }
}
