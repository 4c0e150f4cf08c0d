// node digests.mjs ENGINE RECORD…: the digests of records in the page's own Python, as one JSON object by file.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { loadPyodide } from 'pyodide'

const [engine, ...records] = process.argv.slice(2)
const here = dirname(fileURLToPath(import.meta.url))
const unpacked = (name) => new Uint8Array(gunzipSync(readFileSync(join(engine, `${name}.pack`))))
const folder = mkdtempSync(join(tmpdir(), 'astrarium-'))
try {
  const library = join(folder, 'library.zip')
  writeFileSync(library, unpacked('library'))
  const py = await loadPyodide({ stdLibURL: library })
  py.unpackArchive(unpacked('astrarium'), 'zip', { extractDir: '/lib/python3.14/site-packages' })
  py.runPython(readFileSync(join(here, 'digests.py'), 'utf8'))
  const digests = py.runPython('lambda record: json.dumps(digests(json.loads(record)))')
  const found = records.map((file) => [file, JSON.parse(digests(readFileSync(file, 'utf8')))])
  process.stdout.write(JSON.stringify(Object.fromEntries(found)))
} finally {
  rmSync(folder, { recursive: true })
}
