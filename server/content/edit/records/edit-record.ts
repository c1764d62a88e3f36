import * as v from 'valibot'
import { readForm, type FormFaults } from '#domain/catalogue-edit/form/read-form.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { faultsOfIssues } from '#server/content/edit/edit-product.ts'
import { changedRecord, type ChangedText } from './changed-record.ts'
import type { ContentRecord } from './content-record.ts'

/** The result of saving a form: the file's new text, a refusal, or the form's errors. */
export type EditedRecord = ChangedText | { kind: 'faulty'; faults: FormFaults }

/** Writes a form's changes of a record into its file's text. In: what was typed, made tidy by the kind's `tidy`. */
export function editRecord(
  kind: ContentKind,
  text: string,
  { record, typed }: { record: ContentRecord; typed: TypedForm },
): EditedRecord {
  const read = readRecord(kind, typed, record.values)
  return 'faults' in read ? { kind: 'faulty', ...read } : changedRecord(kind, text, { record, after: read.values })
}

/** Reads a form of a record by the record's schema. In: the values with which the form was filled. */
export function readRecord(
  kind: ContentKind,
  typed: TypedForm,
  before: Values,
): { values: Values } | { faults: FormFaults } {
  const { values, faults } = readForm(kind.fields, typed, before)
  const read = v.safeParse(kind.schema, values)
  const all = { ...(read.success ? {} : faultsOfIssues(read.issues)), ...faults }
  // The typed values are returned, not the schema's output: its defaults must not be written into the file.
  return Object.keys(all).length > 0 ? { faults: all } : { values }
}
