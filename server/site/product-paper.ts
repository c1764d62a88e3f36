import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { connectorKeysOf } from '#domain/catalogue/registry/connector-registry.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { encodeList, linkLine } from '#domain/order-list/list-link.ts'
import { summaryOf } from './catalogue.ts'
import { siteRegistries } from './registries.ts'
import { site } from './site.ts'

/** Pixels of a millimetre of the faces. */
const scale = 2.4

/** A connector's face: where it stands in the file of faces, and its size in pixels. */
export interface ShownFace {
  key: string
  name: string
  src: string
  width: number
  height: number
}

/** The faces of a product's connectors on one scale; those that are to be checked on the part are drawn so. */
export async function facesOf(product: CatalogueProduct): Promise<(ShownFace & { isSure: boolean })[]> {
  const [{ faces }, registries] = await Promise.all([site(), siteRegistries()])
  return connectorKeysOf(product).flatMap((key) => {
    const placed = faces.faces[key]
    const connector = registries.connectors.get(key)
    if (!placed || !connector) return []
    const [width = 0, height = 0] = placed.size.map((millimetres) => Math.round(millimetres * scale))
    const { name, confirmed } = connector
    return [{ key, name, src: `${faces.src}#${placed.id}`, width, height, isSure: confirmed }]
  })
}

/** What of a product goes on paper: its faces that are sure, and the lists of its shelf labels. */
export interface ProductPaper {
  faces: ShownFace[]
  labels: ProductLabels
}

/** Fragments of list links: all variants, and each by its id. */
export interface ProductLabels {
  all: string
  byVariant: Record<string, string>
}

export async function paperOf(product: CatalogueProduct): Promise<ProductPaper> {
  const summary = summaryOf(product)
  const fragmentOf = (ids: readonly (string | undefined)[]) =>
    encodeList(ids.map((id) => linkLine({ item: itemFor(summary, id), quantity: 1 })))
  const ids = summary.variants.map(({ id }) => id)
  const faces = await facesOf(product)
  return {
    faces: faces.filter(({ isSure }) => isSure).map(({ isSure: _isSure, ...face }) => face),
    labels: {
      all: fragmentOf(ids.length > 0 ? ids : [undefined]),
      byVariant: Object.fromEntries(ids.map((id) => [id, fragmentOf([id])])),
    },
  }
}
