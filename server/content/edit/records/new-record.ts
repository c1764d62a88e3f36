import * as v from 'valibot'
import { stringify } from 'yaml'
import { faultWords } from '#domain/catalogue-edit/form/fault-words.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { TypedForm } from '#domain/catalogue-edit/form/typed-form.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { slugText } from '#domain/text/text-schemas.ts'
import type { Operation } from '#server/content/sheet/yaml/operation.ts'
import { withEdits } from './changed-record.ts'
import { recordsIn, type ContentRecord } from './content-record.ts'
import { readRecord, type EditedRecord } from './edit-record.ts'

/** The particulars of a new record. */
export interface NewRecord {
  key: string
  typed: TypedForm
  /** Its initial values. */
  start: Values
  /** The key of the record that will own it: for a model, the maker's. */
  owner: string
  /** Keys that are in use or belong to removed records. */
  taken: ReadonlySet<string>
}

/** Names of form fields that are not values of the record. */
const keyField = 'endereco'
const ownerField = 'dono'

/** Adds a record to a file's text. In: the text; null when the record gets a file of its own. */
export function newRecord(kind: ContentKind, text: string | null, wish: NewRecord): EditedRecord {
  const { place } = kind
  const { key, typed, start, owner, taken } = wish
  const own = place.kind === 'list' ? { [place.key]: key } : {}
  const read = readRecord(kind, typed, { ...own, ...start })
  const fault = keyFault(key, taken)
  const owners = ownersIn(kind, text ?? '')
  const at = owners.indexOf(owner)
  const faults = {
    ...('faults' in read ? read.faults : {}),
    ...(fault !== undefined && { [keyField]: fault }),
    ...(place.kind === 'list' && place.within !== undefined && at === -1 && { [ownerField]: 'Escolha um da lista.' }),
  }
  if ('faults' in read || Object.keys(faults).length > 0) return { kind: 'faulty', faults }
  const values = Object.fromEntries(Object.entries(read.values).filter(([, value]) => value !== undefined))
  if (place.kind !== 'list')
    return { kind: 'changed', text: fileText(place.kind === 'files' && place.ending === '.md', values) }
  return withEdits(text ?? '[]\n', [insertion(kind, text ?? '', { values, place, at })])
}

function insertion(
  kind: ContentKind,
  text: string,
  { values, place, at }: { values: Values; place: { key: string; within?: string }; at: number },
): Operation {
  const { within } = place
  if (within === undefined) return { kind: 'insert', path: [recordsIn(kind, text)?.length ?? 0], value: values }
  const siblings = (recordsIn(kind, text) ?? []).filter((record) => record.at[0] === at)
  if (siblings.length > 0) return { kind: 'insert', path: [at, within, siblings.length], value: values }
  const isThere = hasList(text, { kind, at, within })
  return isThere
    ? { kind: 'set', path: [at, within], value: [values] }
    : { kind: 'insert', path: [at, within], value: [values], after: 'brand' }
}

/** The kind of the records that own a kind's lists: the makers for models. */
function outer(kind: ContentKind): ContentKind {
  const { place } = kind
  return place.kind === 'list' ? { ...kind, place: { kind: 'list', path: place.path, key: place.key } } : kind
}

function hasList(text: string, { kind, at, within }: { kind: ContentKind; at: number; within: string }): boolean {
  return recordsIn(outer(kind), text)?.[at]?.values[within] !== undefined
}

function ownersIn(kind: ContentKind, text: string): string[] {
  return (recordsIn(outer(kind), text) ?? []).map(({ key }) => key)
}

/** The records that own the lists of a kind: for models, the makers. */
export function owningRecords(kind: ContentKind, text: string): ContentRecord[] {
  return kind.place.kind === 'list' && kind.place.within !== undefined ? (recordsIn(outer(kind), text) ?? []) : []
}

function keyFault(key: string, taken: ReadonlySet<string>): string | undefined {
  if (key === '') return 'Preencha este campo.'
  const read = v.safeParse(v.pipe(slugText, v.maxLength(80)), key)
  if (!read.success) return faultWords(read.issues[0])
  return taken.has(key) || key === 'novo' ? 'Já está em uso, ou esteve: escolha outro.' : undefined
}

function fileText(isArticle: boolean, values: Values): string {
  const options = { lineWidth: 0, blockQuote: 'literal' } as const
  if (!isArticle) return stringify(values, options)
  const { body, ...data } = values
  return `---\n${stringify(data, options)}---\n\n${String(body)}\n`
}
