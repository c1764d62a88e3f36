import formats from 'ajv-formats'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** Validates documents of the read API by the schema that is published with them. */

/** The faults of a document by its schema. In: both as text. Throws when the schema is not a JSON Schema 2020-12. */
export function apiFaults(schema: string, document: string): string[] {
  return faultsOf(JSON.parse(schema), document)
}

/** The faults of a document by its schema; a field that the schema does not name is a fault too. */
export function strictApiFaults(schema: string, document: string): string[] {
  return faultsOf(closed(JSON.parse(schema)) as object, document)
}

function faultsOf(schema: object, document: string): string[] {
  const ajv = new Ajv2020({ allErrors: true, strict: true, allowUnionTypes: true })
  formats.default(ajv)
  const validate: ValidateFunction = ajv.compile(schema)
  if (validate(JSON.parse(document))) return []
  return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const entries = Object.entries(schema).map(([name, value]) => [name, closed(value)])
  const isObject = 'type' in schema && schema.type === 'object'
  return { ...Object.fromEntries(entries), ...(isObject && { additionalProperties: false }) }
}
