#include "learner.h"

#include <math.h>
#include <string.h>

/* How much luck is in what is placed while learning. */
#define WARMTH 0.08f

static double uniform(Learner *x) { return (double)(roll(&x->luck) >> 11) / 9007199254740992.0; }
static float gumbel(Learner *x) { return x->study ? (float)(-log(-log(uniform(x) + 1e-12) + 1e-12)) * WARMTH : 0; }
float chance_of(float logit) { return 1 / (1 + expf(-logit)); }

static float judge(const Learner *x, const Game *g, int seat, const Player *own, int more) {
    Sight s;
    see(&s, g, seat, own, more, 0, 1);
    return glance(x->nearby, x->value, &s);
}

/* From here on positions are judged by what differs from this one. */
static void stand_at(const Learner *x, const Game *g, int seat, const Player *own) {
    Sight s;
    see(&s, g, seat, own, 0, 0, 1);
    stand(x->nearby, x->value, &s);
}

static Sample *note(Learner *x, const Game *g, int seat, const Player *own, int more, int hide, int middle) {
    Sample *s = &x->samples[x->many++];
    Thought t;
    s->seat = seat, s->start = 0, s->hidden = hide >= own->cards;
    if (hide) {   /* what the position is worth is told by all that is known */
        see(&s->sight, g, seat, own, more, 0, middle);
        think(x->value, &s->sight, &t);
        s->v = t.out[0];
        see(&s->sight, g, seat, own, more, hide, middle);
    } else {
        see(&s->sight, g, seat, own, more, 0, middle);
        think(x->value, &s->sight, &t);
        s->v = t.out[0];
    }
    s->v = chance_of(s->v);
    return s;
}

void odds_of(const float *out, float *odds) {
    float most = -1e9f, sum = 0;
    for (int at = 0; at < box.options; at++) {
        odds[at] = out[box.option[at][0]] + (box.option[at][1] >= 0 ? out[box.option[at][1]] : 0);
        if (odds[at] > most) most = odds[at];
    }
    for (int at = 0; at < box.options; at++) sum += odds[at] = expf(odds[at] - most);
    for (int at = 0; at < box.options; at++) odds[at] /= sum;
}

static void tell_sight(const Game *g, int seat, const Sight *s) {
    int numbers[2 * ACTIVE];
    for (int each = 0; each < s->many; each++) {
        numbers[2 * each] = s->at[each];
        numbers[2 * each + 1] = (int)lroundf(1000 * s->value[each]);
    }
    tell(g, "sight", seat, numbers, 2 * s->many);
}

static void choose_actions(Game *g, int seat) {
    Learner *x = g->mind[seat]->self;
    Player *p = &g->player[seat];
    Sight s;
    Thought t;
    float odds[PAIRS];
    see(&s, g, seat, p, 0, 0, 0);
    tell_sight(g, seat, &s);
    think(x->policy, &s, &t);
    odds_of(t.out, odds);
    double luck = uniform(x);
    int chosen = box.options - 1;
    for (int at = 0; at < box.options; at++)
        if ((luck -= odds[at]) < 0) { chosen = at; break; }
    if (x->study && x->many < SAMPLES - 16) {
        /* Hide all of the hand, some, or none: the hands of others are never known. */
        double hide = uniform(x);
        int known[FACES];
        memcpy(known, p->hand, sizeof known);
        for (int at = p->cards - 1; at > 0; at--) {
            int other = (int)(uniform(x) * (at + 1)), kept = p->hand[at];
            p->hand[at] = p->hand[other], p->hand[other] = kept;
        }
        int many = hide < 0.3 ? p->cards : hide < 0.5 ? (int)(uniform(x) * (p->cards + 1)) : 0;
        Sample *n = note(x, g, seat, p, 0, many, 0);
        memcpy(p->hand, known, sizeof known);
        n->start = 1, n->option = chosen, n->hand = s;
    }
    p->action[0] = -2 - chosen;   /* unknown to the others until all have chosen */
}

static void revealed(Game *g, int seat) {
    Learner *x = g->mind[seat]->self;
    if (x->study && x->many < SAMPLES - 16) note(x, g, seat, &g->player[seat], 0, 0, 1);
}

/* The cards of a hand in the order in which they are given away. */
static void least_missed(Game *g, int seat, const Player *base, const int *from, int many, int more, int *out) {
    Learner *x = g->mind[seat]->self;
    float worth[FACES];
    Player p = *base;
    stand_at(x, g, seat, base);
    for (int at = 0; at < many; at++) {
        out[at] = from[at];
        int place = 0;
        while (base->hand[place] != from[at]) place++;
        p.hand[place] = base->hand[base->cards - 1];
        p.cards = base->cards - 1;
        worth[at] = judge(x, g, seat, &p, more);
        p.hand[place] = from[at];
        p.cards = base->cards;
    }
    for (int at = 1; at < many; at++)
        for (int each = at; each > 0 && worth[each] > worth[each - 1]; each--) {
            float w = worth[each];
            int card = out[each];
            worth[each] = worth[each - 1], out[each] = out[each - 1];
            worth[each - 1] = w, out[each - 1] = card;
        }
}

static void choose_discard(Game *g, int seat, const int *from, int many, int count, int *out) {
    if (!count) return;
    Player p = g->player[seat];
    int order[FACES];
    if (from != g->player[seat].hand) {   /* Explore: what was drawn is not in hand yet */
        memcpy(p.hand + p.cards, from, sizeof(int) * (size_t)many);
        p.cards += many;
    }
    least_missed(g, seat, &p, from == g->player[seat].hand ? p.hand : from, many, 0, order);
    memcpy(out, order, sizeof(int) * (size_t)count);
}

static void leave(Player *p, int face) {
    for (int at = 0; at < p->cards; at++)
        if (p->hand[at] == face) { p->hand[at] = p->hand[--p->cards]; return; }
}

static void spend_card(Player *p, int face) {
    for (int at = 0; at < p->size; at++)
        if (p->tableau[at] == face) { p->tableau[at] = p->tableau[--p->size]; return; }
}

static void give(Player *p, const int *order, int many, int price) {
    for (int at = 0; at < many && price > 0; at++) {
        int before = p->cards;
        leave(p, order[at]);
        price -= before - p->cards;
    }
}

static int place(Game *g, int seat, const int *faces, int many) {
    Learner *x = g->mind[seat]->self;
    const Player *base = &g->player[seat];
    if (!many) return -1;
    int order[FACES], best = -1, best_more = 0;
    least_missed(g, seat, base, base->hand, base->cards, 0, order);
    Player kept = *base;
    float most = judge(x, g, seat, base, 0) + gumbel(x);
    int settling = g->phase == P_SETTLE || g->phase == P_SETTLE_2;
    x->way[seat] = -2;
    for (int at = 0; at < many; at++) {
        const Card *c = &box.card[faces[at]];
        int ways[32], count = 0;
        const Powers *w = &base->powers;
        int bonus = has_action(base, g->phase == P_DEVELOP ? DEVELOP : g->phase == P_DEVELOP_2 ? DEVELOP_2 : g->phase == P_SETTLE ? SETTLE : SETTLE_2);
        if (!settling) ways[count++] = -2;
        else {
            int have = strength_of(w, c);
            if (c->military && have >= c->number) ways[count++] = -1;
            else {
                for (int each = 0; each < base->size; each++) {
                    const Card *t = &box.card[base->tableau[each]];
                    if (c->military && t->tactics && have + w->tactics >= c->number) ways[count++] = base->tableau[each];
                    if ((!c->military || w->contact[c->kind]) && t->ship && t->ship_not != c->kind && price_of(w, c)) ways[count++] = base->tableau[each];
                }
                if ((!c->military || w->contact[c->kind]) && price_of(w, c) <= base->cards - 1) ways[count++] = -2;
            }
        }
        for (int each = 0; each < count; each++) {
            Player p = *base;
            int more = settling ? w->settle_draw + (bonus ? box.settle_bonus : 0) : w->develop_draw;
            leave(&p, faces[at]);
            if (ways[each] == -2) {
                int price = settling ? price_of(w, c) : c->number - w->develop_less - (bonus ? box.develop_bonus : 0);
                give(&p, order, base->cards, price);
            } else if (ways[each] >= 0)
                spend_card(&p, ways[each]);
            p.tableau[p.size++] = faces[at];
            if (c->windfall) p.good[faces[at]] = 0;
            float worth = judge(x, g, seat, &p, more) + gumbel(x);
            if (worth > most) most = worth, best = faces[at], x->way[seat] = ways[each], kept = p, best_more = more;
        }
    }
    if (x->study && uniform(x) < 0.01) {
        best = uniform(x) < 0.3 ? -1 : faces[(int)(uniform(x) * many)];
        x->way[seat] = -3;
        return best;
    }
    if (x->study && x->many < SAMPLES - 16) note(x, g, seat, &kept, best_more, 0, 1);
    return best;
}

static int choose_way(Game *g, int seat, int face, const int *ways, int many) {
    (void)face;
    Learner *x = g->mind[seat]->self;
    for (int at = 0; at < many; at++)
        if (ways[at] == x->way[seat]) return ways[at];
    return ways[0];
}

Mind mind_of(Learner *x) { return (Mind){x, choose_actions, revealed, choose_discard, place, choose_way}; }
