/* The cards, read from the table that train/native_race.py writes. */
#include "race.h"

#include <stdlib.h>

Box box;
const int OPENS[ACTIONS] = {P_EXPLORE, P_EXPLORE, P_DEVELOP, P_SETTLE, P_CONSUME, P_CONSUME, P_PRODUCE, P_DEVELOP_2, P_SETTLE_2};

static int number(FILE *file) {
    int n;
    if (fscanf(file, "%d", &n) != 1) { fprintf(stderr, "the table of cards is too short\n"); exit(2); }
    return n;
}

void read_box(const char *path, int seats, int advanced) {
    FILE *file = fopen(path, "r");
    if (!file) { perror(path); exit(2); }
    box.seats = seats, box.advanced = advanced;
    int *head[] = {&box.faces, &box.designs, &box.pool, &box.deal, &box.discard, &box.limit, &box.end, &box.look, &box.keep, &box.last_round,
                   &box.develop_bonus, &box.settle_bonus, &box.doubling, &box.look_draw[0], &box.look_keep[0], &box.look_draw[1], &box.look_keep[1]};
    for (unsigned at = 0; at < sizeof head / sizeof *head; at++) *head[at] = number(file);
    for (int kind = 0; kind < KINDS; kind++) box.prices[kind] = number(file);
    box.options = number(file);
    for (int at = 0; at < box.options; at++) box.option[at][0] = number(file), box.option[at][1] = number(file);
    for (int face = 0; face < box.faces; face++) {
        Card *c = &box.card[face];
        int *at = &c->design;
        for (int each = 0; each < 20; each++) at[each] = number(file);
        if (c->start >= 0) box.starts[box.start_count++] = face;
        c->consumes = number(file);
        for (int each = 0; each < c->consumes; each++)
            for (int field = 0; field < (int)(sizeof(Consume) / sizeof(int)); field++) ((int *)&c->consume[each])[field] = number(file);
        for (int sum = 0; sum < (int)SUMS; sum++) ((int *)&c->powers)[sum] = number(file);
        if (c->six)
            for (int other = 0; other < box.faces; other++) c->adds[other] = number(file);
    }
    fclose(file);
}
