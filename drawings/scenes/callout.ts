import { colour, thinLine } from '#drawings/palette.ts'
import { circle, label, line, part, type Point } from '#drawings/svg.ts'

type Callout = (number: number, balloon: Point, target: Point) => string

/** A numbered balloon with a leader to what it names; a dot marks the leader's end. */
export const callout: Callout = calloutOf({ radius: 14, size: 16.5 })

/**
 * A larger callout for pictures that phones show at less than half their size, so that its number is still 11 px high
 * there.
 */
export const largeCallout: Callout = calloutOf({ radius: 20, size: 25 })

/** Makes a callout. In: the balloon's radius, and the font size of its number. */
function calloutOf({ radius, size }: { radius: number; size: number }): Callout {
  return (number, balloon, target) => {
    const [dx, dy] = [target[0] - balloon[0], target[1] - balloon[1]]
    const length = Math.hypot(dx, dy) || 1
    const edge: Point = [balloon[0] + (dx / length) * radius, balloon[1] + (dy / length) * radius]
    return part('callout', [
      line(edge, target, thinLine),
      circle(target, 3.5, { fill: colour.ink, stroke: 'none' }),
      circle(balloon, radius, { ...thinLine, fill: colour.sheet }),
      label([balloon[0], balloon[1] + size * 0.35], String(number), { size, weight: 600, anchor: 'middle' }),
    ])
  }
}
