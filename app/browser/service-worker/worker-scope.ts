/**
 * What the service worker uses of its global scope. TypeScript's own types for workers cannot be loaded beside those
 * for pages.
 */
export interface WorkerScope {
  location: Location
  clients: { claim: () => Promise<void> }
  registration: { navigationPreload?: { enable: () => Promise<void> } }
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: LastingEvent) => void): void
    (type: 'message', listener: (event: LastingEvent & { data: unknown }) => void): void
    (type: 'fetch', listener: (event: RequestEvent) => void): void
  }
}

interface LastingEvent {
  waitUntil: (work: Promise<unknown>) => void
}

export interface RequestEvent extends LastingEvent {
  request: Request
  preloadResponse?: Promise<Response | undefined>
  respondWith: (response: Promise<Response>) => void
}
