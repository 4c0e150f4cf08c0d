/** Foregrounds of mission pictures (168 by 46): eight scenes, chosen by the mission's name. */
import { seeded } from '../../lib/seededRandom'

/** Layers of a scene: `far` and `near` ground, `lit` for lights, `line` for thin strokes. */
export interface Scene { far: string; near: string; lit: string; line: string }

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const HILLS = 'M0 46V30q26-12 52-3t54-4 62 4v19z'
const GROUND = 'M0 46v-9q40-8 84-2t84-3v14z'

const SCENES: Scene[] = [
  // domes with lights
  { far: HILLS, near: `${GROUND}M16 38a15 15 0 0 1 30 0zM44 38a10 10 0 0 1 20 0zM112 37a13 13 0 0 1 26 0z`, lit: dot(25, 32, 1.6) + dot(31, 30, 1.6) + dot(37, 32, 1.6) + dot(54, 33, 1.5) + dot(125, 31, 2), line: 'M31 23v-9M27 16l4-3 4 3M125 24v-7' },
  // crystals
  { far: `${HILLS}M20 34l6-18 7 16zM128 32l8-21 7 20z`, near: `${GROUND}M34 40l9-27 10 25zM48 40l6-15 8 14zM106 40l7-19 9 17zM118 40l11-30 10 28z`, lit: 'M43 13l2 24-6 1zM129 10l2 27-7 1z', line: '' },
  // a figure behind the hill
  { far: `M88 40V24c0-22 46-22 46 0v16zM94 12 86 3M128 12l8-9${dot(85, 2, 3)}${dot(137, 2, 3)}`, near: GROUND, lit: dot(111, 19, 8), line: 'M94 10 87 4M128 10l7-6' },
  // towers
  { far: `${HILLS}M26 34V12h8v22zM62 32V6h9v26zM134 30V10h8v20z`, near: `${GROUND}M14 40V20h10v20zM40 40V8l6-6 6 6v32zM112 40V16h12v24zM126 40V24h9v16z`, lit: 'M44 12h4v2h-4zM44 18h4v2h-4zM44 24h4v2h-4zM116 20h2v2h-2zM120 24h2v2h-2zM17 24h3v2h-3z', line: 'M46 2v-6M118 16v-8' },
  // a wreck
  { far: HILLS, near: `${GROUND}M30 42 58 10c12-2 20 2 24 9L66 41zM58 10l-10-2-8 14zM84 41l14-14 10 12z`, lit: dot(67, 19, 3.4) + dot(59, 27, 2.2), line: 'M44 36l-14-4M50 30l-16-6M100 27l6-8' },
  // a flag and a figure
  { far: `${HILLS}${dot(136, 30, 10)}`, near: `${GROUND}M60 40c0-12 4-15 8-15s8 3 8 15z${dot(68, 21, 6)}`, lit: `M92 6h20l-5 5 5 5H92z${dot(66, 20, 1.5)}${dot(71, 20, 1.5)}`, line: 'M92 4v36M74 28l18-6' },
  // a dish antenna
  { far: HILLS, near: `${GROUND}M40 40l7-14h6l7 14zM28 8c0 16 12 26 28 24zM110 40V26h24v14zM114 26l8-10 8 10z`, lit: `${dot(57, 9, 2.6)}M118 31h8v5h-8z`, line: 'M42 22 56 10M136 40V22M132 24h8' },
  // large footprints
  { far: `${HILLS}M104 30c0-14 6-22 14-22 10 0 10 10 18 10 7 0 8 6 8 13z`, near: `${GROUND}${dot(30, 41, 5)}${dot(56, 43, 4)}`, lit: `${dot(114, 16, 2)}${dot(121, 15, 2)}`, line: 'M20 30l-4-5M26 28v-6M32 28l3-5M48 33l-3-4M54 31v-5M60 32l3-4M112 22q6 4 12 0' },
]

export const sceneOf = (mission: string): Scene => SCENES[Math.floor(seeded(`scene ${mission}`)() * SCENES.length)]
/** The look of a mission's world. */
export function worldOf(mission: string) {
  const next = seeded(mission)
  const kind = (['bands', 'craters', 'land', 'ice', 'cracks', 'city'] as const)[Math.floor(next() * 6)]
  const colour = ['novelty', 'rare', 'genes', 'alien', 'red', 'purple', 'orange', 'white'][Math.floor(next() * 8)]
  return { kind, colour: `var(--c-${colour})`, ring: next() > 0.7, moon: next() > 0.55, x: 34 + next() * 18, tilt: next() }
}
