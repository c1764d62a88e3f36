import { isFaceKnown } from '#drawings/faces/connector-face.ts'
import { faceSheet, type FaceSymbol } from '#drawings/faces/face-sheet.ts'
import { derived } from '#server/shop/derived.ts'
import type { ShopFile } from '#server/shop/shop-file.ts'
import type { Shop } from '#server/shop/shop.ts'
import { drawingAddress, inColours } from './drawing.ts'

export type ConnectorFaces = { src: string; byKey: Record<string, FaceSymbol> }

// A face is a connector's mating side. An unknown one has no picture: an outline with a question mark would not help.
const drawnFaces = derived((shop: Shop) => faceSheet(shop.registries.connectors.filter(isFaceKnown)))

/** The address of the file of all known faces, and the part of it that each takes, by the connector's key. */
export const connectorFaces = derived((shop: Shop): ConnectorFaces => {
  const { svg, faces } = drawnFaces(shop)
  return { src: drawingAddress(shop, 'conectores/todos', 'svg', svg), byKey: Object.fromEntries(faces) }
})

/** The faces by id, each as a symbol, for pages that show few. */
export const faceSymbols = derived((shop: Shop): Record<string, string> =>
  Object.fromEntries([...drawnFaces(shop).symbols].map(([id, symbol]) => [id, forPage(inColours(shop, symbol))])),
)

/** The file of all connector faces. */
export function connectorDrawing(shop: Shop): ShopFile {
  return { address: connectorFaces(shop).src, make: () => inColours(shop, drawnFaces(shop).svg) }
}

/** A symbol for a page: without the font, which the page has; single quotes, because JSON would escape double ones. */
export const forPage = (symbol: string): string =>
  symbol.replaceAll(/ (?:font-family|data-part)="[^"]*"/g, '').replaceAll('"', "'")

/** The size of a face, in pixels, with its longer side as long as asked. */
export function faceSize({ size: [width, height] }: FaceSymbol, longerSide: number): { width: number; height: number } {
  const scale = longerSide / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** The reference to a face's symbol within a page. */
export const faceInPage = (id: string): string => `#${id}`

/** The symbols of some references to faces, as SVG without repetitions. In: all symbols by id. */
export const symbolsOf = (faces: readonly string[], symbols: Readonly<Record<string, string>>): string =>
  [...new Set(faces)].map((face) => symbols[face.slice(1)] ?? '').join('')
