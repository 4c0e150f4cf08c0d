#include "learner.h"
#include "minor_choices.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Scale of the Gumbel noise on placements during training. */
#define WARMTH 0.08f

static double uniform(Learner *x) { return (double)(roll(&x->luck) >> 11) / 9007199254740992.0; }
static float gumbel(Learner *x) { return x->study ? (float)(-log(-log(uniform(x) + 1e-12) + 1e-12)) * WARMTH : 0; }
float chance_of(float logit) { return 1 / (1 + expf(-logit)); }

static float judge(const Learner *x, const Scene *g, int seat, const Empire *own, int more) {
    Sight s;
    see(&s, g, seat, own, more, 0, 1);
    return glance(x->nearby, x->value, &s);
}

/* Set the base position; others are evaluated by their difference from it. */
static void stand_at(const Learner *x, const Scene *g, int seat, const Empire *own) {
    Sight s;
    see(&s, g, seat, own, 0, 0, 1);
    stand(x->nearby, x->value, &s);
}

static Sample *note(Learner *x, const Scene *g, int seat, const Empire *own, int more, int hide, int middle) {
    Sample *s = &x->samples[x->many++];
    Thought t;
    s->seat = seat, s->start = 0, s->hidden = hide >= own->cards;
    if (hide) {   /* the value depends on everything that is known */
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
    for (int at = 0; at < box.choices[advanced]; at++) {
        odds[at] = out[action_of(at, 0)] + (action_of(at, 1) >= 0 ? out[action_of(at, 1)] : 0);
        if (odds[at] > most) most = odds[at];
    }
    for (int at = 0; at < box.choices[advanced]; at++) sum += odds[at] = expf(odds[at] - most);
    for (int at = 0; at < box.choices[advanced]; at++) odds[at] /= sum;
}

static void tell_sight(FILE *log, int seat, const Sight *s) {
    fprintf(log, "sight %d", seat);
    for (int each = 0; each < s->many; each++) fprintf(log, " %d %ld", s->at[each], lroundf(1000 * s->value[each]));
    fputc('\n', log);
}

static int choose_actions_of(Learner *x, Scene *g, int seat, FILE *log) {
    Empire *p = &g->player[seat];
    Sight s;
    Thought t;
    float odds[PAIRS];
    see(&s, g, seat, p, 0, 0, 0);
    if (log) tell_sight(log, seat, &s);
    think(x->policy, &s, &t);
    odds_of(t.out, odds);
    double luck = uniform(x);
    int chosen = box.choices[advanced] - 1;
    for (int at = 0; at < box.choices[advanced]; at++)
        if ((luck -= odds[at]) < 0) { chosen = at; break; }
    if (x->study && x->many < SAMPLES - 16) {
        /* Hide all, some or none of the hand: the hands of others are never known. */
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
    return chosen;
}

static void revealed(Learner *x, Scene *g, int seat) {
    if (x->study && x->many < SAMPLES - 16) note(x, g, seat, &g->player[seat], 0, 0, 1);
}

/* The cards of a hand in the order of discarding. */
static void least_missed(Learner *x, Scene *g, int seat, const Empire *base, const int *from, int many, int more, int *out) {
    float worth[FACES];
    Empire p = *base;
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

static void choose_discard(Learner *x, Scene *g, int seat, const int *from, int many, int count, int *out) {
    if (!count) return;
    Empire p = g->player[seat];
    int order[FACES];
    if (from != g->player[seat].hand) {   /* Explore: drawn cards are not in hand yet */
        memcpy(p.hand + p.cards, from, sizeof(int) * (size_t)many);
        p.cards += many;
    }
    least_missed(x, g, seat, &p, from == g->player[seat].hand ? p.hand : from, many, 0, order);
    memcpy(out, order, sizeof(int) * (size_t)count);
}

static void leave(Empire *p, int face) {
    for (int at = 0; at < p->cards; at++)
        if (p->hand[at] == face) { p->hand[at] = p->hand[--p->cards]; return; }
}

static void spend_card(Empire *p, int face) {
    for (int at = 0; at < p->size; at++)
        if (p->tableau[at] == face) { p->tableau[at] = p->tableau[--p->size]; return; }
}

static void give(Empire *p, const int *order, int many, int price) {
    for (int at = 0; at < many && price > 0; at++) {
        int before = p->cards;
        leave(p, order[at]);
        price -= before - p->cards;
    }
}

static int place(Learner *x, Scene *g, int seat, const int *faces, int many) {
    const Empire *base = &g->player[seat];
    if (!many) return -1;
    int order[FACES], best = -1, best_more = 0;
    least_missed(x, g, seat, base, base->hand, base->cards, 0, order);
    Empire kept = *base;
    float most = judge(x, g, seat, base, 0) + gumbel(x);
    int settling = g->phase >= SETTLE;
    x->way[seat] = -2;
    for (int at = 0; at < many; at++) {
        int card = faces[at], kind = box.kind[card], military = box.military[card];
        int ways[32], count = 0;
        const Powers *w = &base->powers;
        int bonus = does(base, box.bonus_action[g->phase]);
        if (!settling) ways[count++] = -2;
        else {
            int have = strength_of(w, card);
            if (military && have >= box.number[card]) ways[count++] = -1;
            else {
                for (int each = 0; each < base->size; each++) {
                    int spent = base->tableau[each];
                    if (military && box.has_tactics[spent] && have + w->tactics >= box.number[card]) ways[count++] = spent;
                    if ((!military || w->contact[kind]) && box.has_ship[spent] && box.ship_not[spent] != kind && price_of(w, card)) ways[count++] = spent;
                }
                if ((!military || w->contact[kind]) && price_of(w, card) <= base->cards - 1) ways[count++] = -2;
            }
        }
        for (int each = 0; each < count; each++) {
            Empire p = *base;
            int more = settling ? w->settle_draw + (bonus ? box.settle_bonus : 0) : w->develop_draw;
            leave(&p, card);
            if (ways[each] == -2) {
                int price = settling ? price_of(w, card) : box.number[card] - w->develop_less - (bonus ? box.develop_bonus : 0);
                give(&p, order, base->cards, price);
            } else if (ways[each] >= 0)
                spend_card(&p, ways[each]);
            p.tableau[p.size++] = card;
            if (box.windfall[card]) p.good[card] = 1;
            float worth = judge(x, g, seat, &p, more) + gumbel(x);
            if (worth > most) most = worth, best = card, x->way[seat] = ways[each], kept = p, best_more = more;
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

/* The way that was planned with the choice of the world; the first one if it is barred. */
static int choose_way(const Learner *x, const Game *g, int seat) {
    Walk w;
    int first = -1;
    for (int at = 0; option_placed(g, &box, seat, at, &w); at++) {
        int way = w.answer == CONQUER ? -1 : w.answer == PAYING ? -2 : w.answer;
        if (way == x->way[seat]) return w.found;
        if (first < 0) first = w.found;
    }
    return first;
}

static void tell_act(FILE *log, int seat, int number) {
    if (log) fprintf(log, "act %d %d\n", seat, number);
}

static void do_act(Game *g, int seat, int number, FILE *log) {
    tell_act(log, seat, number);
    if (!act(g, &box, seat, number)) { fprintf(stderr, "illegal action %d\n", number); abort(); }
}

/* Discard some cards, or keep some of those looked at. */
static void give_away(Learner *x, Game *g, Scene *s, int seat, int count, FILE *log) {
    int from[FACES], out[FACES], many = 0, asked = g->player[seat].asked;
    Pile pile = asked == KEEP ? g->player[seat].drawn : g->player[seat].hand;
    EACH (card, g, pile) from[many++] = card;
    int go = asked == KEEP ? many - count : count;
    choose_discard(x, s, seat, asked == KEEP ? from : s->player[seat].hand, many, go, out);
    for (int at = 0; at < many; at++) {
        int gone = 0;
        for (int each = 0; each < go; each++) gone |= out[each] == from[at];
        if (gone == (asked != KEEP)) do_act(g, seat, box.card_no[from[at]], log);
    }
}

/* After all have chosen: the observation of each seat before the first phase. */
static void reveal(Learner *const *players, Scene *s) {
    s->agenda = 0;
    for (int seat = 0; seat < seats; seat++)
        for (int at = 0; at < 2; at++) {
            int action = action_of(players[seat]->told[seat], at);
            s->player[seat].action[at] = action;
            if (action >= 0) s->agenda |= 1 << box.opens[action];
        }
    for (int seat = 0; seat < seats; seat++) revealed(players[seat], s, seat);
}

static void answer(Learner *const *players, Game *g, Scene *s, int seat, FILE *log) {
    Learner *x = players[seat];
    const Player *p = &g->player[seat];
    switch (p->asked) {
    case START: case KEEP: case PAY: case HAND_LIMIT:
        give_away(x, g, s, seat, p->least, log);
        break;
    case SPEND_CARDS:
        if (idle_cards(g, seat)) give_away(x, g, s, seat, idle_cards(g, seat), log);
        if (p->asked == SPEND_CARDS) do_act(g, seat, box.stop_no, log);
        break;
    case ACTION: case ACTION_PAIR:
        x->told[seat] = choose_actions_of(x, s, seat, log);
        if (g->open == 1) reveal(players, s);
        do_act(g, seat, box.choice_no[advanced][x->told[seat]], log);
        break;
    case PLACE_DEVELOPMENT: case PLACE_WORLD: {
        Walk w;
        int faces[FACES], many = 0;
        for (int at = 1; option_placed(g, &box, seat, at, &w); at++) faces[many++] = w.answer;
        int card = place(x, s, seat, faces, many);
        do_act(g, seat, card < 0 ? box.pass_no : box.card_no[card], log);
        break;
    }
    case WAY: do_act(g, seat, choose_way(x, g, seat), log); break;
    default: do_act(g, seat, minor_choice(g, seat), log);
    }
}

void play_game(Game *g, uint64_t seed, Learner *const *players, FILE *log) {
    Setting setting = {seats, advanced, 0, !log, 0, 0};   /* what is told is dealt as in Python */
    char text[SEED];
    Scene s;
    int length = 0;
    if (seed >> 32) length = write_number(text, (unsigned)(seed >> 32)), text[length++] = '/';
    deal(g, &box, &setting, text, length + write_number(text + length, (unsigned)seed));
    while (!g->over) {
        int seat = g->waiting[0];
        look_around(&s, g);
        answer(players, g, &s, seat, log);
    }
}
