import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import { contentKinds } from '#domain/content-edit/content-kinds.ts'
import { draftText } from '#server/content/drafts/draft-text.ts'
import { recordFiles } from '#server/content/edit/records/record-files.ts'
import { recordsIn, type ContentRecord } from '#server/content/edit/records/content-record.ts'
import { PathRefused } from '#server/content/drafts/draft-path.ts'
import type { DeskContext } from '#desk/http/environment.ts'
import { Refusal } from '#desk/http/refusal.ts'
import type { CatalogueOptions } from '#desk/routes/catalogue/catalogue-options.ts'
import { draftChoice, type DraftChoice } from '#desk/routes/catalogue/draft-choice.ts'

/** The kind of content that an address names. Throws a Refusal for an unknown one. */
export function kindAt(context: DeskContext): ContentKind {
  const kind = contentKinds.find(({ name }) => name === context.req.param('kind'))
  if (!kind) throw new Refusal('no-such-kind', 404, 'Não há este conteúdo.')
  return kind
}

/** A record and its draft, both named by an address. */
export interface RecordAt {
  kind: ContentKind
  choice: DraftChoice
  /** The path of its file below `content/`, and the file's text. */
  path: string
  text: string
  record: ContentRecord
}

/**
 * Finds the record that an address names. Throws a Refusal if it does not exist, or if its file cannot be read or must
 * not be changed by the desk.
 */
export async function recordAt(context: DeskContext, options: CatalogueOptions): Promise<RecordAt> {
  const kind = kindAt(context)
  const choice = await draftChoice(context, options)
  const { place } = kind
  const key = place.kind === 'file' ? '' : (context.req.param('key') ?? '')
  const path = pathOf(kind, key)
  const text = await textOf(options, choice, path)
  if (text === null) throw noRecord()
  const records = recordsIn(kind, text, key)
  if (!records) throw new Refusal('faulty', 409, `content/${path} tem uma falha: acerte-o no servidor primeiro.`)
  const record = records.find((one) => one.key === key)
  if (!record) throw noRecord()
  return { kind, choice, path, text, record }
}

const noRecord = () => new Refusal('no-such-record', 404, 'Não há isto no conteúdo, ou o rascunho o retirou.')

/**
 * The path of a record's file. Throws a Refusal for a key with other characters than lower-case letters, digits and
 * hyphens.
 */
export function pathOf({ place }: ContentKind, key: string): string {
  if (place.kind !== 'files') return place.path
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) throw noRecord()
  return `${place.folder}/${key}${place.ending}`
}

/**
 * A file's text with the draft's changes; null when it does not exist. Throws a Refusal for a file that no draft may
 * change, because several shops share it.
 */
export async function textOf({ root }: CatalogueOptions, { draft }: DraftChoice, path: string): Promise<string | null> {
  try {
    return await draftText(root, draft?.files ?? [], path)
  } catch (error) {
    if (!(error instanceof PathRefused)) throw error
    throw new Refusal('place', 409, `content/${path} não pode ser mudado pela mesa. Edite o arquivo à mão.`)
  }
}

/**
 * All records of a kind with the draft's changes. A record whose file cannot be read has the file's key as its name.
 */
export async function recordsOf(
  options: CatalogueOptions,
  choice: DraftChoice,
  kind: ContentKind,
): Promise<ContentRecord[]> {
  const { place } = kind
  if (place.kind !== 'files') return recordsIn(kind, (await textOf(options, choice, place.path)) ?? '') ?? []
  const keys = await recordFiles(options.root, choice.draft?.files ?? [], place)
  const all = await Promise.all(
    keys.map(async (key) => {
      const text = await textOf(options, choice, pathOf(kind, key))
      const faulty = { key, name: key, values: {}, at: [], owner: undefined }
      return text === null ? [] : (recordsIn(kind, text, key) ?? [faulty])
    }),
  )
  return all.flat()
}
