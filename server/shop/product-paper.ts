import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { connectorKeysOf, registriesOf } from '#domain/catalogue/registry/registries.ts'
import { faceInPage, symbolsOf } from '#server/pictures/connectors.ts'
import type { Shop } from './shop.ts'

/** Pixels per millimetre of the faces. */
const scale = 2.4

/** A connector's face: its address, in the file of faces or in the page, and its size in pixels. */
export interface PaperFace {
  key: string
  name: string
  src: string
  width: number
  height: number
}

/** The faces of a product's connectors on one scale, as far as they are known. */
export function facesOf(shop: Shop, product: CatalogueProduct): (PaperFace & { id: string })[] {
  const { faces } = shop
  const { connectors } = registriesOf(shop.registries)
  return connectorKeysOf(product).flatMap((key) => {
    const placed = faces.faces[key]
    const connector = connectors.get(key)
    if (!placed || !connector) return []
    const [width = 0, height = 0] = placed.size.map((millimetres) => Math.round(millimetres * scale))
    const { id } = placed
    return [{ key, name: connector.name, id, src: `${faces.src}#${id}`, width, height }]
  })
}

/** What the printed data sheet needs besides the product: the confirmed faces. */
export interface ProductPaper {
  faces: PaperFace[]
  /** The faces as SVG symbols, to which `src` refers. */
  symbols: string
}

/** What a product's printed data sheet needs. */
export function paperOf(shop: Shop, product: CatalogueProduct): ProductPaper {
  const faces = facesOf(shop, product).map(({ id, ...face }) => ({ ...face, src: faceInPage(id) }))
  return {
    faces,
    symbols: symbolsOf(
      faces.map(({ src }) => src),
      shop.faceSymbols,
    ),
  }
}
