/** The engine's packs: fetched once, kept in the browser's cache, unpacked here, so that any web space will do. */

export type Pack = keyof typeof __ENGINE__.packs

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

/** What Python's memory held when the engine had started, where this browser keeps it, on its way; it is of this engine alone. */
export async function keptMemory(base: string): Promise<{ bytes: Promise<ArrayBuffer> } | null> {
  try {
    const kept = await (await opened())?.match(urlOf(base, 'memory'))
    return kept ? { bytes: kept.arrayBuffer() } : null
  } catch {
    return null
  }
}

export async function keepMemory(base: string, memory: ArrayBuffer): Promise<void> {
  const answer = new Response(memory)
  await (await opened())?.put(urlOf(base, 'memory'), answer).catch(() => undefined)
}

export async function forgetMemory(base: string): Promise<void> {
  await (await opened())?.delete(urlOf(base, 'memory')).catch(() => undefined)
}

/** A pack, unpacked; `came` hears of its bytes as they come. */
export async function pack(base: string, name: Pack, came: (bytes: number) => void): Promise<ArrayBuffer> {
  const url = urlOf(base, `${name}.pack`)
  const cache = await opened()
  const kept = await cache?.match(url)
  let blob: Blob
  if (kept) {
    blob = await kept.blob()
    came(blob.size)
  } else {
    blob = await fetched(url, came)
    await cache?.put(url, new Response(blob)).catch(() => undefined)
  }
  const head = new Uint8Array(await blob.slice(0, 2).arrayBuffer())
  // a server may have unpacked it already
  if (head[0] !== 0x1f || head[1] !== 0x8b) return blob.arrayBuffer()
  return new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer()
}
