import * as v from 'valibot'
import type { BuiltFile } from '#server/http/pages/built-file.ts'

/** What the build and the threads that make its pages say to each other. */

/** What a thread is started with. */
export const placesSchema = v.object({
  /** Folder of the built code; its name changes with its content. */
  code: v.string(),
  clientFolder: v.string(),
  cacheFolder: v.string(),
})
export type Places = v.InferOutput<typeof placesSchema>

/** A thread's first word: that its code is loaded. */
export const ready = 'ready'

/** The work that the threads share. */
export interface PageWork {
  paths: readonly string[]
  /** How many of the paths some thread has taken. */
  taken: Int32Array<SharedArrayBuffer>
  /** How many products the catalogue has. */
  productCount: number
}

/** A line of the server's table: a file by the path that asks for it. */
export type TableLine = [path: string, file: BuiltFile]

/** A page that is there, with the lines of its files. */
export interface MadePage {
  page: string
  lines: TableLine[]
}
