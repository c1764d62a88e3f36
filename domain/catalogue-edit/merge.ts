import type { FormField, Values } from './form/form-field.ts'

/** The result of merging two persons' changes. */
export interface Merged {
  values: Values
  /** The fields that both changed, to different values. */
  both: string[]
}

/**
 * Merges two changes of one record, field by field: a field that only one person changed gets that person's value;
 * where both changed it, to different values, `mine` wins and the field is reported. In: what both started from, my
 * version, the other person's.
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
