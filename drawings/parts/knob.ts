import { colour, thinLine } from '#drawings/palette.ts'
import { circle, d, part, path, type Point } from '#drawings/svg.ts'

/** A rotary knob with its pointer. */
export function knob([x, y]: Point, r: number, turn = 40): string {
  const angle = (turn * Math.PI) / 180
  const tip: Point = [x + Math.sin(angle) * r * 0.75, y - Math.cos(angle) * r * 0.75]
  return part(
    'knob',
    circle([x, y], r, { fill: colour.mid }) + path(d`M${x} ${y}L${tip[0]} ${tip[1]}`, { stroke: colour.sheet }),
  )
}

/** A round socket for a patient cable. */
export function socket([x, y]: Point, r: number, fill: string = colour.sheet): string {
  return part(
    'socket',
    circle([x, y], r, { fill, ...thinLine }) + circle([x, y], r * 0.45, { fill: colour.ink, stroke: 'none' }),
  )
}

/** A castor under a trolley. */
export function castor([x, y]: Point): string {
  return part(
    'castor',
    path(d`M${x - 7} ${y - 12}H${x + 7}L${x + 4} ${y}H${x - 4}Z`, { fill: colour.mid, ...thinLine }) +
      circle([x, y + 6], 9, { fill: colour.ink }) +
      circle([x, y + 6], 3, { fill: colour.sheet, stroke: 'none' }),
  )
}

/** Corrugated breathing hose along path data. */
export function corrugated(data: string, width = 16): string {
  const open = { fill: 'none', 'stroke-linecap': 'butt' }
  return part('breathing-hose', [
    path(data, { ...open, 'stroke-width': width }),
    path(data, { ...open, 'stroke-width': width - 5, stroke: colour.tint }),
    path(data, { ...open, 'stroke-width': width - 5, 'stroke-dasharray': '1.5 5' }),
  ])
}
