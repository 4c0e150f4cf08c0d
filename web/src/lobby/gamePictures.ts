/** Pictures of games: prerendered ones, and one drawn from the name for a game from a package. */
import { mount } from 'svelte'
import pictures from 'virtual:pictures'

let count = 0

/** What a picture refers to within itself is its own: the same one may hang in several places. */
const hung = (picture: string): string => picture.replaceAll('§', `p${(count += 1)}`)

/** Hangs the picture of a game into a frame. */
export async function showPicture(game: string, frame: HTMLElement): Promise<void> {
  const own = pictures[game]
  if (own) frame.innerHTML = hung((await own()).default)
  else {
    const [{ default: Scene }, { default: picture }] = await Promise.all([import('./PictureUnderSky.svelte'), import('../games/default/Picture.svelte')])
    mount(Scene, { target: frame, props: { game, picture } })
  }
}
