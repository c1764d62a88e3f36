import * as v from 'valibot'
import { slugPattern } from './slug.ts'

/** Text of content: trimmed, and not empty. */
export const trimmedText = v.pipe(v.string(), v.trim(), v.nonEmpty())

/** A day: 2026-11-24. */
export const dayText = v.pipe(v.string(), v.isoDate('uma data como 2026-11-24'))

/** An id, a key or a part of an address. */
export const slugText = v.pipe(
  v.string(),
  v.regex(slugPattern, 'minúsculas sem acento e algarismos, em grupos unidos por hifens'),
)
