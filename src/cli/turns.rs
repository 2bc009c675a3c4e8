//! Standard error of inputs that are assembled at the same time: the messages of each are together, in the order of the
//! inputs.

use super::messages::{self, Messages};
use super::output::{self, Output};
use super::{Usage, is_dash};
use llas::diag::Report;
use std::collections::BTreeMap;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

#[derive(Debug, Default)]
pub(super) struct Turns {
    state: Mutex<State>,
    has_ended: Condvar,
}

#[derive(Debug, Default)]
struct State {
    /// The input whose turn it is: all before it have ended.
    now: usize,
    /// The messages of inputs that have ended before their turn.
    ended: BTreeMap<usize, String>,
}

impl Turns {
    /// The turn of one input. A turn ends when it is dropped.
    pub(super) fn turn(&self, number: usize) -> Turn<'_> {
        Turn { turns: self, number, held: String::new(), is_first: true }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An input's messages.
#[derive(Debug)]
pub(super) struct Turn<'t> {
    turns: &'t Turns,
    number: usize,
    /// Messages that wait for the input's turn.
    held: String,
    /// No report was shown yet.
    is_first: bool,
}

impl Turn<'_> {
    /// True for the first of the inputs.
    pub(super) fn is_of_first_input(&self) -> bool {
        self.number == 0
    }

    /// Writes to standard error, now or as soon as it is this input's turn.
    pub(super) fn say(&mut self, text: &str) {
        self.held.push_str(text);
        if self.turns.state().now == self.number {
            self.write_held();
        }
    }

    pub(super) fn show(&mut self, messages: Messages, reports: &[Report]) {
        let text = messages.text(reports, &mut self.is_first);
        self.say(&text);
    }

    /// Shows an error that has no source location.
    pub(super) fn usage(&mut self, messages: Messages, usage: &Usage) {
        self.show(messages, &[usage.report()]);
    }

    /// Waits for this input's turn, so that its output to a standard stream follows that of the inputs before it.
    pub(super) fn wait(&mut self) {
        let mut state = self.turns.state();
        while state.now != self.number {
            state = self.turns.has_ended.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        drop(state);
        self.write_held();
    }

    /// Writes all outputs or none, those to standard output in this input's turn.
    pub(super) fn write(&mut self, outputs: &[Output<'_>]) -> Result<(), Usage> {
        if outputs.iter().any(|output| is_dash(output.path)) {
            self.wait();
        }
        output::write(outputs)
    }

    fn write_held(&mut self) {
        messages::write(&std::mem::take(&mut self.held));
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        let mut state = self.turns.state();
        state.ended.insert(self.number, std::mem::take(&mut self.held));
        loop {
            let now = state.now;
            let Some(text) = state.ended.remove(&now) else { break };
            messages::write(&text);
            state.now += 1;
        }
        self.turns.has_ended.notify_all();
    }
}
