/** Prerenders the games' pictures at build time. */
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { build, type Plugin } from 'vite'

/** A picture for each game, as HTML; and the styles of all of them. */
export interface Drawn { pictures: Record<string, string>; css: string }

const ROOT = fileURLToPath(new URL('.', import.meta.url))

/** Pages allow no style within an element: each becomes a rule. */
function ruled(html: string, rules: string[]): string {
  return html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    if (!rules.includes(style)) rules.push(style)
    return ` data-drawn="${rules.indexOf(style)}"`
  })
}

export async function draw(plugins: Plugin[]): Promise<Drawn> {
  const made = resolve(ROOT, 'node_modules/.pictures')
  await build({
    root: ROOT, configFile: false, logLevel: 'error', define: { __SITE__: 'false' },
    plugins: [...plugins, svelte({ compilerOptions: { css: 'injected' } })],
    build: { ssr: 'src/prerenderPictures.ts', outDir: made, copyPublicDir: false },
  })
  const { scenes } = (await import(pathToFileURL(resolve(made, 'prerenderPictures.js')).href)) as { scenes: () => Record<string, { head: string; body: string }> }
  const [sheets, rules] = [new Set<string>(), [] as string[]]
  const pictures: Record<string, string> = {}
  for (const [game, { head, body }] of Object.entries(scenes())) {
    for (const [, css] of head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)) sheets.add(css)
    pictures[game] = ruled(body.replace(/<!--.*?-->/gs, ''), rules)
  }
  return { pictures, css: [...sheets, ...rules.map((style, i) => `[data-drawn="${i}"]{${style}}`)].join('\n') }
}

/** `virtual:pictures` is a picture for each game, loaded when it is wanted; a page that is written ahead wants none. */
export function pictures(drawn: () => Promise<Drawn>): Plugin {
  const [ALL, CSS, OWN] = ['virtual:pictures', '/pictures.css', '\0pictures']
  return {
    name: 'pictures',
    resolveId: (id) => (id === CSS ? id : id.startsWith(ALL) ? id.replace(ALL, OWN) : undefined),
    async load(id, options) {
      if (id !== CSS && !id.startsWith(OWN)) return
      if (options?.ssr) return id === CSS ? '' : 'export default {}'
      const { pictures, css } = await drawn()
      if (id === CSS) return css
      if (id !== OWN) return `export default ${JSON.stringify(pictures[id.slice(OWN.length + 1)])}`
      const each = Object.keys(pictures).map((game) => `'${game}': () => import('${ALL}/${game}')`)
      return `import '${CSS}'\nexport default { ${each.join(', ')} }`
    },
  }
}
