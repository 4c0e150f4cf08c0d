/** Start of Python (Pyodide) with Astrarium in a worker, from a memory snapshot if possible. */
import { loadPyodide, type PyodideAPI } from 'pyodide'
import { filesOf } from './archive'
import type { Memory } from './sparseMemory'
import { forgetMemory, keepMemory, keptMemory, pack } from './engineFiles'

/** An empty lock file: no packages from the network. */
const LOCK = { info: { abi_version: '2026_0', arch: 'wasm32', platform: 'emscripten_5_0_3', python: '3.14.2', version: '314.0.7' }, packages: {} }
/** The slow part of the start; the memory snapshot is taken after it. */
const PREPARE = `
import astrarium.site
from astrarium import bots
dict(astrarium.games())
bots.names()
`
/** Reseeding after a start from a snapshot. */
const WAKE = `
import random
random.seed()
`

export interface Started {
  py: PyodideAPI
  /** The new memory snapshot, if this start made one. */
  memory: ArrayBuffer | null
  /** Whether it started from a snapshot. */
  remembered: boolean
}

/** Starts Python: from the `given` snapshot, from a cached one, else by importing everything. */
export async function python(base: string, came: (bytes: number) => void, given?: ArrayBuffer): Promise<Started> {
  const coming = partsOf(base, came) // in parallel with reading the snapshot
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

/** The files of Python and Astrarium. */
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

/** Gives bytes a temporary object URL. */
async function lent<T>(bytes: ArrayBuffer, type: string, use: (url: string) => Promise<T>): Promise<T> {
  const url = URL.createObjectURL(new Blob([bytes], { type }))
  try {
    return await use(url)
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Takes a memory snapshot; null on failure, then every start is a cold one. */
function memoryOf(py: PyodideAPI): ArrayBuffer | null {
  try {
    delete py.loadedPackages.astrarium // Pyodide takes snapshots only before packages are loaded; this one was there from the beginning
    return py.makeMemorySnapshot().buffer as ArrayBuffer
  } catch (error) {
    console.warn('memory could not be kept:', error)
    return null
  }
}

async function loaded(base: string, { wasm, script, library, astrarium }: Parts, memory: Memory | null): Promise<PyodideAPI> {
  const [usual, streamed] = [self.fetch, WebAssembly.instantiateStreaming]
  // Pyodide fetches and compiles its wasm itself; the patched functions hand it the compiled module
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
            begun.growMemory(memory.bytes.byteLength) // the initial memory is smaller than the snapshot
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
