//! Opens pages in Chromium, if it is installed (`LLAS_CHROMIUM`, or in the path), without a display or a network.

use crate::common::{Run, external, scratch};
use std::fs;
use std::path::PathBuf;
use std::process::Command;

fn browser() -> Option<PathBuf> {
    let chosen = std::env::var_os("LLAS_CHROMIUM").map(PathBuf::from);
    chosen.or_else(|| ["chromium", "chromium-browser", "google-chrome"].into_iter().find_map(external::find))
}

/// A page in a folder, and the browser that opens it.
pub struct Opened {
    browser: PathBuf,
    folder: PathBuf,
}

/// What a test's script is put into: functions that it uses, and an element for what it returns.
///
/// Timers run in virtual time: they fire at once when nothing else runs. Scroll events and frames come in real time from
/// another process. So `sleep` passes messages, for which virtual time waits.
const BEFORE: &str = "<script>\n(async () => {
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const { port1, port2 } = new MessageChannel();
  const message = () => new Promise((done) => { port1.onmessage = done; port2.postMessage(0); });
  const sleep = async () => {
    for (let left = 50; left > 0; left -= 1) await message();
    await new Promise((done) => setTimeout(done, 1));
  };
  const until = async (test) => {
    for (let left = 10000; left > 0; left -= 1) {
      const found = test();
      if (found) return found;
      await sleep();
    }
    throw new Error(`waited in vain for ${test}`);
  };
  const press = (node, key) => node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const result = document.createElement('pre');
  result.id = 'result';
  try {
    result.textContent = await (async () => {
";
const AFTER: &str = "
    })();
  } catch (error) {
    result.textContent = `failed: ${error.stack}`;
  }
  document.body.append(result);
})();\n</script>\n";

impl Opened {
    pub fn new(name: &str, page: &str) -> Option<Opened> {
        let Some(browser) = browser() else {
            external::unavailable("chromium is not installed");
            return None;
        };
        let folder = scratch(name);
        fs::write(folder.join("page.html"), page).unwrap();
        Some(Opened { browser, folder })
    }

    /// The DOM that the scripts have built for a fragment of the URL.
    pub fn at(&self, place: &str) -> String {
        let text = self.dom("page.html", place);
        let Some((_, shown)) = text.rsplit_once("</script>") else { panic!("{place}: {text}") };
        shown.to_owned()
    }

    /// What a script returns that runs after those of the page.
    pub fn run(&self, place: &str, script: &str) -> String {
        let page = fs::read_to_string(self.folder.join("page.html")).unwrap();
        let page = page.replace("</body>", &format!("{BEFORE}{script}{AFTER}</body>"));
        fs::write(self.folder.join("driven.html"), page).unwrap();
        let text = self.dom("driven.html", place);
        let Some((_, rest)) = text.split_once("<pre id=\"result\">") else { panic!("{place}: no result: {text}") };
        let result = rest.split_once("</pre>").unwrap().0;
        assert!(!result.starts_with("failed: "), "{place}: {result}");
        result.replace("&lt;", "<").replace("&gt;", ">").replace("&nbsp;", "\u{a0}").replace("&amp;", "&")
    }

    fn dom(&self, page: &str, place: &str) -> String {
        let mut command = Command::new(&self.browser);
        command.args([
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-dev-shm-usage",
            "--window-size=1400,900",
        ]);
        command.args(["--host-resolver-rules=MAP * ~NOTFOUND", "--virtual-time-budget=100000", "--dump-dom"]);
        command.arg(format!("--user-data-dir={}", self.folder.join("profile").display()));
        command.arg(format!("file://{}#{place}", self.folder.join(page).display()));
        let run = Run::of(&mut command);
        let text = String::from_utf8(run.stdout).unwrap();
        assert!(!text.is_empty(), "{place}: {}", run.stderr);
        assert!(!text.contains("id=\"error\""), "{place}: {text}");
        text
    }
}

impl Drop for Opened {
    fn drop(&mut self) {
        // The browser may still be writing to its profile.
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Every text between `start` and `end`.
pub fn between<'t>(text: &'t str, start: &str, end: &str) -> Vec<&'t str> {
    text.split(start).skip(1).filter_map(|rest| rest.split_once(end)).map(|(found, _)| found).collect()
}
