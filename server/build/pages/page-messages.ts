import * as v from 'valibot'
import type { BuiltFile } from '#server/http/pages/built-file.ts'

/** What the build and the threads that make its pages say to each other. */

/** What a thread is started with. */
export const placesSchema = v.object({
  /** Folder of the built code; its name stands for it. */
  code: v.string(),
  clientFolder: v.string(),
  keptFolder: v.string(),
})
export type Places = v.InferOutput<typeof placesSchema>

/** A thread's first word: that its code is loaded. */
export const ready = 'ready'

/** What all threads make between them. */
export interface PageWork {
  paths: readonly string[]
  /** The next of the paths that no thread has taken yet. */
  next: Int32Array<SharedArrayBuffer>
  /** How many products the catalogue has. */
  products: number
}

/** The lines of the server's table for the files of one page. */
export type MadePage = [path: string, file: BuiltFile][]
