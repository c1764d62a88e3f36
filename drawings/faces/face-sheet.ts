import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { bodyStyle } from '#drawings/picture.ts'
import { element, round } from '#drawings/svg.ts'
import { connectorFace, unitsPerMillimetre } from './connector-face.ts'
import type { Face } from './face.ts'

/** The id of a face's symbol in the file of all faces, and the symbol's width and height in millimetres. */
export type FaceSymbol = { id: string; size: readonly [width: number, height: number] }

const margin = 6

function boxOf({ halfSize: [halfWidth, halfHeight] }: Face): readonly [width: number, height: number] {
  return [halfWidth * 2 + margin, halfHeight * 2 + margin]
}

/**
 * Draws all faces as symbols. Out: a file of all symbols; each connector's symbol and size, by the connector's key; and
 * the symbols by id. Faces that look the same share a symbol, whatever connectors they belong to.
 */
export function faceSheet(connectors: readonly Connector[]): {
  svg: string
  faces: Map<string, FaceSymbol>
  symbols: Map<string, string>
} {
  const ids = new Map<string, string>()
  const faces = new Map<string, FaceSymbol>()
  for (const connector of connectors) {
    const face = connectorFace(connector)
    const size = boxOf(face)
    const symbol = element('g', bodyStyle, face.body.replaceAll(/ data-connector="[^"]*"/g, ''))
    const symbolContent = `viewBox="${viewBox(size)}">${symbol}`
    const id = ids.get(symbolContent) ?? `f${ids.size}`
    ids.set(symbolContent, id)
    const units = unitsPerMillimetre(face, connector)
    faces.set(connector.key, { id, size: [size[0] / units, size[1] / units] })
  }
  const symbols = new Map([...ids].map(([symbolContent, id]) => [id, `<symbol id="${id}" ${symbolContent}</symbol>`]))
  return { svg: element('svg', { xmlns: 'http://www.w3.org/2000/svg' }, [...symbols.values()]), faces, symbols }
}

function viewBox([width, height]: readonly [number, number]): string {
  return [-width / 2, -height / 2, width, height].map((value) => round(value)).join(' ')
}

export function facePicture(connector: Connector): string {
  const face = connectorFace(connector)
  const [width, height] = boxOf(face)
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', viewBox: viewBox([width, height]), width, height }
  return element('svg', attributes, element('g', bodyStyle, face.body))
}
