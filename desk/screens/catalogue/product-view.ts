import type { FormField } from '#domain/catalogue-edit/form/form-field.ts'
import type { FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import type { FieldWords, WordsTable } from '#domain/catalogue-edit/form/field-words.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { DraftBarProps } from './draft-bar.tsx'

/** A registry key and its name. */
export interface RegistryEntry {
  key: string
  name: string
}
export type RegistryEntries = Readonly<Record<NonNullable<FieldWords['registry']>, readonly RegistryEntry[]>>

/** What a form made from a schema needs. */
export interface FormView {
  draft: number | undefined
  /** The labels and hints of its fields. */
  words: WordsTable
  /** The fields' texts and errors, by field name. */
  typed: TypedForm
  faults: FormFaults
  /** The check's remarks by field name; they do not prevent saving. */
  notes: FormFaults
  registries: RegistryEntries
}

/** What the component for one field gets. */
export interface FieldInputProps {
  field: FormField
  /** The field's full name in the form. */
  name: string
  view: FormView
}

/** Another person's changes of the same thing. */
export interface FormConflict {
  /** The person, where the draft names them. */
  person: string
  /** The changes, in sentences. */
  theirs: readonly string[]
  /** The fields that both changed; the form contains the person's own values. */
  both: readonly { label: string; mine: string; theirs: string }[]
}

/** Everything that a product's page shows. */
export interface ProductView extends FormView {
  id: string
  /** Undefined for a file that cannot be read. */
  product: ProductRecord | undefined
  choice: DraftBarProps['choice']
  /** The text of the file on which the form is based. */
  seen: string
  /** All faults that the check found, each with its place, and why the form cannot change the file, if so. */
  problems: readonly string[]
  /** The draft's changes in sentences, and line by line. */
  changes: readonly string[]
  lines: readonly { place: number; sign: '+' | '-' | ' '; text: string }[]
  pictures: readonly { href: string; alt: string }[]
  photographs: readonly string[]
  /** The draft's version, by which browsers reload pictures. */
  version: string
  conflict: FormConflict | undefined
  /** The form contains something that is not saved. */
  isUnsaved: boolean
}
