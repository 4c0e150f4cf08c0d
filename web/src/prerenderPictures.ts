/** Server-renders the games' pictures to HTML and CSS; called by `web/prerenderPictures.ts` in the build. */
import { render } from 'svelte/server'
import type { Component } from 'svelte'
import PictureUnderSky from './lobby/PictureUnderSky.svelte'

const found = import.meta.glob('./games/*/Picture.svelte', { eager: true, import: 'default' }) as Record<string, Component<{ game: string }>>

/** All but the default picture, which depends on the game's name. */
export function scenes(): Record<string, { head: string; body: string }> {
  const own = Object.entries(found).map(([path, picture]) => [path.split('/')[2], picture] as const).filter(([game]) => game !== 'default')
  return Object.fromEntries(own.map(([game, picture]) => [game, render(PictureUnderSky, { props: { game, picture }, idPrefix: '§' })]))
}
