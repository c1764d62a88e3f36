import { Unzip, UnzipInflate, unzipSync } from 'fflate'

/** Thrown for a file that is not a zip archive, or exceeds the limits (`isLarge`). */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
  readonly isLarge: boolean

  constructor(message: string, { isLarge = false } = {}) {
    super(message)
    this.isLarge = isLarge
  }
}

/** Compressed bytes per step: small, because deflate expands up to a thousandfold before the limit is checked. */
const chunkBytes = 4 * 1024

/** The most entries of an archive, wanted or not: the time that the library needs grows with their square. */
const maximumEntries = 10_000

/** Unpacks an archive's wanted files, which alone count towards the limits, by stated sizes. Throws a ZipRefused. */
export function unzipFiles(
  bytes: Uint8Array,
  limits: { files: number; bytes: number },
  isWanted: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  try {
    const sizes = statedSizes(bytes, limits, isWanted)
    const files = new Map<string, Uint8Array>()
    let entries = 0
    const archive = new Unzip((file) => {
      if ((entries += 1) > maximumEntries)
        throw new ZipRefused('O arquivo zip tem arquivos demais: divida-o.', { isLarge: true })
      const size = sizes.get(file.name)
      if (size === undefined || files.has(file.name)) return
      const unpacked = new Uint8Array(size)
      let written = 0
      files.set(file.name, unpacked)
      file.ondata = (error, part) => {
        if (error) throw error
        // Writing beyond the stated size throws a RangeError.
        unpacked.set(part, written)
        written += part.length
      }
      file.start()
    })
    archive.register(UnzipInflate)
    for (let start = 0; start < bytes.length; start += chunkBytes)
      archive.push(bytes.subarray(start, start + chunkBytes), start + chunkBytes >= bytes.length)
    if (files.size < sizes.size) throw new Error('A file of the directory is not in the archive')
    return files
  } catch (error) {
    if (error instanceof ZipRefused) throw error
    throw new ZipRefused('O arquivo zip está incompleto ou danificado.')
  }
}

function statedSizes(bytes: Uint8Array, limits: { files: number; bytes: number }, isWanted: (name: string) => boolean) {
  const sizes = new Map<string, number>()
  const megabytes = Math.round(limits.bytes / 1_000_000)
  let totalBytes = 0
  unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (name.endsWith('/') || !isWanted(name)) return false
      sizes.set(name, originalSize)
      totalBytes += Math.max(size, originalSize)
      if (sizes.size > limits.files)
        throw new ZipRefused(`O arquivo zip tem mais de ${limits.files} arquivos: divida-o.`, { isLarge: true })
      if (totalBytes > limits.bytes)
        throw new ZipRefused(`O arquivo zip, aberto, passa de ${megabytes} MB: divida-o.`, { isLarge: true })
      return false
    },
  })
  return sizes
}
