//! Objects, archives and bitcode of any producer, shown in all forms and disassembled.

use llas::disasm::{ObjectCode, ObjectPrinter};
use llas::inspect::{File, Html, Json, Selection, Text, show, show_with_code};
use llas::lint::lint_file;

/// The first byte chooses what is done with the file that follows.
pub fn inspect(data: &[u8]) {
    let [mode, file @ ..] = data else { return };
    let mut text = Text::new(Vec::new(), false);
    let read = show("x.o", file, &Selection::default(), &mut text);
    let length = text.finish().expect("memory can be written").len();
    assert!(length < 4096 * (file.len() + 1024), "{length} bytes of text for {}", file.len());
    if mode & 1 != 0 {
        let mut json = Json::new(Vec::new());
        let again = show_with_code("x.o", file, &Selection::default(), &mut ObjectCode::default(), &mut json);
        assert_eq!(read, again, "two renderers read the same");
        let json = json.finish().expect("memory can be written");
        assert!(std::str::from_utf8(&json).is_ok(), "JSON is UTF-8");
    }
    if mode & 2 != 0 {
        let mut page = Html::new(Vec::new()).expect("memory can be written");
        drop(show("x.o", file, &Selection::default(), &mut page));
        drop(page.finish());
    }
    if mode & 4 != 0 {
        let selection = Selection::default().symbol("f").section(".text");
        drop(show("x.o", file, &selection, &mut Json::new(std::io::sink())));
        if let Ok(file) = File::read(file) {
            drop(lint_file("x.o", &file));
        }
    }
    if mode & 8 != 0 {
        let mut code = Vec::new();
        let printer = ObjectPrinter::default().source(mode & 16 != 0).line_numbers(mode & 32 != 0);
        let printer = printer.demangle(mode & 64 != 0).intel(mode & 128 != 0);
        // What has no disassembler is an error.
        drop(printer.print("x.o", file, &mut code));
        assert!(code.len() < 4096 * (file.len() + 1024), "{} bytes of code for {}", code.len(), file.len());
    }
}
