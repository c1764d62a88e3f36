import { unzipSync } from 'fflate'

/** What a zip may hold, unpacked. */
interface ZipLimits {
  files: number
  bytes: number
}

/** A zip that is none, or holds more than is unpacked. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
}

/**
 * The files of a zip that are wished, by their names in it. What they take is known from its list before anything is unpacked, and no file is
 * unpacked to more than the list says. Throws a ZipRefused with words for the person.
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

/** Throws a ZipRefused for a zip that holds more, all files together, by its list: nothing is unpacked. */
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
