import type { ContentKind } from '#domain/editing/kind.ts'

/** An address of the desk with the number of the open draft, which the next page keeps open. */
export function withDraft(path: string, draft: number | undefined, parts: [string, string][] = []): string {
  const all: [string, string][] = [...parts, ['rascunho', draft === undefined ? '' : String(draft)]]
  const query = new URLSearchParams(all.filter(([, value]) => value !== '')).toString()
  const [way = '', part] = path.split('#', 2)
  return way + (query === '' ? '' : `?${query}`) + (part === undefined ? '' : `#${part}`)
}

type Kind = Pick<ContentKind, 'name' | 'place'>

/** The path of a kind's list; of its form when the kind has one record only. */
export function kindPath({ name, place }: Kind): string {
  return place.kind === 'files' && place.folder === 'products' ? '/catalogo' : `/conteudo/${name}`
}

/** The path of a record's form. */
export function recordPath(kind: Kind, key: string): string {
  return kind.place.kind === 'file' ? kindPath(kind) : `${kindPath(kind)}/${key}`
}

/** The address of a record's form, with the open draft. */
export const recordAddress = (kind: Kind, key: string, draft: number | undefined) =>
  withDraft(recordPath(kind, key), draft)
