import type { Texts } from '#desk/parts/form.tsx'
import type { ContentKind } from '#domain/editing/kind.ts'
import { kindsOfPath } from '#domain/editing/kinds.ts'
import { brand } from '#domain/editing/kinds/brand.ts'
import { paths } from '#domain/pages/paths.ts'

/** An address of the desk with further parameters, and the number of the open draft, which the next page keeps open. */
export function withDraft(address: string, draft: number | undefined, parameters: Texts = {}): string {
  const url = new URL(address, 'http://mesa.invalid')
  for (const [name, value] of Object.entries(parameters)) if (value !== '') url.searchParams.set(name, value)
  if (draft !== undefined) url.searchParams.set('rascunho', String(draft))
  return url.pathname + url.search + url.hash
}

type Kind = Pick<ContentKind, 'name' | 'storage'>

export const kindPath = ({ name, storage }: Kind): string =>
  storage.kind === 'files' && storage.folder === 'products' ? '/catalogo' : `/conteudo/${name}`

export const recordPath = (kind: Kind, key: string): string =>
  kind.storage.kind === 'file' ? kindPath(kind) : `${kindPath(kind)}/${key}`

export const recordAddress = (kind: Kind, key: string, draft: number | undefined) =>
  withDraft(recordPath(kind, key), draft)

export const draftAddress = (id: number): string => `/publicar/${id}`

/** The id of the product that a file belongs to. In: a path below `content/`. */
export const productOfPath = (path: string): string | undefined =>
  /^(?:products\/([^/]+)\.yaml|images\/products\/([^/]+)\/.*)$/
    .exec(path)
    ?.slice(1)
    .find((id) => id !== undefined)

/** The address at which a field of a file is changed; undefined where the desk has no form for it. */
export function fieldAddress(draftId: number, path: string, field?: string): string | undefined {
  const product = productOfPath(path)
  if (product !== undefined)
    return withDraft(`/catalogo/${product}${field ? `#${encodeURIComponent(field)}` : ''}`, draftId)
  if (path.startsWith('images/brand/')) return withDraft(kindPath(brand), draftId)
  const [found] = kindsOfPath(path)
  return found && withDraft(found.key === undefined ? kindPath(found.kind) : recordPath(found.kind, found.key), draftId)
}

/** The address of a draft's preview, at the page that a file belongs to. */
export function previewAddress(draftId: number, path?: string): string {
  const page = path === undefined ? undefined : pageOf(path)
  return `${draftAddress(draftId)}/ver${page === undefined ? '' : `?para=${encodeURIComponent(page)}`}`
}

function pageOf(path: string): string | undefined {
  const product = productOfPath(path)
  if (product !== undefined) return paths.product(product)
  const [found] = kindsOfPath(path)
  return found && (found.kind.storage.kind === 'list' ? undefined : found.kind.page(found.key ?? ''))
}
