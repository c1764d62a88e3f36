import { colour, thinOpen } from '../palette.ts'
import { d, label, path, placed, type Point } from '../svg.ts'
import { cable } from './cable.ts'
import { plugFace } from './plug-face.ts'
import type { PlugShape } from './plug-names.ts'
import { plug } from './plug.ts'

/** Centre lines of a view: a long dash, a dot, a long dash. */
export function centreLines([x, y]: Point, [halfWidth, halfHeight]: Point): string {
  return path(d`M${x - halfWidth} ${y}H${x + halfWidth}M${x} ${y - halfHeight}V${y + halfHeight}`, { ...thinOpen, stroke: colour.mid, 'stroke-dasharray': '14 4 3 4' })
}

/** The small caption under a view. */
export function caption(at: Point, text: string): string {
  return label(at, text, { anchor: 'middle', fill: colour.mid })
}

const wide = new Set<PlugShape>(['db15', 'flat', 'retangular-trava'])

/** A plug in two views side by side: its mating face, and its side with the start of the cable. */
export function plugViews(shape: PlugShape, sideX = 350): string {
  const faceX = sideX < 320 ? 120 : 136
  return [
    centreLines([faceX, 158], [112, 104]),
    placed({ at: [faceX, 158], scale: wide.has(shape) ? 0.88 : 1.06 }, plugFace(shape)),
    caption([faceX, 316], 'vista frontal'),
    cable(d`M${sideX} 232V300C${sideX} 330 ${sideX + 4} 345 ${sideX + 16} 366`, { width: 18 }),
    plug(shape, { at: [sideX, 240], turn: 90, scale: 1.5 }),
    caption([sideX - 62, 316], 'vista lateral'),
  ].join('')
}
