import { colour, inkFill, thinOutline } from '#drawings/palette.ts'
import { altText, type Composition, type Plate, type Subject } from '#drawings/subject.ts'
import { circle, path, placed, type Point, rect } from '#drawings/svg.ts'
import { cable } from '#drawings/plugs/cable.ts'
import { caption, centreLines } from '#drawings/plugs/plug-detail.ts'
import {
  type Block,
  type ConnectorForm,
  connectorForm,
  isBlock,
  pneumaticConnector,
} from '#drawings/ports/pneumatic-connector.ts'
import { portReach } from '#drawings/ports/port.ts'
import { portFace } from '#drawings/ports/port-face.ts'

interface Stand {
  at: Point
  scale: number
}

/** The placement of blocks; a port on a barb is centred by its length. */
const stands: Record<Block, Stand> = {
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

function standOf({ shape }: ConnectorForm): Stand {
  return isBlock(shape) ? stands[shape] : { at: [240 + ((portReach[shape] - 90) / 2) * 1.75, 180], scale: 1.75 }
}

/** The form that a part's data name; for a coupling sold in halves, that of the chosen half. */
function formOf({ traits, variant, connectors }: Subject): ConnectorForm {
  const half = variant?.ends?.map((end) => connectors.get(end.connector)).find((each) => each?.shape === 'duplo-clique')
  return connectorForm(half ? `clique-duplo-${half.gender}` : traits.form)
}

function whole(subject: Subject): Plate {
  const { product } = subject
  const form = formOf(subject)
  const { at, scale } = standOf(form)
  return {
    body: centreLines([240, at[1]], [226, 140]) + pneumaticConnector(form, { at, scale }),
    alt: altText(product.name, 'visto de perfil'),
  }
}

const blockFaces: Record<Block, string> = {
  'retangular-duplo':
    rect([-58, -86, 116, 172], { fill: colour.tint, rx: 8 }) +
    path('M-30 -86V-102H30V-86M-30 86V102H30V86', { fill: colour.mid }) +
    twoNozzles(42, 26),
  'clique-duplo':
    placed({ at: [-44, 0], scale: 0.8 }, clickFace(twoNozzles)) +
    placed({ at: [44, 0], scale: 0.8 }, clickFace(twoHoles)),
  'clique-duplo-macho': clickFace(twoNozzles),
  'clique-duplo-femea': clickFace(twoHoles),
  'luer-par-neonatal':
    circle([0, -52], 36, { fill: colour.tint }) +
    circle([0, -52], 17, { fill: colour.tint }) +
    circle([0, -52], 8, inkFill) +
    circle([0, 52], 40, { fill: colour.tint }) +
    circle([0, 52], 24, {}) +
    circle([0, 52], 9, inkFill),
  'plugue-ar-90':
    rect([-36, -36, 72, 120], { fill: colour.tint, rx: 12 }) + circle([0, 0], 24, {}) + circle([0, 0], 11, inkFill),
  'espiga-reta': circle([0, 0], 60, { fill: colour.tint }) + circle([0, 0], 40, {}) + circle([0, 0], 18, inkFill),
  'espiga-redutora': circle([0, 0], 62, { fill: colour.tint }) + circle([0, 0], 34, {}) + circle([0, 0], 11, inkFill),
  'espiga-t':
    rect([-26, 10, 52, 86], { fill: colour.tint }) +
    circle([0, 0], 46, { fill: colour.tint }) +
    circle([0, 0], 32, {}) +
    circle([0, 0], 15, inkFill),
  'espiga-y': rect([-40, -84, 80, 168], { fill: colour.tint, rx: 40 }) + twoHoles(44, 16),
  'tampao-espiga':
    circle([0, 0], 80, { fill: colour.mid }) + circle([0, 0], 66, { ...thinOutline, stroke: colour.sheet }),
}

/** The flat body of the click coupling from the front, with its airways. */
function clickFace(ways: (y: number, r: number) => string): string {
  return rect([-38, -80, 76, 160], { fill: colour.shade, rx: 20 }) + ways(36, 20)
}

/** Two nozzles from the front: filled, with a sealing ring and a narrow bore. */
function twoNozzles(y: number, r: number): string {
  return [-y, y]
    .map((at) => circle([0, at], r, { fill: colour.tint, 'stroke-width': 6 }) + circle([0, at], r * 0.3, inkFill))
    .join('')
}

function twoHoles(y: number, r: number): string {
  return [-y, y].map((at) => circle([0, at], r, {}) + circle([0, at], r * 0.5, inkFill)).join('')
}

function detail(subject: Subject): Plate {
  const { product } = subject
  const form = formOf(subject)
  const face = isBlock(form.shape) ? blockFaces[form.shape] : portFace(form.shape, form.material)
  return {
    body: [
      centreLines([128, 166], [110, 128]),
      placed({ at: [128, 166], scale: 1.15 }, face),
      caption([128, 330], form.shape === 'tampao-espiga' ? 'cabeça' : 'vista da boca'),
      inUse(form),
    ].join(''),
    alt: altText(`${product.name}: vista da boca, ao lado do perfil montado no tubo`),
  }
}

const turns: Partial<Record<ConnectorForm['shape'], number>> = {
  'espiga-t': 0,
  'espiga-y': -90,
  'espiga-redutora': -90,
  'plugue-ar-90': 0,
}
const open = new Set<ConnectorForm['shape']>(['espiga-t', 'espiga-y', 'espiga-reta', 'espiga-redutora'])

/** The connector on its tube, mouth up; for a pair of halves, the one on the hose. */
function inUse({ shape, material }: ConnectorForm): string {
  const form: ConnectorForm = { shape: shape === 'clique-duplo' ? 'clique-duplo-macho' : shape, material }
  const at: Point = [form.shape in apart ? 336 : 364, form.shape === 'tampao-espiga' ? 110 : 176]
  return (
    tubes(form, at) +
    pneumaticConnector(form, { at, turn: turns[form.shape] ?? 90, scale: 0.95, mounted: !open.has(form.shape) }) +
    (open.has(form.shape) ? tubes(form, at) : '') +
    caption([447, 330], 'no tubo')
  )
}

/** Distance of a double connector's tubes from the middle. */
const apart: Partial<Record<ConnectorForm['shape'], number>> = {
  'retangular-duplo': 29,
  'clique-duplo': 16,
  'clique-duplo-macho': 21,
  'clique-duplo-femea': 21,
  'luer-par-neonatal': 44,
}

/** Tubes pushed onto the barbs, down beyond the sheet's edge. */
function tubes({ shape }: ConnectorForm, [x, y]: Point): string {
  const down = (offset: number, top: number) =>
    cable(`M${x + offset} ${y + top}V366`, { width: 38, core: colour.sheet, name: 'tube' }) +
    rect([x + offset - 21, y + top + 8, 42, 10], { fill: colour.mid, rx: 3 })
  const offset = apart[shape]
  if (offset !== undefined) return down(-offset, 14) + down(offset, 14)
  return down(0, shape === 'tampao-espiga' ? 0 : open.has(shape) ? 34 : 14)
}

/** Pneumatic connectors CP01 to CP27. */
export const nibpConnector: Composition = { whole, detail }
