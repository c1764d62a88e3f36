import { colour } from '#drawings/palette.ts'
import { d, part, path, type Point } from '#drawings/svg.ts'

export interface CableStyle {
  /** The outer width of the cable, outline included. */
  width?: number
  core?: string
  ink?: string
  name?: string
}

/** The wall of a thin cable or wire: what its outline adds on each side of the core. */
const thinWall = 1.75

/** A cable along path data: an ink line with a lighter core. Later runs lie over earlier ones, as in a loop. */
export function cable(runs: string | readonly string[], style: CableStyle = {}): string {
  const { width = 11, core = colour.shade, ink = colour.ink, name = 'cable' } = style
  const coreWidth = width - 2 * (width < 8 ? thinWall : 2.5)
  // A square cap extends the core of a later run over the joint, which would otherwise show as a hairline.
  const cap = (index: number) => (index > 0 ? 'square' : undefined)
  const strokes = [runs]
    .flat()
    .map(
      (run, index) =>
        path(run, { stroke: ink === colour.ink ? undefined : ink, 'stroke-width': width }) +
        path(run, { stroke: core, 'stroke-width': coreWidth, 'stroke-linecap': cap(index) }),
    )
  return part(name, strokes, { fill: 'none', 'stroke-linecap': 'butt' })
}

/** A lead's wire: a cable without a group of its own, because the group of all wires sets their fill and caps. */
export function wirePaths(run: string, width: number, core: string): string {
  return path(run, { 'stroke-width': width }) + path(run, { stroke: core, 'stroke-width': width - 2 * thinWall })
}

/** The reach of a cable curve's handles, as a share of the curve's width. */
export const usualSlack = 0.5

/** A curve that leaves and reaches its ends horizontally, as path data. */
export function cableCurve(from: Point, to: Point, slack = usualSlack): string {
  const reach = (to[0] - from[0]) * slack
  return d`M${from[0]} ${from[1]}C${from[0] + reach} ${from[1]} ${to[0] - reach} ${to[1]} ${to[0]} ${to[1]}`
}
