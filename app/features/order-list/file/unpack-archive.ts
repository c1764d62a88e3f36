const marks = { end: 0x06054b50, entry: 0x02014b50, large: 0x07064b50 }
const sizes = { end: 22, entry: 46, local: 30, largeLocator: 20 }
const stored = 0
const deflated = 8

interface Entry {
  name: string
  method: number
  packed: number
  /** The size in the archive's directory, which may be wrong. */
  unpacked: number
  offset: number
}

/**
 * Unpacks the wanted files of a zip archive (APPNOTE.TXT, 4.3). In: the most bytes for all of them. Out: undefined when
 * they have more; the bytes are also counted while unpacking, because the directory may be wrong. Rejects for a file
 * that is no such archive.
 */
export async function unpackArchive(
  bytes: Uint8Array<ArrayBuffer>,
  { isWanted, mostBytes }: { isWanted: (name: string) => boolean; mostBytes: number },
): Promise<Map<string, Uint8Array> | undefined> {
  const wanted = entriesOf(bytes).filter(({ name }) => isWanted(name))
  if (wanted.reduce((sum, { unpacked }) => sum + unpacked, 0) > mostBytes) return undefined
  const files = new Map<string, Uint8Array>()
  let left = mostBytes
  for (const entry of wanted) {
    const file = await inflated(packedBytes(bytes, entry), entry, left)
    if (!file) return undefined
    left -= file.length
    files.set(entry.name, file)
  }
  return files
}

function entriesOf(bytes: Uint8Array<ArrayBuffer>): Entry[] {
  const view = viewOf(bytes)
  let end = bytes.length - sizes.end
  // A comment may follow the record; searching beyond the beginning throws.
  while (view.getUint32(end, true) !== marks.end) end -= 1
  if (end >= sizes.largeLocator && view.getUint32(end - sizes.largeLocator, true) === marks.large)
    throw new Error('an archive with a second directory')
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 8, true) }, () => {
    if (view.getUint32(at, true) !== marks.entry) throw new Error('not a zip archive')
    const start = at + sizes.entry
    const nameEnd = start + view.getUint16(at + 28, true)
    const entry = {
      name: new TextDecoder().decode(bytes.subarray(start, nameEnd)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    }
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
    return entry
  })
}

function packedBytes(bytes: Uint8Array<ArrayBuffer>, { offset, packed }: Entry): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes)
  const start = offset + sizes.local + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true)
  return bytes.subarray(start, start + packed)
}

async function inflated(
  body: Uint8Array<ArrayBuffer>,
  { name, method }: Entry,
  mostBytes: number,
): Promise<Uint8Array | undefined> {
  if (method === stored) return body.length > mostBytes ? undefined : body
  if (method !== deflated) throw new Error(`${name}: packed in a way that is not known`)
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let count = 0
  const reader = new Blob([body]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    count += next.value.length
    if (count > mostBytes) {
      await reader.cancel()
      return undefined
    }
    chunks.push(next.value)
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

const viewOf = (bytes: Uint8Array<ArrayBuffer>) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
