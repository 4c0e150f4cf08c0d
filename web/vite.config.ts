import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { fonts } from './fonts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** What a board has to know of a game's components.toml, and nothing more, as a module. */
function components(): Plugin {
  const files: Record<string, string> = {
    'virtual:metallum': here('../src/astrarium/games/metallum/components.toml'),
    'virtual:race': here('../src/astrarium/games/race/components.toml'),
  }
  return {
    name: 'components',
    resolveId: (id) => (id in files ? `\0${id}` : undefined),
    load(id) {
      const file = id.startsWith('\0') ? files[id.slice(1)] : undefined
      if (!file) return
      this.addWatchFile(file)
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      const data = parse(readFileSync(file, 'utf8')) as any
      if (id === '\0virtual:race') return `export default ${JSON.stringify(race(data))}`
      const tiles = data.subprograms.map((tile: any) => ({
        id: tile.id, group: tile.group, complexity: tile.complexity, rule: tile.rule, tab: tile.tab, sockets: tile.sockets,
      }))
      const modules = Object.fromEntries(
        data.modules.map((each: any) => [
          each.id,
          {
            kind: each.kind, cost: each.cost, rule: each.rule, phases: each.phases ?? [],
            complexity: (each.modifiers ?? []).filter((m: any) => m.kind === 'complexity').map((m: any) => m.amount)[0] ?? 0,
          },
        ]),
      )
      const planets = Object.fromEntries(data.planets.map((each: any) => [each.id, { rule: each.rule }]))
      return `export default ${JSON.stringify({ contacts: data.layout.contacts, tiles, modules, planets })}`
    },
  }
}

/** Race's cards without what only the rules and the box need. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function race(data: any) {
  const named = (list: any[], make: (each: any) => unknown) => Object.fromEntries(list.map((each) => [each.id, make(each)]))
  return {
    cards: named(data.cards, (card) => ({
      type: card.type, cost: card.cost ?? card.defence, military: 'defence' in card, vp: card.score ? null : card.vp, kind: card.good ?? null,
      windfall: !!card.windfall, flags: card.flags ?? [], start: card.start ?? null, powers: card.powers ?? {}, score: card.score ?? [],
    })),
    actions: named(data.actions, (card) => ({ phase: card.phase, bonus: card.bonus })),
    prices: named(data.kinds, (kind) => kind.price),
    constants: data.constants,
  }
}

const server = process.env.ASTRARIUM_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [fonts(), components(), svelte()],
  build: { outDir: '../src/astrarium/web_dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 300 },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
