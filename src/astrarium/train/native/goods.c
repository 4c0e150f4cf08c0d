/* Consume and Produce (games/race/rules): goods for chips and cards, sales, and new goods. */
#include "race.h"

static int good_kind_count(const Player *p, int kind) {
    int count = 0;
    for (int at = 0; at < p->size; at++)
        count += p->good[p->tableau[at]] >= 0 && (kind == GREY || box.card[p->tableau[at]].kind == kind);
    return count;
}

static int sale(const Player *p, int world, int bonuses) {
    const Card *c = &box.card[world];
    return box.prices[c->kind] + (bonuses ? p->powers.trade + p->powers.trade_kind[c->kind] + c->trade_here : 0);
}

static void sell(Game *g, int seat, int bonuses, const int *wanted) {
    Player *p = &g->player[seat];
    int best = -1, most = -99;
    for (int at = 0; at < p->size; at++) {
        int world = p->tableau[at];
        if (p->good[world] < 0) continue;
        int worth = 4 * sale(p, world, bonuses) - (wanted && wanted[box.card[world].kind] > 0 ? 3 : 0);
        if (worth > most) most = worth, best = world;
    }
    int price = sale(p, best, bonuses);
    if (p->goods > 1) tell_one(g, "sell", seat, best);
    use_good(g, seat, best);
    draw(g, seat, price);
}

typedef struct {
    const Consume *power;
    int used, face;
} Eater;

static double order_of(const Consume *power, int factor) {
    switch (power->op) {
    case DRAW: case GUESS: return -99;
    case SPEND: return 100;
    case TAKE_ALL: return 99;
    case SELL: return -2.4;
    }
    double share = power->exact ? power->least : 1;
    return -(factor * power->vp + 0.6 * power->cards) / share - (power->kind != GREY ? 0.05 : 0) + 0.01 * power->least;
}

static int distinct_kinds(const Player *p) {
    int kinds = 0;
    for (int kind = 0; kind < KINDS; kind++) kinds += good_kind_count(p, kind) > 0;
    return kinds;
}

static int usable(const Player *p, const Consume *power) {
    switch (power->op) {
    case DRAW: case GUESS: return 1;
    case SPEND: return p->cards > 0;
    case TAKE_ALL: case SELL: return p->goods > 0;
    }
    return power->distinct ? distinct_kinds(p) >= power->least : good_kind_count(p, power->kind) >= power->least;
}

static void gain(Game *g, int seat, int vp) {
    g->player[seat].chips += vp;
    g->pool -= vp;
}

/* Goods for a power: first those that no choosy power waits for, and of these the cheapest. */
static int pick_goods(const Player *p, const Consume *power, const int *wanted, int *out) {
    int many = 0, held[KINDS], taken[FACES] = {0}, kinds = 0;
    for (int kind = 0; kind < KINDS; kind++) held[kind] = good_kind_count(p, kind);
    while (many < power->most) {
        int best = -1, most = -9999;
        for (int at = 0; at < p->size; at++) {
            int world = p->tableau[at], kind = box.card[world].kind;
            if (p->good[world] < 0 || taken[world]) continue;
            if (power->kind != GREY && kind != power->kind) continue;
            if (power->distinct && (kinds >> kind & 1)) continue;
            int worth = 100 * (held[kind] - wanted[kind]) - 10 * box.prices[kind] - sale(p, world, 1);
            if (worth > most) most = worth, best = world;
        }
        if (best < 0) break;
        taken[best] = 1;
        kinds |= 1 << box.card[best].kind;
        out[many++] = best;
    }
    return many;
}

/* The number that most cards have which the player cannot see. */
static int likeliest(const Game *g, int seat, const Consume *power) {
    int count[16] = {0}, best = power->least;
    for (int face = 0; face < box.faces; face++) count[box.card[face].number]++;
    for (int each = 0; each < box.seats; each++)
        for (int at = 0; at < g->player[each].size; at++) count[box.card[g->player[each].tableau[at]].number]--;
    for (int at = 0; at < g->player[seat].cards; at++) count[box.card[g->player[seat].hand[at]].number]--;
    for (int number = power->least; number <= power->most; number++)
        if (count[number] > count[best]) best = number;
    return best;
}

static void guess(Game *g, int seat, const Consume *power) {
    Player *p = &g->player[seat];
    int number = likeliest(g, seat, power), card = top_card(g);
    tell_one(g, "guess", seat, number);
    if (card < 0) return;
    if (box.card[card].number == number) p->hand[p->cards++] = card;
    else g->discards[g->gone++] = card;
}

static void use(Game *g, int seat, const Consume *power, const int *wanted, int factor) {
    Player *p = &g->player[seat];
    int out[FACES], many;
    switch (power->op) {
    case DRAW: draw(g, seat, power->cards); return;
    case GUESS: guess(g, seat, power); return;
    case SELL: sell(g, seat, power->bonuses, wanted); return;
    case SPEND: {
        int idle = p->cards - 4;   /* those that are hardly needed any more */
        if (p->size >= box.end - 1 || g->pool <= 2 * box.seats) idle = p->cards;
        if (idle > power->most) idle = power->most;
        if (idle < 0) idle = 0;
        discard(g, seat, idle);
        gain(g, seat, idle * power->vp);
        return;
    }
    case TAKE_ALL:
        many = 0;
        for (int at = 0; at < p->size; at++)
            if (p->good[p->tableau[at]] >= 0) out[many++] = p->tableau[at];
        for (int at = 0; at < many; at++) use_good(g, seat, out[at]);
        gain(g, seat, factor * (many + power->offset));
        return;
    }
    many = pick_goods(p, power, wanted, out);
    tell(g, "goods", seat, out, many);
    for (int at = 0; at < many; at++) use_good(g, seat, out[at]);
    int times = power->exact ? 1 : many;
    gain(g, seat, factor * power->vp * times);
    if (power->cards) draw(g, seat, power->cards * times);
}

void consume(Game *g) {
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn], many = 0, wanted[EVERY] = {0};
        Player *p = &g->player[seat];
        Eater eater[64];
        int factor = has_action(p, DOUBLE) ? box.doubling : 1;
        for (int at = 0; at < p->size; at++) {
            const Card *c = &box.card[p->tableau[at]];
            for (int each = 0; each < c->consumes; each++) {
                eater[many++] = (Eater){&c->consume[each], 0, p->tableau[at]};
                if (c->consume[each].op == TAKE_GOODS && c->consume[each].kind != GREY)
                    wanted[c->consume[each].kind] += c->consume[each].most;
            }
        }
        if (has_action(p, TRADE) && p->goods) sell(g, seat, 1, wanted);
        for (;;) {
            int best = -1, may = 0;
            double least = 1e9;
            for (int at = 0; at < many; at++) {
                if (eater[at].used || !usable(p, eater[at].power)) continue;
                double order = order_of(eater[at].power, factor);
                may++;
                if (order < least) least = order, best = at;
            }
            if (best < 0) break;
            eater[best].used = 1;
            const Consume *power = eater[best].power;
            int used[2] = {eater[best].face, power->op};
            if (may > 1 || power->op == SPEND) tell(g, "power", seat, used, 2);
            if (power->op == TAKE_GOODS && power->kind != GREY) wanted[power->kind] -= power->most;
            use(g, seat, power, wanted, factor);
        }
    }
}

static void produce_on(Game *g, int seat, int world, int *made) {
    if (!put_good(g, seat, world)) return;
    const Card *c = &box.card[world];
    made[c->kind]++;
    if (c->draw_here) draw(g, seat, c->draw_here);
}

static void produce_windfall(Game *g, int seat, int source, int kind, int *made) {
    const Player *p = &g->player[seat];
    int best = -1, most = -1;
    for (int at = 0; at < p->size; at++) {
        int world = p->tableau[at];
        const Card *c = &box.card[world];
        if (!c->windfall || p->good[world] >= 0 || (kind != GREY && kind != c->kind)) continue;
        int worth = sale(p, world, 1) + c->draw_here;
        if (worth > most) most = worth, best = world;
    }
    if (best < 0) return;
    int told[2] = {source, best};
    tell(g, "windfall", seat, told, 2);
    produce_on(g, seat, best, made);
}

/* Choosy sources first; -1 is the bonus of the action card. */
static void produce_windfalls(Game *g, int seat, int *made) {
    const Player *p = &g->player[seat];
    for (int choosy = 1; choosy >= 0; choosy--)
        for (int at = 0; at < p->size; at++) {
            int source = box.card[p->tableau[at]].source;
            if (source >= 0 && (source != GREY) == choosy) produce_windfall(g, seat, p->tableau[at], source, made);
        }
    if (has_action(p, PRODUCE)) produce_windfall(g, seat, -1, GREY, made);
}

void produce(Game *g) {
    int made[MOST_SEATS][EVERY] = {{0}};
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn];
        Player *p = &g->player[seat];
        const Powers *w = &p->powers;
        int count = w->produce_draw;
        for (int kind = 0; kind < KINDS; kind++)
            if (w->per_world[kind])
                for (int at = 0; at < p->size; at++) count += w->per_world[kind] * (box.card[p->tableau[at]].kind == kind && box.card[p->tableau[at]].world);
        if (count) draw(g, seat, count);
        for (int at = 0; at < p->size; at++)
            if (box.card[p->tableau[at]].production && p->good[p->tableau[at]] < 0) produce_on(g, seat, p->tableau[at], made[seat]);
        produce_windfalls(g, seat, made[seat]);
        count = 0;
        for (int kind = 0; kind < KINDS; kind++) count += w->per_kind * (made[seat][kind] > 0) + w->per_good[kind] * made[seat][kind];
        if (count) draw(g, seat, count);
    }
    for (int turn = 0; turn < box.seats; turn++) {
        int seat = g->order[turn];
        for (int kind = 0; kind < KINDS; kind++) {
            int more = g->player[seat].powers.most[kind], alone = 1;
            if (!more || !made[seat][kind]) continue;
            for (int other = 0; other < box.seats; other++) alone &= other == seat || made[other][kind] < made[seat][kind];
            if (alone) draw(g, seat, more);
        }
    }
}
