import * as v from 'valibot'

/** Reads a value from outside by a schema. Out: the parsed value; undefined where it does not fit the schema. */
export function tryParse<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value, { abortEarly: true })
  return result.success ? result.output : undefined
}

/** A schema for JSON text whose data fit another schema. */
export function jsonTextSchema<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(v.string(), v.parseJson(), schema)
}
