import { colour, noLine, thinLine } from '#drawings/palette.ts'
import { d, path, placed, type Point } from '#drawings/svg.ts'
import { cable, type CableStyle, cableCurve, usualSlack } from './cable.ts'
import { plugFaceAt } from './plug-detail.ts'
import { hasKnownFace, type PlugView } from './plug-view.ts'
import { plug } from './plug.ts'

/** The scale of the plug against the rest of a part: buyers distinguish cables by the plug. */
export const plugScale = 1.6

/** The point where the cable leaves a whole part's plug: lower if a known face is drawn above the plug. */
export const machineEntry = (view: PlugView): Point => [200, hasKnownFace(view) ? 250 : 180]

export function machineEnd(view: PlugView): string {
  const face = hasKnownFace(view) ? plugFaceAt(view, [100, 94], [84, 54]) : ''
  return plug(view, { at: machineEntry(view), scale: plugScale }) + face
}

/** A cable cut short: the gap across it is the sign for a length that is not drawn. */
export function shortCable(from: Point, to: Point, style: CableStyle = {}): string {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  // The direction of a Bézier curve at its middle, from its ends and handles.
  const turn = (Math.atan2((to[1] - from[1]) * 1.5, (to[0] - from[0]) * 1.5 * (1 - usualSlack)) * 180) / Math.PI
  const half = (style.width ?? 11) / 2 + 5
  const edge = (x: number) => d`M${x} ${-half}C${x + 6} ${-half / 3} ${x - 6} ${half / 3} ${x} ${half}`
  return (
    cable(cableCurve(from, to), style) +
    placed({ at: middle, turn }, [
      path(d`M-4 ${-half}H4V${half}H-4Z`, { fill: colour.sheet, ...noLine }),
      path(edge(-4) + edge(4), { ...thinLine, fill: 'none' }),
    ])
  )
}
