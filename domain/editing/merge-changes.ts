import { changesOf, changeText } from './changes.ts'
import { wordsOf, type FormField, type Values, type WordsTable } from './field.ts'
import { typedField } from './form.ts'
import type { ContentKind } from './kind.ts'

/** A field that two persons changed, to different values, with each change in words. */
export interface FieldConflict {
  name: string
  label: string
  mine: string
  otherEdit: string
}

/**
 * Merges two changes of one record, field by field: a field that only one person changed gets that person's value;
 * where both changed it, to different values, `mine` wins and the field is a conflict. In: what both started from, my
 * version, the other person's. Out: also the names of values that both changed and no field of the form shows.
 */
export function mergeChanges(
  { fields, words }: Pick<ContentKind, 'fields' | 'words'>,
  base: Values,
  mine: Values,
  otherEdit: Values,
): { values: Values; conflicts: FieldConflict[]; unshownConflicts: string[] } {
  const differs = (name: string, one: Values, other: Values) =>
    JSON.stringify(one[name]) !== JSON.stringify(other[name])
  const names = [...new Set([...fields.map(({ name }) => name), ...[base, mine, otherEdit].flatMap(Object.keys)])]
  const unchangedByMe = names.filter((name) => !differs(name, base, mine))
  const changedByBoth = names.filter(
    (name) => differs(name, base, mine) && differs(name, base, otherEdit) && differs(name, mine, otherEdit),
  )
  return {
    values: { ...otherEdit, ...mine, ...Object.fromEntries(unchangedByMe.map((name) => [name, otherEdit[name]])) },
    conflicts: fields
      .filter(({ name }) => changedByBoth.includes(name))
      .map((field) => ({
        name: field.name,
        label: wordsOf(words, field.name).label,
        mine: editText(field, words, base, mine),
        otherEdit: editText(field, words, base, otherEdit),
      })),
    unshownConflicts: changedByBoth.filter((name) => fields.every((field) => field.name !== name)),
  }
}

/** A field as one person changed it: a plain value as its text, any other by its changes in sentences. */
function editText(field: FormField, words: WordsTable, base: Values, edit: Values): string {
  if (field.kind === 'text' || field.kind === 'amount' || field.kind === 'texts')
    return typedField(field, edit[field.name], field.name)[field.name] ?? ''
  return changesOf(base, edit, { columns: [field], words })
    .map(changeText)
    .join('\n')
}
