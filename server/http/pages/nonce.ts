/**
 * The header with the nonce of a page that is rendered on request. The nonce marks the page's own scripts, whose hashes
 * the content security policy then allows.
 */
export const nonceHeader = 'x-page-nonce'

/** The nonce of pages rendered by the build: it marks their own scripts, and is removed before they are written. */
export const buildNonce = 'built'
