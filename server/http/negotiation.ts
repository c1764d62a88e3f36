/** Whether a client takes an encoding: it is named in `Accept-Encoding`, and not with a quality of 0. */
export function accepts(encoding: string, header: string | null): boolean {
  return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(header ?? '')
}

/** Whether `If-None-Match` names this ETag (without quotes and `W/`). */
export function isNotModified(header: string | null, etag: string): boolean {
  return header !== null && header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === `"${etag}"`)
}
