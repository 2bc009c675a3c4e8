#error in a header
