import { colour, thin } from '#drawings/palette.ts'
import { circle, label, line, part, type Point } from '#drawings/svg.ts'

/** A numbered balloon with a leader to what it names; a dot marks the leader's end. */
export function callout(number: number, balloon: Point, target: Point): string {
  const [dx, dy] = [target[0] - balloon[0], target[1] - balloon[1]]
  const length = Math.hypot(dx, dy) || 1
  const edge: Point = [balloon[0] + (dx / length) * 14, balloon[1] + (dy / length) * 14]
  return part('callout', [
    line(edge, target, thin),
    circle(target, 3.5, { fill: colour.ink, stroke: 'none' }),
    circle(balloon, 14, { ...thin, fill: colour.sheet }),
    label([balloon[0], balloon[1] + 5.5], String(number), { size: 16, weight: 600, anchor: 'middle' }),
  ])
}
