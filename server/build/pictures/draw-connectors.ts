import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { faceSheet } from '#drawings/faces/face-sheet.ts'
import type { ConnectorFaces } from '#server/site/connector-faces.ts'
import { writeDrawing, type Canvas } from './write-drawing.ts'

/** Draws all connector faces into one published file. */
export async function drawConnectors(connectors: readonly Connector[], canvas: Canvas): Promise<ConnectorFaces> {
  const { svg, faces } = faceSheet(connectors)
  return { src: await writeDrawing(canvas, 'conectores', svg), faces: Object.fromEntries(faces) }
}
