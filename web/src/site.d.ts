/** True in the page without a server, whose tables live in workers (`src/site`). */
declare const __SITE__: boolean
/** Folder of that page's engine, and the size of each of its packs in bytes. */
declare const __ENGINE__: { folder: string; packs: Record<'wasm' | 'module' | 'library' | 'astrarium', number> }
/** The worker of the tables, if `site/early.js` started it before the page's own scripts were loaded. */
interface Window { engineHost?: Worker }
