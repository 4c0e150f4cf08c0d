/** Loader of game pictures: prerendered, or drawn from the name for a third-party game. */
import { mount } from 'svelte'
import pictures from 'virtual:pictures'

let count = 0

/** Makes the ids inside a picture unique, since it may appear several times on a page. */
const hung = (picture: string): string => picture.replaceAll('§', `p${(count += 1)}`)

/** Renders the picture of a game into an element. */
export async function showPicture(game: string, frame: HTMLElement): Promise<void> {
  const own = pictures[game]
  if (own) frame.innerHTML = hung((await own()).default)
  else {
    const [{ default: Scene }, { default: picture }] = await Promise.all([import('./PictureUnderSky.svelte'), import('../games/default/Picture.svelte')])
    mount(Scene, { target: frame, props: { game, picture } })
  }
}
