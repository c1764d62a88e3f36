import { changesOf } from '#domain/catalogue-edit/changes.ts'
import type { WordsTable } from '#domain/catalogue-edit/form/field-words.ts'
import type { FormField, Values } from '#domain/catalogue-edit/form/form-field.ts'
import { typedField } from '#domain/catalogue-edit/form/typed-form.ts'

interface Side {
  /** What both had seen, and what one made of it. */
  seen: Values
  made: Values
  words: WordsTable
}

/** What one person made of a field: its text, or what changed in it where it is more than a text. */
export function sideText(field: FormField, { seen, made, words }: Side): string {
  if (field.kind === 'text' || field.kind === 'amount' || field.kind === 'texts')
    return typedField(field, made[field.name], field.name)[field.name] ?? ''
  return changesOf(seen, made, { fields: [field], words }).join('\n')
}
