/** The words of the page: its own, the shell's and each game's, in the language of the settings. */
import { Catalogue, message, say as sayTree, type Name } from './fluent'
import { settings } from './settings.svelte'
import type { Arg, Tree } from './types'

const own = import.meta.glob('../text/*.ftl', { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>

const sources = new Map<string, Promise<string>>()
const catalogues = $state<{ current: Catalogue; games: Record<string, Catalogue> }>({
  current: new Catalogue('en', []),
  games: {},
})

function source(key: string, get: () => Promise<string>): Promise<string> {
  let found = sources.get(key)
  if (!found) {
    found = get().catch((error) => {
      sources.delete(key)
      throw error
    })
    sources.set(key, found)
  }
  return found
}

const fetched = (path: string) =>
  source(path, async () => {
    const answer = await fetch(__SITE__ ? `data${path.slice('/api'.length)}.ftl` : path)
    if (!answer.ok) throw new Error(String(answer.status))
    return answer.text()
  })

const page = (language: string) => source(`own/${language}`, own[`../text/${language}.ftl`])

/** Loads a language; the page can be drawn when this has come back. */
export async function speak(language: string, games: string[] = []): Promise<void> {
  const shell = fetched(`/api/texts/${language}`).catch(() => '')
  const [mine, theirs] = [await page(language), await shell]
  const found: Record<string, Catalogue> = {}
  for (const game of games) {
    const words = await fetched(`/api/texts/${language}/${game}`).catch(() => '')
    found[game] = new Catalogue(language, [mine, theirs, words])
  }
  catalogues.games = catalogues.current.language === language ? { ...catalogues.games, ...found } : found
  catalogues.current = new Catalogue(language, [mine, theirs])
}

/** A text of the page. */
export function t(id: string, args?: Record<string, Arg>): string {
  return message(catalogues.current, { text: id, args })
}

/** A game's words; the page's own while they are not here yet. */
export function wordsOf(game: string): Catalogue {
  return catalogues.games[game] ?? catalogues.current
}

export function say(game: string, tree: Arg, names: Name[] = [], reader: number | null = null): string {
  return sayTree(wordsOf(game), tree, names, reader)
}

/** A thing's name, or one of its attributes; empty where there is none. */
export function word(game: string, id: string, attribute = '', args?: Record<string, Arg>, names: Name[] = []): string {
  const words = wordsOf(game)
  return words.has(id, attribute) ? message(words, { text: id, args }, attribute, names) : ''
}

export function knows(game: string): boolean {
  return game in catalogues.games
}

export async function loadGames(games: string[]): Promise<void> {
  const wanted = games.filter((game) => !knows(game))
  if (wanted.length) await speak(settings.language, wanted)
}

export async function switchLanguage(language: 'en' | 'pl'): Promise<void> {
  await speak(language, Object.keys(catalogues.games))
}

/** What went wrong, in words: a game's text, a server's or ours. */
export function trouble(error: unknown, game = ''): string {
  const tree = (error as { tree?: Tree }).tree
  if (tree) {
    const words = sayTree(wordsOf(game), tree)
    if (!words.startsWith('⟦')) return words
  }
  return t((error as { offline?: boolean }).offline ? 'web-offline' : 'web-failed')
}
