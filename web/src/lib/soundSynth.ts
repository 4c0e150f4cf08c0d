/** Synthesizes the sounds from a few tones. */

export type Sound = 'turn' | 'end' | 'place' | 'undo' | 'refused' | 'step'

/** A tone: pitch in Hz (two: it slides), when it begins and how long it rings, in seconds, and how loud it is. */
type Tone = [from: number, to: number, at: number, long: number, loud: number, shape: OscillatorType]

const TONES: Record<Sound, Tone[]> = {
  turn: [[587, 587, 0, 0.5, 0.07, 'sine'], [880, 880, 0.09, 0.6, 0.05, 'sine']],
  end: [[440, 440, 0, 0.7, 0.06, 'sine'], [554, 554, 0.12, 0.7, 0.06, 'sine'], [659, 659, 0.24, 1.1, 0.06, 'sine']],
  place: [[320, 210, 0, 0.09, 0.08, 'triangle']],
  undo: [[260, 390, 0, 0.12, 0.05, 'triangle']],
  refused: [[180, 150, 0, 0.16, 0.05, 'square']],
  step: [[700, 640, 0, 0.05, 0.025, 'triangle']],
}

let context: AudioContext | null = null

export function sound(name: Sound): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const tone of TONES[name]) ring(context, tone)
  } catch {
    // no sound here
  }
}

function ring(context: AudioContext, [from, to, at, long, loud, shape]: Tone): void {
  const begin = context.currentTime + at
  const tone = context.createOscillator()
  const level = context.createGain()
  tone.type = shape
  tone.frequency.setValueAtTime(from, begin)
  tone.frequency.linearRampToValueAtTime(to, begin + long)
  level.gain.setValueAtTime(0.0001, begin)
  level.gain.exponentialRampToValueAtTime(loud, begin + Math.min(0.02, long / 3))
  level.gain.exponentialRampToValueAtTime(0.0001, begin + long)
  tone.connect(level).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + long + 0.05)
}
