/** A rendered answer, as it passes between threads and as it is kept. */
export interface PageAnswer {
  status: number
  headers: [name: string, value: string][]
  /** Compressed with Brotli where the headers say so; undefined for an empty body. */
  body: Uint8Array<ArrayBuffer> | undefined
}

/** A request for a page, as it passes between threads. */
export interface PageRequest {
  url: string
  method: string
  headers: [name: string, value: string][]
  /** A form's content. */
  body?: Uint8Array<ArrayBuffer> | undefined
}

/** A route of the application, for matching addresses without its code. */
export interface PageRoute {
  path: string
  index?: true
  caseSensitive?: boolean
  /** The query parameters that change its pages; all others are ignored. */
  parameters: string[]
}
