//! The loop over messages: requests are answered in their order, and texts are checked when there is nothing else to do.

use super::requests;
use super::settings::Settings;
use super::text::Encoding;
use super::workspace::Workspace;
use super::{Host, diagnostics, params, uri};
use gen_lsp_types::PublishDiagnosticsParams;
use lsp_server::{Connection, ErrorCode, Message, Notification, Request, RequestId, Response};
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::time::Instant;

/// How far the conversation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Start,
    Running,
    ShutDown,
    Ended { status: i32 },
}

struct Server<'c> {
    connection: &'c Connection,
    workspace: Workspace,
    phase: Phase,
    queue: VecDeque<Message>,
}

/// A failed request: its code and message.
pub(super) type Failed = (ErrorCode, String);

pub(super) fn serve(connection: &Connection, host: Host) -> i32 {
    // The connection keeps no message: a queue shows which requests are cancelled before their turn.
    let (sender, receiver) = channel();
    let incoming = connection.receiver.clone();
    let forward = std::thread::Builder::new().spawn(move || incoming.into_iter().try_for_each(|m| sender.send(m)));
    if forward.is_err() {
        return 1;
    }
    let mut server =
        Server { connection, workspace: Workspace::new(host), phase: Phase::Start, queue: VecDeque::new() };
    loop {
        if let Phase::Ended { status } = server.phase {
            return status;
        }
        let is_open = server.gather(&receiver);
        match server.queue.pop_front() {
            Some(message) => server.message(message),
            None if !is_open => return 1,
            None => server.idle(&receiver),
        }
    }
}

impl Server<'_> {
    /// Queues the messages that are there. Returns whether more may come.
    fn gather(&mut self, receiver: &Receiver<Message>) -> bool {
        loop {
            match receiver.try_recv() {
                Ok(message) => self.enqueue(message),
                Err(TryRecvError::Empty) => return true,
                Err(TryRecvError::Disconnected) => return false,
            }
        }
    }

    fn enqueue(&mut self, message: Message) {
        match &message {
            Message::Notification(note) if note.method == "$/cancelRequest" => {
                let id: Option<RequestId> = serde_json::from_value(note.params["id"].clone()).ok();
                let is_it = |waiting: &Message| matches!(waiting, Message::Request(r) if Some(&r.id) == id.as_ref());
                if let Some(at) = self.queue.iter().position(is_it)
                    && let Some(Message::Request(request)) = self.queue.remove(at)
                {
                    self.fail(request.id, (ErrorCode::RequestCanceled, "cancelled by the client".to_owned()));
                }
            }
            _ => self.queue.push_back(message),
        }
    }

    /// Checks a text whose time has come, or waits for a message or for that time.
    fn idle(&mut self, receiver: &Receiver<Message>) {
        let due = self.workspace.documents().filter_map(|d| Some((d.due?, d.source.uri.clone()))).min();
        let received = match due {
            Some((time, _)) => receiver.recv_timeout(time.saturating_duration_since(Instant::now())),
            None => receiver.recv().map_err(|_| RecvTimeoutError::Disconnected),
        };
        match (received, due) {
            (Ok(message), _) => self.enqueue(message),
            (Err(RecvTimeoutError::Timeout), Some((_, uri))) => self.check(&uri),
            // The end of the input is noticed when the queue is empty.
            _ => {}
        }
    }

    fn check(&mut self, uri: &str) {
        let Some(document) = self.workspace.document_mut(uri) else { return };
        document.due = None;
        let Some(document) = self.workspace.document(uri) else { return };
        let params = PublishDiagnosticsParams {
            uri: document.source.uri.as_str().into(),
            version: Some(document.version),
            diagnostics: diagnostics::of(&self.workspace, document),
        };
        self.publish(&params);
    }

    fn publish(&self, params: &PublishDiagnosticsParams) {
        if let Ok(params) = serde_json::to_value(params) {
            self.send(Notification { method: "textDocument/publishDiagnostics".to_owned(), params });
        }
    }

    /// A client that is gone gets nothing; the end of its messages ends the loop.
    fn send(&self, message: impl Into<Message>) {
        let _ = self.connection.sender.send(message.into());
    }

    fn fail(&self, id: RequestId, (code, message): Failed) {
        self.send(Response::new_err(id, code as i32, message));
    }

    fn message(&mut self, message: Message) {
        match message {
            Message::Request(request) => {
                let id = request.id.clone();
                match self.request(request) {
                    Ok(result) => self.send(Response { id, response_result: Ok(result) }),
                    Err(failed) => self.fail(id, failed),
                }
            }
            Message::Notification(note) => {
                // A notification that is no valid one has no answer.
                let _ = self.notification(note);
            }
            Message::Response(_) => {}
        }
    }

    fn request(&mut self, request: Request) -> Result<Value, Failed> {
        match (self.phase, request.method.as_str()) {
            (Phase::Start, "initialize") => {
                self.phase = Phase::Running;
                Ok(self.initialize(&request.params))
            }
            (Phase::Start, _) => Err((ErrorCode::ServerNotInitialized, "expected 'initialize'".to_owned())),
            (Phase::Running, "shutdown") => {
                self.phase = Phase::ShutDown;
                Ok(Value::Null)
            }
            (Phase::Running, "initialize") => {
                Err((ErrorCode::InvalidRequest, "the server is initialized already".to_owned()))
            }
            (Phase::Running, method) => requests::answer(&self.workspace, method, request.params),
            _ => Err((ErrorCode::InvalidRequest, "the server is shut down".to_owned())),
        }
    }

    fn initialize(&mut self, params: &Value) -> Value {
        let offers = params["capabilities"]["general"]["positionEncodings"].as_array();
        if offers.is_some_and(|offers| offers.iter().any(|offer| offer == "utf-8")) {
            self.workspace.encoding = Encoding::Utf8;
        }
        let root = [&params["workspaceFolders"][0]["uri"], &params["rootUri"]].into_iter().find_map(Value::as_str);
        self.workspace.root = root.and_then(uri::path);
        self.workspace.settings = Settings::default().changed(&params["initializationOptions"]);
        requests::capabilities(self.workspace.encoding)
    }

    fn notification(&mut self, note: Notification) -> Result<(), Failed> {
        if note.method == "exit" {
            self.phase = Phase::Ended { status: i32::from(self.phase != Phase::ShutDown) };
            return Ok(());
        }
        if self.phase != Phase::Running {
            return Ok(());
        }
        let mut sent = note.params;
        match note.method.as_str() {
            "textDocument/didOpen" => {
                let (uri, version) = (params::document(&mut sent)?, params::version(&sent)?);
                let text = params::text_of(&mut sent, "text")?;
                self.workspace.open(&uri, version, text);
                self.recheck_includers(&uri);
            }
            "textDocument/didChange" => {
                let (uri, version) = (params::document(&mut sent)?, params::version(&sent)?);
                let changes = params::changes(&mut sent)?;
                let (settings, host) = (self.workspace.settings.clone(), self.workspace.host.clone());
                let encoding = self.workspace.encoding;
                if let Some(document) = self.workspace.document_mut(&uri) {
                    document.version = version;
                    document.apply(changes, encoding, &settings, &host);
                }
                self.recheck_includers(&uri);
            }
            "textDocument/didClose" => {
                let uri = params::document(&mut sent)?;
                if self.workspace.close(&uri).is_some() {
                    let params = PublishDiagnosticsParams { uri: uri.into(), version: None, diagnostics: Vec::new() };
                    self.publish(&params);
                }
            }
            "textDocument/didSave" | "workspace/didChangeWatchedFiles" => self.workspace.retarget(),
            "workspace/didChangeConfiguration" => {
                let settings = self.workspace.settings.clone().changed(&sent["settings"]);
                self.workspace.settings = settings;
                self.workspace.retarget();
            }
            _ => {}
        }
        Ok(())
    }

    /// The documents that include a changed one have to be checked again.
    fn recheck_includers(&mut self, uri: &str) {
        let includers: Vec<String> =
            self.workspace.includers(uri).map(|document| document.source.uri.clone()).collect();
        for uri in includers {
            if let Some(document) = self.workspace.document_mut(&uri) {
                document.changed();
            }
        }
    }
}
