/** Busts on the 24 grid of the crew figures: head around (12, 8.5), shoulders below. */

/** Layers of a bust, from the back to the front. `deep` and `marks` are half shade, `body` the full tone, `pale` 42 % of it in white. */
export interface Bust { tone: string; deep?: string; body?: string; pale?: string; marks?: string; ink?: string; line?: string; light?: string; rank?: number }

export const dot = (x: number, y: number, r: number) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
export const EYES = dot(9.9, 8.6, 0.85) + dot(14.1, 8.6, 0.85)
export const SMILE = 'M9.8 11.1q2.2 1.9 4.4 0'
export const GRIN = 'M9.3 10.8q2.7 2.7 5.4 0'
const HEAD = 'M12 3.2a5.3 5.3 0 0 1 5.3 5.3c0 3.2-2.3 6-5.3 6s-5.3-2.8-5.3-6A5.3 5.3 0 0 1 12 3.2z'
export const SHOULDERS = 'M2.5 23c0-5.7 3.6-8.6 9.5-8.6s9.5 2.9 9.5 8.6z'
const COLLAR = 'M9.8 14.6 12 17.8l2.2-3.2-2.2.9z'
export const face = HEAD + COLLAR
