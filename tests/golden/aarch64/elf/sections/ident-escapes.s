# triple: aarch64-linux-gnu
.ident "a\"b"
.ident "a\qb\n"

