import type { Values } from './form-field.ts'

/** The values of a record; of anything else none. */
export function recordOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}
