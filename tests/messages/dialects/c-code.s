# triple: x86_64-linux-gnu
#define N 5
int main(void) {
	return N;
}
