import { lockText } from '#domain/catalogue/registry/connector.ts'
import { colour, inkFill, thinLine } from '#drawings/palette.ts'
import { circle, label, line, type Point } from '#drawings/svg.ts'
import { largeOnly } from '#drawings/two-sizes.ts'
import type { PlugShape } from './plug-names.ts'
import type { PlugView } from './plug-view.ts'

/** The position of a plug's lock on its upper edge, seen from the side, in the plug's own units. */
const places: Partial<Record<PlugShape, Point>> = {
  'redondo-baioneta': [-78, -26],
  lemo: [-62, -16],
  'retangular-trava': [-70, -32],
  db15: [-64, -44],
}

/** The plug's placement on the sheet, and the position of the text about its lock. */
interface LockCallout {
  onSheet: (place: Point) => Point
  words: Point
}

/** Names what locks a plug in its socket, in a large drawing, if the lock and its place on this shape are known. */
export function lockCallout({ shape, connector }: PlugView, { onSheet, words: [x, y] }: LockCallout): string {
  const [place, text] = [places[shape], connector && lockText(connector)]
  if (!place || !text) return ''
  const lock = onSheet(place)
  return largeOnly(
    circle(lock, 2.5, inkFill) +
      line([lock[0], y + 5], lock, thinLine) +
      label([x, y], text, { size: 15, fill: colour.muted, anchor: 'middle' }),
  )
}
