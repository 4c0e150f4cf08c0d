/** Synthesizer of the sound effects (Web Audio). */

/** `click`: something turns; `tick`: something arrives; `knock`: an attack; `end`: one small bell. */
export type Sound = 'turn' | 'end' | 'place' | 'undo' | 'refused' | 'click' | 'tick' | 'knock'

/** A tone: start and end pitch in Hz, start and duration in seconds, volume, waveform. */
type Tone = [from: number, to: number, at: number, long: number, loud: number, shape: OscillatorType]

const TONES: Record<Sound, Tone[]> = {
  turn: [[587, 587, 0, 0.5, 0.07, 'sine'], [880, 880, 0.09, 0.6, 0.05, 'sine']],
  end: [[1175, 1175, 0, 0.9, 0.06, 'sine'], [2350, 2350, 0, 0.5, 0.015, 'sine']],
  place: [[320, 210, 0, 0.09, 0.08, 'triangle']],
  undo: [[260, 390, 0, 0.12, 0.05, 'triangle']],
  refused: [[180, 150, 0, 0.16, 0.05, 'square']],
  click: [[1400, 900, 0, 0.04, 0.03, 'square']],
  tick: [[700, 640, 0, 0.06, 0.025, 'triangle']],
  knock: [[150, 90, 0, 0.12, 0.12, 'triangle']],
}

let context: AudioContext | null = null

export function sound(name: Sound): void {
  try {
    context ??= new AudioContext()
    void context.resume()
    for (const tone of TONES[name]) ring(context, tone)
  } catch {
    // Web Audio is not available
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
