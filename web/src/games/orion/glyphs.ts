/** SVG paths of this game's signs on a 24 grid. As in ui/icons.ts: filled (a thing), stroked (an action, a place), knocked out. */
import { ICONS } from '../../ui/icons'

type Part = { f?: string; s?: string; k?: string }

/** A gear: eight teeth around a ring. */
function gear(): string {
  const points: string[] = []
  for (let i = 0; i < 8; i += 1) {
    const middle = (i * Math.PI) / 4
    for (const [turn, far] of [[-0.3, 7.4], [-0.19, 10.6], [0.19, 10.6], [0.3, 7.4]]) {
      points.push(`${(12 + Math.cos(middle + turn) * far).toFixed(1)} ${(12 + Math.sin(middle + turn) * far).toFixed(1)}`)
    }
  }
  return `M${points.join('L')}z`
}
const grain = (y: number) => `M11.300 ${y}c-2.900 0-4.600-1.500-4.800-4.700 3.100.2 4.800 1.700 4.800 4.700zM12.700 ${y}c2.900 0 4.600-1.500 4.800-4.700-3.100.2-4.800 1.700-4.800 4.700z`

const OWN = {
  food: { f: `M12 1.500c2 1.900 2 4.400 0 6.300-2-1.900-2-4.400 0-6.300z${grain(13)}${grain(18.5)}`, s: 'M12 9v13' },
  fleet: { f: 'M12 1.500c2 2.800 3.100 5.800 3.400 9l5.600 6.700v3l-6-2-1 3.800h-4l-1-3.800-6 2v-3l5.600-6.700c.3-3.200 1.400-6.200 3.400-9z', k: 'M11 8h2v5.500h-2z' },
  production: { f: gear(), k: 'M12 8.700a3.300 3.300 0 1 0 0 6.600 3.300 3.300 0 0 0 0-6.600z' },
  morale: { s: 'M5 22V3', f: 'M5 3.500c3-1.700 5.500-.8 7.500.2s4.200 1.300 7 0v9.500c-2.800 1.300-5 1-7 0s-4.500-1.900-7.500-.2z' },
  vp: { f: 'M12 1.800 20.800 6.900v10.200L12 22.200 3.200 17.100V6.900z', k: 'm12 6.200 1.700 3.900 4.200.4-3.200 2.800.9 4.100-3.600-2.100-3.600 2.100.9-4.100-3.200-2.800 4.200-.4z' },
  marker: { f: 'M12 2 20.800 6.800v10.400L12 22l-8.800-4.800V6.800z', k: 'm3.500 6.600.7-1.300L12 9.600l7.800-4.300.7 1.300-7.800 4.300V21h-1.400V10.900z' },
  card: { f: 'M6.500 2.500h11a1.500 1.500 0 0 1 1.500 1.500v16a1.500 1.500 0 0 1-1.500 1.500h-11A1.500 1.500 0 0 1 5 20V4a1.500 1.500 0 0 1 1.500-1.500z', k: 'M11.100 8.200h1.800v2.900h2.900v1.800h-2.900v2.900h-1.800v-2.900H8.200v-1.800h2.900z' },
  hand: ICONS.hand,
  // the four colours of structures
  blue: { f: 'M3 17.500a9 9 0 0 1 18 0zM2 18.800h20v1.900H2z' },
  red: { f: 'M12 2.500 20.500 21 12 16.500 3.500 21z' },
  yellow: { f: 'M2.500 20.500v-10l5.800 4v-4l5.800 4V4h6.400v16.500z' },
  grey: { f: 'M4 5c-.3 8.700 6.300 15.300 15 15zM13 20.500h2v2h-2z', s: 'm11.500 12.500 5-5M17.500 4.500a2 2 0 1 0 .1 0z' },
  // actions
  build: { s: 'M3 21.500h18M5.500 21.500v-9l5.500-4 5.500 4v9M9.300 21.500v-5h3.400v5M11 8.500v-6h9.500v5' },
  exploit: ICONS.pick,
  research: { s: 'M9.500 2.500h5M10.500 2.500V9l-6 10c-.7 1.200.2 2.500 1.500 2.500h12c1.300 0 2.200-1.300 1.500-2.500l-6-10V2.500M7.500 15.500h9' },
  activate: ICONS.power,
  attack: ICONS.attack,
  trade: { s: 'M4 8.500h16M16 4.500l4 4M20 15.500H4M8 19.500l-4-4' },
  propaganda: { s: 'M3 9.500v5h4.500l9 5v-15l-9 5zM8 14.500l1.500 6h3l-1.200-4.200M19.500 9c1.500 1.800 1.500 4.200 0 6' },
  contract: { s: 'M5 2.500h10l4.500 4.500v14.500H5zM15 2.500V7h4.500M8.300 11h7.400M8.300 14.300h4M11.500 18.800c1-2 2-2 2.500-.6s1.300 1.100 2.700-.7' },
  /** A pair of compasses: our own design. */
  ours: { s: 'M12 5.500 6 21M12 5.500 18 21M12 2v3.500M8.200 15.300c2.400 1.300 5.200 1.300 7.600 0' },
} satisfies Record<string, Part>

export type GlyphName = keyof typeof OWN
export const GLYPHS: Record<GlyphName, Part> = OWN
