/** A zip archive of uncompressed files, without checksums, which the library that reads workbooks does not check. */
export function storedArchive(files: ReadonlyMap<string, Uint8Array>): ArrayBuffer {
  const named = [...files].map(([name, body]) => ({ name: new TextEncoder().encode(name), body }))
  const bodies = named.reduce((sum, { name, body }) => sum + 30 + name.length + body.length, 0)
  const directory = named.reduce((sum, { name }) => sum + 46 + name.length, 0)
  const archive = new Uint8Array(bodies + directory + 22)
  const view = new DataView(archive.buffer)
  let at = 0
  let entry = bodies
  for (const { name, body } of named) {
    view.setUint32(at, 0x04034b50, true)
    view.setUint32(entry, 0x02014b50, true)
    for (const [place, value] of [
      [20, body.length],
      [24, body.length],
      [28, name.length],
      [42, at],
    ] as const)
      view.setUint32(entry + place, value, true)
    view.setUint32(at + 18, body.length, true)
    view.setUint32(at + 22, body.length, true)
    view.setUint16(at + 26, name.length, true)
    archive.set(name, at + 30)
    archive.set(body, at + 30 + name.length)
    archive.set(name, entry + 46)
    at += 30 + name.length + body.length
    entry += 46 + name.length
  }
  view.setUint32(entry, 0x06054b50, true)
  view.setUint16(entry + 8, named.length, true)
  view.setUint16(entry + 10, named.length, true)
  view.setUint32(entry + 12, directory, true)
  view.setUint32(entry + 16, bodies, true)
  return archive.buffer
}
