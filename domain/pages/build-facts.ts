/** The facts that the server writes into the service worker (server/feeds/installed-app.ts). */
export interface BuildFacts {
  version: string
  brandName: string
  /** Files to fetch in advance: the cart page, the stylesheet, and the code of page and drawer. */
  prefetchedFiles: readonly string[]
  styles: string
}
