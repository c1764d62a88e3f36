import { colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { d, path, rect } from '#drawings/svg.ts'

/** Strain relief from the cable at the origin to x = -34: a ribbed rubber cone. */
export function boot(half = 12): string {
  const taper = (x: number) => 7 + (-x / 34) * (half - 6)
  const ribs = [-11, -18, -25].map((x) => d`M${x} ${-taper(x)}V${taper(x)}`).join('')
  return path(d`M0 -6L-34 ${-half}V${half}L0 6Z`, { fill: colour.mid }) + path(ribs, thinOutline)
}

/** A turned or moulded piece between two x, both measured towards the tip. */
export function barrel(
  [from, to]: readonly [number, number],
  half: number,
  look: { fill?: string; rx?: number } = {},
): string {
  return rect([-to, -half, to - from, half * 2], { fill: look.fill ?? colour.shade, rx: look.rx ?? 3 })
}

/** Parallel grip lines across a piece. */
export function grip(xs: readonly number[], half: number): string {
  return path(xs.map((x) => d`M${-x} ${-half}V${half}`).join(''), thinOutline)
}

/** A small dark mark: index dot or key slot. */
export function mark([x, y]: readonly [number, number], [width, height]: readonly [number, number]): string {
  return rect([x, y, width, height], { ...inkFill, ...thinLine, rx: 1 })
}
