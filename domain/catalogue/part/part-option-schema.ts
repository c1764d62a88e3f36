import * as v from 'valibot'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { partOptionLabel } from './part-options.ts'

/** One optional choice of a product, as it is written in content/: two values or more. */
export const partOptionSchema = v.strictObject({
  about: v.picklist(keysOf(partOptionLabel)),
  values: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.nonEmpty())), v.minLength(2)),
})
