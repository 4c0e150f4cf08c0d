// node digests.mjs ENGINE EVERY RECORD…: the digests of records in the page's own Python, as one JSON object by file.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engine } from './python.mjs'

const [packs, every, ...records] = process.argv.slice(2)
const here = dirname(fileURLToPath(import.meta.url))
const py = await engine(packs)
py.runPython(readFileSync(join(here, 'digests.py'), 'utf8'))
const digests = py.runPython('lambda record, every: json.dumps(digests(json.loads(record), every))')
const found = records.map((file) => [file, JSON.parse(digests(readFileSync(file, 'utf8'), Number(every)))])
process.stdout.write(JSON.stringify(Object.fromEntries(found)))
