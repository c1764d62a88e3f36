import { resolve } from 'node:path'
import * as v from 'valibot'
import { mailShopSchema } from '#server/outbox/mail/mail-shop.ts'

/**
 * What the server's main thread needs of a compiled site. The rendering thread has the whole site in memory already.
 */
const releaseFactsSchema = v.object({
  ...mailShopSchema.entries,
  brand: v.object({
    ...mailShopSchema.entries.brand.entries,
    email: v.object({ sales: v.string(), security: v.string() }),
  }),
  /** The public key in its pages. */
  backend: v.object({ key: v.string() }),
})
type ReleaseFacts = v.InferOutput<typeof releaseFactsSchema>

/** Path of the file with a release's facts. */
export function factsPath(release: string): string {
  return resolve(release, 'facts.json')
}

/** Reads the facts from a compiled site, or from their file. Throws a ValiError for anything else. */
export function releaseFacts(site: unknown): ReleaseFacts {
  return v.parse(releaseFactsSchema, site)
}
