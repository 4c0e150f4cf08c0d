/** Renders the lobby to HTML for a first visit; called by `prerender.ts` during the build. */
import { render } from 'svelte/server'
import App from './App.svelte'
import { GAMES } from './generated/games'
import { prerendering } from './lib/hydration'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/texts.svelte'
import type { GameInfo } from './lib/types'
import { EMPTY_LOBBY } from './lobby/lobbyData'

const games = GAMES.map((game) => ({ ...game, settings: [], bots: [], levels: [{ level: '', bot: '', styles: [] }], bot: '', easy: '' })) as unknown as GameInfo[]

prerendering.write = (part, props) => render(part, { props }).body

export async function lobby(language: 'en' | 'pl'): Promise<string> {
  settings.language = language
  await speak(language)
  return (await render(App, { props: { first: { ...EMPTY_LOBBY, games } } })).body
}
