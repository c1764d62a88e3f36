import * as v from 'valibot'
import { slugText } from '#domain/text/text-schemas.ts'

/** A key used in addresses and file names; once published it never changes. */
export const slugSchema = v.pipe(slugText, v.maxLength(80))
