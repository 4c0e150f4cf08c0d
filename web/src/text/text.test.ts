import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const here = import.meta.dirname
const files = readdirSync(join(here, '..'), { recursive: true, encoding: 'utf8' })
const all = (paths: string[]) => paths.map((path) => readFileSync(join(here, '..', path), 'utf8')).join('\n')
/** The page's words and those of all boards. */
const read = (language: string) => all(files.filter((path) => path.endsWith(`text/${language}.ftl`)))
const ids = (source: string) => [...source.matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1])

const sources = all(files.filter((path) => /\.(svelte|ts)$/.test(path) && !path.endsWith('.test.ts')))
const boards = files.flatMap((path) => /^games\/(\w+)\/text\/en\.ftl$/.exec(path)?.[1] ?? [])

describe('the words of the page', () => {
  it('are the same ones in both languages, each once', () => {
    const [english, polish] = [ids(read('en')), ids(read('pl'))]
    expect(new Set(english).size).toBe(english.length)
    expect(polish).toEqual(english)
  })

  it('are all there that the page asks for', () => {
    const known = new Set(ids(read('en')))
    const asked = [...sources.matchAll(/'(web-[a-z0-9-]+[a-z0-9])'/g)].map((found) => found[1])
    expect(asked.length).toBeGreaterThan(100)
    expect(asked.filter((id) => !known.has(id))).toEqual([])
  })

  it('are all used', () => {
    // some ids are built from a prefix and a variable
    const begun = [...sources.matchAll(/`(web-[a-z0-9-]*)\$\{/g)].map((found) => found[1])
    expect(begun).not.toContain('web-')
    const unused = ids(read('en')).filter((id) => !sources.includes(`'${id}'`) && !begun.some((start) => id.startsWith(start)))
    expect(unused).toEqual([])
  })

  it.each(boards)('of %s lie with its board, and nowhere else', (game) => {
    const theirs = ids(all([`games/${game}/text/en.ftl`]))
    expect(theirs.every((id) => id.startsWith(`web-${game}-`))).toBe(true)
    expect(ids(read('en')).filter((id) => id.startsWith(`web-${game}-`))).toEqual(theirs)
    const asking = files.filter((path) => /\.(svelte|ts)$/.test(path) && all([path]).includes(`web-${game}-`))
    expect(asking.filter((path) => !path.startsWith(`games/${game}/`) && path !== 'text/text.test.ts')).toEqual([])
  })

  it('are all there that the boards ask their games for', () => {
    const missing = boards.flatMap((game) => {
      const rules = readFileSync(join(here, '../../../src/astrarium/games', game, 'text/en.ftl'), 'utf8')
      const known = [...`${rules}\n${read('en')}`.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1])
      // complete ids, and prefixes of composed ones
      const asked = [...sources.matchAll(new RegExp(`word\\('${game}', (?:'([\\w-]+)'|\`([\\w-]+)\\$\\{)`, 'g'))]
      return asked.filter(([, whole, start]) => !known.some((id) => (whole ? id === whole : id.startsWith(start)))).map(([call]) => call)
    })
    expect(sources.match(/word\('\w+', /g)!.length).toBeGreaterThan(50)
    expect(missing).toEqual([])
  })
})
