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
  if (product === undefined) return undefined
  return `/catalogo/${product}?rascunho=${draftId}${field ? `#${encodeURIComponent(field)}` : ''}`
}

/** The address of a draft's preview, at the page that a file belongs to. */
export function previewAddress(draftId: number, path?: string): string {
  const product = path === undefined ? undefined : productOfPath(path)
  const page = product === undefined ? '' : `?para=${encodeURIComponent(paths.product(product))}`
  return `${draftAddress(draftId)}/ver${page}`
}
