/** Defines the globals of a browser that the client's modules read while they load: Node has none of them. */
export function stubBrowser(): void {
  const none = { matches: false, addEventListener: () => undefined, getItem: () => null }
  const found = {
    window: globalThis, addEventListener: none.addEventListener, matchMedia: () => none, localStorage: none, sessionStorage: none,
    navigator: { language: 'en' }, location: { pathname: '/', search: '', origin: '' },
  }
  for (const [name, value] of Object.entries(found)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}
