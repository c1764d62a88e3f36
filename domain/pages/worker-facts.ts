/** What the build tells the worker (server/build/pages/service-worker.ts). */
export interface BuildFacts {
  /** Changes with every build. */
  version: string
  /** What is fetched ahead: the cart page and the code that it and the drawer run. */
  ahead: readonly string[]
  /** Address of the stylesheet. */
  styles: string
}
