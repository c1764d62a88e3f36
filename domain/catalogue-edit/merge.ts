import type { FormField, Values } from './form/form-field.ts'

/** What two people made of one record. */
export interface Merged {
  values: Values
  /** The fields that both changed, and not to the same. */
  both: string[]
}

/**
 * Brings two changes of one record together, field by field: what one person alone changed is as that person wants it; of what both
 * changed, `mine` stands, and is named. In: what both had seen, what I want, what the other person made of it.
 */
export function mergeChanges(
  fields: readonly FormField[],
  { seen, mine, theirs }: { seen: Values; mine: Values; theirs: Values },
): Merged {
  const isSame = (name: string, one: Values, other: Values) => JSON.stringify(one[name]) === JSON.stringify(other[name])
  const names = fields.map(({ name }) => name)
  const taken = names.filter((name) => isSame(name, seen, mine)).map((name) => [name, theirs[name]] as const)
  return {
    values: { ...theirs, ...mine, ...Object.fromEntries(taken) },
    both: names.filter(
      (name) => !isSame(name, seen, mine) && !isSame(name, seen, theirs) && !isSame(name, mine, theirs),
    ),
  }
}
