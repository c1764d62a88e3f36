import { unzipSync } from 'fflate'

/** Limits for a zip archive's files and their unpacked bytes. */
interface ZipLimits {
  files: number
  bytes: number
}

/** Thrown for a file that is not a zip archive, or exceeds the limits. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
}

/**
 * Unpacks the wanted files of a zip archive one by one; only these count towards the limits. The size of each is taken
 * from the archive's directory before it is unpacked. Throws a ZipRefused with words for the person.
 */
export function unzipped(
  bytes: Uint8Array,
  limits: ZipLimits,
  isWished: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  const count = counted(limits)
  const filter = (file: ListedFile) => !file.name.endsWith('/') && isWished(file.name) && count(file)
  return new Map(Object.entries(read(bytes, filter)))
}

/** Throws a ZipRefused when all files together exceed the limits, by the archive's directory; unpacks nothing. */
export function checkZip(bytes: Uint8Array, limits: ZipLimits): void {
  const count = counted(limits)
  read(bytes, (file) => count(file) && false)
}

interface ListedFile {
  name: string
  originalSize: number
}

function counted(limits: ZipLimits): (file: ListedFile) => true {
  let [files, bytes] = [0, 0]
  return ({ originalSize }) => {
    files += 1
    bytes += originalSize
    if (files > limits.files) throw new ZipRefused(`O arquivo zip tem mais de ${limits.files} arquivos: divida-o.`)
    if (bytes > limits.bytes)
      throw new ZipRefused(`O arquivo zip, aberto, passa de ${Math.round(limits.bytes / 1_000_000)} MB: divida-o.`)
    return true
  }
}

function read(bytes: Uint8Array, filter: (file: ListedFile) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter })
  } catch (error) {
    if (error instanceof ZipRefused) throw error
    throw new ZipRefused('O arquivo zip está incompleto ou danificado.')
  }
}
