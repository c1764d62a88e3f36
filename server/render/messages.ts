import * as v from 'valibot'
import { otherOriginsSchema } from '#server/http/pages/content-security-policy.ts'

/** Messages between the main thread and the rendering thread. */

/** What a thread is given at its start. */
export const renderThreadDataSchema = v.object({
  /** Path of a release's server code. */
  code: v.string(),
  /** Other origins to which pages may connect. */
  origins: otherOriginsSchema,
})
export type RenderThreadData = v.InferOutput<typeof renderThreadDataSchema>

/** A page to be rendered: for GET, or the answer to a form. */
export interface RenderRequest {
  id: number
  url: string
  headers: [string, string][]
  /** The body of a form that was posted. */
  form?: string
}

export type Rendered =
  | { id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { id: number; error: { name: string; message: string; stack: string } }

/** The thread's first message. */
export const ready = 'ready'
