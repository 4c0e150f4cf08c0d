/* Small networks: sparse inputs, two hidden layers; gradients per thread, one Adam optimizer. */
#ifndef NETWORK_H
#define NETWORK_H

enum { INPUTS = 1800, HIDDEN = 128, SECOND = 32, OUTPUTS = 10, ACTIVE = 420 };

typedef struct {
    int many;
    int at[ACTIVE];
    float value[ACTIVE];
} Sight;

typedef struct {
    float w1[INPUTS][HIDDEN], b1[HIDDEN], w2[HIDDEN][SECOND], b2[SECOND], w3[SECOND][OUTPUTS], b3[OUTPUTS];
} Weights;
enum { NUMBERS = sizeof(Weights) / sizeof(float) };

typedef struct {
    Weights now, mean, square;
    long steps;
} Network;

typedef struct { float h1[HIDDEN], h2[SECOND], out[OUTPUTS]; } Thought;

/* A base position and its neighbours: only the difference is computed. */
typedef struct {
    float sum[HIDDEN], before[INPUTS];
    int mark[INPUTS], count;
    Sight sight;
} Nearby;

void begin(Network *n, int inputs, unsigned long seed);
void think(const Weights *w, const Sight *s, Thought *t);
void stand(Nearby *n, const Weights *w, const Sight *s);
float glance(Nearby *n, const Weights *w, const Sight *s);
void learn(const Weights *w, Weights *gradient, const Sight *s, const Thought *t, const float *error);
void step(Network *n, Weights *gradient, int inputs, float rate, float decay);
#endif
