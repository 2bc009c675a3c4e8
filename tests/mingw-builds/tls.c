/* Thread-local variables, zero and not, seen by three threads. */
#include <stdio.h>
#include <windows.h>

static __thread int counter = 3;
__thread long long zero;
static __thread char text[16] = "thread";
static int results[3];

static DWORD WINAPI work(void *p) {
    int n = (int)(INT_PTR)p;
    for (int i = 0; i <= n; i++) counter += n, zero += i;
    text[0] = (char)('A' + n);
    results[n] = counter * 100 + (int)zero + (text[0] << 8);
    return 0;
}
int main(void) {
    HANDLE all[3];
    for (int i = 0; i < 3; i++) all[i] = CreateThread(0, 0, work, (void *)(INT_PTR)i, 0, 0);
    for (int i = 0; i < 3; i++) WaitForSingleObject(all[i], INFINITE), CloseHandle(all[i]);
    printf("%d %d %d, here %d %d %s\n", results[0], results[1], results[2], counter, (int)zero, text);
    return 0;
}
