import * as v from 'valibot'

/** What the two threads say to each other. */

/** What a thread is started with. */
export const workSchema = v.object({
  /** Path of a release's server code. */
  code: v.string(),
  /** Whether it serves visitors: a search is answered before it is ready, and it gives way to who answers them. */
  isWarm: v.boolean(),
})
export type Work = v.InferOutput<typeof workSchema>

/** A request for a page; only GET and HEAD are rendered, so that there is no body. */
export interface Wanted {
  id: number
  url: string
  method: string
  headers: [string, string][]
}

export type Rendered =
  | { id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { id: number; error: { name: string; message: string; stack: string } }

/** The thread's first word: that it is ready. */
export const ready = 'ready'
