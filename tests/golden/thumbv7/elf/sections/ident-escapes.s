# triple: thumbv7-linux-gnueabihf
.ident "a\"b"
.ident "a\qb\n"
.version "a\"b"
.version "a\qb"
