import { changesOf } from '#domain/catalogue-edit/changes.ts'
import type { WordsTable } from '#domain/catalogue-edit/form/field-words.ts'
import type { FormField, Values } from '#domain/catalogue-edit/form/form-field.ts'
import { typedField } from '#domain/catalogue-edit/form/typed-form.ts'

interface Side {
  /** The values that both persons started from, and those that one of them saved. */
  seen: Values
  made: Values
  words: WordsTable
}

/** A field as one person changed it: a plain value as its text, any other by its changes in sentences. */
export function sideText(field: FormField, { seen, made, words }: Side): string {
  if (field.kind === 'text' || field.kind === 'amount' || field.kind === 'texts')
    return typedField(field, made[field.name], field.name)[field.name] ?? ''
  return changesOf(seen, made, { fields: [field], words }).join('\n')
}
