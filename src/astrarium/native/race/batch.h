/* A batch of games in memory of the caller: host memory or that of an accelerator. */
#ifndef BATCH_H
#define BATCH_H

#include "rows.h"

typedef struct {
    int32_t games, seats, memory, actions, width, longest;
    int32_t first, seed_length;       /* game n of place p has the seed "<seed>/<p>/<n>"; this is the first place */
    char seed[SEED];
    Setting setting;
    uint8_t *state;
    int32_t *played;                  /* games begun in each place */
    int16_t *observations;
    int8_t *masks;
    const int32_t *chosen;
    int8_t *turn;
    float *rewards, *points;
    uint8_t *ended;
    int32_t *refused;                 /* number of illegal actions */
} Batch;

FN void next_game(const Batch *b, const Box *box, int at, Game *g) {
    char seed[SEED];
    int length = b->seed_length;
    ROLLED for (int each = 0; each < length; each++) seed[each] = b->seed[each];
    seed[length++] = '/';
    length += write_number(seed + length, (unsigned)(b->first + at));
    seed[length++] = '/';
    length += write_number(seed + length, (unsigned)b->played[at]++);
    deal(g, box, &b->setting, seed, length);
}

/* Take one action; after the end of a game, begin the next one. Returns whether the action was legal. */
FN int step_game(const Batch *b, const Box *box, int at, Game *g) {
    float *paid = b->rewards + (size_t)at * b->seats, *points = b->points + (size_t)at * b->seats;
    int done = act(g, box, g->waiting[0], b->chosen[at]);
    b->ended[at] = g->over || g->acts >= b->longest;
    for (int seat = 0; seat < b->seats; seat++) paid[seat] = points[seat] = 0;
    if (b->ended[at]) {
        if (g->over) rewards(g, box, paid);
        for (int seat = 0; seat < b->seats; seat++) points[seat] = (float)score(g, box, seat);
        next_game(b, box, at, g);
    }
    b->turn[at] = (int8_t)g->waiting[0];
    return done;
}

/* A random option of the open question. */
FN void find_random(const Game *g, const Box *box, uint64_t *luck, Walk *w) {
    const Player *p = &g->player[g->waiting[0]];
    int left = p->options - p->picks + (p->asked == SPEND_CARDS);
    *luck = *luck * 6364136223846793005ULL + 1442695040888963407ULL;
    option_placed(g, box, g->waiting[0], (int)((*luck >> 33) * (uint64_t)left >> 31), w);
    /* Of equal cards the first is taken, as for an action number. */
    if (w->answer < box->cards && box->copies[w->answer] > 1) option_numbered(g, box, g->waiting[0], w->found, w);
}

FN uint64_t luck_of(uint64_t number) { return (number + 0x9e3779b97f4a7c15ULL) * 0xbf58476d1ce4e5b9ULL; }

/* Play a game of random actions to its end. */
FN void play_random(Game *g, const Box *box, int longest, uint64_t number) {
    uint64_t luck = luck_of(number);
    while (!g->over && g->acts < longest) {
        Walk w;
        find_random(g, box, &luck, &w);
        take(g, box, g->waiting[0], &w);
    }
}

#endif
