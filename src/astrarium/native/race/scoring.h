/* R12 Points, R13 6-cost developments. */
#ifndef SCORING_H
#define SCORING_H

#include "deal.h"

FN int total_military(const Player *p, const Box *box) {   /* R13.10 a card just placed counts, too */
    return p->powers.strength[GREY] + (p->placed == NONE ? 0 : box->powers[p->placed].strength[GREY]);
}

CALLED int score(const Game *g, const Box *box, int seat) {   /* R12.1, R12.3 */
    const Player *p = &g->player[seat];
    int points = p->chips;
    EACH (card, g, p->tableau) {
        int six = box->six[card];
        points += box->vp[card];
        if (six == NONE) continue;
        EACH (other, g, p->tableau) points += box->adds[six][other];
        if (box->six_chips[six]) points += box->six_vp_chips[six] * (p->chips / box->six_chips[six]);
        points += box->six_military[six] * total_military(p, box);
    }
    return points;
}

/* R12.4–R12.6 The values of places: 1 for the first, -1 for the last, the others evenly between; ties share. */
FN void rewards(const Game *g, const Box *box, float *out) {
    int mark[SEATS] = {0};
    ROLLED for (int seat = 0; seat < g->seats; seat++)
        mark[seat] = 1024 * score(g, box, seat) + g->player[seat].hand.count + g->player[seat].goods.count;
    ROLLED for (int seat = 0; seat < g->seats; seat++) {
        int better = 0, equal = 0;
        ROLLED for (int other = 0; other < g->seats; other++) better += mark[other] > mark[seat], equal += mark[other] == mark[seat];
        out[seat] = (float)(1 - (2.0 * better + equal - 1) / (g->seats - 1));
    }
}

#endif
