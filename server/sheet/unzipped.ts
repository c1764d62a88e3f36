import { unzipSync } from 'fflate'

/** Thrown for a file that is not a zip archive, or exceeds the limits. */
export class ZipRefused extends Error {
  override readonly name = 'ZipRefused'
}

/**
 * Unpacks the wanted files of a zip archive one by one; only these count towards the limits, of files and of unpacked
 * bytes. The size of each is taken from the archive's directory before it is unpacked. Throws a ZipRefused with words
 * for the person.
 */
export function unzipped(
  packed: Uint8Array,
  limits: { files: number; bytes: number },
  isWished: (name: string) => boolean,
): ReadonlyMap<string, Uint8Array> {
  let [files, bytes] = [0, 0]
  const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
    if (name.endsWith('/') || !isWished(name)) return false
    files += 1
    bytes += originalSize
    if (files > limits.files) throw new ZipRefused(`O arquivo zip tem mais de ${limits.files} arquivos: divida-o.`)
    if (bytes > limits.bytes)
      throw new ZipRefused(`O arquivo zip, aberto, passa de ${Math.round(limits.bytes / 1_000_000)} MB: divida-o.`)
    return true
  }
  try {
    return new Map(Object.entries(unzipSync(packed, { filter })))
  } catch (error) {
    if (error instanceof ZipRefused) throw error
    throw new ZipRefused('O arquivo zip está incompleto ou danificado.')
  }
}
