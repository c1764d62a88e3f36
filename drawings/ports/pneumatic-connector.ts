import { part, type Placement, placed } from '#drawings/svg.ts'
import {
  angledPlug,
  clickFemale,
  clickMale,
  clickPair,
  luerPair,
  rectangularDouble,
  stopper,
  tee,
  union,
  wye,
} from './pneumatic-blocks.ts'
import { type Material, turnedPiece } from './pneumatic-material.ts'
import { barb, type PortMaterial, type Port, port, portKeys } from './port.ts'

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
