import { colour } from '../palette.ts'
import { d, part, path, type Point } from '../svg.ts'

export interface CableStyle {
  /** Outer width, outline included. */
  width?: number
  core?: string
  ink?: string
  name?: string
}

/**
 * A cable along one or more path data: an ink line with a lighter core. Later pieces lie over
 * earlier ones, which is how a loop crosses itself.
 */
export function cable(pieces: string | readonly string[], style: CableStyle = {}): string {
  const { width = 11, core = colour.shade, ink = colour.ink, name = 'cable' } = style
  const runs = typeof pieces === 'string' ? [pieces] : pieces
  const wall = width < 8 ? 1.75 : 2.5
  // The core of a later piece runs on over its joint, which would else show as a hairline.
  const cap = (index: number) => (index > 0 ? 'square' : undefined)
  const drawn = runs.map(
    (run, index) =>
      path(run, { stroke: ink === colour.ink ? undefined : ink, 'stroke-width': width }) +
      path(run, { stroke: core, 'stroke-width': width - 2 * wall, 'stroke-linecap': cap(index) }),
  )
  return part(name, drawn, { fill: 'none', 'stroke-linecap': 'butt' })
}

/** A lead's wire: the same, bare of its group, for fans that set fill and caps once. */
export function wirePaths(run: string, width: number, core: string): string {
  return path(run, { 'stroke-width': width }) + path(run, { stroke: core, 'stroke-width': width - 3.5 })
}

/** A smooth run between two points that leaves and arrives horizontally. */
export function sweep(from: Point, to: Point, slack = 0.5): string {
  const reach = (to[0] - from[0]) * slack
  return d`M${from[0]} ${from[1]}C${from[0] + reach} ${from[1]} ${to[0] - reach} ${to[1]} ${to[0]} ${to[1]}`
}

/** A smooth curve through all points (Catmull–Rom), for runs that wander. */
export function through(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0]
  const [startX, startY] = at(0)
  const curves = points.slice(1).map((to, index) => {
    const [before, from, after] = [at(index - 1), at(index), at(index + 2)]
    return d`C${from[0] + (to[0] - before[0]) / 6} ${from[1] + (to[1] - before[1]) / 6} ${to[0] - (after[0] - from[0]) / 6} ${to[1] - (after[1] - from[1]) / 6} ${to[0]} ${to[1]}`
  })
  return d`M${startX} ${startY}` + curves.join('')
}
