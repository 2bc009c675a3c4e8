//! A client of the language server, at its standard streams.

use serde_json::{Value, json};
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

pub struct Client {
    server: Child,
    input: Option<ChildStdin>,
    messages: Receiver<Value>,
    requests: u32,
}

impl Client {
    pub fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_llas"));
        let mut server = command.arg("--lsp").stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let mut output = BufReader::new(server.stdout.take().unwrap());
        let (sender, messages) = channel();
        std::thread::spawn(move || {
            loop {
                let (mut size, mut line) = (0, String::new());
                while output.read_line(&mut line).is_ok_and(|read| read > 0) && line != "\r\n" {
                    if let Some(value) = line.strip_prefix("Content-Length: ") {
                        size = value.trim().parse().unwrap();
                    }
                    line.clear();
                }
                let mut bytes = vec![0; size];
                if size == 0 || output.read_exact(&mut bytes).is_err() {
                    return;
                }
                if sender.send(serde_json::from_slice(&bytes).unwrap()).is_err() {
                    return;
                }
            }
        });
        Client { input: server.stdin.take(), server, messages, requests: 0 }
    }

    /// A server that has got its first messages.
    pub fn initialized(capabilities: Value, options: Value) -> Self {
        let mut client = Client::start();
        client.request("initialize", json!({ "capabilities": capabilities, "initializationOptions": options }));
        client.notify("initialized", json!({}));
        client
    }

    pub fn send(&mut self, message: &Value) {
        let text = message.to_string();
        self.send_bytes(format!("Content-Length: {}\r\n\r\n{text}", text.len()).as_bytes());
    }

    /// The server may have ended.
    pub fn send_bytes(&mut self, bytes: &[u8]) {
        if let Some(input) = &mut self.input {
            let _ = input.write_all(bytes).and_then(|()| input.flush());
        }
    }

    pub fn receive(&mut self, wait: Duration) -> Option<Value> {
        self.messages.recv_timeout(wait).ok()
    }

    pub fn notify(&mut self, method: &str, params: Value) {
        self.send(&json!({ "jsonrpc": "2.0", "method": method, "params": params }));
    }

    /// Sends a request and returns its answer; notifications before it are dropped.
    pub fn request(&mut self, method: &str, params: Value) -> Value {
        self.requests += 1;
        let id = self.requests;
        self.send(&json!({ "jsonrpc": "2.0", "id": id, "method": method, "params": params }));
        loop {
            let message = self.receive(Duration::from_secs(60)).expect("an answer");
            if message["id"] == id {
                return message;
            }
        }
    }

    pub fn open(&mut self, uri: &str, text: &str) {
        self.notify(
            "textDocument/didOpen",
            json!({ "textDocument": { "uri": uri, "languageId": "asm", "version": 1, "text": text } }),
        );
    }

    /// The diagnostics of the next notification about a text.
    pub fn diagnostics(&mut self, uri: &str) -> Value {
        loop {
            let message = self.receive(Duration::from_secs(60)).expect("diagnostics");
            if message["method"] == "textDocument/publishDiagnostics" && message["params"]["uri"] == uri {
                return message["params"].clone();
            }
        }
    }

    /// Closes the input; returns the messages that are left and the exit status.
    pub fn end(mut self) -> (Vec<Value>, i32) {
        self.input = None;
        let left = self.messages.iter().collect();
        (left, self.server.wait().unwrap().code().unwrap_or(-1))
    }
}
