import * as v from 'valibot'

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]
export const encodingExtension: Record<Encoding, string> = { br: '.br', gzip: '.gz' }

/** A file of the built site in the server's table: written by the build, read at start. */
export const builtFileSchema = v.object({
  /** Path in the release's client folder. */
  file: v.string(),
  type: v.string(),
  etag: v.string(),
  cacheControl: v.string(),
  encodings: v.array(v.picklist(encodings)),
  /** Hashes of the page's inline scripts; only HTML has them. */
  scripts: v.optional(v.array(v.string())),
})
export type BuiltFile = v.InferOutput<typeof builtFileSchema>

/** The server's table: its files by request path. */
export const builtFilesSchema = v.record(v.string(), builtFileSchema)
