import { type DeskContext, Refusal } from '#desk/http/routes.ts'
import { faultLocation } from '#domain/editing/fault-words.ts'
import type { ContentKind } from '#domain/editing/kind.ts'
import { contentKinds, kindsOfPath } from '#domain/editing/kinds.ts'
import { slugPattern } from '#domain/text/slug.ts'
import { ContentFiles } from '#server/content/content-files.ts'
import { draftText } from '#server/content/drafts/draft-files.ts'
import type { CatalogueState, ProductFile } from '#server/content/edit/catalogue.ts'
import { recordsIn, type ContentRecord } from '#server/content/edit/record.ts'
import { chooseDraft, type DraftChoice, type EditOptions } from './drafts.tsx'

export interface AddressedProduct {
  file: ProductFile
  state: CatalogueState
  choice: DraftChoice
}

export async function productAt(context: DeskContext, options: EditOptions): Promise<AddressedProduct> {
  const choice = await chooseDraft(context, options)
  const state = await options.catalogue.state(choice.draft)
  const file = state.files.get(context.req.param('id') ?? '')
  if (!file) throw new Refusal('no-such-product', 404, 'Não há este produto no catálogo, ou o rascunho o retirou.')
  return { file, state, choice }
}

export function kindAt(context: DeskContext): ContentKind {
  const kind = contentKinds.find(({ name }) => name === context.req.param('kind'))
  if (!kind) throw new Refusal('no-such-kind', 404, 'Não há este conteúdo.')
  return kind
}

export interface AddressedRecord {
  kind: ContentKind
  choice: DraftChoice
  /** The path of the record's file below `content/`, and the file's text; '' for an optional file that is missing. */
  path: string
  text: string
  /** The text that was read; null for a file that does not exist. */
  storedText: string | null
  record: ContentRecord
}

/** Finds the record of an address. Throws a Refusal where there is none, or the desk cannot read or change it. */
export async function recordAt(context: DeskContext, options: EditOptions): Promise<AddressedRecord> {
  const isProduct = context.req.param('kind') === undefined
  const kindOfAddress = isProduct ? undefined : kindAt(context)
  const choice = await chooseDraft(context, options)
  const isOnlyRecord = kindOfAddress?.storage.kind === 'file'
  const key = isOnlyRecord ? '' : (context.req.param(isProduct ? 'id' : 'key') ?? '')
  const path = kindOfAddress ? pathOf(kindOfAddress, key) : `products/${slugOf(key)}.yaml`
  const storedText = await textOf(options, choice, path)
  const isOptional = kindOfAddress?.storage.kind === 'file' && kindOfAddress.storage.isOptional === true
  if (storedText === null && !isOptional) throw recordNotFound()
  const text = storedText ?? ''
  // A product's file says of which kind the product is: part or machine.
  for (const kind of kindOfAddress ? [kindOfAddress] : kindsOfPath(path).map((found) => found.kind)) {
    const records = recordsIn(kind, text, key)
    const faulty = `O arquivo de “${faultLocation(path)}” tem uma falha: ela se acerta antes no servidor.`
    if (!records) throw new Refusal('faulty', 409, faulty)
    const record = records.find((candidate) => candidate.key === key)
    if (record) return { kind, choice, path, text, storedText, record }
  }
  throw recordNotFound()
}

const recordNotFound = () => new Refusal('no-such-record', 404, 'Não há isto no conteúdo, ou o rascunho o retirou.')

/** The path of a record's file. Throws a Refusal for a key that is no plain name. */
export const pathOf = ({ storage }: ContentKind, key: string): string =>
  storage.kind === 'files' ? `${storage.folder}/${slugOf(key)}${storage.ending}` : storage.path

function slugOf(key: string): string {
  if (!slugPattern.test(key)) throw recordNotFound()
  return key
}

/** A file's text with the draft's changes. Throws a PathRefused for a file that several shops share. */
export const textOf = ({ root }: EditOptions, { draft }: DraftChoice, path: string): Promise<string | null> =>
  draftText(root, draft?.files ?? [], path)

/** All records of a kind with the draft's changes; one whose file cannot be read has the file's key as its name. */
export async function recordsOf(options: EditOptions, choice: DraftChoice, kind: ContentKind) {
  const { storage } = kind
  if (storage.kind !== 'files') return recordsIn(kind, (await textOf(options, choice, storage.path)) ?? '') ?? []
  const { files } = await new ContentFiles(options.root, choice.draft?.files).namesIn(storage.folder)
  const keys = files.flatMap((name) => (name.endsWith(storage.ending) ? [name.slice(0, -storage.ending.length)] : []))
  const recordsOfKey = async (key: string): Promise<ContentRecord[]> => {
    const text = await textOf(options, choice, pathOf(kind, key))
    const faulty = { key, name: key, values: {}, yamlPath: [], owner: undefined }
    return text === null ? [] : (recordsIn(kind, text, key) ?? [faulty])
  }
  return (await Promise.all(keys.filter((key) => slugPattern.test(key)).map(recordsOfKey))).flat()
}
