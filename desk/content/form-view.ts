import type { FieldOfBoth } from '#domain/editing/changes.ts'
import type { WordsTable } from '#domain/editing/field.ts'
import type { FormFaults, TypedForm } from '#domain/editing/form.ts'
import type { RegistryEntries } from './registries.ts'

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
  both: readonly FieldOfBoth[]
}

/** The id of a record's form, to which the choices of a conflict belong. */
export const recordForm = 'formulario'

/** The field that says which of two changes of a field stays: `meu` or `outro`. */
export const conflictChoice = (field: string) => `fica:${field}`
