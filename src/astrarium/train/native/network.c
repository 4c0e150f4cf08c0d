#include "network.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

static float spread(uint64_t *x) {
    *x = *x * 6364136223846793005ULL + 1442695040888963407ULL;
    return (float)((double)(*x >> 11) / 9007199254740992.0 * 2 - 1);
}

void begin(Network *n, int inputs, unsigned long seed) {
    uint64_t x = seed * 2654435761u + 12345;
    memset(n, 0, sizeof *n);
    for (int at = 0; at < inputs; at++)
        for (int h = 0; h < HIDDEN; h++) n->now.w1[at][h] = 0.12f * spread(&x);
    for (int h = 0; h < HIDDEN; h++)
        for (int s = 0; s < SECOND; s++) n->now.w2[h][s] = sqrtf(6.0f / HIDDEN) * spread(&x);
    for (int s = 0; s < SECOND; s++)
        for (int o = 0; o < OUTPUTS; o++) n->now.w3[s][o] = 0.1f * spread(&x);
}

static void add_row(float *restrict sum, const float *restrict row, float value) {
    for (int h = 0; h < HIDDEN; h++) sum[h] += value * row[h];
}

static void second(const Weights *restrict w, const float *restrict h1, float *restrict h2) {
    memcpy(h2, w->b2, sizeof w->b2);
    for (int h = 0; h < HIDDEN; h++)
        for (int each = 0; each < SECOND; each++) h2[each] += h1[h] * w->w2[h][each];
    for (int each = 0; each < SECOND; each++) h2[each] = h2[each] > 0 ? h2[each] : 0;
}

void think(const Weights *restrict w, const Sight *restrict s, Thought *restrict t) {
    memcpy(t->h1, w->b1, sizeof t->h1);
    for (int each = 0; each < s->many; each++) add_row(t->h1, w->w1[s->at[each]], s->value[each]);
    for (int h = 0; h < HIDDEN; h++) t->h1[h] = t->h1[h] > 0 ? t->h1[h] : 0;
    second(w, t->h1, t->h2);
    for (int o = 0; o < OUTPUTS; o++) t->out[o] = w->b3[o];
    for (int each = 0; each < SECOND; each++)
        for (int o = 0; o < OUTPUTS; o++) t->out[o] += t->h2[each] * w->w3[each][o];
}

void stand(Nearby *n, const Weights *w, const Sight *s) {
    for (int each = 0; each < n->sight.many; each++) n->before[n->sight.at[each]] = 0;
    n->sight = *s;
    memcpy(n->sum, w->b1, sizeof n->sum);
    for (int each = 0; each < s->many; each++) {
        n->before[s->at[each]] += s->value[each];
        add_row(n->sum, w->w1[s->at[each]], s->value[each]);
    }
}

/* The first output for a position near the base position. */
float glance(Nearby *n, const Weights *w, const Sight *s) {
    float h1[HIDDEN], h2[SECOND], out = w->b3[0];
    int count = ++n->count;
    memcpy(h1, n->sum, sizeof h1);
    for (int each = 0; each < s->many; each++) {
        int at = s->at[each];
        float more = s->value[each] - (n->mark[at] == count ? 0 : n->before[at]);
        n->mark[at] = count;
        if (more != 0) add_row(h1, w->w1[at], more);
    }
    for (int each = 0; each < n->sight.many; each++) {
        int at = n->sight.at[each];
        if (n->mark[at] == count) continue;
        n->mark[at] = count;
        add_row(h1, w->w1[at], -n->before[at]);
    }
    for (int h = 0; h < HIDDEN; h++) h1[h] = h1[h] > 0 ? h1[h] : 0;
    second(w, h1, h2);
    for (int each = 0; each < SECOND; each++) out += h2[each] * w->w3[each][0];
    return out;
}

void learn(const Weights *w, Weights *g, const Sight *s, const Thought *t, const float *error) {
    float e2[SECOND], e1[HIDDEN];
    for (int each = 0; each < SECOND; each++) {
        float sum = 0;
        for (int o = 0; o < OUTPUTS; o++) sum += w->w3[each][o] * error[o], g->w3[each][o] += t->h2[each] * error[o];
        e2[each] = t->h2[each] > 0 ? sum : 0;
        g->b2[each] += e2[each];
    }
    for (int o = 0; o < OUTPUTS; o++) g->b3[o] += error[o];
    for (int h = 0; h < HIDDEN; h++) {
        float sum = 0;
        if (t->h1[h] > 0)
            for (int each = 0; each < SECOND; each++) sum += w->w2[h][each] * e2[each], g->w2[h][each] += t->h1[h] * e2[each];
        e1[h] = sum;
        g->b1[h] += sum;
    }
    for (int each = 0; each < s->many; each++) {
        float *row = g->w1[s->at[each]], value = s->value[each];
        for (int h = 0; h < HIDDEN; h++) row[h] += value * e1[h];
    }
}

static void adam(float *now, float *mean, float *square, float *gradient, int many, float rate, float decay, float c1, float c2) {
    for (int at = 0; at < many; at++) {
        float g = gradient[at];
        mean[at] += 0.1f * (g - mean[at]);
        square[at] += 0.001f * (g * g - square[at]);
        now[at] -= rate * (mean[at] * c1 / (sqrtf(square[at] * c2) + 1e-6f) + decay * now[at]);
        gradient[at] = 0;
    }
}

void step(Network *n, Weights *gradient, int inputs, float rate, float decay) {
    n->steps++;
    float c1 = 1 / (1 - powf(0.9f, (float)n->steps)), c2 = 1 / (1 - powf(0.999f, (float)n->steps));
    adam(&n->now.w1[0][0], &n->mean.w1[0][0], &n->square.w1[0][0], &gradient->w1[0][0], inputs * HIDDEN, rate, decay, c1, c2);
    int rest = NUMBERS - INPUTS * HIDDEN;
    adam(n->now.b1, n->mean.b1, n->square.b1, gradient->b1, rest, rate, decay, c1, c2);
}
