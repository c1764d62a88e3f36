import { d, type Point } from '../svg.ts'

/** Where the plug of a looped cable stands: its cable entry. */
export const loopedPlug: Point = [118, 306]

/**
 * The run of most cables on a sheet: out of the plug at the lower left, once round, and away to
 * the right, arriving horizontally. The second piece lies over the first.
 */
export function looped([x, y]: Point): string[] {
  return ['M110 306C176 306 216 262 208 196C202 144 160 116 118 118', d`M119 118C72 120 44 152 52 190C60 226 106 226 146 206C176 191 ${x - 50} ${y} ${x} ${y}`]
}
