/* Observations: the same rows as games/race/features.py writes. */
#ifndef ROWS_H
#define ROWS_H

#include "scoring.h"

FN void count_designs(const Game *g, const Box *box, Pile pile, int16_t *row) {
    EACH (card, g, pile) row[box->design[card]]++;
}

/* Write the observation of a seat into an empty row; `memory`: with what it remembers. */
CALLED void fill_row(const Game *g, const Box *box, int seat, int memory, int16_t *row) {
    const Layout *at = &box->layout[g->seats - 2];
    const Player *own = &g->player[seat];
    if (own->asked != NONE) {
        row[at->question + own->asked] = 1;
        for (int pick = 0; pick < own->picks && pick < PICKS; pick++) row[at->picked + pick] = (int16_t)own->picked[pick];
        if (own->about != NONE) row[at->about + box->design[own->about]] = 1;
        row[at->count] = own->count;
    }
    int16_t *table = row + at->round;   /* round, advanced, pool, deck, discards */
    table[0] = (int16_t)g->round, table[1] = g->advanced, table[2] = g->pool, table[3] = g->supply.count, table[4] = g->discards.count;
    ROLLED for (int phase = 0; phase < PHASES; phase++)
        if (g->revealed >> phase & 1)
            row[at->phases + phase] = (int16_t)(!(g->agenda >> phase & 1) ? 1 : g->agenda & ((1 << phase) - 1) ? 3 : 2);
    ROLLED for (int step = 0; step < g->seats; step++) {
        const Player *p = &g->player[(seat + step) % g->seats];
        for (int each = 0; each < 2; each++)
            if (p->action[each] != NONE) row[at->actions + step * box->action_cards + p->action[each]] = 1;
        row[at->chips + step] = p->chips;
        row[at->hands + step] = p->hand.count;
        row[at->looking + step] = p->drawn.count;
        row[at->placed + step] = p->placed != NONE;
        count_designs(g, box, p->tableau, row + at->tableau + step * box->designs);
        EACH (good, g, p->goods) row[at->goods + step * box->designs + box->design[g->pair[good]]]++;
    }
    count_designs(g, box, own->hand, row + at->hand);
    count_designs(g, box, own->drawn, row + at->drawn);
    if (!memory) return;
    EACH (card, g, g->discards)
        if (g->seen[card] >> seat & 1) row[at->own_discards + box->design[card]]++;
    ROLLED for (int step = 0; g->won && step < g->seats; step++)
        EACH (card, g, g->player[(seat + step) % g->seats].hand)
            if (g->seen[card] & WON) row[at->won + step * box->designs + box->design[card]]++;
}

/* Write the legal actions of a seat into an empty mask, one byte per action. */
FN void fill_mask(const Game *g, const Box *box, int seat, int8_t *mask) {
    if (g->player[seat].asked != NONE) mark_options(g, box, seat, mask);
}

/* Write the position as plain numbers, to compare it with another engine; returns their count. */
FN int write_pile(const Game *g, Pile pile, int turned, int16_t *out) {
    int many = pile.count, at = 0;
    out[0] = (int16_t)many;
    EACH (card, g, pile) at++, out[turned ? many + 1 - at : at] = (int16_t)card;
    return many + 1;
}

FN int write_position(const Game *g, const Box *box, int16_t *out) {
    int16_t *to = out;
    const int plain[] = {g->round, g->pool, g->over, g->agenda, g->revealed, g->shuffles, g->first, g->acts};
    ROLLED for (int at = 0; at < (int)(sizeof plain / sizeof *plain); at++) *to++ = (int16_t)plain[at];
    to += write_pile(g, g->supply, 1, to);
    to += write_pile(g, g->discards, 0, to);
    ROLLED for (int card = 0; card < box->cards; card++) *to++ = g->seen[card];
    ROLLED for (int seat = 0; seat < g->seats; seat++) {
        const Player *p = &g->player[seat];
        const int own[] = {p->chips, p->action[0], p->action[1], p->placed, score(g, box, seat)};
        ROLLED for (int at = 0; at < (int)(sizeof own / sizeof *own); at++) *to++ = (int16_t)own[at];
        to += write_pile(g, p->hand, 0, to);
        to += write_pile(g, p->drawn, 0, to);
        to += write_pile(g, p->tableau, 0, to);
        to += write_pile(g, p->goods, 0, to);
        EACH (good, g, p->goods) *to++ = g->pair[good];
        ROLLED for (int at = 0; at < (int)SUMS; at++) *to++ = ((const int8_t *)&p->powers)[at];
    }
    return (int)(to - out);
}

#endif
