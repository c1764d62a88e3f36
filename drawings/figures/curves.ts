import { d, path, type Attributes, type Point } from '#drawings/svg.ts'
import { colour } from '#drawings/palette.ts'

/** A curve through points, straight between them, as an open line. */
export function polyline(
  points: readonly Point[],
  stroke: string = colour.petrol,
  attributes: Attributes = {},
): string {
  const [first, ...rest] = points
  if (!first) return ''
  return path(d`M${first[0]} ${first[1]}` + rest.map(([x, y]) => d`L${x} ${y}`).join(''), {
    fill: 'none',
    stroke,
    ...attributes,
  })
}

/**
 * An open line through points with rounded corners, as in curves of gas or pressure. In: the distance from each corner
 * at which the bend begins.
 */
export function softline(points: readonly Point[], bend: number): string {
  const [first, ...rest] = points
  if (!first) return ''
  const bends = rest.map((corner, index) => {
    const next = rest[index + 1]
    if (!next) return d`L${corner[0]} ${corner[1]}`
    const [before, after] = [along(corner, points[index] ?? corner, bend), along(corner, next, bend)]
    return d`L${before[0]} ${before[1]}Q${corner[0]} ${corner[1]} ${after[0]} ${after[1]}`
  })
  return path(d`M${first[0]} ${first[1]}` + bends.join(''), { fill: 'none', stroke: colour.petrol })
}

/** The point at a distance from one point towards another, at most halfway. */
function along([x, y]: Point, to: Point, way: number): Point {
  const share = Math.min(0.5, way / (Math.hypot(to[0] - x, to[1] - y) || 1))
  return [x + (to[0] - x) * share, y + (to[1] - y) * share]
}

/** The points of a function from position (0 to 1) to height (0 to 1), in a box: its lower left corner and its size. */
export function plotted([x, y]: Point, [width, height]: Point, value: (across: number) => number): Point[] {
  return Array.from({ length: 61 }, (_, index) => {
    const across = index / 60
    return [x + across * width, y - value(across) * height] as const
  })
}

/** The pulse of an artery: a steep rise, a notch, a slow fall. In: the position within one beat, 0 to 1. */
export function pulse(phase: number): number {
  const rise = Math.exp(-(((phase - 0.2) / 0.09) ** 2))
  const fall = phase > 0.2 ? Math.exp(-(phase - 0.2) * 4.2) * 0.86 : 0
  const notch = 0.16 * Math.exp(-(((phase - 0.5) / 0.06) ** 2))
  return Math.max(rise, fall) * 0.92 + notch
}
