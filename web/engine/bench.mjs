// node bench.mjs ENGINE: how long the engine takes to start here, and each game's own bot to answer, in milliseconds, as JSON.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { engine } from './python.mjs'

const here = dirname(fileURLToPath(import.meta.url))
const began = performance.now()
const py = await engine(process.argv[2])
py.runPython('import astrarium.site\nastrarium.games()')
const start = performance.now() - began
py.runPython(readFileSync(join(here, 'latency.py'), 'utf8'))
process.stdout.write(JSON.stringify({ start_ms: start, bots: JSON.parse(py.runPython('json.dumps(latencies())')) }))
