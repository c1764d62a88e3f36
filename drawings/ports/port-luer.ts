import { colour } from '#drawings/palette.ts'
import { path, rect } from '#drawings/svg.ts'
import { cone, fillOf, hiddenEdges, crossLines, type Material, turnedPiece } from './pneumatic-material.ts'

/** Plain luer cone, nothing around it. */
export function luerMale(material: Material): string {
  return cone(material, [12, 104], [11, 7]) + turnedPiece(material, [0, 14], 19)
}

/** Plain conical mouth. */
export function luerFemale(material: Material): string {
  return (
    cone(material, [0, 74], [17, 22]) + hiddenEdges('M-74 -12L-16 -8V8L-74 12') + turnedPiece(material, [0, 12], 20)
  )
}

/** Cone inside a threaded collar. */
export function luerLockMale(material: Material): string {
  return (
    cone(material, [20, 106], [10, 7]) +
    turnedPiece(material, [0, 76], 30) +
    crossLines([10, 24], 30, { step: 7 }) +
    hiddenEdges('M-76 -21L-66 -16L-58 -21L-48 -16L-40 -21L-32 -16M-76 21L-66 16L-58 21L-48 16L-40 21L-32 16')
  )
}

/** Mouth with two lugs on the rim. */
export function luerLockFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 74], 16) +
    rect([-80, -29, 15, 58], { fill: fillOf(material), rx: 2 }) +
    path('M-80 -15H-65M-80 15H-65', { fill: 'none' }) +
    hiddenEdges('M-64 -11L-14 -8V8L-64 11')
  )
}

/** Pin with two moulded lugs (plastic) or thin cross pins (metal). */
export function bayonetMale(material: Material): string {
  const lugs =
    material === 'metal'
      ? rect([-76, -29, 8, 12], { fill: colour.sheet }) + rect([-76, 17, 8, 12], { fill: colour.sheet })
      : path('M-86 -18V-30H-58L-52 -18ZM-86 18V30H-58L-52 18Z', { fill: colour.shade })
  return (
    lugs +
    turnedPiece(material, [0, 108], 18) +
    path('M-96 -18V18', { 'stroke-width': material === 'metal' ? 1.5 : 3 }) +
    turnedPiece(material, [0, 14], 26)
  )
}

/** Body with L-shaped slots: shallow in plastic, cut through the wall in metal. */
export function bayonetFemale(material: Material): string {
  const slot = 'M-98 -10H-56V14'
  const cut =
    path(slot, { fill: 'none', 'stroke-width': 15 }) +
    path(slot, { fill: 'none', 'stroke-width': 9, stroke: material === 'metal' ? colour.ink : colour.mid })
  return (
    turnedPiece(material, [0, 100], 33) +
    cut +
    (material === 'metal' ? crossLines([6, 22], 33, { step: 5 }) : path('M-14 -33V33', { fill: 'none' })) +
    path('M-100 -25V25', {})
  )
}

/** External thread in plain sight. */
export function threadMale(material: Material): string {
  const crest = 'l-6 -6l-6 6'.repeat(6)
  const root = 'l6 6l6 -6'.repeat(6)
  return (
    path(`M-16 -20${crest}H-98V20H-88${root}Z`, { fill: fillOf(material) }) +
    crossLines([22, 84], 25, { step: 12, slant: 6 }) +
    turnedPiece(material, [0, 16], 27)
  )
}

/** Knurled nut that turns freely; its thread is inside. */
export function threadFemale(material: Material): string {
  return (
    turnedPiece(material, [0, 22], 15) +
    turnedPiece(material, [18, 96], 37) +
    crossLines([26, 90], 37, { step: 9 }) +
    rect([-100, -24, 10, 48], { fill: colour.ink, rx: 2 })
  )
}
