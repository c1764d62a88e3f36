import { isDeepStrictEqual } from 'node:util'
import type { FormField, Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { notByForm } from '#server/content/edit/product-of-text.ts'
import { recordOperations } from '#server/content/sheet/yaml/record-operations.ts'
import { edited, EditRefused } from '#server/content/sheet/yaml/yaml-operations.ts'
import type { Operation } from '#server/content/sheet/yaml/operation.ts'
import { recordsIn, type ContentRecord } from './content-record.ts'
import { articleParts, articleText } from './front-matter.ts'

/** A file's text with a changed record, or why the change cannot be made by a form. */
export type ChangedText = { kind: 'changed'; text: string } | { kind: 'refused'; why: string }

const inPlace = 'O arquivo não pode ser mudado neste lugar sem mudar outra coisa. Mude-o no servidor.'

/**
 * Changes the values of one record in a file's text and nothing else. The result is parsed again; unless it contains
 * exactly the intended record, the change is refused. In: the record in the text, and its new values.
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

/** Applies operations to a file's text and keeps its line endings. */
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
