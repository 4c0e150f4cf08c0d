import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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

/** Packs every text file of the build once, so that the server only has to hand it out. */
function packed(): Plugin {
  let folder = ''
  return {
    name: 'packed',
    apply: 'build',
    configResolved: (config) => void (folder = join(config.root, config.build.outDir)),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        const file = join(folder, name)
        if (!/\.(js|css|html|svg|webmanifest)$/.test(name) || !statSync(file).isFile()) continue
        const content = readFileSync(file)
        writeFileSync(`${file}.br`, brotliCompressSync(content))
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
      }
    },
  }
}

const server = process.env.ASTRARIUM_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [fonts(), components(), svelte(), packed()],
  build: { outDir: '../src/astrarium/web_dist', emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 300 },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: { include: ['src/**/*.test.ts'] },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
})
