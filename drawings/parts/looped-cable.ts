import { d, type Point } from '#drawings/svg.ts'

/** The point of `loopedCable`'s path at which the cable enters its plug. */
export const loopedCableEntry: Point = [118, 306]

/**
 * The path of most cables: from the plug at the lower left, once round, and away to the right, ending horizontally. The
 * second piece lies over the first.
 */
export function loopedCable([x, y]: Point, from: Point = [110, 306]): string[] {
  const reach = Math.min(60, (x - 150) * 0.6)
  return [
    d`M${from[0]} ${from[1]}C${from[0] + 76} ${from[1]} 224 246 214 166C205 100 164 56 112 56H104`,
    d`M113 56C56 56 26 100 36 150C46 202 98 216 142 200C176 188 ${x - reach} ${y} ${x} ${y}`,
  ]
}
