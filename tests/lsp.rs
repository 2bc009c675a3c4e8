//! `--lsp`: recorded sessions.
//!
//! A file of `tests/lsp` has the messages of a session, one on each line: after `> ` those that the client sends, after `< ` the
//! server's. `LLAS_RECORD=1 cargo test --test lsp` records the latter.

#![cfg(feature = "lsp")]

#[path = "lsp/client.rs"]
mod client;
mod common;
#[path = "lsp/editors.rs"]
mod editors;
#[path = "lsp/protocol.rs"]
mod protocol;

use client::Client;
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::time::Duration;

#[test]
fn sessions_are_as_recorded() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/lsp");
    let mut wrong = Vec::new();
    let mut count = 0;
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "jsonl") {
            continue;
        }
        count += 1;
        let text = fs::read_to_string(&path).unwrap();
        let is_recorded = std::env::var_os("LLAS_RECORD").is_some();
        let found = if is_recorded { record(&text) } else { replay(&text) };
        if is_recorded {
            fs::write(&path, found).unwrap();
        } else if let Some((expected, found)) = text.lines().zip(found.lines()).find(|(a, b)| a != b) {
            wrong.push(format!("{}:\nexpected {expected}\n   found {found}", path.display()));
        } else if text != found {
            wrong.push(format!("{}: another number of messages", path.display()));
        }
    }
    assert!(count >= 4, "there are only {count} sessions");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Runs a session and waits for as many messages as are recorded after each that is sent.
fn replay(text: &str) -> String {
    let mut client = Client::start();
    let mut found = String::new();
    for line in text.lines() {
        match line.split_at_checked(2) {
            Some(("> ", message)) => {
                client.send(&serde_json::from_str(message).unwrap());
                found.push_str(line);
            }
            Some(("< ", _)) => match client.receive(Duration::from_secs(60)) {
                Some(message) => found.push_str(&format!("< {message}")),
                None => found.push_str("< nothing"),
            },
            _ => found.push_str(line),
        }
        found.push('\n');
    }
    end(client, &mut found);
    found
}

/// Runs a session and records all messages: there are no more after half a second of silence.
fn record(text: &str) -> String {
    let mut client = Client::start();
    let mut found = String::new();
    for line in text.lines().filter(|line| !line.starts_with("< ")) {
        found.push_str(&format!("{line}\n"));
        if let Some(message) = line.strip_prefix("> ") {
            client.send(&serde_json::from_str::<Value>(message).unwrap());
            while let Some(message) = client.receive(Duration::from_millis(500)) {
                found.push_str(&format!("< {message}\n"));
            }
        }
    }
    end(client, &mut found);
    found
}

/// What is left when the server has ended, and its status.
fn end(client: Client, found: &mut String) {
    let (left, status) = client.end();
    left.iter().for_each(|message| found.push_str(&format!("< {message}\n")));
    if !found.ends_with(&format!("# status {status}\n")) {
        found.push_str(&format!("# status {status}\n"));
    }
}
