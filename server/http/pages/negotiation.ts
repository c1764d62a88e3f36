import type { Encoding } from './built-file.ts'

const accepted: Record<Encoding, RegExp> = { br: pattern('br'), gzip: pattern('gzip') }

/** Whether a client accepts an encoding: `Accept-Encoding` names it with a quality above 0. */
export function accepts(encoding: Encoding, header: string | null | undefined): boolean {
  return accepted[encoding].test(header ?? '')
}

function pattern(encoding: Encoding): RegExp {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`)
}

/** Whether `If-None-Match` names this ETag (without quotes and `W/`). */
export function isNotModified(header: string | null | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`) ?? false
}
