import { createHash } from 'node:crypto'

/**
 * The CSP hashes ('sha256-…', quoted) of a page's inline scripts that carry the nonce with which it was rendered. What came into
 * the page in another way has no nonce, gets no hash, and does not run. JSON-LD and other data blocks need none.
 */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!code || !attributes.includes(` nonce="${nonce}"`)) continue
    if (/\bsrc=/.test(attributes) || /type="application\//.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The page without the nonce, as it is kept for many visitors. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}
