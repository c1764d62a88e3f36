import * as v from 'valibot'
import { otherOriginsSchema } from '#server/http/pages/content-security-policy.ts'

/** What the two threads say to each other. */

/** What a thread is started with. */
export const workSchema = v.object({
  /** Path of a release's server code. */
  code: v.string(),
  /** What visitors' pages may talk to. */
  origins: otherOriginsSchema,
})
export type Work = v.InferOutput<typeof workSchema>

/** A page that is to be rendered, as GET asks for it. */
export interface RenderRequest {
  id: number
  url: string
  headers: [string, string][]
}

export type Rendered =
  | { id: number; status: number; headers: [string, string][]; body: ArrayBuffer }
  | { id: number; error: { name: string; message: string; stack: string } }

/** The thread's first word: that it is ready. */
export const ready = 'ready'
