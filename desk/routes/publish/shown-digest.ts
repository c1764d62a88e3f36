import { hash } from 'node:crypto'

/**
 * A digest by which a file is compared with what a page has shown. In: the file's text; null for a file that does not
 * exist.
 */
export function shownDigest(text: string | null): string {
  return text === null ? 'nada' : hash('sha256', text).slice(0, 32)
}
