import * as v from 'valibot'

/** In: a value from outside. Out: what it is by the schema; undefined where it is not. */
export function readBy<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success ? result.output : undefined
}

/** A text of JSON that holds what a schema says. */
export function jsonOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.string(), v.parseJson(), schema)
}
