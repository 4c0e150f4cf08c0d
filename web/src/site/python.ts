/** Starts Python (Pyodide) with Astrarium in a worker. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { filesOf } from './archive'
import type { Memory } from './sparseMemory'
import { forgetMemory, keepMemory, keptMemory, pack } from './engineFiles'

/** Python knows of no other packages than those it was given. */
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' }, packages: {} }
/** All that takes long: what memory holds after it is kept, and the next start begins with that. */
const PREPARE = `
import astrarium.site
from astrarium import bots
dict(astrarium.games())
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
  const coming = partsOf(base, came) // while the memory is read
  const memory = given ? { bytes: new Uint8Array(given), whole: Promise.resolve() } : await keptMemory(base)
  const parts = await coming
  if (memory) {
    try {
      const py = await loaded(base, parts, memory)
      py.runPython(WAKE)
      return { py, memory: null, remembered: true }
    } catch (error) {
      console.warn('a memory that was kept is of no use:', error)
      await forgetMemory(base)
    }
  }
  const py = await loaded(base, parts, null)
  py.runPython(PREPARE)
  const filled = memoryOf(py)
  if (filled) void keepMemory(base, filled)
  return { py, memory: filled, remembered: false }
}

/** What Python is made of. */
interface Parts { wasm: WebAssembly.Module; script: { default: (settings: unknown) => Promise<{ growMemory(bytes: number): void }> }; library: ArrayBuffer; astrarium: ArrayBuffer }

async function partsOf(base: string, came: (bytes: number) => void): Promise<Parts> {
  const [wasm, script, library, astrarium] = await Promise.all([
    pack(base, 'wasm', came).then((answer) => WebAssembly.compileStreaming(answer)),
    pack(base, 'module', came).then(async (answer) => lent(await answer.arrayBuffer(), 'text/javascript', (url) => import(/* @vite-ignore */ url))),
    pack(base, 'library', came).then((answer) => answer.arrayBuffer()),
    pack(base, 'astrarium', came).then((answer) => answer.arrayBuffer()),
  ])
  return { wasm, script, library, astrarium }
}

/** Gives bytes an address as long as they are used. */
async function lent<T>(bytes: ArrayBuffer, type: string, use: (url: string) => Promise<T>): Promise<T> {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  try {
    return await use(url)
  } finally {
    URL.revokeObjectURL(url)
  }
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

async function loaded(base: string, { wasm, script, library, astrarium }: Parts, memory: Memory | null): Promise<PyodideAPI> {
  const [usual, streamed] = [self.fetch, WebAssembly.instantiateStreaming]
  // Python asks for its wasm by a name of its own, to compile it; it is compiled
  self.fetch = (what, options) => (String(what instanceof Request ? what.url : what).endsWith('pyodide.asm.wasm') ? Promise.resolve(new Response()) : usual(what, options))
  WebAssembly.instantiateStreaming = async (_, imports) => ({ module: wasm, instance: await WebAssembly.instantiate(wasm, imports) })
  try {
    return await lent(library, 'application/zip', (stdLibURL) => {
      const options = {
        indexURL: base,
        packageBaseUrl: base,
        stdLibURL,
        lockFileContents: JSON.stringify(LOCK),
        env: { PYTHONDONTWRITEBYTECODE: '1' },
        fsInit: async (files: PyodideAPI['FS'], { sitePackages }: { sitePackages: string }) => unpack(files, sitePackages, astrarium),
        createPyodideModule: async (settings: unknown) => {
          const begun = await script.default(settings)
          if (memory) {
            begun.growMemory(memory.bytes.byteLength) // it begins with less
            await memory.whole
          }
          return begun
        },
        ...(memory ? { _loadSnapshot: memory.bytes } : { _makeSnapshot: true }),
      }
      return loadPyodide(options as unknown as Parameters<typeof loadPyodide>[0])
    })
  } finally {
    self.fetch = usual
    WebAssembly.instantiateStreaming = streamed
  }
}

function unpack(files: PyodideAPI['FS'], folder: string, archive: ArrayBuffer): void {
  for (const [name, data] of filesOf(archive)) {
    const path = `${folder}/${name}`
    files.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    files.writeFile(path, data)
  }
}
