// Python in Node, as a page has it: for packing the engine, and for holding it against the Python of this machine.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

/** The whole of Python, which sees folders of this machine: { '/there': '/path/here' }. */
export async function python(folders) {
  const py = await loadPyodide()
  for (const [there, here] of Object.entries(folders)) {
    py.FS.mkdirTree(there)
    py.mountNodeFS(there, here)
  }
  return py
}

/** The engine of a page, from the folder of its packs. */
export async function engine(packs) {
  const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(packs, `${name}.pack`))))
  const folder = mkdtempSync(join(tmpdir(), 'astrarium-'))
  try {
    const library = join(folder, 'library.zip')
    writeFileSync(library, unpacked('library'))
    const py = await loadPyodide({ stdLibURL: library })
    py.unpackArchive(unpacked('astrarium'), 'zip', { extractDir: '/lib/python3.14/site-packages' })
    return py
  } finally {
    rmSync(folder, { recursive: true })
  }
}
