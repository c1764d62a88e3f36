import * as v from 'valibot'

const names = v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'um id ou slug'))), [])

/** content/removed.yaml: ids and slugs that are gone for good without a successor. Their addresses answer 410. */
export const removedSchema = v.strictObject({ products: names, articles: names, categories: names })
export type Removed = v.InferOutput<typeof removedSchema>
