import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { faceSheet } from '#drawings/faces/face-sheet.ts'
import { trueFace, type TrueFace } from '#drawings/true-size/true-face.ts'
import type { ConnectorFaces } from '#server/site/connector-faces.ts'
import { recoloured, writeDrawing, type Canvas } from './write-drawing.ts'

/**
 * Draws the faces of all connectors. Out: the address of one file with all faces; each face as a symbol, for pages that
 * show a few; and, for connectors with measures, the face at true size.
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

/**
 * A symbol for embedding in a page: without the font, which the page has; with single quotes, because double ones would
 * be escaped in JSON.
 */
function forPage(symbol: string): string {
  return symbol.replaceAll(/ (?:font-family|data-part)="[^"]*"/g, '').replaceAll('"', "'")
}
