/** Sound, where the player has asked for it; without that nothing of it is even loaded. */
import { pace, settings } from './settings.svelte'
import type { Sound } from './sounds'

/** What accompanies things that travel: silent where nothing does. */
const OF_MOTION: Sound[] = ['step']

export function play(name: Sound): void {
  if (!settings.sound || (OF_MOTION.includes(name) && !pace(1))) return
  void import('./sounds').then(({ sound }) => sound(name))
}
