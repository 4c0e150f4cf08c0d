/** Plays sounds if the player switched them on; the synthesizer is loaded then. */
import { settings } from './settings.svelte'
import type { Sound } from './soundSynth'

export function play(name: Sound): void {
  if (!settings.sound) return
  void import('./soundSynth').then(({ sound }) => sound(name))
}
