/** Carries the nonce of a page rendered on request to the page's own scripts: by it they are told from others, and allowed by hash. */
export const nonceHeader = 'x-page-nonce'

/** The nonce of pages that are built: it marks their own scripts until they are written down, and is then taken off. */
export const buildNonce = 'built'
