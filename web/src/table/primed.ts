/** Games that can be told in four sentences: `web-primer-goal-…`, `-turn-…`, `-mind-…`. */
export const PRIMED = ['metallum', 'race', 'orion', 'captains', 'adastra']
