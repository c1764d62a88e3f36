import { createHash } from 'node:crypto'

/**
 * The CSP hashes of a page's inline scripts with the nonce with which it was rendered. Anything injected into the page
 * has no nonce, so it gets no hash and does not run. JSON-LD and other data blocks need no hash.
 */
export function inlineScriptHashes(html: string, nonce: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!code || !attributes.includes(` nonce="${nonce}"`)) continue
    if (/\bsrc=/.test(attributes) || /type="application\//.test(attributes)) continue
    hashes.add(hashSource(code))
  }
  return [...hashes]
}

/** The source expression of a content security policy that allows this inline code, quoted: 'sha256-…'. */
export function hashSource(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`
}

/** The page without its nonce, for caching. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}
