import { hash } from 'node:crypto'

/** The ETag of an answer's body, weak because the body is sent in several codings. 22 digits are 132 bits. */
export const entityTag = (body: string | Buffer): string => `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`

/** A digest of eight hexadecimal digits that changes with the content: for addresses that browsers keep for a year. */
export function contentHash(...parts: readonly (string | Buffer)[]): string {
  const bytes = parts.flatMap((part) => [Buffer.from(part), Buffer.of(0)])
  return hash('sha256', Buffer.concat(bytes), 'hex').slice(0, 8)
}
