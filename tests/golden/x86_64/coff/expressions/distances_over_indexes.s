# triple: x86_64-pc-windows-msvc
# A symbol's index is bytes that are not counted before the layout.
a:  .symidx x
b:  .fill b-a, 8, -1
