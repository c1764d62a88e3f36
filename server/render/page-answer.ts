/** A rendered answer, as threads pass it and caches keep it. */
export interface PageAnswer {
  status: number
  headers: [name: string, value: string][]
  /** Brotli where the headers say so. */
  body: Uint8Array<ArrayBuffer> | undefined
}

/** As threads pass it. */
export interface PageRequest {
  url: string
  method: string
  headers: [name: string, value: string][]
  body?: Uint8Array<ArrayBuffer> | undefined
}

/** For matching addresses without the application's code. */
export interface PageRoute {
  path: string
  index?: true
  caseSensitive?: boolean
  /** All others are ignored. */
  parameters: string[]
}
