// node bench.mjs ENGINE: how long each game's own bot takes to answer, in milliseconds, as JSON.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engine } from './python.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const py = await engine(process.argv[2])
py.runPython(readFileSync(join(here, 'latency.py'), 'utf8'))
process.stdout.write(py.runPython('json.dumps(latencies())'))
