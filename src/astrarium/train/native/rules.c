/* The rules of a round, phase by phase (games/race/rules). */
#include "race.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t roll(uint64_t *chance) {
    uint64_t x = *chance += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

int below(Game *g, int n) { return (int)(((roll(&g->chance) >> 32) * (uint64_t)n) >> 32); }

static void shuffle(Game *g, int *cards, int n) {
    for (int at = n - 1; at > 0; at--) {
        int other = below(g, at + 1), kept = cards[at];
        cards[at] = cards[other];
        cards[other] = kept;
    }
}

/* The log of decisions; the tests play it again by the rules in Python. */
void tell(const Game *g, const char *what, int seat, const int *numbers, int many) {
    if (!g->log) return;
    fprintf(g->log, "%s %d", what, seat);
    for (int at = 0; at < many; at++) fprintf(g->log, " %d", numbers[at]);
    fputc('\n', g->log);
}

void tell_one(const Game *g, const char *what, int seat, int number) { tell(g, what, seat, &number, 1); }

/* -- cards (R2) */

static void reshuffle(Game *g) {
    memcpy(g->supply, g->discards, sizeof(int) * (size_t)g->gone);
    g->left = g->gone, g->gone = 0;
    shuffle(g, g->supply, g->left);
    tell(g, "supply", 0, g->supply, g->left);
}

int top_card(Game *g) {
    if (!g->left && g->gone) reshuffle(g);
    if (!g->left) return -1;
    int card = g->supply[--g->left];
    if (!g->left && g->gone) reshuffle(g);
    return card;
}

static int take_top(Game *g, int count, int *out) {
    int many = 0;
    while (many < count && (out[many] = top_card(g)) >= 0) many++;
    return many;
}

void draw(Game *g, int seat, int count) {
    Player *p = &g->player[seat];
    p->cards += take_top(g, count, p->hand + p->cards);
}

static void leave_hand(Player *p, int face) {
    for (int at = 0; at < p->cards; at++)
        if (p->hand[at] == face) {
            memmove(p->hand + at, p->hand + at + 1, sizeof(int) * (size_t)(p->cards - at - 1));
            p->cards--;
            return;
        }
}

void discard(Game *g, int seat, int count) {
    Player *p = &g->player[seat];
    int out[FACES];
    if (count >= p->cards) {
        count = p->cards;
        memcpy(out, p->hand, sizeof(int) * (size_t)count);
    } else
        g->mind[seat]->discard(g, seat, p->hand, p->cards, count, out);
    tell(g, "give", seat, out, count);
    for (int at = 0; at < count; at++) {
        leave_hand(p, out[at]);
        g->discards[g->gone++] = out[at];
    }
}

int put_good(Game *g, int seat, int world) {
    int card = top_card(g);
    if (card < 0) return 0;
    g->player[seat].good[world] = card;
    g->player[seat].goods++;
    return 1;
}

void use_good(Game *g, int seat, int world) {
    Player *p = &g->player[seat];
    g->discards[g->gone++] = p->good[world];
    p->good[world] = -1;
    p->goods--;
}

/* -- powers (R5) */

static void take_powers(Player *p, int face) {
    const int *from = (const int *)&box.card[face].powers;
    int *to = (int *)&p->powers;
    for (int at = 0; at < (int)SUMS; at++) to[at] += from[at];
    if (box.card[face].bit >= 0) p->built[box.card[face].bit / 64] |= 1ULL << (box.card[face].bit % 64);
}

static void lose(Game *g, int seat, int face, int placed) {
    Player *p = &g->player[seat];
    int size = 0;
    memset(&p->powers, 0, sizeof p->powers);
    memset(p->built, 0, sizeof p->built);
    for (int at = 0; at < p->size; at++)
        if (p->tableau[at] != face) p->tableau[size++] = p->tableau[at];
    p->size = size;
    for (int at = 0; at < size; at++)
        if (p->tableau[at] != placed) take_powers(p, p->tableau[at]);
    g->discards[g->gone++] = face;
}

int has_action(const Player *p, int action) { return p->action[0] == action || p->action[1] == action; }

int strength_of(const Powers *w, const Card *c) { return w->strength[c->kind] + (c->rebel ? w->rebel : 0); }

int price_of(const Powers *w, const Card *c) {
    int price = c->number - w->settle_less[c->kind] - (c->military ? w->contact_less : 0);
    return price > 0 ? price : 0;
}

/* -- phases */

static void explore(Game *g) {
    int drawn[MOST_SEATS][FACES], many[MOST_SEATS], keep[MOST_SEATS];
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn];
        Player *p = &g->player[seat];
        int look = box.look + p->powers.explore_draw;
        keep[seat] = box.keep + p->powers.explore_keep;
        for (int at = 0; at < 2; at++)
            if (has_action(p, at)) look += box.look_draw[at], keep[seat] += box.look_keep[at];
        many[seat] = take_top(g, look, drawn[seat]);
        if (keep[seat] > many[seat]) keep[seat] = many[seat];
    }
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn], out[FACES], go = many[seat] - keep[seat];
        Player *p = &g->player[seat];
        g->mind[seat]->discard(g, seat, drawn[seat], many[seat], go, out);
        tell(g, "give", seat, out, go);
        for (int at = 0; at < many[seat]; at++) {
            int left = 1;
            for (int each = 0; each < go; each++) left &= out[each] != drawn[seat][at];
            if (left) p->hand[p->cards++] = drawn[seat][at];
            else g->discards[g->gone++] = drawn[seat][at];
        }
    }
}

static void put_down(Game *g, const int *chosen) {
    for (int seat = 0; seat < box.seats; seat++)
        if (chosen[seat] >= 0) {
            Player *p = &g->player[seat];
            leave_hand(p, chosen[seat]);
            p->tableau[p->size++] = chosen[seat];
        }
    for (int seat = 0; seat < box.seats; seat++) tell_one(g, "place", seat, chosen[seat]);
}

static void wake(Game *g, const int *chosen) {
    for (int seat = 0; seat < box.seats; seat++)
        if (chosen[seat] >= 0) take_powers(&g->player[seat], chosen[seat]);
}

static void develop(Game *g, int second) {
    int chosen[MOST_SEATS], bonus[MOST_SEATS];
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn], first = g->player[seat].powers.develop_first;
        if (first) draw(g, seat, first);
    }
    for (int seat = 0; seat < box.seats; seat++) {
        Player *p = &g->player[seat];
        int may[FACES], many = 0;
        bonus[seat] = has_action(p, second ? DEVELOP_2 : DEVELOP) ? box.develop_bonus : 0;
        for (int at = 0; at < p->cards; at++) {
            const Card *c = &box.card[p->hand[at]];
            if (c->world || (p->built[c->bit / 64] >> (c->bit % 64) & 1)) continue;
            if (c->number - p->powers.develop_less - bonus[seat] <= p->cards - 1) may[many++] = p->hand[at];
        }
        chosen[seat] = g->mind[seat]->place(g, seat, may, many);
    }
    put_down(g, chosen);
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn];
        if (chosen[seat] < 0) continue;
        Player *p = &g->player[seat];
        int price = box.card[chosen[seat]].number - p->powers.develop_less - bonus[seat];
        if (price > 0) discard(g, seat, price);
        if (p->powers.develop_draw) draw(g, seat, p->powers.develop_draw);
    }
    wake(g, chosen);
}

/* The ways to place a world: -1 for conquering or paying in cards, else the card that is spent. */
static int ways_of(const Player *p, const Card *c, int cards, int placed, int *ways) {
    const Powers *w = &p->powers;
    int many = 0;
    if (c->military) {
        int have = strength_of(w, c);
        if (have >= c->number) ways[many++] = -1;   /* conquer */
        if (w->tactics && have + w->tactics >= c->number)
            for (int at = 0; at < p->size; at++)
                if (p->tableau[at] != placed && box.card[p->tableau[at]].tactics) ways[many++] = p->tableau[at];
        if (!w->contact[c->kind]) return many;
    }
    if (price_of(w, c) <= cards) ways[many++] = -2;  /* pay */
    for (int at = 0; at < p->size; at++) {
        const Card *ship = &box.card[p->tableau[at]];
        if (p->tableau[at] != placed && ship->ship && ship->ship_not != c->kind) ways[many++] = p->tableau[at];
    }
    return many;
}

static void settle(Game *g, int second) {
    int chosen[MOST_SEATS];
    for (int seat = 0; seat < box.seats; seat++) {
        Player *p = &g->player[seat];
        int may[FACES], ways[32], many = 0;
        for (int at = 0; at < p->cards; at++) {
            const Card *c = &box.card[p->hand[at]];
            if (c->world && ways_of(p, c, p->cards - 1, -1, ways)) may[many++] = p->hand[at];
        }
        chosen[seat] = g->mind[seat]->place(g, seat, may, many);
    }
    put_down(g, chosen);
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn], face = chosen[seat], ways[32];
        if (face < 0) continue;
        Player *p = &g->player[seat];
        const Card *c = &box.card[face];
        int many = ways_of(p, c, p->cards, face, ways);
        int way = many == 1 ? ways[0] : g->mind[seat]->way(g, seat, face, ways, many);
        tell_one(g, "way", seat, way);
        if (way == -2) {
            int price = price_of(&p->powers, c);
            if (price) discard(g, seat, price);
        } else if (way >= 0)
            lose(g, seat, way, face);
        if (c->windfall) put_good(g, seat, face);
        int more = p->powers.settle_draw + (has_action(p, second ? SETTLE_2 : SETTLE) ? box.settle_bonus : 0);
        if (more) draw(g, seat, more);
    }
    wake(g, chosen);
}

/* -- the game (R3, R4, R11, R12) */

void deal(Game *g, uint64_t seed, FILE *log) {
    memset(g, 0, sizeof *g);
    g->chance = seed, g->log = log;
    int starts[8];
    memcpy(starts, box.starts, sizeof starts);
    shuffle(g, starts, box.start_count);
    int lowest = 0, left = 0;
    for (int face = 0; face < box.faces; face++) {
        int taken = 0;
        for (int seat = 0; seat < box.seats; seat++) taken |= starts[seat] == face;
        if (!taken) g->supply[left++] = face;
    }
    g->left = left;
    shuffle(g, g->supply, left);
    tell(g, "starts", 0, starts, box.seats);
    tell(g, "supply", 0, g->supply, left);
    for (int seat = 0; seat < box.seats; seat++) {
        Player *p = &g->player[seat];
        memset(p->good, -1, sizeof p->good);
        p->action[0] = p->action[1] = -1;
        p->tableau[p->size++] = starts[seat];
        take_powers(p, starts[seat]);
        if (box.card[starts[seat]].start < box.card[starts[lowest]].start) lowest = seat;
        p->cards = take_top(g, box.deal, p->hand);
    }
    for (int at = 0; at < box.seats; at++) g->order[at] = (lowest + at) % box.seats;
    for (int seat = 0; seat < box.seats; seat++)
        if (box.card[starts[seat]].windfall) put_good(g, seat, starts[seat]);
    g->pool = box.pool * box.seats;
    g->round = 1;
}

/* Actions are chosen in secret: until all have chosen, `action` holds -2 - option. */
static void show_actions(Player *p) {
    int chosen = -2 - p->action[0];
    p->action[0] = box.option[chosen][0];
    p->action[1] = box.option[chosen][1];
}

static void play_phase(Game *g, int phase) {
    switch (phase) {
    case P_EXPLORE: explore(g); break;
    case P_DEVELOP: develop(g, 0); break;
    case P_DEVELOP_2: develop(g, 1); break;
    case P_SETTLE: settle(g, 0); break;
    case P_SETTLE_2: settle(g, 1); break;
    case P_CONSUME: consume(g); break;
    case P_PRODUCE: produce(g); break;
    }
}

static void tell_position(const Game *g) {
    if (!g->log) return;
    fprintf(g->log, "round %d %d %d\n", g->round, g->pool, g->left);
    for (int seat = 0; seat < box.seats; seat++) {
        const Player *p = &g->player[seat];
        tell_one(g, "chips", seat, p->chips);
        tell_one(g, "score", seat, score(g, seat));
        tell(g, "hand", seat, p->hand, p->cards);
        tell(g, "tableau", seat, p->tableau, p->size);
        for (int at = 0; at < p->size; at++)
            if (p->good[p->tableau[at]] >= 0) tell_one(g, "good", seat, p->tableau[at]);
    }
}

void play(Game *g) {
    for (int seat = 0; seat < box.seats; seat++) discard(g, seat, box.discard);
    for (;;) {
        for (int seat = 0; seat < box.seats; seat++) {
            g->mind[seat]->actions(g, seat);
            tell_one(g, "action", seat, -2 - g->player[seat].action[0]);
        }
        for (int seat = 0; seat < box.seats; seat++) show_actions(&g->player[seat]);
        g->agenda = 0;
        for (int seat = 0; seat < box.seats; seat++)
            for (int at = 0; at < 2; at++)
                if (g->player[seat].action[at] >= 0) g->agenda |= 1 << OPENS[g->player[seat].action[at]];
        for (int seat = 0; seat < box.seats; seat++) g->mind[seat]->revealed(g, seat);
        for (int phase = 0; phase < PHASES; phase++) {
            if (!(g->agenda >> phase & 1)) continue;
            g->phase = phase;
            g->agenda &= ~(1 << phase);
            tell_one(g, "phase", 0, phase);
            play_phase(g, phase);
        }
        tell_one(g, "phase", 0, PHASES);
        int over = g->pool <= 0 || g->round >= box.last_round;
        for (int seat = 0; seat < box.seats; seat++) {
            Player *p = &g->player[seat];
            if (p->cards > box.limit) discard(g, seat, p->cards - box.limit);
            over |= p->size >= box.end;
        }
        for (int seat = 0; seat < box.seats; seat++) g->player[seat].action[0] = g->player[seat].action[1] = -1;
        tell_position(g);
        if (over) return;
        g->round++;
    }
}

int points(const Player *p, int chips) {
    int sum = chips, military = 0;
    for (int at = 0; at < p->size; at++) military += box.card[p->tableau[at]].powers.strength[GREY];
    for (int at = 0; at < p->size; at++) {
        const Card *c = &box.card[p->tableau[at]];
        sum += c->vp;
        if (!c->six) continue;
        for (int each = 0; each < p->size; each++) sum += c->adds[p->tableau[each]];
        if (c->six_military) sum += military;
        if (c->six_chips) sum += chips / c->six_chips;
    }
    return sum;
}

int score(const Game *g, int seat) { return points(&g->player[seat], g->player[seat].chips); }
