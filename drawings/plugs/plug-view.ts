import { type DrawingTraits, plugName as nameInCatalogue, plugShapes } from '#domain/catalogue/drawing-traits.ts'
import { endsOf } from '#domain/catalogue/part/ends.ts'
import type { Connector } from '#domain/catalogue/registry/connector.ts'
import type { EndSide } from '#domain/catalogue/registry/part-end.ts'
import { isFaceKnown } from '#drawings/faces/connector-face.ts'
import type { Subject } from '#drawings/subject.ts'

/** The plug shapes of the catalogue, and one for a plug that the buyer has to check. */
export type PlugShape = NonNullable<DrawingTraits['plug']> | 'a-conferir'

export const plugName: Record<PlugShape, string> = { ...nameInCatalogue, 'a-conferir': 'conector a conferir' }

/** The facts from which a plug is drawn: its shape from the side, its registry's connector from the front. */
export type PlugView = { shape: PlugShape; connector?: Connector | undefined }

/** The plug of a part's main end; without a connector there, a shape in the drawing traits, whose face is unknown. */
export function plugOf(subject: Subject): PlugView {
  const connector = connectorAt(subject, 'equipamento') ?? connectorAt(subject, 'cabo')
  return connector ? viewOf(connector) : { shape: subject.traits.plug ?? 'a-conferir' }
}

/** The connector on one side of a part, as the chosen variant has it. */
export function connectorAt({ product, variant, connectors }: Omit<Subject, 'traits'>, side: EndSide) {
  const end = endsOf(product, variant).find((candidate) => candidate.side === side)
  return end && connectors.get(end.connector)
}

/** The plug on one side of a part; an outline when the part's data name no connector there. */
export function plugAt(subject: Subject, side: EndSide): PlugView {
  const connector = connectorAt(subject, side)
  return connector ? viewOf(connector) : { shape: 'a-conferir' }
}

function viewOf(connector: Connector): PlugView {
  return { shape: isFaceKnown(connector) ? plugShapeOf(connector) : 'a-conferir', connector }
}

export const hasKnownFace = ({ connector }: PlugView): boolean => connector !== undefined && isFaceKnown(connector)

/** The alternative text for a plug: its shape, and its contacts where known and not clear from the shape. */
export function plugTitle(view: PlugView): string {
  const { shape, connector } = view
  if (!connector || !hasKnownFace(view) || connector.contacts === undefined) return plugName[shape]
  if (shape === 'p10' || shape === 'p2') return `${plugName[shape]} ${connector.contacts === 2 ? 'mono' : 'estéreo'}`
  if (shape === 'db9' || shape === 'db15') return plugName[shape]
  return connector.contacts === 1 ? plugName[shape] : `${plugName[shape]}, ${connector.contacts} contatos`
}

function plugShapeOf({ shape, contacts = 0 }: Connector): PlugShape {
  if (shape === 'tipo-d') return contacts > 9 ? 'db15' : 'db9'
  if (shape === 'modular') return 'rj11'
  return plugShapes.find((plugShape) => plugShape === shape) ?? 'a-conferir'
}
