/** Plays sounds if the player switched them on; the synthesizer is loaded then. */
import { pace, settings } from './settings.svelte'
import type { Sound } from './soundSynth'

/** What accompanies things that travel: silent where nothing does. */
const OF_MOTION: Sound[] = ['step']

export function play(name: Sound): void {
  if (!settings.sound || (OF_MOTION.includes(name) && !pace(1))) return
  void import('./soundSynth').then(({ sound }) => sound(name))
}
