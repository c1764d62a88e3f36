import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { faceSheet } from '#drawings/faces/face-sheet.ts'
import { trueFace, type TrueFace } from '#drawings/true-size/true-face.ts'
import type { ConnectorFaces } from '#server/site/connector-faces.ts'
import { recoloured, writeDrawing, type Canvas } from './write-drawing.ts'

/**
 * Draws all connector faces. Out: the published file of all, each as it stands in a page that shows few of them, and those with
 * measures at true size, by key.
 */
export async function drawConnectors(
  connectors: readonly Connector[],
  canvas: Canvas,
): Promise<{
  faces: ConnectorFaces
  faceSymbols: Record<string, string>
  trueFaces: Record<string, TrueFace>
}> {
  const { svg, faces, symbols } = faceSheet(connectors)
  return {
    faces: { src: await writeDrawing(canvas, 'conectores', svg), faces: Object.fromEntries(faces) },
    faceSymbols: Object.fromEntries(
      [...symbols].map(([id, symbol]) => [id, forPage(recoloured(symbol, canvas.colours))]),
    ),
    trueFaces: Object.fromEntries(
      connectors.flatMap((connector) => {
        const face = trueFace(connector)
        return face ? [[connector.key, painted(face, canvas)]] : []
      }),
    ),
  }
}

function painted(face: TrueFace, { colours }: Canvas): TrueFace {
  return {
    ...face,
    outline: forPage(recoloured(face.outline, colours)),
    details: forPage(recoloured(face.details, colours)),
  }
}

/** A page has its own type. Quotes travel in JSON, where double ones would be escaped. */
function forPage(symbol: string): string {
  return symbol.replaceAll(/ (?:font-family|data-part)="[^"]*"/g, '').replaceAll('"', "'")
}
