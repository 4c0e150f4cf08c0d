/* The questions: the legal answers to each, by the numbers of actions.txt. */
#ifndef QUESTIONS_H
#define QUESTIONS_H

#include "cards.h"

/* Answers other than cards. */
enum { NOTHING = NONE, CONQUER = 253, PAYING = 254, STOP = 252 };

/* A walk through the options of a question. It looks for the one of a number or in a place of their order, and ends
   there; or it counts all, keeping the first; or it marks all in a mask. The compiler makes a function of each kind. */
enum { BY_NUMBER, BY_PLACE, COUNTING, MARKING };

typedef struct {
    int8_t *mask;
    int wanted;
    int count, found;                 /* found: the number of the option, -1 before it is met */
    int answer, other;
} Walk;

INLINE void offer(Walk *w, int how, int number, int answer, int other) {
    if (how == MARKING) w->mask[number] = 1;
    else if (how == BY_NUMBER ? number == w->wanted && w->found < 0 : w->count == w->wanted)
        w->found = number, w->answer = answer, w->other = other;
    w->count++;
}

INLINE int is_met(const Walk *w, int how) { return (how == BY_NUMBER || how == BY_PLACE) && w->found >= 0; }

/* -- R7 Develop, R8 Settle: what may be placed */

FN int development_price(const Player *p, const Box *box, int card, int bonus) {   /* R7.4 */
    int price = box->number[card] - p->powers.develop_less - (bonus ? box->develop_bonus : 0);
    return price > 0 ? price : 0;
}

FN int may_develop(const Game *g, const Box *box, const Player *p, int card, int bonus) {   /* R7.2–R7.4 */
    if (box->world[card] || development_price(p, box, card, bonus) > p->hand.count - 1) return 0;
    if (box->copies[card] > 1)
        EACH (other, g, p->tableau)
            if (box->design[other] == box->design[card]) return 0;
    return 1;
}

FN int strength(const Player *p, const Box *box, int world) {   /* R8.5 */
    return p->powers.strength[box->kind[world]] + (box->is_rebel[world] ? p->powers.rebel : 0);
}

FN int world_price(const Player *p, const Box *box, int world) {   /* R8.4, R8.7 */
    int price = box->number[world] - p->powers.settle_less[box->kind[world]];
    if (box->military[world]) price -= p->powers.contact_less;
    return price > 0 ? price : 0;
}

FN int may_settle(const Player *p, const Box *box, int card) {   /* R8.2 */
    if (!box->world[card]) return 0;
    if (box->military[card]) {
        if (strength(p, box, card) + p->powers.tactics >= box->number[card]) return 1;
        if (!p->powers.contact[box->kind[card]]) return 0;
    }
    return world_price(p, box, card) <= p->hand.count - 1 || p->powers.free[box->kind[card]] > 0;
}

INLINE void offer_ways(const Game *g, const Box *box, const Player *p, Walk *w, int how) {   /* R8.3–R8.8 */
    int world = p->placed, kind = box->kind[world];
    if (box->military[world]) {
        int have = strength(p, box, world), defence = box->number[world];
        if (have >= defence) offer(w, how, box->conquer_no, CONQUER, NONE);
        if (p->powers.tactics && have + p->powers.tactics >= defence)
            EACH (card, g, p->tableau)
                if (card != world && box->has_tactics[card]) offer(w, how, box->tactics_no[card], card, NONE);
        if (!p->powers.contact[kind]) return;
    }
    int price = world_price(p, box, world);
    if (price <= p->hand.count) offer(w, how, box->pay_no[price], PAYING, NONE);
    if (p->powers.free[kind])
        EACH (card, g, p->tableau)
            if (card != world && box->has_ship[card] && box->ship_not[card] != kind) offer(w, how, box->ship_no[card], card, NONE);
}

/* -- R9 Consume: powers and goods */

FN int count_goods(const Game *g, const Box *box, const Player *p, int kind) {
    if (kind == ANY) return p->goods.count;
    int count = 0;
    EACH (good, g, p->goods) count += box->kind[g->pair[good]] == kind;
    return count;
}

FN int kinds_of_goods(const Game *g, const Box *box, const Player *p) {   /* a bit for each kind */
    int kinds = 0;
    EACH (good, g, p->goods) kinds |= 1 << box->kind[g->pair[good]];
    return kinds;
}

FN int count_bits(int bits) {
    int count = 0;
    for (; bits; bits &= bits - 1) count++;
    return count;
}

FN int usable(const Game *g, const Box *box, const Player *p, const Power *power) {   /* R9.4 */
    switch (power->op) {
    case DRAW_CARDS: case GUESS: return 1;
    case SPEND: return p->hand.count > 0;
    case TAKE_ALL: case SELL_GOOD: return p->goods.count > 0;
    }
    if (power->distinct) return count_bits(kinds_of_goods(g, box, p)) >= power->least;
    return count_goods(g, box, p, power->kind) >= power->least;
}

INLINE void offer_powers(const Game *g, const Box *box, const Player *p, Walk *w, int how) {   /* R9.4 */
    int may_stop = 1;
    EACH (card, g, p->tableau)
        ROLLED for (int at = 0, left = g->mark[card]; left; at++, left >>= 1) {
            const Power *power = &box->consume[card][at];
            if (!(left & 1) || !usable(g, box, p, power)) continue;
            offer(w, how, box->power_no[card][at], card, at);
            may_stop &= power->optional;
        }
    if (w->count && may_stop) offer(w, how, box->stop_no, STOP, NONE);
}

INLINE void offer_goods(const Game *g, const Box *box, const Player *p, int kind, Walk *w, int how) {   /* R9.5 */
    EACH (good, g, p->goods) {
        int world = g->pair[good];
        if ((kind == ANY || box->kind[world] == kind) && !(g->mark[world] & PICKED)) offer(w, how, box->good_no[world], world, NONE);
    }
}

/* -- R10 Produce */

INLINE void offer_worlds(const Game *g, const Box *box, const Player *p, int source, int row, int kind, Walk *w, int how) {
    EACH (world, g, p->tableau)
        if (g->mark[world] & WORLD_LEFT && (kind == ANY || kind == box->kind[world]))
            offer(w, how, box->windfall_no[row][box->windfall_column[world]], source, world);
}

INLINE void offer_windfalls(const Game *g, const Box *box, const Player *p, Walk *w, int how) {   /* R10.4 */
    int kinds = 0;   /* the first source of a kind stands for the others */
    EACH (card, g, p->tableau) {
        if (!(g->mark[card] & SOURCE_LEFT) || kinds >> box->source[card] & 1) continue;
        kinds |= 1 << box->source[card];
        offer_worlds(g, box, p, card, box->source_row[card], box->source[card], w, how);
    }
    if (g->bonus && !(kinds >> ANY & 1)) offer_worlds(g, box, p, NONE, 0, ANY, w, how);
}

/* -- all of them */

INLINE void offer_cards(const Game *g, const Box *box, Pile pile, Walk *w, int how) {
    EACH (card, g, pile) {
        if (is_met(w, how)) return;
        if (!(g->mark[card] & PICKED)) offer(w, how, box->card_no[card], card, NONE);
    }
}

/* The options of the open question of a seat. */
INLINE void options(const Game *g, const Box *box, int seat, Walk *w, int how) {
    const Player *p = &g->player[seat];
    switch (p->asked) {
    case START: case PAY: case SPEND_CARDS: case HAND_LIMIT:
        offer_cards(g, box, p->hand, w, how);
        if (p->picks >= p->least) offer(w, how, box->stop_no, STOP, NONE);
        break;
    case ACTION: case ACTION_PAIR:
        ROLLED for (int at = 0; at < box->choices[g->advanced]; at++) offer(w, how, box->choice_no[g->advanced][at], at, NONE);
        break;
    case KEEP:
        offer_cards(g, box, p->drawn, w, how);
        break;
    case PLACE_DEVELOPMENT: {
        int phase = g->phase, bonus = has_bonus(p, box, phase);
        offer(w, how, box->pass_no, NOTHING, NONE);
        EACH (card, g, p->hand) {
            if (is_met(w, how)) return;
            if (may_develop(g, box, p, card, bonus)) offer(w, how, box->card_no[card], card, NONE);
        }
        break;
    }
    case PLACE_WORLD:
        offer(w, how, box->pass_no, NOTHING, NONE);
        EACH (card, g, p->hand) {
            if (is_met(w, how)) return;
            if (may_settle(p, box, card)) offer(w, how, box->card_no[card], card, NONE);
        }
        break;
    case WAY: offer_ways(g, box, p, w, how); break;
    case USE_POWER: offer_powers(g, box, p, w, how); break;
    case TRADE_GOOD: case SELL: offer_goods(g, box, p, ANY, w, how); break;
    case GOODS: case ONE_GOOD: offer_goods(g, box, p, g->good_kind, w, how); break;
    case SPARE:
        ROLLED for (int kind = 0; kind < KINDS; kind++)
            if (g->kinds >> kind & 1) offer(w, how, box->spare_no[kind], kind, NONE);
        break;
    case GUESS_NUMBER: {
        const Power *power = &box->consume[g->card][g->power];
        ROLLED for (int number = power->least; number <= power->most; number++) offer(w, how, box->number_no[number], number, NONE);
        break;
    }
    case PRODUCE_WINDFALL: offer_windfalls(g, box, p, w, how); break;
    }
}

CALLED int option_numbered(const Game *g, const Box *box, int seat, int number, Walk *w) {
    *w = (Walk){0, number, 0, -1, NOTHING, NONE};
    options(g, box, seat, w, BY_NUMBER);
    return w->found >= 0;
}

CALLED int option_placed(const Game *g, const Box *box, int seat, int place, Walk *w) {
    *w = (Walk){0, place, 0, -1, NOTHING, NONE};
    options(g, box, seat, w, BY_PLACE);
    return w->found >= 0;
}

/* The number of options; stores the first one. */
CALLED int count_options(const Game *g, const Box *box, int seat, Walk *w) {
    *w = (Walk){0, 0, 0, -1, NOTHING, NONE};
    options(g, box, seat, w, COUNTING);
    return w->count;
}

CALLED void mark_options(const Game *g, const Box *box, int seat, int8_t *mask) {
    Walk w = {mask, 0, 0, -1, NOTHING, NONE};
    options(g, box, seat, &w, MARKING);
}

#endif
