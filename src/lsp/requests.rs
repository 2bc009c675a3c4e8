//! The requests, and what the server says that it can do.

use super::params;
use super::server::Failed;
use super::text::Encoding;
use super::workspace::Workspace;
use super::{actions, complete, hints, hover, navigate, symbols, tokens};
use lsp_server::ErrorCode;
use serde::Serialize;
use serde_json::{Value, json};

pub(super) fn capabilities(encoding: Encoding) -> Value {
    json!({
        "capabilities": {
            "positionEncoding": match encoding { Encoding::Utf8 => "utf-8", Encoding::Utf16 => "utf-16" },
            "textDocumentSync": { "openClose": true, "change": 2, "save": {} },
            "definitionProvider": true,
            "referencesProvider": true,
            "documentHighlightProvider": true,
            "renameProvider": { "prepareProvider": true },
            "hoverProvider": true,
            "completionProvider": { "triggerCharacters": [".", "%", "@"], "resolveProvider": true },
            "signatureHelpProvider": { "triggerCharacters": [" ", ",", "\t"] },
            "documentSymbolProvider": true,
            "workspaceSymbolProvider": true,
            "foldingRangeProvider": true,
            "inlayHintProvider": true,
            "semanticTokensProvider": {
                "legend": { "tokenTypes": tokens::LEGEND, "tokenModifiers": [] },
                "full": true,
                "range": true,
            },
            "codeActionProvider": { "codeActionKinds": ["quickfix", "refactor.inline"] },
            "executeCommandProvider": { "commands": actions::COMMANDS },
        },
        "serverInfo": { "name": "llas", "version": env!("CARGO_PKG_VERSION") },
    })
}

fn value(result: impl Serialize) -> Result<Value, Failed> {
    serde_json::to_value(result).map_err(|error| (ErrorCode::InternalError, error.to_string()))
}

fn failed(message: String) -> Failed {
    (ErrorCode::RequestFailed, message)
}

pub(super) fn answer(workspace: &Workspace, method: &str, mut params: Value) -> Result<Value, Failed> {
    let params = &mut params;
    match method {
        "textDocument/definition" => {
            let (uri, position) = params::place(params)?;
            value(navigate::definition(workspace, &uri, position))
        }
        "textDocument/references" => {
            let (uri, position) = params::place(params)?;
            let with_definition = params["context"]["includeDeclaration"] == true;
            value(navigate::references(workspace, &uri, position, with_definition))
        }
        "textDocument/documentHighlight" => {
            let (uri, position) = params::place(params)?;
            value(navigate::highlights(workspace, &uri, position))
        }
        "textDocument/prepareRename" => {
            let (uri, position) = params::place(params)?;
            value(navigate::prepare(workspace, &uri, position).map_err(failed)?)
        }
        "textDocument/rename" => {
            let (uri, position) = params::place(params)?;
            let name = params::text(params, "newName")?;
            value(navigate::rename(workspace, &uri, position, &name).map_err(failed)?)
        }
        "textDocument/hover" => {
            let (uri, position) = params::place(params)?;
            value(hover::hover(workspace, &uri, position))
        }
        "textDocument/completion" => {
            let (uri, position) = params::place(params)?;
            value(complete::complete(workspace, &uri, position))
        }
        "completionItem/resolve" => Ok(complete::resolve(workspace, params.take())),
        "textDocument/signatureHelp" => {
            let (uri, position) = params::place(params)?;
            value(complete::signature(workspace, &uri, position))
        }
        "textDocument/documentSymbol" => value(symbols::outline(workspace, &params::document(params)?)),
        "workspace/symbol" => value(symbols::everywhere(workspace, &params::text(params, "query")?)),
        "textDocument/foldingRange" => value(symbols::folds(workspace, &params::document(params)?)),
        "textDocument/inlayHint" => {
            value(hints::hints(workspace, &params::document(params)?, params::field(params, "range")?))
        }
        "textDocument/semanticTokens/full" => value(tokens::of(workspace, &params::document(params)?, None)),
        "textDocument/semanticTokens/range" => {
            let uri = params::document(params)?;
            value(tokens::of(workspace, &uri, Some(params::field(params, "range")?)))
        }
        "textDocument/codeAction" => {
            value(actions::actions(workspace, &params::document(params)?, params::field(params, "range")?))
        }
        "workspace/executeCommand" => {
            let command = params::text(params, "command")?;
            let arguments = params["arguments"].as_array().map(Vec::as_slice).unwrap_or_default();
            value(actions::execute(workspace, &command, arguments).map_err(failed)?)
        }
        _ => Err((ErrorCode::MethodNotFound, format!("unknown request '{method}'"))),
    }
}
