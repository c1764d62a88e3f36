import { createHash } from 'node:crypto'

/** Eight hexadecimal digits that change with the content: for names of files that are cached for a year. */
export function contentHash(...parts: (string | Buffer)[]): string {
  return digest(...parts).slice(0, 8)
}

/** The same in 32 digits: for what is taken for equal when its digest is, among any number. */
export function contentKey(...parts: (string | Buffer)[]): string {
  return digest(...parts).slice(0, 32)
}

function digest(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part).update('\0')
  return hash.digest('hex')
}
