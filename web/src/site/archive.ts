/** Reader of the uncompressed zip archive that `engine/pack.py` writes. */
const FILE = 0x04034b50

export function* filesOf(archive: ArrayBuffer): Generator<[string, Uint8Array]> {
  const view = new DataView(archive)
  for (let at = 0; at + 30 <= archive.byteLength && view.getUint32(at, true) === FILE; ) {
    const size = view.getUint32(at + 18, true)
    const name = at + 30
    const data = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
    yield [new TextDecoder().decode(new Uint8Array(archive, name, view.getUint16(at + 26, true))), new Uint8Array(archive, data, size)]
    at = data + size
  }
}
