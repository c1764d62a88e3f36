import { lockText } from '#domain/catalogue/registry/connector.ts'
import { connectorFace } from '#drawings/faces/connector-face.ts'
import { captionSize, colour, inkFill, thinLine, thinOutline } from '#drawings/palette.ts'
import { largeOnly } from '#drawings/picture-sizes.ts'
import { circle, d, label, line, path, placed, type Point } from '#drawings/svg.ts'
import { cable } from './cable.ts'
import { hasKnownFace, type PlugShape, type PlugView } from './plug-view.ts'
import { plug } from './plug.ts'

export function centreLines([x, y]: Point, [halfWidth, halfHeight]: Point): string {
  return path(d`M${x - halfWidth} ${y}H${x + halfWidth}M${x} ${y - halfHeight}V${y + halfHeight}`, {
    ...thinOutline,
    stroke: colour.mid,
    'stroke-dasharray': '14 4 3 4',
  })
}

/** A caption below a view, large enough for a card and away from the sheet's edges. */
export function caption([x, y]: Point, text: string): string {
  const half = text.length * captionSize * 0.3 + 4
  return label([Math.min(Math.max(x, half), 480 - half), y], text, {
    anchor: 'middle',
    size: captionSize,
    fill: colour.muted,
  })
}

const sideScale: Partial<Record<PlugShape, number>> = { db15: 1.35, p10: 1.3, p2: 1.4, banana: 1.4 }

/** A plug's face within a box around a point; an outline where the face is not known. */
export function plugFaceAt(view: PlugView, at: Point, [halfWidth, halfHeight]: Point): string {
  const { body, halfSize } = connectorFace(view.connector)
  const scale = Math.min(1.4, halfWidth / halfSize[0], halfHeight / halfSize[1])
  return placed({ at, scale }, body)
}

/** The x of a plug's views on a whole sheet, or left of another view. */
const viewColumns = {
  'whole-sheet': { faceX: 136, sideX: 350, sideCaptionX: 410, sideAloneX: 240 },
  'left-half': { faceX: 118, sideX: 290, sideCaptionX: 238, sideAloneX: 160 },
} as const

/** A plug's mating face, and its side with the start of the cable; the side alone where the face is not known. */
export function plugViews(view: PlugView, room: keyof typeof viewColumns = 'whole-sheet'): string {
  const { faceX, sideX, sideCaptionX, sideAloneX } = viewColumns[room]
  if (!hasKnownFace(view)) {
    return (
      cable(d`M${sideAloneX} 232V366`, { width: 22 }) +
      plug(view, { at: [sideAloneX, 240], turn: 90, scale: 1.8 }) +
      caption([sideAloneX - 96, 316], faceCaption(view))
    )
  }
  const { shape } = view
  const scale = sideScale[shape] ?? 1.5
  return [
    centreLines([faceX, 158], [108, 104]),
    plugFaceAt(view, [faceX, 158], [100, 92]),
    caption([faceX, 316], faceCaption(view)),
    cable(d`M${sideX} 232V366`, { width: 18 }),
    plug(view, { at: [sideX, 240], turn: 90, scale }),
    lockCallout(view, { toSheet: ([x, y]) => [sideX - y * scale, 240 + x * scale], textPosition: [sideX + 20, 44] }),
    caption([sideCaptionX, 316], 'perfil'),
  ].join('')
}

export const viewsTitle = (view: PlugView) => (hasKnownFace(view) ? 'em vista frontal e de perfil' : 'de perfil')

/** The caption below a face; it states the number for more than three contacts in unknown positions. */
export function faceCaption(view: PlugView): string {
  if (!hasKnownFace(view)) return 'face a conferir'
  const { contacts = 0, arrangement } = view.connector ?? {}
  return contacts > 3 && !arrangement ? `${contacts} contatos` : 'vista frontal'
}

/** The position of each shape's lock on the plug's upper edge, seen from the side, in the plug's own units. */
const lockPositions: Partial<Record<PlugShape, Point>> = {
  'redondo-baioneta': [-78, -26],
  lemo: [-62, -16],
  'retangular-trava': [-70, -32],
  db15: [-64, -44],
}

type LockCallout = { toSheet: (position: Point) => Point; textPosition: Point }

/** Labels what locks a plug in its socket, on a large drawing, if the lock and its place on this shape are known. */
export function lockCallout({ shape, connector }: PlugView, { toSheet, textPosition: [x, y] }: LockCallout): string {
  const position = lockPositions[shape]
  const text = connector && lockText(connector)
  if (!position || !text) return ''
  const lock = toSheet(position)
  return largeOnly(
    circle(lock, 2.5, inkFill) +
      line([lock[0], y + 5], lock, thinLine) +
      label([x, y], text, { size: 15, fill: colour.muted, anchor: 'middle' }),
  )
}
