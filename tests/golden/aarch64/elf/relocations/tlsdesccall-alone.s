# triple: aarch64-linux-gnu
.tlsdesccall a
