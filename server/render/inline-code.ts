import { createHash } from 'node:crypto'

/**
 * The CSP hashes ('sha256-…', quoted) of a page's inline scripts and styles with the nonce with which it was rendered.
 * Anything injected into the page has no nonce, so it gets no hash and is not used. JSON-LD and other data blocks need
 * no hash.
 */
export function inlineHashes(html: string, nonce: string): { scripts: string[]; styles: string[] } {
  const hashes = { script: new Set<string>(), style: new Set<string>() }
  for (const [, kind, attributes = '', code = ''] of html.matchAll(/<(script|style)([^>]*)>([\s\S]*?)<\/\1>/g)) {
    if (!code || !attributes.includes(` nonce="${nonce}"`)) continue
    if (/\bsrc=/.test(attributes) || /type="application\//.test(attributes)) continue
    const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`
    hashes[kind === 'style' ? 'style' : 'script'].add(hash)
  }
  return { scripts: [...hashes.script], styles: [...hashes.style] }
}

/** The page without its nonce, for caching. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '')
}
