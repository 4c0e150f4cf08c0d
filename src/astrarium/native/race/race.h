/* Race for the Galaxy in C11 and CUDA: the data. R… names a paragraph of games/race/RULES.md.

   A card is its face, a number of the box; copies of a design have several. Piles are linked lists: a card lies in one
   pile only, so one array of successors serves all of them, and no pile can be too long. The numbers of the box come
   as one table from native/race_component_table.py. */
#ifndef RACE_H
#define RACE_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __CUDACC__
#define FN static __device__
#define CALLED static __device__ __noinline__   /* large and called from many places */
#define INLINE static __device__ __forceinline__
#define UNROLL _Pragma("unroll")
#define ROLLED _Pragma("unroll 1")   /* short code: the threads of a warp diverge in it */
#else
#define FN static inline
#define CALLED static inline
#define INLINE static inline __attribute__((always_inline))
#define UNROLL _Pragma("GCC unroll 25")
#define ROLLED
#endif

enum { FACES = 128, SEATS = 4, KINDS = 4, GREY = 4, ANY = 4, EVERY = 5, ACTIONS = 9, PHASES = 7, PAIRS = 40 };
enum { CONSUMES = 6, SIXES = 24, SOURCES = 24, WINDFALLS = 48, COSTS = 10, STARTS = 16, PICKS = 6, SEED = 48, NONE = 255 };
enum { EXPLORE_5, EXPLORE_1_1, ACTION_DEVELOP, ACTION_SETTLE, TRADE, DOUBLE, ACTION_PRODUCE };
enum { EXPLORE, DEVELOP, DEVELOP_2, SETTLE, SETTLE_2, CONSUME, PRODUCE };
enum { TAKE_GOODS, TAKE_ALL, SELL_GOOD, DRAW_CARDS, GUESS, SPEND };

/* The sums of the powers at work (R5.1), with the names of games/race/active_powers.py. */
typedef struct {
    int8_t explore_draw, explore_keep, develop_first, develop_less, develop_draw, settle_draw;
    int8_t rebel, tactics, contact_less, trade, goodless, produce_draw, per_kind;
    int8_t settle_less[EVERY], strength[EVERY], free[EVERY], contact[EVERY], trade_kind[EVERY];
    int8_t per_world[EVERY], per_good[EVERY], most[EVERY];
} Powers;
enum { SUMS = sizeof(Powers) };

/* A consume power. */
typedef struct {
    int8_t op, kind, least, most, exact, vp, cards, distinct, offset, bonuses, optional;
} Power;

/* The first place of each field in a row of games/race/features.py. */
typedef struct {
    int16_t question, picked, about, count, round, phases, actions, chips, hands, looking, placed, hand, drawn;
    int16_t tableau, goods, own_discards, won, visible, size;
} Layout;

/* The components (R1.5), those of cards by face; and the numbers of all actions. */
typedef struct {
    int16_t cards, designs, pool, deal, discard, limit, end, look, keep, last_round, longest;
    int16_t action_cards, choices[2], choice[2][PAIRS][2], opens[ACTIONS], bonus_action[PHASES];
    int16_t looks[2][2], develop_bonus, settle_bonus, doubling, price[KINDS];
    int16_t starts, start[STARTS], sixes, six_vp_chips[SIXES], six_chips[SIXES], six_military[SIXES];
    Layout layout[SEATS - 1];
    uint16_t stop_no, pass_no, conquer_no, pay_no[COSTS], spare_no[KINDS], number_no[COSTS], choice_no[2][PAIRS];
    uint16_t card_no[FACES], good_no[FACES], tactics_no[FACES], ship_no[FACES], power_no[FACES][CONSUMES];
    uint16_t windfall_no[SOURCES][WINDFALLS];
    uint8_t design[FACES], world[FACES], military[FACES], kind[FACES], number[FACES], is_rebel[FACES], vp[FACES];
    uint8_t windfall[FACES], production[FACES], source[FACES], draw_here[FACES], trade_here[FACES], copies[FACES], is_start[FACES];
    uint8_t has_tactics[FACES], has_ship[FACES], ship_not[FACES], six[FACES], source_row[FACES], windfall_column[FACES];
    uint8_t preset[STARTS][8];
    Powers powers[FACES];
    uint8_t consumes[FACES];
    Power consume[FACES][CONSUMES];
    uint8_t adds[SIXES][FACES];
} Box;

/* The questions, in the order of games/race/features.py. */
enum {
    START, ACTION, ACTION_PAIR, KEEP, PLACE_DEVELOPMENT, PLACE_WORLD, WAY, PAY, USE_POWER, TRADE_GOOD, SELL, GOODS, ONE_GOOD,
    SPARE, SPEND_CARDS, GUESS_NUMBER, PRODUCE_WINDFALL, HAND_LIMIT
};

typedef struct {
    uint8_t first, last, count;
} Pile;

typedef struct {
    Pile hand, drawn, tableau, goods;
    int16_t chips;
    uint8_t action[2];                /* of this round, once revealed; NONE */
    uint8_t placed;                   /* in this phase: its powers do not work yet (R5.2); NONE */
    /* The open question: its prompt (NONE: no question), bounds, its values in a row, and the picks so far. */
    uint8_t asked, least, most, options, count, about, picks;
    uint8_t answer, other;
    uint16_t picked[PICKS];
    Powers powers;
} Player;

/* A game, less than 1,000 bytes. With two players it is shorter: `size_of_game`. */
typedef struct {
    int16_t pool;
    uint16_t round, acts;
    uint8_t seats, advanced, over, moment, turn, first;
    uint8_t agenda, revealed, phase;  /* a bit for each remaining phase of the round; for each phase; the present one */
    uint8_t waiting[SEATS], open;     /* the seats with an open question, the next to act first */
    uint8_t answered[SEATS], closed;  /* the seats that have answered, in the order of their answers */
    uint8_t card, power, kinds, good_kind, bonus;   /* Consume and Produce: what is in use */
    uint8_t won;                      /* cards in hands that everybody has seen, won by a guess */
    uint8_t made[SEATS][KINDS];       /* goods of this Produce phase */
    uint8_t shuffles, seed_length, quick;   /* quick: shuffled by the quick generator */
    char seed[SEED];
    Pile supply, discards;
    uint8_t next[FACES];              /* the card after each in its pile */
    uint8_t pair[FACES];              /* the world of a good, the good of a world */
    uint8_t seen[FACES];              /* a bit for each seat that has seen it, one for spectators; WON */
    uint8_t mark[FACES];              /* powers and sources not used yet, by bits; PICKED */
    Player player[SEATS];
} Game;
enum { WON = 128, PICKED = 128, SOURCE_LEFT = 1, WORLD_LEFT = 2 };

FN size_t size_of_game(int seats) { return (offsetof(Game, player) + (size_t)seats * sizeof(Player) + 7) & ~(size_t)7; }

#endif
