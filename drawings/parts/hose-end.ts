import type { ConnectorShape } from '#domain/catalogue/registry/connector-shapes.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import { isFaceKnown } from '#drawings/faces/connector-face.ts'
import { colour, thinLine, thinOutline } from '#drawings/palette.ts'
import { type ConnectorForm, connectorForm } from '#drawings/ports/pneumatic-connector.ts'
import { part, path, type Placement, placed, rect } from '#drawings/svg.ts'

/** The end of a hose: a known connector, the bare tube, or an outline that the buyer has to check. */
export type HoseEnd = ConnectorForm | 'livre' | 'a-conferir'

/** The drawn form of the registry's air connectors, before their gender. */
const forms: Partial<Record<ConnectorShape, string>> = {
  luer: 'luer',
  'luer-lock': 'luer-lock',
  baioneta: 'baioneta',
  'engate-botao': 'engate-botao',
  'rosca-ar': 'rosca',
  'encaixe-liso': 'encaixe-liso',
  'duplo-retangular': 'retangular-duplo',
  'duplo-clique': 'clique-duplo',
  flexiport: 'flexiport',
}

/** The drawn end of a hose for a connector of the registry; an outline if its face is unknown or has no drawing. */
export function hoseEndOf(connector: Connector): HoseEnd {
  if (connector.shape === 'tubo-livre') return 'livre'
  if (!isFaceKnown(connector)) return 'a-conferir'
  if (connector.shape === 'engate-anel') return connectorForm(`engate-anel-${connector.gender}-metal`)
  const form = forms[connector.shape]
  const material = connector.name.includes('de metal') ? '-metal' : ''
  return form === undefined ? 'a-conferir' : connectorForm(`${form}-${connector.gender}${material}`)
}

/** An unknown coupling: the grip on the tube, and an outline of the mouth to the left. */
export function openCoupling(placement: Placement): string {
  return part(
    'coupling-outline',
    placed(placement, [
      rect([-34, -20, 46, 40], { fill: colour.tint, rx: 6 }),
      path('M-22 -11V11M-12 -11V11M-2 -11V11', thinOutline),
      rect([-78, -17, 44, 34], { ...thinLine, fill: 'none', 'stroke-dasharray': '6 4', rx: 4 }),
    ]),
  )
}

/**
 * The tip of a cuff's tube in examples, which name no connector: the tube enters at the origin, the tip points right.
 */
export function hoseTip(placement: Placement): string {
  return part(
    'hose-tip',
    placed(placement, [
      rect([-6, -10, 18, 20], { fill: colour.mid, rx: 3 }),
      rect([12, -13, 22, 26], { fill: colour.shade, rx: 2 }),
      path('M34 -6H52L54 -3V3L52 6H34Z', {}),
      path('M18 -13V13M24 -13V13', thinOutline),
    ]),
  )
}
