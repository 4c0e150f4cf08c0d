/* Race on an NVIDIA accelerator: the same source, a thread for each game (native/race_cuda.py).
   A game lies in shared memory while it is played: its piles are read at places that differ from thread to thread,
   which costs there little. Games are an odd number of words apart, so that equal places lie in different banks. */
#include <cuda_runtime.h>

#include "batch.h"

static __device__ Box box;
extern __shared__ uint32_t memory[];

static __host__ __device__ int words_of(int seats) {
    return (int)(((offsetof(Game, player) + (size_t)seats * sizeof(Player) + 7) & ~(size_t)7) / 4);
}

/* Copy the games of a block between shared memory and where they stay, side by side for all threads. */
static __device__ void move_games(const Batch &b, int words, bool in) {
    int first = blockIdx.x * blockDim.x, many = min((int)blockDim.x, b.games - first);
    uint32_t *there = (uint32_t *)b.state + (size_t)first * words;
    __syncthreads();
    for (int at = threadIdx.x; at < many * words; at += blockDim.x) {
        uint32_t *here = memory + at / words * (words | 1) + at % words;
        if (in) *here = there[at];
        else there[at] = *here;
    }
    __syncthreads();
}

static __device__ void clear(void *from, size_t size) {
    uint8_t *at = (uint8_t *)from;
    size_t head = min(size, (16 - (size_t)at % 16) % 16), body = (size - head) / 16;
    for (size_t each = threadIdx.x; each < head; each += blockDim.x) at[each] = 0;
    for (size_t each = threadIdx.x; each < body; each += blockDim.x) ((uint4 *)(at + head))[each] = make_uint4(0, 0, 0, 0);
    for (size_t each = head + 16 * body + threadIdx.x; each < size; each += blockDim.x) at[each] = 0;
}

/* Rows and masks of the games of a block: emptied by all threads together, then each writes its own. */
static __device__ void show(const Batch &b, const Game *g, int at) {
    size_t first = (size_t)blockIdx.x * blockDim.x, many = min((int)blockDim.x, b.games - (int)first);
    clear(b.observations + first * b.width, many * b.width * 2);
    clear(b.masks + first * b.actions, many * b.actions);
    __syncthreads();
    if (at >= b.games) return;
    fill_row(g, &box, g->waiting[0], b.memory, b.observations + (size_t)at * b.width);
    fill_mask(g, &box, g->waiting[0], b.masks + (size_t)at * b.actions);
}

static __global__ void begin_games(Batch b) {
    int at = blockIdx.x * blockDim.x + threadIdx.x, words = words_of(b.seats);
    Game *g = (Game *)(memory + threadIdx.x * (words | 1));
    if (at < b.games) {
        next_game(&b, &box, at, g);
        b.turn[at] = (int8_t)g->waiting[0];
    }
    move_games(b, words, false);
    show(b, g, at);
}

static __global__ void step_games(Batch b) {
    int at = blockIdx.x * blockDim.x + threadIdx.x, words = words_of(b.seats);
    Game *g = (Game *)(memory + threadIdx.x * (words | 1));
    move_games(b, words, true);
    if (at < b.games && !step_game(&b, &box, at, g)) atomicAdd(b.refused, 1);
    move_games(b, words, false);
    show(b, g, at);
}

static __global__ void choose_randomly(Batch b, uint64_t luck) {
    int at = blockIdx.x * blockDim.x + threadIdx.x, words = words_of(b.seats);
    Game *g = (Game *)(memory + threadIdx.x * (words | 1));
    move_games(b, words, true);
    if (at >= b.games) return;
    Walk w;
    luck = (luck + 0x9e3779b97f4a7c15ULL * (uint64_t)(at + 1)) * 0xbf58476d1ce4e5b9ULL;
    luck ^= luck >> 29;
    find_random(g, &box, &luck, &w);
    ((int32_t *)b.chosen)[at] = w.found;
}

/* Games of random actions, nothing observed, each thread one after another. `out`: as in race_random. The threads of
   a warp wait for each other after every action: they would drift apart otherwise, each through other code. */
static __global__ void play_randomly(Setting setting, const char *seed, int length, int first, int games, int longest, int32_t *out) {
    Game *g = (Game *)(memory + threadIdx.x * (words_of(setting.seats) | 1));
    int at = blockIdx.x * blockDim.x + threadIdx.x - gridDim.x * blockDim.x, begun = 0;
    uint64_t luck = 0;
    for (bool playing = true; __any_sync(~0u, playing); __syncwarp()) {
        if (playing && (!begun || g->over || g->acts >= longest)) {
            if (begun) {
                int32_t *told = out + (size_t)at * (2 + setting.seats);
                told[0] = g->acts, told[1] = g->round;
                ROLLED for (int seat = 0; seat < setting.seats; seat++) told[2 + seat] = score(g, &box, seat);
            }
            at += gridDim.x * blockDim.x, begun = 1;
            playing = at < games;
            if (playing) {
                char text[SEED];
                ROLLED for (int each = 0; each < length; each++) text[each] = seed[each];
                text[length] = '/';
                deal(g, &box, &setting, text, length + 1 + write_number(text + length + 1, (unsigned)(first + at)));
                luck = luck_of((uint64_t)(first + at));
            }
        }
        __syncwarp();
        if (playing) {
            Walk w;
            find_random(g, &box, &luck, &w);
            take(g, &box, g->waiting[0], &w);
        }
    }
}

/* -- for native/race_cuda.py; each returns 0 or the number of CUDA's error */

static const int GAMES_IN_BLOCK = 96;

template <typename Kernel> static size_t room_for(Kernel kernel, int threads, int seats) {
    size_t room = (size_t)threads * (words_of(seats) | 1) * 4;
    cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, (int)room);
    return room;
}

extern "C" int race_cuda_open(const void *table, int size) {
    if (size != (int)sizeof(Box)) return -1;
    return (int)cudaMemcpyToSymbol(box, table, sizeof(Box));
}

extern "C" int race_cuda_size(int seats) { return 4 * words_of(seats); }

extern "C" int race_cuda_begin(const Batch *b, cudaStream_t stream) {
    size_t room = room_for(begin_games, GAMES_IN_BLOCK, b->seats);
    begin_games<<<(b->games + GAMES_IN_BLOCK - 1) / GAMES_IN_BLOCK, GAMES_IN_BLOCK, room, stream>>>(*b);
    return (int)cudaGetLastError();
}

extern "C" int race_cuda_step(const Batch *b, cudaStream_t stream) {
    size_t room = room_for(step_games, GAMES_IN_BLOCK, b->seats);
    step_games<<<(b->games + GAMES_IN_BLOCK - 1) / GAMES_IN_BLOCK, GAMES_IN_BLOCK, room, stream>>>(*b);
    return (int)cudaGetLastError();
}

extern "C" int race_cuda_choose(const Batch *b, uint64_t luck, cudaStream_t stream) {
    size_t room = room_for(choose_randomly, GAMES_IN_BLOCK, b->seats);
    choose_randomly<<<(b->games + GAMES_IN_BLOCK - 1) / GAMES_IN_BLOCK, GAMES_IN_BLOCK, room, stream>>>(*b, luck);
    return (int)cudaGetLastError();
}

extern "C" int race_cuda_random(const Setting *setting, const char *seed, int length, int first, int games, int longest,
                                int32_t *out, int blocks, int threads, cudaStream_t stream) {
    size_t room = room_for(play_randomly, threads, setting->seats);
    play_randomly<<<blocks, threads, room, stream>>>(*setting, seed, length, first, games, longest, out);
    return (int)cudaGetLastError();
}
