//! Objects, archives and bitcode of any producer, shown in all forms and disassembled.

use llas::disasm::{ObjectCode, ObjectPrinter};
use llas::inspect::{File, Html, Json, Selection, Text, show, show_with_code};
use llas::lint::lint_file;

/// Bits of the first byte. Text, whose length is in proportion to the file, and that of the JSON form.
const COMPARE: u8 = 1;
/// A page of HTML.
const PAGE: u8 = 2;
/// A part of the file, and what lint says.
const PART: u8 = 4;
/// The code, in the form that the four bits above choose.
const CODE: u8 = 8;

/// The first byte chooses what is done with the file that follows; without a bit of the lower four it is shown as text.
pub fn inspect(data: &[u8]) {
    let [mode, file @ ..] = data else { return };
    let has = |bit| mode & bit != 0;
    if has(COMPARE) || !has(PAGE | PART | CODE) {
        let mut text = Text::new(Vec::new(), false);
        let read = show("x.o", file, &Selection::default(), &mut text);
        let length = text.finish().expect("memory can be written").len();
        assert!(length < 4096 * (file.len() + 1024), "{length} bytes of text for {}", file.len());
        if has(COMPARE) {
            let mut json = Json::new(Vec::new());
            let again = show_with_code("x.o", file, &Selection::default(), &mut ObjectCode::default(), &mut json);
            assert_eq!(read, again, "two renderers read the same");
            let json = json.finish().expect("memory can be written");
            assert!(std::str::from_utf8(&json).is_ok(), "JSON is UTF-8");
        }
    }
    if has(PAGE) {
        let mut page = Html::new(Vec::new()).expect("memory can be written");
        drop(show("x.o", file, &Selection::default(), &mut page));
        drop(page.finish());
    }
    if has(PART) {
        let selection = Selection::default().symbol("f").section(".text");
        drop(show("x.o", file, &selection, &mut Json::new(std::io::sink())));
        if let Ok(file) = File::read(file) {
            drop(lint_file("x.o", &file));
        }
    }
    if has(CODE) {
        let mut code = Vec::new();
        let printer = ObjectPrinter::default().source(has(16)).line_numbers(has(32)).demangle(has(64)).intel(has(128));
        // What has no disassembler is an error.
        drop(printer.print("x.o", file, &mut code));
        assert!(code.len() < 4096 * (file.len() + 1024), "{} bytes of code for {}", code.len(), file.len());
    }
}
