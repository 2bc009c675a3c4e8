# triple: x86_64-linux-gnu
.ident "a\"b"
.ident "a\qb\n"
.version "a\"b"
.version "a\qb"
