import type { FormField } from '#domain/catalogue-edit/form/form-field.ts'
import type { FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import type { FieldWords, WordsTable } from '#domain/catalogue-edit/form/field-words.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ProductRecord } from '#domain/catalogue/product.ts'
import type { DraftBarProps } from './draft-bar.tsx'

/** A key of a registry and what it is called. */
export interface RegistryEntry {
  key: string
  name: string
}
export type RegistryEntries = Readonly<Record<NonNullable<FieldWords['registry']>, readonly RegistryEntry[]>>

/** What a form that is made from a schema is made with. */
export interface FormView {
  draft: number | undefined
  /** What its fields are called. */
  words: WordsTable
  /** What the fields hold, and what is wrong with it, by their names. */
  typed: TypedForm
  faults: FormFaults
  /** What the check of the content says of a field, by its name; it keeps nobody from saving. */
  notes: FormFaults
  registries: RegistryEntries
}

/** What shows one field of a form. */
export interface FieldInputProps {
  field: FormField
  /** Its whole name in the form. */
  name: string
  view: FormView
}

/** Two people at one thing: what the other one made of it since. */
export interface FormConflict {
  /** Who, where the draft says it. */
  person: string
  /** What changed, in sentences. */
  theirs: readonly string[]
  /** The fields that both changed: mine stand in the form. */
  both: readonly { label: string; mine: string; theirs: string }[]
}

/** Everything that the page of a product shows. */
export interface ProductView extends FormView {
  id: string
  /** Undefined for a file that cannot be read. */
  product: ProductRecord | undefined
  choice: DraftBarProps['choice']
  /** The text of the file that the form is made of. */
  seen: string
  /** What is wrong with the file or beside it, where no field shows it. */
  problems: readonly string[]
  /** What the draft changes of it, in sentences, and line by line. */
  changes: readonly string[]
  lines: readonly { place: number; sign: '+' | '-' | ' '; text: string }[]
  pictures: readonly { href: string; alt: string }[]
  photographs: readonly string[]
  /** Of the draft: pictures of another one are other pictures. */
  version: string
  conflict: FormConflict | undefined
  /** The form holds what is not kept yet. */
  isUnsaved: boolean
}
