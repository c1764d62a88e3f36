import { pieceBox } from '#drawings/drawing-files.ts'
import { colour } from '#drawings/palette.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import type { ConnectorForm } from '#drawings/ports/pneumatic-connector.ts'
import { connectorForm, connectorMouth, pneumaticConnector } from '#drawings/ports/pneumatic-connector.ts'
import { altText, type Composition, type Drawing, type Subject } from '#drawings/subject.ts'
import { placed, type Point, rect } from '#drawings/svg.ts'

function placementOf({ shape }: ConnectorForm): { at: Point; scale: number } {
  const [x, y, width, height] = pieceBox(`ar-${shape}`)
  const scale = Math.min(1.75, 450 / width)
  return { at: [240 - (x + width / 2) * scale, 180 - (y + height / 2) * scale], scale }
}

/** The drawn form of a part, as its data name it; of a coupling sold in halves, the chosen half's. */
function formOf({ traits, variant, connectors }: Subject): ConnectorForm {
  const half = variant?.ends
    ?.map((end) => connectors.get(end.connector))
    .find((connector) => connector?.shape === 'duplo-clique')
  return connectorForm(half ? `clique-duplo-${half.gender}` : traits.form)
}

function whole(subject: Subject): Drawing {
  const { product } = subject
  const form = formOf(subject)
  const { at, scale } = placementOf(form)
  return {
    body: centreLines([240, at[1]], [226, 140]) + pneumaticConnector(form, { at, scale }),
    alt: altText(product.name, 'visto de perfil'),
  }
}

function detail(subject: Subject): Drawing {
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

/** The degrees by which a shape is turned so that its tube leads down; 90 for shapes that are not listed. */
const tubeTurns: Readonly<Record<string, number>> = {
  'espiga-t': 0,
  'espiga-y': -90,
  'espiga-redutora': -90,
  'plugue-ar-90': 0,
}
/** Barbs without a body: their tube is drawn once more after them, to cover the barb onto which it is pushed. */
const openShapes = new Set(['espiga-t', 'espiga-y', 'espiga-reta', 'espiga-redutora'])

/** A connector on its tube, mouth up; of a pair of halves, the half on the hose. */
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

/** The distance of each of a double connector's two tubes from its middle; connectors not listed have one tube. */
const tubeOffsets: Readonly<Record<string, number>> = {
  'retangular-duplo': 29,
  'clique-duplo': 16,
  'clique-duplo-macho': 21,
  'clique-duplo-femea': 21,
  'luer-par-neonatal': 44,
}

function tubes({ shape }: ConnectorForm, [x, y]: Point): string {
  const tubeDown = (offset: number, top: number) =>
    cable(`M${x + offset} ${y + top}V366`, { width: 38, core: colour.sheet, name: 'tube' }) +
    rect([x + offset - 21, y + top + 8, 42, 10], { fill: colour.mid, rx: 3 })
  const offset = tubeOffsets[shape]
  if (offset !== undefined) return tubeDown(-offset, 14) + tubeDown(offset, 14)
  if (shape === 'tampao-espiga') return tubeDown(0, 0)
  return tubeDown(0, openShapes.has(shape) ? 34 : 14)
}

export const nibpConnector: Composition = { whole, detail }
