import type { Values } from '#domain/catalogue-edit/form/form-field.ts'

/** The id for a new record: the largest number among the ids, plus one ('20'). */
export function nextId(others: readonly Values[]): string {
  const numbers = others.map(({ id }) => (typeof id === 'string' && /^\d{1,9}$/.test(id) ? Number(id) : 0))
  return String(Math.max(0, ...numbers) + 1)
}
