import type { FormField } from './form-field.ts'
import { wordsOf, type WordsTable } from './field-words.ts'

/** A titled part of a form, with the names of its fields. */
export interface NamedGroup {
  title: string
  anchor: string
  names: readonly string[]
}

/** A titled part of a form, with its fields. */
export interface FieldGroup {
  title: string
  anchor: string
  fields: readonly FormField[]
}

/** Divides a form's fields into the named parts; fields that no part names form a last one. */
export function groupedFields(all: readonly FormField[], groups: readonly NamedGroup[]): FieldGroup[] {
  const named = new Set(groups.flatMap(({ names }) => names))
  const rest = all.filter(({ name }) => !named.has(name))
  const grouped = groups.map(({ title, anchor, names }) => ({
    title,
    anchor,
    fields: names.flatMap((name) => all.find((field) => field.name === name) ?? []),
  }))
  return [...grouped, { title: 'Outros', anchor: 'outros', fields: rest }].filter((group) => group.fields.length > 0)
}

/**
 * Divides a form's fields into parts: first all plain ones together, then each record and each list of records by
 * itself.
 */
export function ownGroups(all: readonly FormField[], words: WordsTable): FieldGroup[] {
  const large = all.filter(({ kind }) => kind === 'record' || kind === 'rows')
  const plain = all.filter((field) => !large.includes(field))
  const parts = large.map((field) => ({
    title: wordsOf(words, field.name).label,
    anchor: `parte-${field.name}`,
    fields: [field],
  }))
  return plain.length === 0 ? parts : [{ title: 'Geral', anchor: 'geral', fields: plain }, ...parts]
}
