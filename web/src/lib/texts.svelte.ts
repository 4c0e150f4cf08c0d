/** Loader of the Fluent texts of page, server and games in the current language. */
import { untrack } from 'svelte'
import { Catalogue, message, say as sayTree, type Name } from './fluent'
import { settings } from './settings.svelte'
import type { Arg, Tree } from './types'

/** Parts of the page with lazy-loaded texts, like games. */
const PARTS = ['club', 'daily', 'moderation', 'profile', 'records', 'seed', 'study']
/** Text files of the page, of its lazy parts and of each board. */
const own = import.meta.glob(['../text/*.ftl', '../{club,daily,moderation,profile,records,seed,study}/text/*.ftl', '../games/*/text/*.ftl'], { query: '?raw', import: 'default' }) as Record<string, () => Promise<string>>

const sources = new Map<string, Promise<string>>()
const catalogues = $state<{ current: Catalogue; games: Record<string, Catalogue>; boards: Record<string, string> }>({
  current: new Catalogue('en', []),
  games: {},
  boards: {},
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

const ours = (path: string) => source(path, own[path] ?? (async () => ''))
const page = (language: string) => ours(`../text/${language}.ftl`)
const board = (language: string, game: string) => ours(`../${PARTS.includes(game) ? game : `games/${game}`}/text/${language}.ftl`)

/** Loads a language; the page can be drawn when this has come back. */
export async function speak(language: string, games: string[] = []): Promise<void> {
  const shell = await Promise.all([page(language), fetched(`/api/texts/${language}`).catch(() => '')])
  const came = await Promise.all(games.map((game) => Promise.all([board(language, game), PARTS.includes(game) ? '' : fetched(`/api/texts/${language}/${game}`).catch(() => '')])))
  const kept = catalogues.current.language === language
  const boards = kept ? { ...catalogues.boards } : {}
  const found = kept ? { ...catalogues.games } : {}
  games.forEach((game, i) => {
    boards[game] = came[i][0]
    found[game] = new Catalogue(language, [...shell, ...came[i]])
  })
  Object.assign(catalogues, { boards, games: found, current: new Catalogue(language, [...shell, ...Object.values(boards)]) })
}

/** A text of the page. */
export function t(id: string, args?: Record<string, Arg>): string {
  return message(catalogues.current, { text: id, args })
}

/** The catalogue of a game; the page's until it is loaded. */
export function wordsOf(game: string): Catalogue {
  return catalogues.games[game] ?? catalogues.current
}

export function say(game: string, tree: Arg, names: Name[] = [], reader: number | null = null): string {
  return sayTree(wordsOf(game), tree, names, reader)
}

/** A message or one of its attributes; empty if it is missing. */
export function word(game: string, id: string, attribute = '', args?: Record<string, Arg>, names: Name[] = []): string {
  const words = wordsOf(game)
  return words.has(id, attribute) ? message(words, { text: id, args }, attribute, names) : ''
}

export function knows(game: string): boolean {
  return game in catalogues.games
}

/** Loads the texts of games and of lazy parts of the page. Untracked: an `{#await}` that depended on the texts would begin anew,
 * and its part lose what was typed, whenever other texts come. */
export function loadWords(of: string[]): Promise<void> {
  return untrack(async () => {
    const wanted = of.filter((each) => !knows(each))
    if (wanted.length) await speak(settings.language, wanted)
  })
}

export async function switchLanguage(language: 'en' | 'pl'): Promise<void> {
  await speak(language, Object.keys(catalogues.games))
}

/** The text of an error: the server's or the game's, else a generic one. */
export function trouble(error: unknown, game = ''): string {
  const tree = (error as { tree?: Tree }).tree
  if (tree) {
    const words = sayTree(wordsOf(game), tree)
    if (!words.startsWith('⟦')) return words
  }
  return t((error as { offline?: boolean }).offline ? 'web-offline' : 'web-failed')
}
