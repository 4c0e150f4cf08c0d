#include "network_input.h"

enum { CHIPS = 30, HAND = 12, SIZE = 12, POOL = 12, LEADS = 21, FAR_BEHIND = 22 };

static int block(void) { return 2 * box.designs + CHIPS + HAND + SIZE + 2 + ACTIONS; }

static void put(Sight *s, int at, float v) {
    s->at[s->many] = at;
    s->value[s->many++] = v;
}

static void steps(Sight *s, int first, int many, int count) {
    for (int at = 0; at < many && at < count; at++) put(s, first + at, 1);
}

static void look_at(Sight *s, int at, const Empire *p, int more, int agenda) {
    int military = 0;
    for (int each = 0; each < p->size; each++) {
        int card = p->tableau[each];
        put(s, at + box.design[card], 1);
        if (p->good[card]) put(s, at + box.designs + box.design[card], 1);
        military += box.powers[card].strength[GREY];
    }
    at += 2 * box.designs;
    steps(s, at, CHIPS, p->chips / 2);
    at += CHIPS;
    steps(s, at, HAND, p->cards + more);
    at += HAND;
    steps(s, at, SIZE, p->size);
    at += SIZE;
    put(s, at, (float)military / 5);
    put(s, at + 1, (float)points(p, p->chips) / 20);
    at += 2;
    for (int each = 0; each < 2; each++)
        if (p->action[each] >= 0 && (agenda >> box.opens[p->action[each]] & 1)) put(s, at + p->action[each], 1);
}

void see(Sight *s, const Scene *g, int seat, const Empire *own, int more, int hide, int middle) {
    s->many = 0;
    look_at(s, 0, own, more, g->agenda);
    int at = block(), best = -999, mine = points(own, own->chips);
    for (int card = hide; card < own->cards; card++) put(s, at + box.design[own->hand[card]], 1);
    at += box.designs;
    int left[SEATS], others = 0, worth[SEATS];
    for (int other = 0; other < seats; other++)
        if (other != seat) {
            worth[other] = score_of(g, other);
            int place = others++;
            while (place > 0 && worth[left[place - 1]] < worth[other]) left[place] = left[place - 1], place--;
            left[place] = other;
            if (worth[other] > best) best = worth[other];
        }
    for (int each = 0; each < others; each++) {
        look_at(s, at, &g->player[left[each]], 0, g->agenda);
        at += block();
    }
    int pool = g->pool - (own->chips - g->player[seat].chips);
    steps(s, at, POOL, pool);
    at += POOL;
    put(s, at++, (float)pool / 12);
    for (int phase = 0; phase < PHASES; phase++)
        if (g->agenda >> phase & 1) put(s, at + phase, 1);
    at += PHASES;
    if (middle) put(s, at, 1);
    at++;
    steps(s, at, LEADS, (mine - best + FAR_BEHIND) / 2);
    at += LEADS;
    put(s, at++, (float)g->round / 10);
}

int inputs_of(void) { return seats * block() + box.designs + POOL + 1 + PHASES + 1 + LEADS + 1; }
