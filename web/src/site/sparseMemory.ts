/** Sparse encoding of WebAssembly memory: zero blocks, about two fifths of it, are omitted. */

/** Bytes per block. */
const BLOCK = 65536

/** A memory that is being loaded: the size is known, and `whole` resolves when it is complete. */
export interface Memory { bytes: Uint8Array; whole: Promise<void> }

/** Encodes a memory: number of non-zero blocks, their offsets, their bytes. */
export function filledBlocks(memory: ArrayBuffer): ArrayBuffer[] {
  const places: number[] = []
  for (let at = 0; at < memory.byteLength; at += BLOCK) {
    const words = new Uint32Array(memory, at, Math.min(BLOCK, memory.byteLength - at) / 4)
    if (words.some((word) => word !== 0)) places.push(at)
  }
  return [Uint32Array.of(places.length, ...places).buffer, ...places.map((at) => memory.slice(at, at + BLOCK))]
}

/** Decodes a memory of `size` bytes. */
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
  whole.catch(() => undefined) // the error is reported where `whole` is awaited
  return { bytes, whole }
}
