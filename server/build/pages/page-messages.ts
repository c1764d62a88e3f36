import * as v from 'valibot'
import type { BuiltFile } from '#server/http/pages/built-file.ts'

/** Messages between the build and the threads that make its pages. */

/** What a thread is given at its start. */
export const pageFoldersSchema = v.object({
  /** Folder of the built code, whose name contains a hash of its content. */
  code: v.string(),
  clientFolder: v.string(),
  cacheFolder: v.string(),
})
export type PageFolders = v.InferOutput<typeof pageFoldersSchema>

/** A thread's first message: its code is loaded. */
export const ready = 'ready'

/** The work that the threads share. */
export interface PageWork {
  paths: readonly string[]
  /** Counts the paths that threads have taken. */
  taken: Int32Array<SharedArrayBuffer>
  /** Number of products in the catalogue. */
  productCount: number
}

/** An entry of the server's table: a file by request path. */
export type TableLine = [path: string, file: BuiltFile]

/** A finished page, with the entries of its files. */
export interface MadePage {
  page: string
  lines: TableLine[]
}
