# triple: x86_64-linux-gnu
# args: -g
# A numeric label alone makes the text a file of the line table.
2:
