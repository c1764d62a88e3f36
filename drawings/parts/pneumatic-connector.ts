import { colour } from '../palette.ts'
import { part, type Placement, placed, type Point, rect } from '../svg.ts'
import { bodyReach, connectorBody } from './connector-body.ts'
import { port } from './port.ts'
import type { ConnectorForm } from '../types/nibp-connector-forms.ts'

/** A whole pneumatic connector around the origin, its left port to the left. */
export function pneumaticConnector(form: ConnectorForm, placement: Placement): string {
  return part('connector', placed(placement, layouts[form.layout ?? 'reto'](form)), { 'data-layout': form.layout ?? 'reto' })
}

const side = (form: ConnectorForm, which: 'left' | 'right') => port(form[which])

function straight(form: ConnectorForm): string {
  const reach = bodyReach[form.body]
  return placed({ at: [-reach, 0] }, side(form, 'left')) + placed({ at: [reach, 0], flip: true }, side(form, 'right')) + connectorBody(form.body)
}

function branched(form: ConnectorForm, arms: readonly { at: Point; turn: number }[]): string {
  const reach = bodyReach[form.body] - 4
  return placed({ at: [-reach, 0] }, side(form, 'left')) + arms.map((arm) => placed({ ...arm, flip: true }, side(form, 'right'))).join('') + connectorBody(form.body)
}

const layouts: Record<NonNullable<ConnectorForm['layout']>, (form: ConnectorForm) => string> = {
  reto: straight,
  duplo: (form) => rect([-30, -66, 60, 132], { fill: colour.shade, rx: 10 }) + placed({ at: [0, -38], scale: 0.85 }, straight(form)) + placed({ at: [0, 38], scale: 0.85 }, straight(form)),
  cotovelo: (form) => branched(form, [{ at: [0, 24], turn: 90 }]),
  te: (form) => branched(form, [{ at: [30, 0], turn: 0 }, { at: [0, 24], turn: 90 }]),
  y: (form) => branched(form, [{ at: [24, -14], turn: -32 }, { at: [24, 14], turn: 32 }]),
}
