import * as v from 'valibot'
import { dayText, trimmedText as text } from '#domain/text/text-schemas.ts'

/** The word by which texts name a promise, there between braces: `{prazo}`. */
const word = v.pipe(v.string(), v.regex(/^[a-z]\w*$/i, 'uma palavra só, sem acento nem espaço'))

/**
 * The shop's promises in figures, each stated once: part of content/brand.yaml. Pages and offers contain them as
 * `{word}`, so that no two texts contradict each other.
 */
export const promisesSchema = v.record(
  word,
  v.strictObject({
    value: text,
    /** What the figure counts and under which conditions: what the person who confirms it has to be able to prove. */
    means: text,
    /** The day on which somebody of the company last confirmed it. */
    confirmed: v.optional(dayText),
  }),
)
