//! Large sections are disassembled by several threads: each writes shares of whole functions, which are put together in
//! order.

use super::names::Shown;
use super::page::Page;
use super::relocations::Relocations;
use super::section::{Code, Dump};
use super::symbols::{List, Names};
use crate::arch::disasm::buffer::Comment;
use crate::inspect::Section;
use std::ops::Range;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread::{Builder, scope};

/// The bytes of code in a share, at least.
const SHARE: usize = 1 << 14;

/// How many shares of a thread may wait to be written.
const QUEUE: usize = 2;

/// The bytes after a symbol in which the last instruction before it may take relocations: no instruction has more.
const MAX_INSTRUCTION: u64 = 16;

/// The symbols of each share, by their indexes.
fn shares(section: &Section<'_>, list: &List<'_>, relocations: Relocations<'_>) -> Vec<Range<usize>> {
    let (mut shares, mut first, mut next) = (Vec::new(), 0, 0);
    let mut from = section.address;
    while let Some(address) = list.address(next) {
        let offset = address.wrapping_sub(section.address);
        let is_large = address.saturating_sub(from) >= SHARE as u64;
        if is_large
            && relocations.starting_at(offset).next_offset().is_none_or(|found| found - offset >= MAX_INSTRUCTION)
        {
            shares.push(first..next);
            (first, from) = (next, address);
        }
        next = list.group(next).1.end;
    }
    shares.push(first..list.len());
    shares
}

impl<'d> Dump<'_, '_, 'd> {
    /// Whether parts of a section can be written on their own.
    fn is_divisible(&self, section: &Section<'d>) -> bool {
        self.threads > 1
            && section.data.len() >= 4 * SHARE
            && !self.file.is_virtual(section)
            && self.wanted.is_empty()
            && self.source.is_none()
            && self.machine.is_stateless()
            && !self.names.demangles()
            // Long names are limited in total.
            && self.file.symbols.iter().all(|symbol| !Shown::is_long(symbol.name))
    }

    /// Writes a section by several threads. Returns false, and has written nothing, if it is to be written by one.
    pub(super) fn by_threads(&mut self, code: Code<'_, 'd>, symbols: &Names<'d>, relocations: Relocations<'_>) -> bool {
        if !self.is_divisible(code.section) {
            return false;
        }
        let shares = shares(code.section, code.list, relocations);
        let count = self.threads.min(shares.len());
        let (file, machine, intel) = (self.file, &self.machine, self.intel);
        let write = |share: &Range<usize>| {
            let mut text = Vec::with_capacity(SHARE << 5);
            let names = &Shown::new(0, false);
            let mut page = Page::new(&mut text);
            let mut dump = Dump {
                file,
                names,
                wanted: &[],
                machine: machine.clone(),
                page: &mut page,
                intel,
                source: None,
                comment: Comment::wanted(),
                near: Default::default(),
                threads: 1,
            };
            dump.parts(code, share.clone(), symbols, relocations);
            // Writing to memory cannot fail.
            let _ = page.finish();
            text
        };
        let work = |first: usize, sender: SyncSender<Vec<u8>>| {
            let mut own = shares.iter().skip(first).step_by(count);
            while own.next().is_some_and(|share| sender.send(write(share)).is_ok()) {}
        };
        let work = &work;
        scope(|scope| {
            let mut receivers: Vec<Receiver<Vec<u8>>> = Vec::with_capacity(count);
            for first in 0..count {
                let (sender, receiver) = sync_channel(QUEUE);
                if Builder::new().spawn_scoped(scope, move || work(first, sender)).is_err() {
                    return false;
                }
                receivers.push(receiver);
            }
            for receiver in receivers.iter().cycle().take(shares.len()) {
                match receiver.recv() {
                    Ok(text) if !self.page.has_failed() => self.page.lines(&text),
                    _ => break,
                }
            }
            true
        })
    }
}
