import * as v from 'valibot'
import { maximumSlugLength, slugPattern } from './slug.ts'

/** Parses a value from outside; undefined where it does not fit the schema. */
export function tryParse<Schema extends v.GenericSchema>(schema: Schema, value: unknown) {
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success ? result.output : undefined
}

/** The schema of a whole number between bounds, both included. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(minimum: number, maximum: number) {
  return v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum))
}

/** The schema of JSON text whose data fit another schema. */
export function jsonTextSchema<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.string(), v.parseJson(), schema)
}

/** Control characters other than line breaks and tabs, and changes of direction. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const controlCharacters = /[\u0000-\u0008\v\f\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/

export const trimmedText = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty(),
  v.check((text) => !controlCharacters.test(text), 'um texto sem caracteres de controle, que não se veem'),
)

export const daySchema = v.pipe(v.string(), v.isoDate('uma data como 2026-11-24'))

export const slugText = v.pipe(
  v.string(),
  v.regex(slugPattern, 'minúsculas sem acento e algarismos, em grupos unidos por hifens'),
)

/** A key used in addresses and file names; once published it never changes. */
export const slugSchema = v.pipe(slugText, v.maxLength(maximumSlugLength))
