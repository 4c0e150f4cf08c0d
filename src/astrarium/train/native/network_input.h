/* The network input: the non-zero numbers of a position, as in bots/race/network_input.py. */
#ifndef SIGHT_H
#define SIGHT_H

#include "network.h"
#include "scene.h"

int inputs_of(void);
/* What a seat sees with these cards of its own. `more`: cards to come; `hide`: so many of its cards are as unknown
   as those; `middle`: the actions of the round are known. */
void see(Sight *s, const Scene *g, int seat, const Empire *own, int more, int hide, int middle);
#endif
