import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { parse } from 'yaml'
import { mergeChanges, type FieldConflict } from '#domain/editing/changes.ts'
import { listOf, recordOf, textOf, type Values } from '#domain/editing/field.ts'
import { faultWords, readForm, type FormFaults, type TypedForm } from '#domain/editing/form.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import { slugText } from '#domain/text/text-schemas.ts'
import { editedYaml, EditRefused, newYaml, type YamlPath } from './yaml.ts'

export interface ContentRecord {
  key: string
  name: string
  values: Values
  /** The record's path in the file's YAML document. */
  yamlPath: YamlPath
  /** The key of the record that owns the list: of a model, the maker's. */
  owner: string | undefined
}

export type EditedRecord = { text: string; faults?: never } | { text?: never; faults: FormFaults }

/** The records of a kind in a file's text; undefined if unreadable. In: the key in the file's name, if it has one. */
export function recordsIn(kind: ContentKind, text: string, fileKey = ''): ContentRecord[] | undefined {
  const { storage } = kind
  const data = dataOf(kind, text)
  if (data === undefined) return undefined
  if (storage.kind !== 'list') {
    const values = recordOf(data)
    const isOther =
      storage.kind === 'files' &&
      Object.entries(storage.fixedValues ?? {}).some(([key, required]) => values[key] !== required)
    return isOther ? [] : [{ ...recordHead(kind, fileKey, values), yamlPath: [], owner: undefined }]
  }
  const { key, within } = storage
  if (data !== null && !Array.isArray(data)) return undefined
  const items = [data ?? []].flat().map(recordOf)
  const ofList = (list: readonly Values[], listPath: YamlPath, owner: string | undefined) =>
    list.map((values, index) => {
      return { ...recordHead(kind, textOf(values[key]), values), yamlPath: [...listPath, index], owner }
    })
  if (within === undefined) return ofList(items, [], undefined)
  return items.flatMap((item, index) => ofList(listOf(item[within]).map(recordOf), [index, within], textOf(item[key])))
}

function dataOf(kind: ContentKind, text: string): unknown {
  const parts = articleParts(kind, text)
  if (isArticle(kind) && !parts) return undefined
  try {
    const data: unknown = parse(parts?.data ?? text)
    return parts ? { ...recordOf(data), body: parts.body } : data
  } catch {
    return undefined
  }
}

function recordHead({ nameField = '', title, storage }: ContentKind, key: string, values: Values) {
  return { key, values, name: textOf(values[nameField]) || (storage.kind === 'file' ? title : key) }
}

const isArticle = ({ storage }: ContentKind) => storage.kind === 'files' && storage.ending === '.md'

/** The parts of an article's file, which joined are its text; undefined for other kinds, and without front matter. */
function articleParts(kind: ContentKind, text: string) {
  if (!isArticle(kind)) return undefined
  const unixText = text.replaceAll('\r\n', '\n')
  const [, opening, data, divider, rest] = /^(---\n)([^]*?\n)(---\n\s*?(?=\S|$))([^]*)$/.exec(unixText) ?? []
  if (opening === undefined || data === undefined || divider === undefined || rest === undefined) return undefined
  const body = rest.trimEnd()
  return { opening, data, divider, body, end: rest.slice(body.length) }
}

/** Reads a record's form by its kind's schema. In: the record's key, and the values that the form was filled with. */
export function readRecord(
  kind: ContentKind,
  key: string,
  typed: TypedForm,
  before: Values,
): { values: Values } | { faults: FormFaults } {
  const { values, faults } = readForm(kind.fields, typed, before)
  const allFaults = { ...schemaFaults(kind, key, values), ...faults }
  // The typed values go out, because the schema's defaults must not be written into the file.
  return Object.keys(allFaults).length > 0 ? { faults: allFaults } : { values }
}

/** The schema's first message for each field, by the field's name in the form. */
function schemaFaults(kind: ContentKind, key: string, values: Values): Record<string, string> {
  const idField = kind.storage.kind === 'files' ? kind.storage.idField : undefined
  const result = v.safeParse(kind.schema, idField === undefined ? values : { ...values, [idField]: key })
  const faults: Record<string, string> = {}
  for (const issue of result.issues ?? []) faults[v.getDotPath(issue) ?? ''] ??= faultWords(issue)
  // The key has no field in the form: `keyFault` gives its faults.
  if (idField !== undefined) delete faults[idField]
  return faults
}

/** Writes what was typed, made tidy by the kind's `tidy`, into a record's file. Throws an EditRefused. */
export function editRecord(kind: ContentKind, text: string, record: PlacedRecord, typed: TypedForm): EditedRecord {
  const result = readRecord(kind, record.key, typed, record.values)
  return 'faults' in result ? result : { text: changedRecord(kind, text, record, result.values) }
}

type PlacedRecord = Pick<ContentRecord, 'key' | 'values' | 'yamlPath'>

/** A file's text with other values of one record, and nothing else changed. Throws an EditRefused where that fails. */
export function changedRecord(kind: ContentKind, text: string, record: PlacedRecord, after: Values): string {
  const values = Object.fromEntries(Object.entries(after).filter(([, value]) => value !== undefined))
  if (isDeepStrictEqual(record.values, values)) return text
  const parts = articleParts(kind, text)
  if (!parts) return editedYaml(text, record.yamlPath, values, kind.order)
  const { body, ...data } = values
  const frontMatter = editedYaml(parts.data, [], data, kind.order)
  const article = parts.opening + frontMatter + parts.divider + String(body) + parts.end
  const result = text.includes('\r\n') ? article.replaceAll('\n', '\r\n') : article
  if (!isDeepStrictEqual(recordsIn(kind, result, record.key)?.[0]?.values, values))
    throw new EditRefused('O texto não pode ser salvo assim. Mude-o no servidor.')
  return result
}

const keyField = 'endereco'
const ownerField = 'dono'

interface NewRecordForm {
  key: string
  typed: TypedForm
  startValues: Values
  /** The key of the record that owns the list: of a model, the maker's. */
  owner: string
  fault: string | undefined
}

/** Adds a record. In: the text of the file that holds it; null when it gets its own file. Throws an EditRefused. */
export function addRecord(kind: ContentKind, text: string | null, form: NewRecordForm) {
  const { key, typed, startValues, owner, fault } = form
  const { storage } = kind
  const keyValue = storage.kind === 'list' ? { [storage.key]: key } : {}
  const result = readRecord(kind, key, typed, { ...keyValue, ...startValues })
  const owners = owningRecords(kind, text ?? '')
  const ownerIndex = owners.findIndex((record) => record.key === owner)
  const faults = {
    ...('faults' in result ? result.faults : {}),
    ...(fault !== undefined && { [keyField]: fault }),
    ...(storage.kind === 'list' &&
      storage.within !== undefined &&
      ownerIndex === -1 && { [ownerField]: 'Escolha um da lista.' }),
  }
  if ('faults' in result || Object.keys(faults).length > 0) return { faults }
  const { values } = result
  if (storage.kind === 'list') {
    const list = storage.within === undefined ? [] : [ownerIndex, storage.within]
    const records = recordsIn(kind, text ?? '') ?? []
    const siblings = records.filter(({ yamlPath }) => list.length === 0 || yamlPath[0] === ownerIndex)
    return { text: editedYaml(text ?? '', [...list, siblings.length], values, kind.order) }
  }
  const { body, ...data } = values
  if (!isArticle(kind)) return { text: newYaml(values, kind.order) }
  return { text: `---\n${newYaml(data, kind.order)}---\n\n${String(body)}\n` }
}

/** Why a key cannot be a new record's; undefined where it can. In: the keys in use, and those of removed records. */
export function keyFault(key: string, usedKeys: ReadonlySet<string>): string | undefined {
  if (key === '') return 'Preencha este campo.'
  const result = v.safeParse(v.pipe(slugText, v.maxLength(80)), key)
  if (!result.success) return faultWords(result.issues[0])
  return usedKeys.has(key) || key === 'novo' ? 'Já está em uso, ou esteve: escolha outro.' : undefined
}

/** The records that own the lists of a kind: for models, the makers. */
export function owningRecords(kind: ContentKind, text: string): ContentRecord[] {
  const { storage } = kind
  if (storage.kind !== 'list' || storage.within === undefined) return []
  return recordsIn({ ...kind, storage: { kind: 'list', path: storage.path, key: storage.key } }, text) ?? []
}

/** The keys by which a record's page is or was reached: its own, former ones and aliases. */
export const addressesOf = ({ key, values }: Pick<ContentRecord, 'key' | 'values'>): string[] => [
  key,
  ...[values.formerly, values.aliases].flat().filter((address) => typeof address === 'string'),
]

/** The texts of a file that a draft and the server changed: what both began with, the draft's, and the server's. */
export type FileSides = { base: string; draft: string; server: string }

/** A field that both sides changed differently. Its id: 'categorias/cabos/title'; its label: 'Cabos: Título'. */
export type ConflictingField = Omit<FieldConflict, 'name'> & { id: string }

export type MergedFile = { text: string; conflicts: ConflictingField[] }

/** Merges a draft's fields into the server's text, but those named by id; undefined if a whole text must be chosen. */
export function mergeFile(path: string, sides: FileSides, fieldsFromServer: ReadonlySet<string> = new Set()) {
  const kinds = kindsOfPath(path)
  if (kinds.length === 0) return undefined
  /** The fields of a record that are lists of records of another kind, which are merged by themselves: models. */
  const nestedLists = kinds.flatMap(({ kind: { storage } }) => (storage.kind === 'list' ? (storage.within ?? []) : []))
  const merged: MergedFile = { text: sides.server, conflicts: [] }
  try {
    for (const { kind, key = '' } of kinds)
      if (!mergeRecords(merged, kind, key, { ...sides, nestedLists, fieldsFromServer })) return undefined
  } catch (error) {
    if (error instanceof EditRefused) return undefined
    throw error
  }
  return merged
}

/** Merges a kind's records into the file. Out: whether the sides differ in fields alone. */
function mergeRecords(
  merged: MergedFile,
  kind: ContentKind,
  fileKey: string,
  sides: FileSides & { nestedLists: readonly string[]; fieldsFromServer: ReadonlySet<string> },
): boolean {
  const { base, draft, nestedLists, fieldsFromServer } = sides
  // A merge adds and removes no record, so what is read here of the server's records holds for all of them.
  const recordsOf = (text: string) => recordsIn(kind, text, fileKey)
  const [baseRecords, draftRecords, serverRecords] = [base, draft, merged.text].map(recordsOf)
  if (!baseRecords || baseRecords.length !== draftRecords?.length) return false
  for (const { key, values: draftValues, name } of draftRecords) {
    const baseRecord = baseRecords.find((record) => record.key === key)
    const serverRecord = serverRecords?.find((record) => record.key === key)
    if (!baseRecord || !serverRecord) return false
    const changes = mergeChanges(kind, baseRecord.values, draftValues, serverRecord.values)
    const { values, conflicts, unshownConflicts } = changes
    // What both changed and no field asks for can only be chosen as a whole text.
    if (unshownConflicts.some((field) => !nestedLists.includes(field))) return false
    const idOf = (field: string) => `${kind.name}/${key}/${field}`
    const serverFields = [
      ...nestedLists.filter((field) => field in serverRecord.values),
      ...conflicts.map((conflict) => conflict.name).filter((field) => fieldsFromServer.has(idOf(field))),
    ]
    const serverValues = Object.fromEntries(serverFields.map((field) => [field, serverRecord.values[field]]))
    merged.text = changedRecord(kind, merged.text, serverRecord, { ...values, ...serverValues })
    const prefix = draftRecords.length > 1 ? `${name}: ` : ''
    for (const { name: field, label, ...conflict } of conflicts)
      merged.conflicts.push({ ...conflict, id: idOf(field), label: prefix + label })
  }
  return true
}
