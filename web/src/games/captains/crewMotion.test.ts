import { describe, expect, it } from 'vitest'
import { follow, foremost, NOBODY } from './crewMotion'

const start = follow(NOBODY, { ready: ['red', 'blue', 'cadet'], queue: ['yellow', 'blue'], busy: [] })
const ids = (pieces: { id: number }[]) => pieces.map((piece) => piece.id)

describe('the crew on the board', () => {
  it('has one piece for each figure', () => {
    expect(new Set(ids([...start.ready, ...start.queue])).size).toBe(5)
  })

  it('walks to the back of the queue', () => {
    const next = follow(start, { ready: ['red', 'cadet'], queue: ['yellow', 'blue', 'blue'], busy: [] })
    expect(ids(next.queue)).toEqual([...ids(start.queue), start.ready[1].id])
    expect(ids(next.ready)).toEqual([start.ready[0].id, start.ready[2].id])
  })

  it('comes from the front of the queue', () => {
    const next = follow(start, { ready: ['red', 'blue', 'cadet', 'yellow'], queue: ['blue'], busy: [] })
    expect(next.ready[3].id).toBe(start.queue[0].id)
    expect(next.queue[0].id).toBe(start.queue[1].id)
  })

  it('comes from the place in the queue where it stood', () => {
    const before = follow(NOBODY, { ready: [], queue: ['red', 'cadet', 'red'], busy: [] })
    const next = follow(before, { ready: ['red'], queue: ['red', 'cadet'], busy: [] })
    expect(next.ready[0].id).toBe(before.queue[2].id)
    expect(ids(next.queue)).toEqual([before.queue[0].id, before.queue[1].id])
  })

  it('is as good as its equal next to it', () => {
    const { queue } = follow(NOBODY, { ready: [], queue: ['red', 'red', 'cadet', 'red'], busy: [] })
    expect([0, 1, 2, 3].map((at) => foremost(queue, at))).toEqual([0, 0, 2, 3])
  })

  it('goes on a mission and comes back', () => {
    const away = follow(start, { ready: ['cadet'], queue: ['yellow', 'blue'], busy: ['red', 'blue'] })
    expect(ids(away.busy)).toEqual([start.ready[0].id, start.ready[1].id])
    const back = follow(away, { ready: ['cadet'], queue: ['yellow', 'blue', 'red', 'blue'], busy: [] })
    expect(ids(back.queue).slice(2)).toEqual(ids(away.busy))
  })

  it('welcomes somebody new with a number of their own', () => {
    const next = follow(start, { ready: ['red', 'blue', 'cadet', 'android'], queue: ['yellow', 'blue'], busy: [] })
    expect(ids([...start.ready, ...start.queue])).not.toContain(next.ready[3].id)
  })
})
