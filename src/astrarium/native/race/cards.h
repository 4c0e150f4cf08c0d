/* R2 Cards and chips, R5 Powers. */
#ifndef CARDS_H
#define CARDS_H

#include "chance.h"

#define EACH(card, g, pile) ROLLED for (int card = (pile).count ? (pile).first : NONE; card != NONE; card = (g)->next[card])

FN void put_on_top(Game *g, Pile *pile, int card) {
    g->next[card] = pile->count++ ? pile->first : NONE;
    pile->first = (uint8_t)card;
}

FN void append(Game *g, Pile *pile, int card) {
    g->next[card] = NONE;
    if (pile->count++) g->next[pile->last] = (uint8_t)card;
    else pile->first = (uint8_t)card;
    pile->last = (uint8_t)card;
}

FN void take_out(Game *g, Pile *pile, int card) {
    int before = NONE, after = g->next[card];
    for (int at = pile->first; at != card; at = g->next[at]) before = at;
    if (before == NONE) pile->first = (uint8_t)after;
    else g->next[before] = (uint8_t)after;
    if (after == NONE) pile->last = (uint8_t)before;
    pile->count--;
}

/* R2.2 Shuffle the discard pile into a new supply. */
CALLED void reshuffle(Game *g) {
    uint8_t cards[FACES];
    int many = 0;
    EACH (card, g, g->discards) cards[many++] = (uint8_t)card;
    mix(g, "deck", 4, g->shuffles++, cards, many);
    g->discards.count = g->supply.count = 0;
    for (int at = 0; at < many; at++) {
        g->seen[cards[at]] = 0;
        put_on_top(g, &g->supply, cards[at]);
    }
}

/* R2.1, R2.3 Take the top card of the supply; NONE if supply and discard pile are empty. */
FN int top_card(Game *g) {
    if (!g->supply.count) {
        if (!g->discards.count) return NONE;
        reshuffle(g);
    }
    int card = g->supply.first;
    g->supply.first = g->next[card];
    if (!--g->supply.count && g->discards.count) reshuffle(g);
    return card;
}

CALLED void look_at_top(Game *g, int seat, Pile *pile, int count) {
    while (count-- > 0) {
        int card = top_card(g);
        if (card == NONE) return;
        g->seen[card] = (uint8_t)(1 << seat);
        append(g, pile, card);
    }
}

FN void draw(Game *g, int seat, int count) { look_at_top(g, seat, &g->player[seat].hand, count); }

FN void show_all(Game *g, int card) { g->seen[card] |= (uint8_t)((2 << g->seats) - 1); }

FN int viewers(const Game *g, int card) {
    int count = 0;
    for (int bits = g->seen[card] & 31; bits; bits &= bits - 1) count++;
    return count;
}

/* R15.2 Of two copies in a hand, the one that most seats have seen is played: others cannot tell them apart. */
FN int better_known(const Game *g, const Box *box, const Player *p, int card) {
    int best = card, known = viewers(g, card);
    if (box->copies[card] > 1)
        EACH (other, g, p->hand)
            if (box->design[other] == box->design[card] && !(g->mark[other] & PICKED) && viewers(g, other) > known)
                best = other, known = viewers(g, other);
    return best;
}

/* R2.4 Discard the picked cards of a hand, or all of them. */
CALLED void discard(Game *g, const Box *box, int seat, int all) {
    Player *p = &g->player[seat];
    if (g->won) {
        int held = 0;
        EACH (card, g, p->hand) {
            held |= g->seen[card] & WON;
            if (all || !(g->mark[card] & PICKED)) continue;
            int better = better_known(g, box, p, card);
            g->mark[card] &= (uint8_t)~PICKED;
            g->mark[better] |= PICKED;
        }
        if (held && (all || p->picks))   /* R15.2 from now on only the owner knows its place */
            EACH (card, g, p->hand) {
                g->won = (uint8_t)(g->won - (g->seen[card] >> 7));
                g->seen[card] &= (uint8_t)(1 << seat);
            }
    }
    Pile hand = p->hand;
    p->hand.count = 0;
    for (int card = hand.count ? hand.first : NONE, after; card != NONE; card = after) {
        after = g->next[card];
        append(g, all || g->mark[card] & PICKED ? &g->discards : &p->hand, card);
        g->mark[card] &= (uint8_t)~PICKED;
    }
}

/* R2.5 Put the top card on a world as a good; returns whether there was one. */
FN int put_good(Game *g, int seat, int world) {
    int card = top_card(g);
    if (card == NONE) return 0;
    append(g, &g->player[seat].goods, card);
    g->pair[card] = (uint8_t)world;
    g->pair[world] = (uint8_t)card;
    return 1;
}

FN void use_good(Game *g, int seat, int world) {
    int card = g->pair[world];
    take_out(g, &g->player[seat].goods, card);
    append(g, &g->discards, card);
    g->pair[world] = g->pair[card] = NONE;
}

/* R2.7 Take chips from the pool, which may be overdrawn. */
FN void gain(Game *g, int seat, int vp) {
    g->player[seat].chips = (int16_t)(g->player[seat].chips + vp);
    g->pool = (int16_t)(g->pool - vp);
}

/* R5.1 Powers add up. */
FN void take_powers(Player *p, const Box *box, int card) {
    const int8_t *from = (const int8_t *)&box->powers[card];
    int8_t *to = (int8_t *)&p->powers;
    ROLLED for (int at = 0; at < (int)SUMS; at++) to[at] = (int8_t)(to[at] + from[at]);
}

/* R5.3 A card leaves the tableau; its powers cease immediately. */
CALLED void lose(Game *g, const Box *box, int seat, int lost) {
    Player *p = &g->player[seat];
    take_out(g, &p->tableau, lost);
    append(g, &g->discards, lost);
    memset(&p->powers, 0, sizeof p->powers);
    EACH (card, g, p->tableau)
        if (card != p->placed) take_powers(p, box, card);
}

FN int has_action(const Player *p, int action) { return p->action[0] == action || p->action[1] == action; }

/* R14.4 Whether a player has the bonus of the phase. */
FN int has_bonus(const Player *p, const Box *box, int phase) {
    return box->bonus_action[phase] != NONE && has_action(p, box->bonus_action[phase]);
}

#endif
