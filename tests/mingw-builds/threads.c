/* Threads with critical sections, events and atomic operations. */
#include <stdio.h>
#include <windows.h>

static CRITICAL_SECTION lock;
static volatile LONG atomic;
static long long guarded;
static int slots[64];
static HANDLE start;

static DWORD WINAPI work(void *p) {
    WaitForSingleObject(start, INFINITE);
    for (int i = 0; i < 5000; i++) {
        InterlockedIncrement(&atomic);
        __sync_fetch_and_add(&slots[i & 63], 1);
        EnterCriticalSection(&lock);
        guarded += i % 7;
        LeaveCriticalSection(&lock);
    }
    return (DWORD)(INT_PTR)p * 3;
}
int main(void) {
    HANDLE all[4];
    DWORD code, codes = 0, sum = 0;
    InitializeCriticalSection(&lock);
    start = CreateEvent(0, TRUE, FALSE, 0);
    for (int i = 0; i < 4; i++) all[i] = CreateThread(0, 0, work, (void *)(INT_PTR)i, 0, 0);
    SetEvent(start);
    WaitForMultipleObjects(4, all, TRUE, INFINITE);
    for (int i = 0; i < 4; i++) GetExitCodeThread(all[i], &code), codes += code;
    for (int i = 0; i < 64; i++) sum += (DWORD)slots[i];
    printf("%ld %d %lu %lu\n", atomic, (int)guarded, codes, sum);
    return 0;
}
