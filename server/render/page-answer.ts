/** A rendered answer, as threads pass it and caches keep it. */
export interface PageAnswer {
  status: number
  headers: [name: string, value: string][]
  /** The body, compressed with Brotli where the headers say so; undefined for an empty one. */
  body: Uint8Array<ArrayBuffer> | undefined
}

/** A request for a page, as threads pass it. */
export interface PageRequest {
  url: string
  method: string
  headers: [name: string, value: string][]
  body?: Uint8Array<ArrayBuffer> | undefined
}

/** A route of the application, for matching addresses without its code. */
export interface PageRoute {
  path: string
  index?: true
  caseSensitive?: boolean
  /** The query parameters that change the route's pages; all others are ignored. */
  parameters: string[]
}
