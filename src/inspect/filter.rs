//! A sink adapter that passes only rows about certain symbols.

use super::value::{Address, Heading, Problem, Record, Row, Sink, Value};
use std::ops::Range;

/// Passes rows that refer to one of `names`, with their ancestors and descendants.
pub(super) struct BySymbol<'s, 'd> {
    names: &'s [Vec<u8>],
    sink: &'s mut dyn Sink<'d>,
    /// The heading of the current table, until one of its rows is passed.
    heading: Option<Heading<'d>>,
    /// The ancestors of the next row that have not been passed.
    above: Vec<Row<'d>>,
    /// Rows deeper than this are descendants of a row that was passed.
    open: Option<u8>,
}

impl<'s, 'd> BySymbol<'s, 'd> {
    pub(super) fn new(names: &'s [Vec<u8>], sink: &'s mut dyn Sink<'d>) -> Self {
        BySymbol { names, sink, heading: None, above: Vec::new(), open: None }
    }

    fn is_about(&self, value: &Value<'d>) -> bool {
        let is = |name: &[u8]| self.names.iter().any(|wanted| wanted == name);
        match value {
            Value::Address(Address { name, target, .. }) => is(name) || target.is_some_and(is),
            Value::Text(text) => is(text),
            Value::Section(_, name) => is(name),
            Value::List(values) => values.iter().any(|value| self.is_about(value)),
            _ => false,
        }
    }
}

impl<'d> Sink<'d> for BySymbol<'_, 'd> {
    fn file(&mut self, name: &str, data: &'d [u8]) {
        self.sink.file(name, data);
    }

    fn table(&mut self, heading: Heading<'d>) {
        self.heading = Some(heading);
        self.above.clear();
        self.open = None;
    }

    fn row(&mut self, record: &'static Record, depth: u8, span: Range<u64>, values: &[Value<'d>]) {
        self.above.retain(|row| row.depth < depth);
        if self.open.is_some_and(|open| depth > open) {
            return self.sink.row(record, depth, span, values);
        }
        self.open = None;
        if values.iter().any(|value| self.is_about(value)) {
            if let Some(heading) = self.heading.take() {
                self.sink.table(heading);
            }
            for row in self.above.drain(..) {
                self.sink.row(row.record, row.depth, row.span, &row.values);
            }
            self.open = Some(depth);
            self.sink.row(record, depth, span, values);
        } else {
            self.above.push(Row { record, depth, span, values: values.to_vec() });
        }
    }

    fn problem(&mut self, problem: Problem) {
        self.sink.problem(problem);
    }
}
