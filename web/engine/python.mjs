// Python in Node, as a page has it: for packing the engine and for holding it against the Python of this machine.
import { readFileSync } from 'node:fs'
import { loadPyodide } from 'pyodide'

/** A Python that sees folders of this machine: { '/there': '/path/here' }. */
export async function python(folders, options = {}) {
  const py = await loadPyodide(options)
  for (const [there, here] of Object.entries(folders)) {
    py.FS.mkdirTree(there)
    py.mountNodeFS(there, here)
  }
  return py
}

export const read = (path) => new Uint8Array(readFileSync(path))
