/** Python in a worker, with Astrarium in it. Nothing comes from elsewhere. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { pack, type Pack } from './packs'

/** Python knows of no other packages than those it was given. */
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' }, packages: {} }

export async function python(base: string, came: (bytes: number) => void): Promise<PyodideAPI> {
  const names: Pack[] = ['wasm', 'module', 'library', 'astrarium']
  const [wasm, module, library, astrarium] = await Promise.all(names.map((name) => pack(base, name, came)))
  const made: string[] = []
  const blob = (bytes: ArrayBuffer, type: string) => {
    const url = URL.createObjectURL(new Blob([bytes], { type }))
    made.push(url)
    return url
  }
  const usual = self.fetch
  // Python asks for its wasm by a name of its own
  self.fetch = (what, options) =>
    String(what instanceof Request ? what.url : what).endsWith('pyodide.asm.wasm')
      ? Promise.resolve(new Response(wasm, { headers: { 'Content-Type': 'application/wasm' } }))
      : usual(what, options)
  try {
    const script = await import(/* @vite-ignore */ blob(module, 'text/javascript'))
    const options = {
      indexURL: base,
      packageBaseUrl: base,
      stdLibURL: blob(library, 'application/zip'),
      lockFileContents: JSON.stringify(LOCK),
      createPyodideModule: script.default,
    }
    const py = await loadPyodide(options as Parameters<typeof loadPyodide>[0])
    py.unpackArchive(astrarium, 'zip', { extractDir: '/lib/python3.14/site-packages' })
    return py
  } finally {
    self.fetch = usual
    for (const url of made) URL.revokeObjectURL(url)
  }
}
