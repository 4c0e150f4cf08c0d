/** The lobby as HTML, for whoever comes for the first time: written when the client is built (`ahead.ts`), read before any script has come. */
import { render } from 'svelte/server'
import App from './App.svelte'
import { GAMES } from './generated/games'
import { ahead } from './lib/parts'
import { settings } from './lib/settings.svelte'
import { speak } from './lib/texts.svelte'
import type { GameInfo } from './lib/types'
import { NOTHING } from './lobby/look'

const games = GAMES.map((game) => ({ ...game, settings: [], bots: [], levels: [{ level: '', bot: '', styles: [] }], bot: '', easy: '' })) as unknown as GameInfo[]

ahead.write = (part, props) => render(part, { props }).body

export async function lobby(language: 'en' | 'pl'): Promise<string> {
  settings.language = language
  await speak(language)
  return (await render(App, { props: { first: { ...NOTHING, games } } })).body
}
