import { type ConnectorShape, connectorShapes } from '#domain/catalogue/registry/connector-shapes.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { colour, noFill, thinLine } from '#drawings/palette.ts'
import { circle, label, part, rect } from '#drawings/svg.ts'
import { airFaces, mountFaces, patientFaces } from './air-faces.ts'
import { electricFaces } from './electric-faces.ts'
import type { Face } from './face.ts'

const faces = { ...electricFaces, ...patientFaces, ...airFaces, ...mountFaces }

/**
 * The mating face of a connector, drawn from its entry in the registry. A connector that is not confirmed, or whose
 * number of contacts is unknown, is an outline with a question mark and, from two on, the stated number, never a face
 * with contacts. Mechanical fastenings need no number.
 */
export function connectorFace(connector: Connector | undefined): Face {
  if (!connector || !isDrawn(connector)) return outline(connector)
  const face = faces[connector.shape](connector)
  return { ...face, body: part('connector-face', face.body, { 'data-connector': connector.key }) }
}

/** Whether enough is known of a connector's face to draw it. */
export function isDrawn({ confirmed, contacts, shape }: Connector): boolean {
  return confirmed && (contacts !== undefined || connectorShapes[shape].kind === 'fixacao')
}

/** Drawing units per millimetre: from the registry's width, else from the usual size of the shape. */
export function unitsPerMillimetre(face: Face, connector: Connector | undefined): number {
  return face.measuredUnits / (connector?.width ?? face.usualMillimetres)
}

const longShapes = new Set<ConnectorShape>([
  'tipo-d',
  'retangular',
  'retangular-trava',
  'bloco',
  'flat',
  'modular',
  'molex',
])

/** Whether a shape is wider than high, so that its outline is a rectangle instead of a circle. */
export const isLong = (shape: ConnectorShape): boolean => longShapes.has(shape)

function outline(connector: Connector | undefined): Face {
  const isWide = connector !== undefined && isLong(connector.shape)
  const count = connector?.contacts ?? 0
  const lineStyle = { ...noFill, ...thinLine, 'stroke-dasharray': '7 5' }
  return {
    body: part('connector-outline', [
      isWide ? rect([-84, -48, 168, 96], { ...lineStyle, rx: 12 }) : circle([0, 0], 70, lineStyle),
      label([0, 18], count > 1 ? `${count} ?` : '?', {
        size: count > 1 ? 42 : 52,
        weight: 600,
        anchor: 'middle',
        fill: colour.mid,
      }),
    ]),
    halfSize: isWide ? [84, 48] : [70, 70],
    measuredUnits: 140,
    usualMillimetres: 16,
  }
}
