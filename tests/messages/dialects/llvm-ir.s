# triple: x86_64-linux-gnu
	define i32 @main() {
  ret i32 0
}
