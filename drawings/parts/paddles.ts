import { colour, thinLine, thinOutline, wire } from '#drawings/palette.ts'
import { circle, label, part, path, type Placement, placed, rect } from '#drawings/svg.ts'

/** External paddle from the side: electrode plate, housing, handle with button. */
export function paddle(placement: Placement): string {
  return part(
    'paddle',
    placed(placement, [
      rect([-62, 52, 124, 14], { rx: 3 }),
      path('M-54 52L-46 26H46L54 52Z', { fill: colour.shade }),
      path(
        'M-40 26V-10C-40 -34 -22 -44 0 -44C22 -44 40 -34 40 -10V26H22V-8C22 -20 12 -26 0 -26C-12 -26 -22 -20 -22 -8V26Z',
        { fill: colour.mid },
      ),
      circle([0, -35], 6, { fill: wire.orange, ...thinLine }),
      path('M-36 40H36', thinOutline),
    ]),
  )
}

/** Internal paddle: a spoon on a long insulated shaft. */
export function internalPaddle(placement: Placement): string {
  return part(
    'internal-paddle',
    placed(placement, [
      path('M-8 -20H8V110H-8Z', { fill: colour.shade }),
      rect([-16, 110, 32, 90], { fill: colour.mid, rx: 10 }),
      path('M-10 130H10M-10 146H10M-10 162H10', thinOutline),
      path('M0 -110C32 -110 40 -84 40 -64C40 -36 22 -16 0 -16C-22 -16 -40 -36 -40 -64C-40 -84 -32 -110 0 -110Z', {
        fill: '#cdd3d6',
      }),
      path('M-18 -88C-26 -76 -26 -56 -18 -44', { ...thinOutline, stroke: colour.sheet, 'stroke-width': 5 }),
    ]),
  )
}

/** Multifunction pad: gel area on a backing, heart and bolt. */
export function multifunctionPad(placement: Placement): string {
  return part(
    'pad',
    placed(placement, [
      rect([-66, -84, 132, 168], { fill: colour.tint, rx: 34 }),
      rect([-50, -68, 100, 136], { ...thinLine, fill: colour.sheet, rx: 24 }),
      path('M-24 -8C-24 -26 -4 -28 0 -14C4 -28 24 -26 24 -8C24 8 8 16 0 26C-8 16 -24 8 -24 -8Z', {
        ...thinOutline,
        'stroke-width': 2,
      }),
      path('M6 -14L-4 0H5L-4 14', thinOutline),
    ]),
  )
}

/** Child plate that slides over an adult paddle: rails at the sides, smaller face. */
export function childPlate(placement: Placement): string {
  return part(
    'child-plate',
    placed(placement, [
      rect([-70, -56, 140, 112], { fill: colour.shade, rx: 18 }),
      rect([-46, -36, 92, 72], { fill: '#cdd3d6', rx: 14 }),
      path('M-36 -22C-38 -12 -38 6 -36 16', { ...thinOutline, stroke: colour.sheet, 'stroke-width': 5 }),
      rect([-82, -30, 14, 60], { fill: colour.mid, rx: 3 }),
      rect([68, -30, 14, 60], { fill: colour.mid, rx: 3 }),
    ]),
  )
}

/** A tube of conductive gel. */
export function gelTube(): string {
  return part('gel-tube', [
    path('M60 120H70V240H60Z', { fill: colour.mid }),
    path('M70 112C160 112 250 128 330 150V210C250 232 160 248 70 248Z', { fill: colour.tint }),
    path('M120 138C190 142 250 150 300 162V198C250 210 190 218 120 222Z', { ...thinLine }),
    label([206, 188], 'GEL', { size: 26, weight: 600, anchor: 'middle', fill: colour.petrol }),
    rect([330, 160, 26, 40], { fill: colour.shade }),
    path('M356 152H412L428 166V194L412 208H356Z', { fill: colour.mid }),
    path('M368 158V202M380 158V202M392 158V202', thinOutline),
  ])
}
