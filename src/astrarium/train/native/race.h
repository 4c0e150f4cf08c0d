/* Race for the Galaxy in C, for teaching: many thousand games a second. The rules are those of games/race;
   cards come from its components as a table of numbers, written by train/native_race.py. A test plays games of this
   twin by the rules of the library and finds the same positions. */
#ifndef RACE_H
#define RACE_H

#include <stdint.h>
#include <stdio.h>

enum { FACES = 160, MOST_SEATS = 4, KINDS = 4, GREY = 4, EVERY = 5, ACTIONS = 9, PHASES = 7, CONSUMES = 4, PAIRS = 40 };
enum { EXPLORE_5, EXPLORE_1_1, DEVELOP, SETTLE, TRADE, DOUBLE, PRODUCE, DEVELOP_2, SETTLE_2 };
enum { P_EXPLORE, P_DEVELOP, P_DEVELOP_2, P_SETTLE, P_SETTLE_2, P_CONSUME, P_PRODUCE };
enum { TAKE_GOODS, TAKE_ALL, SELL, DRAW, GUESS, SPEND };

/* What powers add up to; the names are those of games/race/active_powers.py. */
typedef struct {
    int explore_draw, explore_keep, develop_first, develop_less, develop_draw, settle_draw;
    int rebel, tactics, contact_less, trade, produce_draw, per_kind;
    int settle_less[EVERY], strength[EVERY], free_[EVERY], contact[EVERY], trade_kind[EVERY];
    int per_world[EVERY], per_good[EVERY], most[EVERY];
} Powers;
enum { SUMS = sizeof(Powers) / sizeof(int) };

typedef struct {
    int op, kind, least, most, exact, vp, cards, distinct, offset, bonuses;
} Consume;

typedef struct {
    int design, world, military, kind, number, rebel, vp, windfall, production, source, draw_here, trade_here;
    int start, six, six_chips, six_military, tactics, ship, ship_not, bit;
    int consumes;
    Consume consume[CONSUMES];
    Powers powers;
    int adds[FACES];
} Card;

typedef struct {
    int faces, designs, starts[8], start_count, pool, deal, discard, limit, end, look, keep, last_round, seats;
    int prices[KINDS], look_draw[2], look_keep[2], develop_bonus, settle_bonus, doubling;
    int advanced, options, option[PAIRS][2];   /* what may be chosen: one or two actions, -1 for none */
    Card card[FACES];
} Box;

extern Box box;
extern const int OPENS[ACTIONS];
void read_box(const char *path, int seats, int advanced);

typedef struct {
    int hand[FACES], cards;
    int tableau[32], size;
    int good[FACES];          /* the card that lies on this world as a good, -1: none; by face */
    int goods;
    int chips;
    int action[2];            /* of this round, -1: none */
    Powers powers;            /* at work: not those of a card that was placed in this phase */
    uint64_t built[2];
} Player;

typedef struct {
    Player player[MOST_SEATS];
    int order[MOST_SEATS];
    int supply[FACES], left, discards[FACES], gone;
    int pool, round, agenda;  /* agenda: a bit for each phase of this round that is not over */
    int phase;
    uint64_t chance;
    const struct Mind *mind[MOST_SEATS];
    FILE *log;                /* everything that is decided is written there, if it is not 0 */
} Game;

/* The callbacks of a player. Minor decisions (which goods to consume, what to guess) follow simple rules. */
typedef struct Mind {
    void *self;
    void (*actions)(Game *, int seat);      /* writes -2 - option into `action` of the player */
    void (*revealed)(Game *, int seat);     /* all actions are known */
    void (*discard)(Game *, int seat, const int *from, int many, int count, int *out);
    int (*place)(Game *, int seat, const int *faces, int many);          /* a face, or -1 */
    int (*way)(Game *, int seat, int face, const int *ways, int many);   /* -1 conquer, -2 pay, else the card spent */
} Mind;

uint64_t roll(uint64_t *chance);
int below(Game *g, int n);
void deal(Game *g, uint64_t seed, FILE *log);
void play(Game *g);
int score(const Game *g, int seat);
int points(const Player *p, int chips);
int has_action(const Player *p, int action);
int price_of(const Powers *w, const Card *c);
int strength_of(const Powers *w, const Card *c);
/* For the files of the rules alone. */
void tell(const Game *g, const char *what, int seat, const int *numbers, int many);
void tell_one(const Game *g, const char *what, int seat, int number);
int top_card(Game *g);
void draw(Game *g, int seat, int count);
void discard(Game *g, int seat, int count);
int put_good(Game *g, int seat, int world);
void use_good(Game *g, int seat, int world);
void consume(Game *g);
void produce(Game *g);
#endif
