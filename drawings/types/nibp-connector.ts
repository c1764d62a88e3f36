import { colour } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import {
  type Block,
  type ConnectorForm,
  connectorForm,
  connectorMouth,
  isBlock,
  pneumaticConnector,
  type Port,
} from '#drawings/ports/pneumatic-connector.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { placed, type Point, rect } from '#drawings/svg.ts'

interface ViewPlacement {
  at: Point
  scale: number
}

/** The placement of blocks; a port on a barb is centred by its length. */
const blockPlacements: Record<Block, ViewPlacement> = {
  'espiga-t': { at: [240, 130], scale: 1.75 },
  'plugue-ar-90': { at: [276, 124], scale: 1.8 },
  'tampao-espiga': { at: [180, 180], scale: 2 },
  'espiga-y': { at: [240, 180], scale: 1.75 },
  'retangular-duplo': { at: [240, 180], scale: 1.7 },
  'clique-duplo': { at: [240, 180], scale: 1.55 },
  'clique-duplo-macho': { at: [234, 180], scale: 1.85 },
  'clique-duplo-femea': { at: [234, 180], scale: 1.85 },
  'espiga-reta': { at: [240, 180], scale: 2 },
  'espiga-redutora': { at: [270, 180], scale: 2 },
  'luer-par-neonatal': { at: [244, 180], scale: 1.75 },
}

/** How far each port extends from the body, for centring it. */
const portReach: Record<Port, number> = {
  'luer-macho': 104,
  'luer-femea': 74,
  'luer-lock-macho': 106,
  'luer-lock-femea': 80,
  'baioneta-macho': 108,
  'baioneta-femea': 104,
  'engate-botao-macho': 112,
  'engate-botao-femea': 104,
  'engate-anel-macho': 118,
  'engate-anel-femea': 116,
  'rosca-macho': 98,
  'rosca-femea': 100,
  'encaixe-liso-femea': 128,
  'painel-macho': 120,
  'plugue-ar': 92,
  flexiport: 92,
}

function placementOf({ shape }: ConnectorForm): ViewPlacement {
  return isBlock(shape)
    ? blockPlacements[shape]
    : { at: [240 + ((portReach[shape] - 90) / 2) * 1.75, 180], scale: 1.75 }
}

/** The form that a part's data name; for a coupling sold in halves, that of the chosen half. */
function formOf({ traits, variant, connectors }: Subject): ConnectorForm {
  const half = variant?.ends
    ?.map((end) => connectors.get(end.connector))
    .find((connector) => connector?.shape === 'duplo-clique')
  return connectorForm(half ? `clique-duplo-${half.gender}` : traits.form)
}

function whole(subject: Subject): Plate {
  const { product } = subject
  const form = formOf(subject)
  const { at, scale } = placementOf(form)
  return {
    body: centreLines([240, at[1]], [226, 140]) + pneumaticConnector(form, { at, scale }),
    alt: altText(product.name, 'visto de perfil'),
  }
}

function detail(subject: Subject): Plate {
  const { product } = subject
  const form = formOf(subject)
  return {
    body: [
      centreLines([128, 166], [110, 128]),
      placed({ at: [128, 166], scale: 1.15 }, connectorMouth(form)),
      caption([128, 330], form.shape === 'tampao-espiga' ? 'cabeça' : 'vista da boca'),
      onTube(form),
    ].join(''),
    alt: altText(`${product.name}: vista da boca, ao lado do perfil montado no tubo`),
  }
}

/** The degrees by which a connector is turned so that its tube leads down; 90 for any other. */
const tubeTurns: Partial<Record<ConnectorForm['shape'], number>> = {
  'espiga-t': 0,
  'espiga-y': -90,
  'espiga-redutora': -90,
  'plugue-ar-90': 0,
}
/** Connectors whose body does not hide the end of the tube. */
const openShapes = new Set<ConnectorForm['shape']>(['espiga-t', 'espiga-y', 'espiga-reta', 'espiga-redutora'])

/** The connector on its tube, mouth up; for a pair of halves, the one on the hose. */
function onTube({ shape, material }: ConnectorForm): string {
  const form: ConnectorForm = { shape: shape === 'clique-duplo' ? 'clique-duplo-macho' : shape, material }
  const at: Point = [form.shape in tubeOffsets ? 336 : 364, form.shape === 'tampao-espiga' ? 110 : 176]
  return (
    tubes(form, at) +
    pneumaticConnector(form, {
      at,
      turn: tubeTurns[form.shape] ?? 90,
      scale: 0.95,
      isMounted: !openShapes.has(form.shape),
    }) +
    (openShapes.has(form.shape) ? tubes(form, at) : '') +
    caption([447, 330], 'no tubo')
  )
}

/** Distance of a double connector's tubes from the middle. */
const tubeOffsets: Partial<Record<ConnectorForm['shape'], number>> = {
  'retangular-duplo': 29,
  'clique-duplo': 16,
  'clique-duplo-macho': 21,
  'clique-duplo-femea': 21,
  'luer-par-neonatal': 44,
}

/** Tubes pushed onto the barbs, down beyond the sheet's edge. */
function tubes({ shape }: ConnectorForm, [x, y]: Point): string {
  const tubeDown = (offset: number, top: number) =>
    cable(`M${x + offset} ${y + top}V366`, { width: 38, core: colour.sheet, name: 'tube' }) +
    rect([x + offset - 21, y + top + 8, 42, 10], { fill: colour.mid, rx: 3 })
  const offset = tubeOffsets[shape]
  if (offset !== undefined) return tubeDown(-offset, 14) + tubeDown(offset, 14)
  if (shape === 'tampao-espiga') return tubeDown(0, 0)
  return tubeDown(0, openShapes.has(shape) ? 34 : 14)
}

/** Pneumatic connectors CP01 to CP27. */
export const nibpConnector: Composition = { whole, detail }
