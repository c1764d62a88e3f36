import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { connectorKeysOf } from '#domain/catalogue/part/ends.ts'
import { registriesOf } from '#domain/catalogue/registry/registries.ts'
import { symbolsOf } from '#server/pictures/connectors.ts'
import type { Shop } from './shop.ts'

/** Pixels per millimetre of the faces. */
const scale = 2.4

/** The face (mating side) of one of a product's connectors: the address of its drawing, and its size in pixels. */
export type ProductFace = { key: string; name: string; src: string; width: number; height: number }

/** The faces of a product's connectors as far as they are known, on one scale, in the file of all faces. */
export function facesOf(shop: Shop, product: CatalogueProduct): ProductFace[] {
  const { connectorFaces } = shop
  const { connectors } = registriesOf(shop.registries)
  return connectorKeysOf(product).flatMap((key) => {
    const face = connectorFaces.byKey[key]
    const connector = connectors.get(key)
    if (!face || !connector) return []
    const { id, size } = face
    const [width, height] = [Math.round(size[0] * scale), Math.round(size[1] * scale)]
    return [{ key, name: connector.name, src: `${connectorFaces.src}#${id}`, width, height }]
  })
}

/** The faces for a product's printed data sheet, which has their symbols in the page, where each `src` points. */
export function sheetFacesOf(shop: Shop, product: CatalogueProduct): { faces: ProductFace[]; symbols: string } {
  const faces = facesOf(shop, product).map((face) => ({ ...face, src: face.src.slice(face.src.indexOf('#')) }))
  const references = faces.map(({ src }) => src)
  return { faces, symbols: symbolsOf(references, shop.faceSymbols) }
}
