/* Runs the statements in a file and prints the rows. */
#include "read.h"
#include "sqlite3.h"

static int row(void *unused, int n, char **values, char **names) {
    (void)unused, (void)names;
    for (int i = 0; i < n; i++) printf("%s|", values[i] ? values[i] : "NULL");
    puts("");
    return 0;
}
int main(int count, char **v) {
    sqlite3 *db;
    size_t n;
    char *error = 0, *text = whole(v[count - 1], &n);
    if (sqlite3_open(":memory:", &db) || sqlite3_exec(db, text, row, 0, &error)) {
        printf("error %s\n", error);
        return 1;
    }
    printf("%08x\n", sum(text, n));
    return sqlite3_close(db);
}
