import * as v from 'valibot'

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
