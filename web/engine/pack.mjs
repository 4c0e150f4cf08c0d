// node pack.mjs SOURCE OUT: packs what a page's worker needs into OUT: Python, its library, and what lies in SOURCE, compiled.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { python } from './python.mjs'

// Node would print the line that threw, which is a whole program, and nothing of what it said.
process.on('uncaughtException', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
})

const [source, out] = process.argv.slice(2)
const here = dirname(fileURLToPath(import.meta.url))
const pyodide = dirname(fileURLToPath(import.meta.resolve('pyodide')))
mkdirSync(out, { recursive: true })

const py = await python({ '/source': source, '/out': out })
py.FS.writeFile('/library.zip', new Uint8Array(readFileSync(join(pyodide, 'python_stdlib.zip'))))
py.runPython(readFileSync(join(here, 'pack.py'), 'utf8'))

const packed = (name, bytes) => writeFileSync(join(out, `${name}.pack`), gzipSync(bytes, { level: 9 }))
packed('wasm', readFileSync(join(pyodide, 'pyodide.asm.wasm')))
packed('module', readFileSync(join(pyodide, 'pyodide.asm.mjs')))
for (const name of ['library', 'astrarium']) packed(name, readFileSync(join(out, `${name}.zip`)))
