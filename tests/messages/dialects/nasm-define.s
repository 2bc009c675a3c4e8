# triple: x86_64-linux-gnu
%define SYS_exit 60
extern puts
bits 64
