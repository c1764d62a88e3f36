import { isDeepStrictEqual } from 'node:util'
import type { FormField, Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { notByForm } from '#server/content/edit/product-of-text.ts'
import { recordOperations } from '#server/content/sheet/yaml/record-operations.ts'
import { edited, EditRefused } from '#server/content/sheet/yaml/yaml-operations.ts'
import type { Operation } from '#server/content/sheet/yaml/operation.ts'
import { recordsIn, type ContentRecord } from './content-record.ts'
import { articleParts, articleText } from './front-matter.ts'

/** A file's text after a change of one of its records, or why a form cannot make it. */
export type ChangedText = { kind: 'changed'; text: string } | { kind: 'refused'; why: string }

const inPlace = 'O arquivo não pode ser mudado neste lugar sem mudar outra coisa. Mude-o no servidor.'

/**
 * Changes in a file's text what a record says otherwise, and nothing else. What comes out is read again, and holds the record that was
 * meant. In: the record as the text has it, and its values to be.
 */
export function changedRecord(
  kind: ContentKind,
  text: string,
  change: { record: ContentRecord; after: Values },
): ChangedText {
  const { record, after } = change
  const said = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined))
  if (isDeepStrictEqual(record.values, said)) return { kind: 'changed', text }
  const isArticle = kind.place.kind === 'files' && kind.place.ending === '.md'
  const made = splicing(text, (plain) => {
    if (!isArticle) return withOperations(plain, operationsFor(kind, record, said))
    const parts = articleParts(plain)
    if (!parts) throw new EditRefused('An article without data')
    const { body, ...data } = said
    const { body: _old, ...old } = record.values
    const operations = operationsFor(kind, { ...record, values: old }, data)
    return articleText({ ...parts, data: withOperations(parts.data, operations), body: String(body) })
  })
  if (made.kind === 'refused') return made
  const read = recordsIn(kind, made.text, record.key)?.find(({ at }) => isDeepStrictEqual(at, record.at))
  return isDeepStrictEqual(read?.values, said) ? made : { kind: 'refused', why: inPlace }
}

/** A file's text after operations on it, its line ends as they are. */
export function withEdits(text: string, operations: readonly Operation[]): ChangedText {
  return splicing(text, (plain) => withOperations(plain, operations))
}

function splicing(text: string, change: (plain: string) => string): ChangedText {
  const why = notByForm(text)
  if (why !== undefined) return { kind: 'refused', why }
  try {
    const changed = change(text.replaceAll('\r\n', '\n'))
    return { kind: 'changed', text: text.includes('\r\n') ? changed.replaceAll('\n', '\r\n') : changed }
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error
    return { kind: 'refused', why: inPlace }
  }
}

const withOperations = (text: string, operations: readonly Operation[]) => operations.reduce(edited, text)

function operationsFor({ fields }: ContentKind, { at, values }: ContentRecord, after: Values): Operation[] {
  const order = { first: fields.map(({ name }) => name), within: namesWithin(fields) }
  return recordOperations(at, { old: values, next: after }, order)
}

function namesWithin(fields: readonly FormField[]): string[] {
  return fields.flatMap((field) =>
    'fields' in field ? [...field.fields.map(({ name }) => name), ...namesWithin(field.fields)] : [],
  )
}
