import { colour, thinOpen } from '#drawings/palette.ts'
import { part, path, type Placement, placed, rect } from '#drawings/svg.ts'

/** The plastic tip of a cuff tube: the tube enters at the origin from the left, the tip points right. */
export function hoseTip(placement: Placement): string {
  return part(
    'hose-tip',
    placed(placement, [
      rect([-6, -10, 18, 20], { fill: colour.mid, rx: 3 }),
      rect([12, -13, 22, 26], { fill: colour.shade, rx: 2 }),
      path('M34 -6H52L54 -3V3L52 6H34Z', {}),
      path('M18 -13V13M24 -13V13', thinOpen),
    ]),
  )
}
