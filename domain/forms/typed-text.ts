import * as v from 'valibot'
import { isWellFormed } from '#domain/text/normalize.ts'
import { numberText } from '#domain/text/number-text.ts'
import { contactLimits } from './fields.ts'

interface TextBounds {
  /** The least number of characters (code points, as the databases count them), like `maximum` the most. */
  minimum?: number
  maximum: number
  lines?: boolean
}

/** Matches control characters other than tab and line breaks: a message has no use for them. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/

/** The schema of a trimmed text that a visitor types. In: the message when the text is missing or too short. */
export function typedText({ minimum = 1, maximum, lines = false }: TextBounds, missing: string) {
  return v.pipe(
    v.string(missing),
    v.transform(withoutOverrides),
    v.trim(),
    v.check((text) => countVisible(text) >= minimum, missing),
    v.check((text) => countCharacters(text) <= maximum, `Use no máximo ${numberText(maximum)} caracteres`),
    v.check((text) => !controlCharacters.test(text) && isWellFormed(text), 'Retire os caracteres especiais inválidos'),
    v.check((text) => lines || !/[\r\n]/.test(text), 'Escreva em uma só linha'),
  )
}

/** Matches what mail servers accept: dot-separated atoms, and a domain, perhaps with accents, with a top level. */
const addressPattern =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*\.)+(?:[\p{L}\p{M}]{2,}|xn--[\da-z]+(?:-+[\da-z]+)*)$/iu

/** An e-mail address of at most 254 characters. */
export const emailText = v.pipe(
  v.string('Email inválido'),
  v.trim(),
  v.maxLength(contactLimits.email, 'Email inválido'),
  v.regex(addressPattern, 'Email inválido'),
)

/** The schema of a text that may be missing: absent, null and blank are all stored as null. */
export function optionalText<Check extends v.GenericSchema<string, string>>(check: Check) {
  return v.optional(
    v.pipe(
      v.nullable(v.union([blank, check], (issue) => issue.issues?.at(-1)?.message ?? 'Texto inválido')),
      v.transform((text) => text || null),
    ),
    null,
  )
}

const blank = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(invisible, '')),
  v.literal(''),
)

/** Matches blanks, and characters that are invisible alone: joiners, fillers, direction marks, variation selectors. */
const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/** Removes characters that reverse the direction of text: a name with them would make the next line read backwards. */
const withoutOverrides = (text: string): string => text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')

const countVisible = (text: string): number => (text.replaceAll(invisible, '') === '' ? 0 : countCharacters(text))

const countCharacters = (text: string): number => Array.from(text).length
