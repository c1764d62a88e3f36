import * as v from 'valibot'
import { slugText } from '#domain/text/text-schemas.ts'

const slugs = v.optional(v.array(slugText), [])

/** content/removed.yaml: ids and slugs that are gone for good without a successor. Their addresses answer 410. */
export const removedSchema = v.strictObject({ products: slugs, articles: slugs, categories: slugs })
export type RemovedContent = v.InferOutput<typeof removedSchema>
