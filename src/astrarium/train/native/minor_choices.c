#include "minor_choices.h"

/* The goods that unused powers of a single kind need, by kind. */
static void count_wanted(const Game *g, const Player *p, int *wanted) {
    memset(wanted, 0, sizeof(int) * EVERY);
    EACH (card, g, p->tableau)
        for (int at = 0; at < box.consumes[card]; at++) {
            const Power *power = &box.consume[card][at];
            if (g->mark[card] >> at & 1 && power->op == TAKE_GOODS && power->kind != ANY) wanted[power->kind] += power->most;
        }
}

static int worth_selling(const Player *p, int world, const int *wanted) {
    return 4 * sale_price(p, &box, world, 1) - (wanted[box.kind[world]] > 0 ? 3 : 0);
}

/* Goods that no such power needs first, the cheapest of them first. */
static int worth_consuming(const Game *g, const Player *p, int world, const int *wanted) {
    int kind = box.kind[world];
    return 100 * (count_goods(g, &box, p, kind) - wanted[kind]) - 10 * box.price[kind] - sale_price(p, &box, world, 1);
}

static double order_of(const Power *power, int factor) {
    switch (power->op) {
    case DRAW_CARDS: case GUESS: return 99;
    case SPEND: return -100;
    case TAKE_ALL: return -99;
    case SELL_GOOD: return 2.4;
    }
    double share = power->exact ? power->least : 1;
    return (factor * power->vp + 0.6 * power->cards) / share + (power->kind != ANY ? 0.05 : 0) - 0.01 * power->least;
}

/* The most frequent number of the cards that the player cannot see. */
static int likeliest(const Game *g, const Player *p) {
    const Power *power = &box.consume[g->card][g->power];
    int count[256] = {0}, best = power->least;
    for (int card = 0; card < box.cards; card++) count[box.number[card]]++;
    for (int seat = 0; seat < g->seats; seat++) EACH (card, g, g->player[seat].tableau) count[box.number[card]]--;
    EACH (card, g, p->hand) count[box.number[card]]--;
    for (int number = power->least; number <= power->most; number++)
        if (count[number] > count[best]) best = number;
    return best;
}

/* The kind whose best good is worth least. */
static int spared(const Game *g, const Player *p, const int *wanted) {
    int best[KINDS], least = -1;
    for (int kind = 0; kind < KINDS; kind++) best[kind] = -9999;
    EACH (good, g, p->goods) {
        int world = g->pair[good], worth = worth_consuming(g, p, world, wanted);
        if (worth > best[box.kind[world]]) best[box.kind[world]] = worth;
    }
    for (int kind = 0; kind < KINDS; kind++)
        if (g->kinds >> kind & 1 && (least < 0 || best[kind] < best[least])) least = kind;
    return least;
}

int idle_cards(const Game *g, int seat) {
    const Player *p = &g->player[seat];
    int idle = p->hand.count - 4;   /* those that are hardly needed */
    if (p->tableau.count >= box.end - 1 || g->pool <= 2 * g->seats) idle = p->hand.count;
    return idle < 0 ? 0 : idle < p->most ? idle : p->most;
}

int minor_choice(const Game *g, int seat) {
    const Player *p = &g->player[seat];
    int wanted[EVERY], number = -1;
    double most = -1e9;
    count_wanted(g, p, wanted);
    if (p->asked == GUESS_NUMBER) return box.number_no[likeliest(g, p)];
    if (p->asked == SPARE) return box.spare_no[spared(g, p, wanted)];
    Walk w;
    for (int at = 0; option_placed(g, &box, seat, at, &w); at++) {
        double worth = 0;
        switch (p->asked) {
        case TRADE_GOOD: case SELL: worth = worth_selling(p, w.answer, wanted); break;
        case GOODS: case ONE_GOOD: worth = worth_consuming(g, p, w.answer, wanted); break;
        case USE_POWER:
            worth = w.answer == STOP ? -1e6 : order_of(&box.consume[w.answer][w.other], has_action(p, DOUBLE) ? box.doubling : 1);
            break;
        case PRODUCE_WINDFALL:   /* choosy sources first */
            worth = sale_price(p, &box, w.other, 1) + box.draw_here[w.other];
            if (w.answer != NOTHING) worth += box.source[w.answer] != ANY ? 2000 : 1000;
            break;
        }
        if (worth > most) most = worth, number = w.found;
    }
    return number;
}
