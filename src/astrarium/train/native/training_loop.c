/* Self-play training of two networks. `value` predicts wins and the actions of others; `policy` chooses actions by
   policy gradient. Every thread plays some games, computes gradients and makes one step on the shared networks. */
#include "learner.h"

#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Games to a step; a game of more rounds than these is not played to its end. */
enum { GAMES = 8, LONGEST = 30 };
/* The lambda of TD: the weight of the end of a game against the values of later positions. */
#define FAR 0.93f

static Network *value, *policy;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static double seconds, began;
static long games, rounds, taken[ACTIONS];
static double told[4];
static int inputs, again;   /* again: continues earlier training, without the easier start */

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void end_values(const Game *g, float *values) {
    int best = -1, worth[SEATS], winners = 0;
    for (int seat = 0; seat < seats; seat++) {
        worth[seat] = 1000 * score(g, &box, seat) + g->player[seat].hand.count + g->player[seat].goods.count;
        if (worth[seat] > best) best = worth[seat];
    }
    for (int seat = 0; seat < seats; seat++) winners += worth[seat] == best;
    for (int seat = 0; seat < seats; seat++) values[seat] = worth[seat] == best ? 1.0f / (float)winners : 0;
}

/* At the start of training points count besides victories; an unfinished game has no winner. */
static void shape_values(const Game *g, float *values, float share) {
    for (int seat = 0; seat < seats; seat++) {
        int rival = -99;
        for (int other = 0; other < seats; other++)
            if (other != seat && score(g, &box, other) > rival) rival = score(g, &box, other);
        float margin = (float)(score(g, &box, seat) - rival) / 40 + 1.0f / (float)seats;
        values[seat] = (1 - share) * values[seat] + share * (margin < 0 ? 0 : margin > 1 ? 1 : margin);
        if (g->round >= box.last_round) values[seat] = 0;
    }
}

static void set_targets(Learner *x, int first, const float *values) {
    float coming[SEATS];
    memcpy(coming, values, sizeof coming);
    for (int at = x->many - 1; at >= first; at--) {
        Sample *s = &x->samples[at];
        s->target = coming[s->seat];
        coming[s->seat] = FAR * coming[s->seat] + (1 - FAR) * s->v;
    }
}

static void study(Learner *x, Weights *gv, Weights *gp, float entropy, double *sums) {
    for (int at = 0; at < x->many; at++) {
        Sample *s = &x->samples[at];
        Thought t;
        float error[OUTPUTS] = {0}, odds[PAIRS];
        think(x->value, &s->sight, &t);
        float p = chance_of(t.out[0]);
        error[0] = p - s->target;
        sums[0] += -(s->target * logf(p + 1e-7f) + (1 - s->target) * logf(1 - p + 1e-7f));
        sums[1]++;
        if (s->start && s->hidden) {
            odds_of(t.out + 1, odds);
            for (int o = 0; o < box.choices[advanced]; o++)
                for (int each = 0; each < 2; each++)
                    if (action_of(o, each) >= 0) error[1 + action_of(o, each)] += 0.1f * (odds[o] - (o == s->option));
        }
        learn(x->value, gv, &s->sight, &t, error);
        if (!s->start) continue;
        think(x->policy, &s->hand, &t);
        odds_of(t.out, odds);
        float advantage = s->target - s->v, e[OUTPUTS] = {0}, mean = 0;
        for (int o = 0; o < box.choices[advanced]; o++) mean += odds[o] * logf(odds[o] + 1e-9f);
        for (int o = 0; o < box.choices[advanced]; o++) {
            float pull = advantage * (odds[o] - (o == s->option)) + entropy * odds[o] * (logf(odds[o] + 1e-9f) - mean);
            for (int each = 0; each < 2; each++)
                if (action_of(o, each) >= 0) e[action_of(o, each)] += pull;
        }
        sums[2] -= mean, sums[3]++;
        learn(x->policy, gp, &s->hand, &t, e);
    }
}

static void *run_thread(void *number) {
    long me = (long)number;
    Weights *gv = calloc(1, sizeof *gv), *gp = calloc(1, sizeof *gp);
    Learner x = {&value->now, &policy->now, 1, {0}, {0}, malloc(sizeof(Sample) * SAMPLES), 0, (uint64_t)(me + 1) * 7919, calloc(1, sizeof(Nearby))};
    Learner *players[SEATS] = {&x, &x, &x, &x};
    Game g;
    uint64_t seed = (uint64_t)me << 40;
    for (;;) {
        double gone = (now() - began) / seconds;
        if (gone >= 1) break;
        double sums[4] = {0};
        long lasted = 0, done[ACTIONS] = {0};
        x.many = 0;
        int played = 0;
        for (; played < GAMES && x.many < SAMPLES - A_GAME; played++) {
            int first = x.many;
            float values[SEATS];
            play_game(&g, ++seed, players, 0);
            end_values(&g, values);
            shape_values(&g, values, gone < 0.25 && !again ? 0.5f - 2 * (float)gone : 0);
            set_targets(&x, first, values);
            lasted += g.round;
            for (int at = first; at < x.many; at++)
                if (x.samples[at].start)
                    for (int each = 0; each < 2; each++)
                        if (action_of(x.samples[at].option, each) >= 0) done[action_of(x.samples[at].option, each)]++;
        }
        float entropy = gone < 0.5 && !again ? 0.04f - 0.07f * (float)gone : 0.005f;
        study(&x, gv, gp, entropy, sums);
        float many = (float)x.many, rate = (again ? 0.0008f : 0.0015f) * (float)(1 - gone) + 0.00005f;
        for (int at = 0; at < (int)NUMBERS; at++) ((float *)gv)[at] /= many, ((float *)gp)[at] /= many;
        pthread_mutex_lock(&lock);
        step(value, gv, inputs, rate, 1e-4f);
        step(policy, gp, inputs, rate * 0.6f, 1e-4f);
        games += played, rounds += lasted;
        for (int at = 0; at < 4; at++) told[at] += sums[at];
        for (int at = 0; at < ACTIONS; at++) taken[at] += done[at];
        pthread_mutex_unlock(&lock);
    }
    free(gv), free(gp), free(x.samples), free(x.nearby);
    return 0;
}

static double match(const Weights *v, const Weights *p, const Weights *old_v, const Weights *old_p, int deals, uint64_t seed) {
    Learner one = {v, p, 0, {0}, {0}, 0, 0, seed, calloc(1, sizeof(Nearby))};
    Learner other = {old_v, old_p, 0, {0}, {0}, 0, 0, seed + 1, one.nearby};
    Game g;
    double won = 0;
    for (int deal = 0; deal < deals; deal++)
        for (int seat = 0; seat < seats; seat++) {
            Learner *players[SEATS];
            float values[SEATS];
            for (int each = 0; each < seats; each++) players[each] = each == seat ? &one : &other;
            play_game(&g, seed + (uint64_t)deal, players, 0);
            end_values(&g, values);
            won += values[seat];
        }
    free(one.nearby);
    return won / (deals * seats);
}

static void keep(const char *path) {
    FILE *file = fopen(path, "wb");
    int head[6] = {seats, advanced, inputs, HIDDEN, SECOND, OUTPUTS};
    fwrite(head, sizeof head, 1, file);
    const Network *both[2] = {value, policy};
    for (int each = 0; each < 2; each++) {
        const Weights *w = &both[each]->now;
        fwrite(w->w1, sizeof(float), (size_t)inputs * HIDDEN, file);
        fwrite(w->b1, sizeof(float), NUMBERS - INPUTS * HIDDEN, file);
    }
    fclose(file);
}

static void tell_progress(void) {
    pthread_mutex_lock(&lock);
    long all = 0;
    for (int at = 0; at < ACTIONS; at++) all += taken[at];
    printf("%6.0f s %9ld games, %.1f rounds, loss %.4f, entropy %.3f, chosen", now() - began, games, (double)rounds / (double)(games + !games), told[0] / (told[1] + 1e-9), told[2] / (told[3] + 1e-9));
    for (int at = 0; at < ACTIONS; at++) printf(" %.0f", 100.0 * (double)taken[at] / (double)(all + !all));
    memset(told, 0, sizeof told);
    memset(taken, 0, sizeof taken);
    pthread_mutex_unlock(&lock);
}

static void read_networks(const char *path) {
    FILE *file = fopen(path, "rb");
    int head[6];
    if (!file || fread(head, sizeof head, 1, file) != 1 || head[2] != inputs) {
        fprintf(stderr, "%s does not fit\n", path);
        exit(2);
    }
    Network *both[2] = {value, policy};
    for (int each = 0; each < 2; each++) {
        size_t rest = NUMBERS - INPUTS * HIDDEN, first = (size_t)inputs * HIDDEN;
        if (fread(both[each]->now.w1, sizeof(float), first, file) != first || fread(both[each]->now.b1, sizeof(float), rest, file) != rest) exit(2);
    }
    fclose(file);
}

/* Train for `seconds`, with twelve reports. */
static void teach(const char *out, int threads, long seed) {
    Weights *old = malloc(2 * sizeof *old);
    old[0] = value->now, old[1] = policy->now;
    pthread_t *thread = malloc(sizeof *thread * (size_t)threads);
    began = now();
    for (long at = 0; at < threads; at++) pthread_create(&thread[at], 0, run_thread, (void *)(at + 1000 * seed));
    double next = seconds / 12;
    while (now() - began < seconds) {
        struct timespec rest = {0, 200000000};
        nanosleep(&rest, 0);
        if (now() - began < next) continue;
        next += seconds / 12;
        tell_progress();
        printf("; %.1f %% against a twelfth earlier\n", 100 * match(&value->now, &policy->now, &old[0], &old[1], 100, 99));
        fflush(stdout);
        old[0] = value->now, old[1] = policy->now;
        keep(out);
    }
    for (int at = 0; at < threads; at++) pthread_join(thread[at], 0);
    keep(out);
    free(old), free(thread);
}

/* Write logs of whole games; the tests replay them by the rules in Python. */
static void write_games(long first, int many) {
    Learner x = {&value->now, &policy->now, 1, {0}, {0}, malloc(sizeof(Sample) * SAMPLES), 0, (uint64_t)first, calloc(1, sizeof(Nearby))};
    Learner *players[SEATS] = {&x, &x, &x, &x};
    Game g;
    for (long seed = first; seed < first + many; seed++) {
        float values[SEATS];
        x.many = 0;
        printf("game %ld\n", seed);
        play_game(&g, (uint64_t)seed, players, stdout);
        end_values(&g, values);
        shape_values(&g, values, 0);
        for (int seat = 0; seat < seats; seat++) printf("paid %d %.0f\n", seat, 1000 * values[seat]);
    }
    free(x.samples), free(x.nearby);
}

int main(int argc, char **argv) {
    if (argc < 7) {
        fprintf(stderr, "race_trainer CARDS SEATS ADVANCED SEED teach OUT SECONDS THREADS [START]\n"
                        "race_trainer CARDS SEATS ADVANCED SEED games MANY\n");
        return 2;
    }
    read_box(argv[1]);
    seats = atoi(argv[2]), advanced = atoi(argv[3]);
    box.last_round = LONGEST;
    inputs = inputs_of();
    long seed = atol(argv[4]);
    value = malloc(sizeof *value), policy = malloc(sizeof *policy);
    begin(value, inputs, (unsigned long)seed);
    begin(policy, inputs, (unsigned long)seed + 1);
    if (!strcmp(argv[5], "games")) {
        write_games(seed, atoi(argv[6]));
        return 0;
    }
    seconds = atof(argv[7]);
    again = argc > 9;
    if (again) read_networks(argv[9]);
    teach(argv[6], atoi(argv[8]), seed);
    return 0;
}
