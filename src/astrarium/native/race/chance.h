/* Chance: the generator of kernel/hidden/chance.py. The same seed deals the same cards in C and in Python.
   Lanes are filled letter by letter: both kinds of machine here have the least byte first.
   A shuffle sorts the cards by 64-bit keys: SHAKE-128 of "<seed>/<stream>/<number of the shuffle>". */
#ifndef CHANCE_H
#define CHANCE_H

#include "race.h"

enum { LANES = 25, RATE = 21, ROUNDS = 24 };

#ifdef __CUDACC__
#define CONSTANT static __constant__
#else
#define CONSTANT static const
#endif

CONSTANT uint64_t KECCAK_ROUND[ROUNDS] = {
    0x0000000000000001ULL, 0x0000000000008082ULL, 0x800000000000808aULL, 0x8000000080008000ULL, 0x000000000000808bULL,
    0x0000000080000001ULL, 0x8000000080008081ULL, 0x8000000000008009ULL, 0x000000000000008aULL, 0x0000000000000088ULL,
    0x0000000080008009ULL, 0x000000008000000aULL, 0x000000008000808bULL, 0x800000000000008bULL, 0x8000000000008089ULL,
    0x8000000000008003ULL, 0x8000000000008002ULL, 0x8000000000000080ULL, 0x000000000000800aULL, 0x800000008000000aULL,
    0x8000000080008081ULL, 0x8000000000008080ULL, 0x0000000080000001ULL, 0x8000000080008008ULL};

FN uint64_t turned(uint64_t lane, int by) { return by ? lane << by | lane >> (64 - by) : lane; }

FN void keccak(uint64_t *s) {
    ROLLED for (int round = 0; round < ROUNDS; round++) {
        uint64_t c[5], d[5], b[LANES];
        const int turn[LANES] = {0, 1, 62, 28, 27, 36, 44, 6, 55, 20, 3, 10, 43, 25, 39, 41, 45, 15, 21, 8, 18, 2, 61, 56, 14};
        UNROLL for (int x = 0; x < 5; x++) c[x] = s[x] ^ s[x + 5] ^ s[x + 10] ^ s[x + 15] ^ s[x + 20];
        UNROLL for (int x = 0; x < 5; x++) d[x] = c[(x + 4) % 5] ^ turned(c[(x + 1) % 5], 1);
        UNROLL for (int at = 0; at < LANES; at++)
            b[at / 5 + 5 * ((2 * (at % 5) + 3 * (at / 5)) % 5)] = turned(s[at] ^ d[at % 5], turn[at]);
        UNROLL for (int at = 0; at < LANES; at++)
            s[at] = b[at] ^ (~b[at / 5 * 5 + (at + 1) % 5] & b[at / 5 * 5 + (at + 2) % 5]);
        s[0] ^= KECCAK_ROUND[round];
    }
}

FN int write_number(char *text, unsigned number) {
    char digits[12];
    int many = 0, at = 0;
    do digits[many++] = (char)('0' + number % 10); while (number /= 10);
    while (many) text[at++] = digits[--many];
    return at;
}

FN uint64_t big_endian(uint64_t lane) {
    lane = (lane & 0x00ff00ff00ff00ffULL) << 8 | (lane >> 8 & 0x00ff00ff00ff00ffULL);
    lane = (lane & 0x0000ffff0000ffffULL) << 16 | (lane >> 16 & 0x0000ffff0000ffffULL);
    return lane << 32 | lane >> 32;
}

/* The quick generator (SplitMix64): a tenth of the cost, but other shuffles than in Python. */
FN uint64_t roll(uint64_t *chance) {
    uint64_t x = *chance += 0x9e3779b97f4a7c15ULL;
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ULL;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebULL;
    return x ^ (x >> 31);
}

CALLED void mix_quickly(const Game *g, int number, uint8_t *cards, int many) {
    uint64_t chance = 0x5eed ^ (uint64_t)number << 48;
    ROLLED for (int at = 0; at < g->seed_length; at++) chance = (chance ^ (uint8_t)g->seed[at]) * 0x100000001b3ULL;
    ROLLED for (int at = many - 1; at > 0; at--) {
        int other = (int)((roll(&chance) >> 32) * (uint64_t)(at + 1) >> 32);
        uint8_t kept = cards[at];
        cards[at] = cards[other], cards[other] = kept;
    }
}

/* Sort cards by random keys: a bucket sort with as many buckets as cards, so collisions are rare. */
CALLED void mix(const Game *g, const char *stream, int length, int number, uint8_t *cards, int many) {
    uint64_t s[LANES] = {0}, key[FACES], sorted[FACES], text[RATE] = {0};
    uint8_t begin[FACES + 1] = {0}, card[FACES], *letters = (uint8_t *)text;
    if (g->quick) { mix_quickly(g, number + length, cards, many); return; }
    int end = g->seed_length;
    ROLLED for (int at = 0; at < end; at++) letters[at] = (uint8_t)g->seed[at];
    letters[end++] = '/';
    ROLLED for (int at = 0; at < length; at++) letters[end++] = (uint8_t)stream[at];
    letters[end++] = '/';
    end += write_number((char *)letters + end, (unsigned)number);
    letters[end] = 0x1f;
    letters[RATE * 8 - 1] |= 0x80;
    UNROLL for (int at = 0; at < RATE; at++) s[at] = text[at];
    ROLLED for (int done = 0; done < many; done += RATE) {
        keccak(s);
        UNROLL for (int at = 0; at < RATE; at++)
            if (done + at < many) key[done + at] = big_endian(s[at]);
    }
    ROLLED for (int at = 0; at < many; at++) begin[(key[at] >> 57) + 1]++;
    for (int at = 0, sum = 0; at < FACES; at++) begin[at] = (uint8_t)(sum += begin[at]);
    ROLLED for (int at = 0; at < many; at++) {
        int place = begin[key[at] >> 57]++;
        sorted[place] = key[at], card[place] = cards[at];
    }
    ROLLED for (int at = 0; at < many; at++) {
        int place = at;
        uint64_t kept = sorted[at];
        uint8_t moved = card[at];
        for (; place > 0 && sorted[place - 1] > kept; place--) sorted[place] = sorted[place - 1], card[place] = card[place - 1];
        sorted[place] = kept, card[place] = moved;
    }
    ROLLED for (int at = 0; at < many; at++) cards[at] = card[at];
}

#endif
