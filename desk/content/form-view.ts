import { normalize } from '#domain/text/normalize.ts'
import type { FieldWords, WordsTable } from '#domain/editing/field.ts'
import type { FormFaults, TypedForm } from '#domain/editing/form.ts'
import type { CatalogueState } from '#server/content/edit/catalogue.ts'

/** A registry key and its name. */
export interface RegistryEntry {
  key: string
  name: string
}
export type RegistryEntries = Readonly<Record<NonNullable<FieldWords['registry']>, readonly RegistryEntry[]>>

export type Registry = keyof RegistryEntries

/** Registries short enough for a choice; of the others a name is found by typing. */
const chosenFrom = new Set<Registry>(['brands', 'categories', 'subjects', 'forms', 'promises'])
export const isChosen = (registry: Registry): boolean => chosenFrom.has(registry)

/** The name of a registry key; undefined for an unknown one. */
export function registryName(entries: RegistryEntries, registry: Registry, key: string): string | undefined {
  return entries[registry].find((entry) => entry.key === key)?.name
}

/** The key of what was typed or chosen: a name of the registry becomes its key, and anything else stays. */
export function registryKey(entries: RegistryEntries, registry: Registry, typed: string): string {
  const text = typed.trim()
  const own = entries[registry]
  if (own.some(({ key }) => key === text)) return text
  return own.find(({ name }) => normalize(name) === normalize(text))?.key ?? text
}

/** Entries whose names tell them apart: those with the name of another one have their keys beside it. */
export function distinct(entries: readonly RegistryEntry[]): RegistryEntry[] {
  const count = Map.groupBy(entries, ({ name }) => normalize(name))
  return entries.map(({ key, name }) => ({
    key,
    name: count.get(normalize(name))?.length === 1 ? name : `${name} (${key})`,
  }))
}

/** What a form made from a schema needs. */
export interface FormView {
  draft: number | undefined
  /** The record does not exist yet, so that it has no pictures. */
  isNew?: boolean
  /** The labels and hints of its fields. */
  words: WordsTable
  /** The fields' texts and errors, by field name. */
  typed: TypedForm
  faults: FormFaults
  /** The check's remarks by field name; they do not prevent saving. */
  notes: FormFaults
  registries: RegistryEntries
}

/** Another person's changes of the same thing. */
export interface FormConflict {
  /** The person, where the draft names them. */
  person: string
  /** The changes, in sentences. */
  theirs: readonly string[]
  /** The fields that both changed; the form contains the person's own values. */
  both: readonly { name: string; label: string; mine: string; theirs: string }[]
}

/** The id of a record's form, to which the choices of a conflict belong. */
export const recordForm = 'formulario'

/** The field that says which of two changes of a field stays: `meu` or `outro`. */
export const conflictChoice = (field: string) => `fica:${field}`

/** The registries' entries for the suggestions of form fields. */
export function registryEntries({ registries }: CatalogueState): RegistryEntries {
  return {
    brands: registries.brands.map(({ key, label }) => ({ key, name: label })),
    models: distinct(
      registries.makers.flatMap((maker) => [
        ...maker.families.map(({ key, name, models }) => ({ key, name: `${name}, ${models.length} modelos` })),
        ...maker.models.map(({ key, name }) => ({ key, name: `${name}, ${maker.name}` })),
      ]),
    ),
    connectors: distinct(registries.connectors),
    makers: registries.makers.map(({ key, name }) => ({ key, name })),
    categories: [],
    subjects: [],
    products: [],
    forms: [],
    promises: [],
  }
}
