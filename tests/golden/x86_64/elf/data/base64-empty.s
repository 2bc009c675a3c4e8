# triple: x86_64-linux-gnu
.base64 ""
.base64 "AA==", ""
