/* Players that decide by networks, and record samples during training. */
#ifndef LEARNER_H
#define LEARNER_H

#include <stdio.h>

#include "network_input.h"

enum { SAMPLES = 4096, A_GAME = 1200 };

typedef struct {
    Sight sight;
    int seat, start, option, hidden;
    float v, target;
    Sight hand;      /* at the start of a round: with the whole hand, for the policy */
} Sample;

typedef struct {
    const Weights *value, *policy;
    int study;                 /* whether it explores and records samples */
    int way[SEATS], told[SEATS];   /* how to place a world; the option of actions, until all are revealed */
    Sample *samples;
    int many;
    uint64_t luck;
    Nearby *nearby;
} Learner;

/* Play a game to its end, each seat by its learner; write a log to `log`, if given. */
void play_game(Game *g, uint64_t seed, Learner *const *players, FILE *log);
/* The probability of each option, from the outputs for single actions. */
void odds_of(const float *out, float *odds);
float chance_of(float logit);
#endif
