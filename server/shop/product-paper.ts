import type { CatalogueProduct } from '#domain/catalogue/catalogue-product.ts'
import { connectorKeysOf, registriesOf } from '#domain/catalogue/registry/registries.ts'
import { faceInPage, symbolsOf } from '#server/pictures/connectors.ts'
import type { Shop } from './shop.ts'

/** Pixels per millimetre of the faces. */
const scale = 2.4

/** The face (mating side) of a connector: its address, in the file of faces or in the page, and its size in pixels. */
export type PaperFace = { key: string; name: string; src: string; width: number; height: number }

/** The faces of a product's connectors as far as they are known, on one scale. */
export function facesOf(shop: Shop, product: CatalogueProduct): (PaperFace & { id: string })[] {
  const { connectorFaces } = shop
  const { connectors } = registriesOf(shop.registries)
  return connectorKeysOf(product).flatMap((key) => {
    const face = connectorFaces.byKey[key]
    const connector = connectors.get(key)
    if (!face || !connector) return []
    const { id, size } = face
    const [width, height] = [Math.round(size[0] * scale), Math.round(size[1] * scale)]
    return [{ key, name: connector.name, id, src: `${connectorFaces.src}#${id}`, width, height }]
  })
}

export type ProductPaper = { faces: PaperFace[]; symbols: string }

/** What a product's printed data sheet needs. */
export function paperOf(shop: Shop, product: CatalogueProduct): ProductPaper {
  const faces = facesOf(shop, product).map(({ id, ...face }) => ({ ...face, src: faceInPage(id) }))
  const references = faces.map(({ src }) => src)
  return { faces, symbols: symbolsOf(references, shop.faceSymbols) }
}
