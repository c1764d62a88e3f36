/** Carries the nonce of a page rendered on request to the page's own scripts. */
export const nonceHeader = 'x-page-nonce'
