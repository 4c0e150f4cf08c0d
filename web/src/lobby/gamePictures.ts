/** Pictures of games: those that were drawn while the client was built, and one made from the name for a game from outside. */
import { mount } from 'svelte'
import pictures from 'virtual:pictures'

let count = 0

/** What a picture refers to within itself is its own: the same one may hang in several places. */
const hung = (picture: string): string => picture.replaceAll('§', `p${(count += 1)}`)

/** Hangs the picture of a game into a frame. */
export async function hang(game: string, frame: HTMLElement): Promise<void> {
  const own = pictures[game]
  if (own) frame.innerHTML = hung((await own()).default)
  else {
    const [{ default: Scene }, { default: picture }] = await Promise.all([import('./Scene.svelte'), import('../games/any/Picture.svelte')])
    mount(Scene, { target: frame, props: { game, picture } })
  }
}
