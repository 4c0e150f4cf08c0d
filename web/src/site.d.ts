/** Whether this is the page without a server: its tables live in workers (`src/site`). */
declare const __SITE__: boolean
/** Where the engine of such a page lies, and how many bytes each of its packs has. */
declare const __ENGINE__: { folder: string; packs: Record<'wasm' | 'module' | 'library' | 'astrarium', number> }
/** The worker of the tables, where it was called before the page's own scripts came (`site/early.js`). */
interface Window { engineHost?: Worker }
