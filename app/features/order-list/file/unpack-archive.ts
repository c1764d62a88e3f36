import { unzipSync } from 'fflate'

interface Limits {
  isWanted: (name: string) => boolean
  maximumBytes: number
}

/**
 * Unpacks the wanted files of a zip archive. Out: undefined when its directory states more bytes for them than the
 * limit; the unpacker never writes more of a file than is stated there. Throws for a damaged archive.
 */
export function unpackArchive(
  bytes: Uint8Array<ArrayBuffer>,
  { isWanted, maximumBytes }: Limits,
): Record<string, Uint8Array> | undefined {
  let left = maximumBytes
  const files = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      if (!isWanted(name)) return false
      left -= Math.max(size, originalSize)
      return left >= 0
    },
  })
  return left < 0 ? undefined : files
}
