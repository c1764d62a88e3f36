import { parse } from 'yaml'
import { recordOf } from '#domain/catalogue-edit/form/record-of.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import type { Path } from '#server/content/sheet/yaml/operation.ts'
import { articleParts } from './front-matter.ts'

/** One record of a kind, as its file says it. */
export interface ContentRecord {
  key: string
  /** What a person calls it. */
  name: string
  values: Values
  /** Where it stands in the file's YAML. */
  at: Path
  /** The key of the record whose list it stands in: a model's maker. */
  owner: string | undefined
}

/**
 * The records of a kind that a file's text holds. In: the text, and the key that the file's name gives, where each record has a file.
 * Undefined for a text that cannot be read.
 */
export function recordsIn(kind: ContentKind, text: string, fileKey = ''): ContentRecord[] | undefined {
  const { place } = kind
  const data = dataOf(kind, text)
  if (data === undefined) return undefined
  if (place.kind !== 'list') return [{ ...named(kind, fileKey, recordOf(data)), at: [], owner: undefined }]
  const { key, within } = place
  if (data !== null && !Array.isArray(data)) return undefined
  const items = [data ?? []].flat().map(recordOf)
  const ofList = (list: readonly Values[], at: Path, owner: string | undefined) =>
    list.map((values, index) => ({ ...named(kind, textOf(values[key]), values), at: [...at, index], owner }))
  if (within === undefined) return ofList(items, [], undefined)
  return items.flatMap((item, index) => {
    const own = item[within]
    return ofList(Array.isArray(own) ? own.map(recordOf) : [], [index, within], textOf(item[key]))
  })
}

/** What the YAML of a file says; of an article with its body. Undefined for what cannot be read. */
function dataOf({ place }: ContentKind, text: string): unknown {
  const isArticle = place.kind === 'files' && place.ending === '.md'
  const plain = text.replaceAll('\r\n', '\n')
  const parts = isArticle ? articleParts(plain) : undefined
  if (isArticle && !parts) return undefined
  try {
    const data: unknown = parse(parts?.data ?? plain)
    return parts ? { ...recordOf(data), body: parts.body } : data
  } catch {
    return undefined
  }
}

function named({ names, title, place }: ContentKind, key: string, values: Values) {
  const own = names.map((name) => textOf(values[name])).find((name) => name !== '')
  return { key, values, name: own ?? (place.kind === 'file' ? title : key) }
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
