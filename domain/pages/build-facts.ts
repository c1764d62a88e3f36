/** What the server writes into the service worker (server/feeds/installed-app.ts). */
export interface BuildFacts {
  /** Different for each build and each version of the content. */
  version: string
  brandName: string
  /** Files to fetch in advance: the cart page, the stylesheet, and the code of page and drawer. */
  prefetchedFiles: readonly string[]
  styles: string
}
