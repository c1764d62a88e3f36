import * as v from 'valibot'
import { slugText } from '#domain/text/text-schemas.ts'

/** A key that stands in addresses and files and is never changed once published. */
export const slugSchema = v.pipe(slugText, v.maxLength(80))
