import { settings } from './settings.svelte'

let context: AudioContext | null = null

/** A short soft note, only where the player has asked for sound. */
export function chime(pitch = 660): void {
  if (!settings.sound) return
  try {
    context ??= new AudioContext()
    const now = context.currentTime
    const tone = context.createOscillator()
    const level = context.createGain()
    tone.type = 'sine'
    tone.frequency.value = pitch
    level.gain.setValueAtTime(0.0001, now)
    level.gain.exponentialRampToValueAtTime(0.08, now + 0.02)
    level.gain.exponentialRampToValueAtTime(0.0001, now + 0.5)
    tone.connect(level).connect(context.destination)
    tone.start(now)
    tone.stop(now + 0.55)
  } catch {
    // no sound here
  }
}
