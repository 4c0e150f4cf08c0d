/** The words of the club come with it. */
import { loadGames } from '../lib/texts.svelte'

export const words = () => loadGames(['club'])
