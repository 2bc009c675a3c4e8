//! stub
fn main() {
  let mut input = None; let mut out = None; let mut args = std::env::args().skip(1);
  let mut o = llas::Options::for_target("x86_64-linux-gnu".parse().unwrap());
  while let Some(a) = args.next() { if a == "-o" { out = args.next(); } else if a.ends_with("-save-temp-labels") {o.save_temp_labels=true} else if a=="-n" {o.no_initial_text=true} else if a.ends_with("-large-code-model") {o.large_code_model=true} else if a.ends_with("no-exec-stack") {o.no_exec_stack=true} else if a=="--mc-relax-all" {o.relax_all=true} else if !a.starts_with('-') { input = Some(a); } }
  let name = input.unwrap(); let text = std::fs::read(&name).unwrap();
  let fmt = |d: &llas::diag::Diagnostics, s: &llas::source::SourceMap| for d in d.as_slice() { let l = d.span.and_then(|p| s.location(p.start)); let (n,c)=l.map_or((0,0),|l|(l.line,l.column)); eprintln!("{name}:{n}:{c}: {}: {}", d.severity.as_str(), d.message); };
  match llas::assemble(&name, &text, &o, &llas::FileSystem) { Ok(a) => { fmt(&a.diagnostics, &a.sources); std::fs::write(out.unwrap(), a.object).unwrap() }, Err(f) => { fmt(&f.diagnostics, &f.sources); std::process::exit(1) } }
}
