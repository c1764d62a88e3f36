import { kindsOfPath } from '#domain/editing/kinds.ts'
import { brand } from '#domain/editing/kinds/brand.ts'
import { kindPath, recordAddress, withDraft } from '#desk/content/address.ts'
import { paths } from '#domain/pages/paths.ts'

/** The address of a draft's page. */
export const draftAddress = (id: number): string => `/publicar/${id}`

/** The id of the product that a file belongs to. In: a path below `content/`. */
export function productOfPath(path: string): string | undefined {
  return /^(?:products\/([^/]+)\.yaml|images\/products\/([^/]+)\/.*)$/
    .exec(path)
    ?.slice(1)
    .find((id) => id !== undefined)
}

/** The address at which a field of a file is changed; undefined where the desk has no form for it. */
export function fieldAddress(draftId: number, path: string, field?: string): string | undefined {
  const product = productOfPath(path)
  if (product === undefined) return formAddress(draftId, path)
  return `/catalogo/${product}?rascunho=${draftId}${field ? `#${encodeURIComponent(field)}` : ''}`
}

function formAddress(draftId: number, path: string): string | undefined {
  if (path.startsWith('images/brand/')) return withDraft(kindPath(brand), draftId)
  const [found] = kindsOfPath(path)
  return (
    found &&
    (found.key === undefined ? withDraft(kindPath(found.kind), draftId) : recordAddress(found.kind, found.key, draftId))
  )
}

/** The address of a draft's preview, at the page that a file belongs to. */
export function previewAddress(draftId: number, path?: string): string {
  const page = path === undefined ? undefined : pageOf(path)
  return `${draftAddress(draftId)}/ver${page === undefined ? '' : `?para=${encodeURIComponent(page)}`}`
}

/** The page of the site that a file is about. */
function pageOf(path: string): string | undefined {
  const product = productOfPath(path)
  if (product !== undefined) return paths.product(product)
  const [found] = kindsOfPath(path)
  return found && (found.kind.place.kind === 'list' ? undefined : found.kind.page(found.key ?? ''))
}
