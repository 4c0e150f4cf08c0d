/** The pages of the navigation bar. */
import { place } from '../lib/router.svelte'
import type { IconName } from '../ui/icons'

export const PAGES: [path: string, name: string, icon: IconName][] = [['/', 'web-tables', 'deck'], ['/replays', 'web-replays', 'history'], ['/puzzles', 'web-puzzles', 'flag'], ['/rules', 'web-rules', 'rules'], ...(__SITE__ ? [] : [['/club', 'web-club', 'people'] satisfies [string, string, IconName]])]

/** Whether a page is the current one. */
export const here = (path: string) => (path === '/' ? place.path === '/' : place.path.startsWith(path))
