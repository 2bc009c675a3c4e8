//! What the protocol says about the start, the end and the order of messages.

use crate::client::Client;
use crate::common::{golden, scratch};
use serde_json::{Value, json};
use std::fs;
use std::time::{Duration, Instant};

const URI: &str = "file:///llas/a.s";

fn shut_down(mut client: Client) -> i32 {
    assert_eq!(client.request("shutdown", Value::Null)["result"], Value::Null);
    client.notify("exit", Value::Null);
    client.end().1
}

#[test]
fn the_exit_status_tells_whether_the_client_shut_down() {
    assert_eq!(shut_down(Client::initialized(json!({}), json!({}))), 0);
    let mut client = Client::initialized(json!({}), json!({}));
    client.notify("exit", Value::Null);
    assert_eq!(client.end().1, 1);
    assert_eq!(Client::initialized(json!({}), json!({})).end().1, 1, "the client is gone");
}

#[test]
fn requests_before_and_after_are_refused() {
    let mut client = Client::start();
    assert_eq!(client.request("textDocument/hover", json!({}))["error"]["code"], -32002);
    client.request("initialize", json!({ "capabilities": {} }));
    assert_eq!(client.request("initialize", json!({ "capabilities": {} }))["error"]["code"], -32600);
    assert_eq!(client.request("no/such", json!({}))["error"]["code"], -32601);
    assert_eq!(client.request("textDocument/hover", json!({ "position": 1 }))["error"]["code"], -32602);
    client.request("shutdown", Value::Null);
    assert_eq!(client.request("textDocument/hover", json!({}))["error"]["code"], -32600);
}

#[test]
fn malformed_messages_end_the_server_without_a_panic() {
    for bytes in ["Content-Length: 5\r\n\r\n{]}{]", "Content-Length: x\r\n\r\n", "\r\n\r\n", "hello\r\n\r\n"] {
        let mut client = Client::initialized(json!({}), json!({}));
        client.send_bytes(bytes.as_bytes());
        assert_eq!(client.end().1, 1, "{bytes:?}");
    }
}

/// Every request about a text that is not open, and about places outside of one that is.
#[test]
fn stale_requests_have_empty_answers() {
    let mut client = Client::initialized(json!({}), json!({}));
    client.open(URI, "f:\tret\r\n\"\u{1f600}\": .long 1");
    for uri in ["file:///llas/none.s", "untitled:Untitled-1", "", URI] {
        for position in [
            json!({ "line": 0, "character": 0 }),
            json!({ "line": 99999, "character": 99999 }),
            json!({ "line": 1, "character": 3 }),
        ] {
            let params = json!({
                "textDocument": { "uri": uri },
                "position": position,
                "range": { "start": position, "end": { "line": 4_000_000_000u32, "character": 4_000_000_000u32 } },
                "context": { "diagnostics": [], "includeDeclaration": true },
                "newName": "g",
                "query": "f",
                "command": "llas.disassembly",
                "arguments": [uri, position],
            });
            for method in METHODS {
                let answer = client.request(method, params.clone());
                let code = answer["error"]["code"].as_i64();
                assert!(code.is_none_or(|code| code == -32803), "{method} {params}: {answer}");
            }
        }
    }
    assert_eq!(shut_down(client), 0);
}

const METHODS: [&str; 17] = [
    "textDocument/definition",
    "textDocument/references",
    "textDocument/documentHighlight",
    "textDocument/prepareRename",
    "textDocument/rename",
    "textDocument/hover",
    "textDocument/completion",
    "textDocument/signatureHelp",
    "textDocument/documentSymbol",
    "workspace/symbol",
    "textDocument/foldingRange",
    "textDocument/inlayHint",
    "textDocument/semanticTokens/full",
    "textDocument/semanticTokens/range",
    "textDocument/codeAction",
    "workspace/executeCommand",
    "textDocument/hover",
];

/// A request that is cancelled has one answer: its result if it was under way, an error otherwise.
#[test]
fn cancelled_requests_are_answered_once() {
    let mut client = Client::initialized(json!({}), json!({}));
    client.open(URI, "f:\tret\n");
    let params = json!({ "textDocument": { "uri": URI } });
    for id in 1000..1100 {
        client.send(&json!({ "jsonrpc": "2.0", "id": id, "method": "textDocument/documentSymbol", "params": params }));
        client.notify("$/cancelRequest", json!({ "id": id }));
    }
    let mut answers: Vec<i64> = Vec::new();
    while answers.len() < 100 {
        let message = client.receive(Duration::from_secs(60)).expect("an answer");
        if let Some(id) = message["id"].as_i64() {
            assert!(message["error"]["code"] == -32800 || message["result"].is_array(), "{message}");
            answers.push(id);
        }
    }
    assert_eq!(answers.iter().min(), Some(&1000));
    answers.sort_unstable();
    answers.dedup();
    assert_eq!(answers.len(), 100);
    assert_eq!(shut_down(client), 0);
}

/// Every request at places of every golden text, which has errors of all kinds, too.
#[test]
fn no_text_stops_the_server() {
    let mut client = Client::initialized(json!({}), json!({ "lint": true }));
    for (number, golden) in golden::texts().into_iter().enumerate() {
        // An even spread of the texts.
        if number % 40 != 0 || golden.bytes.len() > 20_000 {
            continue;
        }
        let (uri, text) =
            (format!("file:///llas/{}", golden.name), String::from_utf8_lossy(&golden.bytes).into_owned());
        client.open(&uri, &text);
        let lines = text.lines().count();
        for line in (0..lines).step_by(lines / 4 + 1) {
            let position = json!({ "line": line, "character": 5 });
            let params = json!({
                "textDocument": { "uri": uri },
                "position": position,
                "range": { "start": { "line": 0, "character": 0 }, "end": position },
                "context": { "diagnostics": [], "includeDeclaration": true },
                "newName": "g_new",
                "query": "f",
                "command": "llas.expansion",
                "arguments": [uri, position],
            });
            METHODS.iter().for_each(|method| drop(client.request(method, params.clone())));
        }
        client.notify("textDocument/didClose", json!({ "textDocument": { "uri": uri } }));
    }
    assert_eq!(shut_down(client), 0);
}

/// A text of 10000 lines is checked after a change in a time that nobody notices. The bound is generous: the test has no
/// optimized build.
#[test]
fn long_texts_are_checked_fast() {
    let mut client = Client::initialized(json!({}), json!({}));
    let text = "# llas: --triple=x86_64-linux-gnu\n".to_owned() + &"\tmovq\t%rax, 8(%rbx)\n".repeat(10_000);
    client.open(URI, &text);
    assert_eq!(client.diagnostics(URI)["diagnostics"], json!([]));
    let start = Instant::now();
    for version in 2..7 {
        let at = json!({ "line": 5000, "character": 0 });
        let change = json!([{ "range": { "start": at, "end": at }, "text": "bad " }]);
        client.notify(
            "textDocument/didChange",
            json!({ "textDocument": { "uri": URI, "version": version }, "contentChanges": change }),
        );
        let diagnostics = client.diagnostics(URI);
        assert_eq!(diagnostics["version"], version);
        assert_eq!(diagnostics["diagnostics"][0]["range"]["start"]["line"], 5000);
    }
    assert!(start.elapsed() < Duration::from_secs(10), "{:?}", start.elapsed());
}

/// The files of a project decide about targets, and names are found in files that are not open.
#[test]
fn projects_have_targets() {
    let folder = scratch("lsp-project");
    fs::create_dir(folder.join("inc")).unwrap();
    fs::write(folder.join("inc/defs.inc"), "extra:\n\tnop\n").unwrap();
    fs::write(folder.join(".llas.toml"), "triple = \"aarch64-linux-gnu\"\ninclude = [\"inc\"]\n").unwrap();
    let text = "\t.include\t\"defs.inc\"\n\tb\textra\n\tadd\tx0, x0, #1\n";
    let uri = format!("file://{}", folder.join("a.s").display());
    let included = format!("file://{}", folder.join("inc/defs.inc").display());
    let mut client = Client::initialized(json!({}), json!({ "triple": "x86_64-linux-gnu" }));
    client.open(&uri, text);
    assert_eq!(client.diagnostics(&uri)["diagnostics"], json!([]));
    let command = |name: &str| json!({ "command": name, "arguments": [uri] });
    let target = client.request("workspace/executeCommand", command("llas.target"));
    assert_eq!(target["result"], "aarch64-linux-gnu (from .llas.toml)");
    let params =
        json!({ "textDocument": { "uri": uri }, "position": { "line": 1, "character": 3 }, "newName": "more" });
    let changes = client.request("textDocument/rename", params)["result"]["documentChanges"].clone();
    let texts: Vec<&Value> = changes.as_array().unwrap().iter().map(|change| &change["textDocument"]).collect();
    assert_eq!(texts, [&json!({ "uri": uri, "version": 1 }), &json!({ "uri": included, "version": null })]);
    let entry = json!([{ "directory": folder, "file": "a.s", "command": "clang --target=x86_64-linux-gnu -Iinc a.s" }]);
    fs::write(folder.join("compile_commands.json"), entry.to_string()).unwrap();
    client.notify("textDocument/didSave", json!({ "textDocument": { "uri": uri } }));
    assert_eq!(client.diagnostics(&uri)["diagnostics"][0]["code"], "E0801");
    let target = client.request("workspace/executeCommand", command("llas.target"));
    assert_eq!(target["result"], "x86_64-linux-gnu (from compile_commands.json)");
    assert_eq!(shut_down(client), 0);
}
