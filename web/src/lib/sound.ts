/** Sound effects, if switched on; the synthesizer is lazy-loaded. */
import { settings } from './settings.svelte'
import type { Sound } from './soundSynth'

export function play(name: Sound): void {
  if (!settings.sound) return
  void import('./soundSynth').then(({ sound }) => sound(name))
}
