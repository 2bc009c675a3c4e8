//! The requests, and what the server says that it can do.

use super::server::{Failed, typed};
use super::text::Encoding;
use super::workspace::Workspace;
use super::{actions, complete, hints, hover, navigate, symbols, tokens};
use gen_lsp_types::{
    CodeActionParams, DocumentSymbolParams, ExecuteCommandParams, InlayHintParams, ReferenceParams, RenameParams,
    SemanticTokensRangeParams, TextDocumentPositionParams, WorkspaceSymbolParams,
};
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

/// A document and a position, which most requests have.
fn at(params: Value) -> Result<(String, gen_lsp_types::Position), Failed> {
    let TextDocumentPositionParams { text_document, position } = typed(params)?;
    Ok((text_document.uri.0, position))
}

/// The document of a request that has nothing else.
fn of(params: Value) -> Result<String, Failed> {
    Ok(typed::<DocumentSymbolParams>(params)?.text_document.uri.0)
}

pub(super) fn answer(workspace: &Workspace, method: &str, params: Value) -> Result<Value, Failed> {
    match method {
        "textDocument/definition" => {
            let (uri, position) = at(params)?;
            value(navigate::definition(workspace, &uri, position))
        }
        "textDocument/references" => {
            let params: ReferenceParams = typed(params)?;
            let at = params.text_document_position_params;
            let with_definition = params.context.include_declaration;
            value(navigate::references(workspace, &at.text_document.uri.0, at.position, with_definition))
        }
        "textDocument/documentHighlight" => {
            let (uri, position) = at(params)?;
            value(navigate::highlights(workspace, &uri, position))
        }
        "textDocument/prepareRename" => {
            let (uri, position) = at(params)?;
            value(navigate::prepare(workspace, &uri, position).map_err(failed)?)
        }
        "textDocument/rename" => {
            let params: RenameParams = typed(params)?;
            let at = params.text_document_position_params;
            let edit = navigate::rename(workspace, &at.text_document.uri.0, at.position, &params.new_name);
            value(edit.map_err(failed)?)
        }
        "textDocument/hover" => {
            let (uri, position) = at(params)?;
            value(hover::hover(workspace, &uri, position))
        }
        "textDocument/completion" => {
            let (uri, position) = at(params)?;
            value(complete::complete(workspace, &uri, position))
        }
        "completionItem/resolve" => value(complete::resolve(workspace, typed(params)?)),
        "textDocument/signatureHelp" => {
            let (uri, position) = at(params)?;
            value(complete::signature(workspace, &uri, position))
        }
        "textDocument/documentSymbol" => value(symbols::outline(workspace, &of(params)?)),
        "workspace/symbol" => {
            let params: WorkspaceSymbolParams = typed(params)?;
            value(symbols::everywhere(workspace, &params.query))
        }
        "textDocument/foldingRange" => value(symbols::folds(workspace, &of(params)?)),
        "textDocument/inlayHint" => {
            let params: InlayHintParams = typed(params)?;
            value(hints::hints(workspace, &params.text_document.uri.0, params.range))
        }
        "textDocument/semanticTokens/full" => value(tokens::of(workspace, &of(params)?, None)),
        "textDocument/semanticTokens/range" => {
            let params: SemanticTokensRangeParams = typed(params)?;
            value(tokens::of(workspace, &params.text_document.uri.0, Some(params.range)))
        }
        "textDocument/codeAction" => {
            let params: CodeActionParams = typed(params)?;
            value(actions::actions(workspace, &params.text_document.uri.0, params.range))
        }
        "workspace/executeCommand" => {
            let params: ExecuteCommandParams = typed(params)?;
            let arguments = params.arguments.unwrap_or_default();
            value(actions::execute(workspace, &params.command, &arguments).map_err(failed)?)
        }
        _ => Err((ErrorCode::MethodNotFound, format!("unknown request '{method}'"))),
    }
}
