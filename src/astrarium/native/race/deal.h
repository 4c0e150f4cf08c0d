/* R3 Set-up: start worlds, hands and player order, also from a given deal. */
#ifndef DEAL_H
#define DEAL_H

#include "phases.h"

/* How a game begins. `worlds`: the start worlds by seat (R3.9); `deck`: the supply, first the card to be drawn first
   (R3.10); 0 where the seed decides. */
typedef struct {
    int seats, advanced, first_game, quick;
    const uint8_t *worlds, *deck;
} Setting;

FN void deal_start_worlds(Game *g, const Box *box, const Setting *s, uint8_t *starts) {   /* R3.2, R3.8 */
    int from = s->first_game ? 1 : 0, many = s->first_game ? s->seats : box->starts;
    ROLLED for (int at = 0; at < many; at++) starts[at] = (uint8_t)box->start[from + at];
    if (s->worlds) memcpy(starts, s->worlds, (size_t)s->seats);
    else mix(g, "start", 5, 0, starts, many);
    int lowest = box->starts;   /* R3.5 */
    ROLLED for (int seat = 0; seat < s->seats; seat++) {
        Player *p = &g->player[seat];
        append(g, &p->tableau, starts[seat]);
        g->seen[starts[seat]] = (uint8_t)((2 << s->seats) - 1);
        take_powers(p, box, starts[seat]);
        ROLLED for (int at = 0; at < lowest; at++)
            if (box->start[at] == starts[seat]) lowest = at, g->first = (uint8_t)seat;
    }
}

FN int is_dealt(const uint8_t *cards, int many, int card) {
    ROLLED for (int at = 0; at < many; at++)
        if (cards[at] == card) return 1;
    return 0;
}

FN void deal_hands(Game *g, const Box *box, const Setting *s, const uint8_t *starts) {   /* R3.3, R3.8 */
    uint8_t held[SEATS * 8], cards[FACES];
    int many = 0, left = 0;
    if (s->first_game)
        ROLLED for (int seat = 0; seat < s->seats; seat++) {
            int number = 0;
            while (box->start[number] != starts[seat]) number++;
            ROLLED for (int at = 0; at < 8 && box->preset[number][at] != NONE; at++) {
                int card = box->preset[number][at];
                held[many++] = (uint8_t)card;
                append(g, &g->player[seat].hand, card);
                g->seen[card] = (uint8_t)(1 << seat);
            }
        }
    ROLLED for (int at = 0; at < box->starts; at++)
        if (!is_dealt(starts, s->seats, box->start[at]) && !is_dealt(held, many, box->start[at])) cards[left++] = (uint8_t)box->start[at];
    ROLLED for (int card = 0; card < box->cards; card++)
        if (!box->is_start[card] && (!many || !is_dealt(held, many, card))) cards[left++] = (uint8_t)card;
    if (s->deck)
        ROLLED for (int at = 0; at < left; at++) cards[at] = s->deck[left - 1 - at];
    else
        mix(g, "deck", 4, g->shuffles++, cards, left);
    ROLLED for (int at = 0; at < left; at++) put_on_top(g, &g->supply, cards[at]);
    if (!s->first_game)
        ROLLED for (int seat = 0; seat < s->seats; seat++) draw(g, seat, box->deal);
}

/* Begin a game, up to its first question; `seed` is a text of fewer than SEED letters. */
CALLED void deal(Game *g, const Box *box, const Setting *s, const char *seed, int length) {
    uint8_t starts[STARTS];
    ROLLED for (int at = 0; at < (int)size_of_game(s->seats) / 4; at++) ((uint32_t *)g)[at] = 0;
    g->seats = (uint8_t)s->seats, g->advanced = (uint8_t)s->advanced, g->round = 1;
    ROLLED for (int at = 0; at < length; at++) g->seed[at] = seed[at];
    g->seed_length = (uint8_t)length, g->quick = (uint8_t)s->quick;
    ROLLED for (int at = 0; at < FACES; at++) g->pair[at] = NONE;
    g->pool = (int16_t)(box->pool * s->seats);   /* R3.1 */
    ROLLED for (int seat = 0; seat < s->seats; seat++) {
        Player *p = &g->player[seat];
        p->action[0] = p->action[1] = p->placed = p->asked = NONE;
    }
    deal_start_worlds(g, box, s, starts);
    deal_hands(g, box, s, starts);
    ROLLED for (int seat = 0; seat < s->seats; seat++)   /* R3.4 */
        if (box->windfall[starts[seat]]) put_good(g, seat, starts[seat]);
    g->moment = s->first_game ? AT_CHOICE : AT_DEALT;   /* R3.6, R3.8 */
    run(g, box);
}

#endif
