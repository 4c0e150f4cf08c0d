/** Python in a worker, with Astrarium in it. Nothing comes from elsewhere. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { filesOf } from './archive'
import { forgetMemory, keepMemory, keptMemory, pack, type Pack } from './packs'

/** Python knows of no other packages than those it was given. */
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' }, packages: {} }
/** All that takes long: what memory holds after it is kept, and the next start begins with that. */
const PREPARE = `
import astrarium.site
from astrarium import bots
astrarium.games()
bots.names()
`
/** What must not be the same at every start. */
const WAKE = `
import random
random.seed()
`

export interface Started {
  py: PyodideAPI
  /** What memory holds, where it was filled by this start. */
  memory: ArrayBuffer | null
  /** Whether it began with a memory that was kept. */
  remembered: boolean
}

/** Starts Python: with the memory that was `given`, with one that this browser keeps, else by importing everything. */
export async function python(base: string, came: (bytes: number) => void, given?: ArrayBuffer): Promise<Started> {
  const kept = given ?? (await keptMemory(base))
  const names: Pack[] = ['wasm', 'module', 'library', 'astrarium']
  const packs = await Promise.all(names.map((name) => pack(base, name, came)))
  if (kept) {
    try {
      const py = await loaded(base, packs, kept)
      py.runPython(WAKE)
      return { py, memory: null, remembered: true }
    } catch (error) {
      console.warn('a memory that was kept is of no use:', error)
      await forgetMemory(base)
    }
  }
  const py = await loaded(base, packs, null)
  py.runPython(PREPARE)
  const memory = memoryOf(py)
  if (memory) void keepMemory(base, memory)
  return { py, memory, remembered: false }
}

/** What Python's memory holds now; where it cannot be taken, every start is like the first. */
function memoryOf(py: PyodideAPI): ArrayBuffer | null {
  try {
    delete py.loadedPackages.astrarium // a memory is taken before packages come; this one has been there from the beginning
    return py.makeMemorySnapshot().buffer as ArrayBuffer
  } catch (error) {
    console.warn('memory could not be kept:', error)
    return null
  }
}

async function loaded(base: string, [wasm, module, library, astrarium]: ArrayBuffer[], memory: ArrayBuffer | null): Promise<PyodideAPI> {
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
      env: { PYTHONDONTWRITEBYTECODE: '1' },
      fsInit: async (files: PyodideAPI['FS'], { sitePackages }: { sitePackages: string }) => unpack(files, sitePackages, astrarium),
      createPyodideModule: async (settings: unknown) => {
        const begun = await script.default(settings)
        if (memory) begun.growMemory(memory.byteLength) // it begins with less
        return begun
      },
      ...(memory ? { _loadSnapshot: memory } : { _makeSnapshot: true }),
    }
    return await loadPyodide(options as Parameters<typeof loadPyodide>[0])
  } finally {
    self.fetch = usual
    for (const url of made) URL.revokeObjectURL(url)
  }
}

function unpack(files: PyodideAPI['FS'], folder: string, archive: ArrayBuffer): void {
  for (const [name, data] of filesOf(archive)) {
    const path = `${folder}/${name}`
    files.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    files.writeFile(path, data)
  }
}
