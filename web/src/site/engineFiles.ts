/** Download, cache and decompression of the engine's archives, from any static host. */

import { filledBlocks, memoryFrom, type Memory } from './sparseMemory'

export type Pack = keyof typeof __ENGINE__.packs

/** MIME types that browsers require for some packs. */
const TYPES: Partial<Record<Pack, string>> = { wasm: 'application/wasm' }

/** Header with the size of a memory snapshot in bytes. */
const SIZE = 'Memory-Size'

export const packCache = `astrarium-${__ENGINE__.folder}`

async function fetched(url: string, came: (bytes: number) => void): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`)
  const parts: BlobPart[] = []
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return new Blob(parts)
    parts.push(value)
    came(value.length)
  }
}

const urlOf = (base: string, name: string) => new URL(`${__ENGINE__.folder}/${name}`, base).href
const opened = () => caches.open(packCache).catch(() => null)

/** The cached memory snapshot of this engine version after its start, or null. */
export async function keptMemory(base: string): Promise<Memory | null> {
  try {
    const kept = await (await opened())?.match(urlOf(base, 'memory'))
    return kept ? memoryFrom(Number(kept.headers.get(SIZE)), kept.arrayBuffer()) : null
  } catch {
    return null
  }
}

export async function keepMemory(base: string, memory: ArrayBuffer): Promise<void> {
  const answer = new Response(new Blob(filledBlocks(memory)), { headers: { [SIZE]: String(memory.byteLength) } })
  await (await opened())?.put(urlOf(base, 'memory'), answer).catch(() => undefined)
}

export async function forgetMemory(base: string): Promise<void> {
  await (await opened())?.delete(urlOf(base, 'memory')).catch(() => undefined)
}

/** A decompressed pack, cached decompressed for the next visit. `came` gets the number of bytes as they arrive. */
export async function pack(base: string, name: Pack, came: (bytes: number) => void): Promise<Response> {
  const [url, cache] = [urlOf(base, name), await opened()]
  const kept = await cache?.match(url)
  if (kept) {
    came(__ENGINE__.packs[name])
    return kept
  }
  const bytes = await unpacked(await fetched(`${url}.pack`, came))
  const answer = () => new Response(bytes, { headers: { 'Content-Type': TYPES[name] ?? 'application/octet-stream' } })
  await cache?.put(url, answer()).catch(() => undefined)
  return answer()
}

async function unpacked(blob: Blob): Promise<ArrayBuffer> {
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  // a server may have decompressed it already
  if (head[0] !== 0x1f || head[1] !== 0x8b) return blob.arrayBuffer()
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
