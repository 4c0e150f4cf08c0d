/* Race for programs on this machine: a shared library for native/race_library.py. */
#include "batch.h"

static Box box;

#ifdef _WIN32
#define API __declspec(dllexport)
#else
#define API
#endif

/* Store the component table. Returns 0, or the expected size. */
API int race_open(const void *table, int size) {
    if (size != (int)sizeof box) return (int)sizeof box;
    memcpy(&box, table, sizeof box);
    return 0;
}

API int race_size(int seats) { return (int)size_of_game(seats); }

API void race_deal(Game *g, const Setting *setting, const char *seed, int length) { deal(g, &box, setting, seed, length); }

API int race_seat(const Game *g) { return g->over ? -1 : g->waiting[0]; }

API int race_over(const Game *g) { return g->over; }

API int race_acts(const Game *g) { return g->acts; }

API int race_waiting(const Game *g, uint8_t *seats) {
    for (int at = 0; at < g->open; at++) seats[at] = g->waiting[at];
    return g->open;
}

API int race_act(Game *g, int seat, int number) { return act(g, &box, seat, number); }

/* The action numbers of the options of a seat, in order; equal cards repeat a number. */
API int race_legal(const Game *g, int seat, int32_t *numbers) {
    if (g->player[seat].asked == NONE) return 0;
    int count = 0;
    for (Walk w; option_placed(g, &box, seat, count, &w); count++) numbers[count] = w.found;
    return count;
}

API void race_look(const Game *g, int seat, int memory, int16_t *row, int8_t *mask, int actions) {
    const Layout *at = &box.layout[g->seats - 2];
    memset(row, 0, sizeof(int16_t) * (size_t)(memory ? at->size : at->visible));
    memset(mask, 0, (size_t)actions);
    fill_row(g, &box, seat, memory, row);
    fill_mask(g, &box, seat, mask);
}

API void race_rewards(const Game *g, float *out) { rewards(g, &box, out); }

API int race_points(const Game *g, int seat) { return score(g, &box, seat); }

API int race_position(const Game *g, int16_t *out) { return write_position(g, &box, out); }

/* -- batches */

static void show(const Batch *b, int at, const Game *g) {
    race_look(g, g->waiting[0], b->memory, b->observations + (size_t)at * (size_t)b->width,
              b->masks + (size_t)at * (size_t)b->actions, b->actions);
}

static Game *game_at(const Batch *b, int at) { return (Game *)(b->state + (size_t)at * size_of_game(b->seats)); }

API void race_begin(const Batch *b) {
    for (int at = 0; at < b->games; at++) {
        next_game(b, &box, at, game_at(b, at));
        b->turn[at] = (int8_t)game_at(b, at)->waiting[0];
        show(b, at, game_at(b, at));
    }
}

API void race_step(const Batch *b) {
    for (int at = 0; at < b->games; at++) {
        *b->refused += !step_game(b, &box, at, game_at(b, at));
        show(b, at, game_at(b, at));
    }
}

/* Play games of random actions without observations. Reports of each: actions, rounds, points by seat. */
API void race_random(const Setting *setting, const char *seed, int length, int first, int games, int32_t *out) {
    Game g;
    for (int at = 0; at < games; at++, out += 2 + setting->seats) {
        char text[SEED];
        ROLLED for (int each = 0; each < length; each++) text[each] = seed[each];
        text[length] = '/';
        deal(&g, &box, setting, text, length + 1 + write_number(text + length + 1, (unsigned)(first + at)));
        play_random(&g, &box, box.longest, (uint64_t)(first + at));
        out[0] = g.acts, out[1] = g.round;
        for (int seat = 0; seat < setting->seats; seat++) out[2 + seat] = score(&g, &box, seat);
    }
}

/* The same games, and what is seen of them: a digest of each, of the position, of what every seat sees and may do at
   every decision. */
API void race_digest(const Setting *setting, const char *seed, int length, int first, int games, uint64_t *out) {
    int16_t seen[8192];
    for (int at = 0; at < games; at++) {
        Game g;
        char text[SEED];
        uint64_t luck = luck_of((uint64_t)(first + at)), digest = 0xcbf29ce484222325ULL;
        memcpy(text, seed, (size_t)length);
        text[length] = '/';
        deal(&g, &box, setting, text, length + 1 + write_number(text + length + 1, (unsigned)(first + at)));
        for (;;) {
            int many = write_position(&g, &box, seen);
            for (int seat = 0; seat < g.seats; seat++) {
                const Layout *row = &box.layout[g.seats - 2];
                memset(seen + many, 0, sizeof(int16_t) * (size_t)row->size);
                fill_row(&g, &box, seat, 1, seen + many);
                many += row->size;
            }
            for (int each = 0; each < many; each++) digest = (digest ^ (uint16_t)seen[each]) * 0x100000001b3ULL;
            if (g.over || g.acts >= box.longest) break;
            Walk w;
            for (int option = 0; option_placed(&g, &box, g.waiting[0], option, &w); option++)
                digest = (digest ^ (uint16_t)w.found) * 0x100000001b3ULL;
            find_random(&g, &box, &luck, &w);
            take(&g, &box, g.waiting[0], &w);
        }
        out[at] = digest;
    }
}
