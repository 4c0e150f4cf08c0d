import { describe, expect, it } from 'vitest'
import { filledBlocks, memoryFrom } from './sparseMemory'

const there = async (memory: Uint8Array) => {
  const kept = new Blob(filledBlocks(memory.buffer as ArrayBuffer))
  const back = memoryFrom(memory.length, kept.arrayBuffer())
  await back.whole
  return { bytes: back.bytes, size: kept.size }
}

describe('a memory', () => {
  it('comes back as it was, without its zeros meanwhile', async () => {
    const memory = new Uint8Array(300_004)
    memory[3] = 1
    memory[200_000] = 2
    memory[300_003] = 3
    const { bytes, size } = await there(memory)
    expect(bytes).toEqual(memory)
    expect(size).toBeLessThan(200_000)
  })

  it('may be empty', async () => {
    expect((await there(new Uint8Array(70_000))).bytes).toEqual(new Uint8Array(70_000))
  })

  it('is of no use when a part of it is lost', async () => {
    await expect(memoryFrom(8, Promise.resolve(new ArrayBuffer(3))).whole).rejects.toThrow()
  })
})
