/** The pictures of the games as HTML and styles, for the build (`pictures.ts` beside the folder). */
import { render } from 'svelte/server'
import type { Component } from 'svelte'
import Scene from './lobby/Scene.svelte'

const found = import.meta.glob('./games/*/Picture.svelte', { eager: true, import: 'default' }) as Record<string, Component<{ game: string }>>

/** All but the one for a game that brings none: that is drawn from the game's name. */
export function scenes(): Record<string, { head: string; body: string }> {
  const own = Object.entries(found).map(([path, picture]) => [path.split('/')[2], picture] as const).filter(([game]) => game !== 'any')
  return Object.fromEntries(own.map(([game, picture]) => [game, render(Scene, { props: { game, picture }, idPrefix: '§' })]))
}
