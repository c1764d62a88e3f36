import { colour, thinOpen } from '../palette.ts'
import { d, label, path, placed, type Point } from '../svg.ts'
import { cable } from './cable.ts'
import { plugFace } from './plug-face.ts'
import type { PlugShape } from './plug-names.ts'
import { plug } from './plug.ts'

/** Centre lines of a view: a long dash, a dot, a long dash. */
export function centreLines([x, y]: Point, [halfWidth, halfHeight]: Point): string {
  return path(d`M${x - halfWidth} ${y}H${x + halfWidth}M${x} ${y - halfHeight}V${y + halfHeight}`, {
    ...thinOpen,
    stroke: colour.mid,
    'stroke-dasharray': '14 4 3 4',
  })
}

const captionSize = 18

/** The caption under a view, still read on a card; it keeps off the sheet's edges. */
export function caption([x, y]: Point, text: string): string {
  const half = text.length * captionSize * 0.26 + 10
  return label([Math.min(Math.max(x, half), 480 - half), y], text, {
    anchor: 'middle',
    size: captionSize,
    fill: colour.muted,
  })
}

/** The widest plugs step back a little, so that three views fit beside each other. */
const faceScale: Partial<Record<PlugShape, number>> = { db15: 0.76, db9: 0.9, flat: 0.86, 'retangular-trava': 0.94 }
const sideScale: Partial<Record<PlugShape, number>> = { db15: 1.35, p10: 1.3, p2: 1.4, banana: 1.4 }

/** Two views of a plug: its mating face, and its side with the start of the cable. */
export function plugViews(shape: PlugShape, sideX = 350): string {
  const faceX = sideX < 320 ? 118 : 136
  return [
    centreLines([faceX, 158], [108, 104]),
    placed({ at: [faceX, 158], scale: faceScale[shape] ?? 1.06 }, plugFace(shape)),
    caption([faceX, 316], shape === 'a-conferir' ? 'a conferir' : 'vista frontal'),
    cable(d`M${sideX} 232V366`, { width: 18 }),
    plug(shape, { at: [sideX, 240], turn: 90, scale: sideScale[shape] ?? 1.5 }),
    caption([sideX + (sideX < 320 ? -52 : 60), 316], 'perfil'),
  ].join('')
}
