import type { Values } from './form-field.ts'

/** A value as a record; an empty one for a value of any other type. */
export function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
