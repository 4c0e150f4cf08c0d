/* Players who decide by networks, and take notes of what they saw while they learn. */
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
    int study;                 /* whether it tries things out and takes notes */
    int way[SEATS], told[SEATS];   /* how to place a world; the option of actions, until all are revealed */
    Sample *samples;
    int many;
    uint64_t luck;
    Nearby *nearby;
} Learner;

/* Play a game to its end, each seat by its learner; everything is told to `log`, if there is one. */
void play_game(Game *g, uint64_t seed, Learner *const *players, FILE *log);
/* How likely each of the options is, by the outputs for single actions. */
void odds_of(const float *out, float *odds);
float chance_of(float logit);
#endif
