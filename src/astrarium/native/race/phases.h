/* R4 A round, and its phases R6 to R11. The game runs from step to step until somebody is asked. */
#ifndef PHASES_H
#define PHASES_H

#include "questions.h"

enum {
    AT_DEALT, AT_STARTED, AT_CHOICE, AT_CHOSEN, AT_PHASE, AT_KEPT, AT_REVEALED, AT_PLACING, AT_WAY, AT_PAID, AT_CONSUME, AT_TRADED,
    AT_POWERS, AT_POWER, AT_GOODS, AT_SPARE, AT_SPARED, AT_ONE_GOOD, AT_PICKED_ONE, AT_SOLD, AT_GUESSED, AT_SPENT, AT_PRODUCE,
    AT_WINDFALL, AT_PRODUCED, AT_ROUND_END, AT_LIMITED
};

FN int seat_in_turn(const Game *g) {   /* R3.5 */
    int seat = g->first + g->turn;
    return seat < g->seats ? seat : seat - g->seats;
}

/* -- asking */

FN void begin_asking(Game *g, int then) {
    g->open = g->closed = 0;
    g->moment = (uint8_t)then;
}

FN void settle_question(Game *g, int seat, int open) {
    if (open) g->waiting[g->open++] = (uint8_t)seat;
    else g->player[seat].asked = NONE, g->answered[g->closed++] = (uint8_t)seat;
}

FN void put_question(Player *p, int prompt, int about, int count) {
    p->asked = (uint8_t)prompt, p->about = (uint8_t)about, p->count = (uint8_t)count;
    p->least = p->most = 1, p->picks = 0;
}

/* Ask for one option, unless there is only one. Returns the number of options. */
CALLED int ask(Game *g, const Box *box, int seat, int prompt, int about) {
    Player *p = &g->player[seat];
    Walk w;
    put_question(p, prompt, about, 0);
    count_options(g, box, seat, &w);
    p->options = (uint8_t)w.count, p->answer = (uint8_t)w.answer, p->other = (uint8_t)w.other;
    settle_question(g, seat, w.count > 1);
    return w.count;
}

/* Ask for several cards; if all have to be taken, take them without a question. */
FN void ask_several(Game *g, int seat, int prompt, int about, int of, int least, int most) {
    Player *p = &g->player[seat];
    put_question(p, prompt, about, most);
    p->options = (uint8_t)of, p->least = (uint8_t)least, p->most = (uint8_t)most;
    if (most > 0 && least >= of) p->picks = (uint8_t)of;
    settle_question(g, seat, most > 0 && least < of);
}

FN int asks_several(int prompt) {
    return (1 << START | 1 << KEEP | 1 << PAY | 1 << GOODS | 1 << SPEND_CARDS | 1 << HAND_LIMIT) >> prompt & 1;
}

/* -- R3.6, R4.2, R4.3, R14.2: the first discard, the actions, their phases */

FN void discard_at_start(Game *g, const Box *box) {
    begin_asking(g, AT_STARTED);
    ROLLED for (int seat = 0; seat < g->seats; seat++)
        ask_several(g, seat, START, NONE, g->player[seat].hand.count, box->discard, box->discard);
}

FN void discard_answers(Game *g, const Box *box) {
    ROLLED for (int at = 0; at < g->closed; at++) {
        Player *p = &g->player[g->answered[at]];
        discard(g, box, g->answered[at], p->picks == p->hand.count);
    }
}

FN void choose_actions(Game *g, const Box *box) {
    begin_asking(g, AT_CHOSEN);
    ROLLED for (int seat = 0; seat < g->seats; seat++) ask(g, box, seat, g->advanced ? ACTION_PAIR : ACTION, NONE);
}

FN void begin_phase(Game *g) {
    int phase = 0;
    while (!(g->agenda >> phase & 1)) phase++;
    g->phase = (uint8_t)phase, g->turn = 0, g->moment = AT_PHASE;
}

FN void reveal_actions(Game *g, const Box *box) {
    g->agenda = 0;
    ROLLED for (int seat = 0; seat < g->seats; seat++) {
        Player *p = &g->player[seat];
        ROLLED for (int at = 0; at < 2; at++) {
            int action = box->choice[g->advanced][p->answer][at];
            p->action[at] = (uint8_t)action;
            if (action != NONE) g->agenda |= (uint8_t)(1 << box->opens[action]);
        }
    }
    g->revealed = g->agenda;
    begin_phase(g);
}

/* -- R11 The end of a round and of the game */

FN void close_round(Game *g, const Box *box) {   /* R11.2, R11.4 */
    g->over = g->round >= box->last_round || g->pool <= 0;
    g->revealed = 0;
    ROLLED for (int seat = 0; seat < g->seats; seat++) {
        Player *p = &g->player[seat];
        p->action[0] = p->action[1] = NONE;
        if (p->tableau.count >= box->end) g->over = 1;
    }
    g->moment = AT_CHOICE;
    if (!g->over) g->round++;
}

FN void finish_phase(Game *g, const Box *box) {
    g->agenda &= (uint8_t)(g->agenda - 1);
    if (g->agenda) { begin_phase(g); return; }
    ROLLED for (int seat = 0; seat < g->seats; seat++)
        if (g->player[seat].hand.count > box->limit) { g->moment = AT_ROUND_END; return; }
    close_round(g, box);
}

FN void discard_to_limit(Game *g, const Box *box) {   /* R11.1 */
    begin_asking(g, AT_LIMITED);
    ROLLED for (int seat = 0; seat < g->seats; seat++) {
        int over = g->player[seat].hand.count - box->limit;
        if (over > 0) ask_several(g, seat, HAND_LIMIT, NONE, g->player[seat].hand.count, over, over);
    }
}

/* -- R6 Explore */

CALLED void explore(Game *g, const Box *box) {
    begin_asking(g, AT_KEPT);
    ROLLED for (g->turn = 0; g->turn < g->seats; g->turn++) {
        int seat = seat_in_turn(g);
        Player *p = &g->player[seat];
        int look = box->look + p->powers.explore_draw, keep = box->keep + p->powers.explore_keep;
        for (int action = EXPLORE_5; action <= EXPLORE_1_1; action++)
            if (has_action(p, action)) look += box->looks[action][0], keep += box->looks[action][1];
        look_at_top(g, seat, &p->drawn, look);
        if (keep > p->drawn.count) keep = p->drawn.count;
        ask_several(g, seat, KEEP, NONE, p->drawn.count, keep, keep);
    }
}

FN void keep_cards(Game *g, const Box *box) {   /* R6.3 */
    ROLLED for (g->turn = 0; g->turn < g->seats; g->turn++) {
        Player *p = &g->player[seat_in_turn(g)];
        int all = p->picks == p->drawn.count;
        for (int card = p->drawn.count ? p->drawn.first : NONE, after; card != NONE; card = after) {
            after = g->next[card];
            append(g, all || g->mark[card] & PICKED ? &p->hand : &g->discards, card);
            g->mark[card] &= (uint8_t)~PICKED;
        }
        p->drawn.count = 0;
    }
    finish_phase(g, box);
}

/* -- R7 Develop, R8 Settle */

FN void develop(Game *g, const Box *box) {
    begin_asking(g, AT_REVEALED);
    ROLLED for (g->turn = 0; g->turn < g->seats; g->turn++)   /* R7.1 */
        draw(g, seat_in_turn(g), g->player[seat_in_turn(g)].powers.develop_first);
    ROLLED for (int seat = 0; seat < g->seats; seat++) ask(g, box, seat, PLACE_DEVELOPMENT, NONE);
}

FN void settle(Game *g, const Box *box) {
    begin_asking(g, AT_REVEALED);
    ROLLED for (int seat = 0; seat < g->seats; seat++) ask(g, box, seat, PLACE_WORLD, NONE);
}

CALLED void reveal_cards(Game *g, const Box *box) {   /* R7.2, R8.1 */
    ROLLED for (int seat = 0; seat < g->seats; seat++) {
        Player *p = &g->player[seat];
        if (p->answer == NOTHING) continue;
        int card = g->won ? better_known(g, box, p, p->answer) : p->answer;
        take_out(g, &p->hand, card);
        append(g, &p->tableau, card);
        g->won = (uint8_t)(g->won - (g->seen[card] >> 7));
        g->seen[card] &= (uint8_t)~WON;
        show_all(g, card);
        p->placed = (uint8_t)card;
    }
    g->turn = 0, g->moment = AT_PLACING;
}

FN void pay(Game *g, const Box *box, int seat, int price) {   /* R2.6 */
    Player *p = &g->player[seat];
    if (price && price < p->hand.count) {
        ask_several(g, seat, PAY, p->placed, p->hand.count, price, price);
        return;
    }
    p->picks = 0;
    if (price) discard(g, box, seat, 1);
}

CALLED void place_next(Game *g, const Box *box) {   /* R7.5, R8.3 */
    while (g->turn < g->seats && g->player[seat_in_turn(g)].placed == NONE) g->turn++;
    if (g->turn < g->seats) {
        int seat = seat_in_turn(g);
        Player *p = &g->player[seat];
        if (g->phase <= DEVELOP_2) {
            begin_asking(g, AT_PAID);
            pay(g, box, seat, development_price(p, box, p->placed, has_bonus(p, box, g->phase)));
        } else {
            begin_asking(g, AT_WAY);
            ask(g, box, seat, WAY, p->placed);
        }
        return;
    }
    ROLLED for (int seat = 0; seat < g->seats; seat++) {   /* R5.2 */
        Player *p = &g->player[seat];
        if (p->placed != NONE) take_powers(p, box, p->placed);
        p->placed = NONE;
    }
    finish_phase(g, box);
}

FN void go_the_way(Game *g, const Box *box) {   /* R8.4–R8.8 */
    int seat = seat_in_turn(g);
    Player *p = &g->player[seat];
    begin_asking(g, AT_PAID);
    pay(g, box, seat, p->answer == PAYING ? world_price(p, box, p->placed) : 0);
    if (p->answer < STOP) lose(g, box, seat, p->answer);
}

CALLED void draw_for_placing(Game *g, const Box *box) {   /* R7.5, R8.9, R8.10 */
    int seat = seat_in_turn(g);
    Player *p = &g->player[seat];
    if (p->picks) discard(g, box, seat, 0);
    if (g->phase <= DEVELOP_2) draw(g, seat, p->powers.develop_draw);
    else {
        if (box->windfall[p->placed]) put_good(g, seat, p->placed);
        draw(g, seat, p->powers.settle_draw + (has_bonus(p, box, g->phase) ? box->settle_bonus : 0));
    }
    g->turn++, g->moment = AT_PLACING;
}

/* -- R9 Consume */

FN int sale_price(const Player *p, const Box *box, int world, int bonuses) {   /* R9.3 */
    int kind = box->kind[world], price = box->price[kind];
    return bonuses ? price + p->powers.trade + p->powers.trade_kind[kind] + box->trade_here[world] : price;
}

FN void sell(Game *g, const Box *box, int seat, int world, int bonuses) {
    int price = sale_price(&g->player[seat], box, world, bonuses);
    use_good(g, seat, world);
    draw(g, seat, price);
}

CALLED void consume(Game *g, const Box *box) {   /* R9.1, R9.2 */
    if (g->turn == g->seats) { finish_phase(g, box); return; }
    int seat = seat_in_turn(g);
    Player *p = &g->player[seat];
    EACH (card, g, p->tableau) g->mark[card] = (uint8_t)((1 << box->consumes[card]) - 1);
    if (has_action(p, TRADE) && p->goods.count) {
        begin_asking(g, AT_TRADED);
        ask(g, box, seat, TRADE_GOOD, NONE);
    } else
        g->moment = AT_POWERS;
}

FN void choose_power(Game *g, const Box *box) {   /* R9.4 */
    int seat = seat_in_turn(g);
    Player *p = &g->player[seat];
    if (p->goods.count || p->powers.goodless) {
        begin_asking(g, AT_POWER);
        if (ask(g, box, seat, USE_POWER, NONE)) return;
    }
    EACH (card, g, p->tableau) g->mark[card] = 0;
    g->turn++, g->moment = AT_CONSUME;
}

FN void reward(Game *g, const Box *box, int seat, int vp, int cards) {   /* R9.12 */
    gain(g, seat, has_action(&g->player[seat], DOUBLE) ? vp * box->doubling : vp);
    draw(g, seat, cards);
}

/* R9.5 Consume the goods of a kind, all or the picked ones, and get the reward of the power. */
CALLED void take_goods(Game *g, const Box *box, int seat, int kind, int picked) {
    const Power *power = &box->consume[g->card][g->power];
    Player *p = &g->player[seat];
    int used = 0;
    for (int good = p->goods.count ? p->goods.first : NONE, after; good != NONE; good = after) {
        int world = g->pair[good];
        after = g->next[good];
        if (picked ? !(g->mark[world] & PICKED) : kind != ANY && box->kind[world] != kind) continue;
        g->mark[world] &= (uint8_t)~PICKED;
        use_good(g, seat, world);
        used++;
    }
    if (power->op == TAKE_ALL) reward(g, box, seat, used + power->offset, 0);
    else reward(g, box, seat, power->vp * (power->exact ? 1 : used), power->cards * (power->exact ? 1 : used));
}

CALLED void use_power(Game *g, const Box *box) {
    int seat = seat_in_turn(g), card = g->player[seat].answer, at = g->player[seat].other;
    Player *p = &g->player[seat];
    if (card == STOP) {
        EACH (each, g, p->tableau) g->mark[each] = 0;
        g->moment = AT_POWERS;
        return;
    }
    const Power *power = &box->consume[card][at];
    g->card = (uint8_t)card, g->power = (uint8_t)at, g->good_kind = (uint8_t)power->kind;
    g->mark[card] &= (uint8_t)~(1 << at);
    g->moment = AT_POWERS;
    switch (power->op) {
    case TAKE_GOODS:
        if (power->distinct) {   /* R9.7 */
            g->kinds = (uint8_t)kinds_of_goods(g, box, p);
            g->moment = AT_SPARE;
        } else if (count_goods(g, box, p, power->kind) > power->most) {
            begin_asking(g, AT_GOODS);
            ask_several(g, seat, GOODS, card, count_goods(g, box, p, power->kind), power->most, power->most);
        } else
            take_goods(g, box, seat, power->kind, 0);
        break;
    case TAKE_ALL: take_goods(g, box, seat, ANY, 0); break;   /* R9.6 */
    case SELL_GOOD:   /* R9.8 */
        begin_asking(g, AT_SOLD);
        ask(g, box, seat, SELL, card);
        break;
    case DRAW_CARDS: draw(g, seat, power->cards); break;   /* R9.9 */
    case GUESS:   /* R9.10 */
        begin_asking(g, AT_GUESSED);
        ask(g, box, seat, GUESS_NUMBER, NONE);
        break;
    case SPEND: {   /* R9.11 */
        int held = p->hand.count;
        begin_asking(g, AT_SPENT);
        ask_several(g, seat, SPEND_CARDS, card, held, 0, power->most < held ? power->most : held);
        break;
    }
    }
}

/* R9.7 One good of each kind: first the kinds to spare are chosen, then the goods. */
FN void spare_kinds(Game *g, const Box *box) {
    if (count_bits(g->kinds) > box->consume[g->card][g->power].least) {
        begin_asking(g, AT_SPARED);
        ask(g, box, seat_in_turn(g), SPARE, g->card);
    } else
        g->good_kind = 0, g->moment = AT_ONE_GOOD;
}

FN void pick_one_good(Game *g, const Box *box) {
    int seat = seat_in_turn(g);
    while (g->good_kind < KINDS && !(g->kinds >> g->good_kind & 1)) g->good_kind++;
    if (g->good_kind < KINDS) {
        begin_asking(g, AT_PICKED_ONE);
        ask(g, box, seat, ONE_GOOD, g->card);
        return;
    }
    const Power *power = &box->consume[g->card][g->power];
    ROLLED for (int kind = 0; kind < KINDS; kind++)
        EACH (world, g, g->player[seat].tableau)
            if (g->mark[world] & PICKED && box->kind[world] == kind) {
                g->mark[world] &= (uint8_t)~PICKED;
                use_good(g, seat, world);
            }
    reward(g, box, seat, power->vp, power->cards);
    g->moment = AT_POWERS;
}

FN void guess(Game *g, const Box *box) {   /* R9.10 */
    int seat = seat_in_turn(g), card = top_card(g);
    if (card != NONE) {
        show_all(g, card);
        if (box->number[card] == g->player[seat].answer) {
            g->seen[card] |= WON;
            g->won++;
            append(g, &g->player[seat].hand, card);
        } else
            append(g, &g->discards, card);
    }
    g->moment = AT_POWERS;
}

FN void spend_cards(Game *g, const Box *box) {   /* R9.11 */
    int seat = seat_in_turn(g), count = g->player[seat].picks;
    if (count) discard(g, box, seat, 0);
    gain(g, seat, count * box->consume[g->card][g->power].vp);
    g->moment = AT_POWERS;
}

/* -- R10 Produce */

FN void produce_on(Game *g, const Box *box, int seat, int world) {   /* R10.2, R10.3, R10.7 */
    if (!put_good(g, seat, world)) return;
    g->made[seat][box->kind[world]]++;
    draw(g, seat, box->draw_here[world]);
}

FN void draw_for_most(Game *g, const Box *box) {   /* R10.6 */
    ROLLED for (g->turn = 0; g->turn < g->seats; g->turn++) {
        int seat = seat_in_turn(g);
        ROLLED for (int kind = 0; kind < KINDS; kind++) {
            int alone = g->player[seat].powers.most[kind] != 0;
            for (int other = 0; alone && other < g->seats; other++)
                alone = other == seat || g->made[other][kind] < g->made[seat][kind];
            if (alone) draw(g, seat, g->player[seat].powers.most[kind]);
        }
    }
    finish_phase(g, box);
}

CALLED void produce(Game *g, const Box *box) {
    if (g->turn == g->seats) { draw_for_most(g, box); return; }
    int seat = seat_in_turn(g);
    Player *p = &g->player[seat];
    int count = p->powers.produce_draw;   /* R10.1 */
    ROLLED for (int kind = 0; kind < KINDS; kind++) {
        g->made[seat][kind] = 0;
        if (p->powers.per_world[kind])
            EACH (card, g, p->tableau) count += box->kind[card] == kind ? p->powers.per_world[kind] : 0;
    }
    draw(g, seat, count);
    EACH (card, g, p->tableau) {
        if (box->production[card] && g->pair[card] == NONE) produce_on(g, box, seat, card);
        g->mark[card] = (uint8_t)(box->source[card] != NONE ? SOURCE_LEFT : 0);
    }
    EACH (card, g, p->tableau)
        if (box->windfall[card] && g->pair[card] == NONE) g->mark[card] |= WORLD_LEFT;
    g->bonus = (uint8_t)has_action(p, ACTION_PRODUCE);
    g->moment = AT_WINDFALL;
}

CALLED void choose_windfall(Game *g, const Box *box) {   /* R10.4 */
    int seat = seat_in_turn(g);
    Player *p = &g->player[seat];
    begin_asking(g, AT_PRODUCED);
    if (ask(g, box, seat, PRODUCE_WINDFALL, NONE)) return;
    EACH (card, g, p->tableau) g->mark[card] = 0;
    int count = 0;   /* R10.5 */
    ROLLED for (int kind = 0; kind < KINDS; kind++)
        count += p->powers.per_kind * (g->made[seat][kind] > 0) + p->powers.per_good[kind] * g->made[seat][kind];
    draw(g, seat, count);
    g->turn++, g->moment = AT_PRODUCE;
}

FN void produce_windfall(Game *g, const Box *box) {
    int seat = seat_in_turn(g), source = g->player[seat].answer, world = g->player[seat].other;
    if (source == NONE) g->bonus = 0;
    else g->mark[source] &= (uint8_t)~SOURCE_LEFT;
    g->mark[world] &= (uint8_t)~WORLD_LEFT;
    produce_on(g, box, seat, world);
    g->moment = AT_WINDFALL;
}

/* -- from step to step */

FN void play_phase(Game *g, const Box *box) {
    switch (g->phase) {
    case EXPLORE: explore(g, box); break;
    case DEVELOP: case DEVELOP_2: develop(g, box); break;
    case SETTLE: case SETTLE_2: settle(g, box); break;
    case CONSUME: g->moment = AT_CONSUME; break;
    case PRODUCE: g->moment = AT_PRODUCE; break;
    }
}

FN void run(Game *g, const Box *box) {
    while (!g->open && !g->over) {
        Player *p = &g->player[seat_in_turn(g)];
        switch (g->moment) {
        case AT_DEALT: discard_at_start(g, box); break;
        case AT_STARTED: discard_answers(g, box); g->moment = AT_CHOICE; break;
        case AT_CHOICE: choose_actions(g, box); break;
        case AT_CHOSEN: reveal_actions(g, box); break;
        case AT_PHASE: play_phase(g, box); break;
        case AT_KEPT: keep_cards(g, box); break;
        case AT_REVEALED: reveal_cards(g, box); break;
        case AT_PLACING: place_next(g, box); break;
        case AT_WAY: go_the_way(g, box); break;
        case AT_PAID: draw_for_placing(g, box); break;
        case AT_CONSUME: consume(g, box); break;
        case AT_TRADED: sell(g, box, seat_in_turn(g), p->answer, 1); g->moment = AT_POWERS; break;
        case AT_POWERS: choose_power(g, box); break;
        case AT_POWER: use_power(g, box); break;
        case AT_GOODS: take_goods(g, box, seat_in_turn(g), g->good_kind, 1); g->moment = AT_POWERS; break;
        case AT_SPARE: spare_kinds(g, box); break;
        case AT_SPARED: g->kinds &= (uint8_t)~(1 << p->answer); g->moment = AT_SPARE; break;
        case AT_ONE_GOOD: pick_one_good(g, box); break;
        case AT_PICKED_ONE: g->mark[p->answer] |= PICKED; g->good_kind++; g->moment = AT_ONE_GOOD; break;
        case AT_SOLD: sell(g, box, seat_in_turn(g), p->answer, box->consume[g->card][g->power].bonuses); g->moment = AT_POWERS; break;
        case AT_GUESSED: guess(g, box); break;
        case AT_SPENT: spend_cards(g, box); break;
        case AT_PRODUCE: produce(g, box); break;
        case AT_WINDFALL: choose_windfall(g, box); break;
        case AT_PRODUCED: produce_windfall(g, box); break;
        case AT_ROUND_END: discard_to_limit(g, box); break;
        case AT_LIMITED: discard_answers(g, box); close_round(g, box); break;
        }
    }
}

/* -- acting */

/* Take the option that a walk has found; in a choice of several, one action per pick. */
FN void take(Game *g, const Box *box, int seat, const Walk *found) {
    Player *p = &g->player[seat];
    g->acts++;
    if (asks_several(p->asked)) {
        if (found->answer != STOP) {
            if (p->picks >= PICKS)
                for (int at = 1; at < PICKS; at++) p->picked[at - 1] = p->picked[at];
            p->picked[p->picks < PICKS ? p->picks : PICKS - 1] = (uint16_t)(found->found + 1);
            g->mark[found->answer] |= PICKED;
            p->picks++;
            if (p->picks < p->most && p->picks < p->options) return;
        }
    } else
        p->answer = (uint8_t)found->answer, p->other = (uint8_t)found->other;
    p->asked = NONE;
    ROLLED for (int at = 0, left = 0; at < g->open; at++)
        if (g->waiting[at] != seat) g->waiting[left++] = g->waiting[at];
    g->open--;
    g->answered[g->closed++] = (uint8_t)seat;
    if (!g->open) run(g, box);
}

/* Take an action by its number; returns 0 if it is illegal. */
FN int act(Game *g, const Box *box, int seat, int number) {
    if (g->over || g->player[seat].asked == NONE) return 0;
    Walk w;
    if (!option_numbered(g, box, seat, number, &w)) return 0;
    take(g, box, seat, &w);
    return 1;
}

#endif
