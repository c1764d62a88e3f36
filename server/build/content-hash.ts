import { createHash } from 'node:crypto'

/** Eight hexadecimal digits that change with the content: for names of files that browsers cache for a year. */
export function contentHash(...parts: (string | Buffer)[]): string {
  return digest(...parts).slice(0, 8)
}

/** A digest of 32 hexadecimal digits, long enough that equal digests mean equal content. */
export function contentKey(...parts: (string | Buffer)[]): string {
  return digest(...parts).slice(0, 32)
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
