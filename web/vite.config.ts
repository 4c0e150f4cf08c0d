import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { parse } from 'smol-toml'
import type { Plugin, Rollup } from 'vite'
import { defineConfig } from 'vitest/config'
import { ahead } from './prerender'
import { fonts } from './fonts'
import { draw, pictures, type Drawn } from './prerenderPictures'
import adastra from './src/games/adastra/data'
import captains from './src/games/captains/data'
import metallum from './src/games/metallum/data'
import orion from './src/games/orion/data'
import race from './src/games/race/data'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * `virtual:<game>` is what a board has to know of the game's components.toml: a game's `data.ts` picks it, here from the game's own
 * file, in the browser from a corrected one where that is in use. Where the file is missing the module throws when it is loaded, and
 * the game is played on the board for any game.
 */
const picks: Record<string, (file: unknown) => unknown> = { adastra, captains, metallum, orion, race }

function components(): Plugin {
  return {
    name: 'components',
    resolveId: (id) => (id.startsWith('virtual:') && id.slice(8) in picks ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:')) return
      const game = id.slice('\0virtual:'.length)
      const file = here(`../src/astrarium/games/${game}/components.toml`)
      if (!existsSync(file)) return `throw new Error('${game} has no components')\nexport default null`
      this.addWatchFile(file)
      const own = JSON.stringify(picks[game](parse(readFileSync(file, 'utf8'))))
      return `import { inUse } from '/src/lib/components'\nimport pick from '/src/games/${game}/data'\nexport default inUse('${game}', pick, ${own})`
    },
  }
}

/** Entry points whose modules are fetched as one file: many small files cost a slow connection more than their bytes. */
const ROOMS = { base: '/src/main.ts', table: '/src/table/TablePage.svelte' }

/** What a module and its static imports consist of. */
function closure(start: string, meta: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const next of meta.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}

/** A chunk for each room, and one for each file of words: short ones would lie beside what everybody loads, in all languages. */
function chunks(): Rollup.GetManualChunk {
  let rooms: [string, Set<string>][] | undefined
  return (id, meta) => {
    const [, game, language] = /\/src\/(?:games\/)?(?:(\w+)\/)?text\/(\w+)\.ftl/.exec(id) ?? []
    if (language) return `words-${game ?? 'page'}-${language}`
    rooms ??= Object.entries(ROOMS).map(([name, path]) => [name, closure([...meta.getModuleIds()].find((each) => each.endsWith(path)) ?? path, meta)])
    return rooms.find(([, ids]) => ids.has(id))?.[0]
  }
}

let drawing: Promise<Drawn> | null = null
/** The pictures, drawn once a build. */
const drawn = () => (drawing ??= draw([components()]))

/** Behind a server the page has no engine of its own: nothing of it is built. */
const noEngine = (): Plugin => ({
  name: 'no-engine',
  enforce: 'pre',
  load: (id) => (id.endsWith('/src/site/engine.svelte.ts') ? 'export const engine = null, ask = null, tables = null, join = null, say = null, leave = null' : undefined),
})

/** `vite build --mode site` makes the page without a server; `tools/build/static_site.py` says where its engine lies. */
const engine = process.env.ASTRARIUM_ENGINE ?? '{"folder":"engine","packs":{"wasm":0,"module":0,"library":0,"astrarium":0}}'

const server = process.env.ASTRARIUM_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig(({ mode }) => ({
  plugins: [fonts(), components(), pictures(drawn), svelte(), ...(mode === 'site' ? [] : [noEngine(), ahead(drawn)])],
  define: { __SITE__: JSON.stringify(mode === 'site'), __ENGINE__: engine },
  base: mode === 'site' ? './' : '/',
  publicDir: mode === 'site' ? false : 'public',
  worker: { format: 'es' as const },
  build: {
    outDir: mode === 'site' ? '../dist/site' : '../src/astrarium/web_dist',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 300,
    assetsInlineLimit: 0,
    rollupOptions: { output: { experimentalMinChunkSize: 3000, manualChunks: chunks() } },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  // a busy machine may take its time
  test: { include: ['src/**/*.test.ts'], setupFiles: ['./vitest.setup.ts'], testTimeout: 60_000 },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
}))
