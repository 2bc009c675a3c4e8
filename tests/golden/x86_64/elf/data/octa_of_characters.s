# triple: x86_64-linux-gnu
.octa 'a', 'b'
