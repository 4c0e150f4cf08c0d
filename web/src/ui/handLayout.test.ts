import { expect, test } from 'vitest'
import { GAP, layOut, ROW_GAP } from './handLayout'

const shape = { least: 92, most: 168, low: 1.12, high: 1.5 }

test('up to eight cards lie side by side, more in rows', () => {
  expect(layOut(4, { width: 940, height: 0 }, shape)).toMatchObject({ rows: 1, width: 168 })
  expect(layOut(8, { width: 940, height: 0 }, shape)).toMatchObject({ rows: 1, columns: 8 })
  expect(layOut(11, { width: 940, height: 420 }, shape)).toMatchObject({ rows: 2, columns: 6 })
  expect(layOut(14, { width: 940, height: 300 }, shape)).toMatchObject({ rows: 2, columns: 7 })
})

test('no card leaves its room or becomes too small to be read', () => {
  for (let count = 1; count <= 16; count += 1)
    for (const room of [{ width: 700, height: 260 }, { width: 960, height: 300 }, { width: 1100, height: 520 }]) {
      const found = layOut(count, room, shape)
      if (!found) continue
      expect(found.columns * found.rows).toBeGreaterThanOrEqual(count)
      expect(found.width).toBeGreaterThanOrEqual(shape.least)
      expect(found.height).toBeGreaterThanOrEqual(found.width * shape.low - 1)
      expect(found.columns * (found.width + GAP) - GAP).toBeLessThanOrEqual(room.width)
      expect(found.rows * (found.height + ROW_GAP) - ROW_GAP).toBeLessThanOrEqual(room.height)
    }
})

test('where cards cannot be read there is no layout', () => {
  expect(layOut(14, { width: 700, height: 120 }, shape)).toBeNull()
})
