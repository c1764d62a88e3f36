import * as v from 'valibot'
import { readForm, type FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { faultsOfIssues } from '#server/content/edit/edit-product.ts'
import { changedRecord, type ChangedText } from './changed-record.ts'
import type { ContentRecord } from './content-record.ts'

/** What a form makes of a file. */
export type EditedRecord = ChangedText | { kind: 'faulty'; faults: FormFaults }

/** Changes in a file's text what a tidy form says otherwise than one of its records. */
export function editRecord(
  kind: ContentKind,
  text: string,
  { record, typed }: { record: ContentRecord; typed: TypedForm },
): EditedRecord {
  const read = readRecord(kind, typed, record.values)
  return 'faults' in read ? { kind: 'faulty', ...read } : changedRecord(kind, text, { record, after: read.values })
}

/** What a form says of a record, by its schema. In: the values that it was filled with. */
export function readRecord(
  kind: ContentKind,
  typed: TypedForm,
  before: Values,
): { values: Values } | { faults: FormFaults } {
  const { values, faults } = readForm(kind.fields, typed, before)
  const read = v.safeParse(kind.schema, values)
  const all = { ...(read.success ? {} : faultsOfIssues(read.issues)), ...faults }
  // What is written is what was typed: defaults of the schema stay out of the file.
  return Object.keys(all).length > 0 ? { faults: all } : { values }
}
