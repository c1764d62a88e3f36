import { resolve } from 'node:path'
import * as v from 'valibot'
import { mailShopSchema } from '#server/outbox/mail/mail-shop.ts'

/** What the server's own thread needs of a compiled site. The rendering thread has all of it: a second copy would only take memory. */
const releaseFactsSchema = v.object({
  ...mailShopSchema.entries,
  brand: v.object({
    ...mailShopSchema.entries.brand.entries,
    email: v.object({ sales: v.string(), security: v.string() }),
  }),
  /** The public key that its pages carry. */
  backend: v.object({ key: v.string() }),
})
type ReleaseFacts = v.InferOutput<typeof releaseFactsSchema>

/** Where a release's facts are written down. */
export function factsPath(release: string): string {
  return resolve(release, 'facts.json')
}

/** The facts of a compiled site, or of what was written down of them. Throws a ValiError when it is neither. */
export function releaseFacts(site: unknown): ReleaseFacts {
  return v.parse(releaseFactsSchema, site)
}
