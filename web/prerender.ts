/** Writes front pages that load faster: the lobby prerendered in both languages, a table with its parts preloaded. */
import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rollup } from 'vite'
import { stubBrowser } from './browserStub'
import type { Drawn } from './prerenderPictures'

const ROOM = '<div id="app"></div>'
const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)">/g
/** Keeps what is pressed before the script has come. */
const EARLY = '<script async src="/early.js"></script>'
const DESCRIBED = /(<meta name="description" content=")[^"]*/
const WORDS = {
  en: 'Learn and play five space board games in the browser, against bots or with friends: free, with nothing to install.',
  pl: 'Poznaj pięć kosmicznych gier planszowych i graj w nie w przeglądarce, z botami albo ze znajomymi: za darmo i bez instalowania.',
}

/** The page with the lobby in it. Until a script says which look is set, the system's holds. */
function page(front: string, dist: string, language: 'en' | 'pl', lobby: string): string {
  const sheets = [...front.matchAll(SHEET)].map(([, path]) => readFileSync(resolve(dist, `.${path}`), 'utf8'))
  const css = sheets.join('')
  const paper = /\[data-theme=['"]?paper['"]?\]\{([^}]*)\}/.exec(css)![1]
  const style = `<style>${css}@media (prefers-color-scheme:light){:root:not([data-theme]){${paper}}}</style>`
  return front
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(DESCRIBED, `$1${WORDS[language]}`)
    .replaceAll(SHEET, '')
    .replace('</head>', () => `${style}\n    ${EARLY}\n  </head>`)
    .replace(ROOM, () => `<div id="app">${lobby}</div>`)
}

/** The lobby with the skies in it: the pictures under them come when there is time. */
function withSkies(lobby: string, pictures: Drawn['pictures']): string {
  return lobby.replace(/<div class="picture[^>]*data-game="(\w+)"[^>]*>/g, (frame: string, game: string) => frame + (/<svg class="sky.*?<\/svg>/s.exec(pictures[game])?.[0] ?? ''))
}

/** The page of a table: what it asks for later is fetched along with the first script. */
function tablePage(front: string, bundle: Rollup.OutputBundle, language: string): string {
  const parts = Object.values(bundle).filter((each) => each.type === 'chunk' && ['table', `words-page-${language}`].includes(each.name)) as Rollup.OutputChunk[]
  const links = parts.flatMap((each) => [`rel="modulepreload" href="/${each.fileName}"`, ...[...each.viteMetadata!.importedCss].map((sheet) => `rel="preload" as="style" href="/${sheet}"`)])
  const lines = [...links, `rel="preload" as="fetch" href="/api/texts/${language}"`].map((each) => `  <link crossorigin ${each}>\n  `)
  return front.replace('</head>', () => `${lines.join('')}</head>`)
}

export function ahead(drawn: () => Promise<Drawn>): Plugin {
  let config: ResolvedConfig
  let bundle: Rollup.OutputBundle
  return {
    name: 'ahead',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(found) {
      config = found
    },
    writeBundle(_, written) {
      bundle = written
    },
    async closeBundle() {
      const [made, dist] = [resolve(config.root, 'node_modules/.prerender'), resolve(config.root, config.build.outDir)]
      await build({ root: config.root, logLevel: 'error', build: { ssr: 'src/prerenderLobby.ts', outDir: made, copyPublicDir: false } })
      stubBrowser()
      const { lobby } = await import(pathToFileURL(resolve(made, 'prerenderLobby.js')).href)
      const { pictures } = await drawn()
      const front = readFileSync(resolve(dist, 'index.html'), 'utf8')
      for (const language of ['en', 'pl'] as const) {
        writeFileSync(resolve(dist, `table.${language}.html`), tablePage(front, bundle, language))
        writeFileSync(resolve(dist, `lobby.${language}.html`), page(front, dist, language, withSkies(await lobby(language), pictures)))
      }
    },
  }
}
