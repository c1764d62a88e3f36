import { colour, inkFill, thinOutline } from '#drawings/palette.ts'
import { element, path, placed, type Point, rect, part, type Placement } from '#drawings/svg.ts'
import { turnedPiece, type Material } from './pneumatic-material.ts'
import { barb, type PortMaterial, port, type Port, portKeys } from './port.ts'

const right = (at: Point, drawn: string, scale = 1) => placed({ at, flip: true, scale, keepLine: true }, drawn)

/** Rectangular block for two tubes, with sprung latches above and below. */
function rectangularDouble(make: PortMaterial): string {
  const latch = 'M-10 -58C-18 -74 -40 -78 -66 -72L-84 -68V-58'
  return [
    right([24, -30], barb(make)),
    right([24, 30], barb(make)),
    path(latch, { fill: colour.mid }),
    element('g', { transform: 'scale(1 -1)' }, path(latch, { fill: colour.mid })),
    rect([-84, -60, 110, 120], { fill: colour.tint, rx: 6 }),
    rect([-112, -48, 28, 96], { rx: 3 }),
    path('M-112 -32H-84M-112 32H-84M-60 -44V44M-48 -44V44M-36 -44V44', thinOutline),
  ].join('')
}

const clickBody = (make: PortMaterial, mouth: number) =>
  right([30, -22], barb(make), 0.9) +
  right([30, 22], barb(make), 0.9) +
  path(`M32 -40H-20C-44 -40 -52 -34 -74 -34H${mouth}V34H-74C-52 34 -44 40 -20 40H32Z`, { fill: colour.shade })

/** The male half of a flat two-way coupling: two nozzles with sealing rings, and the tongue that clicks. */
function clickMale(make: PortMaterial): string {
  const nozzle = (y: number) =>
    rect([-116, y - 9, 30, 18], { fill: colour.tint, rx: 3 }) + rect([-106, y - 11, 7, 22], { ...inkFill, rx: 3 })
  return [
    nozzle(-20),
    nozzle(20),
    clickBody(make, -88),
    rect([-84, -14, 72, 28], { fill: colour.tint, rx: 12 }),
    path('M-30 -6V6M-38 -6V6M-46 -6V6', thinOutline),
  ].join('')
}

/** The female half of the coupling: a closed body with two bores, and the window for the tongue. */
function clickFemale(make: PortMaterial): string {
  const bore = (y: number) => path(`M-114 ${y - 10}H-70V${y + 10}H-114`, { ...thinOutline, 'stroke-dasharray': '5 4' })
  return [
    clickBody(make, -114),
    bore(-20),
    bore(20),
    rect([-52, -12, 26, 24], { fill: colour.mid, rx: 4 }),
    path('M-114 -34V34', { 'stroke-width': 5 }),
  ].join('')
}

/** Both halves, face to face, for a part that is sold as either half. */
function clickPair(make: PortMaterial): string {
  return (
    placed({ at: [80, 0], scale: 0.58, keepLine: true }, clickMale(make)) +
    placed({ at: [-80, 0], scale: 0.58, flip: true, keepLine: true }, clickFemale(make)) +
    path('M0 -50V50', { ...thinOutline, 'stroke-dasharray': '6 5' })
  )
}

/** Luer connectors of a newborn's double hose: a cone on one tube, a mouth on the other. */
function luerPair(make: PortMaterial): string {
  const one = (y: number, name: 'luer-macho' | 'luer-femea') =>
    placed(
      { at: [0, y], scale: 0.9, keepLine: true },
      right([14, 0], barb(make)) +
        placed({ at: [-14, 0] }, port(name, make.material)) +
        turnedPiece(make.material, [-16, 16], 24),
    )
  return one(-46, 'luer-macho') + one(46, 'luer-femea')
}

/** Short plug bent at a right angle. */
function angledPlug(make: PortMaterial): string {
  return (
    placed({ at: [0, 26], turn: -90 }, barb(make)) +
    placed({ at: [-26, 0] }, port('plugue-ar', make.material)) +
    path('M-28 -26H6C20 -26 28 -18 28 -4V28H-28Z', { fill: colour.tint }) +
    path('M-14 -12H4C10 -12 14 -8 14 -2V14', thinOutline)
  )
}

/** Straight union: two barbs of one size with a rib between them, or of two sizes. */
function union(make: PortMaterial, { reduced = false } = {}): string {
  return (
    right([8, 0], barb(make), reduced ? 0.62 : 1) +
    placed({ at: [-8, 0], scale: reduced ? 1.25 : 1, keepLine: true }, barb(make)) +
    (reduced ? path('M-12 -20L12 -11V11L-12 20Z', { fill: colour.tint }) : turnedPiece(make.material, [-8, 8], 27))
  )
}

/** Three barbs at right angles. */
function tee(make: PortMaterial): string {
  return (
    right([24, 0], barb(make)) +
    placed({ at: [-24, 0] }, barb(make)) +
    placed({ at: [0, 14], turn: -90 }, barb(make)) +
    path('M-26 -13H26V13H13V26H-13V13H-26Z', { fill: colour.tint })
  )
}

/** Y piece: two slanted branches that join into one. */
function wye(make: PortMaterial): string {
  return (
    placed({ at: [-24, 0] }, barb(make)) +
    placed({ at: [16, -18], turn: 145 }, barb(make)) +
    placed({ at: [16, 18], turn: -145 }, barb(make)) +
    path('M-28 -13H-4L14 -31L29 -10L20 0L29 10L14 31L-4 13H-28Z', { fill: colour.tint })
  )
}

/** Solid barb with a wide head: the only one without a bore. */
function stopper(make: PortMaterial): string {
  return (
    right([0, 0], barb(make, { solid: true })) +
    rect([-26, -44, 28, 88], { fill: colour.mid, rx: 8 }) +
    path('M-14 -30V30', { ...thinOutline, stroke: colour.sheet })
  )
}

/** Connectors that consist of more than a port on a barb. */
const blocks = {
  'retangular-duplo': rectangularDouble,
  'clique-duplo': clickPair,
  'clique-duplo-macho': clickMale,
  'clique-duplo-femea': clickFemale,
  'luer-par-neonatal': luerPair,
  'plugue-ar-90': angledPlug,
  'espiga-reta': (make: PortMaterial) => union(make),
  'espiga-redutora': (make: PortMaterial) => union(make, { reduced: true }),
  'espiga-t': tee,
  'espiga-y': wye,
  'tampao-espiga': stopper,
} as const
export type Block = keyof typeof blocks
export const blockKeys = Object.keys(blocks) as Block[]

export interface ConnectorForm {
  shape: Port | Block
  material: Material
}

/**
 * Reads a `form` such as 'luer-lock-macho-metal': the longest known shape that it begins with, and the material.
 * Without a known shape it is a plain luer cone.
 */
export function connectorForm(form: string | undefined): ConnectorForm {
  const known = [...portKeys, ...blockKeys]
    .filter((key) => form === key || form?.startsWith(`${key}-`))
    .toSorted((one, other) => other.length - one.length)
  return { shape: known[0] ?? 'luer-macho', material: form?.endsWith('-metal') ? 'metal' : 'plastico' }
}

/** Whether a connector has a drawing of its own instead of a port on a barb. */
export const isBlock = (shape: ConnectorForm['shape']): shape is Block => shape in blocks

export interface ConnectorPlacement extends Placement {
  /** Whether a tube is mounted; it hides the barb. */
  mounted?: boolean
}

/** A pneumatic connector around the origin: its mouth to the left, its barb to the right. */
export function pneumaticConnector(
  { shape, material }: ConnectorForm,
  { mounted = false, ...placement }: ConnectorPlacement,
): string {
  const make = { material, mounted }
  const drawn = isBlock(shape) ? blocks[shape](make) : straight(shape, make)
  return part('connector', placed(placement, drawn), { 'data-shape': shape, 'data-material': material })
}

function straight(shape: Port, make: PortMaterial): string {
  const { material } = make
  return (
    placed({ at: [18, 0], flip: true }, barb(make)) +
    placed({ at: [-14, 0] }, port(shape, material)) +
    turnedPiece(material, [-20, 16], 22)
  )
}
