import { hash } from 'node:crypto'

/** A digest of eight hexadecimal digits that changes with the content: for addresses that browsers keep for a year. */
export function contentHash(...parts: readonly (string | Buffer)[]): string {
  const bytes = parts.flatMap((part) => [Buffer.from(part), Buffer.of(0)])
  return hash('sha256', Buffer.concat(bytes), 'hex').slice(0, 8)
}
