/** Faces of the bots and of the teacher, weakest first. */
import { dot, EYES, face, GRIN, SHOULDERS, SMILE, type Bust } from './bust'

/** Keyed by a bot's level (`table-level-…`) or title (`table-bot-…`). */
export const CHARACTERS: Record<string, Bust> = {
  // Luna, the Moon: long hair, a crescent
  cadet: { tone: 'white', rank: 0, deep: 'M12 1.8c-4.7 0-7.2 3.2-7.2 7.7 0 3.3-.6 6-1.8 8h18c-1.2-2-1.8-4.7-1.8-8 0-4.5-2.5-7.7-7.2-7.7z', pale: face, marks: 'M6.7 8.5C6.5 4.8 8.5 2.9 12 2.9s5.5 1.9 5.3 5.6c-2.1-.9-3.8-2-4.9-3.8-1.4 2-3.4 3.2-5.7 3.8z', ink: EYES, line: SMILE, light: 'M18.9.9a3.2 3.2 0 1 0 3 4.9A3.6 3.6 0 0 1 18.9.9z' },
  // Hermes, Mercury: a cap with wings
  ensign: { tone: 'blue', rank: 1, deep: 'M7 7.2C4.5 8.5 2 7.2.9 4.3 1.9 4.8 2.9 4.8 3.8 4.5 2.7 3.6 2.1 2.5 2 1.2c1.7 1.5 4 2 6 3.3zM17 7.2c2.5 1.3 5 0 6.1-2.9-1 .5-2 .5-2.9.2 1.1-.9 1.7-2 1.8-3.3-1.7 1.5-4 2-6 3.3z', pale: face, marks: 'M6.5 7.6C6.4 4 8.5 2.3 12 2.3s5.6 1.7 5.5 5.3c-3.5-1.3-7.5-1.3-11 0z', ink: EYES, line: GRIN },
  // Vesna, spring (Venus): curls, a leaf
  lieutenant: { tone: 'genes', rank: 2, deep: dot(7, 5.4, 2.7) + dot(10, 3.2, 2.6) + dot(14, 3.2, 2.6) + dot(17, 5.4, 2.7) + dot(5.8, 9, 2.4) + dot(18.2, 9, 2.4) + dot(6.6, 12.4, 2) + dot(17.4, 12.4, 2), pale: face, ink: EYES, line: SMILE, light: 'M16.5 3.7c.2-2.5 2-3.7 5-3.4-.1 2.8-1.8 4.2-5 3.4z' },
  // Sol, the Sun: rays
  commander: { tone: 'alien', rank: 3, deep: 'M12-.6l1.1 3.3h-2.2zM6.7.8l2.5 2.4-1.9 1.1zM17.3.8l-2.5 2.4 1.9 1.1zM2.9 4.7l3.4.9-1.1 1.9zM21.1 4.7l-3.4.9 1.1 1.9zM1.7 10l3.4-1.1v2.2zM22.3 10l-3.4-1.1v2.2z', pale: face, ink: 'M8.7 8.9q1.2-1.5 2.4 0l-.5.4q-.7-.8-1.4 0zM12.9 8.9q1.2-1.5 2.4 0l-.5.4q-.7-.8-1.4 0z', line: 'M9 10.9q3 2.9 6 0' },
  // Ares, Mars: short hair, a frown
  captain: { tone: 'red', rank: 4, deep: 'M12 .6l2.1 2.2h-4.2z', pale: face, marks: 'M6.6 8.2C6 4 8.2 1.9 12 1.9s6 2.1 5.4 6.3c-.7-.7-1.2-1.5-1.4-2.5H8c-.2 1-.7 1.8-1.4 2.5z', ink: dot(9.9, 9, 0.8) + dot(14.1, 9, 0.8) + 'M8 6.9l-.3.9 3.3 1.2.3-.9zM16 6.9l-3.3 1.2.3.9 3.3-1.2z', line: 'M9.9 12q2.1-1.2 4.2 0' },
  // Jovan, Jupiter: a beard, round glasses
  commodore: { tone: 'orange', rank: 5, pale: face, marks: 'M6.7 8.6c-.4 4.6 1.5 8.8 5.3 8.8s5.7-4.2 5.3-8.8c-.8 1.6-1.8 2.1-2.8 1.8-1.5-.5-3.5-.5-5 0-1 .3-2-.2-2.8-1.8zM6.8 7.2C7 4 9 2.3 12 2.3s5 1.7 5.2 4.9c-1-2-2.7-2.7-5.2-2.7S7.8 5.2 6.8 7.2z', ink: dot(9.7, 8.2, 0.7) + dot(14.3, 8.2, 0.7), line: 'M9.7 6.4a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM14.3 6.4a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6zM11.5 8h1', light: 'M10.3 12.3q1.7 1.2 3.4 0l-.4 1q-1.3.8-2.6 0z' },
  // Vulcan, the hidden planet: an iron mask
  admiral: { tone: 'purple', rank: 6, deep: 'M11.3 2.5h1.4V5h-1.4zM4.8 6.7h2v4h-2zM17.2 6.7h2v4h-2z', pale: 'M7.6 3.6h8.8a1.6 1.6 0 0 1 1.6 1.6v6.5a2.6 2.6 0 0 1-2.6 2.6H8.6A2.6 2.6 0 0 1 6 11.7V5.2a1.6 1.6 0 0 1 1.6-1.6zM9.8 14.6h4.4l-2.2 3z', marks: 'M6 3.6h12V6H6zM7.4 11h9.2v3.3H7.4z', ink: 'M7.9 7.3h3v2h-3zM13.1 7.3h3v2h-3zM8.8 11.6h1v2.2h-1zM10.7 11.6h1v2.2h-1zM12.5 11.6h1v2.2h-1zM14.3 11.6h1v2.2h-1z', light: dot(12, 1.6, 1.3) },
  // Mira, the variable star
  match: { tone: 'novelty', deep: 'M12 1.7c-4.7 0-6.9 3-6.9 7.6 0 3.2-.3 5.9-1.3 8.2h16.4c-1-2.3-1.3-5-1.3-8.2 0-4.6-2.2-7.6-6.9-7.6z', pale: face, marks: 'M6.6 9.2C6.3 5 8.3 2.6 12 2.6c3.6 0 5.7 2.3 5.4 6.3-2.6-.6-4.7-1.9-6.2-3.8-.9 2-2.4 3.4-4.6 4.1z', ink: EYES, line: SMILE, light: 'M19 1.2l.8 2.4 2.4.8-2.4.8-.8 2.4-.8-2.4-2.4-.8 2.4-.8z' },
  // Dondi, the clockmaker
  teacher: { tone: 'gold', pale: face, marks: 'M5.7 6.1C6.2 2.8 8.3 1.3 12 1.3s5.8 1.5 6.3 4.8l.7 1H5zM7.6 10.3c.3 3 1.9 5 4.4 5s4.1-2 4.4-5c-.9.8-1.9 1-2.8.7-1-.4-2.2-.4-3.2 0-.9.3-1.9.1-2.8-.7z', ink: EYES, light: 'M10.4 12.5q1.6.9 3.2 0l-.5.9q-1.1.5-2.2 0z' },
}
for (const each of Object.values(CHARACTERS)) each.body = SHOULDERS
