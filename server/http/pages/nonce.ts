/**
 * The header by which a page rendered on request gets its nonce, which marks the page's own scripts, so that they are
 * allowed by hash.
 */
export const nonceHeader = 'x-page-nonce'

/** The nonce of pages in the build: it marks their own scripts, and is removed before they are written. */
export const buildNonce = 'built'
