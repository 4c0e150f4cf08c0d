import { settings } from '../lib/settings.svelte'

/** "16 November", in the language of the page. */
export const dateOf = (day: string): string =>
  new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
