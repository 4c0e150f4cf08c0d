/* A game as a player sees it: plain lists, copied from the engine (native/race) at each question. */
#ifndef SCENE_H
#define SCENE_H

#include "rows.h"

enum { TABLEAU = 64 };

/* A player's cards and powers, real or imagined. */
typedef struct {
    int hand[FACES], cards;
    int tableau[TABLEAU], size;
    int8_t good[FACES];       /* whether a good lies on this world; by face */
    int goods, chips;
    int action[2];            /* of this round, once revealed; -1: none */
    Powers powers;            /* at work: without those of a card placed in this phase */
} Empire;

typedef struct {
    Empire player[SEATS];
    int seats, pool, round, phase;
    int agenda;               /* a bit for each phase of this round that is still to come */
} Scene;

extern Box box;
extern int seats, advanced;
void read_box(const char *path);
void look_around(Scene *s, const Game *g);
int action_of(int option, int at);                     /* an action of an option; -1: none */
int points(const Empire *e, int chips);
int score_of(const Scene *s, int seat);
int does(const Empire *e, int action);                 /* whether it is among the actions of this round */
int strength_of(const Powers *w, int world);
int price_of(const Powers *w, int world);
#endif
