/** Stores WebAssembly memory without its zero blocks: about two fifths of Python's memory. */

/** Bytes of a block; a memory is made of whole words. */
const BLOCK = 65536

/** A memory that is on its way: its size is known, and it is `whole` in time. */
export interface Memory { bytes: Uint8Array; whole: Promise<void> }

/** How many blocks follow, where they belong, and these blocks: all in which there is anything. */
export function filledBlocks(memory: ArrayBuffer): ArrayBuffer[] {
  const places: number[] = []
  for (let at = 0; at < memory.byteLength; at += BLOCK) {
    const words = new Uint32Array(memory, at, Math.min(BLOCK, memory.byteLength - at) / 4)
    if (words.some((word) => word !== 0)) places.push(at)
  }
  return [Uint32Array.of(places.length, ...places).buffer, ...places.map((at) => memory.slice(at, at + BLOCK))]
}

/** A memory of so many bytes, of the blocks that are kept of it. */
export function memoryFrom(size: number, kept: Promise<ArrayBuffer>): Memory {
  const bytes = new Uint8Array(size)
  const whole = kept.then((blocks) => {
    const count = new Uint32Array(blocks, 0, 1)[0]!
    let from = 4 + 4 * count
    for (const at of new Uint32Array(blocks, 4, count)) {
      const length = Math.min(BLOCK, size - at)
      bytes.set(new Uint8Array(blocks, from, length), at)
      from += length
    }
  })
  whole.catch(() => undefined) // it is said where it is waited for
  return { bytes, whole }
}
