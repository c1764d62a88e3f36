import { colour, thinOutline } from '#drawings/palette.ts'
import { circle, path, rect } from '#drawings/svg.ts'
import { cone, fillOf, hiddenEdges, crossLines, type Material, turnedPiece } from './pneumatic-material.ts'

/** Smooth shaft with a groove all round and a sealing ring at its tip. */
export function buttonMale(material: Material): string {
  return (
    turnedPiece(material, [0, 12], 28) +
    turnedPiece(material, [12, 60], 17) +
    turnedPiece(material, [60, 72], 12) +
    turnedPiece(material, [72, 112], 17) +
    rect([-106, -20, 11, 40], { fill: colour.ink, rx: 5 })
  )
}

/** Body with the thumb tongue on its side. */
export function buttonFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 104], 30) +
    path('M-26 -30C-30 -44 -40 -50 -54 -50H-84C-90 -50 -92 -42 -84 -40L-62 -38L-56 -30Z', { fill: colour.mid }) +
    path('M-58 -46V-40M-66 -46V-40M-74 -47V-41', thinOutline) +
    hiddenEdges('M-104 -17H-40V17H-104') +
    path('M-16 -30V30', thinOutline)
  )
}

/** Nipple with a shoulder and a rounded recess, no sealing ring. */
export function ringMale(material: Material): string {
  return (
    turnedPiece(material, [0, 18], 28) +
    path(
      'M-18 -14H-42C-48 -14 -50 -21 -56 -21H-66C-72 -21 -72 -10 -80 -10C-88 -10 -88 -16 -94 -16H-112L-118 -11V11L-112 16H-94C-88 16 -88 10 -80 10C-72 10 -72 21 -66 21H-56C-50 21 -48 14 -42 14H-18Z',
      { fill: fillOf(material) },
    ) +
    path('M-110 -8H-98M-40 -7H-24', { stroke: colour.sheet, 'stroke-width': 4 })
  )
}

/** Knurled ring that slides back over the body: the gap shows its travel. */
export function ringFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 112], 26) +
    turnedPiece(material, [34, 98], 36) +
    crossLines([42, 92], 36, { step: 6 }) +
    path('M-32 -26V26M-26 -26V26', thinOutline) +
    rect([-116, -15, 10, 30], { fill: colour.ink, rx: 2 })
  )
}

/** Long smooth cylinder with finger ribs, nothing else. */
export function smoothFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 128], 25) +
    crossLines([12, 48], 25, { step: 9 }) +
    hiddenEdges('M-128 -15H-56V15H-128') +
    path('M-120 -25V25', thinOutline)
  )
}

/** Bulkhead: hexagonal flange outside the panel, nut inside, panel in between. */
export function bulkhead(material: Material): string {
  const hexagon = (x: number, width: number, half: number) =>
    rect([x, -half, width, half * 2], { fill: fillOf(material), rx: 3 }) +
    path(`M${x} ${-half / 2.4}H${x + width}M${x} ${half / 2.4}H${x + width}`, thinOutline)
  return (
    turnedPiece(material, [0, 46], 17) +
    crossLines([2, 42], 17, { step: 6, slant: 3 }) +
    hexagon(-30, 20, 34) +
    rect([-42, -78, 10, 156], { fill: colour.mid }) +
    hexagon(-64, 22, 40) +
    path(
      'M-64 -13H-84C-88 -13 -88 -8 -94 -8C-100 -8 -100 -13 -104 -13H-120V13H-104C-100 13 -100 8 -94 8C-88 8 -88 13 -84 13H-64Z',
      { fill: fillOf(material) },
    )
  )
}

/** FlexiPort-like cap: a turning hub that clips onto the cuff, seen from the side. */
export function hubClip(material: Material): string {
  return (
    turnedPiece(material, [0, 30], 20) +
    path('M-28 -46H-66C-74 -46 -78 -40 -78 -32V32C-78 40 -74 46 -66 46H-28Z', { fill: colour.shade }) +
    rect([-92, -26, 14, 52], { fill: colour.mid, rx: 3 }) +
    circle([-52, 0], 15, { fill: colour.sheet }) +
    path('M-60 0H-44', thinOutline)
  )
}

/** Straight smooth pin of a wrist or arm meter. */
export function airPin(material: Material): string {
  return cone(material, [10, 92], [13, 11]) + turnedPiece(material, [0, 14], 22)
}
