/* Heuristics for goods and guesses. The networks learn the other choices. */
#ifndef MINOR_CHOICES_H
#define MINOR_CHOICES_H

#include "scene.h"

/* The action number of an answer to a question of Consume or Produce. */
int minor_choice(const Game *g, int seat);
/* The number of cards to discard for chips (R9.11). */
int idle_cards(const Game *g, int seat);
#endif
