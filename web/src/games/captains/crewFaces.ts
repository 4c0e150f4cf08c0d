/** Faces of the crew: a dozen species on the 24 grid around (12, 8.5). */

/** Layers of a face: `skin` in the light tone of the uniform, `hair` in the dark one, `ink` in the darkest; `back` is skin behind the head. */
export interface Face { back?: string; hair?: string; skin?: string; ink: string; line?: string }

const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
const eyes = dot(9.9, 8.6, 0.85) + dot(14.1, 8.6, 0.85)
const SMILE = 'M9.8 11.100q2.2 1.9 4.4 0'
const GRIN = 'M9.3 10.800q2.7 2.7 5.4 0'

export const FACES: Face[] = [
  // a parting, and a broad smile
  { hair: 'M6.7 8.200c-.5-4.2 2-6.3 5.3-6.300s5.8 2.1 5.3 6.300c-1.6-.3-3.2-1.3-4.2-2.9-1.4 1.7-3.6 2.7-6.4 2.900z', ink: eyes, line: GRIN },
  // two feelers
  { back: dot(7, 1.6, 1.5) + dot(17, 1.6, 1.5), ink: eyes, line: `${SMILE}M9.8 4.4 7.6 2.400M14.2 4.400l2.2-2` },
  // one eye is enough
  { skin: '', ink: dot(12, 7.6, 2.3), line: SMILE },
  // a bun
  { hair: `${dot(12, 1.9, 1.9)}M6.9 8c-.3-3.4 1.7-5.3 5.1-5.300s5.4 1.9 5.1 5.300c-2.4-2.2-7.8-2.2-10.2 0z`, ink: eyes, line: SMILE },
  // long ears
  { back: 'M8.5 8 2.6 3.900c.2 3.8 2.1 6.4 5.5 7zM15.5 8l5.9-4.100c-.2 3.8-2.1 6.4-5.5 7z', ink: eyes, line: GRIN },
  // a moustache
  { hair: 'M12 9.900c-1.5-.8-3.3.3-4.7-.3.3 2.4 3.2 2.8 4.7 1.3 1.5 1.5 4.4 1.1 4.7-1.3-1.4.6-3.2-.5-4.7.3zM7.3 6.200C8 3.6 9.7 2.7 12 2.700s4 .9 4.7 3.500c-2.8-1.1-6.6-1.1-9.4 0z', ink: dot(9.9, 7.9, 0.85) + dot(14.1, 7.9, 0.85) },
  // three eyes
  { skin: '', ink: eyes + dot(12, 5.5, 0.9), line: GRIN },
  // curls
  { back: '', hair: dot(7.6, 5.3, 2) + dot(10.3, 3.4, 2.1) + dot(13.7, 3.4, 2.1) + dot(16.4, 5.3, 2) + dot(6.7, 8, 1.5) + dot(17.3, 8, 1.5), ink: eyes, line: SMILE },
  // tentacles for a beard
  { back: 'M7.8 9.500c-.9 2.7-.4 4.6-1.5 5.8 2.1.2 2.9-1.4 3.2-2.8.2 1.7.1 3-.7 4.2 2 0 2.7-1.7 2.9-3.400h.6c.2 1.7.9 3.4 2.9 3.4-.8-1.2-.9-2.5-.7-4.2.3 1.4 1.1 3 3.2 2.8-1.1-1.2-.6-3.1-1.5-5.800z', ink: eyes },
  // a crest
  { hair: 'M12 .6l1.3 2.2 2.3-.9-.3 2.800c1 .8 1.5 1.8 1.7 3.1-2.8-2.3-7.2-2.3-10 0 .2-1.3.7-2.3 1.7-3.100l-.3-2.8 2.3.9z', ink: eyes, line: SMILE },
  // goggles
  { hair: 'M6.6 7.300h10.800v2.800c-1.7 1-3.9.9-5.4-.6-1.5 1.5-3.7 1.6-5.4.6z', ink: dot(9.6, 8.6, 0.9) + dot(14.4, 8.6, 0.9), line: 'M10 11.800q2 1.3 4 0' },
  // horns
  { back: 'M8.6 5.200C6.3 5 4.9 3.4 5.1 1c1 1.3 2.6 1.7 5 1.900zM15.4 5.200c2.3-.2 3.7-1.8 3.5-4.2-1 1.3-2.6 1.7-5 1.900z', ink: eyes, line: GRIN },
]

/** The face of the nth member of a ship's crew; neighbours always differ. */
export const faceOf = (seat: number, nth: number): Face => FACES[(seat * 5 + nth * 7) % FACES.length]
