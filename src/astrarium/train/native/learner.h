/* Players who decide by networks, and take notes of what they saw while they learn. */
#ifndef LEARNER_H
#define LEARNER_H

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
    int way[MOST_SEATS];
    Sample *samples;
    int many;
    uint64_t luck;
    Nearby *nearby;
} Learner;

Mind mind_of(Learner *x);
/* How likely each of the options is, by the outputs for single actions. */
void odds_of(const float *out, float *odds);
float chance_of(float logit);
#endif
