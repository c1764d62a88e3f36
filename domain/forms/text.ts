import * as v from 'valibot'
import { isWellFormed } from '#domain/text/normalize.ts'
import { numberText } from '#domain/text/number-text.ts'
import type { Contact } from './contact.ts'
import type { Review } from './review.ts'

/** Longest text of the CEP field: `_____-___` (spec §5). */
export const postalCodeLength = 9

/**
 * Formats a text as typed or pasted ('80.010-000', '80010 000') with a hyphen after the fifth digit. A text with other
 * characters is only cut to the field's length, so that what the visitor typed does not disappear.
 */
export function maskPostalCode(text: string): string {
  const digits = text.replaceAll(/[-.\s]/g, '')
  if (!/^\d*$/.test(digits)) return text.slice(0, postalCodeLength)
  return digits.length > 5 ? `${digits.slice(0, 5)}-${digits.slice(5, 8)}` : digits
}

/** Whether the OK button is enabled: from 8 characters on (spec §5). */
export function canCalculate(text: string): boolean {
  return text.length >= 8
}

/** Whether the text is a CEP: 8 digits, with or without the hyphen. */
export function isPostalCode(text: string): boolean {
  return /^\d{5}-?\d{3}$/.test(text.trim())
}

/** Each field's first message, by field name. */
type FieldErrors = Record<string, string | undefined>

/** The result of a check: the parsed value, or the errors. */
export type CheckedForm<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldErrors }

/** Checks a form. Out: its parsed value, or the first message of each field. */
export function checkForm<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): CheckedForm<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return { value: result.output }
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    const field = v.getDotPath(issue) ?? ''
    errors[field] ??= issue.message
  }
  return { errors }
}

/** The fields of a schema among the texts of a sent form. In: the form, which may have other fields and files. */
export function formTexts(schema: { entries: object }, form: Iterable<[string, unknown]>): Record<string, string> {
  const names = new Set(Object.keys(schema.entries))
  const texts: [string, string][] = []
  for (const [name, value] of form) if (names.has(name) && typeof value === 'string') texts.push([name, value])
  return Object.fromEntries(texts)
}

/** A form to be given back: what was typed, and each field's first message. In: how its texts become a row. */
export function formStateOf(
  schema: v.GenericSchema & { entries: object },
  form: Iterable<[string, unknown]>,
  rowOf: (texts: Record<string, string>) => unknown = (texts) => texts,
) {
  const values = formTexts(schema, form)
  return { values, errors: checkForm(schema, rowOf(values)).errors ?? {} }
}

/**
 * The label of each field that a visitor fills in. Forms, sheets, e-mails, the desk and the texts about personal data
 * list the fields by these, in this order; a field of a schema that is missing here does not compile.
 */
export const contactLabels = {
  name: 'Nome',
  company: 'Empresa',
  email: 'E-mail',
  phone: 'Telefone',
  subject: 'Assunto',
  message: 'Mensagem',
} as const satisfies Record<keyof Contact, string>
export const reviewLabels = {
  product_id: 'Produto',
  customer_name: 'Nome',
  customer_email: 'E-mail',
  rating: 'Nota',
  title: 'Título',
  comment: 'Comentário',
} as const satisfies Record<keyof Review, string>

/** The fields of a message that say who wrote it. */
export type SenderField = Exclude<keyof Contact, 'subject' | 'message'>
export const senderFields = (Object.keys(contactLabels) as (keyof Contact)[]).filter(
  (field): field is SenderField => field !== 'subject' && field !== 'message',
)

/**
 * The most characters of each field of a form. Schemas and markup read them here; tests/server/limits.test.ts proves
 * that both databases have the same limits.
 */
export const contactLimits = { name: 120, company: 160, email: 254, phone: 40, subject: 120, message: 5000 } as const
export const reviewLimits = { customer_name: 120, title: 160, comment: 4000, customer_email: 254 } as const

interface TextBounds {
  /** In characters (code points), as the databases count them. */
  minimum?: number
  maximum: number
  /** Whether line breaks are allowed. */
  lines?: boolean
}

/** Matches control characters other than tab and line breaks: a message has no use for them. */
// oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F]/

/**
 * The schema of a trimmed text that a visitor types. In: its bounds, and the message when it is missing or too short.
 */
export function typedText({ minimum = 1, maximum, lines = false }: TextBounds, missing: string) {
  return v.pipe(
    v.string(missing),
    v.transform(withoutOverrides),
    v.trim(),
    v.check((text) => countVisible(text) >= minimum, missing),
    v.check((text) => countCharacters(text) <= maximum, `Use no máximo ${numberText(maximum)} caracteres`),
    v.check((text) => !control.test(text) && isWellFormed(text), 'Retire os caracteres especiais inválidos'),
    v.check((text) => lines || !/[\r\n]/.test(text), 'Escreva em uma só linha'),
  )
}

/**
 * Dot-separated atoms, and a domain with a top-level domain: what mail servers accept in practice. A domain may have
 * accents, as it is typed or as it travels ('xn--…').
 */
const address =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{M}\d]+(?:-+[\p{L}\p{M}\d]+)*\.)+(?:[\p{L}\p{M}]{2,}|xn--[\da-z]+(?:-+[\da-z]+)*)$/iu

/** An e-mail address of at most 254 characters. */
export const emailText = v.pipe(
  v.string('Email inválido'),
  v.trim(),
  v.maxLength(contactLimits.email, 'Email inválido'),
  v.regex(address, 'Email inválido'),
)

/** A text that may be missing: absent, null and blank are all stored as null. */
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

/**
 * Matches blanks, and characters that are invisible by themselves: joiners, fillers, direction marks, variation
 * selectors.
 */
const invisible = /[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu

/**
 * Removes characters that reverse the direction of the text after them: a name with them would make the following line
 * read backwards.
 */
function withoutOverrides(text: string): string {
  return text.replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
}

/** Counts characters including blanks; 0 for a text of blanks and invisible characters only. */
function countVisible(text: string): number {
  return text.replaceAll(invisible, '') === '' ? 0 : countCharacters(text)
}

function countCharacters(text: string): number {
  return Array.from(text).length
}
