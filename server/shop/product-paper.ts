import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { connectorKeysOf, registriesOf } from '#domain/catalogue/registry/registries.ts'
import { itemFor } from '#domain/order-list/order-item.ts'
import { encodeOrderList, linkLine } from '#domain/order-list/link/list-link.ts'
import { faceInPage, symbolsOf } from '#server/pictures/connectors.ts'
import { summaryOf } from './catalogue.ts'
import type { Shop } from './shop.ts'

/** Pixels per millimetre of the faces. */
const scale = 2.4

/** A connector's face: its address, in the file of faces or in the page, and its size in pixels. */
export interface ShownFace {
  key: string
  name: string
  src: string
  width: number
  height: number
}

/** The faces of a product's connectors on one scale; `isSure` tells whether a face is confirmed. */
export function facesOf(shop: Shop, product: CatalogueProduct): (ShownFace & { id: string; isSure: boolean })[] {
  const { faces } = shop
  const { connectors } = registriesOf(shop.registries)
  return connectorKeysOf(product).flatMap((key) => {
    const placed = faces.faces[key]
    const connector = connectors.get(key)
    if (!placed || !connector) return []
    const [width = 0, height = 0] = placed.size.map((millimetres) => Math.round(millimetres * scale))
    const { name, confirmed } = connector
    const { id } = placed
    return [{ key, name, id, src: `${faces.src}#${id}`, width, height, isSure: confirmed }]
  })
}

/** What the printed data sheet needs besides the product: the confirmed faces, and the list links for shelf labels. */
export interface ProductPaper {
  faces: ShownFace[]
  /** The faces as SVG symbols, to which `src` refers. */
  symbols: string
  labels: ProductLabels
}

/** Fragments of list links: one with all variants, and one for each by id. */
export interface ProductLabels {
  all: string
  byVariant: Record<string, string>
}

/** What a product's printed data sheet needs. */
export function paperOf(shop: Shop, product: CatalogueProduct): ProductPaper {
  const summary = summaryOf(product)
  const fragmentOf = (ids: readonly (string | undefined)[]) =>
    encodeOrderList(ids.map((id) => linkLine({ item: itemFor(summary, id), quantity: 1 })))
  const ids = summary.variants.map(({ id }) => id)
  const faces = facesOf(shop, product)
    .filter(({ isSure }) => isSure)
    .map(({ isSure: _isSure, id, ...face }) => ({ ...face, src: faceInPage(id) }))
  return {
    faces,
    symbols: symbolsOf(
      faces.map(({ src }) => src),
      shop.faceSymbols,
    ),
    labels: {
      all: fragmentOf(ids.length > 0 ? ids : [undefined]),
      byVariant: Object.fromEntries(ids.map((id) => [id, fragmentOf([id])])),
    },
  }
}
