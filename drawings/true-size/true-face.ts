import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { boxOf } from '#domain/catalogue/registry/connector-measures.ts'
import { airFaces } from './air-faces.ts'
import { pinFaces } from './pin-faces.ts'
import { plugFaces } from './plug-faces.ts'
import { perMillimetre, type TrueFaceDrawer } from './true-size.ts'

/** A connector's face at true size: a viewBox around the origin with 100 units per millimetre. */
export interface TrueFace {
  viewBox: string
  /** Width of the measured contour in millimetres. */
  width: number
  height: number
  /** Width and height of the whole drawing in millimetres. */
  room: readonly [width: number, height: number]
  /** The measured contour, as shapes without style. Their bounding box is the measure. */
  outline: string
  /** What is drawn inside or around it. */
  details: string
}

const faces: Partial<Record<Connector['shape'], TrueFaceDrawer>> = { ...plugFaces, ...pinFaces, ...airFaces }

/** The face of a connector at true size; undefined where the registry has no measures, or the shape has no drawing. */
export function trueFace(connector: Connector): TrueFace | undefined {
  const { measures, shape } = connector
  const draw = faces[shape]
  if (!measures || !draw) return undefined
  const [width, height] = boxOf(measures.outline)
  const [w, h] = [width * perMillimetre, height * perMillimetre].map(Math.round)
  const { reach = [0, 0], ...drawn } = draw(connector, measures)
  return {
    viewBox: `${-(w ?? 0) / 2} ${-(h ?? 0) / 2} ${w} ${h}`,
    width,
    height,
    room: [Math.max(width, reach[0] * 2), Math.max(height, reach[1] * 2)],
    ...drawn,
  }
}
