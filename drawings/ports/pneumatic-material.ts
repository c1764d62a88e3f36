import { colour, thinLine } from '#drawings/palette.ts'
import { d, path, rect } from '#drawings/svg.ts'

export type Material = 'plastico' | 'metal'

/** Fill by material: nickel-plated brass is a cooler grey than plastics. */
const fills: Record<Material, string> = { plastico: colour.tint, metal: '#cdd3d6' }

/** The fill of a piece of this material. */
export function fillOf(material: Material): string {
  return fills[material]
}

/** A turned or moulded piece between two x, towards the left; metal carries a highlight along it. */
export function turnedPiece(material: Material, [from, to]: readonly [number, number], half: number): string {
  const shine =
    material === 'metal' && half > 7
      ? path(d`M${-to + 5} ${-half * 0.5}H${-from - 5}`, {
          stroke: colour.sheet,
          'stroke-width': Math.max(3, half * 0.22),
        })
      : ''
  return rect([-to, -half, to - from, half * 2], { fill: fills[material], rx: 3 }) + shine
}

/** A cone between two x with a half width at either end. */
export function cone(
  material: Material,
  [from, to]: readonly [number, number],
  [halfFrom, halfTo]: readonly [number, number],
): string {
  return path(d`M${-from} ${-halfFrom}L${-to} ${-halfTo}V${halfTo}L${-from} ${halfFrom}Z`, { fill: fills[material] })
}

/** Lines across a piece: grip, thread (with a slant) or knurl. */
export function crossLines([from, to]: readonly [number, number], half: number, { step = 8, slant = 0 } = {}): string {
  const count = Math.floor((to - from) / step) + 1
  return path(
    Array.from({ length: count }, (_, index) => d`M${-from - index * step} ${-half}l${-slant} ${half * 2}`).join(''),
    { ...thinLine, fill: 'none' },
  )
}

/** Hidden edges, dashed as in technical drawings. */
export function hiddenEdges(data: string): string {
  return path(data, { ...thinLine, fill: 'none', 'stroke-dasharray': '5 4' })
}
