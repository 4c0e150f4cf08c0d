#include "scene.h"

#include <stdio.h>
#include <stdlib.h>

Box box;
int seats, advanced;

/* The table of numbers of native/race_component_table.py. */
void read_box(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fread(&box, sizeof box, 1, file) != 1 || fgetc(file) != EOF) { fprintf(stderr, "%s does not fit\n", path); exit(2); }
    fclose(file);
}

static int list_of(const Game *g, Pile pile, int *out) {
    int many = 0;
    EACH (card, g, pile) out[many++] = card;
    return many;
}

void look_around(Scene *s, const Game *g) {
    s->seats = g->seats, s->pool = g->pool, s->round = g->round, s->phase = g->phase;
    s->agenda = g->agenda & (g->agenda - 1);   /* the first one is in progress */
    for (int seat = 0; seat < g->seats; seat++) {
        const Player *p = &g->player[seat];
        Empire *e = &s->player[seat];
        e->cards = list_of(g, p->hand, e->hand);
        e->size = list_of(g, p->tableau, e->tableau);
        memset(e->good, 0, sizeof e->good);
        EACH (good, g, p->goods) e->good[g->pair[good]] = 1;
        e->goods = p->goods.count, e->chips = p->chips;
        for (int at = 0; at < 2; at++) e->action[at] = p->action[at] == NONE ? -1 : p->action[at];
        e->powers = p->powers;
    }
}

int action_of(int option, int at) {
    int action = box.choice[advanced][option][at];
    return action == NONE ? -1 : action;
}

int points(const Empire *e, int chips) {
    int sum = chips, military = 0;
    for (int at = 0; at < e->size; at++) military += box.powers[e->tableau[at]].strength[GREY];
    for (int at = 0; at < e->size; at++) {
        int six = box.six[e->tableau[at]];
        sum += box.vp[e->tableau[at]];
        if (six == NONE) continue;
        for (int each = 0; each < e->size; each++) sum += box.adds[six][e->tableau[each]];
        sum += box.six_military[six] * military;
        if (box.six_chips[six]) sum += box.six_vp_chips[six] * (chips / box.six_chips[six]);
    }
    return sum;
}

int score_of(const Scene *s, int seat) { return points(&s->player[seat], s->player[seat].chips); }

int does(const Empire *e, int action) { return action != NONE && (e->action[0] == action || e->action[1] == action); }

int strength_of(const Powers *w, int world) { return w->strength[box.kind[world]] + (box.is_rebel[world] ? w->rebel : 0); }

int price_of(const Powers *w, int world) {
    int price = box.number[world] - w->settle_less[box.kind[world]] - (box.military[world] ? w->contact_less : 0);
    return price > 0 ? price : 0;
}
