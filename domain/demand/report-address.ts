/** Where a browser posts what was looked for during a visit, once, when the page is left. */
export const reportPath = '/contagem'

/** Entries of each kind that one report may carry. */
export const mostReported = 20
