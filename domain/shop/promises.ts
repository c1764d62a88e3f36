import * as v from 'valibot'
import { dayText, trimmedText as text } from '#domain/text/text-schemas.ts'

/** The word by which texts name a promise: `{prazo}`. */
const word = v.pipe(v.string(), v.regex(/^[a-z]\w*$/i, 'uma palavra só, sem acento nem espaço'))

/**
 * What the shop promises in figures, each once: part of content/brand.yaml. Pages and offers speak from it by `{word}`, so that
 * no two of them say different things.
 */
export const promisesSchema = v.record(
  word,
  v.strictObject({
    value: text,
    /** Of what, and when it holds: what whoever confirms it has to be able to prove. */
    means: text,
    /** When somebody of the company last confirmed it. */
    confirmed: v.optional(dayText),
  }),
)
