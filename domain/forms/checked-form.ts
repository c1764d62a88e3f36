import * as v from 'valibot'

type FieldErrors = Record<string, string | undefined>

export type CheckedForm<Value> = { value: Value; errors?: undefined } | { value?: undefined; errors: FieldErrors }

/** Checks a form against its schema. Out: the parsed value, or the first message of each field. */
export function checkForm<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): CheckedForm<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return { value: result.output }
  const errors: FieldErrors = {}
  for (const issue of result.issues) {
    errors[v.getDotPath(issue) ?? ''] ??= issue.message
  }
  return { errors }
}

/** The schema's fields among the texts of a sent form, which may have other fields and files. */
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
