import { parse } from 'yaml'
import { recordOf } from '#domain/catalogue-edit/form/record-of.ts'
import type { Values } from '#domain/catalogue-edit/form/form-field.ts'
import type { ContentKind } from '#domain/content-edit/content-kind.ts'
import type { Path } from '#server/content/sheet/yaml/operation.ts'
import { articleParts } from './front-matter.ts'

/** A record of a kind, parsed from its file. */
export interface ContentRecord {
  key: string
  /** Its name for people. */
  name: string
  values: Values
  /** Its path in the file's YAML document. */
  at: Path
  /** The key of the record that owns its list: of a model, the maker's. */
  owner: string | undefined
}

/**
 * The records of a kind in a file's text. In: the text, and the key in the file's name, for kinds with a file per
 * record. Out: undefined when the text cannot be parsed.
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

/** The data of a file's YAML; of an article, its front matter and body. Undefined when it cannot be parsed. */
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
